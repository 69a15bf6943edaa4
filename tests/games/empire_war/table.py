"""A tiny builder: ships in sectors, fronts where a test wants them, and any moment of a war to start from."""

from __future__ import annotations

import pytest

from orrery.games.empire_war.actions import COMMIT, LANE_NAMES, SHIP_NAMES, Commit
from orrery.games.empire_war.board import has_planet
from orrery.games.empire_war.effects import commission, post_base
from orrery.games.empire_war.engagement import new_battle
from orrery.games.empire_war.flow.battles import EndBattle
from orrery.games.empire_war.game import GAME
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import RESERVE, TALON, TERRAN, place_of
from orrery.games.talon.grid import NOWHERE
from orrery.games.talon.tables import DESTROYED, LANDED, RETREATED
from orrery.kernel import Choice, Frame, Refusal
from orrery.testing.dice import LoadedRng

rule = pytest.mark.rule
ANTARES, BADLANDS, MAELSTROM, ORION = 1, 2, 3, 4
FATES = {"destroyed": DESTROYED, "retreated": RETREATED, "landed": LANDED}


class Rest(Choice[WarState]):
    """The end of what a test is about."""

    clause = "empire_war:2.1"
    accepts = (Commit,)
    always = True

    def options(self, state: WarState) -> list[Commit]:
        return [COMMIT]

    def why_not(self, state: WarState, action: Commit) -> Refusal | None:
        return None

    def resolve(self, state: WarState, action: Commit) -> None:
        state.push(Rest(0))


class War:
    """A war in its first turn with empty sectors. Seat 0 is Terran, seat 1 Talon."""

    def __init__(self, war: str = "full", dice: list[int] | None = None, apart: bool = False) -> None:
        self.state = GAME.blank(2, {"war": war, "apart": apart}, LoadedRng(dice or []))
        self.state.events = []
        self.state.logged = True
        self.state.turn = 1
        for lane in self.state.war.lanes:
            self.state.front[lane] = self.state.war.start[lane]
            for zone in range(1, self.state.war.last[lane]):
                if has_planet(self.state, lane, zone):
                    holder = TERRAN if zone < self.state.war.start[lane] else TALON
                    self.state.holder[place_of(lane, zone)] = holder

    def front(self, lane: int, zone: int) -> None:
        """Move a front."""
        self.state.front[lane] = zone

    def ship(self, seat: int, code: str, lane: int = RESERVE, hull: int = 0) -> int:
        """One more ship, seen by everybody."""
        state = self.state
        for ship in state.tables.counters[seat]:
            if state.tables.code[ship] == code and not state.alive[ship]:
                commission(state, ship)
                state.at[ship] = lane
                state.orders[ship] = lane
                state.seen[ship] = 1
                state.hull[ship] = hull
                return ship
        raise AssertionError(f"no {code} is left")

    def terran(self, code: str, lane: int = RESERVE, hull: int = 0) -> int:
        """A Terran ship."""
        return self.ship(TERRAN, code, lane, hull)

    def talon(self, code: str, lane: int = RESERVE, hull: int = 0) -> int:
        """A Talon ship."""
        return self.ship(TALON, code, lane, hull)

    def base(self, seat: int, lane: int, zone: int) -> int:
        """A base that nobody has seen."""
        for ship in self.state.tables.bases[seat]:
            if not self.state.alive[ship]:
                post_base(self.state, ship, place_of(lane, zone), 1)
                return ship
        raise AssertionError("no base is left")

    def run(self, *frames: Frame[WarState]) -> War:
        """Let frames happen, and then nothing more."""
        self.state.then(*frames, Rest(0))
        self.state.advance()
        return self

    def play(self, *actions: str) -> War:
        """Play actions by their notation."""
        for action in actions:
            self.state.play(action)
        return self

    def offered(self) -> list[str]:
        """The pending actions."""
        return [action.notation for action in self.state.pending]

    def reason(self, action: str) -> str:
        """Why an action is refused."""
        refusal = self.state.why_not(action)
        assert refusal is not None, action
        return refusal.reason

    def clause(self, action: str) -> str:
        """The clause that refuses an action."""
        refusal = self.state.why_not(action)
        assert refusal is not None, action
        return refusal.clause

    def told(self) -> list[str]:
        """The kinds of what happened."""
        return [type(event).__name__ for event in self.state.events or []]

    def ended(self, lane: int, reason: str = "last-ship", winner: int = 0, **fates: str) -> War:
        """A battle in a sector that ends with these fates of ships, by the names that actions have for them."""
        state = self.state
        state.lane = lane
        battle = new_battle(state, lane)
        for name, fate in fates.items():
            unit = battle.scenario.names.index(state.tables.name[SHIP_NAMES.index(name)])
            battle.at[unit] = NOWHERE
            battle.status[unit] = FATES[fate]
        battle.finish((winner,), (0.0, 0.0), reason)
        state.battle = battle
        return self.run(EndBattle())


def name(ship: int) -> str:
    """What actions call a ship."""
    return SHIP_NAMES[ship]


def lane_name(lane: int) -> str:
    """What actions call a lane."""
    return LANE_NAMES[lane]
