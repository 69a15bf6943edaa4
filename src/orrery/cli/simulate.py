"""`orrery simulate`: games between bots, with a progress bar and a table of results."""

from __future__ import annotations

import json
import time

import click
import msgspec
from rich.console import Console
from rich.table import Table

from orrery.cli.lab import parse_bots, parse_options, play_plan, running_options
from orrery.lab import GameResult, Plan, Tally


@click.command("simulate")
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="The number of games.")
@click.option("--bots", default="random,random", show_default=True, help="One bot for each seat, separated by commas.")
@running_options
@click.option("--out", metavar="FOLDER", help="Keep the results there as Parquet; a stopped run resumes.")
@click.option("--events", is_flag=True, help="Count events too, for the rule clauses of the report.")
@click.option("--decisions", is_flag=True, help="Keep every decision too (with --out).")
@click.option("--budget", type=float, default=None, help="Seconds per decision; results then depend on the clock.")
@click.option("--json", "as_json", is_flag=True, help="One JSON line for each game instead of the table.")
def simulate_command(
    game: str,
    games: int,
    bots: str,
    seed: int,
    jobs: int,
    ray: str,
    pack: str,
    options: tuple[str, ...],
    out: str | None,
    events: bool,
    decisions: bool,
    budget: float | None,
    as_json: bool,
) -> None:
    """Play GAME between bots and show their win rates. Seats rotate from game to game."""
    plan = Plan(
        game,
        (parse_bots(bots),),
        games,
        seed,
        options=parse_options(options),
        budget=budget,
        pack=pack,
        events=events,
        decisions=decisions,
    )
    started = time.perf_counter()
    played = play_plan(plan, jobs, ray, out, f"{game}: {bots}")
    if as_json:
        for result in sorted(played, key=lambda result: result.number):
            click.echo(line(result))
        return
    tally = Tally()
    tally.add(played)
    show(tally, plan, time.perf_counter() - started)


def line(result: GameResult) -> str:
    """A game as JSON, without measured times."""
    fields = msgspec.to_builtins(result)
    for name in ("seconds", "think", "slowest"):
        del fields[name]
    return json.dumps(fields)


def show(tally: Tally, plan: Plan, seconds: float) -> None:
    """Print the win rates."""
    table = Table(title=f"{plan.game}: {plan.games} games, seed {plan.seed}")
    for heading in ("bot", "seats played", "wins", "95 % interval", "mean score", "ms a decision"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for name, bot in sorted(tally.bots.items()):
        low, high = bot.interval
        score = f"{bot.score / bot.count:.2f}"
        wins = f"{bot.share:.1%}"
        table.add_row(name, str(bot.count), wins, f"{low:.1%} to {high:.1%}", score, f"{bot.pace * 1000:.2f}")
    Console().print(table)
    ends = ", ".join(f"{reason} {count}" for reason, count in sorted(tally.reasons.items()))
    click.echo(f"ended by {ends}; {tally.drawn} without a winner")
    speed = f"{tally.games / seconds:,.0f} games/s, {tally.decisions / seconds:,.0f} decisions/s"
    click.echo(f"{tally.decisions / tally.games:.1f} decisions a game; {speed}")
