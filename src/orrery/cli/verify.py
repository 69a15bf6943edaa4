"""`orrery verify`: whether a recorded game was played by the rules and with the committed dice."""

from __future__ import annotations

import click

from orrery.records import Record


@click.command()
@click.argument("file", type=click.Path(dir_okay=False))
@click.option("--commitment", metavar="HEX", default="", help="The commitment shown by the server.")
def verify(file: str, commitment: str) -> None:
    """Replay FILE (.orrery) by its rules and check its seed against the commitment made before the first roll."""
    record = Record.read(file)
    state = record.replay()
    click.echo(f"{record.game}: all {len(record.actions)} actions are legal and lead to the recorded position")
    if state.outcome is None:
        click.echo("the game was not played to its end (somebody conceded, or it was abandoned)")
    own = record.commitment()
    if record.client_seeds:
        seats = ", ".join(str(seat) for seat, _ in record.client_seeds)
        click.echo(f"the seed is derived from the server's and the contributions of these seats: {seats}")
    if not commitment:
        click.echo(f"the seed's commitment is {own}: compare it with the one the server showed at the start")
    elif commitment.strip().lower() == own:
        click.echo("the seed is the one the server committed to")
    else:
        raise click.ClickException(f"the seed is not the one the server committed to; its commitment is {own}")
