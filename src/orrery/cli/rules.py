"""`orrery rules`: the clauses of a game's rulebook."""

from __future__ import annotations

import click

from orrery.locales import LANGUAGES
from orrery.registry import game as find_game


@click.command()
@click.argument("game")
@click.argument("clause", required=False)
@click.option("--language", type=click.Choice(LANGUAGES), default="en", show_default=True)
@click.option("--search", metavar="WORD", help="Only clauses that contain this.")
def rules(game: str, clause: str | None, language: str, search: str | None) -> None:
    """Show the rule clauses of GAME: all of them, one CLAUSE (8.2.2b) with its rulings, or a chapter (8)."""
    found = find_game(game)
    wanted = clause.removeprefix(f"{game}:") if clause else ""
    one = next((own for own in found.clauses if own.id == f"{game}:{wanted}"), None)
    if one is not None:
        click.echo(f"{one.id}  {one.title[language]}\n\n{one.text[language]}")
        if one.not_applicable:
            click.echo(f"\nNot applicable here: {one.not_applicable}")
        for ruling in found.rulings:
            if one.id in ruling.clauses:
                click.echo(f"\n{ruling.id}  {ruling.question[language]}")
                click.echo(f"{ruling.ruling[language]} ({ruling.reason[language]})")
        return
    clauses = [own for own in found.clauses if not wanted or own.chapter == wanted]
    if wanted and not clauses:
        chapters = ", ".join(dict.fromkeys(own.chapter for own in found.clauses))
        raise click.ClickException(f"{game} has no clause or chapter {clause!r}; the chapters are {chapters}")
    if search:
        clauses = [own for own in clauses if search.lower() in f"{own.title[language]} {own.text[language]}".lower()]
    for own in clauses:
        click.echo(f"{own.id:<24} {own.title[language]}: {own.text[language]}")
