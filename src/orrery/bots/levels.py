"""The bots by name: two baselines, and five levels from cadet to grand admiral."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from orrery.bots.alphabeta import AlphaBetaBot
from orrery.bots.baseline import GreedyBot, HeuristicBot, RandomBot
from orrery.bots.parallel import ParallelSearchBot
from orrery.bots.planning import PlanningBot
from orrery.bots.rollout import RolloutBot
from orrery.bots.search import SearchBot
from orrery.bots.settings import Settings, advised, judging
from orrery.kernel import Action, Game, State
from orrery.parts.content_game import ContentGame
from orrery.registry import game as find_game


class Bot(Protocol):
    """A player of one seat. It is given a state sampled from what the seat may know, never the true one."""

    def choose(self, state: State, seat: int, budget: float | None = 1.0) -> Action:
        """An action for the seat whose decision it is, within `budget` seconds (None: as long as it takes)."""


#: The settings of the searching levels in games whose `bot/levels.toml` has none.
DEFAULTS = {
    "commodore": Settings(iterations=100),
    "admiral": Settings(iterations=1500),
    "grand-admiral": Settings(iterations=6000),
}


class Errors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The errors of the weakest level."""

    #: The probability of an error.
    noise: float = 0.25
    #: How many of the most advised actions an error is drawn from; 0: all.
    width: int = 0
    #: The kinds of choices where errors occur; empty: all.
    choices: tuple[str, ...] = ()


def settings(level: str, game: Game[Any]) -> Settings:
    """The settings of a searching level in a game: the game's own, or the defaults."""
    said = game.levels.get(level)
    return DEFAULTS[level] if said is None else msgspec.convert(said, Settings)


def advised_as(level: str, game: Game[Any]) -> Game[Any]:
    """The game with the advice that a level follows or starts its search from."""
    return advised(game, settings(level, game)) if level in DEFAULTS else game


def errors(game: Game[Any]) -> Errors:
    """The errors of a cadet in a game."""
    return msgspec.convert(game.levels.get("cadet", {}), Errors)


def searcher(level: str) -> Callable[[Game[Any], int], Bot]:
    """A factory for the bots of a searching level."""

    def make(game: Game[Any], seed: int) -> Bot:
        return searching(game, seed, settings(level, game))

    return make


def searching(game: Game[Any], seed: int, chosen: Settings) -> Bot:
    """A bot that searches with these settings."""
    game = judging(game, chosen)
    if chosen.kind == "planning":
        return PlanningBot(game, seed, chosen)
    if chosen.kind == "alpha-beta":
        return AlphaBetaBot(game, seed, chosen)
    return RolloutBot(game, seed, chosen) if chosen.kind == "rollout" else SearchBot(game, seed, chosen)


def patient(level: str, game: Game[Any], times: float, seed: int) -> Bot:
    """The bot of a searching level with its effort multiplied; below 1 it is hasty."""
    own = settings(level, game)
    return searching(game, seed, multiplied(own, times))


def multiplied(own: Settings, times: float) -> Settings:
    """Settings with a multiple of the effort."""
    return msgspec.structs.replace(
        own,
        iterations=max(1, round(own.iterations * times)),
        worlds=max(1, round(own.worlds * times)),
        allowance=round(own.allowance * times),
    )


LEVELS: dict[str, Callable[[Game[Any], int], Bot]] = {
    "random": lambda game, seed: RandomBot(game, seed),
    "greedy": lambda game, seed: GreedyBot(game, seed),
    "cadet": lambda game, seed: HeuristicBot(game, seed, *msgspec.structs.astuple(errors(game))),
    "captain": lambda game, seed: HeuristicBot(game, seed),
    "commodore": searcher("commodore"),
    "admiral": searcher("admiral"),
    "grand-admiral": searcher("grand-admiral"),
}


def searches(name: str) -> bool:
    """Whether a bot uses its time budget; others answer at once.

    >>> searches("captain"), searches("admiral:raider")
    (False, True)
    """
    return parted(name)[0] in DEFAULTS


def parted(name: str) -> tuple[str, str]:
    """The level and the style in a bot's name.

    >>> parted("captain:raider"), parted("captain")
    (('captain', 'raider'), ('captain', ''))
    """
    level, _, style = name.partition(":")
    return level, style


def named(level: str, style: str) -> str:
    """The name of a bot with a level and an optional style."""
    return f"{level}:{style}" if style else level


def styles(game: Game[Any]) -> list[str]:
    """The styles of bots in a game."""
    return game.styles if isinstance(game, ContentGame) else []


def bots() -> list[str]:
    """The names of all bots, from weakest to strongest."""
    return list(LEVELS)


def bot(name: str, game: Game[Any] | str, seed: int = 0, processes: int = 1) -> Bot:
    """The bot of this name for a game, or a ValueError that lists the names; `captain:raider` is one with a style.

    Levels that search by trees or rollouts can use several processes.

    >>> import orrery
    >>> from orrery.bots import bot
    >>> state = orrery.game("tictactoe").new()
    >>> bot("random", "tictactoe").choose(state, 0) in state.actions()
    True
    """
    level, style = parted(name)
    if level not in LEVELS:
        raise ValueError(f"unknown bot {name!r}; the bots are {', '.join(LEVELS)}")
    found = find_game(game) if isinstance(game, str) else game
    if style:
        if not isinstance(found, ContentGame):
            raise ValueError(f"unknown style {style!r}; the styles are none")
        found = found.with_style(style)
    if processes > 1 and level in DEFAULTS and settings(level, found).kind != "alpha-beta":
        return ParallelSearchBot(found, seed, settings(level, found), processes)
    return LEVELS[level](found, seed)
