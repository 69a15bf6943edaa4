"""`orrery tournament`: every bot against every other, seats rotated, with ratings."""

from __future__ import annotations

import click
from rich.console import Console
from rich.table import Table

from orrery.cli.lab import needs, parse_bots, parse_options, play_plan, running_options
from orrery.lab import GameResult, Plan, Tally, round_robin
from orrery.registry import game as find_game


@click.command()
@click.argument("game")
@click.option("--bots", default="random,greedy,cadet,captain", show_default=True, help="Bots, separated by commas.")
@click.option("--games", type=click.IntRange(1), default=100, show_default=True, help="Games for each group of bots.")
@click.option("--seats", type=click.IntRange(1), default=None, help="Seats at each table.  [default: the game's]")
@running_options
@click.option("--out", metavar="FOLDER", help="Keep the results there as Parquet; a stopped run resumes.")
@click.option("--events", is_flag=True, help="Count events too, for the rule clauses of the report.")
@click.option("--decisions", is_flag=True, help="Keep every decision too (with --out).")
def tournament(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    seed: int,
    jobs: int,
    ray: str,
    pack: str,
    options: tuple[str, ...],
    out: str | None,
    events: bool,
    decisions: bool,
) -> None:
    """Play a round robin of GAME between bots and show win rates and ratings."""
    try:
        from orrery.lab.ratings import Ratings
    except ModuleNotFoundError as missing:
        raise needs("lab", missing) from None
    count = find_game(game).seat_counts[0] if seats is None else seats
    tables = round_robin(parse_bots(bots), count)
    plan = Plan(
        game,
        tables,
        games * len(tables),
        seed,
        options=parse_options(options),
        pack=pack,
        events=events,
        decisions=decisions,
    )
    tally = Tally()
    ratings = Ratings()
    played: list[GameResult] = []
    for result in play_plan(plan, jobs, ray, out, f"{game}: {len(tables)} groups of {bots}"):
        tally.add([result])
        played.append(result)
    ratings.add(sorted(played, key=lambda result: result.number))
    table = Table(title=f"{game}: {plan.games} games, {count} seats, seed {seed}")
    for heading in ("bot", "rating", "seats played", "wins", "95 % interval", "ms a decision"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for name in sorted(tally.bots, key=lambda name: -ratings.of(name)[0]):
        bot = tally.bots[name]
        low, high = bot.interval
        mean, spread = ratings.of(name)
        wins = f"{bot.share:.1%}"
        pace = f"{bot.pace * 1000:.2f}"
        table.add_row(name, f"{mean:.1f} ± {spread:.1f}", str(bot.count), wins, f"{low:.1%} to {high:.1%}", pace)
    Console().print(table)
    names = list(tally.bots)
    matrix = Table(title="how often the row came out ahead of the column")
    matrix.add_column("")
    for name in names:
        matrix.add_column(name, justify="right")
    for name in names:
        pairs = [tally.pairs.get((name, rival)) for rival in names]
        matrix.add_row(name, *("" if pair is None else f"{pair.share:.0%}" for pair in pairs))
    Console().print(matrix)
