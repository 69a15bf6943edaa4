"""Gymnasium: one seat of a game against bots. Importing this registers `orrery/<game>-v0`.

import gymnasium, orrery.adapters.gymnasium
env = gymnasium.make("orrery/connect_four-v0", opponents="captain")
"""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from orrery.adapters.observation import Encoder
from orrery.adapters.pettingzoo import observation_space, picture
from orrery.bots import Bot, bot
from orrery.bots.search import returns
from orrery.kernel import IllegalAction, Rng, State
from orrery.registry import game as find_game
from orrery.registry import games

Observation = dict[str, Any]


class OrreryEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; bots play the others. The reward comes at the end: 1 won, -1 lost, 0 drawn.

    `seat` is the learner's (None: another one each game), `opponents` one bot's name or one for each other seat.
    An illegal action loses the game at once (`illegal="lose"`) or raises IllegalAction (`illegal="raise"`).
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        name: str,
        seat: int | None = 0,
        opponents: str | tuple[str, ...] = "random",
        seats: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        budget: float | None = 1.0,
        **options: Any,
    ) -> None:
        self.game = find_game(name)
        self.options = options
        self.table: State = self.game.new(seats, 0, options)
        others = self.table.seats - 1
        self.opponents = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
        if len(self.opponents) != others:
            raise ValueError(f"{name} with {others + 1} seats needs {others} opponents, not {len(self.opponents)}")
        for opponent in self.opponents:
            bot(opponent, self.game)
        if seat is not None and not 0 <= seat <= others:
            raise ValueError(f"the learner's seat is a number from 0 to {others} or None, not {seat!r}")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal is 'lose' or 'raise', not {illegal!r}")
        self.wanted = seat
        self.seat = seat or 0
        self.illegal = illegal
        self.render_mode = render_mode
        self.budget = budget
        self.source = Rng(secrets.randbits(64))
        self.bots: dict[int, Bot] = {}
        self.encoder = Encoder(self.game)
        self.observation_space = observation_space(self.encoder)
        self.action_space = spaces.Discrete(self.game.action_count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, played on by the bots until the learner decides; the same seed gives the same game.

        The game's options are those of the constructor.
        """
        super().reset(seed=seed)
        if seed is not None:
            self.source = Rng(seed)
        while True:
            number = self.source.next()
            self.table = self.game.new(self.table.seats, number, self.options)
            self.seat = self.source.below(self.table.seats) if self.wanted is None else self.wanted
            chairs = [seat for seat in range(self.table.seats) if seat != self.seat]
            self.bots = {
                seat: bot(name, self.game, self.source.next())
                for seat, name in zip(chairs, self.opponents, strict=True)
            }
            self.let_bots_play()
            if self.table.seat is not None:  # otherwise it was over before the learner could decide anything
                return self.observation(), self.facts()

    def let_bots_play(self) -> None:
        """Play on until the learner decides or the game is over."""
        table = self.table
        while table.seat is not None and table.seat != self.seat:
            seat = table.seat
            table.apply(self.bots[seat].choose(table.determinize(seat, self.source), seat, self.budget))

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play the action of this code, and let the bots answer."""
        if self.table.seat is None:
            raise ValueError("the game is over: reset the environment first")
        try:
            self.table.play(int(action))
        except IllegalAction as error:
            if self.illegal == "raise":
                raise
            facts = {**self.facts(), "illegal": str(error)}
            return self.observation(), -1.0, True, False, facts
        self.let_bots_play()
        over = self.table.seat is None
        reward = returns(self.table)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.observation(), reward, over, False, self.facts()

    def observation(self) -> Observation:
        """What the learner may know and do."""
        row = self.encoder.encode(self.table, self.seat)
        return {"observation": row, "action_mask": self.mask(np.int8)}

    def mask(self, kind: type) -> NDArray[Any]:
        """The legal actions: ones among zeros."""
        mask: NDArray[Any] = np.zeros(self.game.action_count, kind)
        if self.table.seat == self.seat:
            mask[[action.code for action in self.table.pending]] = 1
        return mask

    def action_masks(self) -> NDArray[Any]:
        """The legal actions as flags, under the name expected by sb3-contrib's MaskablePPO."""
        return self.mask(np.bool_)

    def facts(self) -> dict[str, Any]:
        """The contents of `info`."""
        return {"seat": self.seat, "version": self.table.version}

    def render(self) -> Any:
        """What a spectator sees: returned ("ansi") or printed ("human")."""
        text = picture(self.table)
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None


def register() -> None:
    """Register every game with `gymnasium.make`."""
    for name in games():
        if f"orrery/{name}-v0" not in gymnasium.registry:
            gymnasium.register(f"orrery/{name}-v0", "orrery.adapters.gymnasium:OrreryEnv", kwargs={"name": name})


register()
