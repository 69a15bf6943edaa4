"""The command `orrery`: a group to which each module of this folder adds one command."""

from __future__ import annotations

from typing import Any

import click

import orrery
from orrery.cli.admin import admin
from orrery.cli.bench import bench
from orrery.cli.compare import compare
from orrery.cli.lab import RESUMABLE
from orrery.cli.ladder import ladder
from orrery.cli.pack import pack
from orrery.cli.play import play
from orrery.cli.replay import replay
from orrery.cli.report import report
from orrery.cli.rules import rules
from orrery.cli.scenario import scenario
from orrery.cli.serve import serve
from orrery.cli.simulate import simulate_command
from orrery.cli.tournament import tournament
from orrery.cli.verify import verify


class OneLineErrors(click.Group):
    """A group that says what was wrong with the input in one line instead of a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except ValueError as error:
            raise click.ClickException(str(error)) from error
        except KeyboardInterrupt:
            folder = ctx.meta.get(RESUMABLE)
            hint = f"; the same command continues from what is in {folder}" if folder else ""
            raise click.ClickException(f"stopped{hint}") from None


@click.group(cls=OneLineErrors, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(orrery.__version__, prog_name="orrery")
def orrery_command() -> None:
    """Space strategy board games: play them, serve them, study them."""


COMMANDS = (
    play,
    serve,
    simulate_command,
    tournament,
    ladder,
    report,
    compare,
    replay,
    rules,
    scenario,
    pack,
    bench,
    verify,
    admin,
)

for command in COMMANDS:
    orrery_command.add_command(command)


def main() -> None:
    """Run the command line."""
    orrery_command(prog_name="orrery")
