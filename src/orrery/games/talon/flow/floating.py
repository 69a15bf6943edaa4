"""Chapter 7.5: the map floats, and ships far from the battle retreat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.board import is_base, terrain_hexes
from orrery.games.talon.effects import remove_missile, retreat
from orrery.games.talon.events import MapExtended, MapShifted, TerrainRemoved
from orrery.games.talon.grid import (
    DISTANCE,
    FIRST_Q,
    HEIGHT,
    HEX_NAMES,
    HIGHEST,
    MAPS,
    NOWHERE,
    SIZE,
    SPAN,
    STEP,
    STRIDE,
    WIDEST,
    WIDTH,
    Facing,
    Hex,
    axial_distance,
    column_row,
    hex_at,
)
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import ESCAPED, LANDED, MISSILES, PLANET, SLOTS, TERRAINS, UNITS, WORM_HOLE, Unit
from orrery.kernel import changed, filled

FAR: Final = 6
#: What comes of a ship at the edge: it has room, it leaves, the active player chooses who makes way, or it stays.
ROOM: Final = 0
LEAVES: Final = 1
ASKS: Final = 2
STAYS: Final = 3
#: No shift of the map brings everything onto it.
NO_SHIFT: Final = SIZE


def make_room(state: TalonState, unit: Unit, direction: Facing) -> i64:
    """Shift the map so that a ship can move on, if it need not leave instead (talon:7.5.1a, talon:7.5.2)."""
    if not state.scenario.floating:
        return LEAVES
    place = state.at[unit] + STEP[direction]
    shift = least_shift(state, place, unit, WIDTH, HEIGHT)
    if shift == NO_SHIFT and drop_terrain(state):
        shift = least_shift(state, place, unit, WIDTH, HEIGHT)
    if shift != NO_SHIFT:
        shift_map(state, shift, 0)
        return ROOM
    if flies_away(state, unit, place):
        return LEAVES
    helpful = helpful_strays(state, unit, place)
    if len(helpful) > 1:
        return ASKS
    if helpful:
        retreat(state, helpful[0], "map-edge")
        return make_room(state, unit, direction)
    return extend_map(state, unit, place)


def flies_away(state: TalonState, unit: Unit, place: Hex) -> bool:
    """Whether a ship far from all others moves on away from the battle, and so is the one that leaves it.

    At the edge of the two maps every way leads away from it; on an extended map a ship may be flying back.
    """
    if nearest_ship(state, state.at[unit], unit) < FAR:
        return False
    older = state.game.rules_version == "2"  # it left whichever way it flew
    return older or not state.extended or nearest_ship(state, place, unit) >= FAR


def extend_map(state: TalonState, unit: Unit, place: Hex) -> i64:
    """Nobody is far from the battle: lay more map beside the two, as far as there is any (talon:7.5.2)."""
    shift = least_shift(state, place, unit, WIDEST, HIGHEST)
    if shift == NO_SHIFT:
        return STAYS
    if state.logged and not state.extended:
        state.log(MapExtended())
    shift_map(state, shift, 1)
    return ROOM


def least_shift(state: TalonState, place: Hex, without: i64, width: i64, height: i64) -> i64:
    """The least shift after which a hex, every ship but one and all terrain are on a map of some size, or NO_SHIFT."""
    extent = Extent(place)
    if state.features:
        for there in terrain_hexes(state):
            extent.include(there)
    for unit in range(UNITS):
        if state.at[unit] >= 0 and unit != without:
            extent.include(state.at[unit])
    best = NO_SHIFT
    least: i64 = SIZE
    fewest: i64 = SIZE
    for r in range(-extent.top, height - extent.bottom):
        low = -extent.west(r)
        high = width - 1 - extent.east(r)
        if low > high:
            continue
        # The first of the shortest shifts by so many rows, or as near to it as the map allows.
        q: i64 = -r if r > 0 else 0
        if q > high:
            q = high
        if q < low:
            q = low
        away = axial_distance(q, r)
        rows = r if r > 0 else -r
        if away < least or (away == least and rows < fewest):
            best = r * STRIDE + q
            least = away
            fewest = rows
    return best


class Extent:
    """The outermost rows and columns of some hexes, also after a shift by some rows.

    Half of the rows shift columns: those of an even and those of an odd number of rows are kept apart.
    """

    __slots__ = ("bottom", "east_even", "east_odd", "top", "west_even", "west_odd")

    def __init__(self, place: Hex) -> None:
        row = place // STRIDE - 1
        q = place % STRIDE - FIRST_Q
        self.top = row
        self.bottom = row
        self.west_even = q + row // 2
        self.east_even = q + row // 2
        self.west_odd = q + (row + 1) // 2
        self.east_odd = q + (row + 1) // 2

    def include(self, place: Hex) -> None:
        """One more hex."""
        row = place // STRIDE - 1
        q = place % STRIDE - FIRST_Q
        even = q + row // 2
        odd = q + (row + 1) // 2
        if row < self.top:
            self.top = row
        if row > self.bottom:
            self.bottom = row
        if even < self.west_even:
            self.west_even = even
        if even > self.east_even:
            self.east_even = even
        if odd < self.west_odd:
            self.west_odd = odd
        if odd > self.east_odd:
            self.east_odd = odd

    def west(self, rows: i64) -> i64:
        """The westernmost column after a shift by some rows."""
        return (self.west_odd if rows & 1 else self.west_even) + rows // 2

    def east(self, rows: i64) -> i64:
        """The easternmost column after a shift by some rows."""
        return (self.east_odd if rows & 1 else self.east_even) + rows // 2


def can_shift(state: TalonState, shift: i64) -> bool:
    """Whether every ship and all terrain are on the map after a shift."""
    for unit in range(UNITS):
        if state.at[unit] >= 0 and not fits(state, state.at[unit] + shift):
            return False
    return all(fits(state, place + shift) for place in terrain_hexes(state))


def fits(state: TalonState, place: Hex) -> bool:
    """Whether a place is a hex of the map."""
    return 0 <= place < SIZE and bool(MAPS[state.extended][place])


def helpful_strays(state: TalonState, unit: Unit, place: Hex) -> list[int]:
    """The stray ships whose removal, one of them, makes a shift possible (talon:7.5.2)."""
    return [stray for stray in strays(state, unit) if can_shift_without(state, place, unit, stray)]


def can_shift_without(state: TalonState, place: Hex, unit: Unit, stray: i64) -> bool:
    """Whether removing a stray ship makes a shift possible (talon:7.5.2)."""
    kept = state.at[stray]
    state.at[stray] = NOWHERE
    possible = least_shift(state, place, unit, WIDTH, HEIGHT) != NO_SHIFT
    state.at[stray] = kept
    return possible


def nearest_ship(state: TalonState, place: Hex, without: i64) -> i64:
    """How far the nearest other ship is from a hex."""
    nearest: i64 = 99
    for unit in range(UNITS):
        if state.at[unit] >= 0 and unit != without:
            away = DISTANCE[state.at[unit] - place + SPAN]
            if away < nearest:
                nearest = away
    return nearest


def strays(state: TalonState, mover: i64) -> list[int]:
    """Ships 6 or more hexes from every other ship (talon:7.5.2)."""
    found = []
    for seat in range(2):
        for unit in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
            place = state.at[unit]
            if place >= 0 and unit != mover and not is_base(state, unit) and nearest_ship(state, place, unit) >= FAR:
                found.append(unit)
    return found


def is_needed(state: TalonState, terrain: i64) -> bool:
    """Whether an objective needs terrain of a kind: a planet to land on, a worm hole to escape by (talon:7.5.3)."""
    fate = LANDED if terrain == PLANET else ESCAPED if terrain == WORM_HOLE else -1
    return any(goal.fate == fate for goal in state.scenario.goals + state.scenario.finals)


def drop_terrain(state: TalonState) -> bool:
    """Take off the terrain that is far from every ship and that no objective needs (talon:7.5.3)."""
    dropped = False
    for place in terrain_hexes(state):
        terrain = state.terrain[place]
        if nearest_ship(state, place, -1) >= FAR and not is_needed(state, terrain):
            if state.logged:
                state.log(TerrainRemoved(TERRAINS[terrain], HEX_NAMES[place]))
            state.terrain = changed(state.terrain, place, 0)
            dropped = True
    if dropped:
        note_features(state)
    return dropped


def shift_map(state: TalonState, shift: i64, extended: i64) -> None:
    """Move every ship, missile and terrain by the same way (talon:7.5.1a, talon:17.1b, talon:13.4e)."""
    state.extended = extended
    for missile in range(MISSILES):
        place = state.missile_at[missile]
        if place >= 0:
            if fits(state, place + shift):
                state.missile_at[missile] = place + shift
            else:
                remove_missile(state, missile, "map-edge")
    if not shift:
        return
    for unit in range(UNITS):
        if state.at[unit] >= 0:
            state.at[unit] += shift
    if state.features:
        terrain = filled("B", SIZE)
        for place in terrain_hexes(state):
            terrain[place + shift] = state.terrain[place]
        state.terrain = terrain
    if state.logged:
        columns, rows = column_row(hex_at(4, 4) + shift)
        state.log(MapShifted(columns - 6, rows - 4))


def note_features(state: TalonState) -> None:
    """Note which kinds of terrain are on the map."""
    features: i64 = 0
    for place in range(SIZE):
        if state.terrain[place]:
            features |= 1 << state.terrain[place]
    state.features = features
