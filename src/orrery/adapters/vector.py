"""Self-play as a Gymnasium vector environment: many games in one process, the learner plays all seats."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from orrery.adapters.batch import Batch
from orrery.adapters.observation import Encoder
from orrery.adapters.pettingzoo import observation_space
from orrery.bots.search import returns
from orrery.kernel import Rng, State
from orrery.registry import game as find_game

Observations = dict[str, NDArray[Any]]


class SelfPlayVectorEnv(VectorEnv[Observations, NDArray[Any], NDArray[Any]]):
    """`count` games of one kind; each step takes one legal action for whoever decides in each game.

    The observation of a game is that of the seat that decides next, `infos["seat"]`. A game that ends is replaced at
    once by a new one; `infos["returns"]` then has the old one's return for each seat, and the reward is that of the
    seat that acted last. `observe=False` leaves the observations at zero, if you need only masks.

    `observation="short"` omits what follows from the rest of a row, which takes longest to compute;
    `observation="summary"` has only the important numbers, written in place, if the game has a summary. With
    `dtype="uint8"` rows are the bytes as the game writes them, and `scaled` converts them to floats.
    """

    def __init__(
        self,
        name: str,
        count: int,
        seats: int | None = None,
        observe: bool = True,
        observation: str = "full",
        dtype: str = "float32",
        **options: Any,
    ) -> None:
        if count < 1:
            raise ValueError(f"at least one game must be played, not {count}")
        if observation not in ("full", "short", "summary"):
            raise ValueError(f"observation is 'full', 'short' or 'summary', not {observation!r}")
        if dtype not in ("float32", "uint8"):
            raise ValueError(f"dtype is 'float32' or 'uint8', not {dtype!r}")
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.game = find_game(name)
        self.options = options
        self.num_envs = count
        self.source = Rng(secrets.randbits(64))
        self.tables: list[State] = [self.game.new(seats, 0, options)] * count
        if observation == "summary" and self.game.summary is None:
            raise ValueError(f"{name} has no summaries: observation must be 'full' or 'short'")
        self.encoder = Encoder(self.game, short=observation == "short", summary=observation == "summary")
        self.dtype = np.dtype(dtype)
        if self.dtype == np.uint8 and not self.encoder.fast:
            raise ValueError(f"{name} does not encode itself as bytes: dtype must be 'float32'")
        self.single_observation_space = observation_space(self.encoder, self.dtype)
        self.single_action_space = spaces.Discrete(self.game.action_count)
        self.observation_space = batch_space(self.single_observation_space, count)
        self.action_space = batch_space(self.single_action_space, count)
        # Observations that are bytes are joined and scaled all at once; others are encoded one by one.
        self.fast = observe and self.encoder.fast
        self.slow = observe and not self.encoder.fast
        summary = self.encoder.summary if observe else None
        marks = self.encoder.table if self.fast and summary is None else None
        self.batch = Batch(self.game, self.tables, marks, self.encoder.short, summary)
        self.summaries = None if summary is None else np.frombuffer(memoryview(self.batch.rows), np.uint8)
        self.masks = np.frombuffer(memoryview(self.batch.bits), np.int8).reshape(count, self.game.action_count)
        self.seat = np.frombuffer(memoryview(self.batch.seats), np.uint8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New games everywhere; the same seed gives the same games."""
        if isinstance(seed, int):
            self.source = Rng(seed)
        for index in range(self.num_envs):
            self.start(index, seed[index] if isinstance(seed, list) else None)
        return self.observation(), {"seat": self.seat.astype(np.int64)}

    def start(self, index: int, seed: int | None = None) -> None:
        """Start a new game at an index."""
        number = self.source.next() if seed is None else seed
        self.tables[index] = self.game.new(self.tables[index].seats, number, self.options)
        self.batch.show(index)

    def observation(self) -> Observations:
        """Copies, so that a learner may keep them."""
        rows: NDArray[Any]
        if self.fast:
            if self.summaries is None:
                rows = self.encoder.joined(self.batch.pieces, self.num_envs)
            else:
                rows = self.summaries.reshape(self.num_envs, -1).copy()
            if self.dtype == np.float32:
                rows = self.scaled(rows)
        else:
            rows = np.zeros((self.num_envs, self.encoder.size), self.dtype)
        if self.slow:
            for index, table in enumerate(self.tables):
                assert table.seat is not None
                rows[index] = self.encoder.encode(table, table.seat)
        return {"observation": rows, "action_mask": self.masks.copy()}

    def scaled(self, rows: NDArray[np.uint8]) -> NDArray[np.float32]:
        """Rows of bytes as numbers from 0 to 1."""
        return self.encoder.scaled(rows)

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play one action in every game; an illegal one raises IllegalAction."""
        count = self.num_envs
        rewards = np.zeros(count, np.float64)
        over = np.zeros(count, np.bool_)
        infos: dict[str, Any] = {}
        for index in self.batch.play(actions.tolist()):
            table = self.tables[index]
            worth = returns(table)
            rewards[index] = worth[table.actor]
            over[index] = True
            if "returns" not in infos:
                infos["returns"] = np.zeros((count, table.seats), np.float64)
            infos["returns"][index] = worth
            self.start(index)
        infos["seat"] = self.seat.astype(np.int64)
        return self.observation(), rewards, over, np.zeros(count, np.bool_), infos

    def random_actions(self, rng: Rng) -> NDArray[np.int64]:
        """A legal action for every game, each equally likely: random play without reading masks."""
        return np.array(self.batch.pick(rng), np.int64)
