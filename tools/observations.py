"""Write docs/observations.md: every field of the games' observations."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import orrery

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
HEAD = """# Observations

What a seat may know, as a row of bytes, field by field; `make observations` writes this page. The adapters give the row
as 32-bit floats: every byte is cut at the number in the column *full at* and divided by it. Before these places stand
the marks of the adapters: one's own seat, the seat that decides, the kind of decision.

Seats, factions and units are counted from one's own, in the order of the table. A mark is 1 among zeros. In what is
pending, numbers of units, bases, cards and the like are those of the actions; *asked* is what the deciding frame says,
*below* what the frames under it say. Options are counted for the deciding seat alone: how many are of each kind of
action, how many name each value of an argument, in the order of the vocabulary.

Short rows (`SelfPlayVectorEnv(..., observation="short")`) have only the fields with *yes* in the column *short*, in the
same order and with the same values. What they leave out follows from the rest, such as sums, ranges and who can hit
whom, or from the legal actions, which the mask tells; of the frames they have only the deciding one.

Summaries (`observation="summary"`) are rows of their own: some hundred numbers, without marks before them. They tell
far from everything, and what is asked is told by the mask alone.

The version of a game's rows is `VERSION` in its `encode.py`; it changes whenever a place changes its meaning.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD]
    for name in ("expanse", "parsec", "talon"):
        game: Any = orrery.game(name)
        encode = import_module(f"orrery.games.{name}.encode")
        short = sum(last - first for first, last in game.short_observation)
        size = f"{game.observation_size} places, {short} in short rows"
        parts.append(f"\n## {game.title}\n\nVersion {encode.VERSION}, {size}.\n")
        parts.append(f"\n{encode.LAYOUT.described()}\n\nWhat is pending, counted from {encode.LAYOUT.size}:\n")
        parts.append(f"\n{game.pending.fields.described()}\n")
        summary = import_module(f"orrery.games.{name}.summary").FIELDS
        parts.append(f"\nThe summary, {summary.size} places:\n\n{summary.described()}\n")
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
