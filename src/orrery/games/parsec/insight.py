"""Answers to what people ask while they point at the board: odds, reach, dominance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from orrery.games.parsec.actions import UNIT_NAMES, At
from orrery.games.parsec.board import can_open_fire, is_in_range, mobility
from orrery.games.parsec.grid import NAMES
from orrery.games.parsec.odds import forecast
from orrery.games.parsec.paths import reach
from orrery.games.parsec.score import dominated, points
from orrery.games.parsec.state import ParsecState
from orrery.games.parsec.tables import COLONY, KIND, PIECES
from orrery.kernel import Action

#: What may be asked, and about which numbers: a unit by its number, vessels as bits of a seat's pieces.
TOPICS: Final = ("odds", "reach", "standing")


def insight(state: ParsecState, seat: int | None, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
    """The answer to one question, from open information alone."""
    if topic == "odds":
        return odds(state, seat, about)
    if topic == "reach":
        unit = unit_of(state, about, "unit")
        if KIND[unit] == COLONY:
            return {"unit": UNIT_NAMES[unit], "move": 0, "cells": [], "by_consent": [], "range": in_range(state, unit)}
        steps = mobility(state, unit)
        free = reach(state, unit, steps, False)
        asked = reach(state, unit, steps, True)
        return {
            "unit": UNIT_NAMES[unit],
            "move": steps,
            "cells": [name_of(place) for place in free],
            "by_consent": [name_of(place) for place in asked if place not in free],
            "range": in_range(state, unit),
        }
    own = [{"dominated": dominated(state, other), "colonies": state.count[other * 5]} for other in range(state.seats)]
    answer: dict[str, Any] = {"seats": own}
    if seat is not None:
        answer["points"] = points(state, seat)
    return answer


def name_of(place: Action) -> str:
    """The name of a hex that can be chosen."""
    assert isinstance(place, At)
    return NAMES[place.cell]


def in_range(state: ParsecState, unit: int) -> list[str]:
    """The hexes that a unit reaches with its fire from where it is (parsec:12b)."""
    return [
        NAMES[cell] for cell in state.galaxy.grid.cells if cell != state.where[unit] and is_in_range(state, unit, cell)
    ]


def odds(state: ParsecState, seat: int | None, about: Mapping[str, int]) -> dict[str, Any]:
    """The chance of an attack on `target` with the pieces of `firing` (bits), or with all that reach it."""
    target = unit_of(state, about, "target")
    attacker = about.get("seat", state.active if seat is None else seat)
    if not 0 <= attacker < state.seats:
        raise ValueError(f"'seat' is from 0 to {state.seats - 1}, not {attacker}")
    first = attacker * PIECES
    if "firing" in about:
        mask = about["firing"]
        units = [first + piece for piece in range(PIECES) if mask >> piece & 1 and state.where[first + piece] >= 0]
    else:
        cell = state.where[target]
        units = [u for u in range(first, first + PIECES) if can_open_fire(state, u) and is_in_range(state, u, cell)]
    if not units:
        return {"target": UNIT_NAMES[target], "units": [], "probability": 0.0, "margin": 0, "reasons": []}
    found = forecast(state, units, target)
    return {
        "target": UNIT_NAMES[target],
        "units": [UNIT_NAMES[unit] for unit in units],
        "probability": found.probability,
        "margin": found.margin,
        "reasons": [{"side": side, "reason": why, "amount": amount} for side, why, amount in found.reasons],
    }


def unit_of(state: ParsecState, about: Mapping[str, int], key: str) -> int:
    """The unit that a question is about, or a ValueError that says what is missing."""
    unit = about.get(key, -1)
    if not 0 <= unit < state.seats * PIECES or state.where[unit] < 0:
        raise ValueError(f"{key!r} is the number of a unit on the board (46 times the seat, plus the piece)")
    return unit
