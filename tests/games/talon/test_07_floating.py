"""The floating map: the least shift that makes room (talon:7.5), worked out hex by hex."""

from __future__ import annotations

import pytest

from orrery.games.talon.actions import PICK
from orrery.games.talon.events import MapShifted, TerrainRemoved
from orrery.games.talon.flow.floating import (
    LEAVES,
    NO_SHIFT,
    ROOM,
    can_shift,
    can_shift_without,
    drop_terrain,
    helpful_strays,
    is_needed,
    least_shift,
    make_room,
    nearest_ship,
    note_features,
    shift_map,
    strays,
)
from orrery.games.talon.flow.shifting import ChooseStray, ask_for_room
from orrery.games.talon.grid import (
    HEIGHT,
    HIGHEST,
    SIZE,
    STEP,
    WIDEST,
    WIDTH,
    axial,
    column_row,
    distance,
    hex_at,
    hex_of,
)
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    ASTEROID,
    DESTROYED,
    ESCAPED,
    HERE,
    LANDED,
    PLANET,
    RETREATED,
    SLOTS,
    TERRAINS,
    Goal,
)
from orrery.kernel import Rng, filled

from .table import Battle, Rest, at, rule


def lies(q: int, r: int, width: int, height: int) -> bool:
    """Whether coordinates lie on a map of some size whose first column begins at half of the row."""
    column = q + r // 2
    return 0 <= r < height and 0 <= column < width


def search(state: TalonState, place: int, without: int, width: int, height: int) -> tuple[int, ...] | None:
    """The least shift, of equals the one by fewer rows, upwards, to the west: its length, its rows, r and q."""
    keep = [place, *[there for unit, there in enumerate(state.at) if there >= 0 and unit != without]]
    keep += [there for there, kind in enumerate(state.terrain) if kind]
    hexes = [axial(there) for there in keep]
    origin = axial(hex_at(0, 0))
    found = []
    for r in range(-height, height + 1):
        for q in range(-width - height, width + height + 1):
            if all(lies(a - origin[0] + q, b - origin[1] + r, width, height) for a, b in hexes):
                found.append((max(abs(q), abs(r), abs(q + r)), abs(r), r, q))
    return min(found, default=None)


def check_least(state: TalonState, place: int, without: int, width: int, height: int) -> None:
    """The shift found is the least one."""
    shift = least_shift(state, place, without, width, height)
    best = search(state, place, without, width, height)
    if best is None:
        assert shift == NO_SHIFT
        return
    (q, r), (q2, r2) = axial(hex_at(5, 5)), axial(hex_at(5, 5) + shift)
    dq, dr = int(q2 - q), int(r2 - r)
    assert (max(abs(dq), abs(dr), abs(dq + dr)), abs(dr), dr, dq) == best


@rule("talon:7.5.1a", "talon:7.5.2")
@pytest.mark.parametrize("seed", range(12))
def test_the_map_is_shifted_no_farther_than_it_must(seed: int) -> None:
    rng = Rng(seed)
    for width, height in ((WIDTH, HEIGHT), (WIDEST, HIGHEST)):
        battle = Battle()
        state = battle.state
        for number in range(2 + rng.below(3)):
            unit = battle.ship(number % 2, "CA")
            row = rng.below(HEIGHT)
            state.at[unit] = hex_at(rng.below(WIDTH) - row // 2, row)
        if rng.below(2):
            row = rng.below(HEIGHT)
            state.terrain[hex_at(rng.below(WIDTH) - row // 2, row)] = 2
            state.features = 4
        row = rng.pick([-1, 0, 5, HEIGHT - 1, HEIGHT])
        place = hex_at(rng.pick([-1, 0, 7, WIDTH - 1, WIDTH]) - row // 2, row)
        check_least(state, place, 0, width, height)


@rule("talon:7.5.1a")
@pytest.mark.parametrize("width", [WIDTH - 2, WIDTH - 1, WIDTH])
@pytest.mark.parametrize("height", [HEIGHT - 2, HEIGHT - 1, HEIGHT])
@pytest.mark.parametrize("place", [(-1, 5), (WIDTH, 6), (7, -1), (8, HEIGHT), (3, 3)])
def test_where_ships_reach_from_edge_to_edge_there_is_one_shift_or_none(
    width: int, height: int, place: tuple[int, int]
) -> None:
    for left, top in ((0, 0), (WIDTH - width, HEIGHT - height)):
        battle = Battle()
        corners = [(left, top + 1), (left + width - 1, top + 2), (left + 5, top), (left + 9, top + height - 1)]
        for number, corner in enumerate(corners):
            battle.state.at[battle.ship(number % 2, "CA")] = hex_of(*corner)
        check_least(battle.state, hex_of(*place), -1, WIDTH, HEIGHT)


@rule("talon:7.5.1a", "talon:7.5.2", "talon:7.5.3")
@pytest.mark.parametrize(("gap", "leaves"), [(5, False), (6, True), (7, True)])
def test_who_flies_off_six_hexes_from_the_others_leaves(gap: int, leaves: bool) -> None:
    battle = Battle()
    mover, mate, other = battle.terran("CA"), battle.talon("CA"), battle.talon("CA")
    state = battle.state
    for unit, column in ((mover, 0), (mate, gap), (other, WIDTH - 1)):
        state.at[unit] = hex_of(column, 5)
    assert make_room(state, mover, 5) == (LEAVES if leaves else ROOM)
    assert (state.at[other] < 0) == (not leaves)
    assert state.extended == 0
    battle.scenario.floating = False
    assert make_room(state, mover, 5) == LEAVES


@rule("talon:7.5.3")
def test_terrain_stays_where_the_map_can_be_shifted_with_it() -> None:
    battle = Battle()
    mover, mate = battle.terran("CA"), battle.talon("CA")
    state = battle.state
    state.at[mover], state.at[mate] = hex_of(0, 5), hex_of(1, 5)
    state.extended = 1
    for column, stays in ((WIDTH - 2, True), (WIDTH - 1, False)):
        state.at[mover], state.at[mate] = hex_of(0, 5), hex_of(1, 5)
        state.terrain = filled("B", SIZE)
        state.terrain[hex_of(column, 5)] = PLANET
        note_features(state)
        assert make_room(state, mover, 5) == ROOM
        assert [there for there, kind in enumerate(state.terrain) if kind] == ([hex_of(column + 1, 5)] if stays else [])
        assert (column_row(state.at[mover]), state.extended) == ((1, 5), 0)


@rule("talon:7.5.2")
def test_a_stray_is_six_hexes_from_everybody() -> None:
    for gap, found in ((5, False), (6, True)):
        battle = Battle()
        one, two = battle.terran("CA", 0, 0), battle.talon("CA", 1, 0)
        far = battle.talon("CA", 1 + gap, 0)
        assert nearest_ship(battle.state, battle.state.at[far], far) == gap
        assert nearest_ship(battle.state, battle.state.at[two], -1) == 0
        assert strays(battle.state, one) == ([far] if found else [])
        assert strays(battle.state, far) == []
    battle = Battle()
    battle.terran("CA", 0, 0)
    base = battle.talon("Base", 7, 0)
    assert strays(battle.state, 0) == []  # a base does not leave
    assert nearest_ship(battle.state, battle.state.at[base], base) == 7
    alone = Battle()
    unit = alone.terran("CA")
    assert nearest_ship(alone.state, alone.state.at[unit], unit) == 99


@rule("talon:7.5.1a", "talon:13.4e", "talon:17.1b")
def test_a_shift_moves_everything_alike_and_loses_only_missiles() -> None:
    battle = Battle()
    one, two = battle.terran("CA", 0, 0), battle.talon("CA", 4, 2)
    battle.terrain("asteroid", (2, 1))
    near, gone = battle.missile(one, 1, 1), battle.missile(one, 0, 0)
    battle.state.missile_at[gone] = hex_at(0, 0)
    before = [battle.state.at[one], battle.state.at[two], battle.state.missile_at[near]]
    shift = hex_at(3, 5) - hex_at(4, 5)
    assert can_shift(battle.state, shift)
    shift_map(battle.state, shift, 0)
    after = [battle.state.at[one], battle.state.at[two], battle.state.missile_at[near]]
    assert [there - shift for there in after] == before
    assert (battle.state.missile_at[gone] < 0, battle.state.flying) == (True, 1)
    (place,) = [there for there, kind in enumerate(battle.state.terrain) if kind]
    assert distance(place, battle.state.at[one]) == 3
    battle.state.at[one] = hex_at(0, 0)
    assert column_row(battle.state.at[one]) == (0, 0)
    assert not can_shift(battle.state, shift)
    battle.state.at[one] = hex_at(5, 5)
    battle.state.terrain[place] = 0
    battle.state.terrain[hex_at(0, 0)] = 2
    assert not can_shift(battle.state, shift)


@rule("talon:7.5.3")
@pytest.mark.parametrize(("away", "stays"), [(5, True), (6, False), (7, False)])
@pytest.mark.parametrize("seat", [0, 1])
def test_terrain_six_hexes_from_every_ship_may_be_dropped(away: int, stays: bool, seat: int) -> None:
    battle = Battle()
    battle.ship(seat, "CA", 0, 0)
    battle.ship(1 - seat, "CA", 0, -4)
    battle.terrain("planet", (0, away - 3))
    battle.terrain("asteroid", (1, 0))
    state = battle.state
    state.at[SLOTS * seat] = at(0, -3)
    assert drop_terrain(state) == (not stays)
    assert state.terrain[at(0, away - 3)] == (PLANET if stays else 0)
    assert state.terrain[at(1, 0)] == ASTEROID
    assert state.features == 1 << ASTEROID | (1 << PLANET if stays else 0)
    assert len(battle.told(TerrainRemoved)) == (0 if stays else 1)


@rule("talon:7.5.3")
@pytest.mark.parametrize(
    ("kind", "fate", "needed"),
    [("planet", LANDED, True), ("planet", ESCAPED, False), ("worm-hole", ESCAPED, True), ("worm-hole", LANDED, False),
     ("asteroid", LANDED, False), ("nebula", ESCAPED, False), ("planet", DESTROYED, False)],
)  # fmt: skip
@pytest.mark.parametrize("final", [False, True])
def test_an_objective_needs_a_planet_to_land_on_or_a_worm_hole_to_escape_by(
    kind: str, fate: int, needed: bool, final: bool
) -> None:
    battle = Battle()
    unit = battle.terran("Tran")
    goals = battle.scenario.finals if final else battle.scenario.goals
    goals.append(Goal(fate, [unit], 1, 0, 0, "goal"))
    assert is_needed(battle.state, TERRAINS.index(kind)) == needed
    battle.terrain(kind, (0, 8))
    assert drop_terrain(battle.state) == (not needed)


@rule("talon:7.5.1a")
@pytest.mark.parametrize("direction", range(6))
def test_a_shift_is_told_in_columns_and_rows(direction: int) -> None:
    battle = Battle()
    unit = battle.terran("CA", 0, 0)
    before = column_row(battle.state.at[unit])
    shift_map(battle.state, 2 * STEP[direction], 0)
    after = column_row(battle.state.at[unit])
    (told,) = battle.told(MapShifted)
    assert (told.columns, told.rows) == (after[0] - before[0], after[1] - before[1])
    shift_map(battle.state, 0, 0)
    assert len(battle.told(MapShifted)) == 1


@rule("talon:7.5.2")
def test_whoever_makes_way_is_one_whose_removal_helps() -> None:
    battle = Battle()
    mover, mate = battle.terran("CA"), battle.talon("CA")
    helpful, useless = battle.talon("DD"), battle.talon("DD")
    state = battle.state
    for unit, place in ((mover, (0, 5)), (mate, (1, 5)), (helpful, (23, 5)), (useless, (12, 0))):
        state.at[unit] = hex_of(*place)
    wanted = hex_of(0, 5) + STEP[5]
    assert least_shift(state, wanted, mover, WIDTH, HEIGHT) == NO_SHIFT
    assert strays(state, mover) == [helpful, useless]
    before = list(state.at)
    assert helpful_strays(state, mover, wanted) == [helpful]
    assert can_shift_without(state, wanted, mover, helpful)
    assert not can_shift_without(state, wanted, mover, useless)
    assert list(state.at) == before


@rule("talon:7.5.2")
def test_of_several_helpersonly_those_that_help_are_named() -> None:
    battle = Battle()
    mover, mate, useless = battle.terran("CA", facing=5, turn=1), battle.talon("CA"), battle.talon("DD")
    helpers = [battle.talon("DD"), battle.talon("DD")]
    state = battle.state
    for unit, place in ((mover, (0, 5)), (mate, (1, 5)), (useless, (9, 0)), (helpers[0], (23, 5))):
        state.at[unit] = hex_of(*place)
    state.at[helpers[1]] = -1
    assert helpful_strays(state, mover, hex_of(0, 5) + STEP[5]) == [helpers[0]]
    row = hex_of(11, 11)
    state.at[mover], state.facing[mover], state.at[mate] = hex_of(11, 0), 0, hex_of(12, 0)
    state.at[useless], state.at[helpers[0]], state.at[helpers[1]] = -1, row, -1
    ask_for_room(state, mover, 0, Rest(0))
    choice = state.stack[-1]
    assert isinstance(choice, ChooseStray)
    assert choice.strays == 1 << helpers[0]
    state.at[useless] = hex_of(2, 5)
    battle.begin(ChooseStray(0, 1 << useless | 1 << helpers[0]), seat=0)
    assert battle.offers() == [str(PICK[useless]), str(PICK[helpers[0]])]
    assert [battle.refused(str(PICK[unit])) for unit in (mover, mate)] == ["talon:7.5.2"] * 2
    battle.play(str(PICK[useless]))
    assert [state.status[unit] for unit in (useless, helpers[0])] == [RETREATED, HERE]
