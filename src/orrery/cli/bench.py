"""`orrery bench`: the speed of the engine on this machine."""

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

#: The number of games the vectorised environment plays at once.
TABLES = 64
#: Its observations, from the shortest to the longest.
OBSERVATIONS = ("summary", "short", "full")
#: The line width if the output is not a terminal.
WIDTH = 120
#: How often the compared figures are measured in turn.
ROUNDS = 4


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


def vector_rate(name: str, seconds: float, observation: str) -> float:
    """Decisions per second of random play in the vectorised environment; 0 if it or these observations are missing.

    Full observations are rows of floats, others rows of bytes.
    """
    try:
        from orrery.adapters.vector import SelfPlayVectorEnv

        dtype = "float32" if observation == "full" else "uint8"
        many = SelfPlayVectorEnv(name, TABLES, observation=observation, dtype=dtype)
    except (ModuleNotFoundError, ValueError):
        return 0.0
    many.reset(seed=1)
    rng = Rng(1)
    steps = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        many.step(many.random_actions(rng))
        steps += 1
    return steps * TABLES / (time.perf_counter() - started)


def shown(found: float, plain: float) -> tuple[str, str]:
    """A rate and its share of the bare engine's."""
    return (f"{found:,.0f}", f"{found / plain:.2f}") if found else ("-", "-")


@click.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option("--seconds", type=click.FloatRange(0.01), default=2.0, show_default=True, help="Per measurement.")
def bench(names: tuple[str, ...], seconds: float) -> None:
    """Measure random play of all games, or of each GAME, on one core.

    Decisions per second: bare, with a clone before each, and in the vectorised environment of 64 tables with masks and
    observations: summaries and short rows of bytes, full rows of floats, with their share of the first figure.
    """
    compiled = (import_module("orrery.kernel.state").__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))
    table = Table(title="compiled" if compiled else "pure Python")
    shares = [heading for observation in OBSERVATIONS for heading in (observation, "share")]
    for heading in ("game", "decisions/s", "cloning", "games/s", *shares):
        table.add_column(heading, justify="left" if heading == "game" else "right")
    console = Console()
    if not console.is_terminal:
        console = Console(width=WIDTH)
    with console.status("measuring"):
        for name in names or tuple(games()):
            # Interleaved, with the best of each, because other processes disturb the measurement.
            plain, played = 0.0, 0.0
            many = dict.fromkeys(OBSERVATIONS, 0.0)
            for _ in range(ROUNDS):
                plain, played = max((plain, played), rate(name, seconds / ROUNDS, cloning=False))
                for observation, best in many.items():
                    many[observation] = max(best, vector_rate(name, seconds / ROUNDS, observation))
            cloned, _ = rate(name, seconds, cloning=True)
            shares = [figure for found in many.values() for figure in shown(found, plain)]
            table.add_row(name, f"{plain:,.0f}", f"{cloned:,.0f}", f"{played:,.1f}", *shares)
    console.print(table)
