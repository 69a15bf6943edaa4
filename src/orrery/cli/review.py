"""`orrery review`: the turning points of a recorded game, what each seat could have known, and what was luck."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from orrery.locales import LANGUAGES, tell
from orrery.records import Record
from orrery.review import Review, Reviewed, review
from orrery.review.chances import ADMIRAL, CAPTAIN


@click.command("review")
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--seat", type=click.IntRange(1), default=None, help="Only what this seat decided and could know.")
@click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="The seed of the sampled worlds.")
@click.option(
    "--level",
    type=click.Choice([CAPTAIN, ADMIRAL]),
    default=CAPTAIN,
    show_default=True,
    help="Whose games the win chances are for: those of captains are for people's too.",
)
@click.option("--out", type=click.Path(dir_okay=False), default=None, help="Write the whole review as JSON.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True)
def review_command(file: str, seat: int | None, seed: int, level: str, out: str | None, language: str) -> None:
    """Review the game in FILE (.orrery): win chances, costly and excellent decisions, skill and luck."""
    record = Record.read(file)
    if seat is not None and seat > record.seats:
        raise click.ClickException(f"this game has {record.seats} seats, not {seat}")
    console = Console(highlight=False)
    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(f"reviewing {record.game}", total=len(record.actions))
        found = review(
            record,
            None if seat is None else seat - 1,
            seed,
            progress=lambda done, _: bar.update(task, completed=done),
            level=level,
        )
    if out is not None:
        Path(out).write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    show(console, record, found, language)


def show(console: Console, record: Record, found: Review, language: str) -> None:
    """Print a review as two tables."""
    package = type(record.start().game).__module__.rpartition(".")[0]
    names = [f"seat {seat + 1}" for seat in range(found.seats)]
    seats = Table("seat", "plays", "won", "skill", "luck", "costly", box=None, pad_edge=False)
    for seat, name in enumerate(names):
        costly = sum(one.mark == "costly" and one.seat == seat for one in found.decisions)
        skill = f"{found.skill[seat]:+.1%}" if found.skill else ""
        won = "yes" if seat in found.winners else ""
        seats.add_row(name, found.factions[seat], won, skill, f"{found.fortune[seat]:+.1%}", str(costly))
    console.print(seats)
    console.print()
    moments = Table("move", "seat", "mark", "played", "better", "chance", "cost", "why", box=None, pad_edge=False)
    for one in found.marked:
        better = one.best if one.best != one.played else ""
        cost = f"{-one.loss:+.0%} ±{one.error:.0%}" if one.loss else ""
        why = "; ".join(said(package, language, reason, names) for reason in one.reasons[:1])
        moments.add_row(
            str(one.version + 1), names[one.seat], one.mark, one.played, better, f"{one.chance:.0%}", cost, why
        )
    console.print(moments if found.marked else "No decision stands out.")
    console.print(f"\n{judged(found.decisions)} decisions judged by {found.playouts:,} playouts.")


def judged(decisions: list[Reviewed]) -> int:
    """The number of real decisions."""
    return sum(one.options > 1 for one in decisions)


def said(package: str, language: str, reason: str | dict[str, Any], names: list[str]) -> str:
    """A reason of the game as text."""
    event = {"event": reason} if isinstance(reason, str) else {"event": reason["reason"], **reason["facts"]}
    return tell(package, language, event, names)
