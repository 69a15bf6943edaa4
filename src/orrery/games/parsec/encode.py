"""Parsec as a row of numbers, as one seat sees it: seats are counted from the observer's, in the order of the table.

`survey` (`orrery.games.parsec.survey`) sums up every seat, the own hand and the events in force; that is also what the
learned value reads. Then come the planets and asteroids, the hexes with their units, the combat that is going on and
the rest of the table. What is pending stands after them (`orrery.parts.pending`). Other hands and the deck are left
out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.parsec.grid import CELLS
from orrery.games.parsec.state import (
    CLASH,
    L_CARD,
    L_HEX,
    L_SEAT,
    L_TARGET,
    L_UNTIL,
    NOT_ABOARD,
    RECORD,
    ParsecState,
)
from orrery.games.parsec.survey import CARDS, FIELDS, SEATS, survey
from orrery.games.parsec.tables import COLONY, FIRST, KIND, OWNER, PIECES, Seat
from orrery.kernel import Row, byte, copy_numbers, empty_row, raise_by
from orrery.parts.pending import Kind, bits, items, mark, number, own_marks, seat_mark

#: The version of the rows: it changes whenever a place changes its meaning.
VERSION: Final = 2
BODIES: Final = 40
UNITS: Final = SEATS * PIECES
LASTING: Final = 16

LAYOUT: Final = FIELDS
#: How many places the learned value reads.
JUDGED: Final = LAYOUT.size
NUMBERS: Final = LAYOUT.add("number", BODIES * 8, 1, "by planet or asteroid: one mark for its number from 1 to 8")
IS_PLANET: Final = LAYOUT.add("planet", BODIES, 1, "by body: it is a planet")
RESOURCES: Final = LAYOUT.add("resources", BODIES * 3, 1, "by body and resource: it yields it")
SETTLED: Final = LAYOUT.add("settled", BODIES * SEATS, 3, "by body and seat: colonies on its hexes")
MINED: Final = LAYOUT.add("mined", BODIES * SEATS, 3, "by body and seat: cargo vessels on its hexes")
HEXES: Final = LAYOUT.add(
    "hexes",
    CELLS * 7,
    5,
    "by hex: own, 1 more than the other seat, colony, cargos, fighters, transports, cruisers",
    short=False,
)
FLAGS: Final = LAYOUT.add("flags", UNITS * 5, 1, "by unit: moved, attacked, fresh, boarded, refused")
ABOARD: Final = LAYOUT.add("aboard", UNITS, PIECES, "by unit: 1 more than the transport it is aboard")
WHERE: Final = LAYOUT.add("where", UNITS * 2, 42, "by unit on the board: 1 more than its column, its row")
ENGAGED: Final = LAYOUT.add("engaged", UNITS * 3, 1, "by unit: attacks, defends, fires in this strike")
CLASHES: Final = LAYOUT.add(
    "clash", CLASH * 2, 255, "the combat that is going on: numbers, 1 more each, high and low byte"
)
STATS: Final = LAYOUT.add("stats", SEATS * 20, 12, "by seat, value (attack, defence, range, move) and kind of unit")
PRICES: Final = LAYOUT.add("prices", SEATS * 18, 6, "by seat, kind of unit or event, and resource")
TERMS: Final = LAYOUT.add("terms", SEATS * 7, 4, "by seat: ratio, resale, traits, plunder, bounty, scout, extra yield")
PACTS: Final = LAYOUT.add("pacts", SEATS * SEATS, 1, "by pair of seats: they traded since the first one's last turn")
IN_FORCE: Final = LAYOUT.add(
    "events in force",
    LASTING * (CARDS + SEATS + 5),
    255,
    "the last events: one mark for the card, one for its seat, turns left and 3, target and hex in two bytes each",
)
NUMBERS_OF_TABLE: Final = LAYOUT.add(
    "table", 6, 60, "round, offers, teleports, race, cards known in the deck, cards in the deck"
)
BANK: Final = LAYOUT.add("bank", 3, 40, "by resource: what the bank has")

#: How the fields of frames are written.
FRAME_FIELDS: Final[dict[str, Kind]] = {
    "agreed": bits(6),
    "answer": number(4),
    "asked": items(3, 6),
    "at": number(6),
    "body": mark(BODIES),
    "card": mark(CARDS),
    "cell": bits(10),
    "civil": number(2),
    "enemy": seat_mark(6),
    "first": number(6),
    "given": items(6, 6),
    "jumping": number(2),
    "kind": mark(6),
    "lap": number(4),
    "last": bits(9),
    "left": number(8),
    "number": number(8),
    "order": items(6, 6),
    "other": seat_mark(6),
    "pairs": items(24, PIECES),
    "passes": number(6),
    "piece": mark(PIECES),
    "place": bits(10),
    "pressed": number(4),
    "price": items(3, 6),
    "put": items(3, 6),
    "refused": bits(6),
    "seat": seat_mark(6),
    "seen": own_marks(CARDS),
    "side": number(2),
    "striker": bits(9),
    "struck": bits(9),
    "target": bits(10),
    "toll": items(3, 6),
    "tolls": items(18, 6),
    "tries": number(4),
    "unit": mark(6 * PIECES),
}


def judged(state: ParsecState, seat: Seat) -> Row:
    """The part of a row that the learned value reads."""
    row = empty_row(JUDGED)
    survey(state, seat, row)
    return row


def write(state: ParsecState, seat: Seat, row: Row, short: bool) -> None:
    """Write what a seat may know of the table; `short` omits the hexes, which follow from the units."""
    survey(state, seat, row)
    write_bodies(state, row)
    seats: i64 = state.seats
    for unit in range(seats * PIECES):
        if state.where[unit] >= 0:
            step = (OWNER[unit] - seat + seats) % seats
            if not short:
                write_hex(state.where[unit], KIND[unit], step, row)
            if step < SEATS:
                write_unit(state, unit, step, row)
    write_clash(state, row)
    for step in range(seats):
        write_terms(state, (seat + step) % seats, step, row)
        for other in range(seats):
            pact = state.pacts[(seat + step) % seats * seats + (seat + other) % seats]
            row[PACTS + SEATS * step + other] = byte(pact)
    write_lasting(state, seat, row)
    row[NUMBERS_OF_TABLE] = byte(state.round)
    row[NUMBERS_OF_TABLE + 1] = byte(state.offers)
    row[NUMBERS_OF_TABLE + 2] = byte(state.teleports)
    row[NUMBERS_OF_TABLE + 3] = byte(state.race)
    row[NUMBERS_OF_TABLE + 4] = byte(state.returned)
    row[NUMBERS_OF_TABLE + 5] = byte(len(state.deck))
    copy_numbers(row, BANK, state.bank, 0, 3)


def write_bodies(state: ParsecState, row: Row) -> None:
    """Numbers and resources of planets and asteroids."""
    galaxy = state.galaxy
    for body in range(len(galaxy.number)):
        if body >= BODIES:
            return
        number_there: i64 = galaxy.number[body]
        if 1 <= number_there <= 8:
            row[NUMBERS + body * 8 + number_there - 1] = 1
        if galaxy.is_planet[body]:
            row[IS_PLANET + body] = 1
        row[RESOURCES + body * 3 + galaxy.first[body]] = 1
        row[RESOURCES + body * 3 + galaxy.second[body]] = 1


def write_hex(cell: i64, kind: i64, step: i64, row: Row) -> None:
    """One unit on a hex."""
    at = HEXES + 7 * cell
    if step == 0:
        row[at] = 1
    else:
        row[at + 1] = byte(step + 1)
    raise_by(row, at + 2 + kind, 1)


def write_unit(state: ParsecState, unit: i64, step: i64, row: Row) -> None:
    """Where a unit is, on which body, and what it did."""
    cell = state.where[unit]
    piece = unit % PIECES
    kind = KIND[unit]
    body: i64 = state.galaxy.body[cell]
    if body < BODIES:
        if piece < FIRST[COLONY + 1]:
            raise_by(row, SETTLED + body * SEATS + step, 1)
        elif kind == 1:
            raise_by(row, MINED + body * SEATS + step, 1)
    place = step * PIECES + piece
    flags = state.flags[unit]
    for bit in range(5):
        if flags >> bit & 1:
            row[FLAGS + 5 * place + bit] = 1
    row[WHERE + 2 * place] = byte(cell % 42 + 1)
    row[WHERE + 2 * place + 1] = byte(cell // 42 + 1)
    if state.carrier[unit] != NOT_ABOARD:
        row[ABOARD + place] = byte(state.carrier[unit] + 1)
    if state.engaged[unit]:
        row[ENGAGED + 3 * place + (state.engaged[unit] - 1 & 1)] = 1
    if state.firing[unit]:
        row[ENGAGED + 3 * place + 2] = 1


def write_clash(state: ParsecState, row: Row) -> None:
    """The numbers of the combat that is going on."""
    for place in range(CLASH):
        number_there = state.clash[place] + 1
        if number_there > 0:
            row[CLASHES + 2 * place] = byte(number_there // 256)
            row[CLASHES + 2 * place + 1] = byte(number_there % 256)


def write_terms(state: ParsecState, seat: Seat, step: i64, row: Row) -> None:
    """What factions and permanent events have made of a seat's values."""
    if step >= SEATS:
        return
    first = STATS + step * 20
    copy_numbers(row, first, state.attack, seat * 5, 5)
    copy_numbers(row, first + 5, state.defence, seat * 5, 5)
    copy_numbers(row, first + 10, state.reach, seat * 5, 5)
    copy_numbers(row, first + 15, state.move, seat * 5, 5)
    copy_numbers(row, PRICES + step * 18, state.price, seat * 18, 18)
    first = TERMS + step * 7
    row[first] = byte(state.ratio[seat])
    row[first + 1] = byte(state.resale[seat])
    row[first + 2] = byte(state.traits[seat])
    row[first + 3] = byte(state.plunder[seat])
    row[first + 4] = byte(state.bounty[seat])
    row[first + 5] = byte(state.scout[seat])
    row[first + 6] = byte(state.extra_yield[seat])


def write_lasting(state: ParsecState, seat: Seat, row: Row) -> None:
    """The events in force, the newest first."""
    lasting = state.lasting
    count = len(lasting) // RECORD
    width = CARDS + SEATS + 5
    for index in range(count):
        if index >= LASTING:
            return
        at = RECORD * (count - 1 - index)
        first = IN_FORCE + index * width
        card: i64 = lasting[at + L_CARD]
        if card < CARDS:
            row[first + card] = 1
        owner: i64 = lasting[at + L_SEAT]
        step = (owner - seat + state.seats) % state.seats
        if owner >= 0 and step < SEATS:
            row[first + CARDS + step] = 1
        row[first + CARDS + SEATS] = byte(lasting[at + L_UNTIL] + 3)
        target: i64 = lasting[at + L_TARGET] + 1
        row[first + CARDS + SEATS + 1] = byte(target // 256)
        row[first + CARDS + SEATS + 2] = byte(target % 256)
        place: i64 = lasting[at + L_HEX] + 1
        row[first + CARDS + SEATS + 3] = byte(place // 256)
        row[first + CARDS + SEATS + 4] = byte(place % 256)
