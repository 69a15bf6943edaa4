"""Record golden games anew after an intended change: `python tools/golden.py tests/golden/parsec/*.orrery`.

The same actions are played by the rules as they are; an action that became illegal is named, and its file left alone.
"""

from __future__ import annotations

import sys

from orrery.kernel import IllegalAction
from orrery.records import Record
from orrery.registry import game


def renew(path: str) -> None:
    """Write one file anew."""
    old = Record.read(path)
    state = game(old.game).new(old.seats, old.seed, old.options)
    for number, notation in enumerate(old.actions, 1):
        try:
            state.play(notation)
        except (IllegalAction, ValueError) as error:
            raise SystemExit(f"{path}: action {number}, {notation!r}: {error}") from None
    Record.of(state, old.seed, old.actions).save(path)
    print(f"{path}: {len(old.actions)} actions")


if __name__ == "__main__":
    for name in sys.argv[1:]:
        renew(name)
