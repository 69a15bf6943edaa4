"""Pushes and pulls: a ship is moved without steering (chapters 15.1.2 and 18.2)."""

from __future__ import annotations

from orrery.games.talon.effects import retreat
from orrery.games.talon.events import ShipPulled, ShipPushed
from orrery.games.talon.flow.entering import enter
from orrery.games.talon.flow.floating import ASKS, LEAVES, ROOM, make_room
from orrery.games.talon.flow.shifting import ask_for_room
from orrery.games.talon.grid import HEX_NAMES, ON_MAP, STEP
from orrery.games.talon.score import judge
from orrery.games.talon.state import TalonState
from orrery.kernel import Step


class Displace(Step[TalonState]):
    """A ship is moved on once somebody has made way for it (talon:7.5.2)."""

    __slots__ = ("direction", "pulled", "unit")

    def __init__(self, unit: int, direction: int, pulled: bool) -> None:
        self.unit = unit
        self.direction = direction
        self.pulled = pulled

    def run(self, state: TalonState) -> None:
        displace(state, self.unit, self.direction, self.pulled)


def displace(state: TalonState, unit: int, direction: int, pulled: bool) -> None:
    """Move a ship one hex; facing, turn and side-slip markers stay as they are (talon:15.1.2c, talon:18.2e)."""
    room = ROOM if ON_MAP[state.at[unit] + STEP[direction]] else make_room(state, unit, direction)
    if room == ASKS:
        ask_for_room(state, unit, direction, Displace(unit, direction, pulled))
        return
    if room == LEAVES:
        retreat(state, unit, "map-edge")
        judge(state)
        return
    origin = state.at[unit]
    state.at[unit] = origin + STEP[direction]
    if state.logged:
        name, place = state.scenario.names[unit], HEX_NAMES[state.at[unit]]
        state.log(ShipPulled(name, place) if pulled else ShipPushed(name, place))
    enter(state, unit, origin)
