"""Pushes and pulls: a ship is moved without steering (chapters 15.1.2 and 18.2)."""

from __future__ import annotations

from orrery.games.talon.board import is_on_map
from orrery.games.talon.events import ShipPulled, ShipPushed
from orrery.games.talon.flow.entering import enter
from orrery.games.talon.flow.floating import ASKS, ROOM, make_room
from orrery.games.talon.flow.shifting import ask_for_room
from orrery.games.talon.grid import HEX_NAMES, STEP, Facing
from orrery.games.talon.state import TalonState
from orrery.games.talon.tables import Unit
from orrery.kernel import Step


class Displace(Step[TalonState]):
    """A ship is moved on once somebody has made way for it (talon:7.5.2)."""

    __slots__ = ("direction", "pulled", "unit")

    def __init__(self, unit: Unit, direction: Facing, pulled: bool) -> None:
        self.unit = unit
        self.direction = direction
        self.pulled = pulled

    def run(self, state: TalonState) -> None:
        displace(state, self.unit, self.direction, self.pulled)


def stays_in_battle(state: TalonState, unit: Unit, direction: Facing) -> bool:
    """Whether a ship far from the others is pushed or pulled along within an extended map (talon:18.2a)."""
    older = state.game.rules_version == "2"  # it kept its hex
    return not older and is_on_map(state, state.at[unit] + STEP[direction])


def displace(state: TalonState, unit: Unit, direction: Facing, pulled: bool) -> None:
    """Move a ship one hex; facing, turn and side-slip markers stay as they are (talon:15.1.2c, talon:18.2e)."""
    room = ROOM
    if state.extended or not is_on_map(state, state.at[unit] + STEP[direction]):
        room = make_room(state, unit, direction)
    if room == ASKS:
        ask_for_room(state, unit, direction, Displace(unit, direction, pulled))
        return
    if room != ROOM and not stays_in_battle(state, unit, direction):
        return  # nobody is pushed or pulled out of the battle
    origin = state.at[unit]
    state.at[unit] = origin + STEP[direction]
    if state.logged:
        name, place = state.scenario.names[unit], HEX_NAMES[state.at[unit]]
        state.log(ShipPulled(name, place) if pulled else ShipPushed(name, place))
    enter(state, unit, origin)
