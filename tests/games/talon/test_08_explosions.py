"""Explosions, pushes and cones once more, ship by ship (talon:8.6, talon:15, talon:18.2)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.talon.actions import PICK, PICK_MISSILE, TARGET, TOWARDS
from orrery.games.talon.events import ShipDestroyed, ShipExploded, ShipPulled, ShipPushed
from orrery.games.talon.flow.explosions import ChooseFighter, Explosions, dying_of, explode
from orrery.games.talon.flow.gravity import ChoosePull, GravityPhase, PullNext
from orrery.games.talon.flow.heavy import ChoosePush, FusionMissiles, WaveDamage, push_target, strike_ship
from orrery.games.talon.grid import STEP, arc_towards, axial
from orrery.games.talon.tables import DESTROYED, HERE

from .table import Battle, Q, R, at, rule


def wreck(battle: Battle, unit: int) -> None:
    """A ship that is destroyed and has still to explode where it is."""
    state = battle.state
    state.dying.extend([unit, state.at[unit]])
    state.at[unit], state.status[unit] = -1, DESTROYED


@rule("talon:8.6.2a", "talon:8.6.2c")
@pytest.mark.parametrize("code", ["SC", "CA", "BB", "Base"])
@pytest.mark.parametrize("facing", [0, 2])
def test_an_explosion_strikes_as_hard_as_its_class_on_the_shield_towards_it(code: str, facing: int) -> None:
    battle = Battle()
    unit = battle.terran(code, 0, 0)
    ring = []
    for way in range(6):
        q, r = axial(at(0, 0) + STEP[way])
        ring.append(battle.ship(way % 2, "CA", q - Q, r - R, facing, shields=[9, 9, 9, 9]))
    far = battle.terran("CA", 0, 2, shields=[9, 9, 9, 9])
    gone = battle.terran("CA", 0, 1, shields=[9, 9, 9, 9])
    battle.state.at[gone] = -1
    wreck(battle, unit)
    strength = battle.tables.explosion[battle.scenario.kind[unit]]
    battle.begin(Explosions(), seat=0)
    assert [(told.unit, told.strength) for told in battle.told(ShipExploded)] == [(f"{code} a1", strength)]
    for ship in ring:
        struck = arc_towards(battle.state.at[ship], facing, at(0, 0))
        assert battle.shields(ship) == tuple(9 - strength if arc == struck else 9 for arc in range(4))
    assert [battle.shields(ship) for ship in (far, gone)] == [(9, 9, 9, 9)] * 2


@rule("talon:8.6.3a", "talon:8.6.3b")
def test_the_wrecks_of_a_seat_are_told_apart() -> None:
    battle = Battle()
    own = [battle.terran("DD", 3 * number, 0) for number in range(3)]
    theirs = [battle.talon("DD", 3 * number, 5) for number in range(2)]
    battle.terran("CA", 9, -3)
    battle.talon("CA", -9, 5)
    for unit in (own[0], theirs[0], own[1], theirs[1], own[2]):
        wreck(battle, unit)
    assert (dying_of(battle.state, 0), dying_of(battle.state, 1)) == (own, theirs)
    explode(battle.state, own[1])
    assert (dying_of(battle.state, 0), dying_of(battle.state, 1)) == ([own[0], own[2]], theirs)
    battle.begin(Explosions(), seat=1)
    assert battle.offers() == [str(PICK[unit]) for unit in theirs]
    assert battle.refused(str(PICK[own[0]])) == "talon:8.6.3a"
    battle.play(str(PICK[theirs[1]]))
    assert battle.offers() == [str(PICK[unit]) for unit in (own[0], own[2])]
    battle.play(str(PICK[own[2]]))
    names = [battle.scenario.names[unit] for unit in (own[1], theirs[1], theirs[0], own[2], own[0])]
    assert [told.unit for told in battle.told(ShipExploded)] == names
    assert list(battle.state.dying) == []


@rule("talon:8.6.4b", "talon:12.1.3")
def test_of_a_squadron_that_is_gone_no_fighter_is_struck() -> None:
    battle = Battle()
    battle.terran("CA", 3, 3)
    squadron = battle.terran("FTR")
    battle.talon("CA", 0, 5)
    battle.state.fighters[3 * squadron + 1] = battle.state.fighters[3 * squadron + 2] = 0
    assert battle.begin(ChooseFighter(0, squadron, 1), ChooseFighter(0, squadron, 1), seat=0).state.choice == "Rest"
    assert battle.state.status[squadron] == DESTROYED
    assert len(battle.told(ShipDestroyed)) == 1
    choice = ChooseFighter(0, squadron, 1)
    assert choice.options(battle.state) == [TARGET[squadron][0]]


@rule("talon:8.6.4b", "talon:12.1.3")
def test_only_the_squadron_itself_and_its_living_fighters_are_named() -> None:
    battle = Battle()
    other, squadron = battle.terran("FTR", 3, 3), battle.terran("FTR")
    battle.talon("CA", 0, 5)
    battle.state.fighters[3 * squadron + 1] = 0
    battle.begin(ChooseFighter(0, squadron, 1), seat=0)
    assert battle.offers() == [str(TARGET[squadron][fighter]) for fighter in (1, 3)]
    for action, reason in (
        (TARGET[squadron][0], "name-a-fighter"),
        (TARGET[other][1], "name-a-fighter"),
        (TARGET[squadron][2], "fighter-lost"),
    ):
        refusal = battle.state.why_not(action)
        assert refusal is not None
        assert refusal.reason == reason
    battle.play(str(TARGET[squadron][3]))
    assert (battle.fighters(squadron), battle.fighters(other)) == ((1, 0, 0), (1, 1, 1))


@rule("talon:8.6.4c", "talon:13.6d")
def test_one_missile_of_each_hex_is_struck() -> None:
    battle = Battle()
    unit = battle.terran("SC", 0, 0)
    target = battle.talon("CA", 0, 6)
    battle.terran("CA", 5, 5)
    inside = [battle.missile(target, 0, 0, owner=0), battle.missile(target, 0, 0, owner=0)]
    beside = [battle.missile(0, 1, 0, owner=1), battle.missile(0, 1, 0, owner=1), battle.missile(0, 1, 0, owner=1)]
    alone = battle.missile(0, -1, 0, owner=1)
    far = battle.missile(target, 2, 0, owner=0)
    wreck(battle, unit)
    battle.begin(Explosions(), seat=0)
    asked = []
    while battle.state.choice == "ChooseMissileStruck":
        asked.append((battle.state.seat, battle.offers()))
        battle.play(battle.offers()[-1])
    assert sorted(asked) == [
        (0, [str(PICK_MISSILE[missile]) for missile in inside]),
        (1, [str(PICK_MISSILE[missile]) for missile in beside]),
    ]
    damaged = [missile for missile in range(10) if battle.state.missile_damaged[missile]]
    assert damaged == [inside[-1], beside[-1], alone]
    assert battle.state.missile_damaged[far] == 0


@rule("talon:15.2.1b")
def test_no_die_is_rolled_for_a_ship_that_is_gone() -> None:
    battle = Battle()
    firer, target = battle.talon("BB", 0, 0, 0), battle.terran("CA", 0, -1)
    battle.state.at[target] = -1
    before = battle.dice.counter
    strike_ship(battle.state, firer, 1, target, 0)
    assert (battle.dice.counter, battle.shots(), battle.state.hull[target]) == (before, [], 0)
    battle.state.at[target] = at(0, -1)
    strike_ship(battle.state, firer, 1, target, 0)
    assert len(battle.shots()) == 1


@rule("talon:15.2.2e")
def test_a_cone_strikes_the_missiles_in_it_whoever_owns_them() -> None:
    battle = Battle()
    firer, target = battle.talon("BB", 0, 0, 0), battle.terran("CA", 0, -1, shields=[9, 9, 9, 9])
    far = battle.missile(target, 0, 5, owner=1)
    own, theirs = battle.missile(target, 0, -1, owner=1), battle.missile(firer, 0, -1, owner=0)
    battle.begin(FusionMissiles(firer, 1, 6), seat=1)
    assert [battle.missile_place(missile) for missile in (far, own, theirs)] == [(0, 5), None, None]
    assert battle.state.flying == 1


@rule("talon:15.1.2a", "talon:15.1.2b", "talon:15.1.3a")
@pytest.mark.parametrize(("place", "ways"), [((0, -2), [0]), ((2, 0), [2]), ((1, -2), [0, 1]), ((-2, 1), [4, 5])])
def test_a_push_goes_along_the_line_and_then_the_gun_strikes(place: tuple[int, int], ways: list[int]) -> None:
    battle = Battle()
    battle.terran("BB", 0, 0)
    target = battle.talon("CA", *place, facing=3, shields=[9, 9, 9, 9])
    battle.talon("CA", 7, 5)
    origin = battle.state.at[target]
    push_target(battle.state, 0, at(0, 0), target, 0, 2, 4)
    frames: list[Any] = list(battle.state.stack)
    if len(ways) == 2:
        assert sorted((frames[-1].one, frames[-1].other)) == ways
        assert (type(frames[-1]), frames[-1].seat, frames[-1].target) == (ChoosePush, 0, target)
        battle.begin(frames[-1], frames[-2], seat=0)
        assert sorted(battle.offers()) == sorted(str(TOWARDS[way]) for way in ways)
        assert [battle.refused(str(TOWARDS[way])) for way in range(6) if way not in ways] == ["talon:15.1.2b"] * 4
        battle.play(str(TOWARDS[ways[0]]))
    else:
        battle.begin(frames[0], seat=0)
        assert type(frames[0]) is WaveDamage
    assert battle.state.at[target] == origin + STEP[ways[0]]
    assert (battle.state.facing[target], battle.shields(target)) == (3, (9, 9, 5, 9))
    assert (len(battle.told(ShipPushed)), len(battle.told(ShipPulled))) == (1, 0)


@rule("talon:15.1.3a")
@pytest.mark.parametrize("fighter", [1, 2, 3])
def test_the_gun_kills_the_fighter_it_was_aimed_at(fighter: int) -> None:
    battle = Battle()
    squadron = battle.terran("FTR")
    battle.terran("CA", 4, 4)
    battle.talon("CA", 0, 5)
    battle.begin(WaveDamage(squadron, fighter, 0, 10), seat=1)
    assert battle.fighters(squadron) == tuple(int(number != fighter) for number in (1, 2, 3))


@rule("talon:18.2a", "talon:18.2b", "talon:18.2c")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_owner_says_who_is_pulled_next_and_into_which_hex(seat: int) -> None:
    battle = Battle(initiative=seat)
    battle.terrain("black-hole", (0, 0))
    gone, near, between = (battle.ship(seat, "CA", q, r) for q, r in ((4, 4), (0, 3), (1, -5)))
    battle.ship(1 - seat, "CA", 4, 0)
    battle.state.at[between] = at(2, -4)
    battle.state.at[gone] = -1
    own = 1 << gone | 1 << near | 1 << between
    battle.begin(PullNext(seat, own), seat=seat)
    assert battle.offers() == [str(PICK[unit]) for unit in (near, between)]
    enemy = 0 if seat else 24
    assert [battle.refused(str(PICK[unit])) for unit in (gone, enemy)] == ["talon:18.2c"] * 2
    battle.play(str(PICK[between]))
    choice = battle.state.stack[-1]
    assert isinstance(choice, ChoosePull)
    assert (choice.seat, choice.unit) == (seat, between)
    assert sorted(battle.offers()) == sorted(str(TOWARDS[way]) for way in (3, 4))
    assert [battle.refused(str(TOWARDS[way])) for way in (0, 1, 2, 5)] == ["talon:18.2b"] * 4
    battle.play(str(TOWARDS[3]))
    assert (battle.place(between), battle.place(near)) == ((2, -3), (0, 2))
    assert len(battle.told(ShipPulled)) == 2
    battle.begin(GravityPhase(), seat=1 - seat)
    assert battle.state.status[near] == HERE
