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


def mark_of(verdict: Verdict, swing: float, settings: ReviewSettings) -> tuple[str, float]:
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
    return (TURNING_POINT, swing) if swing >= 2 * settings.costly else ("", 0.0)


def shown(marks: list[tuple[str, float]]) -> list[str]:
    """The marks that are shown: those that mattered most, and of mere swings the largest alone."""
    found = [FORCED if kind == FORCED else "" for kind, _ in marks]
    order = sorted(range(len(marks)), key=lambda place: (-marks[place][1], place))
    judged = [place for place in order if marks[place][0] in (COSTLY, EXCELLENT)]
    swings = [place for place in order if marks[place][0] == TURNING_POINT]
    for place in judged[:HANDFUL] + swings[:1]:
        found[place] = marks[place][0]
    return found
