"""What Talon's rulebook says in passing: the last ship of a fleet, terrain at every place of a line, even results."""

from __future__ import annotations

import pytest

from orrery.games.talon.actions import CALL, PICK, TARGET_MISSILE
from orrery.games.talon.board import black_hole_penalty, is_beam_blocked, is_blocked, terrain_penalty
from orrery.games.talon.events import BattleEnded, ShipPulled, ShipPushed
from orrery.games.talon.flow.arriving import OfferCall, ReinforcementPhase
from orrery.games.talon.flow.firing import ChooseTarget
from orrery.games.talon.flow.gravity import ChoosePulled, GravityPhase
from orrery.games.talon.flow.movement import ChooseMove
from orrery.games.talon.flow.turn import Turn
from orrery.games.talon.grid import DISTANCE, SPAN, hex_at, line
from orrery.games.talon.score import better_off, judge
from orrery.games.talon.tables import ABSENT, DESTROYED, TERRAINS
from orrery.kernel import Rng, changed

from .table import Battle, Q, R, rule


@rule("talon:6.2.3a")
@pytest.mark.parametrize("number", [0, 6, 7, 11])
def test_the_reinforcement_of_every_ship_expires(number: int) -> None:
    battle = Battle()
    ships = [battle.terran("DD", number - 6, 0) for number in range(12)]
    battle.talon("CA", 0, 5)
    state = battle.state
    for arc in (0, 3):
        state.boosts[4 * ships[number] + arc] = 1
    state.boosts[4 * ships[0] + 1] = 2
    battle.begin(Turn(0), impulse="A")
    assert list(state.boosts[4 * ships[number] : 4 * ships[number] + 4]) == [0, 2 if number == 0 else 0, 0, 0]
    assert state.boosts[4 * ships[0] + 1] == 2


@rule("talon:18.2b")
def test_a_ship_that_is_pulled_is_not_pushed() -> None:
    battle = Battle(initiative=1)
    battle.terran("CA", 1, -2, 0)
    battle.talon("CA", 0, 4, 0)
    battle.terrain("black-hole", (0, 0))
    battle.begin(GravityPhase()).play("towards SW")
    assert (len(battle.told(ShipPulled)) > 0, battle.told(ShipPushed)) == (True, [])


@rule("talon:11.1.1")
def test_an_even_battle_has_no_degree() -> None:
    battle = Battle()
    for unit in (battle.terran("CA"), battle.talon("CA", 0, 4)):
        battle.state.status[unit] = DESTROYED
        battle.state.at[unit] = -1
    judge(battle.state)
    assert battle.told(BattleEnded)[-1].degree == "none"


@rule("talon:11.1.1")
def test_whoever_lost_less_is_better_off() -> None:
    battle = Battle()
    mine, theirs = battle.terran("CA"), battle.talon("DD", 0, 4)
    assert better_off(battle.state) == -1
    battle.state.status[theirs] = DESTROYED
    assert better_off(battle.state) == 0
    battle.state.status[mine] = DESTROYED
    assert better_off(battle.state) == 1
    battle = Battle()
    flagship, escort = battle.terran("BB"), battle.talon("DD", 0, 4)
    battle.talon("CA", 3, 4)
    battle.state.hull[flagship] = battle.state.tables.hull[battle.scenario.kind[flagship]] - 1
    assert better_off(battle.state) == 1  # nobody lost a ship: the sounder hulls
    battle.state.status[escort] = DESTROYED
    assert better_off(battle.state) == 0  # a ship counts before any damage


@rule("talon:17.2.2a", "talon:17.5a", "talon:17.5e", "talon:17.5f", "talon:18.1c")
@pytest.mark.parametrize("seed", range(12))
def test_every_hex_of_a_line_counts_by_its_terrain(seed: int) -> None:
    rng = Rng(seed)
    battle = Battle()
    battle.terran("CA", 9, 9)
    battle.talon("CA", -9, 9)
    kinds = list(TERRAINS[1:])
    for q in range(-4, 5):
        for r in range(-4, 5):
            if not rng.below(3):
                battle.terrain(rng.pick(kinds), (q, r))
    state = battle.state
    named = {place: TERRAINS[kind] for place, kind in enumerate(state.terrain) if kind}
    for _ in range(40):
        one = hex_at(Q + rng.below(9) - 4, R + rng.below(9) - 4)
        other = hex_at(Q + rng.below(9) - 4, R + rng.below(9) - 4)
        if one == other or DISTANCE[other - one + SPAN] > 6:
            continue
        crossed = line(one, other)
        between = [{named.get(one + step, "")} for step in crossed.hexes]
        between += [{named.get(one + left, ""), named.get(one + right, "")} for left, right in crossed.pairs]
        ends = [{named.get(one, "")}, {named.get(other, "")}]
        solid, soft = {"planet", "black-hole"}, {"asteroid", "nebula"}
        assert is_blocked(state, one, other) == any(hexes <= solid for hexes in between)
        assert terrain_penalty(state, one, other) == sum(1 for hexes in between + ends if hexes <= soft)
        beam = any(hexes <= solid | soft for hexes in between + ends)
        assert is_beam_blocked(state, one, other) == beam
        holes = [place for place, kind in named.items() if kind == "black-hole"]
        nearer = [hole for hole in holes if DISTANCE[hole - other + SPAN] < DISTANCE[hole - one + SPAN]]
        assert black_hole_penalty(state, one, other) == len(nearer)


@rule("talon:8.6.2a", "talon:17.2.1a")
def test_a_wreck_explodes_before_the_battle_is_judged() -> None:
    battle = Battle()
    mover = battle.terran("DD", 0, 1, 0)
    enemy = battle.talon("CA", 0, -1, 0, shields=[0, 0, 0, 0])
    battle.terrain("planet", (0, 0))
    battle.state.hull[enemy] = battle.state.tables.hull[battle.scenario.kind[enemy]] - 1
    battle.begin(ChooseMove(0, mover, 0), seat=0).play("move straight")
    assert battle.state.status[enemy] == DESTROYED
    outcome = battle.state.outcome
    assert outcome is not None
    assert outcome.winners == (0,)  # a destroyer for a cruiser


@rule("talon:7.4c")
@pytest.mark.parametrize(("down", "choice"), [(0, False), (1, True)])
def test_who_has_no_shields_up_is_not_safe_in_a_collision(down: int, choice: bool) -> None:
    battle = Battle()
    mover = battle.terran("BB", 0, 1, 0)
    other = battle.terran("CA", 0, 0, 0, shields=[9, 9, 9, 9])
    battle.talon("CA", 0, 6, 0)
    battle.state.shields[4 * mover] = 9
    battle.state.shields_down[other] = down
    battle.begin(ChooseMove(0, mover, 0), seat=0).play("move straight")
    assert (battle.state.choice == "ChooseFirstStruck") == choice


@rule("talon:18.2a")
def test_without_a_black_hole_nobody_is_pulled() -> None:
    battle = Battle()
    ship, friend = battle.terran("CA", 0, 0), battle.terran("DD", 4, 0)
    battle.talon("CA", 0, 6)
    battle.begin(ChoosePulled(0, 1 << ship | 1 << friend), seat=0).play(str(PICK[ship]))
    assert battle.place(ship) == (0, 0)


@rule("talon:22.1")
def test_who_arrives_in_a_later_round_is_not_called() -> None:
    battle = Battle()
    here, waiting, late = battle.terran("CA"), battle.terran("Tran", 2, 2), battle.terran("DD", 3, 3)
    battle.talon("CA", 0, 6)
    state = battle.state
    for unit in (waiting, late):
        state.status[unit] = ABSENT
        state.at[unit] = -1
    battle.scenario.on_call = [waiting]
    battle.scenario.arrives[late] = state.round + 5
    battle.begin(OfferCall(0), seat=0)
    assert battle.offers() == [str(CALL[waiting]), "done"]
    assert battle.refused(str(CALL[late])) == "talon:22.1"
    assert battle.refused(str(CALL[here])) == "talon:22.1"


@rule("talon:22.1", "talon:3.2i")
def test_who_waits_on_call_does_not_arrive_unasked() -> None:
    battle = Battle()
    battle.terran("CA")
    waiting = battle.terran("Tran", 2, 2)
    battle.talon("CA", 0, 6)
    state = battle.state
    state.status[waiting] = ABSENT
    state.at[waiting] = -1
    battle.scenario.on_call = [waiting]
    battle.scenario.arrives[waiting] = state.round + 1
    battle.begin(ReinforcementPhase())
    while state.choice == "OfferCall":
        battle.play("done")
    assert (state.choice, state.status[waiting]) == ("Rest", ABSENT)


@rule("talon:8.2.2b")
def test_a_missile_that_does_not_fly_is_no_target() -> None:
    battle = Battle()
    ship = battle.terran("CA", 0, 0)
    battle.talon("CA", 0, -2, 3)
    flying = battle.missile(ship, 0, -3, owner=1)
    battle.begin(ChooseTarget(0, ship, 0, 1), seat=0)
    assert battle.can(str(TARGET_MISSILE[flying]))
    other = next(missile for missile in range(len(battle.state.missile_at)) if battle.state.missile_at[missile] < 0)
    battle.state.missile_owner = changed(battle.state.missile_owner, other, 1)
    refusal = battle.state.why_not(str(TARGET_MISSILE[other]))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("talon:8.2.2b", "own-missile")
