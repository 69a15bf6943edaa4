"""Talon as a row of numbers, as one seat sees it: own units first, the enemy's after them. Nothing is hidden.

`survey` (`orrery.games.talon.survey`) sums up both fleets; that is also what the learned value reads. Then come the
units one by one, and how each of the first eight units of both sides lies to each other: range, bearings, and who can
hit whom now and in the next impulse. What is pending stands after them (`orrery.parts.pending`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.bot.tactics import firepower
from orrery.games.talon.grid import (
    BEARING,
    DISTANCE,
    FIRST_Q,
    HIGHEST,
    SAME_HEX,
    SPAN,
    STRIDE,
    WIDEST,
    hex_of,
)
from orrery.games.talon.state import TalonState
from orrery.games.talon.survey import FIELDS, next_hex, survey, tenths
from orrery.games.talon.tables import GROUPS, MISSILES, SLOTS, UNITS, Seat
from orrery.kernel import Row, byte, copy_numbers, empty_row
from orrery.parts.pending import Kind, bits, mark, number, seat_mark

#: The version of the rows: it changes whenever a place changes its meaning.
VERSION: Final = 2
CLASSES: Final = 19
#: Of how many units of each side the relations are written.
PAIRED: Final = 8

LAYOUT: Final = FIELDS
#: How many places the learned value reads.
JUDGED: Final = LAYOUT.size
CLASS: Final = LAYOUT.add("class", UNITS * CLASSES, 1, "by unit (own first): one mark for its class")
STATUS: Final = LAYOUT.add("status", UNITS * 7, 1, "by unit: one mark for what has become of it")
FACING: Final = LAYOUT.add("facing", UNITS * 6, 1, "by unit on the map: one mark")
COLUMN: Final = LAYOUT.add("column", UNITS, WIDEST, "by unit on the map: 1 more than its column")
ROW: Final = LAYOUT.add("row", UNITS, HIGHEST, "by unit on the map: 1 more than its row")
POWER: Final = LAYOUT.add("power", UNITS, 10, "by unit")
SPEED: Final = LAYOUT.add("speed", UNITS, 8, "by unit")
TURN: Final = LAYOUT.add("turn", UNITS, 8, "by unit: hexes before it may turn")
SLIP: Final = LAYOUT.add("slip", UNITS, 2, "by unit: side-slip marker")
SHIELDS: Final = LAYOUT.add("shields", 4 * UNITS, 10, "by unit and arc: boxes left")
BOOSTS: Final = LAYOUT.add("boosts", 4 * UNITS, 6, "by unit and arc: impulse of the reinforcement")
HULL: Final = LAYOUT.add("hull", UNITS, 10, "by unit: boxes marked")
HULL_LEFT: Final = LAYOUT.add("hull left", UNITS, 10, "by unit: boxes left")
RED: Final = LAYOUT.add("red", GROUPS * UNITS, 6, "by unit and weapon group: red boxes charged")
YELLOW: Final = LAYOUT.add("yellow", GROUPS * UNITS, 6, "by unit and weapon group: yellow boxes charged")
BROKEN: Final = LAYOUT.add("broken", GROUPS * UNITS, 1, "by unit and weapon group: destroyed")
FIGHTERS: Final = LAYOUT.add("fighters", GROUPS * UNITS, 4, "by unit and fighter: hull boxes left")
MARKERS: Final = LAYOUT.add(
    "markers",
    10 * UNITS,
    1,
    "by unit: battery, afterburners, contest, beamed, shields down, helm down, power loss, power cut, radius, drive",
)
HOST: Final = LAYOUT.add("host", UNITS, UNITS, "by unit: 1 more than the unit that it is docked on, own first")
MISSILE: Final = LAYOUT.add(
    "missiles", 7 * MISSILES, WIDEST, "by missile: own, the enemy's, 1 more than column, row, facing, target, damage"
)
TERRAIN: Final = LAYOUT.add("terrain", WIDEST * HIGHEST, 5, "by hex, row by row")
RANGE: Final = LAYOUT.add(
    "range", PAIRED * PAIRED, 24, "by pair of own and enemy unit on the map: 1 more than the range", short=False
)
OWN_BEARING: Final = LAYOUT.add(
    "bearing",
    13 * PAIRED * PAIRED,
    1,
    "by pair: one mark for where the enemy lies, by twelfths from the own bow",
    short=False,
)
ENEMY_BEARING: Final = LAYOUT.add(
    "bearing back",
    13 * PAIRED * PAIRED,
    1,
    "by pair: one mark for the bearing of the own unit from the enemy's bow",
    short=False,
)
HITS: Final = LAYOUT.add(
    "hits",
    4 * PAIRED * PAIRED,
    60,
    "by pair: damage of the charged guns, own and the enemy's, now and next impulse",
    short=False,
)
DYING: Final = LAYOUT.add("dying", UNITS, 1, "by unit: it is still to explode")
RIGS: Final = LAYOUT.add("rigs", 3 * UNITS, 5, "by unit: 1 more than the system Up, 1 more than that Down, was rigged")

#: How the fields of frames are written.
FRAME_FIELDS: Final[dict[str, Kind]] = {
    "arc": mark(4),
    "arriving": number(2),
    "burners": bits(UNITS),
    "burning": number(2),
    "change": number(4),
    "defend": number(4),
    "die": number(6),
    "direction": mark(6),
    "due": bits(UNITS),
    "firer": mark(UNITS),
    "friends": bits(UNITS),
    "group": mark(GROUPS),
    "left": number(6),
    "missile": mark(MISSILES),
    "missiles": bits(MISSILES),
    "number": number(6),
    "one": number(6),
    "origin": bits(13),
    "other": number(6),
    "other_arc": mark(4),
    "place": bits(13),
    "points": number(8),
    "seat": seat_mark(2),
    "ships": bits(UNITS),
    "spent": bits(24),
    "strays": bits(UNITS),
    "target": mark(UNITS),
    "unit": mark(UNITS),
    "way": number(6),
}


def judged(state: TalonState, seat: Seat) -> Row:
    """The part of a row that the learned value reads."""
    row = empty_row(JUDGED)
    survey(state, seat, row, False)
    return row


def observe(state: TalonState, seat: Seat) -> bytes:
    """The whole battle, as a seat sees it."""
    row = empty_row(LAYOUT.size)
    write(state, seat, row, False)
    return bytes(row)


def write(state: TalonState, seat: Seat, row: Row, short: bool) -> None:
    """Write the whole battle as a seat sees it; `short` leaves out what follows from the rest."""
    survey(state, seat, row, short)
    for unit in range(UNITS):
        if state.scenario.kind[unit] >= 0:
            write_unit(state, unit, (unit + SLOTS * seat) % UNITS, row)
            host = state.host[unit]
            if host < UNITS:
                row[HOST + (unit + SLOTS * seat) % UNITS] = byte((host + SLOTS * seat) % UNITS + 1)
    if state.flying:
        write_missiles(state, seat, row)
    if state.features:
        write_terrain(state, row)
    for index in range(0, len(state.dying), 2):
        row[DYING + (state.dying[index] + SLOTS * seat) % UNITS] = 1
    if not short:
        for one in range(PAIRED):
            for other in range(PAIRED):
                write_pair(state, SLOTS * seat + one, SLOTS * (1 - seat) + other, PAIRED * one + other, row)


def column_of(place: i64) -> i64:
    """The column of a hex."""
    r = place // STRIDE - 1
    return place % STRIDE - FIRST_Q + (r - (r & 1)) // 2


def write_unit(state: TalonState, unit: i64, at: i64, row: Row) -> None:
    """Everything on one counter."""
    kind: i64 = state.scenario.kind[unit]
    if kind < CLASSES:
        row[CLASS + at * CLASSES + kind] = 1
    row[STATUS + at * 7 + state.status[unit]] = 1
    here = state.at[unit]
    if here >= 0:
        row[FACING + at * 6 + state.facing[unit]] = 1
        row[COLUMN + at] = byte(column_of(here) + 1)
        row[ROW + at] = byte(here // STRIDE)
    row[POWER + at] = byte(state.power[unit])
    row[SPEED + at] = byte(state.speed[unit])
    row[TURN + at] = byte(state.turn[unit])
    row[SLIP + at] = byte(state.slip[unit])
    row[HULL + at] = byte(state.hull[unit])
    row[HULL_LEFT + at] = byte(state.tables.hull[kind] - state.hull[unit])
    copy_numbers(row, SHIELDS + 4 * at, state.shields, 4 * unit, 4)
    copy_numbers(row, BOOSTS + 4 * at, state.boosts, 4 * unit, 4)
    copy_numbers(row, RED + GROUPS * at, state.red, GROUPS * unit, GROUPS)
    copy_numbers(row, YELLOW + GROUPS * at, state.yellow, GROUPS * unit, GROUPS)
    copy_numbers(row, BROKEN + GROUPS * at, state.broken, GROUPS * unit, GROUPS)
    copy_numbers(row, FIGHTERS + GROUPS * at, state.fighters, GROUPS * unit, GROUPS)
    first = MARKERS + 10 * at
    row[first] = byte(state.battery[unit])
    row[first + 1] = byte(state.afterburners[unit])
    row[first + 2] = byte(state.contest[unit])
    row[first + 3] = byte(state.beamed[unit])
    row[first + 4] = byte(state.shields_down[unit])
    row[first + 5] = byte(state.helm_down[unit])
    row[first + 6] = byte(state.power_loss[unit])
    row[first + 7] = byte(state.power_cut[unit])
    row[first + 8] = byte(state.radius_added[unit])
    row[first + 9] = byte(state.ftl_down[unit])
    if state.rigging:
        row[RIGS + 3 * at] = byte(state.rigs[unit] & 7)
        row[RIGS + 3 * at + 1] = byte(state.rigs[unit] >> 3 & 7)
        row[RIGS + 3 * at + 2] = byte(state.rigs[unit] >> 6)


def write_missiles(state: TalonState, seat: Seat, row: Row) -> None:
    """The missiles in flight."""
    for missile in range(MISSILES):
        here = state.missile_at[missile]
        if here < 0:
            continue
        first = MISSILE + 7 * missile
        row[first + (0 if state.missile_owner[missile] == seat else 1)] = 1
        row[first + 2] = byte(column_of(here) + 1)
        row[first + 3] = byte(here // STRIDE)
        row[first + 4] = byte(state.missile_facing[missile] + 1)
        target = state.missile_target[missile]
        if target < UNITS:
            row[first + 5] = byte((target + SLOTS * seat) % UNITS + 1)
        row[first + 6] = byte(2 * state.missile_strength[missile] + state.missile_damaged[missile])


def write_terrain(state: TalonState, row: Row) -> None:
    """The terrain by hex."""
    for line in range(HIGHEST):
        copy_numbers(row, TERRAIN + line * WIDEST, state.terrain, hex_of(0, line), WIDEST)


def write_pair(state: TalonState, unit: i64, enemy: i64, at: i64, row: Row) -> None:
    """How an own unit and an enemy lie to each other, and what they can do to each other."""
    here, there = state.at[unit], state.at[enemy]
    if here < 0 or there < 0:
        return
    row[RANGE + at] = byte(DISTANCE[there - here + SPAN] + 1)
    row[OWN_BEARING + 13 * at + bow_bearing(BEARING[there - here + SPAN], state.facing[unit])] = 1
    row[ENEMY_BEARING + 13 * at + bow_bearing(BEARING[here - there + SPAN], state.facing[enemy])] = 1
    later, answer = next_hex(state, unit), next_hex(state, enemy)
    first = HITS + 4 * at
    row[first] = byte(tenths(firepower(state, unit, here, state.facing[unit], there, True)))
    row[first + 1] = byte(tenths(firepower(state, enemy, there, state.facing[enemy], here, True)))
    row[first + 2] = byte(tenths(firepower(state, unit, later, state.facing[unit], answer, True)))
    row[first + 3] = byte(tenths(firepower(state, enemy, answer, state.facing[enemy], later, True)))


def bow_bearing(bearing: i64, facing: i64) -> i64:
    """A bearing counted clockwise from the bow; that of the same hex stays what it is."""
    return bearing if bearing == SAME_HEX else (bearing - 2 * facing + 12) % 12
