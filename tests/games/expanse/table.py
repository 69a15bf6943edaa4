"""A table to test on: pieces where the test wants them, the cards it names, and moves in notation."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.expanse.actions import Move
from orrery.games.expanse.board import diplomat_worth
from orrery.games.expanse.content import load_content
from orrery.games.expanse.effects import give_rocinante
from orrery.games.expanse.flow.event import resolve_event
from orrery.games.expanse.flow.final import FinalScoring
from orrery.games.expanse.flow.points import SpendPoints
from orrery.games.expanse.flow.scoring import ScoringTurn
from orrery.games.expanse.flow.turn import ChooseTurn, EndTurn
from orrery.games.expanse.game import Expanse
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BASES, FACTIONS, KINDS, NOWHERE, ORBITS, SCORING_CARD
from orrery.kernel import Action, IllegalAction, Refusal

#: By content and kinds of actions: the actions that tables compare.
CODES: dict[tuple[str, tuple[type[Action], ...]], list[int]] = {}


def codes(game: Any, kinds: tuple[type[Action], ...]) -> list[int]:
    """The actions of these kinds, but only one in seven of the many groups of ships that can move."""
    key = (game.content_digest, kinds)
    if key not in CODES:
        found = [code for code in range(game.action_count) if isinstance(game.action(code), kinds)]
        CODES[key] = [code for code in found if not isinstance(game.action(code), Move) or code % 7 == 0]
    return CODES[key]


class Table:
    """A game in which the seats hold factions in the given order and the first of `order` began."""

    def __init__(self, *order: str, game: Expanse | None = None, empty: bool = True) -> None:
        self.game: Any = game or Expanse(load_content())
        for seed in range(200):
            state: ExpanseState = self.game.new(len(order), seed, log=True)
            for faction in order:
                if state.choice == "ChooseFaction":
                    state.play(f"join {faction}")
            if state.first == 0:
                break
        self.state = state
        if empty:
            self.clear()

    # Setting up

    def clear(self) -> Table:
        """Take everything off the map and empty the track; the Rocinante waits at Saturn."""
        state = self.state
        tables = state.tables
        for name in ("pieces", "diplomats", "tokens", "influence", "ships", "shipping"):
            column = getattr(state, name)
            column[:] = bytes(len(column))
        for faction in state.faction:
            state.supply[faction] = tables.cubes[faction]
            for kind in range(4):
                state.reserve[kind * 4 + faction] = tables.ships[faction][kind]
        state.rocinante_orbit = ORBITS.index("saturn")
        state.shipping[state.rocinante_orbit * 4 + state.rocinante] = 1
        return self

    def seat(self, faction: str) -> int:
        return self.state.seat_of[FACTIONS.index(faction)]

    def influence(self, base: str, **numbers: int) -> Table:
        """Put cubes on a base, from the supply."""
        for name, number in numbers.items():
            faction = FACTIONS.index(name)
            self.state.pieces[BASES.index(base) * 4 + faction] += number
            self.state.influence[BASES.index(base) * 4 + faction] += number
            self.state.supply[faction] -= number
        return self

    def diplomats(self, base: str, number: int) -> Table:
        self.state.pieces[BASES.index(base) * 4] += number
        self.state.influence[BASES.index(base) * 4] += number * diplomat_worth(self.state)
        self.state.diplomats[BASES.index(base)] += number
        self.state.spare_diplomats -= number
        return self

    def tokens(self, base: str, number: int) -> Table:
        self.state.tokens[BASES.index(base)] += number
        self.state.influence[BASES.index(base) * 4 + 3] += number
        self.state.spare_tokens -= number
        return self

    def ships(self, orbit: str, kind: str = "fleet", /, **numbers: int) -> Table:
        """Put ships into an orbit, from the removed ones."""
        at = ORBITS.index(orbit)
        for name, number in numbers.items():
            faction = FACTIONS.index(name)
            number_of = KINDS.index(kind)
            self.state.ships[number_of * 36 + at * 4 + faction] += number
            self.state.shipping[at * 4 + faction] += number
            self.state.reserve[(1 if kind == "damaged" else number_of) * 4 + faction] -= number
        return self

    def no_reserve(self, *factions: str) -> Table:
        """These factions have no removed ships."""
        for name in factions:
            for kind in range(3):
                self.state.reserve[kind * 4 + FACTIONS.index(name)] = 0
        return self

    def no_supply(self, faction: str) -> Table:
        self.state.supply[FACTIONS.index(faction)] = 0
        return self

    def no_diplomats(self) -> Table:
        self.state.spare_diplomats = 0
        return self

    def rocinante(self, faction: str, orbit: str) -> Table:
        state = self.state
        state.shipping[state.rocinante_orbit * 4 + state.rocinante] -= 1
        state.rocinante = NOWHERE
        state.rocinante_orbit = ORBITS.index(orbit)
        give_rocinante(state, FACTIONS.index(faction))
        return self

    def points(self, **numbers: int) -> Table:
        for name, number in numbers.items():
            self.state.points[FACTIONS.index(name)] = number
        return self

    def initiative(self, *factions: str) -> Table:
        self.state.initiative = bytes(FACTIONS.index(name) for name in factions)
        return self

    def card(self, name: str) -> int:
        return SCORING_CARD if name == "scoring" else self.state.tables.cards.index(name)

    def track(self, *names: str) -> Table:
        self.state.track = bytes(self.card(name) for name in names)
        return self

    def deck(self, *names: str) -> Table:
        """The next cards of the deck, and as many scoring cards below as are still to come."""
        cards = [self.card(name) for name in names]
        self.state.deck = bytes(cards[::-1])
        self.state.unseen = cards.count(SCORING_CARD)
        return self

    def keep(self, faction: str, *names: str) -> Table:
        for name in names:
            self.state.kept[self.card(name)] = FACTIONS.index(faction) + 1
        return self

    def technology(self, level: int) -> Table:
        self.state.technology = level
        return self

    def scorings(self, *sectors: str) -> Table:
        """Scoring turns that are over, by their bonus sectors."""
        self.state.scorings = len(sectors)
        self.state.chosen = bytes(("inner", "belt", "outer").index(sector) for sector in sectors)
        return self

    # Beginning something

    def turn(self, faction: str) -> Table:
        """It is this faction's turn."""
        seat = self.seat(faction)
        self.state.active = seat
        self.state.stack = [EndTurn(seat), ChooseTurn(seat)]
        return self.advance()

    def spend(self, faction: str, points: int) -> Table:
        """This faction spends action points."""
        seat = self.seat(faction)
        self.state.active = seat
        self.state.stack = [EndTurn(seat), SpendPoints(seat, points)]
        return self.advance()

    def event(self, faction: str, card: str) -> Table:
        """This faction resolves an event on its turn."""
        seat = self.seat(faction)
        self.state.active = seat
        self.state.stack = [EndTurn(seat)]
        resolve_event(self.state, seat, self.card(card))
        return self.advance()

    def score(self, faction: str) -> Table:
        """This faction has taken a scoring card."""
        seat = self.seat(faction)
        self.state.active = seat
        self.state.stack = [EndTurn(seat), ScoringTurn()]
        return self.advance()

    def final(self) -> Table:
        """The sixth scoring card was drawn."""
        self.state.unseen = 0
        self.state.stack = [FinalScoring()]
        return self.advance()

    def advance(self) -> Table:
        """Go on to the next decision."""
        self.state.advance()
        return self.agree()

    def agree(self) -> Table:
        """Whatever is not offered is refused, and nothing that is offered."""
        state = self.state
        if state.seat is not None:
            choice: Any = state.stack[-1]
            offered = set(map(str, state.pending))
            for code in codes(self.game, choice.accepts):
                action = self.game.action(code)
                assert (str(action) in offered) == (state.why_not(action) is None), (state.choice, str(action))
        return self

    # Playing and looking

    def play(self, *actions: str) -> Table:
        for action in actions:
            self.state.play(action)
            self.agree()
        return self

    def offers(self, verb: str = "") -> set[str]:
        """The legal actions whose first word is this."""
        return {str(action) for action in self.state.actions() if not verb or str(action).split()[0] == verb}

    def refusal(self, action: str) -> Refusal:
        refusal = self.state.why_not(action)
        assert refusal is not None, f"{action} is legal"
        assert action not in self.offers(), f"{action} is offered"
        return refusal

    def forbids(self, action: str, clause: str) -> bool:
        """Whether an action is refused by this clause, and playing it changes nothing."""
        before = self.state.digest()
        refusal = self.refusal(action)
        with pytest.raises(IllegalAction):
            self.state.play(action)
        assert self.state.digest() == before
        assert refusal.clause == f"expanse:{clause}", refusal
        return True

    @property
    def deciding(self) -> str | None:
        """The faction whose decision it is."""
        return None if self.state.seat is None else FACTIONS[self.state.faction[self.state.seat]]

    @property
    def choice(self) -> str | None:
        return self.state.choice

    def cubes(self, base: str, faction: str) -> int:
        return self.state.pieces[BASES.index(base) * 4 + FACTIONS.index(faction)]

    def total(self, base: str, faction: str) -> int:
        return self.state.influence[BASES.index(base) * 4 + FACTIONS.index(faction)]

    def supply(self, faction: str) -> int:
        return self.state.supply[FACTIONS.index(faction)]

    def fleet(self, orbit: str, faction: str, kind: str = "fleet") -> int:
        return self.state.ships[KINDS.index(kind) * 36 + ORBITS.index(orbit) * 4 + FACTIONS.index(faction)]

    def removed(self, faction: str, kind: str = "fleet") -> int:
        return self.state.reserve[KINDS.index(kind) * 4 + FACTIONS.index(faction)]

    def cp(self, faction: str) -> int:
        return self.state.points[FACTIONS.index(faction)]

    def kept(self, faction: str) -> list[str]:
        mark = FACTIONS.index(faction) + 1
        return [name for card, name in enumerate(self.state.tables.cards) if self.state.kept[card] == mark]

    def discarded(self) -> list[str]:
        names = self.state.tables.cards
        return ["scoring" if card == SCORING_CARD else names[card] for card in self.state.discard]

    def on_track(self) -> list[str]:
        names = self.state.tables.cards
        return ["scoring" if card == SCORING_CARD else names[card] for card in self.state.track]

    def order(self) -> list[str]:
        return [FACTIONS[faction] for faction in self.state.initiative]

    def told(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind so far."""
        return [event for event in self.state.events_for(None) if event["event"] == kind]


FOUR = ("mcr", "un", "opa", "pg")
THREE = ("opa", "un", "mcr")
TWO = ("un", "mcr")


def four() -> Table:
    """An empty map for four with a track, a deck, and the Rocinante at Saturn with MCR."""
    table = Table(*FOUR).track("heavy-burn", "riot-gear", "star-helix", "voices-of-eros", "smugglers")
    return table.deck("terraforming", "ambush", "nauvoo", "scoring").rocinante("mcr", "saturn")


def is_over(table: Table) -> bool:
    """Whether the event is over and the next turn has begun."""
    return table.choice == "ChooseTurn"
