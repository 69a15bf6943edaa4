"""Chapters 2, 3, 9 and 10: the strategic turn, income, repair and the end of a turn."""

from __future__ import annotations

from orrery.games.empire_war.board import income, is_base
from orrery.games.empire_war.effects import repair_all
from orrery.games.empire_war.events import IncomeReceived, StrategicTurnBegan
from orrery.games.empire_war.flow.battles import SectorBattle
from orrery.games.empire_war.flow.planning import AssignFleet, RevealPlans
from orrery.games.empire_war.score import judge_count
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import QUIET, RESERVE, TALON, TERRAN
from orrery.kernel import Frame, Step


class StrategicTurn(Step[WarState]):
    """Income, purchase and assignment in secret, one battle in each sector, repair (empire_war:2.1)."""

    __slots__ = ()

    def run(self, state: WarState) -> None:
        state.turn += 1
        state.planning = 1
        state.lane = 0
        if state.logged:
            state.log(StrategicTurnBegan(state.turn))
        battles: list[Frame[WarState]] = []
        for lane in state.war.lanes:
            state.result[lane] = QUIET
            battles.append(SectorBattle(lane))
        state.then(
            IncomePhase(), AssignFleet(TERRAN), AssignFleet(TALON), RevealPlans(), *battles, RepairPhase(), EndOfTurn()
        )


class IncomePhase(Step[WarState]):
    """Home worlds, zones behind the front and planets in them pay (empire_war:3.1, empire_war:3.2)."""

    __slots__ = ()

    def run(self, state: WarState) -> None:
        if state.turn < state.tables.income_from:
            return
        for seat in range(2):
            points = income(state, seat)
            state.purse[seat] += points
            if state.logged:
                state.log(IncomeReceived(seat, points))


class RepairPhase(Step[WarState]):
    """The reserve repairs everything, a sector one hull box, and not after a retreat (empire_war:9.1)."""

    __slots__ = ()

    def run(self, state: WarState) -> None:
        for seat in range(2):
            for ship in state.tables.counters[seat]:
                if not state.alive[ship]:
                    continue
                if state.strained[ship]:
                    state.strained[ship] = 0
                elif is_base(state, ship):
                    mend(state, ship, state.tables.base_repaired)
                elif state.at[ship] == RESERVE:
                    repair_all(state, ship)
                else:
                    mend(state, ship, state.tables.hull_repaired)


def mend(state: WarState, ship: int, boxes: int) -> None:
    """Repair some hull boxes; other damage stays."""
    state.hull[ship] = max(0, state.hull[ship] - boxes)


class EndOfTurn(Step[WarState]):
    """The turn is written down; after the last one the map is counted (empire_war:10.3)."""

    __slots__ = ()

    def run(self, state: WarState) -> None:
        for lane in state.war.lanes:
            state.history.append(state.front[lane])
            state.history.append(state.result[lane])
        if state.turn >= state.war.turns:
            judge_count(state)
        else:
            state.push(StrategicTurn())
