"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from orrery.bots.baseline import GreedyBot, HeuristicBot, RandomBot
from orrery.kernel import Action, Game, State
from orrery.registry import game as find_game


class Bot(Protocol):
    """What plays a seat. It is shown a state that its seat could believe in, never the true one."""

    def choose(self, state: State, seat: int, budget: float = 1.0) -> Action:
        """An action for the seat whose decision it is, within `budget` seconds."""


LEVELS: dict[str, Callable[[Game[Any], int], Bot]] = {
    "random": lambda game, seed: RandomBot(game, seed),
    "greedy": lambda game, seed: GreedyBot(game, seed),
    "cadet": lambda game, seed: HeuristicBot(game, seed, noise=0.25),
    "captain": lambda game, seed: HeuristicBot(game, seed),
}


def bots() -> list[str]:
    """The names of all bots, from weakest to strongest."""
    return list(LEVELS)


def bot(name: str, game: Game[Any] | str, seed: int = 0) -> Bot:
    """The bot of this name for a game, or a ValueError that lists the names.

    >>> import orrery
    >>> from orrery.bots import bot
    >>> state = orrery.game("tictactoe").new()
    >>> bot("random", "tictactoe").choose(state, 0) in state.actions()
    True
    """
    if name not in LEVELS:
        raise ValueError(f"unknown bot {name!r}; the bots are {', '.join(LEVELS)}")
    return LEVELS[name](find_game(game) if isinstance(game, str) else game, seed)
