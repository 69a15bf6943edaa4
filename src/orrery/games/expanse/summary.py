"""The Expanse in some hundred numbers, all of them open to everybody: points, pieces, ships and the track."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import NOWHERE
from orrery.kernel import Row, State, byte
from orrery.kernel.rows import RowWriter
from orrery.parts.fields import Fields

SEATS: Final = 4

FIELDS: Final = Fields()
POINTS: Final = FIELDS.add("points", SEATS, 100, "by seat (own first): control points")
SUPPLY: Final = FIELDS.add("supply", SEATS, 20, "by seat: cubes off the map")
TABLE: Final = FIELDS.add("table", 4, 60, "seats until the active one, cards in the deck, undrawn and past scorings")
TRACK: Final = FIELDS.add("track", 5, 64, "by space: 1 more than the card there")
PIECES: Final = FIELDS.add("pieces", 16 * SEATS, 6, "by seat and base: cubes and diplomats")
SHIPS: Final = FIELDS.add("ships", 9 * SEATS, 5, "by seat and orbit: ships")


class Summary(RowWriter):
    """Writes what every seat has, and the cards on the track."""

    def write(self, state: State, seat: i64, row: Row, at: i64) -> None:
        assert isinstance(state, ExpanseState)
        seats: i64 = state.seats
        for step in range(SEATS):
            faction: i64 = NOWHERE
            if step < seats:
                faction = state.faction[(seat + step) % seats]
            write_seat(state, faction, step, row, at)
        row[at + TABLE] = byte((state.active - seat + seats) % seats)
        row[at + TABLE + 1] = byte(len(state.deck))
        row[at + TABLE + 2] = byte(state.unseen)
        row[at + TABLE + 3] = byte(state.scorings)
        track = state.track
        for space in range(5):
            card: i64 = -1
            if space < len(track):
                card = track[space]
            row[at + TRACK + space] = byte(card + 1)


def write_seat(state: ExpanseState, faction: i64, step: i64, row: Row, at: i64) -> None:
    """The points, the supply, the pieces and the ships of a seat; nothing if it has no faction."""
    if faction == NOWHERE:
        row[at + POINTS + step] = 0
        row[at + SUPPLY + step] = 0
        for base in range(16):
            row[at + PIECES + 16 * step + base] = 0
        for orbit in range(9):
            row[at + SHIPS + 9 * step + orbit] = 0
        return
    row[at + POINTS + step] = byte(state.points[faction])
    row[at + SUPPLY + step] = byte(state.supply[faction])
    for base in range(16):
        row[at + PIECES + 16 * step + base] = byte(state.pieces[base * 4 + faction])
    for orbit in range(9):
        row[at + SHIPS + 9 * step + orbit] = byte(state.shipping[orbit * 4 + faction])
