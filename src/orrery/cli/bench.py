"""`orrery bench`: how fast the engine is on this machine."""

from __future__ import annotations

import random
import time
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

import click
from rich.console import Console
from rich.table import Table

from orrery.kernel import Rng, State
from orrery.registry import game as find_game
from orrery.registry import games

#: How many games the vectorised environment plays at once.
TABLES = 64


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


def vector_rate(name: str, seconds: float) -> float | None:
    """Decisions per second of random play in the vectorised environment, observations included; None without it."""
    try:
        from orrery.adapters.vector import SelfPlayVectorEnv
    except ModuleNotFoundError:
        return None
    many = SelfPlayVectorEnv(name, TABLES)
    many.reset(seed=1)
    rng = Rng(1)
    steps = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        many.step(many.random_actions(rng))
        steps += 1
    return steps * TABLES / (time.perf_counter() - started)


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option("--seconds", type=click.FloatRange(0.01), default=2.0, show_default=True, help="For each figure.")
def bench(names: tuple[str, ...], seconds: float) -> None:
    """Measure random play of all games, or of each GAME, on one core.

    The last columns are the vectorised environment with its observations and masks, and its share of the first.
    """
    compiled = (import_module("orrery.kernel.state").__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
    table = Table(title="compiled" if compiled else "pure Python")
    for heading in ("game", "decisions/s", "clone and decision/s", "games/s", f"{TABLES} tables, decisions/s", "share"):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    console = Console()
    with console.status("measuring"):
        for name in names or tuple(games()):
            # Interleaved, and the best of each counts, because other processes disturb the measurement.
            plain, played = rate(name, seconds / 2, cloning=False)
            many = vector_rate(name, seconds / 2)
            plain, played = max((plain, played), rate(name, seconds / 2, cloning=False))
            if many is not None:
                many = max(many, vector_rate(name, seconds / 2) or 0.0)
            cloned, _ = rate(name, seconds, cloning=True)
            vector = ("-", "-") if many is None else (f"{many:,.0f}", f"{many / plain:.2f}")
            table.add_row(name, f"{plain:,.0f}", f"{cloned:,.0f}", f"{played:,.1f}", *vector)
    console.print(table)
