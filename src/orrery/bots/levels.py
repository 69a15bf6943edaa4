"""The bots by name: two baselines, and four levels from cadet to admiral."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from orrery.bots.alphabeta import AlphaBetaBot
from orrery.bots.baseline import GreedyBot, HeuristicBot, RandomBot
from orrery.bots.parallel import ParallelSearchBot
from orrery.bots.rollout import RolloutBot
from orrery.bots.search import SearchBot, Settings
from orrery.kernel import Action, Game, State
from orrery.registry import game as find_game


class Bot(Protocol):
    """What plays a seat. It is shown a state that its seat could believe in, never the true one."""

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is, within `budget` seconds (None: as long as it takes)."""


#: How the searching levels think where a game's `bot/levels.toml` does not say otherwise: they grow a tree.
DEFAULTS = {"commodore": Settings(iterations=100), "admiral": Settings(iterations=1500)}


class Errors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the weakest level errs."""

    #: How often it errs.
    noise: float = 0.25
    #: Among how many of the most advised actions; 0: all.
    slips: int = 0
    #: At which kinds of decisions; none named: all.
    minds: tuple[str, ...] = ()


def settings(level: str, game: Game[Any]) -> Settings:
    """How a searching level thinks about a game: what the game's levels say, or the defaults."""
    said = game.levels.get(level)
    return DEFAULTS[level] if said is None else msgspec.convert(said, Settings)


def errors(game: Game[Any]) -> Errors:
    """How a cadet errs in a game."""
    return msgspec.convert(game.levels.get("cadet", {}), Errors)


def searcher(level: str) -> Callable[[Game[Any], int], Bot]:
    """What makes the bot of a searching level."""

    def make(game: Game[Any], seed: int) -> Bot:
        chosen = settings(level, game)
        if chosen.kind == "alpha-beta":
            return AlphaBetaBot(game, seed, chosen)
        return RolloutBot(game, seed, chosen) if chosen.kind == "rollout" else SearchBot(game, seed, chosen)

    return make


LEVELS: dict[str, Callable[[Game[Any], int], Bot]] = {
    "random": lambda game, seed: RandomBot(game, seed),
    "greedy": lambda game, seed: GreedyBot(game, seed),
    "cadet": lambda game, seed: HeuristicBot(game, seed, *msgspec.structs.astuple(errors(game))),
    "captain": lambda game, seed: HeuristicBot(game, seed),
    "commodore": searcher("commodore"),
    "admiral": searcher("admiral"),
}


def bots() -> list[str]:
    """The names of all bots, from weakest to strongest."""
    return list(LEVELS)


def bot(name: str, game: Game[Any] | str, seed: int = 0, processes: int = 1) -> Bot:
    """The bot of this name for a game, or a ValueError that lists the names.

    Levels that search by trees or rollouts can use processes.

    >>> import orrery
    >>> from orrery.bots import bot
    >>> state = orrery.game("tictactoe").new()
    >>> bot("random", "tictactoe").choose(state, 0) in state.actions()
    True
    """
    if name not in LEVELS:
        raise ValueError(f"unknown bot {name!r}; the bots are {', '.join(LEVELS)}")
    found = find_game(game) if isinstance(game, str) else game
    if processes > 1 and name in ("commodore", "admiral") and settings(name, found).kind != "alpha-beta":
        return ParallelSearchBot(found, seed, settings(name, found), processes)
    return LEVELS[name](found, seed)
