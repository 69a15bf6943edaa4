"""Victory: goals of the scenario, the last ship standing, the round limit, and the degree (talon:11.1.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.board import covers, is_working
from orrery.games.talon.events import BattleEnded
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    ABSENT,
    DEGREES,
    DESTROYED,
    DEVASTATING,
    GREAT,
    MINOR,
    SLOTS,
    Goal,
    Seat,
    Unit,
)

#: What a degree of victory is worth to the winner; the loser gets the opposite.
WORTH: Final = [0.0, 0.5, 0.75, 1.0]


def points_lost(state: TalonState, seat: Seat) -> i64:
    """The cost of a seat's destroyed units; missiles cost nothing (talon:13.6f, talon:17.1c)."""
    lost: i64 = 0
    scenario = state.scenario
    for unit in range(SLOTS * seat, SLOTS * seat + scenario.count[seat]):
        if state.status[unit] == DESTROYED:
            lost += state.tables.cost[scenario.kind[unit]]
    return lost


def points_left(state: TalonState, seat: Seat) -> i64:
    """The cost of a seat's units that are not destroyed."""
    scenario = state.scenario
    left = -points_lost(state, seat)
    for unit in range(SLOTS * seat, SLOTS * seat + scenario.count[seat]):
        left += state.tables.cost[scenario.kind[unit]]
    return left


def hull_wear(state: TalonState, seat: Seat) -> i64:
    """The hull damage of a seat's ships in thousandths of their cost, destroyed ones in full."""
    worn: i64 = 0
    scenario = state.scenario
    for unit in range(SLOTS * seat, SLOTS * seat + scenario.count[seat]):
        kind = scenario.kind[unit]
        cost = 1000 * state.tables.cost[kind]
        worn += cost if state.status[unit] == DESTROYED else cost * state.hull[unit] // state.tables.hull[kind]
    return worn


def better_off(state: TalonState) -> i64:
    """The seat that lost fewer points, or has the sounder hulls if both lost alike; -1 if there is none."""
    lost = points_lost(state, 0), points_lost(state, 1)
    if lost[0] == lost[1]:
        lost = hull_wear(state, 0), hull_wear(state, 1)
    return -1 if lost[0] == lost[1] else (0 if lost[0] < lost[1] else 1)


def is_beaten(state: TalonState, seat: Seat) -> bool:
    """Whether nothing of a seat is on the map and nothing is still to arrive; what waits on call does not count."""
    for unit in range(SLOTS * seat, SLOTS * seat + state.scenario.count[seat]):
        if state.at[unit] >= 0 or (state.status[unit] == ABSENT and unit not in state.scenario.on_call):
            return False
    return True


def is_reached(state: TalonState, goal: Goal) -> bool:
    """Whether enough of the goal's units have met its fate."""
    reached: i64 = 0
    for unit in goal.units:
        if state.status[unit] == goal.fate:
            reached += 1
    return reached >= goal.need


def degree_of(state: TalonState, winner: i64) -> i64:
    """The degree by the ratio of points destroyed to points lost, capped by the scenario."""
    return degree_by(state, points_lost(state, 1 - winner), points_lost(state, winner))


def degree_by(state: TalonState, gained: i64, lost: i64) -> i64:
    """The degree of a victory that gained and lost so many points, capped by the scenario."""
    if gained == 0:
        degree = MINOR
    elif gained >= 4 * lost:
        degree = DEVASTATING
    elif gained >= 2 * lost:
        degree = GREAT
    else:
        degree = MINOR
    return min(degree, state.scenario.cap)


def concession(state: TalonState, winner: i64) -> float:
    """What a victory is worth when the other gives up: his ships in arc and range of a weapon count as destroyed."""
    gained = points_lost(state, 1 - winner)
    for unit in state.scenario.units(1 - winner):
        if state.at[unit] >= 0 and is_exposed(state, unit):
            gained += state.tables.cost[state.scenario.kind[unit]]
    return WORTH[degree_by(state, gained, points_lost(state, winner))]


def is_exposed(state: TalonState, unit: Unit) -> bool:
    """Whether a unit is in arc and range of an enemy weapon that works, charged or not."""
    place = state.at[unit]
    for other in state.scenario.units(1 - unit // SLOTS):
        for group in range(state.tables.groups[state.scenario.kind[other]]) if state.at[other] >= 0 else range(0):
            if is_working(state, other, group) and covers(state, other, group, place):
                return True
    return False


def judge(state: TalonState) -> None:
    """End the battle if a goal is reached or a side is beaten. Nothing may follow in the frame that calls it."""
    if state.outcome is not None:
        return
    for goal in state.scenario.goals:
        if is_reached(state, goal):
            award(state, goal.winner, goal.degree or degree_of(state, goal.winner), goal.reason)
            return
    first, second = is_beaten(state, 0), is_beaten(state, 1)
    if first or second:
        conclude(state, "last-ship", -1 if first and second else (1 if first else 0))


def judge_limit(state: TalonState) -> None:
    """The rounds are over: final goals, then the scenario's word, then the better ratio, Minor at most."""
    winner = state.scenario.limit_winner
    reason = "round-limit"
    if winner < 0:
        winner = better_off(state)
    conclude(state, reason, winner)


def conclude(state: TalonState, reason: str, winner: i64) -> None:
    """The end of the fighting: the final goals of one side may decide otherwise than the guns did."""
    reached = [goal for goal in state.scenario.finals if is_reached(state, goal)]
    if reached and all(goal.winner == reached[0].winner for goal in reached):
        goal = reached[0]
        award(state, goal.winner, goal.degree or degree_of(state, goal.winner), goal.reason)
        return
    if winner < 0 and reason == "last-ship":
        winner = better_off(state)
    if winner < 0:
        award(state, -1, 0, "draw")
    else:
        award(state, winner, MINOR if reason == "round-limit" else degree_of(state, winner), reason)


def award(state: TalonState, winner: i64, degree: i64, reason: str) -> None:
    """The result, written down."""
    if state.logged:
        state.log(BattleEnded((points_lost(state, 1), points_lost(state, 0)), DEGREES[degree]))
    worth = WORTH[degree]
    if winner < 0:
        state.finish((), (0.0, 0.0), reason)
    else:
        state.finish((winner,), (worth, -worth) if winner == 0 else (-worth, worth), reason)
