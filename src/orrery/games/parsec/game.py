"""Parsec, Age of Colonies: colonies, dice combat, trade and events for two to four seats."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from orrery.games.parsec import bot
from orrery.games.parsec.actions import VOCABULARY, name_cards
from orrery.games.parsec.content import Content
from orrery.games.parsec.flow.purchase import KeepEvent
from orrery.games.parsec.setup import prepare
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.view import view
from orrery.kernel import Clause, Game, Option, Rng, Ruling
from orrery.kernel.options import Value
from orrery.parts.clauses import load_clauses, load_rulings

FOLDER = Path(__file__).parent / "content"


class Parsec(Game[ParsecState]):
    """The rules with one set of content."""

    name = "parsec"
    title = "Parsec: Age of Colonies"
    vocabulary = VOCABULARY
    state_type = ParsecState
    options = (
        Option("factions", True),
        Option("teams", "none", choices=("none", "two", "three")),
        Option("absolute", False),
        Option("simple_clashes", False),
        Option("adjacent", True),
        Option("central_port", False),
        Option("strict_lines", False),
        Option("rounds", 100, low=0, high=1000),
        Option("offers", 2, low=0, high=20),
    )

    def __init__(self, content: Content) -> None:
        self.content = content
        self.content_digest = content.digest
        self.tables = content.made
        self.seat_counts = tuple(sorted(content.made.tables))
        self.card_names = [card.id for card in content.events]
        self.faction_names = [faction.id for faction in content.factions]

    def setup(self, state: ParsecState) -> None:
        prepare(state)

    def check_options(self, seats: int, options: dict[str, Value]) -> None:
        if options["teams"] == "three" and seats != 6:
            raise ValueError(f"three teams of two need 6 seats, not {seats}; choose teams 'two' or 'none'")

    def view(self, state: ParsecState, seat: int | None) -> dict[str, Any]:
        return view(state, seat, self.content)

    def redraw(self, state: ParsecState, seat: int | None, rng: Rng) -> None:
        """Deal the other hands and the unknown part of the deck anew."""
        kinds = self.tables.cards
        hidden = list(state.deck[state.returned :])
        others = [other for other in range(state.seats) if other != seat]
        for other in others:
            for card in range(kinds):
                hidden.extend([card] * state.hand[other * kinds + card])
                state.hand[other * kinds + card] = 0
        looking = [at for at, frame in enumerate(state.stack) if isinstance(frame, KeepEvent) and frame.seat != seat]
        for at in looking:
            frame = state.stack[at]
            assert isinstance(frame, KeepEvent)
            hidden.extend(frame.seen)
        rng.shuffle(hidden)
        for at in looking:
            frame = state.stack[at]
            assert isinstance(frame, KeepEvent)
            state.stack[at] = KeepEvent(frame.seat, tuple(hidden.pop() for _ in frame.seen))
        for other in others:
            for _ in range(state.cards[other]):
                state.hand[other * kinds + hidden.pop()] += 1
        state.deck[state.returned :] = bytes(hidden)

    def evaluate(self, state: ParsecState, seat: int) -> float:
        return bot.evaluate(state, seat)

    def advise(self, state: ParsecState) -> list[float]:
        return bot.advise(state)

    def with_pack(self, folder: str) -> Parsec:
        return Parsec(Content(FOLDER, Path(folder)))

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        return load_clauses("orrery.games.parsec")

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        return load_rulings("orrery.games.parsec")


CONTENT = Content(FOLDER)
name_cards([card.id for card in CONTENT.events])
GAME = Parsec(CONTENT)
