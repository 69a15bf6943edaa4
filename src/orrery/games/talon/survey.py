"""Both fleets summed up: what is left of them, how they lie to each other, and who can hit whom."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.talon.board import is_base, is_fighter
from orrery.games.talon.bot.positioning import task_place
from orrery.games.talon.bot.tactics import best_damage, firepower, fleet_cost, readiness, unit_worth, weakness
from orrery.games.talon.grid import DISTANCE, SPAN, STEP, Hex, arc_towards
from orrery.games.talon.score import hull_wear, points_lost
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import DESTROYED, GROUPS, MISSILES, NOBODY, SLOTS, Seat, Unit
from orrery.kernel import Row, byte, raise_by
from orrery.parts.fields import Fields

# Places of a side's sums.
HULL: Final = 0
SHIELD: Final = 1
CHARGE: Final = 2
AIM: Final = 3
AIM_NEXT: Final = 4
SPREAD: Final = 5
POTENTIAL: Final = 6
LOST: Final = 7
UNITS_LEFT: Final = 8
READY: Final = 9
POWER: Final = 10
BATTERY: Final = 11
BURNERS: Final = 12
SPEED: Final = 13
TURNS: Final = 14
FACED: Final = 15
WEAKEST: Final = 16
BARE: Final = 17
BOOSTED: Final = 18
DAMAGED: Final = 19
CRIPPLED: Final = 20
DOWN: Final = 21
BROKEN: Final = 22
FLYING: Final = 23
MISSILES_OUT: Final = 24
MISSILES_NEAR: Final = 25
CONTEST: Final = 26
BEST_UNIT: Final = 27
SECOND_UNIT: Final = 28
TASK: Final = 29
AWAY: Final = 30
NEAR: Final = 31
ARCS: Final = 39
SEEN: Final = 43
PARTS: Final = 47

#: The nearest enemy's distance up to which a unit counts in each of the places from NEAR on.
STEPS: Final = [1, 2, 3, 4, 6, 9, 13, 99]

FIELDS: Final = Fields()
SIDES: Final = FIELDS.add(
    "sides",
    2 * PARTS,
    60,
    "own, then the enemy's: hull, shields and charge as parts of both fleets, damage that charged guns would do now and"
    " next impulse to the best target and to all, the same of guns not yet charged, points lost, units left, units all"
    " charged, power, batteries, afterburners, speed, hexes before turns, shields towards the nearest enemy, the"
    " weakest shields, arcs without shields, reinforcements, damaged and crippled ships, markers of critical damage,"
    " destroyed groups, fighters, missiles and those near their target, initiative markers, the best and the second"
    " unit's worth, distance to the task and to the nearest enemy, units by that distance (1, 2, 3, 4, 6, 9, 13, more),"
    " by the arc in which it lies, by the arc in which they lie for it",
    short=False,
)
LEAD: Final = FIELDS.add(
    "lead", 4, 100, "points lost and hull damage: how much less, then how much more than the enemy", short=False
)
BETTER: Final = FIELDS.add("better off", 2, 1, "a mark: who would win if the rounds were over, own first", short=False)
ROUND: Final = FIELDS.add("round", 12, 1, "one mark: the round")
ROUNDS_LEFT: Final = FIELDS.add("rounds left", 12, 1, "one mark: rounds after this one")
IMPULSE: Final = FIELDS.add("impulse", 6, 1, "one mark")
SEATS: Final = FIELDS.add("seats", 6, 1, "who has initiative, moves and decides: a mark for oneself or for the enemy")
SIDE: Final = FIELDS.add("side", 2, 1, "one mark: the seat")
LIMIT: Final = FIELDS.add("limit", 3, 1, "a mark: oneself, the enemy or nobody wins when the rounds are over")


def survey(state: TalonState, seat: Seat, row: Row, short: bool) -> None:
    """Write the sums of both sides, unless the row is to be short, and the clock."""
    if not short:
        write_sides(state, seat, row)
    row[ROUND + clipped(state.round, 11)] = 1
    row[ROUNDS_LEFT + clipped(state.scenario.rounds - state.round, 11)] = 1
    row[IMPULSE + clipped(state.impulse, 5)] = 1
    row[SEATS + (0 if state.initiative == seat else 1)] = 1
    row[SEATS + 2 + (0 if state.active == seat else 1)] = 1
    if state.seat is not None:
        row[SEATS + 4 + (0 if state.seat == seat else 1)] = 1
    row[SIDE + seat] = 1
    winner: i64 = state.scenario.limit_winner
    row[LIMIT + (2 if winner < 0 else 0 if winner == seat else 1)] = 1


def write_sides(state: TalonState, seat: Seat, row: Row) -> None:
    """The sums of both sides, and who is ahead."""
    total = fleet_cost(state, 0) + fleet_cost(state, 1)
    write_side(state, seat, SIDES, total, row)
    write_side(state, 1 - seat, SIDES + PARTS, total, row)
    lost = points_lost(state, seat) - points_lost(state, 1 - seat)
    worn = (hull_wear(state, seat) - hull_wear(state, 1 - seat)) // 1000
    whole: i64 = int(total)
    row[LEAD] = byte(-lost * 200 // whole)
    row[LEAD + 1] = byte(lost * 200 // whole)
    row[LEAD + 2] = byte(-worn * 200 // whole)
    row[LEAD + 3] = byte(worn * 200 // whole)
    if lost < 0 or (lost == 0 and worn < 0):
        row[BETTER] = 1
    elif lost > 0 or worn > 0:
        row[BETTER + 1] = 1


def clipped(number: i64, most: i64) -> i64:
    """The number, or the nearest from 0 to the highest."""
    if number < 0:
        return 0
    return most if number > most else number


def next_hex(state: TalonState, unit: Unit) -> i64:
    """Where a unit is after the next impulse if it goes straight on."""
    here = state.at[unit]
    if is_base(state, unit):
        return here
    following = state.impulse + 1 if state.impulse < 5 else 0
    moves = state.tables.chart[following] >> state.speed[unit] & 1
    return here + STEP[state.facing[unit]] if moves else here


def tenths(number: float) -> i64:
    """A number in tenths."""
    return int(number * 10.0 + 0.5)


def write_side(state: TalonState, seat: Seat, first: i64, total: float, row: Row) -> None:
    """The sums of one side."""
    sums = Sums()
    start = SLOTS * seat
    for unit in range(start, start + state.scenario.count[seat]):
        add_guns(state, unit, sums)
        if state.at[unit] >= 0:
            add_condition(state, unit, sums)
            add_relations(state, unit, sums, row, first)
            if is_fighter(state, unit):
                for number in range(GROUPS):
                    if state.fighters[GROUPS * unit + number]:
                        raise_by(row, first + FLYING, 2)
            else:
                add_shields(state, unit, sums, row, first)
            add_markers(state, unit, row, first)
        elif state.status[unit] != DESTROYED:
            absent: int = state.tables.cost[state.scenario.kind[unit]]
            sums.hull += 0.5 * absent
    row[first + HULL] = byte(int(200.0 * sums.hull / total + 0.5))
    row[first + SHIELD] = byte(int(200.0 * sums.shields / total + 0.5))
    row[first + CHARGE] = byte(int(100.0 * sums.charge / max(sums.guns, 1.0) + 0.5))
    row[first + AIM] = byte(tenths(sums.aim))
    row[first + AIM_NEXT] = byte(tenths(sums.aim_next))
    row[first + SPREAD] = byte(tenths(0.5 * sums.spread))
    row[first + POTENTIAL] = byte(tenths(0.5 * sums.potential))
    row[first + LOST] = byte(200 * points_lost(state, seat) // int(total))
    row[first + BEST_UNIT] = byte(int(sums.best / 2.0 + 0.5))
    row[first + SECOND_UNIT] = byte(int(sums.second / 2.0 + 0.5))
    row[first + TASK] = byte(int(2.0 * sums.task))
    row[first + AWAY] = byte(2 * sums.away)
    add_missiles(state, seat, row, first)


class Sums:
    """What is added up over the units of a side."""

    __slots__ = (
        "aim", "aim_next", "away", "best", "charge", "guns", "hull", "potential", "second", "shields", "spread", "task",
    )  # fmt: skip

    def __init__(self) -> None:
        self.hull = 0.0
        self.shields = 0.0
        self.guns = 0.0
        self.charge = 0.0
        self.aim = 0.0
        self.aim_next = 0.0
        self.spread = 0.0
        self.potential = 0.0
        self.best = 0.0
        self.second = 0.0
        self.task = 0.0
        self.away = 0


def add_guns(state: TalonState, unit: Unit, sums: Sums) -> None:
    """The guns of a unit, and how far they are charged."""
    tables = state.tables
    kind = state.scenario.kind[unit]
    for group in range(tables.groups[kind]):
        index = GROUPS * kind + group
        weapons: int = tables.weapons[index]
        power = weapons * best_damage(state, tables.weapon[index])
        sums.guns += power
        if state.at[unit] >= 0 and not state.broken[GROUPS * unit + group]:
            sums.charge += power * readiness(state, unit, group)


def add_condition(state: TalonState, unit: Unit, sums: Sums) -> None:
    """What is left of a unit."""
    tables = state.tables
    kind = state.scenario.kind[unit]
    cost: int = tables.cost[kind]
    worth = unit_worth(state, unit)
    if worth > sums.best:
        sums.second = sums.best
        sums.best = worth
    elif worth > sums.second:
        sums.second = worth
    if is_fighter(state, unit):
        sums.hull += worth
    else:
        marked: int = state.hull[unit]
        boxes: int = tables.hull[kind]
        sums.hull += cost * (1.0 - marked / boxes)
    if state.scenario.goals:
        place = task_place(state, unit)
        if place >= 0:
            sums.task += float(DISTANCE[place - state.at[unit] + SPAN])


def add_relations(state: TalonState, unit: Unit, sums: Sums, row: Row, first: i64) -> None:
    """How the enemy lies to a unit, and what its guns could do."""
    enemy = 1 - unit // SLOTS
    here = state.at[unit]
    facing = state.facing[unit]
    later = next_hex(state, unit)
    aim = aim_next = 0.0
    nearest: i64 = 99
    near_unit: i64 = -1
    for other in range(SLOTS * enemy, SLOTS * enemy + state.scenario.count[enemy]):
        there = state.at[other]
        if there < 0:
            continue
        away = DISTANCE[there - here + SPAN]
        if away < nearest:
            nearest = away
            near_unit = other
        if away > 6:
            continue
        weak = weakness(state, other, here)
        power = firepower(state, unit, here, facing, there, True)
        if power:
            sums.spread += power
            aim = max(aim, power * weak)
        sums.potential += firepower(state, unit, here, facing, there, False)
        power = firepower(state, unit, later, facing, next_hex(state, other), True)
        if power:
            aim_next = max(aim_next, power * weak)
    sums.aim += aim
    sums.aim_next += aim_next
    if near_unit >= 0:
        sums.away += nearest
        add_nearest(state, unit, near_unit, nearest, row, first)


def add_nearest(state: TalonState, unit: Unit, other: Unit, away: i64, row: Row, first: i64) -> None:
    """How a unit lies to the enemy nearest to it."""
    here: Hex = state.at[unit]
    there: Hex = state.at[other]
    step = 0
    while away > STEPS[step]:
        step += 1
    raise_by(row, first + NEAR + step, 10)
    arc = arc_towards(here, state.facing[unit], there)
    raise_by(row, first + ARCS + arc, 10)
    seen = arc_towards(there, state.facing[other], here)
    raise_by(row, first + SEEN + seen, 10)
    if not is_fighter(state, unit) and not state.shields_down[unit]:
        faced = state.shields[4 * unit + arc] + (1 if state.boosts[4 * unit + arc] else 0)
        raise_by(row, first + FACED, 3 * faced)


def add_shields(state: TalonState, unit: Unit, sums: Sums, row: Row, first: i64) -> None:
    """The shields and the hull of a ship."""
    tables = state.tables
    kind = state.scenario.kind[unit]
    boxes = 0
    left = 0
    weakest: i64 = 99
    for arc in range(4):
        shield = state.shields[4 * unit + arc]
        boxes += tables.shields[4 * kind + arc]
        left += shield
        if shield < weakest:
            weakest = shield
        if not shield:
            raise_by(row, first + BARE, 5)
        if state.boosts[4 * unit + arc]:
            raise_by(row, first + BOOSTED, 5)
    if boxes:
        cost: int = tables.cost[kind]
        sums.shields += cost * (left / boxes)
    raise_by(row, first + WEAKEST, 4 * weakest)
    marked = state.hull[unit]
    if marked:
        raise_by(row, first + DAMAGED, 10)
    if 3 * marked >= 2 * tables.hull[kind]:
        raise_by(row, first + CRIPPLED, 10)


def add_markers(state: TalonState, unit: Unit, row: Row, first: i64) -> None:
    """Power, speed, charged groups and markers of a unit."""
    tables = state.tables
    kind = state.scenario.kind[unit]
    raise_by(row, first + UNITS_LEFT, 10)
    power = state.power[unit]
    if power > 0:
        raise_by(row, first + POWER, 3 * power)
    raise_by(row, first + BATTERY, 5 * state.battery[unit])
    raise_by(row, first + BURNERS, 5 * state.afterburners[unit])
    raise_by(row, first + SPEED, 3 * state.speed[unit])
    raise_by(row, first + TURNS, 5 * state.turn[unit])
    if state.contest[unit]:
        raise_by(row, first + CONTEST, 10)
    down = 0
    if state.shields_down[unit]:
        down += 1
    if state.helm_down[unit]:
        down += 1
    if state.power_loss[unit]:
        down += 1
    if state.power_cut[unit]:
        down += 1
    if state.radius_added[unit]:
        down += 1
    raise_by(row, first + DOWN, 10 * down)
    charged = tables.groups[kind] > 0
    for group in range(tables.groups[kind]):
        if state.broken[GROUPS * unit + group]:
            raise_by(row, first + BROKEN, 10)
        if readiness(state, unit, group) < 1.0:
            charged = False
    if charged:
        raise_by(row, first + READY, 10)


def add_missiles(state: TalonState, seat: Seat, row: Row, first: i64) -> None:
    """The missiles of a side, and those near their targets."""
    if not state.flying:
        return
    for missile in range(MISSILES):
        here = state.missile_at[missile]
        if here < 0 or state.missile_owner[missile] != seat:
            continue
        raise_by(row, first + MISSILES_OUT, 5)
        target = state.missile_target[missile]
        if target != NOBODY and state.at[target] >= 0 and DISTANCE[state.at[target] - here + SPAN] <= 2:
            raise_by(row, first + MISSILES_NEAR, 5)
