"""Victory: a home world, or the count after the last turn (chapter 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.empire_war.board import counted, fleet_value, is_home_front
from orrery.games.empire_war.events import WarEnded
from orrery.games.empire_war.state import WarState
from orrery.games.empire_war.tables import FACTIONS, Seat

#: What the victory is worth to the winner; the loser gets the opposite.
WORTH: Final = {"home-world": 1.0, "count": 0.5, "fleets": 0.5}


def end_war(state: WarState, winner: i64, why: str) -> None:
    """The war is over; nobody has won if the winner is -1."""
    if state.logged:
        state.log(WarEnded(FACTIONS[winner] if winner >= 0 else "nobody", why))
    if winner < 0:
        state.finish((), (0.0, 0.0), why)
    else:
        worth = WORTH[why]
        state.finish((winner,), (worth, -worth) if winner == 0 else (-worth, worth), why)


def concession(state: WarState, winner: Seat) -> float:
    """What a victory is worth when the other gives up, by the map (empire_war:10.4)."""
    loser = 1 - winner
    besieged = any(is_home_front(state, loser, lane) for lane in state.war.lanes)
    decided = counted(state, winner) >= 2 * counted(state, loser)
    return WORTH["home-world"] if besieged or decided else WORTH["count"]


def judge_count(state: WarState) -> None:
    """After the last turn zones and planets count, then the value of the fleets (empire_war:10.3)."""
    ground = counted(state, 0) - counted(state, 1)
    if ground:
        end_war(state, 0 if ground > 0 else 1, "count")
        return
    fleets = fleet_value(state, 0) - fleet_value(state, 1)
    if fleets:
        end_war(state, 0 if fleets > 0 else 1, "fleets")
    else:
        end_war(state, -1, "draw")


def points(state: WarState, seat: Seat) -> float:
    """What a side counts now, for curves."""
    return float(counted(state, seat))
