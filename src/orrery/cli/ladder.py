"""`orrery ladder`: the strength of a game's bots, written to docs/ladder.md."""

from __future__ import annotations

from pathlib import Path

import click

from orrery.bots import bots as all_bots
from orrery.cli.lab import needs, parse_bots, parse_options, play_plan, running_options
from orrery.lab import GameResult, Tally


@click.command()
@click.argument("game")
@click.option("--games", type=click.IntRange(1), default=200, show_default=True, help="Games of neighbouring levels.")
@click.option("--far-games", type=click.IntRange(0), default=40, show_default=True, help="Games of each other pair.")
@click.option("--bots", default=",".join(all_bots()), show_default=True, help="Bots, separated by commas.")
@click.option(
    "--seats", type=click.IntRange(2), default=2, show_default=True, help="Above 2: one among the level below."
)
@running_options
@click.option("--out", metavar="FOLDER", help="Keep the games there; a stopped run resumes.  [build/ladder/GAME]")
@click.option(
    "--file", "file", type=click.Path(dir_okay=False), default="docs/ladder.md", show_default=True, help="Output file."
)
@click.option(
    "--anchors", type=click.Path(exists=True, dir_okay=False), help="Write the ratings into the server's file, too."
)
def ladder(
    game: str,
    games: int,
    far_games: int,
    bots: str,
    seats: int,
    seed: int,
    jobs: int,
    ray: str,
    pack: str,
    options: tuple[str, ...],
    out: str | None,
    file: str,
    anchors: str | None,
) -> None:
    """Play all bots of GAME against each other and write the result into docs/ladder.md."""
    try:
        from orrery.lab.ladder import (
            bars,
            check_seats,
            is_met,
            ladder_plans,
            lone_plans,
            lone_section,
            rewrite,
            rewrite_anchors,
            section,
        )
        from orrery.lab.ratings import Ratings
    except ModuleNotFoundError as missing:
        raise needs("lab", missing) from None
    check_seats(game, seats)
    if pack:
        raise click.ClickException("the ladder uses the game's own content: omit --pack")
    names = parse_bots(bots)
    if seats > 2:
        lone = lone_plans(game, names, games, seed, parse_options(options), seats)
        tallies = [Tally() for _ in lone]
        for number, plan in enumerate(lone):
            folder = f"{out or f'build/ladder/{game}_{seats}'}/{number}"
            tallies[number].add(play_plan(plan, jobs, ray, folder, f"{game}: ladder"))
        text = lone_section(lone, tallies)
        rewrite(Path(file), f"{game}_{seats}", text)
        click.echo(text)
        return
    plans = ladder_plans(game, names, games, far_games, seed, parse_options(options))
    tally = Tally()
    played: list[GameResult] = []
    for number, plan in enumerate(plans):
        folder = f"{out or f'build/ladder/{game}'}/{number}"
        for result in play_plan(plan, jobs, ray, folder, f"{game}: ladder"):
            tally.add([result])
            played.append(result)
    ratings = Ratings()
    ratings.add(played)
    text = section(plans, tally, ratings)
    rewrite(Path(file), game, text)
    if anchors:
        rewrite_anchors(Path(anchors), game, ratings.bots)
    click.echo(text)
    missed = [bar for bar in bars(tally) if not is_met(tally, bar)]
    click.echo(f"written to {file}; {len(missed)} targets missed")
