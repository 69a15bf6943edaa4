"""Collisions with several friends (talon:7.4)."""

from __future__ import annotations

from orrery.games.talon.actions import PICK
from orrery.games.talon.flow.movement import ChooseMove

from .table import Battle, rule


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
