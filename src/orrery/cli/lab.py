"""Shared by the laboratory's commands: options, the progress bar, and storing results."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orrery.lab import GameResult, Plan, simulate
from orrery.lab.workers import Played

if TYPE_CHECKING:
    from orrery.lab.results import Results

F = TypeVar("F", bound=Callable[..., Any])

#: The key under which a command notes the folder of a run that can be resumed.
RESUMABLE = "orrery.resumable"


def running_options(command: F) -> F:
    """The options of every command that plays games."""
    for option in (
        click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="A game option; repeatable."),
        click.option("--pack", metavar="FOLDER", default="", help="A content pack."),
        click.option("--ray", metavar="ADDRESS", default="", help="Play on a Ray cluster: auto, or host:port."),
        click.option("--jobs", type=click.IntRange(1), default=os.cpu_count() or 1, show_default="all cores"),
        click.option("--seed", type=click.IntRange(0), default=0, show_default=True, help="The seed of the plan."),
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
    """Names separated by commas."""
    return tuple(name.strip() for name in bots.split(","))


def needs(extra: str, missing: ModuleNotFoundError) -> click.ClickException:
    """The error for a missing optional package."""
    return click.ClickException(f"this needs the package {missing.name}; pip install 'orrery[{extra}]'")


def play_plan(plan: Plan, jobs: int, ray: str, out: str | None, title: str) -> Iterator[GameResult]:
    """Play a plan under a progress bar and yield its games; with a folder they are stored, and a stopped run resumes.

    With a folder, the games come in their order; without one, as they are played.
    """
    plan.check()
    if out is None:
        for _, results in followed(simulate(plan, jobs, ray=ray), title, plan.games, 0):
            yield from results
        return
    try:
        from orrery.lab.results import Results, read_games
    except ModuleNotFoundError as missing:
        raise needs("lab", missing) from None
    kept = Results(out, plan)
    missing_pieces = kept.open()
    there = plan.games - sum(len(piece) for piece in missing_pieces)
    if there:
        click.echo(f"{out}: {there} of {plan.games} games are there already", err=True)
    if not missing_pieces:
        yield from read_games(kept.finish())
        return
    click.get_current_context().meta[RESUMABLE] = out
    waiting: dict[int, list[GameResult]] = {}
    pieces = iter(plan.pieces())
    following = next(pieces, None)
    played = stored(kept, simulate(plan, jobs, missing_pieces, ray))
    for piece, results in followed(played, title, plan.games, there):
        waiting[piece.start] = results
        while following is not None and (following.start in waiting or kept.part("games", following).exists()):
            found = waiting.pop(following.start, None)
            yield from read_games(kept.part("games", following)) if found is None else found
            following = next(pieces, None)
    kept.finish()


def stored(kept: Results, played: Iterable[Played]) -> Iterator[Played]:
    """The chunks of a run, each yielded after it was stored."""
    for piece, handful in played:
        kept.store(piece, handful)
        yield piece, handful


def followed(played: Iterable[Played], title: str, games: int, there: int) -> Iterator[tuple[range, list[GameResult]]]:
    """The games by chunk, under a progress bar on the error stream, separate from the results.

    The bar moves with each chunk and not by a thread of its own: only without threads do workers start at once.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True, auto_refresh=False) as bar:
        task = bar.add_task(title, total=games, completed=there)
        for piece, (results, _) in played:
            bar.update(task, advance=len(piece), refresh=True)
            yield piece, results
