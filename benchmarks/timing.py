"""Timing shared by every program here: warm up, play whole games in short slices, print the best as one JSON line."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Sequence

WARM_UP_SECONDS = 0.5
#: Long enough for the clock, short enough that other programs leave some of them alone.
SLICE_SECONDS = 0.1


def rates(play_game: Callable[[], int], seconds: float) -> dict[str, float]:
    """Rates of `play_game`, which plays one whole game and returns its number of steps, in the best slice."""
    _play_for(play_game, min(WARM_UP_SECONDS, seconds))
    end = time.perf_counter() + seconds
    slices = [_play_for(play_game, min(SLICE_SECONDS, seconds))]
    while time.perf_counter() < end:
        slices.append(_play_for(play_game, SLICE_SECONDS))
    steps, games, elapsed = max(slices, key=lambda one: one[0] / one[2])
    return {
        "steps_per_second": round(steps / elapsed, 1),
        "games_per_second": round(games / elapsed, 2),
        "seconds": round(elapsed, 3),
    }


def _play_for(play_game: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Steps, games and seconds of playing until the time is up and the last game is over."""
    steps = games = 0
    start = time.perf_counter()
    elapsed = 0.0
    while elapsed < seconds:
        steps += play_game()
        games += 1
        elapsed = time.perf_counter() - start
    return steps, games, elapsed


def command_line(description: str | None, games: Sequence[str]) -> argparse.ArgumentParser:
    """The arguments every program here understands."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("game", choices=games or None, help="the game to play")
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to measure (default 3)")
    return parser


def report(**fields: object) -> None:
    """Print the one JSON line that run.py reads."""
    print(json.dumps(fields), flush=True)
