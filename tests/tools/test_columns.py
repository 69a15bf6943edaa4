"""What tools/columns.py writes is current, and follows from the declarations alone."""

from __future__ import annotations

import pytest

import columns
from stamps import ROOT

STATE = '''
class Nim(State):
    """A position."""

    #: Not part of the position.
    tables: Tables
    #: By heap, and by heap and seat.
    heaps: Annotated[ByteColumn, 3, 7]
    taken: Annotated[ShortColumn, "self.seats * 3", NOWHERE]
    map: Annotated[SharedColumn, 9]
    deck: Annotated[bytearray, b""]
    turn: Annotated[int, 1]

    # Written by tools/columns.py from the annotations above.
    # End of what tools/columns.py wrote.

    def size(self) -> int:
        """How many heaps there are."""
        return len(self.heaps)
'''

WRITTEN = """
    __slots__ = ("deck", "heaps", "map", "tables", "taken", "turn")
    columns = ("heaps", "taken", "map", "deck", "turn")
    kinds = ("B", "h", "B", "", "")

    def reset(self) -> None:
        self.heaps = filled("B", 3, 7)
        self.taken = filled("h", self.seats * 3, NOWHERE)
        self.map = filled("B", 9)
        self.deck = bytearray(b"")
        self.turn = 1

    def clone(self) -> Nim:
        twin = Nim(self.game, self.seats, self.options, self.rng.clone())
        twin.copy_position(self)
        twin.tables = self.tables
        twin.heaps = self.heaps[:]
        twin.taken = self.taken[:]
        twin.map = self.map
        twin.deck = self.deck.copy()
        twin.turn = self.turn
        return twin

"""


def test_what_follows_from_a_declaration_is_written() -> None:
    mark = columns.BEGIN + "\n"
    before, after = STATE.split(mark)
    assert columns.brought_up_to_date(STATE) == before + mark + WRITTEN.removeprefix("\n") + after


def test_writing_again_changes_nothing() -> None:
    once = columns.brought_up_to_date(STATE)
    assert columns.brought_up_to_date(once) == once


@pytest.mark.parametrize("path", [str(path.relative_to(ROOT)) for path in columns.modules()])
def test_every_state_is_up_to_date(path: str) -> None:
    text = (ROOT / path).read_text(encoding="utf-8")
    assert columns.brought_up_to_date(text) == text, "make columns brings it up to date"
