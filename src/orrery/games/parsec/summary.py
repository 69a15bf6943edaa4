"""Parsec in some hundred numbers: the public possessions of every seat, and the observer's hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.state import ParsecState
from orrery.kernel import Row, State, byte, copy_numbers
from orrery.kernel.rows import RowWriter
from orrery.parts.fields import Fields

SEATS: Final = 4
CARDS: Final = 64

FIELDS: Final = Fields()
UNITS: Final = FIELDS.add("units", 5 * SEATS, 20, "by seat (own first) and kind: units on the board")
STOCK: Final = FIELDS.add("stock", 3 * SEATS, 20, "by seat and resource")
HANDS: Final = FIELDS.add("hands", SEATS, 10, "by seat: cards in hand")
ALIVE: Final = FIELDS.add("alive", SEATS, 1, "by seat: it is in the game")
TABLE: Final = FIELDS.add("table", 3, 60, "seats from the observer's to the active one, round, cards in the deck")
BANK: Final = FIELDS.add("bank", 3, 40, "by resource: what the bank has")
HAND: Final = FIELDS.add("hand", CARDS, 3, "by card: how many are in the observer's hand")


class Summary(RowWriter):
    """Writes the public possessions of every seat, and the observer's hand."""

    def write(self, state: State, seat: i64, row: Row, at: i64) -> None:
        assert isinstance(state, ParsecState)
        seats: i64 = state.seats
        for step in range(SEATS):
            if step < seats:
                write_seat(state, (seat + step) % seats, step, row, at)
        row[at + TABLE] = byte((state.active - seat + seats) % seats)
        row[at + TABLE + 1] = byte(state.round)
        row[at + TABLE + 2] = byte(len(state.deck))
        copy_numbers(row, at + BANK, state.bank, 0, 3)
        kinds: i64 = state.tables.cards
        shown: i64 = CARDS
        if kinds < CARDS:
            shown = kinds
        copy_numbers(row, at + HAND, state.hand, seat * kinds, shown)


def write_seat(state: ParsecState, seat: i64, step: i64, row: Row, at: i64) -> None:
    """What a seat has."""
    copy_numbers(row, at + UNITS + 5 * step, state.count, 5 * seat, 5)
    copy_numbers(row, at + STOCK + 3 * step, state.stock, 3 * seat, 3)
    row[at + HANDS + step] = byte(state.cards[seat])
    row[at + ALIVE + step] = byte(state.alive[seat])
