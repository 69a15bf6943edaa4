"""What can be read off the map and the counters. Nothing here changes anything."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.actions import FIRST_GROUP, HELM
from orrery.games.talon.grid import ARC, BEARING, DISTANCE, MAPS, SIZE, SPAN, Hex, line
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    ASTEROID,
    BASE,
    BLACK_HOLE,
    FACTIONS,
    FIGHTER,
    FUSION,
    GROUPS,
    MISSILE,
    MISSILES,
    NEBULA,
    PLANET,
    SLOTS,
    Group,
    Seat,
    Unit,
)
from orrery.kernel import find

BLOCKING: Final = (1 << PLANET) | (1 << BLACK_HOLE)
DISTURBING: Final = (1 << ASTEROID) | (1 << NEBULA)


def faction_of(state: TalonState, seat: Seat) -> str:
    """The faction of a seat's counters."""
    return FACTIONS[state.tables.faction[state.scenario.kind[state.scenario.units(seat)[0]]]]


def is_on_map(state: TalonState, place: Hex) -> bool:
    """Whether a hex is on the map as far as it reaches now (talon:7.5.1b)."""
    return MAPS[state.extended][place] != 0


def is_fighter(state: TalonState, unit: Unit) -> bool:
    """Whether the unit is a squadron of fighters (talon:12.1.1a)."""
    return state.tables.role[state.scenario.kind[unit]] == FIGHTER


def is_base(state: TalonState, unit: Unit) -> bool:
    """Whether the unit is a base (talon:14a)."""
    return state.tables.role[state.scenario.kind[unit]] == BASE


def gets_power(state: TalonState, unit: Unit) -> bool:
    """Whether the chart gives the ship AP in this impulse (talon:4.1c)."""
    power = state.power[unit]
    return power > 0 and bool(state.tables.chart[state.impulse] >> power & 1)


def is_due(state: TalonState, unit: Unit) -> bool:
    """Whether the chart makes the ship move in this impulse (talon:4.1d)."""
    return bool(state.tables.chart[state.impulse] >> state.speed[unit] & 1)


def moves_left(state: TalonState, unit: Unit) -> i64:
    """In how many impulses of the round, from this one on, the chart makes the ship move (talon:4.1d)."""
    left: i64 = 0
    for impulse in range(state.impulse, len(state.tables.chart)):
        left += state.tables.chart[impulse] >> state.speed[unit] & 1
    return left


def turn_radius(state: TalonState, unit: Unit) -> i64:
    """The radius at the recorded speed, thruster damage and jury rigging included (talon:5.1d, talon:24c)."""
    radius = state.tables.row_radius[8 * state.scenario.kind[unit] + state.speed[unit]] + state.radius_added[unit]
    if state.rigging:
        if raised_system(state, unit) == HELM and radius > 0:
            radius -= 1
        elif lowered_system(state, unit) == HELM:
            radius += 1
    return radius


def raised_system(state: TalonState, unit: Unit) -> i64:
    """The system of a ship that is marked Up, or -1 (talon:24a)."""
    return (state.rigs[unit] & 7) - 1


def lowered_system(state: TalonState, unit: Unit) -> i64:
    """The system of a ship that is marked Down, or -1 (talon:24a)."""
    return (state.rigs[unit] >> 3 & 7) - 1


def is_lowered(state: TalonState, unit: Unit, group: Group) -> bool:
    """Whether a weapon group is marked Down: it neither charges nor fires (talon:24d)."""
    return state.rigging and lowered_system(state, unit) == FIRST_GROUP + group


def power_modifier(state: TalonState, unit: Unit) -> i64:
    """What hull and critical damage do to power in the Power Phase (talon:8.4.2, talon:5.4.4a)."""
    return state.tables.modifier[16 * state.scenario.kind[unit] + state.hull[unit]] - state.power_cut[unit]


def has_shields(state: TalonState, unit: Unit) -> bool:
    """Whether the shields are up at all: no critical damage, no nebula (talon:6.2.2b, talon:17.4.1a)."""
    return not state.shields_down[unit] and state.terrain[state.at[unit]] != NEBULA


def boost_count(state: TalonState, unit: Unit) -> i64:
    """How many reinforcements the ship carries (talon:6.2.2c)."""
    boosts = state.boosts
    first = 4 * unit
    return (boosts[first] > 0) + (boosts[first + 1] > 0) + (boosts[first + 2] > 0) + (boosts[first + 3] > 0)


def is_charged(state: TalonState, unit: Unit, group: Group) -> bool:
    """Whether every box of the bar is charged and the group works (talon:8.1.1b)."""
    tables = state.tables
    own = GROUPS * unit + group
    index = GROUPS * state.scenario.kind[unit] + group
    return (
        tables.weapon[index] >= 0
        and state.red[own] == tables.red[index]
        and state.yellow[own] == tables.yellow[index]
        and not state.broken[own]
    )


def is_working(state: TalonState, unit: Unit, group: Group) -> bool:
    """Whether a group is not destroyed, nor the fighter it belongs to."""
    own = GROUPS * unit + group
    return not state.broken[own] and (not is_fighter(state, unit) or state.fighters[own] > 0)


def weapon_of(state: TalonState, unit: Unit, group: Group) -> i64:
    """The weapon of a group."""
    return state.tables.weapon[GROUPS * state.scenario.kind[unit] + group]


def missile_damage(state: TalonState, unit: Unit, group: Group) -> i64:
    """What a missile of a group does to its target (talon:13.5a)."""
    return state.tables.damage[64 * weapon_of(state, unit, group)]


def is_blocked(state: TalonState, one: i64, other: i64) -> bool:
    """Whether a planet or black hole lies on the line between two hexes (talon:17.2.2a, talon:18.1b)."""
    return bool(state.features & BLOCKING) and _crosses(state, one, other, BLOCKING)


def is_beam_blocked(state: TalonState, one: i64, other: i64) -> bool:
    """Whether terrain on the line or at its ends stops beamed AP (talon:12.2.3c, talon:17.5f)."""
    if not state.features:
        return False
    barred = BLOCKING | DISTURBING
    ends = (1 << state.terrain[one]) | (1 << state.terrain[other])
    return bool(ends & barred) or _crosses(state, one, other, barred)


def _crosses(state: TalonState, one: i64, other: i64, kinds: i64) -> bool:
    crossed = line(one, other)
    terrain = state.terrain
    for difference in crossed.hexes:
        if 1 << terrain[one + difference] & kinds:
            return True
    return any(1 << terrain[one + left] & kinds and 1 << terrain[one + right] & kinds for left, right in crossed.pairs)


def terrain_penalty(state: TalonState, one: i64, other: i64) -> i64:
    """How many asteroid and nebula hexes a shot meets, both ends included (talon:17.5a, talon:17.5e)."""
    if not state.features & DISTURBING:
        return 0
    terrain = state.terrain
    crossed = line(one, other)
    count: i64 = (1 << terrain[one] & DISTURBING > 0) + (1 << terrain[other] & DISTURBING > 0)
    for difference in crossed.hexes:
        if 1 << terrain[one + difference] & DISTURBING:
            count += 1
    for left, right in crossed.pairs:
        if 1 << terrain[one + left] & DISTURBING and 1 << terrain[one + right] & DISTURBING:
            count += 1
    return count


def black_hole_penalty(state: TalonState, one: i64, other: i64) -> i64:
    """For how many black holes the target is nearer than the firer (talon:18.1c)."""
    if not state.features & 1 << BLACK_HOLE:
        return 0
    count: i64 = 0
    for place in black_holes(state):
        if DISTANCE[place - other + SPAN] < DISTANCE[place - one + SPAN]:
            count += 1
    return count


def terrain_hexes(state: TalonState) -> list[int]:
    """The hexes with terrain."""
    if not state.features:
        return []
    return [place for place in range(SIZE) if state.terrain[place]]


def black_holes(state: TalonState) -> list[int]:
    """Where the black holes are."""
    found = []
    place = find(state.terrain, BLACK_HOLE)
    while place >= 0:
        found.append(place)
        place = find(state.terrain, BLACK_HOLE, place + 1)
    return found


def covers(state: TalonState, unit: Unit, group: Group, place: Hex) -> bool:
    """Whether a hex is in arc and reach of a group and nothing blocks the line (talon:8.2.2a, talon:8.3a)."""
    tables = state.tables
    here = state.at[unit]
    index = GROUPS * state.scenario.kind[unit] + group
    difference = place - here + SPAN
    if not tables.reach[tables.weapon[index]] >> DISTANCE[difference] & 1:
        return False
    if not tables.arcs[index] >> ARC[13 * state.facing[unit] + BEARING[difference]] & 1:
        return False
    return not is_blocked(state, here, place)


def next_target(state: TalonState, unit: Unit, group: Group, first: Unit) -> i64:
    """The enemy unit with the lowest number, from one of them on, that a group can be aimed at, or -1 (talon:8.2.2)."""
    tables = state.tables
    scenario = state.scenario
    at = state.at
    here = at[unit]
    index = GROUPS * scenario.kind[unit] + group
    weapon = tables.weapon[index]
    reach = tables.reach[weapon]
    arcs = tables.arcs[index]
    bearings = 13 * state.facing[unit]
    enemy = 1 - unit // SLOTS
    for other in range(first, SLOTS * enemy + scenario.count[enemy]):
        place = at[other]
        if place < 0:
            continue
        difference = place - here + SPAN
        if not reach >> DISTANCE[difference] & 1 or not arcs >> ARC[bearings + BEARING[difference]] & 1:
            continue
        if scenario.spared[other] or is_blocked(state, here, place):
            continue
        if tables.role[scenario.kind[other]] == FIGHTER and tables.weapon_kind[weapon] == FUSION:
            continue
        return other
    return -1


def has_target(state: TalonState, unit: Unit, group: Group) -> bool:
    """Whether a group can be aimed at any enemy unit (talon:8.2.2)."""
    return next_target(state, unit, group, SLOTS * (1 - unit // SLOTS)) >= 0


def targets(state: TalonState, unit: Unit, group: Group) -> list[int]:
    """The enemy units that a group can be aimed at (talon:8.2.2)."""
    found: list[int] = []
    target = next_target(state, unit, group, SLOTS * (1 - unit // SLOTS))
    while target >= 0:
        found.append(target)
        target = next_target(state, unit, group, target + 1)
    return found


def missile_targets(state: TalonState, unit: Unit, group: Group) -> list[int]:
    """The enemy missiles that a group can be aimed at; missiles and fusion cannons aim at none (talon:13.2f)."""
    found: list[int] = []
    if not state.flying:
        return found
    tables = state.tables
    kind = tables.weapon_kind[tables.weapon[GROUPS * state.scenario.kind[unit] + group]]
    if kind in (MISSILE, FUSION):
        return found
    owner = unit // SLOTS
    for missile in range(MISSILES):
        place = state.missile_at[missile]
        if place >= 0 and state.missile_owner[missile] != owner and covers(state, unit, group, place):
            found.append(missile)
    return found


def can_fire(state: TalonState, unit: Unit, group: Group) -> bool:
    """Whether a group is charged and has something to aim at (talon:3.2e)."""
    if not is_charged(state, unit, group) or is_lowered(state, unit, group):
        return False
    if is_fighter(state, unit) and not state.fighters[GROUPS * unit + group]:
        return False
    return has_target(state, unit, group) or (state.flying > 0 and bool(missile_targets(state, unit, group)))


def is_drive_active(state: TalonState, unit: Unit) -> bool:
    """Whether the FTL drive has spooled up: as many rounds as hull boxes since arrival (talon:11.1.3)."""
    scenario = state.scenario
    kind = scenario.kind[unit]
    role = state.tables.role[kind]
    if role in (BASE, FIGHTER) or state.ftl_down[unit]:
        return False
    start: i64 = scenario.arrives[unit] if scenario.late_drives else 1
    return state.round >= start + state.tables.hull[kind] - 1


def stamp(state: TalonState) -> i64:
    """When a marker is placed: a number that grows by one with every impulse (talon:8.7b)."""
    return 6 * state.round + state.impulse + 1
