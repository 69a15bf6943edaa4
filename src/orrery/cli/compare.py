"""`orrery compare`: significant differences between two sets of games."""

from __future__ import annotations

import json

import click
import msgspec
from rich.console import Console
from rich.table import Table

from orrery.cli.lab import needs


@click.command("compare")
@click.argument("before", type=click.Path())
@click.argument("after", type=click.Path())
@click.option("--all", "everything", is_flag=True, help="Show insignificant differences too.")
@click.option("--json", "as_json", is_flag=True, help="One JSON line for each number instead of the table.")
def compare(before: str, after: str, everything: bool, as_json: bool) -> None:
    """Compare the games of BEFORE and AFTER and show what differs significantly (5 % false discoveries)."""
    try:
        from orrery.lab.analysis import Games
        from orrery.lab.compare import compare as compare_games
    except ModuleNotFoundError as missing:
        raise needs("lab", missing) from None
    one, other = Games(before), Games(after)
    moves = compare_games(one, other)
    shown = [move for move in moves if move.sure or everything]
    if as_json:
        for move in shown:
            click.echo(json.dumps(msgspec.to_builtins(move)))
        return
    table = Table(title=f"{one.origin.plan.game}: {one.count:,} games before, {other.count:,} after")
    for heading in ("what", "", "before", "after", "difference", "p"):
        table.add_column(heading, justify="left" if heading in ("what", "") else "right")
    for move in shown:
        plain = (f"{move.before:.1f}", f"{move.after:.1f}", f"{move.after - move.before:+.1f}")
        shares = (f"{move.before:.1%}", f"{move.after:.1%}", f"{move.after - move.before:+.1%}")
        table.add_row(move.what, move.name, *(shares if move.percent else plain), f"{move.p:.2g}")
    Console().print(table)
    believed = sum(move.sure for move in moves)
    click.echo(f"{believed} of {len(moves)} numbers differ significantly")
