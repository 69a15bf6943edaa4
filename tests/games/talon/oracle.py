"""What a ship may do by the rulebook, worked out anew from the counters and the map."""

from __future__ import annotations

from typing import Any

from orrery.games.talon.actions import (
    BEAM_TO,
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
    REDIRECT,
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
    Steer,
)
from orrery.games.talon.board import turn_radius
from orrery.games.talon.grid import DISTANCE, SPAN, STEP, arc_towards, line
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import (
    ASTEROID,
    BASE,
    BLACK_HOLE,
    CARRIER,
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
        """What one AP buys for the ship itself (6.1c to 6.1i, 6.2.2, 10.1.1, 14a)."""
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

    def beams(self) -> set[Action]:
        """AP beamed to squadrons within six hexes, once each, past no terrain (12.2.2, 12.2.3, 17.5f)."""
        state, tables = self.state, self.state.tables
        found: set[Action] = set()
        if self.role not in (CARRIER, BASE):
            return found
        here = state.at[self.unit]
        barred = (PLANET, BLACK_HOLE, ASTEROID, NEBULA)
        for other in state.scenario.units(self.seat):
            there = state.at[other]
            if there < 0 or Ship(state, other).role != FIGHTER or state.beamed[other]:
                continue
            crossed = line(here, there)
            blocked = any(state.terrain[place] in barred for place in (here, there))
            blocked |= any(state.terrain[here + step] in barred for step in crossed.hexes)
            blocked |= any(all(state.terrain[here + step] in barred for step in pair) for pair in crossed.pairs)
            if blocked or DISTANCE[there - here + SPAN] > 6:
                continue
            card = GROUPS * state.scenario.kind[other]
            for fighter in range(GROUPS):
                own = GROUPS * other + fighter
                if state.fighters[own] and state.yellow[own] < tables.yellow[card + fighter]:
                    found.add(BEAM_TO[other][fighter])
            if state.turn[other]:
                found.add(BEAM_TO[other][GROUPS])
            if not state.slip[other]:
                found.add(BEAM_TO[other][GROUPS + 1])
        return found

    def new_targets(self, missile: int) -> set[int]:
        """Enemies that a working launcher could be aimed at, but for the missile's present target (13.7a, 13.7b)."""
        found: set[int] = set()
        for group in self.groups:
            if self.weapon(group) == MISSILE and not self.state.broken[GROUPS * self.unit + group]:
                found |= set(self.enemies(group))
        return found - {self.state.missile_target[missile]}

    def redirections(self) -> set[Action]:
        """Own missiles for which there is a new target."""
        state = self.state
        own = [m for m in range(MISSILES) if state.missile_at[m] >= 0 and state.missile_owner[m] == self.seat]
        return {REDIRECT[missile] for missile in own if self.new_targets(missile)}

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
        ship = Ship(state, choice.unit)
        return ship.spending() | ship.beams() | ship.redirections()
    if kind == "ChooseNewTarget":
        return {TARGET[enemy][0] for enemy in Ship(state, choice.unit).new_targets(choice.missile)}
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
    return not (isinstance(action, Steer) and action.dock)


def after_move(state: TalonState, unit: int, way: int) -> dict[str, int]:
    """Where a ship is and how it faces after a manoeuvre, and its markers (7.1a, 7.1c, 7.2.2b, 7.3.2)."""
    facing = (state.facing[unit] + {TURN_LEFT: 5, TURN_RIGHT: 1}.get(way, 0)) % 6
    heading = (facing + {SLIP_LEFT: 5, SLIP_RIGHT: 1}.get(way, 0)) % 6
    turned = way in (TURN_LEFT, TURN_RIGHT)
    left = max(0, state.turn[unit] - 1)
    return {
        "at": state.at[unit] + STEP[heading],
        "facing": facing,
        "turn": turn_radius(state, unit) if turned else left,
        "slip": 0,
    }


def after_spending(state: TalonState, unit: int, action: Action) -> dict[str, list[int]]:
    """The columns that an AP changes: one box, one marker, one arc (6.1d to 6.1i); a battery is used up (10.1.1)."""
    columns = {name: list(getattr(state, name)) for name in ("slip", "turn", "yellow", "battery", "boosts", "contest")}
    power = state.power[unit]
    from_chart = power > 0 and state.tables.chart[state.impulse] >> power & 1
    if not from_chart and action is not HOLD and action not in DISCARD:
        columns["battery"][unit] = 0
    if action is SLIP_ACTION:
        columns["slip"][unit] = 1
    elif action is POWER_TURN:
        columns["turn"][unit] -= 1
    elif action in CHARGE_GROUP:
        columns["yellow"][GROUPS * unit + CHARGE_GROUP.index(action)] += 1
    elif action is CHARGE_BATTERY:
        columns["battery"][unit] = 1
    elif action in REINFORCE:
        columns["boosts"][4 * unit + REINFORCE.index(action)] = state.impulse + 1
    elif action in DISCARD:
        columns["boosts"][4 * unit + DISCARD.index(action)] = 0
    elif action is CHANGE or action is DEFEND:
        columns["contest"][unit] = 1 if action is CHANGE else 2
    return columns
