"""What a ship may do by the rulebook, worked out anew from the counters and the map."""

from __future__ import annotations

from typing import Any

from orrery.games.talon.actions import (
    CHANGE,
    CHARGE_BATTERY,
    CHARGE_GROUP,
    DEFEND,
    DISCARD,
    FINISH,
    FIRST_GROUP,
    HOLD,
    POWER_TURN,
    READY,
    REINFORCE,
    SHOOT,
    SLIP_ACTION,
    SLIP_LEFT,
    SLIP_RIGHT,
    SPEED,
    STEER,
    STRAIGHT,
    TARGET,
    TARGET_MISSILE,
    TURN_LEFT,
    TURN_RIGHT,
    Beam,
    Redirect,
    Steer,
)
from orrery.games.talon.grid import DISTANCE, SPAN, arc_towards, line
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    BASE,
    BLACK_HOLE,
    FIGHTER,
    FUSION,
    GROUPS,
    MISSILE,
    MISSILES,
    NEBULA,
    PLANET,
    SLOTS,
)
from orrery.kernel import Action


class Ship:
    """A counter with its card."""

    def __init__(self, state: TalonState, unit: int) -> None:
        self.state = state
        self.unit = unit
        self.kind = state.scenario.kind[unit]
        self.role = state.tables.role[self.kind]
        self.seat = unit // SLOTS

    @property
    def groups(self) -> range:
        """The numbers of its weapon groups."""
        return range(self.state.tables.groups[self.kind])

    def is_rigged_down(self, group: int) -> bool:
        """Whether jury rigging has taken a group's power (24d)."""
        return self.state.rigging and (self.state.rigs[self.unit] >> 3 & 7) == FIRST_GROUP + group + 1

    def is_armed(self, group: int) -> bool:
        """Every box of a group's bar is charged, and nobody has shot it away (8.1.1b, 12.1.1a)."""
        own, card = GROUPS * self.unit + group, GROUPS * self.kind + group
        state, tables = self.state, self.state.tables
        if state.broken[own] or (self.role == FIGHTER and not state.fighters[own]):
            return False
        return (state.red[own], state.yellow[own]) == (tables.red[card], tables.yellow[card])

    def weapon(self, group: int) -> int:
        """The kind of a group's weapon."""
        tables = self.state.tables
        return tables.weapon_kind[tables.weapon[GROUPS * self.kind + group]]

    def sees(self, group: int, place: int) -> bool:
        """In arc, in range, and no planet or black hole in the way (8.2.2a, 8.3a, 17.2.2a)."""
        state, tables = self.state, self.state.tables
        here = state.at[self.unit]
        card = GROUPS * self.kind + group
        away = DISTANCE[place - here + SPAN]
        if not tables.reach[tables.weapon[card]] >> away & 1:
            return False
        if not tables.arcs[card] >> arc_towards(here, state.facing[self.unit], place) & 1:
            return False
        crossed = line(here, place)
        solid = (PLANET, BLACK_HOLE)
        if any(state.terrain[here + step] in solid for step in crossed.hexes):
            return False
        return not any(all(state.terrain[here + step] in solid for step in pair) for pair in crossed.pairs)

    def enemies(self, group: int) -> list[int]:
        """The enemy ships that a group can be aimed at; no fusion cannon at fighters (8.2.2, 15.2.2b)."""
        state = self.state
        return [
            other
            for other in state.scenario.units(1 - self.seat)
            if state.at[other] >= 0
            and not state.scenario.spared[other]
            and self.sees(group, state.at[other])
            and not (Ship(state, other).role == FIGHTER and self.weapon(group) == FUSION)
        ]

    def missiles(self, group: int) -> list[int]:
        """The enemy missiles that it can be aimed at; not by missiles or fusion cannons (13.2f)."""
        state = self.state
        if self.weapon(group) in (MISSILE, FUSION):
            return []
        return [
            missile
            for missile in range(MISSILES)
            if state.missile_at[missile] >= 0
            and state.missile_owner[missile] != self.seat
            and self.sees(group, state.missile_at[missile])
        ]

    def spending(self) -> set[Action]:
        """What one AP buys, beams and redirected missiles aside (6.1c to 6.1i, 6.2.2, 10.1.1, 14a)."""
        state, tables, unit = self.state, self.state.tables, self.unit
        found: set[Action] = {HOLD, CHANGE, DEFEND}
        if self.role != BASE and not state.slip[unit]:
            found.add(SLIP_ACTION)
        if self.role != BASE and state.turn[unit] > 0:
            found.add(POWER_TURN)
        for group in self.groups:
            room = state.yellow[GROUPS * unit + group] < tables.yellow[GROUPS * self.kind + group]
            if room and not state.broken[GROUPS * unit + group] and not self.is_rigged_down(group):
                found.add(CHARGE_GROUP[group])
        if tables.battery[self.kind] and not state.battery[unit]:
            found.add(CHARGE_BATTERY)
        boosts = list(state.boosts[4 * unit : 4 * unit + 4])
        up = not state.shields_down[unit] and state.terrain[state.at[unit]] != NEBULA
        for arc, boost in enumerate(boosts):
            if boost:
                found.add(DISCARD[arc])
            elif up and sum(1 for other in boosts if other) < 2:
                found.add(REINFORCE[arc])
        return found

    def speeds(self) -> set[Action]:
        """One step up or down the curve that leaves power, or as it is (5.4.3a, 5.4.4b, 9.3d)."""
        state, tables = self.state, self.state.tables
        now = int(state.speed[self.unit])
        if state.power_loss[self.unit]:
            return {SPEED[now]}
        loss = tables.modifier[16 * self.kind + state.hull[self.unit]] - state.power_cut[self.unit]
        rows = {speed: tables.row_power[8 * self.kind + speed] for speed in range(7)}
        return {SPEED[s] for s, row in rows.items() if abs(s - now) <= 1 and row >= 0 and row + loss >= 0} or {
            SPEED[now]
        }

    def moves(self) -> set[Action]:
        """Straight on, a turn without a marker, a side-slip with one; straight if the helm is down (7.1a, 8.5a)."""
        ways = [STRAIGHT]
        if not self.state.helm_down[self.unit]:
            ways += [] if self.state.turn[self.unit] else [TURN_LEFT, TURN_RIGHT]
            ways += [SLIP_LEFT, SLIP_RIGHT] if self.state.slip[self.unit] else []
        return {STEER[0][way] for way in ways}

    def aims(self, group: int, left: int) -> set[Action]:
        """The targets of one weapon; the first of a group must fire if it can (8.3c, 5.1f, 12.1.3)."""
        state, tables = self.state, self.state.tables
        launcher = self.weapon(group) == MISSILE
        spare = any(state.missile_at[missile] < 0 for missile in range(MISSILES))
        if state.at[self.unit] < 0 or (launcher and not spare):
            return {HOLD}
        found: set[Action] = set()
        for other in self.enemies(group):
            if Ship(state, other).role == FIGHTER and not launcher:
                found |= {TARGET[other][k + 1] for k in range(GROUPS) if state.fighters[GROUPS * other + k]}
            else:
                found.add(TARGET[other][0])
        found |= {TARGET_MISSILE[missile] for missile in self.missiles(group)}
        if not found or left < tables.weapons[GROUPS * self.kind + group]:
            found.add(HOLD)
        return found


def readied(state: TalonState, seat: int, spent: int) -> set[Action]:
    """Charged groups with something to fire at, of ships that have not made way for another (8.2.1a, 8.3a)."""
    found: set[Action] = {FINISH}
    for unit in state.scenario.units(seat):
        ship = Ship(state, unit)
        if state.at[unit] < 0 or spent >> unit & 1:
            continue
        for group in ship.groups:
            aimed = ship.is_armed(group) and not ship.is_rigged_down(group)
            if aimed and (ship.enemies(group) or ship.missiles(group)):
                found.add(READY[unit][group])
    return found


def expected(state: TalonState) -> set[Action] | None:
    """What is offered now; None for choices that are not about this."""
    choice: Any = state.stack[-1]
    kind = state.choice
    if kind == "ChooseGroup":
        return readied(state, choice.seat, choice.spent)
    if kind == "ChooseTarget":
        return Ship(state, choice.unit).aims(choice.group, choice.left)
    if kind == "ChooseSpending":
        return Ship(state, choice.unit).spending()
    if kind == "ChooseSpeed":
        return Ship(state, choice.unit).speeds()
    if kind == "ChooseMove":
        return Ship(state, choice.unit).moves()
    if kind == "ChooseCone":
        ship = Ship(state, choice.unit)
        if state.at[choice.unit] < 0 or not ship.enemies(choice.group):
            return {HOLD}
        full = state.tables.weapons[GROUPS * ship.kind + choice.group]
        return {SHOOT} if choice.left == full else {SHOOT, HOLD}
    return None


def is_counted(action: Action) -> bool:
    """Whether an action is one of those that are worked out here."""
    return not isinstance(action, Beam | Redirect) and not (isinstance(action, Steer) and action.dock)
