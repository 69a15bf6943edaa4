"""The Expanse for two, three and four seats."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cached_property
from typing import Any

from mypy_extensions import mypyc_attr

from orrery.games.expanse.bot.advice import advise
from orrery.games.expanse.bot.evaluation import FEATURES, difference, evaluate
from orrery.games.expanse.bot.reasons import reasons
from orrery.games.expanse.content import build_content, read_library
from orrery.games.expanse.encode import LAYOUT, row_of
from orrery.games.expanse.insight import TOPICS, after
from orrery.games.expanse.secrets import redraw_secrets
from orrery.games.expanse.setup import prepare
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import FACTIONS, NOWHERE
from orrery.games.expanse.view import card_document, view_of
from orrery.kernel import Action, Clause, Option, Rng, Ruling
from orrery.kernel.game import Game  # from its own module: mypyc wants that of a plain base
from orrery.parts.bot import load_levels, load_weights, ordered
from orrery.parts.clauses import load_clauses, load_rulings
from orrery.parts.reasons import Reason


@mypyc_attr(native_class=False)
class Expanse(Game[ExpanseState]):
    """Card-driven area control in the Solar System."""

    name = "expanse"
    title = "The Expanse"
    seat_counts: tuple[int, ...] = (2, 3, 4)
    options: tuple[Option, ...] = (Option("factions", "chosen", ("chosen", "seated", "drawn")),)
    topics = TOPICS
    levels = load_levels("orrery.games.expanse.bot")
    state_type = ExpanseState

    def __init__(self, pack: str | None = None) -> None:
        self.library = read_library(pack)
        self.content, self.vocabulary = build_content(self.library)
        self.content_digest = self.library.digest
        self.weights: Mapping[str, float] = load_weights("orrery.games.expanse.bot", FEATURES)
        self.weighing = list(self.weights.values())

    def with_pack(self, folder: str) -> Expanse:
        return Expanse(folder)

    def setup(self, state: ExpanseState) -> None:
        prepare(state)

    def view(self, state: ExpanseState, seat: int | None) -> dict[str, Any]:
        return view_of(state, seat, self.library)

    def catalogue(self) -> dict[str, Any]:
        cards = range(len(self.library.cards.card))
        return {"cards": [card_document(self.content, card, self.library) for card in cards]}

    def insight(self, state: ExpanseState, seat: int | None, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
        if topic not in self.topics:
            return super().insight(state, seat, topic, about)
        return after(state, about)

    def redraw(self, state: ExpanseState, seat: int | None, rng: Rng) -> None:
        redraw_secrets(state, seat, rng)

    def with_weights(self, weights: Mapping[str, float]) -> Expanse:
        twin = copy(self)
        twin.weights = ordered(weights, FEATURES)
        twin.weighing = list(twin.weights.values())
        return twin

    def features(self, state: ExpanseState, seat: int) -> list[float]:
        return difference(state, seat, self.weighing)

    def evaluate(self, state: ExpanseState, seat: int) -> float:
        return evaluate(state, seat, self.weighing)

    def advise(self, state: ExpanseState) -> list[float]:
        return advise(state)

    def reasons(self, state: ExpanseState, seat: int, action: Action) -> list[Reason]:
        return reasons(state, seat, action)

    def faction(self, state: ExpanseState, seat: int) -> str:
        faction = state.faction[seat]
        return "" if faction == NOWHERE else FACTIONS[faction]

    def score(self, state: ExpanseState, seat: int) -> float:
        faction = state.faction[seat]
        return 0.0 if faction == NOWHERE else float(state.points[faction])

    observation_size = LAYOUT.size
    observation_scale = LAYOUT.scale

    def observe(self, state: ExpanseState, seat: int) -> bytes:
        return row_of(state)

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        return load_clauses("orrery.games.expanse")

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        return load_rulings("orrery.games.expanse")


GAME = Expanse()
