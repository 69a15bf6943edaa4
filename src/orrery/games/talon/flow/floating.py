"""Chapter 7.5: the map floats, and ships far from the battle retreat."""

from __future__ import annotations

from typing import Final

from orrery.games.talon.board import is_base
from orrery.games.talon.effects import remove_missile, retreat
from orrery.games.talon.events import MapShifted, TerrainRemoved
from orrery.games.talon.grid import (
    DISTANCE,
    HEX_NAMES,
    NOWHERE,
    ON_MAP,
    SIZE,
    SPAN,
    STEP,
    STRIDE,
    axial_distance,
    column_row,
    hex_at,
)
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import MISSILES, SLOTS, TERRAINS, UNITS
from orrery.kernel import filled

FAR: Final = 6
#: What comes of a ship at the edge: it has room, it leaves, or the active player chooses who makes way.
ROOM: Final = 0
LEAVES: Final = 1
ASKS: Final = 2


def _shifts() -> list[int]:
    found = []
    for q in range(-3, 4):
        for r in range(-3, 4):
            if 0 < axial_distance(q, r) <= 3:
                found.append((axial_distance(q, r), abs(r), r, q))
    return [r * STRIDE + q for _, _, r, q in sorted(found)]


#: Shifts of the whole map, the least first.
SHIFTS: Final = _shifts()


def can_shift(state: TalonState, shift: int, place: int, without: int) -> bool:
    """Whether every ship but one, all terrain and a hex to be entered (-1: none) are on the map after a shift."""
    if place >= 0 and not fits(place, shift):
        return False
    for unit in range(UNITS):
        if state.at[unit] >= 0 and unit != without and not fits(state.at[unit], shift):
            return False
    if state.features:
        for there in range(SIZE):
            if state.terrain[there] and not fits(there, shift):
                return False
    return True


def fits(place: int, shift: int) -> bool:
    """Whether a hex is on the map after a shift."""
    return 0 <= place + shift < SIZE and bool(ON_MAP[place + shift])


def make_room(state: TalonState, unit: int, direction: int) -> int:
    """Shift the map so that a ship can move on, if it need not leave instead (talon:7.5.1a, talon:7.5.2)."""
    if not state.scenario.floating:
        return LEAVES
    place = state.at[unit] + STEP[direction]
    for shift in SHIFTS:
        if can_shift(state, shift, place, unit):
            shift_map(state, shift)
            return ROOM
    if drop_terrain(state):
        return make_room(state, unit, direction)
    if nearest_ship(state, state.at[unit], unit) >= FAR:  # whoever flies away from the battle is the one that leaves it
        return LEAVES
    helpful = helpful_strays(state, unit, place)
    if len(helpful) > 1:
        return ASKS
    if not helpful:
        return LEAVES
    retreat(state, helpful[0], "map-edge")
    return make_room(state, unit, direction)


def helpful_strays(state: TalonState, unit: int, place: int) -> list[int]:
    """The stray ships whose removal, one of them, makes a shift possible (talon:7.5.2)."""
    return [stray for stray in strays(state, unit) if can_shift_without(state, place, unit, stray)]


def can_shift_without(state: TalonState, place: int, unit: int, stray: int) -> bool:
    """Whether removing a stray ship makes a shift possible (talon:7.5.2)."""
    kept = state.at[stray]
    state.at[stray] = NOWHERE
    possible = False
    for shift in SHIFTS:
        if can_shift(state, shift, place, unit):
            possible = True
            break
    state.at[stray] = kept
    return possible


def nearest_ship(state: TalonState, place: int, without: int) -> int:
    """How far the nearest other ship is from a hex."""
    nearest = 99
    for unit in range(UNITS):
        if state.at[unit] >= 0 and unit != without:
            nearest = min(nearest, DISTANCE[state.at[unit] - place + SPAN])
    return nearest


def strays(state: TalonState, mover: int) -> list[int]:
    """Ships 6 or more hexes from every other ship (talon:7.5.2)."""
    found = []
    for seat in range(2):
        for unit in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
            place = state.at[unit]
            if place >= 0 and unit != mover and not is_base(state, unit) and nearest_ship(state, place, unit) >= FAR:
                found.append(unit)
    return found


def drop_terrain(state: TalonState) -> bool:
    """Take off the terrain that is far from every ship (talon:7.5.3)."""
    dropped = False
    for place in range(SIZE):
        if state.terrain[place] and nearest_ship(state, place, -1) >= FAR:
            if state.logged:
                state.log(TerrainRemoved(TERRAINS[state.terrain[place]], HEX_NAMES[place]))
            state.terrain[place] = 0
            dropped = True
    if dropped:
        note_features(state)
    return dropped


def shift_map(state: TalonState, shift: int) -> None:
    """Move every ship, missile and terrain by the same way (talon:7.5.1a, talon:17.1b, talon:13.4e)."""
    for unit in range(UNITS):
        if state.at[unit] >= 0:
            state.at[unit] += shift
    for missile in range(MISSILES):
        place = state.missile_at[missile]
        if place >= 0:
            if fits(place, shift):
                state.missile_at[missile] = place + shift
            else:
                remove_missile(state, missile, "map-edge")
    if state.features:
        terrain = filled("B", SIZE)
        for place in range(SIZE):
            if state.terrain[place]:
                terrain[place + shift] = state.terrain[place]
        state.terrain = terrain
    if state.logged:
        columns, rows = column_row(hex_at(4, 4) + shift)
        state.log(MapShifted(columns - 6, rows - 4))


def note_features(state: TalonState) -> None:
    """Note which kinds of terrain are on the map."""
    features = 0
    for place in range(SIZE):
        if state.terrain[place]:
            features |= 1 << state.terrain[place]
    state.features = features
