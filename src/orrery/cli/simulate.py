"""`orrery simulate`: games between bots, with a progress bar and a table of what came out."""

from __future__ import annotations

import json
import os
import time

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from orrery.lab import GameResult, Plan, simulate, summary_rows


def parse_options(pairs: tuple[str, ...]) -> dict[str, bool | int | str]:
    """`name=value` pairs: true, false and whole numbers are read as such."""
    options: dict[str, bool | int | str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.ClickException(f"an option is written name=value, not {pair!r}")
        options[name] = value == "true" if value in ("true", "false") else int(value) if value.isdigit() else value
    return options


@click.command("simulate")
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="How many games.")
@click.option("--bots", default="random,random", show_default=True, help="One bot for each seat, with commas.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Same seed, same games.")
@click.option("--jobs", type=click.IntRange(1), default=os.cpu_count() or 1, show_default="all cores")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; repeatable.")
@click.option("--json", "as_json", is_flag=True, help="One JSON line for each game instead of the table.")
def simulate_command(
    game: str, games: int, bots: str, seed: int, jobs: int, options: tuple[str, ...], as_json: bool
) -> None:
    """Play GAME between bots and say who won how often. Seats rotate from game to game."""
    plan = Plan(game, tuple(name.strip() for name in bots.split(",")), games, seed, parse_options(options))
    plan.check()
    results: list[GameResult] = []
    started = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(f"{game}: {bots}", total=games)
        for handful in simulate(plan, jobs):
            results += handful
            progress.advance(task, len(handful))
    seconds = time.perf_counter() - started
    results.sort(key=lambda result: result.number)
    if as_json:
        for result in results:
            fields = {name: getattr(result, name) for name in result.__struct_fields__ if name != "seconds"}
            click.echo(json.dumps(fields))
        return
    table = Table(title=f"{game}: {games} games, seed {seed}")
    for heading in ("bot", "seats played", "wins", "95 % interval", "mean score"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for name, played, wins, low, high, score in summary_rows(results):
        table.add_row(name, str(played), f"{wins:.1%}", f"{low:.1%} to {high:.1%}", f"{score:.2f}")
    Console().print(table)
    reasons = sorted({result.reason for result in results})
    ends = ", ".join(f"{reason} {sum(result.reason == reason for result in results)}" for reason in reasons)
    decisions = sum(result.decisions for result in results)
    drawn = sum(not result.winners for result in results)
    click.echo(f"ended by {ends}; {drawn} without a winner")
    speed = f"{games / seconds:,.0f} games/s, {decisions / seconds:,.0f} decisions/s"
    click.echo(f"{decisions / games:.1f} decisions a game; {speed}")
