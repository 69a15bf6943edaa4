"""The few decisions that mattered."""

from __future__ import annotations

from orrery.review.judging import Verdict

COSTLY = "costly"
EXCELLENT = "excellent"
TURNING_POINT = "turning-point"
FORCED = "forced"

#: The cost from which a decision is called costly, which must be exceeded by this many standard errors.
COST = 0.04
SURE = 0.5
#: The maximum number of a seat's decisions marked as costly, and as excellent; and how many it takes for each.
HANDFUL = 5
APART = 46
#: Decisions of a seat that are closer together than this are about the same thing.
NEAR = 10
#: How much a loss matters if the advice would have played the same: nobody sees such a mistake at the board.
COMMON = 0.5


def mark_of(verdict: Verdict, swing: float) -> tuple[str, float]:
    """The mark that a decision deserves, and how much it mattered; "" if none."""
    if verdict.only:
        return FORCED, 0.0
    margin = SURE * verdict.error
    # What shows soon and at the end is surer than what shows in one of them.
    both = (verdict.loss - margin + verdict.soon) / 2
    if verdict.loss > margin and both >= COST:
        return COSTLY, both * (1.0 - verdict.agreement) * (1.0 if verdict.surprising else COMMON)
    gained = verdict.runner_up
    if gained - margin >= COST:
        if verdict.surprising:
            return EXCELLENT, gained - margin
        if gained >= 2 * COST:
            return FORCED, 0.0
    return (TURNING_POINT, swing) if swing >= 2 * COST else ("", 0.0)


def shown(marks: list[tuple[str, float]], seats: list[int] | None = None) -> list[str]:
    """The marks to show: those that mattered most, and of mere swings only the largest.

    Of several decisions of a seat shortly after each other one is shown: they are about the same thing.
    """
    deciders = seats or [0] * len(marks)
    found = [FORCED if kind == FORCED else "" for kind, _ in marks]
    order = sorted(range(len(marks)), key=lambda place: (-marks[place][1], place))
    most = max(2, 1 + len(marks) // APART)
    for kind, limit in ((COSTLY, most), (EXCELLENT, most), (TURNING_POINT, 1)):
        taken: list[int] = []
        for place in order:
            if len(taken) == limit:
                break
            if marks[place][0] != kind:
                continue
            same = [other for other in taken if deciders[other] == deciders[place]]
            if len(same) == HANDFUL or any(abs(place - other) < NEAR for other in same):
                continue
            taken.append(place)
            found[place] = kind
    return found
