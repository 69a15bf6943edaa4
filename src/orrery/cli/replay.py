"""`orrery replay`: replay a recorded game as text."""

from __future__ import annotations

import click

from orrery.locales import LANGUAGES, tell
from orrery.records import Record


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--upto", type=click.IntRange(0), default=None, help="Stop after this many actions.")
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.option("--quiet", is_flag=True, help="Show only the result.")
def replay(file: str, upto: int | None, language: str, quiet: bool) -> None:
    """Replay FILE (.orrery) by its rules, check its digest, and print what happened."""
    record = Record.read(file)
    state = record.replay(upto, log=True)
    seats = [f"seat {seat + 1}" if language == "en" else f"posto {seat + 1}" for seat in range(state.seats)]
    package = type(state.game).__module__.rpartition(".")[0]
    if not quiet:
        for event in state.events_for(None):
            click.echo(tell(package, language, event, seats))
    played = f"{state.version} of {len(record.actions)} actions"
    click.echo(f"{record.game}, {record.seats} seats, seed {record.seed}: {played}")
    if state.outcome is None:
        click.echo(f"not over: seat {(state.seat or 0) + 1} decides ({state.choice})")
    else:
        winners = ", ".join(seats[winner] for winner in state.outcome.winners) or "nobody"
        scores = ", ".join(f"{score:g}" for score in state.outcome.scores)
        click.echo(f"won by {winners} ({state.outcome.reason}), scores {scores}")
    click.echo(f"digest {state.digest()}")
