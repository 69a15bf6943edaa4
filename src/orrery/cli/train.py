"""`orrery train`: learn the value of positions from self-play."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import click
import msgspec

from orrery.cli.lab import RESUMABLE, needs
from orrery.parts.content_game import ContentGame
from orrery.registry import game as find_game


@click.command()
@click.argument("game")
@click.option("--seats", type=click.IntRange(2), default=2, show_default=True, help="Seats at the table.")
@click.option("--games", type=click.IntRange(20), default=None, help="Games to learn from.  [default: the recipe's]")
@click.option("--level", default="captain", show_default=True, help="The level of the players it learns from.")
@click.option(
    "--advice", multiple=True, help="A file of numbers that advises captains; of several one is drawn for each."
)
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True)
@click.option("--out", metavar="FOLDER", required=True, help="Positions, log and curve; a stopped run resumes there.")
@click.option("--write", metavar="FILE", help="Where the weights go.  [default: value.net in the folder]")
@click.pass_context
def train(
    context: click.Context,
    game: str,
    seats: int,
    games: int | None,
    level: str,
    advice: tuple[str, ...],
    seed: int,
    out: str,
    write: str | None,
) -> None:
    """Play games of GAME, fit a small network to who wins them, and write its weights.

    The same command with the same folder continues where it was stopped. The weights that the bots use are the files
    value-SEATS.net beside the game's evaluation; see docs/research.md.
    """
    try:
        from orrery.lab.learning.recipe import RECIPES
        from orrery.lab.learning.training import train as learn
    except ModuleNotFoundError as missing:
        raise needs("lab", missing) from None
    rules = find_game(game)
    if game not in RECIPES or not isinstance(rules, ContentGame):
        raise ValueError(f"no recipe for {game!r}; there are some for {', '.join(RECIPES)}")
    recipe = msgspec.structs.replace(RECIPES[game], seats=seats, seed=seed, level=level, advices=advice)
    if games is not None:
        recipe = msgspec.structs.replace(recipe, games=games)
    context.meta[RESUMABLE] = out
    folder = Path(out)
    version = import_module(f"{rules.package}.encode").VERSION
    data, _ = learn(rules, version, recipe, folder, click.echo)
    target = Path(write) if write else folder / "value.net"
    target.write_bytes(data)
    click.echo(f"weights written to {target}")
