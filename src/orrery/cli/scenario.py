"""`orrery scenario`: check scenario files."""

from __future__ import annotations

from typing import Any

import click

from orrery.registry import game as find_game


@click.group()
def scenario() -> None:
    """Work with scenario files."""


@scenario.command()
@click.argument("file")
@click.option("--game", default="talon", show_default=True, help="The game that the scenario is for.")
def check(file: str, game: str) -> None:
    """Check the scenario in FILE and report its faults, if any."""
    found: Any = find_game(game)
    if not hasattr(found, "check_scenario"):
        raise click.ClickException(f"{game} has no scenario files")
    click.echo(f"{file} is a valid scenario: {found.check_scenario(file)}")
