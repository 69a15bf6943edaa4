"""Write docs/observations.md: every field of the games' observations."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

import orrery

PAGE = Path(__file__).resolve().parent.parent / "docs" / "observations.md"
HEAD = """# Observations

What a seat may know, as a row of bytes, field by field; `make observations` generates this page. The adapters return
the row as 32-bit floats: every byte is clipped at the number in the column *full at* and divided by it. They put
one-hot fields before these: the observing seat, the deciding seat, the kind of decision.

Seats, factions and units are counted from the observer's own, in table order. A mark is a one-hot field. In what is
pending, numbers of units, bases, cards and the like are those of the actions; *asked* describes the deciding frame,
*below* the frames under it. Options are counted for the deciding seat only: how many are of each type of action, and
how many have each value of an argument, in the order of the vocabulary.

Short rows (`SelfPlayVectorEnv(..., observation="short")`) have only the fields with *yes* in the column *short*, in the
same order and with the same values. What they omit follows from the rest, such as sums, ranges and who can hit whom, or
from the legal actions, which are in the mask; of the frames they have only the deciding one.

Summaries (`observation="summary"`) are separate rows of some hundred numbers, without the adapters' fields. They
contain far from everything, and only the mask tells what the decision is about.

The version of a game's rows is `VERSION` in its `encode.py`; it changes whenever an element changes its meaning.
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
