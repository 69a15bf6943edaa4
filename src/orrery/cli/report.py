"""`orrery report`: what stored games say about a game's balance, as one HTML file."""

from __future__ import annotations

from pathlib import Path

import click

from orrery.cli.lab import needs


@click.command()
@click.argument("results", type=click.Path())
@click.option("--out", "target", type=click.Path(dir_okay=False), help="The file to write.  [RESULTS/report.html]")
@click.option(
    "--language", default="en", show_default=True, metavar="CODE", help="The language of the report: en, it or de."
)
@click.option("--images", metavar="FOLDER", default="", help="Also write each plot as an SVG file.")
def report(results: str, target: str | None, language: str, images: str) -> None:
    """Write a balance report with plots about RESULTS (a folder of `orrery simulate --out`, or its games.parquet)."""
    try:
        from orrery.lab.report import write_report
    except ModuleNotFoundError as missing:
        raise needs("lab", missing) from None
    home = Path(results) if Path(results).is_dir() else Path(results).parent
    file = target or str(home / "report.html")
    count = write_report(results, file, images, language)
    click.echo(f"{count:,} games: {file}")
