"""A table set for a test: a small galaxy, pieces where they are wanted, and loaded dice."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orrery.games.parsec.actions import DONE, PASS, UNIT_NAMES
from orrery.games.parsec.content import FOLDER, load_content
from orrery.games.parsec.effects import build, receive
from orrery.games.parsec.flow.purchase import PurchaseStep
from orrery.games.parsec.flow.turn import ActionStep, EndOfTurn, Turn
from orrery.games.parsec.galaxy import SPACE
from orrery.games.parsec.game import GAME, Parsec
from orrery.games.parsec.grid import NAMES, Q, R, cell_at
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import RESOURCES
from orrery.games.parsec.traits import refresh_traits
from orrery.kernel import Action, Choice, Done, Frame, IllegalAction, Pass, Refusal, taken
from orrery.testing.dice import LoadedRng

#: The game with the pack for five and six seats.
SIX_SEATS = Path(str(FOLDER.home)) / "packs" / "six_seats"
SIX = GAME.with_pack(str(SIX_SEATS))


class Rest(Choice[ParsecState]):
    """Where a test stops."""

    clause = "parsec:10a"
    accepts = (Done, Pass)

    def options(self, state: ParsecState) -> list[Action]:
        return [DONE, PASS]

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        return None

    def resolve(self, state: ParsecState, action: Action) -> None:
        state.push(Rest(0))


class Table:
    """A game of the base modules in order: the Space Port first, then m01, m02 and so on."""

    def __init__(
        self, seats: int = 2, game: Parsec | None = None, factions: dict[int, str] | None = None, **options: Any
    ) -> None:
        game = game or Parsec(load_content())
        chosen: dict[str, Any] = {"factions": False, "rounds": 0, **options}
        self.dice = LoadedRng()
        self.state = state = game.blank(seats, chosen, self.dice)
        self.game = game
        state.events = []
        state.logged = True
        columns, rows = game.tables.sizes[seats][:2]
        state.clear(bytes(range(columns * rows)))
        for card in range(game.tables.cards):
            state.deck += bytes([card] * game.tables.copies[card])
        for seat, name in (factions or {}).items():
            state.factions[seat] |= 1 << game.tables.faction_names.index(name)
        for seat in range(seats):
            refresh_traits(state, seat)
        self.galaxy = state.galaxy

    # Places

    def cell(self, name: str) -> int:
        """The hex of this name."""
        return NAMES.index(name)

    def planet(self, number: int) -> list[int]:
        """The hexes of the first planet with this number, its centre first."""
        bodies = [body for body in self.galaxy.by_number[number] if self.galaxy.is_planet[body]]
        cells = self.galaxy.body_cells[bodies[0]]
        centre = next(cell for cell in cells if all(near in cells for near in self.galaxy.grid.neighbours[cell]))
        return [centre, *[cell for cell in self.galaxy.grid.neighbours[centre]]]

    def asteroid(self, number: int) -> int:
        """The hex of the first asteroid with this number."""
        bodies = [body for body in self.galaxy.by_number[number] if not self.galaxy.is_planet[body]]
        return self.galaxy.body_cells[bodies[0]][0]

    def line(self, length: int, place: int | None = None) -> list[int]:
        """So many hexes of empty space in a row, with empty space around them."""
        grid = self.galaxy.grid
        for cell in grid.cells:
            found = [cell_at(Q[cell] + step, R[cell]) for step in range(length)]
            if place is not None and any(not self.galaxy.is_in_module(other, place) for other in found):
                continue
            around = [near for other in found if other >= 0 for near in [other, *grid.neighbours[other]]]
            if all(len(grid.neighbours[other]) == 6 for other in found) and all(
                self.galaxy.terrain[near] == SPACE and not self.state.holder[near] for near in around
            ):
                return found
        raise AssertionError(f"no {length} hexes of empty space in a row")

    # Pieces and cards

    def put(self, name: str, cell: int) -> int:
        """Place a unit, for example "1f2": fighter 2 of seat 1. The arms race is not begun by it."""
        race = self.state.race
        unit = UNIT_NAMES.index(name)
        build(self.state, unit, cell)
        self.state.race = race
        return unit

    def at(self, name: str) -> int:
        """Where a unit is."""
        return self.state.where[UNIT_NAMES.index(name)]

    def give(self, seat: int, titanium: int = 0, energy: int = 0, gold: int = 0) -> None:
        """Resources from the bank."""
        for resource, amount in enumerate((titanium, energy, gold)):
            self.state.stock[seat * 3 + resource] += amount
            self.state.bank[resource] -= amount

    def stock(self, seat: int) -> tuple[int, ...]:
        """Titanium, energy and gold of a seat."""
        return tuple(self.state.stock[seat * 3 : seat * 3 + 3])

    def deal(self, seat: int, *names: str) -> None:
        """Event cards from the deck into a hand."""
        for name in names:
            card = self.game.tables.card_names.index(name)
            self.state.deck = taken(self.state.deck, self.state.deck.index(card))
            receive(self.state, seat, card)

    def hand(self, seat: int) -> list[str]:
        """The event cards of a seat."""
        kinds = self.game.tables.cards
        return [
            self.game.tables.card_names[card]
            for card in range(kinds)
            for _ in range(self.state.hand[seat * kinds + card])
        ]

    # Play

    def roll(self, *numbers: int) -> None:
        """Load the dice."""
        self.dice.shows.extend(numbers)

    def run(self, *frames: Frame[Any]) -> Table:
        """Let these frames happen."""
        self.state.stack.clear()
        self.state.then(*frames, Rest(0))
        self.state.advance()
        return self

    def act(self, seat: int = 0) -> Table:
        """The seat is in the middle of its turn."""
        self.state.active = seat
        self.state.offers = self.state.offer_limit
        return self.run(ActionStep(seat), EndOfTurn(seat))

    def shop(self, seat: int = 0) -> Table:
        """The seat is in its purchases."""
        self.state.active = seat
        return self.run(PurchaseStep(seat), EndOfTurn(seat))

    def turn(self, seat: int = 0) -> Table:
        """The seat's turn begins."""
        return self.run(Turn(seat))

    def play(self, *notations: str) -> Table:
        """Play these actions."""
        for notation in notations:
            self.state.play(notation)
        return self

    def quiet(self) -> Table:
        """Nobody plays an event as long as it is only about that."""
        windows = ("AnswerAttack", "BeforeDice", "AfterDice", "AnswerEvent", "AfterProduction", "BeforePurchases")
        while self.state.choice in windows:
            self.play("pass")
        return self

    def first(self) -> Table:
        """Play whatever is offered first."""
        return self.play(self.options()[0])

    def options(self) -> list[str]:
        """What can be done now."""
        return [str(action) for action in self.state.actions()]

    def why(self, notation: str) -> tuple[str, str]:
        """Clause and reason of a refusal; playing the action must change nothing."""
        before = self.state.digest()
        refusal = self.state.why_not(notation)
        assert refusal is not None, f"{notation} is allowed"
        with pytest.raises(IllegalAction):
            self.state.play(notation)
        assert self.state.digest() == before
        return refusal.clause, refusal.reason

    def ending(self) -> tuple[tuple[int, ...], str] | None:
        """The winners and why, once the game is over."""
        outcome = self.state.outcome
        return None if outcome is None else (outcome.winners, outcome.reason)

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """The events of a type so far."""
        return [event for event in self.state.events_for(None) if event["event"] == kind]


def name(cell: int) -> str:
    """A hex as people write it."""
    return NAMES[cell]


def at(cell: int) -> str:
    """The action that names a hex."""
    return f"at {NAMES[cell]}"


__all__ = ["RESOURCES", "SIX", "SIX_SEATS", "Table", "at", "name"]
