"""OpenSpiel: importing this makes every game loadable by name, `pyspiel.load_game("orrery_connect_four")`.

A chance node picks the initial state, and another one the dice of every action that rolls or draws: such an action is
carried out only after its chance node, so that a clone of the state before it does not reveal the result. The order of
a deck that is already shuffled stays in the state; algorithms that respect secrets use `resample_from_infostate`. In a
game loaded with a seed, chance nodes have a single outcome.
"""

from __future__ import annotations

import ctypes
import json
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from orrery.adapters.observation import Encoder
from orrery.adapters.pettingzoo import picture
from orrery.bots.search import returns
from orrery.kernel import Game, Rng, State
from orrery.registry import game as find_game
from orrery.registry import games
from orrery.testing.playing import LONGEST

#: The numbers of initial states and of dice sequences that chance can pick from.
STARTS = 1024


class Held:
    """A state that copies and pickles itself the way OpenSpiel does it."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.state.clone())

    def __reduce__(self) -> tuple[Callable[[str, str], Held], tuple[str, str]]:
        return held, (self.state.game.name, json.dumps(self.state.dump()))


def held(name: str, document: str) -> Held:
    """The state that was pickled."""
    return Held(find_game(name).load(json.loads(document)))


def game_type(game: Game[Any]) -> pyspiel.GameType:
    """How OpenSpiel describes a game: its parameters are the number of players, a seed (-1: chance), the options."""
    parameters: dict[str, Any] = {"players": game.seat_counts[0], "seed": -1}
    parameters |= {option.name: option.default for option in game.options}
    return pyspiel.GameType(
        short_name=f"orrery_{game.name}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class OrreryGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with a number of players and options."""

    def __init__(self, game: Game[Any], kind: pyspiel.GameType, parameters: dict[str, Any]) -> None:
        self.rules = game
        self.players = int(parameters["players"])
        self.seed = int(parameters["seed"])
        self.options = {option.name: parameters[option.name] for option in game.options}
        game.new(self.players, 0, self.options)
        self.encoder = Encoder(game)
        facts = pyspiel.GameInfo(
            num_distinct_actions=game.action_count,
            max_chance_outcomes=STARTS,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, facts, parameters)

    def new_initial_state(self) -> OrreryState:
        """The moment before chance picks an initial state."""
        return OrreryState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Chance picks the initial state, and may follow every action."""
        return 1 + LONGEST

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OrreryObserver:
        """What turns states into observations."""
        if params:
            raise ValueError(f"observations have no parameters, not {params}")
        return OrreryObserver(self.encoder)


class OrreryState(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games. Everything in its `__dict__` is copied and pickled by OpenSpiel."""

    held: Held | None
    #: The action that waits for its dice.
    rolled: int | None

    def __init__(self, game: OrreryGame) -> None:
        super().__init__(game)
        self.held = None
        self.rolled = None

    @property
    def position(self) -> State | None:
        """The state itself; None before chance has picked an initial state."""
        return None if self.held is None else self.held.state

    def current_player(self) -> Any:
        """Whose decision it is."""
        if self.held is None or self.rolled is not None:
            return pyspiel.PlayerId.CHANCE
        seat = self.held.state.seat
        return pyspiel.PlayerId.TERMINAL if seat is None else seat

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Initial states or dice, each equally likely; a single outcome if the game was loaded with a seed."""
        count = STARTS if self.get_game().seed < 0 else 1
        return [(start, 1.0 / count) for start in range(count)]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        assert position is not None
        return sorted(action.code for action in position.pending)

    def _apply_action(self, action: int) -> None:
        if self.held is None:
            game = self.get_game()
            seed = action if game.seed < 0 else game.seed
            self.held = Held(game.rules.new(game.players, seed, game.options))
        elif self.rolled is not None:
            state = self.held.state
            if self.get_game().seed < 0:
                state.rng = Rng(action << 32 | state.rng.next())
            state.play(self.rolled)
            self.rolled = None
        else:
            self.decide(action)

    def decide(self, action: int) -> None:
        """Carry out a player's action, or let it wait for chance if it needs dice."""
        assert self.held is not None
        before = self.held.state
        after = before.clone()
        after.play(action)
        if after.rng.words() == before.rng.words():
            self.held = Held(after)
        else:
            self.rolled = action

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"start {action}" if self.held is None else f"dice {action}"
        return str(self.get_game().rules.action(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.held is not None and self.rolled is None and self.held.state.seat is None

    def returns(self) -> list[float]:
        """The final result for every seat; zeros before the end."""
        if self.held is None or self.held.state.seat is not None:
            return [0.0] * self.num_players()
        return returns(self.held.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> OrreryState:
        """A copy consistent with what the player knows, with other secrets and other dice."""
        twin: OrreryState = self.clone()
        if twin.held is not None:
            rng = Rng(int(sampler() * (1 << 32)) | int(sampler() * (1 << 32)) << 32)
            twin.held = Held(twin.held.state.determinize(player, rng))
        return twin

    def __str__(self) -> str:
        if self.held is None:
            return "before the start"
        waiting = "" if self.rolled is None else f"\n{self.get_game().rules.action(self.rolled)}, and the dice"
        return f"{picture(self.held.state)}\n{self.held.state.digest()}{waiting}"


class OrreryObserver:
    """Observations for OpenSpiel: the row of the encoder, and the view as text."""

    def __init__(self, encoder: Encoder) -> None:
        self.encoder = encoder
        self.tensor = np.zeros(encoder.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OrreryState, player: int) -> None:
        """Fill the tensor with what a player may know."""
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoder.encode(state.position, player)

    def string_from(self, state: OrreryState, player: int) -> str:
        """What a player may know as text."""
        return "" if state.position is None else json.dumps(state.position.view(player))


def register() -> None:
    """Register every game with OpenSpiel."""
    known = set(pyspiel.registered_names())
    for name in games():
        if f"orrery_{name}" not in known:
            register_game(find_game(name))


def register_game(game: Game[Any]) -> None:
    """Register one game with OpenSpiel."""
    kind = game_type(game)

    def load(parameters: dict[str, Any]) -> OrreryGame:
        return OrreryGame(game, kind, dict(parameters))

    # OpenSpiel releases it only after the interpreter has been finalised, when nothing may be freed.
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(load))
    pyspiel.register_game(kind, load)


register()
