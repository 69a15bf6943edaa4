"""The command `orrery`: a group to which each module of this folder adds one command."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click

import orrery
from orrery.cli.lab import RESUMABLE

#: The commands in the order of the help, each with its module and name.
COMMANDS = {
    "play": "play:play",
    "serve": "serve:serve",
    "simulate": "simulate:simulate_command",
    "tournament": "tournament:tournament",
    "ladder": "ladder:ladder",
    "report": "report:report",
    "compare": "compare:compare",
    "train": "train:train",
    "replay": "replay:replay",
    "review": "review:review_command",
    "rules": "rules:rules",
    "scenario": "scenario:scenario",
    "pack": "pack:pack",
    "bench": "bench:bench",
    "verify": "verify:verify",
    "mcp": "mcp:mcp",
    "admin": "admin:admin",
}


class Commands(click.Group):
    """The commands, imported when they are called; invalid input is reported in one line."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, name = COMMANDS[cmd_name].split(":")
        found: click.Command = getattr(import_module(f"orrery.cli.{module}"), name)
        return found

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except ValueError as error:
            raise click.ClickException(str(error)) from error
        except KeyboardInterrupt:
            folder = ctx.meta.get(RESUMABLE)
            hint = f"; the same command continues from what is in {folder}" if folder else ""
            raise click.ClickException(f"stopped{hint}") from None


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(orrery.__version__, prog_name="orrery")
def orrery_command() -> None:
    """Space strategy board games: play them, serve them, study them."""


def main() -> None:
    """Run the command line."""
    orrery_command(prog_name="orrery")
