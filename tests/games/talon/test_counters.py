"""What is read off a counter and off the chart, whatever is written on it (chapters 4, 5, 6 and 24)."""

from __future__ import annotations

from itertools import product

import pytest

from orrery.games.talon.actions import FIRST_GROUP, HELM
from orrery.games.talon.board import (
    black_holes,
    boost_count,
    faction_of,
    gets_power,
    has_shields,
    is_charged,
    is_drive_active,
    is_due,
    is_lowered,
    is_working,
    lowered_system,
    missile_damage,
    moves_left,
    power_modifier,
    raised_system,
    stamp,
    terrain_hexes,
    turn_radius,
    weapon_of,
)
from orrery.games.talon.flow.rigging import DONE, has_group, lacks_charge
from orrery.games.talon.game import GAME
from orrery.games.talon.grid import hex_of
from orrery.games.talon.tables import BASE, FIGHTER

from .table import Battle, at, rule

CHART = ["456", "356", "2456", "3456", "6", "123456"]  # the numbers in the boxes of impulses A to F


def second(code: str, seat: int) -> tuple[Battle, int]:
    """The second ship of a seat, so that what belongs to the first one is not taken for it."""
    battle = Battle()
    for other in range(2):
        battle.ship(other, "DD", 0, 4 * other)
    unit = battle.ship(seat, code, 2, 4 * seat)
    battle.ship(seat, "DD", 4, 4 * seat)
    return battle, unit


@rule("talon:4.1c", "talon:4.1d")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_chart_says_who_gets_ap_and_who_moves(seat: int) -> None:
    battle, unit = second("CA", seat)
    state = battle.state
    for impulse, box in enumerate(CHART):
        state.impulse = impulse
        for number in range(7):
            state.power[unit] = state.speed[unit] = number
            assert gets_power(state, unit) == (str(number) in box)
            assert is_due(state, unit) == (str(number) in box)
            assert moves_left(state, unit) == sum(str(number) in later for later in CHART[impulse:])
        state.power[unit] = -1
        assert not gets_power(state, unit)


@rule("talon:6.2.2c")
@pytest.mark.parametrize("letters", list(product((0, 1, 6), repeat=4)))
def test_reinforcements_are_counted_arc_by_arc(letters: tuple[int, ...]) -> None:
    battle, unit = second("CA", 0)
    for other in range(len(battle.state.at)):
        for arc in range(4):
            battle.state.boosts[4 * other + arc] = 3
    for arc, letter in enumerate(letters):
        battle.state.boosts[4 * unit + arc] = letter
    assert boost_count(battle.state, unit) == sum(1 for letter in letters if letter)


@rule("talon:8.1.1b", "talon:12.1.1a", "talon:24d")
@pytest.mark.parametrize(("code", "seat"), [("BC", 0), ("BC", 1), ("BB", 1), ("FTR", 0), ("CL", 0)])
def test_a_group_is_charged_when_every_box_is_and_works_while_it_is_whole(code: str, seat: int) -> None:
    battle, unit = second(code, seat)
    state, tables = battle.state, battle.tables
    kind = battle.scenario.kind[unit]
    groups = tables.groups[kind]
    for group in range(groups):
        own, card = 3 * unit + group, 3 * kind + group
        for red, yellow, broken in product(range(tables.red[card] + 1), range(tables.yellow[card] + 1), (0, 1)):
            state.red[own], state.yellow[own], state.broken[own] = red, yellow, broken
            full = (red, yellow) == (tables.red[card], tables.yellow[card])
            assert is_charged(state, unit, group) == (full and not broken)
            assert lacks_charge(state, unit, group) == (not full)
            assert is_working(state, unit, group) == (not broken)
            assert has_group(state, unit, group) == (not broken)
        state.broken[own] = 0
        state.fighters[own] = 0
        assert is_working(state, unit, group) == (tables.role[kind] != FIGHTER)
        assert weapon_of(state, unit, group) == tables.weapon[card]
        assert missile_damage(state, unit, group) == tables.damage[64 * tables.weapon[card]]
    for group in range(groups, 3):
        assert not has_group(state, unit, group)
        assert not is_charged(state, unit, group)


@rule("talon:24a", "talon:24c", "talon:24d", "talon:5.1d")
@pytest.mark.parametrize("speed", [1, 2, 3, 5])
def test_markers_up_and_down_are_read_off_the_counter(speed: int) -> None:
    battle, unit = second("CL", 0)
    state, tables = battle.state, battle.tables
    kind = battle.scenario.kind[unit]
    state.rigs = type(state.rigs)(state.rigs)
    state.speed[unit] = speed
    card = tables.row_radius[8 * kind + speed]
    assert (raised_system(state, unit), lowered_system(state, unit)) == (-1, -1)
    for added, rigging, up, down in product((0, 2), (False, True), range(5), range(5)):
        state.radius_added[unit], state.rigging = added, rigging
        state.rigs[unit] = DONE + up + 1 + 8 * (down + 1)
        assert (raised_system(state, unit), lowered_system(state, unit)) == (up, down)
        lowered = [group for group in range(3) if is_lowered(state, unit, group)]
        assert lowered == ([down - FIRST_GROUP] if rigging and down >= FIRST_GROUP else [])
        radius = card + added
        if rigging and up == HELM and down != HELM:
            radius = max(0, radius - 1)
        elif rigging and down == HELM and up != HELM:
            radius += 1
        if up != down:
            assert turn_radius(state, unit) == radius
    state.rigs[unit] = DONE
    assert turn_radius(state, unit) == card + 2


@rule("talon:8.4.2", "talon:5.4.4a", "talon:6.2.2b", "talon:17.4.1a")
@pytest.mark.parametrize("seat", [0, 1])
def test_damage_lowers_power_and_a_nebula_the_shields(seat: int) -> None:
    battle, unit = second("BB", seat)
    state, kind = battle.state, battle.scenario.kind[unit]
    for hull, cut in product(range(battle.tables.hull[kind]), range(3)):
        state.hull[unit], state.power_cut[unit] = hull, cut
        assert power_modifier(state, unit) == battle.tables.modifier[16 * kind + hull] - cut
    for down, terrain in product((0, 9), ("space", "asteroid", "nebula")):
        state.shields_down[unit] = down
        battle.terrain(terrain, (2, 4 * seat))
        assert has_shields(state, unit) == (not down and terrain != "nebula")


@rule("talon:11.1.3", "talon:11.1.4b", "talon:11.1.4c")
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("arrives", [1, 3])
def test_a_drive_is_active_after_as_many_rounds_as_hull_boxes(late: bool, arrives: int) -> None:
    for kind in range(len(GAME.tables.code)):
        battle = Battle()
        unit = battle.ship(1, GAME.tables.code[kind], faction=GAME.tables.faction[kind])
        battle.scenario.late_drives = late
        battle.scenario.arrives[unit] = arrives
        first = battle.tables.hull[kind] + (arrives - 1 if late else 0)
        for round_ in (first - 1, first, first + 1):
            battle.state.round = round_
            jumps = round_ >= first and battle.tables.role[kind] not in (BASE, FIGHTER)
            assert is_drive_active(battle.state, unit) == jumps
        battle.state.ftl_down[unit] = 1
        assert not is_drive_active(battle.state, unit)


@rule("talon:8.7b")
def test_every_impulse_has_a_stamp_of_its_own() -> None:
    battle = Battle()
    stamps = []
    for battle.state.round, battle.state.impulse in product(range(1, 4), range(6)):
        stamps.append(stamp(battle.state))
    assert stamps == list(range(7, 7 + 18))


@rule("talon:17.1a", "talon:18.2a")
def test_terrain_is_found_wherever_it_lies() -> None:
    battle = Battle()
    assert (terrain_hexes(battle.state), black_holes(battle.state)) == ([], [])
    holes = [(0, 0), (1, 0), (2, 0), (4, 3)]
    battle.terrain("black-hole", *holes)
    battle.terrain("planet", (3, 0))
    assert black_holes(battle.state) == [at(*place) for place in holes]
    assert terrain_hexes(battle.state) == sorted(at(*place) for place in [*holes, (3, 0)])
    corners = [hex_of(0, 0), hex_of(23, 11)]
    for place in corners:
        battle.state.terrain[place] = 4
    assert {*corners} < {*black_holes(battle.state)}


@rule("talon:2.3")
def test_a_side_is_of_the_faction_of_its_counters() -> None:
    battle = Battle()
    battle.ship(0, "CA", faction=1)
    battle.ship(1, "CA", faction=0)
    assert (faction_of(battle.state, 0), faction_of(battle.state, 1)) == ("talon", "terran")
