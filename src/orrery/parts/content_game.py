"""What all games with content files, tuned weights and rule clauses load in the same way."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cached_property
from typing import Self, TypeVar

from orrery.kernel import Clause, Ruling, State
from orrery.kernel.game import Game
from orrery.parts.bot import load_levels, load_weights, ordered
from orrery.parts.clauses import load_clauses, load_rulings

S = TypeVar("S", bound=State)


class ContentGame(Game[S]):
    """A game whose clauses, rulings, levels and weights are files of its package."""

    #: The package of the game.
    package: str = ""

    def __init__(self, features: tuple[str, ...]) -> None:
        self.levels = load_levels(f"{self.package}.bot")
        self.weights: Mapping[str, float] = load_weights(f"{self.package}.bot", features)
        #: The weights in the order of the features, as the evaluation takes them.
        self.weighing = list(self.weights.values())

    def with_weights(self, weights: Mapping[str, float]) -> Self:
        twin = copy(self)
        twin.weights = ordered(weights, tuple(self.weights))
        twin.weighing = list(twin.weights.values())
        return twin

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        return load_clauses(self.package)

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        return load_rulings(self.package)
