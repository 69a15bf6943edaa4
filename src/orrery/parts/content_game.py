"""What all games with content files, tuned weights and rule clauses load in the same way."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cached_property
from typing import Self, TypeVar

from orrery.kernel import ByteColumn, Clause, Ruling, State
from orrery.kernel.game import Game
from orrery.parts.bot import load_levels, load_weights, ordered
from orrery.parts.clauses import load_clauses, load_rulings
from orrery.parts.fields import Fields
from orrery.parts.net import Net, load_net, value_of
from orrery.parts.pending import Kind, Pending

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
        #: Learned values by number of seats; the evaluation by weights stands in where there is none.
        self.nets: dict[int, Net] = {}

    def with_weights(self, weights: Mapping[str, float]) -> Self:
        twin = copy(self)
        twin.weights = ordered(weights, tuple(self.weights))
        twin.weighing = list(twin.weights.values())
        twin.nets = {}
        return twin

    def with_nets(self, nets: Mapping[int, Net]) -> Self:
        """The same game, judged by other learned values, or by the weights alone where there is none."""
        twin = copy(self)
        twin.nets = dict(nets)
        return twin

    def learn(self, version: int, inputs: int) -> None:
        """Load the learned values that fit these observations."""
        for seats in self.seat_counts:
            net = load_net(f"{self.package}.bot", f"value-{seats}.net")
            if net is not None and (net.version, net.inputs) == (version, inputs):
                self.nets[seats] = net

    def judged(self, state: S, seat: int) -> ByteColumn:
        """What the learned value reads of a position."""
        raise NotImplementedError(f"{type(self).__name__}.judged")

    def learned_value(self, net: Net, state: S, seat: int) -> float:
        """How well a seat stands, from -1 to 1; the outcome when there is one."""
        if state.outcome is not None:
            return Game.evaluate(self, state, seat)
        return value_of([net.output(self.judged(state, other)) for other in range(state.seats)], seat)

    def encode_by(self, layout: Fields, frame_fields: Mapping[str, Kind]) -> None:
        """Observe by these fields, and after them what is pending."""
        self.pending = Pending(self.frames, self.vocabulary, frame_fields)
        self.observation_size = layout.size + self.pending.fields.size
        self.observation_scale = layout.scale + self.pending.fields.scale

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        return load_clauses(self.package)

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        return load_rulings(self.package)
