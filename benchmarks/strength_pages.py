"""Write docs/strength/GAME.md, the strength of a game's bots against time and against earlier ones, from the records.

python benchmarks/strength_pages.py
"""

from __future__ import annotations

from pathlib import Path

from orrery.lab.plots import interval_bars, standalone
from orrery.lab.statistics import wilson
from orrery.registry import game as find_game
from strength import Match, matches

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "strength"
HEAD = """# {title}: strength and time

Written by `benchmarks/strength_pages.py` from the matches in `docs/strength/{game}.jsonl`, which
`benchmarks/strength.py` played: one bot of the first kind against others of the second kind, in every seat in turn,
each deal from every seat, with compiled rules, on one core of a busy machine.

- `admiral*8` is an admiral with eight times the effort (iterations or worlds).
- *before* is the admiral at commit 3b95f73, kept as a frozen baseline.
- Intervals are 95 % Wilson intervals; seconds are processor time for a game and seat.
"""
WORDS = {"before": "*before*"}


def joined(found: list[Match]) -> Match:
    """One match of several seeds."""
    first = found[0]
    whole = Match(first.game, first.new, first.old, first.seats, first.seed, first.name)
    for one in found:
        whole.played += one.played
        whole.won += one.won
        whole.new_seconds += one.new_seconds
        whole.old_seconds += one.old_seconds
        whole.slowest = max(whole.slowest, one.slowest)
        whole.decisions += one.decisions
    return whole


def together(found: list[Match]) -> list[Match]:
    """The matches of the same bots at the same number of seats are one."""
    groups: dict[tuple[str, str, int], list[Match]] = {}
    for one in found:
        groups.setdefault((one.new, one.name or one.old, one.seats), []).append(one)
    return [joined(group) for group in groups.values()]


def row(one: Match) -> str:
    """A row of the table."""
    low, high = wilson(one.won, one.played)
    pace = one.new_seconds / one.played
    old = one.name or one.old
    return (
        f"| {WORDS.get(one.new, one.new)} | {WORDS.get(old, old)} | {one.seats} | {one.won:g} of {one.played} "
        f"| {one.won / one.played:.0%} ({low:.0%} to {high:.0%}) | {pace:.2f} | {one.slowest:.2f} "
        f"| {one.old_seconds / one.played:.2f} |"
    )


def picture(found: list[Match]) -> str:
    """The share of games won against captains, by seconds of thinking."""
    rows = []
    for one in sorted(found, key=lambda one: one.new_seconds / one.played):
        low, high = wilson(one.won, one.played)
        rows.append((f"{one.new}, {one.new_seconds / one.played:.2f} s a game", one.won / one.played, low, high, ""))
    return interval_bars(rows, mark=0.5, high=1.0)


def page(game: str, found: list[Match]) -> str:
    """The page of a game."""
    title = find_game(game).title
    whole = together(found)
    lines = [HEAD.format(title=title, game=game)]
    against = [one for one in whole if one.old == "captain" and not one.name and one.seats == 2]
    if len(against) > 1:
        (FOLDER / f"{game}.svg").write_text(standalone(picture(against)), encoding="utf-8")
        lines += [
            "## Against time",
            "",
            f"![{title}: share of games won against captains, by seconds of thinking in a game]({game}.svg)",
            "",
            "Games of two against captains, who follow advice and need a few milliseconds for a game.",
            "",
        ]
    lines += [
        "## Matches",
        "",
        "| bot | against | seats | won | share | s a game | most | s of the other |",
        "|---|---|--:|--:|--:|--:|--:|--:|",
        *[row(one) for one in sorted(whole, key=lambda one: (one.seats, one.old, one.new))],
    ]
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write the page of every game with a record."""
    for path in sorted(FOLDER.glob("*.jsonl")):
        found = list(matches(path).values())
        path.with_suffix(".md").write_text(page(path.stem, found), encoding="utf-8")


if __name__ == "__main__":
    main()
