"""Parsec, Age of Colonies: colonies, dice combat, trade and events for two to four seats."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from orrery.games.parsec.actions import PIECE_NAMES, VOCABULARY, name_cards
from orrery.games.parsec.bot import advice as bot
from orrery.games.parsec.bot import evaluation
from orrery.games.parsec.bot.evaluation import FEATURES
from orrery.games.parsec.bot.reasons import reasons
from orrery.games.parsec.content import Content
from orrery.games.parsec.encode import LAYOUT, row_of
from orrery.games.parsec.flow.purchase import KeepEvent
from orrery.games.parsec.insight import TOPICS, insight
from orrery.games.parsec.score import points
from orrery.games.parsec.setup import prepare
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import RESOURCES
from orrery.games.parsec.view import view
from orrery.kernel import Action, Clause, Option, Rng, Ruling
from orrery.kernel.game import Game  # from its own module: mypyc wants that of a plain base
from orrery.kernel.options import Value
from orrery.parts.bot import load_levels, load_weights, ordered
from orrery.parts.clauses import load_clauses, load_rulings
from orrery.parts.reasons import Reason

FOLDER = Path(__file__).parent / "content"


@mypyc_attr(native_class=False)
class Parsec(Game[ParsecState]):
    """The rules with one set of content."""

    name = "parsec"
    title = "Parsec: Age of Colonies"
    vocabulary = VOCABULARY
    levels = load_levels("orrery.games.parsec.bot")
    state_type = ParsecState
    topics = TOPICS
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
        Option("people", 0, low=0, high=63, of_people=True),
    )

    def __init__(self, content: Content) -> None:
        self.content = content
        self.content_digest = content.digest
        self.weights: Mapping[str, float] = load_weights("orrery.games.parsec.bot", FEATURES)
        self.weighing = list(self.weights.values())
        self.tables = content.made
        self.seat_counts = tuple(sorted(content.made.tables))
        self.card_names = [card.id for card in content.events]
        self.faction_names = [faction.id for faction in content.factions]
        self.observation_size = LAYOUT.size + self.tables.cards
        self.observation_scale = LAYOUT.scale + (3.0,) * self.tables.cards

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
        hidden.sort()
        rng.shuffle(hidden)
        for at in looking:
            frame = state.stack[at]
            assert isinstance(frame, KeepEvent)
            state.stack[at] = KeepEvent(frame.seat, tuple(hidden.pop() for _ in frame.seen))
        for other in others:
            for _ in range(state.cards[other]):
                state.hand[other * kinds + hidden.pop()] += 1
        state.deck[state.returned :] = bytes(hidden)

    def catalogue(self) -> dict[str, Any]:
        """Units, factions, events, modules and thresholds with their provenance, and how pieces are numbered."""
        content = self.content
        return {
            "resources": list(RESOURCES),
            "pieces": PIECE_NAMES,
            "units": [msgspec.to_builtins(unit) for unit in content.units],
            "factions": [msgspec.to_builtins(faction) for faction in content.factions],
            "events": [msgspec.to_builtins(card) for card in content.events],
            "modules": [msgspec.to_builtins(module) for module in content.modules],
            "numbers": msgspec.to_builtins(content.numbers),
            "tables": [msgspec.to_builtins(table) for table in content.tables],
        }

    def insight(self, state: ParsecState, seat: int | None, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
        if topic not in self.topics:
            return super().insight(state, seat, topic, about)
        return insight(state, seat, topic, about)

    def faction(self, state: ParsecState, seat: int) -> str:
        held = [name for number, name in enumerate(self.faction_names) if state.factions[seat] >> number & 1]
        return held[0] if held else ""

    def score(self, state: ParsecState, seat: int) -> float:
        return float(points(state, seat)) if state.alive[seat] else 0.0

    def with_weights(self, weights: Mapping[str, float]) -> Parsec:
        twin = copy(self)
        twin.weights = ordered(weights, FEATURES)
        twin.weighing = list(twin.weights.values())
        return twin

    def features(self, state: ParsecState, seat: int) -> list[float]:
        return evaluation.difference(state, seat, self.weighing)

    def evaluate(self, state: ParsecState, seat: int) -> float:
        return evaluation.evaluate(state, seat, self.weighing)

    def advise(self, state: ParsecState) -> list[float]:
        return bot.advise(state)

    def reasons(self, state: ParsecState, seat: int, action: Action) -> list[Reason]:
        return reasons(state, seat, action)

    def observe(self, state: ParsecState, seat: int) -> bytes:
        return row_of(state, seat)

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
