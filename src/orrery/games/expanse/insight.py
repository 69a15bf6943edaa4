"""What an action would change: the forecast of the next scoring after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import NOWHERE
from orrery.games.expanse.view import forecast_view

TOPICS: Final = ("after",)


def insight(state: ExpanseState, seat: int | None, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
    """The answer to one question, from open information alone."""
    return after(state, about)


def after(state: ExpanseState, about: Mapping[str, int]) -> dict[str, Any]:
    """The forecast after an action (action: its code) that spends points: such actions uncover nothing."""
    code = about.get("action")
    action = next((one for one in state.pending if one.code == code), None)
    if state.choice != "SpendPoints" or action is None:
        raise ValueError("'action' is the code of an action that spends points now")
    there = state.clone()
    there.apply(action)
    return {"forecast": forecast_view(there, [faction for faction in list(there.faction) if faction != NOWHERE])}
