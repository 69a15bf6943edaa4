"""`orrery bench`: how fast the engine is on this machine."""

from __future__ import annotations

import random
import time
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

import click
from rich.console import Console
from rich.table import Table

from orrery.kernel import State
from orrery.registry import game as find_game
from orrery.registry import games


def rate(name: str, seconds: float, cloning: bool) -> tuple[float, float]:
    """Decisions and games per second of random play, with a clone before each action if asked."""
    rules = find_game(name)
    choice = random.Random(1).choice
    decisions = played = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        state: State = rules.new(seed=played)
        while state.seat is not None:
            if cloning:
                state = state.clone()
            state.play(choice(state.actions()))
            decisions += 1
        played += 1
    elapsed = time.perf_counter() - started
    return decisions / elapsed, played / elapsed


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option("--seconds", type=click.FloatRange(0.01), default=2.0, show_default=True, help="For each figure.")
def bench(names: tuple[str, ...], seconds: float) -> None:
    """Measure random play of all games, or of each GAME, on one core."""
    compiled = (import_module("orrery.kernel.state").__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
    table = Table(title="compiled" if compiled else "pure Python")
    for heading in ("game", "decisions/s", "clone and decision/s", "games/s"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    console = Console()
    with console.status("measuring"):
        for name in names or tuple(games()):
            plain, played = rate(name, seconds, cloning=False)
            cloned, _ = rate(name, seconds, cloning=True)
            table.add_row(name, f"{plain:,.0f}", f"{cloned:,.0f}", f"{played:,.1f}")
    console.print(table)
