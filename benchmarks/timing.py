"""Timing shared by every program here: warm up, play whole games until the time is up, print one JSON line."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Mapping, Sequence

WARM_UP_SECONDS = 0.3


def rates(play_game: Callable[[], int], seconds: float) -> dict[str, float]:
    """Rates of `play_game`, which plays one whole game and returns its number of steps."""
    _play_for(play_game, min(WARM_UP_SECONDS, seconds))
    steps, games, elapsed = _play_for(play_game, seconds)
    return {
        "steps_per_second": round(steps / elapsed, 1),
        "games_per_second": round(games / elapsed, 2),
        "seconds": round(elapsed, 3),
    }


def _play_for(play_game: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Steps, games and processor seconds until the time is up and the last game is over."""
    steps = games = 0
    start = time.process_time()
    elapsed = 0.0
    while elapsed < seconds:
        steps += play_game()
        games += 1
        elapsed = time.process_time() - start
    return steps, games, elapsed


def command_line(description: str | None, games: Sequence[str]) -> argparse.ArgumentParser:
    """The arguments every program here understands."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("game", choices=games or None, help="the game to play")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to measure (default 1)")
    return parser


def measured(plays: Mapping[str, Callable[[], int]], seconds: float) -> dict[str, float]:
    """Every rate once, after warming up, and the games per second of random play."""
    found = {}
    for rate, play_game in plays.items():
        both = rates(play_game, seconds)
        found[rate] = both["games_per_second" if "games" in rate else "steps_per_second"]
        found.setdefault("games_per_second", both["games_per_second"])
    return found


def report_slices(plays: Mapping[str, Callable[[], int]], seconds: float) -> None:
    """Warm up; then, for every line of input, measure the rate it names for some seconds and print it.

    Processes that stay alive can take turns many times, which evens out what a shared machine does to them.
    """
    for play_game in plays.values():
        _play_for(play_game, min(WARM_UP_SECONDS, seconds))
    report(rates=list(plays))
    for line in sys.stdin:
        rate = line.strip()
        steps, games, elapsed = _play_for(plays[rate], seconds)
        report(**{rate: round((games if "games" in rate else steps) / elapsed, 2)})


def report(**fields: object) -> None:
    """Print the one JSON line that run.py reads."""
    print(json.dumps(fields), flush=True)
