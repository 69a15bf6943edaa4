"""The bots by name: two baselines, and four levels from cadet to admiral."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

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


#: How the searching levels think where nothing else is known to be better: they grow a tree.
COMMODORE = Settings(iterations=100)
ADMIRAL = Settings(iterations=1500)
#: Games with good advice of their own are searched by rollouts of it where that was measured to win more than a tree
#: (docs/research.md), at the decisions that gain most by thought; an admiral thinks about more of them.
SETTINGS: dict[tuple[str, str], Settings] = {
    # Without dice and secrets, alpha-beta won more than a tree in the same time.
    ("commodore", "tictactoe"): Settings(kind="alpha-beta", depth=3),
    ("admiral", "tictactoe"): Settings(kind="alpha-beta", depth=9),
    ("commodore", "connect_four"): Settings(kind="alpha-beta", depth=4),
    ("admiral", "connect_four"): Settings(kind="alpha-beta", depth=6),
    ("commodore", "expanse"): Settings(
        kind="rollout", width=2, worlds=1, horizon=0, pause="ChooseTurn", minds=("ChooseTurn",)
    ),
    ("admiral", "expanse"): Settings(
        kind="rollout", width=8, worlds=1, horizon=0, pause="ChooseTurn", minds=("ChooseTurn", "ChooseUse")
    ),
    ("commodore", "parsec"): Settings(
        kind="rollout",
        width=4,
        worlds=8,
        horizon=80,
        haste=0.004,
        caution=0.5,
        minds=("ChooseAction", "ChoosePurchase", "ChooseYield"),
    ),
    # A tree, with rollouts below it: what pays in Parsec is several decisions in a row.
    ("admiral", "parsec"): Settings(iterations=250, horizon=24, noise=0.0),
    ("commodore", "talon"): Settings(
        kind="rollout", width=3, worlds=1, horizon=16, caution=0.5, minds=("ChooseGroup", "ChooseMove", "ChooseSpeed")
    ),
    ("admiral", "talon"): Settings(
        kind="rollout",
        width=4,
        worlds=3,
        horizon=18,
        caution=0.5,
        minds=("ChooseGroup", "ChooseMove", "ChooseSpeed", "ChooseSpending"),
    ),
}
#: How often a cadet errs, among how many of the most advised actions (0: all), and at which kinds of decisions (none
#: named: all); by game where that is not enough or too much. In Parsec it takes whatever comes and strays, which
#: costs it many races against a captain and few against those who do not race.
NOISE: tuple[float, int, tuple[str, ...]] = (0.25, 0, ())
NOISES: dict[str, tuple[float, int, tuple[str, ...]]] = {
    "parsec": (0.72, 0, ("ChooseYield", "ChooseResource", "ChooseDestination")),
    "talon": (0.12, 0, ()),
}


def settings(level: str, game: str) -> Settings:
    """How a searching level thinks about a game."""
    return SETTINGS.get((level, game), ADMIRAL if level == "admiral" else COMMODORE)


def searcher(level: str) -> Callable[[Game[Any], int], Bot]:
    """What makes the bot of a searching level."""

    def make(game: Game[Any], seed: int) -> Bot:
        chosen = settings(level, game.name)
        if chosen.kind == "alpha-beta":
            return AlphaBetaBot(game, seed, chosen)
        return RolloutBot(game, seed, chosen) if chosen.kind == "rollout" else SearchBot(game, seed, chosen)

    return make


LEVELS: dict[str, Callable[[Game[Any], int], Bot]] = {
    "random": lambda game, seed: RandomBot(game, seed),
    "greedy": lambda game, seed: GreedyBot(game, seed),
    "cadet": lambda game, seed: HeuristicBot(game, seed, *NOISES.get(game.name, NOISE)),
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
    if processes > 1 and name in ("commodore", "admiral") and settings(name, found.name).kind != "alpha-beta":
        return ParallelSearchBot(found, seed, settings(name, found.name), processes)
    return LEVELS[name](found, seed)
