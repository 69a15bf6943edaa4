"""What the admiral thinks of: which lanes are worth what, where ships make the difference, what to buy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.empire_war.board import (
    has_planet,
    is_warship,
    minimum_in,
    soundness,
    transports_in,
    warships_in,
)
from orrery.games.empire_war.odds import base_strength, chance, expected_strength, steps_to
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import MOST_LANES, RESERVE, TERRAN, TRANSPORT, Lane, Seat, Ship, place_of

#: A ship with less of its hull left goes to the reserve.
WORN: Final = 0.55
#: Below this chance a lane is held with its minimum only, above the other one it can spare ships.
HOPELESS: Final = 0.18
SAFE: Final = 0.9
#: By what part the worth of a lane may seem smaller than it is, so that the enemy cannot foresee plans.
BLUFF: Final = 0.3


class Campaign:
    """The plan of a side for this turn: given orders stay, every other ship gets one, and what to buy next."""

    __slots__ = ("enemy", "first", "given", "lanes", "orders", "own", "purchase", "seat", "state", "worth")

    def __init__(self, state: WarState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.lanes = state.war.lanes
        self.orders: dict[int, int] = {}
        #: Ships whose orders were changed in this turn.
        self.given: list[int] = []
        self.worth = [0.0] * (MOST_LANES + 1)
        self.enemy = [0.0] * (MOST_LANES + 1)
        self.own = [0.0] * (MOST_LANES + 1)
        for lane in self.lanes:
            self.worth[lane] = lane_worth(state, seat, lane) * (1.0 - BLUFF * share(state, seat, lane))
            self.enemy[lane] = expected_strength(state, 1 - seat, lane)
            self.own[lane] = base_strength(state, seat, lane)
        self.order_ships()
        self.order_transports()
        self.purchase = wanted(self)
        #: The strongest warship that has still to get its order, or -1.
        self.first = self.next_ship()

    def next_ship(self) -> int:
        """The strongest warship whose order differs from the one that it has, or -1."""
        best, strongest = -1, 0.0
        for ship, lane in self.orders.items():
            if lane != self.state.orders[ship] and is_warship(self.state, ship) and self.strength(ship) > strongest:
                best, strongest = ship, self.strength(ship)
        return best

    def strength(self, ship: Ship) -> float:
        """What a ship is worth in a battle."""
        return self.state.tables.cost[ship] * soundness(self.state, ship)

    def count(self, lane: Lane) -> int:
        """How many ships are ordered to a lane so far."""
        return sum(1 for ship, ordered in self.orders.items() if ordered == lane and is_warship(self.state, ship))

    def send(self, ship: Ship, lane: Lane) -> None:
        """Order a ship to a lane."""
        old = self.orders.get(int(ship), RESERVE)
        if old != RESERVE:
            self.own[old] -= self.strength(ship)
        self.orders[int(ship)] = int(lane)
        if lane != RESERVE:
            self.own[lane] += self.strength(ship)

    def gain(self, ship: Ship, lane: Lane) -> float:
        """What one more ship in a lane is worth."""
        with_it = chance(self.own[lane] + self.strength(ship), self.enemy[lane])
        return self.worth[lane] * (with_it - chance(self.own[lane], self.enemy[lane]))

    def order_ships(self) -> None:
        """Ships do as ordered or stay, worn ones go back; then every free ship goes where it makes most difference."""
        state = self.state
        free: list[int] = []
        for ship in state.tables.counters[self.seat]:
            if not state.alive[ship] or not is_warship(state, ship):
                continue
            ordered = state.orders[ship]
            if ordered != state.at[ship]:
                self.given.append(ship)
            elif ordered == RESERVE:
                free.append(ship)
            self.send(ship, ordered)
        self.recall()
        free.sort(key=lambda ship: (self.strength(ship), ship))
        self.fill_minimums(free)
        most = state.tables.largest_fleet
        for ship in reversed(free):
            lanes = [lane for lane in self.lanes if self.count(lane) < most]
            if lanes:
                self.send(ship, max(lanes, key=lambda lane: (self.gain(ship, lane), mixed(state, self.seat, lane))))

    def recall(self) -> None:
        """Worn ships, and ships that are of no use where they are, go to the reserve as far as the minimum allows."""
        state = self.state
        for lane in self.lanes:
            ships = warships_in(state, self.seat, lane)
            ships.sort(key=lambda ship: (soundness(state, ship), ship))
            for ship in ships:
                if ship in self.given:
                    continue
                if self.count(lane) <= minimum_in(state, self.seat, lane):
                    break
                stays = chance(self.own[lane], self.enemy[lane])
                without = chance(self.own[lane] - self.strength(ship), self.enemy[lane])
                if soundness(state, ship) < WORN or stays < HOPELESS or without > SAFE:
                    self.send(ship, RESERVE)

    def fill_minimums(self, free: list[int]) -> None:
        """Every lane gets its minimum, of the weakest ships there are; the most endangered lane first."""
        state, seat = self.state, self.seat
        lanes = sorted(self.lanes, key=lambda lane: (steps_to(state, seat, lane), lane))
        for lane in lanes:
            need = minimum_in(state, seat, lane)
            for ship in [*warships_in(state, seat, lane), *free]:
                if self.count(lane) >= need:
                    break
                if self.orders[ship] == RESERVE and ship not in self.given:
                    self.send(ship, lane)
                    if ship in free:
                        free.remove(ship)
        spare = [ship for ship, ordered in self.orders.items() if ordered != RESERVE and ship not in self.given]
        spare.sort(key=lambda ship: (self.strength(ship), ship))
        for lane in lanes:
            for ship in spare:
                if self.count(lane) >= minimum_in(state, seat, lane):
                    break
                old = self.orders[ship]
                if self.count(old) > minimum_in(state, seat, old):
                    self.send(ship, lane)

    def order_transports(self) -> None:
        """Transports go where an enemy planet is at the front or next, and come back where none is."""
        state, seat = self.state, self.seat
        best, best_chance = RESERVE, 0.35
        for lane in self.lanes:
            odds = chance(self.own[lane], self.enemy[lane])
            if enemy_planet_ahead(state, seat, lane) and odds > best_chance:
                best, best_chance = lane, odds
        for ship in state.tables.transports[seat]:
            if state.alive[ship]:
                here = state.at[ship]
                if state.orders[ship] != here:
                    self.orders[ship] = state.orders[ship]
                elif here == RESERVE:
                    self.orders[ship] = best
                else:
                    self.orders[ship] = here if enemy_planet_ahead(state, seat, here) else RESERVE


def mixed(state: WarState, seat: Seat, number: i64) -> i64:
    """A number below 97 that looks like chance to the enemy: it depends on where the own bases are hidden."""
    value = 17 * state.turn + 31 * number
    for base in state.tables.bases[seat]:
        value = (value * 29 + state.post[base]) % 9973
    for lane in state.war.lanes:
        value = (value * 33 + state.front[lane]) % 9973
    return value % 97


def share(state: WarState, seat: Seat, number: i64) -> float:
    """The same as a part of 1."""
    value: int = mixed(state, seat, number)
    return value / 97


def forward(state: WarState, seat: Seat, lane: Lane) -> i64:
    """The next zone towards the enemy's home world."""
    return state.front[lane] + (1 if seat == TERRAN else -1)


def enemy_planet_ahead(state: WarState, seat: Seat, lane: Lane) -> bool:
    """Whether an enemy planet lies in the zone of the front or the next one."""
    for zone in (state.front[lane], forward(state, seat, lane)):
        on_lane = 0 < zone < state.war.last[lane]
        if on_lane and has_planet(state, lane, zone) and state.holder[place_of(lane, zone)] == 1 - seat:
            return True
    return False


def lane_worth(state: WarState, seat: Seat, lane: Lane) -> float:
    """What winning a lane is worth: more near a home world, more for a planet, less where a landing is not ready."""
    away: int = steps_to(state, 1 - seat, lane)
    near: int = steps_to(state, seat, lane)
    worth = 1.0 + 4.0 / (1.0 + near) ** 1.5
    if away < state.war.turns - state.turn + 1:
        worth += 3.0 / (1.0 + away) ** 1.5
    zone = state.front[lane]
    if has_planet(state, lane, zone):
        holder = state.holder[place_of(lane, zone)]
        if holder == seat:
            worth += 1.0
        elif len(transports_in(state, seat, lane)) + len(transports_in(state, seat, RESERVE)) < state.tables.landing:
            worth *= 0.6
        else:
            worth += 1.0
    return float(worth)


def wanted(plan: Campaign) -> int:
    """The counter to buy next: transports for a landing, else the strongest ship that the purse allows; -1 for none."""
    state, seat = plan.state, plan.seat
    tables = state.tables
    carried = sum(1 for ship in tables.transports[seat] if state.alive[ship])
    ahead = any(enemy_planet_ahead(state, seat, lane) for lane in plan.lanes)
    best, worth = -1, 0.0
    for action in state.pending:
        ship: int = getattr(action, "ship", -1)
        if ship < 0 or hasattr(action, "lane"):
            continue
        if tables.role[ship] == TRANSPORT:
            value = 1000.0 if ahead and carried < tables.landing else -1.0
        else:
            value = float(tables.cost[ship])
        if value > worth:
            best, worth = ship, value
    return best
