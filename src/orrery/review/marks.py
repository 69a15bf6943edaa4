"""The few decisions that mattered."""

from __future__ import annotations

from orrery.review.judging import Verdict
from orrery.review.settings import ReviewSettings

COSTLY = "costly"
EXCELLENT = "excellent"
TURNING_POINT = "turning-point"
FORCED = "forced"

#: How many decisions of a game are marked at most.
HANDFUL = 7
#: How many standard errors a loss or a gain must be away from nothing.
SURE = 2.0


def mark_of(verdict: Verdict, settings: ReviewSettings) -> tuple[str, float]:
    """The mark that a decision deserves, and how much it mattered; "" if none."""
    if verdict.only:
        return FORCED, 0.0
    if verdict.loss >= settings.costly and verdict.loss > SURE * verdict.error:
        return COSTLY, verdict.loss
    gained = verdict.runner_up
    if gained >= settings.costly and gained > SURE * verdict.error:
        if verdict.surprising:
            return EXCELLENT, gained
        if gained >= 2 * settings.costly:
            return FORCED, 0.0
    return "", 0.0


def chosen(marks: list[tuple[str, float]], swings: list[float], settings: ReviewSettings) -> list[str]:
    """The marks that are shown: those that mattered most, and the largest swing of the game if it is not among them."""
    shown = ["" for _ in marks]
    order = sorted(range(len(marks)), key=lambda place: (-marks[place][1], place))
    for place in order[:HANDFUL]:
        kind, mattered = marks[place]
        if mattered:
            shown[place] = kind
    if swings:
        largest = max(range(len(swings)), key=lambda place: (swings[place], -place))
        if swings[largest] >= 2 * settings.costly and not shown[largest]:
            shown[largest] = TURNING_POINT
    return shown
