"""What is being decided, for a client: who, in which sector, and what is still missing."""

from __future__ import annotations

from typing import Any

from orrery.games.empire_war.actions import LANE_NAMES, SHIP_NAMES, Assign
from orrery.games.empire_war.board import minimum_in, ordered_to, shortfall
from orrery.games.empire_war.odds import known_strength, own_strength, sector_chance
from orrery.games.empire_war.state import WarState


def decision(state: WarState, seat: int | None) -> dict[str, Any] | None:
    """The choice on top and what it is about; a seat's plans are its own. None when the war is over."""
    if state.seat is None:
        return None
    own = state.choice == "AssignFleet" and state.seat == seat
    return {
        "seat": state.seat,
        "choice": state.choice,
        "clause": getattr(state.stack[-1], "clause", ""),
        "lane": LANE_NAMES[state.lane] if state.lane else None,
        "minimums": minimums_view(state, state.seat) if own else None,
        "short": shortfall(state, state.seat) if own else None,
        "ways": ways_view(state) if own else None,
        "odds": odds_view(state, state.seat) if state.seat == seat else None,
    }


def odds_view(state: WarState, seat: int) -> dict[str, Any] | None:
    """The strengths that meet and the chance by them, where a side decides whether or how to fight."""
    if state.choice not in ("OfferWithdrawal", "ChooseCommand") or any(state.withdrawn):
        return None
    own, other = own_strength(state, seat, state.lane), known_strength(state, 1 - seat, state.lane)
    return {"own": round(own), "theirs": round(other), "chance": sector_chance(state, seat, state.lane)}


def minimums_view(state: WarState, seat: int) -> list[dict[str, Any]]:
    """How many warships each sector needs and has by the orders so far."""
    return [
        {"lane": LANE_NAMES[lane], "need": minimum_in(state, seat, lane), "have": ordered_to(state, seat, lane)}
        for lane in state.war.lanes
    ]


def ways_view(state: WarState) -> dict[str, list[str]]:
    """Where each ship can be ordered to, other than it is."""
    found: dict[str, list[str]] = {}
    for action in state.pending:
        if isinstance(action, Assign):
            found.setdefault(SHIP_NAMES[action.ship], []).append(LANE_NAMES[action.lane])
    return found
