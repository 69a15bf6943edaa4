"""PettingZoo: every game as an agent-environment-cycle environment with action masks.

from orrery.adapters.pettingzoo import env
table = env("connect_four")
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from orrery.adapters.observation import Encoder
from orrery.bots.search import returns
from orrery.kernel import Rng, State
from orrery.registry import game as find_game


def env(name: str, **options: Any) -> AECEnv[str, Any, Any]:
    """The environment of a game. An illegal action loses the game for its seat and ends it.

    Besides the game's own options: `seats`, `render_mode` ("human", "ansi"), and `views=True`, which puts the seat's
    view, the dict that people's browsers get, into `infos[agent]["view"]`.
    """
    inner: AECEnv[str, Any, Any] = OrreryAEC(name, **options)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


class OrreryAEC(AECEnv[str, Any, Any]):  # type: ignore[misc]
    """A table of one game: the agents are its seats, `seat_0` first; rewards come at the end, from -1 to 1."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        render_mode: str | None = None,
        views: bool = False,
        **options: Any,
    ) -> None:
        super().__init__()
        self.game = find_game(name)
        self.metadata = {
            "name": f"orrery_{name}",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.options = options
        self.render_mode = render_mode
        self.views = views
        self.source = Rng(secrets.randbits(64))
        self.table: State = self.game.new(seats, 0, options)
        self.encoder = Encoder(self.game)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self.encoder)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.game.action_count) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """A dict of `observation` and `action_mask`, the same for all seats."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The codes of the game's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same game. The game's options are those of the constructor."""
        if seed is not None:
            self.source = Rng(seed)
        number = self.source.next() if seed is None else seed
        self.table = self.game.new(self.table.seats, number, self.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.move_on()

    def move_on(self) -> None:
        """Select the agent that decides, or pay out the rewards."""
        if self.table.seat is None:
            for agent, value in zip(self.possible_agents, returns(self.table), strict=True):
                self.rewards[agent] = value
                self.terminations[agent] = True
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.seat]
        if self.views:
            for agent in self.agents:
                self.infos[agent] = {"view": self.table.view(self.seats[agent])}

    def step(self, action: Any) -> None:
        """Play the action of this code for the selected agent."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._clear_rewards()
        self.table.play(int(action))
        self.move_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat may know, and what it may do if it is its turn."""
        seat = self.seats[agent]
        mask = np.zeros(self.game.action_count, np.int8)
        if self.table.seat == seat:
            mask[[action.code for action in self.table.pending]] = 1
        return {"observation": self.encoder.encode(self.table, seat), "action_mask": mask}

    def render(self) -> str | None:
        """What a spectator sees: returned ("ansi") or printed ("human")."""
        text = picture(self.table)
        if self.render_mode == "human":
            print(text)
            return None
        return text if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""


def observation_space(encoder: Encoder, dtype: Any = np.float32) -> spaces.Dict:
    """The observation of one seat: its row of numbers and the mask of its legal actions."""
    low, high = (0, 255) if dtype == np.uint8 else (-1.0, 1.0)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, (encoder.size,), dtype),
            "action_mask": spaces.Box(0, 1, (encoder.game.action_count,), np.int8),
        }
    )


def picture(state: State) -> str:
    """A state as a spectator may see it, in plain text."""
    turn = "over" if state.seat is None else f"seat {state.seat} decides ({state.choice})"
    lines = [f"{state.game.title}, after {state.version} actions: {turn}"]
    for key, value in state.view(None).items():
        if isinstance(value, list) and value and isinstance(value[0], list):
            lines += [f"{key}:", *("  " + " ".join("." if x is None else str(x) for x in row) for row in value)]
        else:
            lines.append(f"{key}: {value}")
    return "\n".join(lines)
