"""What the commands of the laboratory share: their options, the progress bar, and keeping results."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orrery.lab import GameResult, Plan, simulate

F = TypeVar("F", bound=Callable[..., Any])


def running_options(command: F) -> F:
    """The options of every command that plays games."""
    for option in (
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Of the game; repeatable."),
        click.option("--pack", metavar="FOLDER", default="", help="A content pack to play with."),
        click.option("--ray", metavar="ADDRESS", default="", help="Play on a Ray cluster: auto, or host:port."),
        click.option("--jobs", type=click.IntRange(1), default=os.cpu_count() or 1, show_default="all cores"),
        click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="Same seed, same games."),
    ):
        command = option(command)
    return command


def parse_options(pairs: tuple[str, ...]) -> dict[str, bool | int | str]:
    """`name=value` pairs: true, false and whole numbers are read as such."""
    options: dict[str, bool | int | str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise click.ClickException(f"an option is written name=value, not {pair!r}")
        options[name] = value == "true" if value in ("true", "false") else int(value) if value.isdigit() else value
    return options


def parse_bots(bots: str) -> tuple[str, ...]:
    """Names with commas between them."""
    return tuple(name.strip() for name in bots.split(","))


def needs(extra: str, missing: ModuleNotFoundError) -> click.ClickException:
    """What to say when an optional package is not there."""
    return click.ClickException(f"this needs the package {missing.name}; pip install 'orrery[{extra}]'")


def play_plan(plan: Plan, jobs: int, ray: str, out: str | None, title: str) -> Iterator[GameResult]:
    """Play a plan under a progress bar and give its games; with a folder they are kept, and a stopped run resumes.

    With a folder, the games come in their order; without one, as they are played.
    """
    plan.check()
    if out is None:
        handfuls = simulate(plan, jobs, ray=ray)
        with progress_bar() as bar:
            task = bar.add_task(title, total=plan.games)
            for piece, (results, _) in handfuls:
                bar.advance(task, len(piece))
                yield from results
        return
    try:
        from orrery.lab.results import Results, read_games
    except ModuleNotFoundError as missing:
        raise needs("lab", missing) from None
    kept = Results(out, plan)
    missing_pieces = kept.open()
    left = sum(len(piece) for piece in missing_pieces)
    if left < plan.games:
        click.echo(f"{out}: {plan.games - left} of {plan.games} games are there already", err=True)
    played = simulate(plan, jobs, missing_pieces, ray) if missing_pieces else ()
    try:
        with progress_bar() as bar:
            task = bar.add_task(title, total=plan.games, completed=plan.games - left)
            for piece, handful in played:
                kept.store(piece, handful)
                bar.advance(task, len(piece))
    except KeyboardInterrupt:
        raise click.ClickException(f"stopped; the same command continues from what is in {out}") from None
    yield from read_games(kept.finish())


def progress_bar() -> Progress:
    """A bar on the error stream, so that results can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(stderr=True), transient=True)
