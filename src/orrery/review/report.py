"""The review of a game: its chances along the way, its decisions, its luck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from orrery.kernel import Action, State
from orrery.records import Record
from orrery.review.chances import load_chances
from orrery.review.judging import Verdict, judge_decision
from orrery.review.marks import COSTLY, chosen, mark_of
from orrery.review.settings import ReviewSettings, review_settings
from orrery.review.worlds import Judge

#: Chances are given as parts of 1 with so many digits.
DIGITS = 4


class Reviewed(msgspec.Struct, frozen=True):
    """One decision of a reviewed game. Chances are of the seat that decided."""

    version: int
    seat: int
    choice: str
    options: int
    played: str
    #: The best action looked at; the played one if nothing better was found.
    best: str
    chance: float
    best_chance: float
    #: What the decision cost against the best, and the standard error of that.
    loss: float
    error: float
    #: "costly", "excellent", "turning-point", "forced", or nothing.
    mark: str = ""
    #: Why the best action is good advice, as in a hint.
    reasons: list[str | dict[str, Any]] = []


class Review(msgspec.Struct, frozen=True):
    """A reviewed game. Lists of chances are by seat, one for each version from the start to the end."""

    game: str
    seats: int
    #: By whose knowledge: a seat, or everybody's own and the public's for the curve.
    viewer: int | None
    seed: int
    factions: list[str]
    winners: list[int]
    curve: list[list[float]]
    #: What dice and cards were worth to each seat after each action, against their expectation.
    luck: list[list[float]]
    decisions: list[Reviewed]
    #: By seat, in parts of a win: choices against the table's average, and dice and cards; both sum to 0.
    skill: list[float]
    fortune: list[float]
    playouts: int

    @property
    def marked(self) -> list[Reviewed]:
        """The decisions that mattered."""
        return [one for one in self.decisions if one.mark and one.mark != "forced"]


def review(
    record: Record,
    viewer: int | None = None,
    seed: int = 0,
    settings: ReviewSettings | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Review a recorded game: each decision by what its seat could know, the rest as the public does.

    With a `viewer` only its own decisions are judged, and chances and luck are what that seat could know. The same
    record, viewer and seed give the same review on every machine.
    """
    state = record.start()
    game = state.game
    judge = Judge(game, load_chances(game, state.seats), settings or review_settings(game), seed)
    curve = [judge.standing(state, viewer)]
    luck: list[list[float]] = []
    judged: list[tuple[State, Verdict]] = []
    for number, notation in enumerate(record.actions):
        action = game.parse(notation)
        before = state.clone()
        if viewer is None or state.seat == viewer:
            judged.append((before, judge_decision(judge, before, action)))
        drawn = state.rng.counter
        state.play(action)
        curve.append(judge.standing(state, viewer))
        luck.append(luck_of(judge, before, action, curve[-1], viewer) if state.rng.counter != drawn else [])
        if progress is not None:
            progress(number + 1, len(record.actions))
    return summary(judge, state, viewer, curve, luck, judged)


def luck_of(judge: Judge, before: State, action: Action, after: list[float], viewer: int | None) -> list[float]:
    """What the dice and cards after an action were worth to each seat."""
    expected = judge.expected(before, viewer, action)
    if expected is None:
        return []
    return [round(came - hoped, DIGITS) for came, hoped in zip(after, expected, strict=True)]


def summary(
    judge: Judge,
    state: State,
    viewer: int | None,
    curve: list[list[float]],
    luck: list[list[float]],
    judged: list[tuple[State, Verdict]],
) -> Review:
    """The whole review from its parts."""
    seats = state.seats
    marks = [mark_of(verdict, judge.settings) for _, verdict in judged]
    swings = [swing(curve, before) for before, _ in judged]
    shown = chosen(marks, swings, judge.settings)
    decisions = [reviewed(judge, before, verdict, mark) for (before, verdict), mark in zip(judged, shown, strict=True)]
    lost = [sum(one.loss for one in decisions if one.seat == seat) for seat in range(seats)]
    average = sum(lost) / seats
    return Review(
        game=state.game.name,
        seats=seats,
        viewer=viewer,
        seed=judge.seed,
        factions=[state.game.faction(state, seat) for seat in range(seats)],
        winners=list(state.outcome.winners) if state.outcome else [],
        curve=[[round(chance, DIGITS) for chance in row] for row in curve],
        luck=luck,
        decisions=decisions,
        skill=[round(average - part, DIGITS) for part in lost] if viewer is None else [],
        fortune=[round(sum(row[seat] for row in luck if row), DIGITS) for seat in range(seats)],
        playouts=judge.playouts,
    )


def swing(curve: list[list[float]], before: State) -> float:
    """How much a decision changed the chance of the seat that made it."""
    assert before.seat is not None
    return abs(curve[before.version + 1][before.seat] - curve[before.version][before.seat])


def reviewed(judge: Judge, before: State, verdict: Verdict, mark: str) -> Reviewed:
    """One decision for the report; only what is marked gets its reasons."""
    assert before.seat is not None
    assert before.choice is not None
    reasons: list[str | dict[str, Any]] = []
    if mark and mark != "forced":
        world = before.determinize(before.seat, judge.rng(before.version, 5, before.seat))
        target = verdict.best if mark == COSTLY else verdict.played
        if target in world.pending:
            reasons = judge.game.reasons(world, before.seat, target)
    return Reviewed(
        version=before.version,
        seat=before.seat,
        choice=before.choice,
        options=len(before.pending),
        played=str(verdict.played),
        best=str(verdict.best),
        chance=round(verdict.played_chance, DIGITS),
        best_chance=round(verdict.best_chance, DIGITS),
        loss=round(verdict.loss, DIGITS),
        error=round(verdict.error, DIGITS),
        mark=mark,
        reasons=reasons,
    )
