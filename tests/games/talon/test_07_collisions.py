"""Collisions with several friends (talon:7.4)."""

from __future__ import annotations

import pytest

from orrery.games.talon.actions import PICK
from orrery.games.talon.events import MissileStruck, ShipExploded, ShipsCollided
from orrery.games.talon.flow.entering import MeetFriends
from orrery.games.talon.flow.movement import ChooseMove
from orrery.games.talon.grid import STEP, arc_towards, axial
from orrery.games.talon.tables import DESTROYED, HERE

from .table import Battle, Q, R, at, rule


@rule("talon:7.4a", "talon:7.4b")
def test_with_several_friends_in_the_hex_the_owner_says_with_whom_it_collides_first() -> None:
    battle = Battle()
    mover = battle.terran("BB", 0, 1, 0)
    friends = [battle.terran("CA", 0, 0, 0, shields=[1, 1, 1, 1]), battle.terran("CL", 0, 0, 0, shields=[9, 9, 9, 9])]
    apart = battle.terran("DD", 3, 0, 0)
    enemy = battle.talon("CA", 0, 0, 0)
    battle.state.shields[4 * mover] = 20
    battle.begin(ChooseMove(0, mover, 0), seat=0).play("move straight")
    assert battle.state.choice == "ChooseCollision"
    names = {unit: str(PICK[unit]) for unit in (mover, *friends, apart, enemy)}
    assert battle.offers() == [names[unit] for unit in friends]
    assert [battle.refused(names[unit]) for unit in (mover, apart, enemy)] == ["talon:7.4a"] * 3
    battle.play(names[friends[1]])
    assert battle.shields(friends[1])[3] == 9 - 3
    if battle.state.choice == "ChooseFirstStruck":
        assert battle.offers() == [names[mover], names[friends[0]]]
        battle.play(names[mover])
    assert battle.shields(friends[0])[3] == 0
    assert battle.state.shields[4 * mover] == 20 - 2 * 3
    assert battle.shields(apart) == tuple(battle.tables.shields[4 * battle.scenario.kind[apart] :][:4])


@rule("talon:7.4b", "talon:7.4c")
@pytest.mark.parametrize(
    ("boxes", "boost", "asked"), [(3, 0, False), (2, 0, True), (2, 1, False), (2, 6, False), (1, 6, True)]
)
@pytest.mark.parametrize("weak", [0, 1])
def test_the_owner_is_asked_for_the_order_only_where_a_shield_may_give_way(
    boxes: int, boost: int, asked: bool, weak: int
) -> None:
    battle = Battle()
    mover = battle.terran("BB", 0, 1, 0, shields=[9, 9, 9, 9])
    other = battle.terran("CA", 0, 0, 0, shields=[9, 9, 9, 9])
    battle.talon("CA", 0, 6, 0)
    front, rear = 4 * mover, 4 * other + 3
    own = (front, rear)[weak]
    battle.state.shields[own], battle.state.boosts[own] = boxes, boost
    battle.begin(ChooseMove(0, mover, 0), seat=0).play("move straight")
    assert (battle.state.choice == "ChooseFirstStruck") == asked
    if not asked:
        left = [battle.state.shields[front], battle.state.shields[rear]]
        assert left == ([0, 6], [6, 0])[weak]
        assert (battle.state.boosts[own], sum(battle.state.hull)) == (0, 0)


@rule("talon:7.4a", "talon:7.4f")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_friends_in_the_hex_itself_collide(seat: int) -> None:
    battle = Battle()
    base = battle.ship(seat, "Base", 0, 0)
    beside, last = battle.ship(seat, "CA", 1, 0), battle.ship(seat, "CA", 0, 2)
    mover = battle.ship(seat, "CA", 0, 1, 0)
    enemies = [battle.ship(1 - seat, "CA", 0, 0) for _ in range(6)]
    before = [battle.shields(unit) for unit in (base, beside, last, mover, *enemies)]
    battle.begin(ChooseMove(seat, mover, 0), seat=seat).play("move straight")
    assert battle.state.choice == "Rest"
    assert [battle.shields(unit) for unit in (base, beside, last, mover, *enemies)] == before
    assert battle.told(ShipsCollided) == []


@rule("talon:7.4a", "talon:7.4b", "talon:7.4g")
@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize("friend_facing", [0, 2, 5])
def test_each_is_struck_on_the_shield_towards_the_other(facing: int, friend_facing: int) -> None:
    battle = Battle()
    battle.terran("DD", 5, 5)
    q, r = axial(at(0, 0) - STEP[facing])
    mover = battle.terran("CA", q - Q, r - R, facing, shields=[9, 9, 9, 9])
    friend = battle.terran("CA", 0, 0, friend_facing, shields=[9, 9, 9, 9])
    battle.talon("CA", 0, 7, 0)
    battle.begin(ChooseMove(0, mover, 0), seat=0).play("move straight")
    assert battle.shields(mover) == (6, 9, 9, 9)
    struck = arc_towards(at(0, 0), friend_facing, at(0, 0) - STEP[facing])
    assert battle.shields(friend) == tuple(6 if arc == struck else 9 for arc in range(4))


@rule("talon:13.5b", "talon:7.4a", "talon:8.6.2a")
def test_a_ship_that_dies_in_the_asteroids_meets_nobody() -> None:
    battle = Battle()
    apart = battle.terran("DD", 5, 5)
    mover = battle.terran("CA", 0, 1, 0, shields=[0, 0, 0, 0])
    friend = battle.terran("SC", 0, 0, 0, shields=[0, 0, 0, 0])
    battle.talon("CA", 0, 7)
    battle.terrain("asteroid", (0, 0))
    battle.missile(mover, 0, 0)
    battle.state.hull[mover] = battle.tables.hull[battle.scenario.kind[mover]] - 1
    battle.begin(ChooseMove(0, mover, 0), seat=0).play("move straight")
    assert [battle.state.status[unit] for unit in (apart, mover, friend)] == [HERE, DESTROYED, DESTROYED]
    assert (battle.state.flying, battle.told(ShipsCollided), battle.told(MissileStruck)) == (0, [], [])
    assert [told.unit for told in battle.told(ShipExploded)] == ["CA a2", "SC a3"]


@rule("talon:13.5b", "talon:7.4c")
@pytest.mark.parametrize("seat", [0, 1])
def test_first_the_terrain_then_the_missile_then_the_friends(seat: int) -> None:
    battle = Battle()
    battle.ship(seat, "DD", 5, 5)
    mover = battle.ship(seat, "CA", 0, 1, 0, shields=[9, 9, 9, 9])
    friend = battle.ship(seat, "CA", 0, 0, 0, shields=[9, 9, 9, 9])
    battle.ship(1 - seat, "CA", 0, 7)
    battle.terrain("asteroid", (0, 0))
    hunter = battle.missile(mover, 0, 0, owner=1 - seat)
    others = [battle.missile(friend, 0, 0, owner=1 - seat), battle.missile(mover, 3, 0, owner=1 - seat)]
    battle.begin(ChooseMove(seat, mover, 0), seat=seat).play("move straight")
    assert battle.shields(mover) == (9 - 1 - 2 - 3, 9, 9, 9)
    assert battle.shields(friend) == (9, 9, 9, 9 - 3)
    assert battle.missile_place(hunter) is None
    assert [battle.missile_place(missile) for missile in others] == [(0, 0), (3, 0)]


@rule("talon:7.4c")
@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_two_that_collide_are_named(seat: int) -> None:
    battle = Battle()
    apart = battle.ship(seat, "DD", 5, 5)
    mover = battle.ship(seat, "CA", 0, 1, 0, shields=[0, 0, 0, 0])
    friend = battle.ship(seat, "CA", 0, 0, 0, shields=[9, 9, 9, 9])
    enemy = battle.ship(1 - seat, "CA", 0, 7)
    battle.begin(ChooseMove(seat, mover, 0), seat=seat).play("move straight")
    assert (battle.state.choice, battle.state.seat) == ("ChooseFirstStruck", seat)
    assert battle.offers() == [str(PICK[mover]), str(PICK[friend])]
    assert [battle.refused(str(PICK[unit])) for unit in (apart, enemy)] == ["talon:7.4c"] * 2
    battle.roll(3, 4)
    battle.play(str(PICK[friend]))
    assert (battle.shields(friend), battle.state.hull[mover]) == ((9, 9, 9, 6), 3)


@rule("talon:7.4a")
def test_a_friend_that_is_gone_meanwhile_is_not_collided_with() -> None:
    battle = Battle()
    mover, friend = battle.terran("CA", 0, 0, shields=[9, 9, 9, 9]), battle.terran("CA", 0, 2)
    battle.talon("CA", 0, 7)
    assert battle.begin(MeetFriends(mover, 1 << friend, at(0, 1)), seat=0).state.choice == "Rest"
    assert (battle.told(ShipsCollided), battle.shields(mover)) == ([], (9, 9, 9, 9))
