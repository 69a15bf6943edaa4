"""Random games and games of captains on Orrery's public contract; PYTHONPATH chooses the tree."""

from __future__ import annotations

import importlib
import itertools
import json
import random
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import orrery
from orrery.bots import bot
from orrery.kernel import Rng
from timing import command_line, measured, report, report_slices

try:
    from orrery.kernel.playouts import play_clones_randomly, play_randomly
except ImportError:  # the previous release had no playouts
    play_randomly = play_clones_randomly = None

#: More decisions than any game has.
ENDLESS = 1 << 40
#: The number of games the vectorised environment plays at once, and of steps counted as one play.
TABLES = 64
STEPS = 8


def is_compiled() -> bool:
    """Whether the imported kernel is compiled."""
    origin = importlib.import_module("orrery.kernel.state").__file__ or ""
    return origin.endswith(tuple(EXTENSION_SUFFIXES))


def orrery_version() -> str:
    """The version of the imported tree, if known."""
    try:
        return version("orrery")
    except PackageNotFoundError:
        return str(getattr(orrery, "__version__", "unknown"))


def vector_plays(name: str, seats: int) -> dict[str, Callable[[], int]]:
    """Random play in the vectorised environment: summaries and short rows of bytes, full rows of floats."""
    try:
        from orrery.adapters.vector import SelfPlayVectorEnv
    except ImportError:
        return {}

    def stepping(many: Any) -> Callable[[], int]:
        many.reset(seed=1)
        dice = Rng(1)

        def play_many() -> int:
            for _ in range(STEPS):
                many.step(many.random_actions(dice))
            return STEPS * TABLES

        return play_many

    found = {}
    for observation in ("summary", "short", "full"):
        dtype = "float32" if observation == "full" else "uint8"
        try:
            many = SelfPlayVectorEnv(name, TABLES, seats, observation=observation, dtype=dtype)
        except ValueError:  # a game without such observations, or the previous release
            continue
        found[f"vector_{observation}_steps_per_second"] = stepping(many)
    return found


def main() -> None:
    if sys.argv[1:] == ["--list"]:
        print(json.dumps(list(orrery.games())))
        return
    parser = command_line(__doc__, list(orrery.games()))
    parser.add_argument(
        "--seats", type=int, default=2, help="how many seats play (default 2, or what the game is first for)"
    )
    parser.add_argument("--slices", action="store_true", help="measure a rate whenever a line of input names it")
    arguments = parser.parse_args()
    game = orrery.game(arguments.game)
    if arguments.seats not in game.seat_counts:
        arguments.seats = game.seat_counts[0]
    choice = random.Random(1).choice
    seeds = itertools.count()

    def play_game() -> int:
        state = game.new(seats=arguments.seats, seed=next(seeds))
        steps = 0
        while state.seat is not None:
            state.play(choice(state.actions()))
            steps += 1
        return steps

    def play_cloning() -> int:
        state = game.new(seats=arguments.seats, seed=next(seeds))
        steps = 0
        while state.seat is not None:
            state = state.clone()
            state.play(choice(state.actions()))
            steps += 1
        return steps

    dice = Rng(1)

    def play_out() -> int:
        return int(play_randomly(game.new(seats=arguments.seats, seed=next(seeds)), dice, ENDLESS))

    def play_out_clones() -> int:
        return int(play_clones_randomly(game.new(seats=arguments.seats, seed=next(seeds)), dice, ENDLESS))

    captains = [bot("captain", game, seed) for seed in range(arguments.seats)]
    belief = Rng(1)

    def play_captains() -> int:
        state = game.new(seats=arguments.seats, seed=next(seeds))
        steps = 0
        while (seat := state.seat) is not None:
            state.play(captains[seat].choose(state.determinize(seat, belief), seat, None))
            steps += 1
        return steps

    plays = {
        "steps_per_second": play_game,
        "clone_steps_per_second": play_cloning,
        "playout_steps_per_second": play_game if play_randomly is None else play_out,
        "playout_clone_steps_per_second": play_cloning if play_clones_randomly is None else play_out_clones,
        **vector_plays(arguments.game, arguments.seats),
        "captain_games_per_second": play_captains,
    }
    if arguments.slices:
        report_slices(plays, arguments.seconds)
        return
    about = {"peer": "orrery", "version": orrery_version(), "game": arguments.game, "compiled": is_compiled()}
    report(**about, **measured(plays, arguments.seconds))


if __name__ == "__main__":
    main()
