"""Markers of critical damage and reinforcement, ship by ship (talon:6.2, talon:8.5, talon:8.7)."""

from __future__ import annotations

import pytest

from orrery.games.talon.effects import (
    damage,
    damage_fighter,
    damage_hull,
    damage_missile,
    drop_boosts,
    random_arc,
    roll_critical,
)
from orrery.games.talon.events import ArcRolled, HullHit, RepairTried, ShipDestroyed
from orrery.games.talon.flow.firing import ChooseGroup
from orrery.games.talon.flow.turn import RepairStep, Turn
from orrery.games.talon.tables import DESTROYED, EFFECTS, SLOTS

from .table import Battle, rule

MARKERS = {"shields_down": "shields-down", "helm_down": "helm-down", "power_loss": "power-loss"}


def rolls_for(battle: Battle, effect: str) -> list[int]:
    """The sums of two dice that bring an effect."""
    return [roll for roll in range(2, 13) if EFFECTS[battle.tables.effect[roll]] == effect]


def dice(total: int) -> tuple[int, int]:
    """Two dice with a sum."""
    return (max(1, total - 6), total - max(1, total - 6))


@rule("talon:6.2.3a", "talon:3.2a")
@pytest.mark.parametrize("seat", [0, 1])
def test_every_reinforcement_of_the_impulse_expires_for_the_seat_alone(seat: int) -> None:
    battle = Battle()
    codes = ["CA"] * 4 + ["DD"] * 3 + ["CL"] * 3
    units = [battle.ship(side, code, number - 4, 3 * side) for side in (0, 1) for number, code in enumerate(codes)]
    for unit in units:
        battle.state.boosts[4 * unit] = 2  # placed in impulse B of the round before
        battle.state.boosts[4 * unit + 1] = 3
        battle.state.boosts[4 * unit + 3] = 2
    battle.begin(Turn(seat), impulse="B")
    for unit in units:
        assert battle.boosts(unit) == (".C.." if unit // SLOTS == seat else "BC.B")


@rule("talon:8.5a")
@pytest.mark.parametrize("column", list(MARKERS))
def test_a_marker_keeps_the_impulse_in_which_it_was_first_placed(column: str) -> None:
    battle = Battle()
    unit = battle.terran("BB")
    marker = getattr(battle.state, column)
    assert marker[unit] == 0
    for roll in rolls_for(battle, MARKERS[column]):
        battle.roll(*dice(roll))
        roll_critical(battle.state, unit)
        first = getattr(battle.state, column)[unit]
        assert first == 6 * 1 + 0 + 1
    battle.state.round, battle.state.impulse = 2, 4
    for roll in rolls_for(battle, MARKERS[column]):
        battle.roll(*dice(roll))
        roll_critical(battle.state, unit)
        assert getattr(battle.state, column)[unit] == first
    other = battle.terran("BB", 2, 0)
    battle.roll(*dice(rolls_for(battle, MARKERS[column])[0]))
    roll_critical(battle.state, other)
    assert getattr(battle.state, column)[other] == 6 * 2 + 4 + 1


@rule("talon:8.7a", "talon:8.7b")
@pytest.mark.parametrize("column", list(MARKERS))
@pytest.mark.parametrize("die", [1, 5, 6])
def test_a_six_repairs_a_marker_that_was_not_placed_just_now(column: str, die: int) -> None:
    battle = Battle()
    units = [battle.terran("BB"), battle.terran("CA", 2, 0), battle.talon("CA", 0, 4)]
    battle.state.impulse = 2
    now = battle.now()
    for unit in units:
        getattr(battle.state, column)[unit] = now - 1
    getattr(battle.state, column)[units[0]] = now
    battle.roll(die)
    battle.begin(RepairStep(0), impulse="C")
    repairable = battle.tables.repairable[EFFECTS.index(MARKERS[column])]
    left = [getattr(battle.state, column)[unit] for unit in units]
    assert left == [now, 0 if die == 6 and repairable else now - 1, now - 1]
    assert len(battle.told(RepairTried)) == (1 if repairable else 0)


@rule("talon:8.4.1a", "talon:6.2.1")
@pytest.mark.parametrize("arc", range(4))
@pytest.mark.parametrize(
    ("shields", "boosted", "points", "left", "hull"),
    [(3, False, 0, 3, 0), (3, False, 2, 1, 0), (3, False, 3, 0, 0), (3, False, 4, 0, 1), (0, False, 2, 0, 2),
     (3, True, 0, 3, 0), (3, True, 1, 3, 0), (3, True, 4, 0, 0), (3, True, 5, 0, 1), (0, True, 1, 0, 0),
     (0, True, 2, 0, 1)],
)  # fmt: skip
def test_reinforcement_then_shields_then_hull(
    arc: int, shields: int, boosted: bool, points: int, left: int, hull: int
) -> None:
    battle = Battle()
    unit = battle.terran("BB", shields=[5, 5, 5, 5])
    battle.state.shields[4 * unit + arc] = shields
    letter = 1 + arc if boosted else 0
    battle.state.boosts[4 * unit + arc] = letter
    battle.roll(1, 1, 1, 1)
    damage(battle.state, unit, arc, points)
    expected = [5, 5, 5, 5]
    expected[arc] = left
    assert battle.shields(unit) == tuple(expected)
    assert battle.state.hull[unit] >= hull
    assert (battle.state.hull[unit] > 0) == (hull > 0)
    assert battle.state.boosts[4 * unit + arc] == (0 if points else letter)
    assert bool(battle.told(HullHit)) == (hull > 0)


@rule("talon:17.4.1b")
def test_all_reinforcements_of_a_ship_are_dropped_and_no_others() -> None:
    battle = Battle()
    units = [battle.terran("CA", number, 0) for number in range(3)]
    for unit in units:
        for arc in range(4):
            battle.state.boosts[4 * unit + arc] = arc + 1
    drop_boosts(battle.state, units[1])
    assert [battle.boosts(unit) for unit in units] == ["ABCD", "....", "ABCD"]


@rule("talon:8.6.2b")
@pytest.mark.parametrize(
    ("shows", "arc"),
    [((6, 1, 1, 1), 0), ((1, 2, 1, 1), 1), ((1, 1, 5, 4), 2), ((3, 3, 3, 4), 3), ((5, 5, 1, 1, 2, 4), 1),
     ((5, 1, 5, 5, 3, 3, 1, 6, 2), 0), ((2, 2, 2, 2, 1, 1, 1, 3), 3)],
)  # fmt: skip
def test_the_highest_die_says_which_shield_is_struck(shows: tuple[int, ...], arc: int) -> None:
    battle = Battle()
    unit = battle.terran("CA")
    battle.roll(*shows)
    assert random_arc(battle.state, unit) == arc


@rule("talon:8.4.3", "talon:8.6.1")
def test_the_last_hull_box_destroys_and_no_more_is_marked() -> None:
    battle = Battle()
    unit = battle.talon("FF")
    battle.terran("CA", 4, 0)
    boxes = battle.tables.hull[battle.scenario.kind[unit]]
    battle.roll(*[3, 3] * boxes)
    damage_hull(battle.state, unit, boxes + 3)
    assert battle.place(unit) is None
    assert battle.state.hull[unit] <= boxes
    again = Battle()
    unit = again.talon("FF", hull=boxes - 1)
    damage_hull(again.state, unit, 1)
    assert again.place(unit) is None


@rule("talon:8.6.2b")
def test_the_dice_for_a_shield_are_told_and_those_out_of_the_race_show_none() -> None:
    battle = Battle()
    unit = battle.terran("CA")
    battle.roll(5, 1, 5, 4, 2, 3)
    assert random_arc(battle.state, unit) == 2
    battle.roll(1, 5, 2, 5, 3, 4)
    assert random_arc(battle.state, unit) == 3
    rolled = [(told.dice, told.arc) for told in battle.told(ArcRolled)]
    assert rolled[:2] == [((5, 1, 5, 4), "front"), ((2, 0, 3, 0), "left")]
    assert rolled[2:] == [((1, 5, 2, 5), "right"), ((0, 3, 0, 4), "rear")]


@rule("talon:8.6.1", "talon:12.1.2b", "talon:13.6b")
def test_what_is_gone_takes_no_more_damage() -> None:
    battle = Battle()
    ship, squadron, target = battle.terran("DD"), battle.terran("FTR", 1, 0), battle.talon("CA", 0, 5)
    missiles = [battle.missile(target, 0, 3, owner=0), battle.missile(target, 0, 2, owner=0)]
    state = battle.state
    for unit in (ship, squadron):
        state.at[unit] = -1
        state.status[unit] = DESTROYED
    state.missile_at[missiles[0]] = -1
    state.flying -= 1
    for points in (1, 9):
        for arc in range(4):
            damage(state, ship, arc, points)
        damage_fighter(state, squadron, 1, points)
        damage_missile(state, missiles[0], points)
    assert battle.shields(ship) == tuple(battle.tables.shields[4 * battle.scenario.kind[ship] :][:4])
    assert (state.hull[ship], battle.fighters(squadron), state.flying) == (0, (1, 1, 1), 1)
    assert (list(state.missile_damaged[:2]), list(state.dying)) == ([0, 0], [])
    damage_missile(state, missiles[1], 0)
    assert (state.missile_damaged[missiles[1]], state.flying) == (0, 1)
    assert battle.told(ShipDestroyed) == []


@rule("talon:15.1.3a", "talon:17.2.1a")
def test_a_squadron_that_is_pushed_into_a_planet_is_lost_once() -> None:
    battle = Battle()
    battle.terran("BB", 0, 0, 0)
    squadron = battle.talon("FTR", 0, -2, faction=0)
    battle.talon("CA", 5, 5)
    battle.terrain("planet", (0, -3))
    battle.roll(6)
    battle.begin(ChooseGroup(0), seat=0).play("fire a1.2")
    battle.play(battle.offers()[1])
    assert battle.state.status[squadron] == DESTROYED
    assert [told.cause for told in battle.told(ShipDestroyed)] == ["planet"]
