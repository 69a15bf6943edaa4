"""The kernel on a toy of a real game's size, used as search uses it: `apply`, and `clone` then `apply`."""

from __future__ import annotations

import argparse
import itertools
import random

from measure import is_compiled, orrery_version
from orrery.testing.toy import GAME
from timing import measured, report, report_slices

try:
    from orrery.kernel import Rng
    from orrery.kernel.playouts import play_clones_randomly, play_randomly
except ImportError:  # the previous release had no playouts
    play_randomly = play_clones_randomly = None

#: More decisions than the toy has.
ENDLESS = 1 << 40

#: Choices drawn beforehand, so that the random module is not measured.
DICE = random.Random(1)
PICKS = [DICE.randrange(5040) for _ in range(1 << 16)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to measure (default 1)")
    parser.add_argument("--slices", action="store_true", help="measure a rate whenever a line of input names it")
    arguments = parser.parse_args()
    # Set up beforehand, so that only steps are measured.
    starts = itertools.cycle([GAME.new(seed=seed) for seed in range(64)])
    offsets = itertools.count(step=977)

    def play_game() -> int:
        state = next(starts).clone()
        first = pick = next(offsets)
        while state.seat is not None:
            pending = state.pending
            state.apply(pending[PICKS[pick & 0xFFFF] % len(pending)])
            pick += 1
        return pick - first

    def play_cloning() -> int:
        state = next(starts).clone()
        first = pick = next(offsets)
        while state.seat is not None:
            pending = state.pending
            state = state.clone()
            state.apply(pending[PICKS[pick & 0xFFFF] % len(pending)])
            pick += 1
        return pick - first

    dice = Rng(1)

    def play_out() -> int:
        return int(play_randomly(next(starts).clone(), dice, ENDLESS))

    def play_out_clones() -> int:
        return int(play_clones_randomly(next(starts), dice, ENDLESS))

    plays = {
        "steps_per_second": play_game,
        "clone_steps_per_second": play_cloning,
        "playout_steps_per_second": play_game if play_randomly is None else play_out,
        "playout_clone_steps_per_second": play_cloning if play_clones_randomly is None else play_out_clones,
    }
    if arguments.slices:
        report_slices(plays, arguments.seconds)
        return
    about = {"peer": "orrery", "version": orrery_version(), "game": "toy", "compiled": is_compiled()}
    report(**about, **measured(plays, arguments.seconds))


if __name__ == "__main__":
    main()
