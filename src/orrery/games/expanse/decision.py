"""What the deciding seat is asked about, part of the view."""

from __future__ import annotations

from typing import Any

from orrery.games.expanse.board import card_name
from orrery.games.expanse.flow.points import SpendPoints
from orrery.games.expanse.flow.turn import ChooseUse, OfferEvent, OfferSecondUse
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import FACTIONS, NOWHERE

#: Choices at which no event is under way, whatever was resolved last.
BETWEEN_EVENTS = ("ChooseTurn", "ChooseUse", "OfferEvent", "OfferSecondUse", "ChooseScoringEvent")


def decision(state: ExpanseState, seat: int | None) -> dict[str, Any] | None:
    """Who decides what, about which card, and with how many action points left: the same for every seat."""
    if state.seat is None:
        return None
    top = state.stack[-1]
    faction = state.faction[state.seat]
    taken = None
    for frame in state.stack:
        if isinstance(frame, ChooseUse | OfferEvent | OfferSecondUse):
            taken = card_name(state, frame.card)
    points = None
    for frame in state.stack:
        if isinstance(frame, SpendPoints):
            points = frame.left
    waiting = state.choice in BETWEEN_EVENTS
    return {
        "seat": state.seat,
        "faction": FACTIONS[faction] if faction != NOWHERE else None,
        "choice": state.choice,
        "clause": getattr(top, "clause", ""),
        "card": taken,
        "event": None if state.resolving == NOWHERE or waiting else card_name(state, state.resolving),
        "points_left": points,
        "left": getattr(top, "left", None),
    }
