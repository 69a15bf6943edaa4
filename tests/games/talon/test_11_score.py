"""Who has won a battle, and how well (talon:11.1, talon:17.1)."""

from __future__ import annotations

import pytest

from orrery.games.talon.actions import JUMP
from orrery.games.talon.effects import roll_critical
from orrery.games.talon.flow.explosions import Explosions
from orrery.games.talon.flow.movement import ChooseMove
from orrery.games.talon.flow.recharging import Breakups
from orrery.games.talon.flow.retreating import ChooseJump
from orrery.games.talon.flow.turn import RepairStep
from orrery.games.talon.grid import WIDTH, hex_of
from orrery.games.talon.score import (
    award,
    better_off,
    concession,
    conclude,
    degree_by,
    degree_of,
    hull_wear,
    is_beaten,
    is_reached,
    judge,
    judge_limit,
    points_left,
    points_lost,
)
from orrery.games.talon.tables import (
    ABSENT,
    DESTROYED,
    DEVASTATING,
    DOCKED,
    GREAT,
    LANDED,
    MINOR,
    RETREATED,
    SLOTS,
    Goal,
)

from .table import Battle, rule


def fleets() -> tuple[Battle, list[int], list[int]]:
    """Two ships and a third on each side: CA 115, DD 55 and 48, Base."""
    battle = Battle()
    terran = [battle.terran("CA"), battle.terran("DD", 2, 0), battle.terran("Base", -4, 2)]
    talon = [battle.talon("CA", 0, 4), battle.talon("DD", 2, 4), battle.talon("Base", -4, 5)]
    return battle, terran, talon


def lose(battle: Battle, *units: int) -> None:
    """Ships that are destroyed."""
    for unit in units:
        battle.state.at[unit] = -1
        battle.state.status[unit] = DESTROYED


@rule("talon:17.1c")
def test_only_destroyed_ships_are_points_lost() -> None:
    battle, terran, talon = fleets()
    assert [points_lost(battle.state, seat) for seat in range(2)] == [0, 0]
    assert [points_left(battle.state, seat) for seat in range(2)] == [115 + 55 + 184, 115 + 48 + 184]
    lose(battle, terran[1], talon[0])
    battle.state.status[talon[1]] = RETREATED
    assert [points_lost(battle.state, seat) for seat in range(2)] == [55, 115]
    assert [points_left(battle.state, seat) for seat in range(2)] == [115 + 184, 48 + 184]


@pytest.mark.parametrize(
    ("gained", "lost", "degree"),
    [(0, 0, MINOR), (0, 5, MINOR), (1, 0, DEVASTATING), (400, 100, DEVASTATING), (399, 100, GREAT), (200, 100, GREAT),
     (199, 100, MINOR), (100, 100, MINOR), (1, 100, MINOR)],
)  # fmt: skip
def test_the_degree_is_a_ratio_of_two_or_four(gained: int, lost: int, degree: int) -> None:
    battle, _, _ = fleets()
    assert degree_by(battle.state, gained, lost) == degree
    battle.scenario.cap = GREAT
    assert degree_by(battle.state, gained, lost) == min(degree, GREAT)


def test_the_degree_of_a_victory_counts_what_each_side_lost() -> None:
    battle, terran, talon = fleets()
    lose(battle, terran[1], talon[0])
    assert (degree_of(battle.state, 0), degree_of(battle.state, 1)) == (GREAT, MINOR)


def test_equal_losses_are_decided_by_the_hulls() -> None:
    battle, terran, talon = fleets()
    assert better_off(battle.state) == -1
    boxes = battle.tables.hull[battle.scenario.kind[terran[0]]]
    battle.state.hull[terran[0]] = 1
    assert hull_wear(battle.state, 0) == 115000 // boxes
    assert (hull_wear(battle.state, 1), better_off(battle.state)) == (0, 1)
    battle.state.hull[talon[0]] = 2
    assert better_off(battle.state) == 0
    lose(battle, terran[1])
    assert hull_wear(battle.state, 0) == 115000 // boxes + 55000
    assert better_off(battle.state) == 1
    lose(battle, talon[0])
    assert better_off(battle.state) == 0


@rule("talon:11.1.1")
def test_a_side_is_beaten_when_nothing_is_left_or_to_come() -> None:
    battle, terran, talon = fleets()
    assert not is_beaten(battle.state, 0)
    lose(battle, *terran[:2])
    assert not is_beaten(battle.state, 0)
    lose(battle, terran[2])
    assert (is_beaten(battle.state, 0), is_beaten(battle.state, 1)) == (True, False)
    battle.state.status[terran[0]] = ABSENT
    assert not is_beaten(battle.state, 0)
    battle.scenario.on_call = [terran[0]]
    assert is_beaten(battle.state, 0)
    lose(battle, *talon[:2])
    battle.state.at[talon[2]] = -1
    battle.state.status[talon[2]] = RETREATED
    assert is_beaten(battle.state, 1)


def test_a_goal_needs_enough_units_with_its_fate() -> None:
    battle, terran, _ = fleets()
    goal = Goal(LANDED, terran, 2, 0, 0, "landed")
    battle.state.status[terran[0]] = LANDED
    battle.state.status[terran[1]] = DESTROYED
    assert not is_reached(battle.state, goal)
    battle.state.status[terran[2]] = LANDED
    assert is_reached(battle.state, goal)
    assert not is_reached(battle.state, Goal(LANDED, terran, 3, 0, 0, "landed"))


@pytest.mark.parametrize(
    ("winner", "degree", "winners", "scores"),
    [(0, MINOR, (0,), (0.5, -0.5)), (1, MINOR, (1,), (-0.5, 0.5)), (0, GREAT, (0,), (0.75, -0.75)),
     (1, DEVASTATING, (1,), (-1.0, 1.0)), (-1, 0, (), (0.0, 0.0))],
)  # fmt: skip
def test_a_victory_is_worth_its_degree(
    winner: int, degree: int, winners: tuple[int, ...], scores: tuple[float, ...]
) -> None:
    battle, _, _ = fleets()
    award(battle.state, winner, degree, "why")
    outcome = battle.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == (winners, scores, "why")


def ended(battle: Battle) -> tuple[tuple[int, ...], tuple[float, ...], str] | None:
    """How a battle has ended."""
    outcome = battle.state.outcome
    return None if outcome is None else (outcome.winners, outcome.scores, outcome.reason)


@rule("talon:11.1.1")
def test_the_last_side_on_the_map_wins_by_its_ratio() -> None:
    battle, terran, talon = fleets()
    judge(battle.state)
    assert ended(battle) is None
    lose(battle, *talon)
    judge(battle.state)
    assert ended(battle) == ((0,), (1.0, -1.0), "last-ship")
    battle.state.status[terran[0]] = DESTROYED
    judge(battle.state)
    assert ended(battle) == ((0,), (1.0, -1.0), "last-ship")  # it is over
    other, terran, _ = fleets()
    lose(other, *terran)
    judge(other.state)
    assert ended(other) == ((1,), (-1.0, 1.0), "last-ship")
    both, terran, talon = fleets()
    lose(both, *terran, *talon)
    judge(both.state)
    assert ended(both) == ((1,), (-0.5, 0.5), "last-ship")  # 354 points against 347
    even = Battle()
    lose(even, even.terran("CA"), even.talon("CA", 0, 4))
    judge(even.state)
    assert ended(even) == ((), (0.0, 0.0), "draw")


def test_goals_come_before_the_last_ship_and_have_their_own_degree() -> None:
    battle, terran, talon = fleets()
    lose(battle, talon[0])
    battle.scenario.goals = [Goal(DESTROYED, [talon[1]], 1, 1, 0, "no"), Goal(DESTROYED, [talon[0]], 1, 1, 0, "yes")]
    judge(battle.state)
    assert ended(battle) == ((1,), (-0.5, 0.5), "yes")
    battle, terran, talon = fleets()
    lose(battle, *terran)
    battle.scenario.goals = [Goal(DESTROYED, [terran[0]], 1, 0, GREAT, "sacrifice")]
    judge(battle.state)
    assert ended(battle) == ((0,), (0.75, -0.75), "sacrifice")


def test_the_limit_of_rounds_is_a_minor_victory_at_most() -> None:
    battle, _, talon = fleets()
    lose(battle, talon[0])
    judge_limit(battle.state)
    assert ended(battle) == ((0,), (0.5, -0.5), "round-limit")
    battle, _, talon = fleets()
    lose(battle, talon[0])
    battle.scenario.limit_winner = 1
    judge_limit(battle.state)
    assert ended(battle) == ((1,), (-0.5, 0.5), "round-limit")
    battle, _, _ = fleets()
    battle.scenario.limit_winner = 0
    judge_limit(battle.state)
    assert ended(battle) == ((0,), (0.5, -0.5), "round-limit")
    even = Battle()
    even.terran("CA")
    even.talon("CA", 0, 4)
    judge_limit(even.state)
    assert ended(even) == ((), (0.0, 0.0), "draw")


def test_final_goals_of_one_side_decide_and_of_both_do_not() -> None:
    battle, terran, talon = fleets()
    lose(battle, terran[0])
    battle.state.status[talon[1]] = RETREATED
    mine = Goal(DESTROYED, [terran[0]], 1, 0, DEVASTATING, "mine")
    battle.scenario.finals = [mine]
    conclude(battle.state, "round-limit", 1)
    assert ended(battle) == ((0,), (1.0, -1.0), "mine")
    battle, terran, talon = fleets()
    lose(battle, terran[0])
    battle.state.status[talon[1]] = RETREATED
    battle.scenario.finals = [mine, Goal(RETREATED, [talon[1]], 1, 1, 0, "theirs")]
    conclude(battle.state, "round-limit", 1)
    assert ended(battle) == ((1,), (-0.5, 0.5), "round-limit")


def test_who_gives_up_loses_what_stands_in_the_way_of_the_guns() -> None:
    battle = Battle()
    battle.terran("CA", 0, 0, 0)
    near, behind = battle.talon("DD", 0, -2, 3), battle.talon("FF", 0, 9, 0)
    assert concession(battle.state, 0) == 1.0  # 48 points for none
    lose(battle, battle.terran("DD", 5, 5))
    assert concession(battle.state, 0) == 0.5  # 48 for 55
    lose(battle, behind)
    assert concession(battle.state, 0) == 0.5  # 92 for 55
    battle.state.at[near] = battle.state.at[behind]
    assert near // SLOTS == 1


LEAVING = ["planet", "black-hole", "worm-hole", "fighters-planet", "edge", "exit", "jump", "dock", "breach", "power"]


@rule("talon:11.1.1")
@pytest.mark.parametrize("how", LEAVING)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_battle_is_over_when_the_last_ship_is_gone(how: str, seat: int) -> None:
    battle = Battle()
    state = battle.state
    code = "FTR" if how in ("fighters-planet", "dock") else "CA"
    ship = battle.ship(seat, code, 0, 0, 0, faction=0, turn=1)
    enemy = battle.ship(1 - seat, "CA", 0, 5)
    if how in ("planet", "black-hole", "worm-hole", "fighters-planet"):
        battle.terrain(how.removeprefix("fighters-"), (0, -1))
    if how == "edge":
        battle.scenario.floating = False
        state.at[ship] = hex_of(9, 0)
    if how == "exit":
        battle.scenario.exit_seat = seat
        state.at[ship], state.facing[ship] = hex_of(WIDTH - 1, 5), 2
    if how == "jump":
        state.round = 9
        battle.begin(ChooseJump(seat), seat=seat).play(str(JUMP[ship]))
    elif how == "dock":
        carrier = battle.ship(seat, "CV", 0, -1, faction=0)
        battle.scenario.goals.append(Goal(DOCKED, [ship], 1, seat, 0, "docked"))
        battle.begin(ChooseMove(seat, ship, 0), seat=seat).play("dock straight")
        assert state.host[ship] == carrier
    elif how == "breach":
        battle.roll(6, 6)
        roll_critical(state, ship)
        battle.begin(Explosions(), seat=seat)
    elif how == "power":
        state.power[ship] = -1
        battle.begin(Breakups(), seat=seat)
    else:
        battle.begin(ChooseMove(seat, ship, 0), seat=seat)
    assert state.outcome is not None
    assert state.outcome.winners == ((seat,) if how == "dock" else (1 - seat,))
    assert state.at[enemy] >= 0


@rule("talon:11.1.1", "talon:3.2f")
def test_a_side_beaten_by_fire_loses_before_anybody_moves_again() -> None:
    battle = Battle()
    ship, _ = battle.terran("CA"), battle.talon("CA", 0, 5)
    battle.state.at[ship], battle.state.status[ship] = -1, DESTROYED
    battle.begin(RepairStep(1), seat=1)
    assert battle.state.outcome is not None
    assert battle.state.outcome.winners == (1,)


def test_of_several_final_goals_of_one_side_the_first_counts() -> None:
    battle, terran, talon = fleets()
    for unit in terran[:2]:
        battle.state.status[unit] = LANDED
    battle.scenario.finals = [
        Goal(LANDED, [talon[0]], 1, 1, MINOR, "enemy"),
        Goal(LANDED, [terran[0]], 1, 0, GREAT, "first"),
        Goal(LANDED, [terran[1]], 1, 0, MINOR, "second"),
    ]
    conclude(battle.state, "round-limit", 1)
    assert battle.state.outcome is not None
    assert (battle.state.outcome.winners, battle.state.outcome.reason) == ((0,), "first")
