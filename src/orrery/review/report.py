"""The review of a game: chances over time, decisions, and luck."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from orrery.bots.levels import advised_as
from orrery.kernel import Action, State
from orrery.records import Record, factions_of
from orrery.review.chances import CAPTAIN, load_chances
from orrery.review.judging import Verdict, judge_decision
from orrery.review.marks import COSTLY, FORCED, mark_of, shown
from orrery.review.scale import lifted
from orrery.review.settings import ReviewSettings, for_length, review_settings
from orrery.review.worlds import Judge

#: The number of digits of chances.
DIGITS = 4


class Reviewed(msgspec.Struct, frozen=True):
    """A decision of a reviewed game. Chances are those of the deciding seat."""

    #: The number of actions played before it.
    version: int
    seat: int
    choice: str
    options: int
    played: str
    #: The best action considered; the played one if nothing better was found.
    best: str
    chance: float
    best_chance: float
    #: The cost of the decision relative to the best, and its standard error.
    loss: float
    error: float
    #: "costly", "excellent", "turning-point", "forced", or nothing; and how much it mattered.
    mark: str = ""
    mattered: float = 0.0
    #: Why the best action is good advice, as in a hint.
    reasons: list[str | dict[str, Any]] = []


class Part(msgspec.Struct, frozen=True):
    """A reviewed section of a game: the chances after each action, its luck, and the judged decisions."""

    curve: list[list[float]]
    luck: list[list[float]]
    decisions: list[Reviewed]
    playouts: int


class Review(msgspec.Struct, frozen=True):
    """A reviewed game. Lists of chances are by seat, one for each position from the start to the end."""

    game: str
    seats: int
    #: Whose knowledge: a seat's, or everybody's own and the public's for the curve.
    viewer: int | None
    seed: int
    factions: list[str]
    winners: list[int]
    curve: list[list[float]]
    #: The value of dice and cards to each seat after each action, relative to their expectation; empty where none were.
    luck: list[list[float]]
    decisions: list[Reviewed]
    #: By seat, in fractions of a win: choices relative to the table's average, and dice and cards; both sum to 0.
    skill: list[float]
    fortune: list[float]
    playouts: int

    @property
    def marked(self) -> list[Reviewed]:
        """The marked decisions."""
        return [one for one in self.decisions if one.mark and one.mark != FORCED]


def review(
    record: Record,
    viewer: int | None = None,
    seed: int = 0,
    settings: ReviewSettings | None = None,
    progress: Callable[[int, int], None] | None = None,
    level: str = CAPTAIN,
) -> Review:
    """Review a recorded game: each decision by what its seat could know, the rest by public knowledge.

    With a `viewer` only its own decisions are judged, and chances and luck are what that seat could know. Chances are
    those between players of a level, by whose advice rollouts play on. The same record, viewer, seed and level give the
    same review on every machine.
    """
    parts: list[Part] = []
    count = len(record.actions)
    for first in range(0, max(1, count), STRIDE):
        parts.append(review_part(record, first, first + STRIDE, viewer, seed, settings, level))
        if progress is not None:
            progress(min(first + STRIDE, count), count)
    return whole(record, parts, viewer, seed)


#: The number of actions in a part of a review.
STRIDE = 10


def review_part(
    record: Record,
    first: int,
    end: int,
    viewer: int | None,
    seed: int,
    settings: ReviewSettings | None = None,
    level: str = CAPTAIN,
) -> Part:
    """Review the actions from `first` up to but excluding `end`; parts can be reviewed anywhere, in any order."""
    state = record.start()
    game = state.game
    for notation in record.actions[:first]:
        state.play(notation)
    effort = for_length(settings or review_settings(game), len(record.actions))
    judge = Judge(advised_as(level, game), load_chances(game, state.seats, level), effort, seed)
    before = judge.standing(state, viewer)
    curve = [before] if first == 0 else []
    luck: list[list[float]] = []
    decisions: list[Reviewed] = []
    for notation in record.actions[first:end]:
        action = game.parse(notation)
        past = state.clone()
        state.play(action)
        after = judge.standing(state, viewer)
        luck.append(luck_of(judge, past, action, after, viewer) if state.rng.counter != past.rng.counter else [])
        if viewer is None or past.seat == viewer:
            seat = past.seat or 0
            verdict = judge_decision(judge, past, action, before[seat])
            decisions.append(reviewed(judge, past, verdict, abs(after[seat] - before[seat])))
        curve.append(after)
        before = after
    return Part([[round(chance, DIGITS) for chance in row] for row in curve], luck, decisions, judge.playouts)


def luck_of(judge: Judge, before: State, action: Action, after: list[float], viewer: int | None) -> list[float]:
    """The value of the dice and cards after an action to each seat."""
    expected = judge.expected(before, viewer, action)
    if expected is None:
        return []
    return [round(came - hoped, DIGITS) for came, hoped in zip(after, expected, strict=True)]


def reviewed(judge: Judge, before: State, verdict: Verdict, swing: float) -> Reviewed:
    """A decision for the report, with its reasons if it could be worth showing."""
    assert before.seat is not None
    assert before.choice is not None
    mark, mattered = mark_of(verdict, swing)
    reasons: list[str | dict[str, Any]] = []
    if mark and mark != FORCED:
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
        mattered=round(mattered, DIGITS),
        reasons=reasons,
    )


def whole(record: Record, parts: list[Part], viewer: int | None, seed: int) -> Review:
    """The review of a game, from its parts in order."""
    state = record.replay()
    decisions = with_marks([one for part in parts for one in part.decisions])
    curve = with_judged([row for part in parts for row in part.curve], decisions)
    luck = [row for part in parts for row in part.luck]
    return Review(
        game=state.game.name,
        seats=state.seats,
        viewer=viewer,
        seed=seed,
        factions=factions_of(state, factions_of(record.start())),
        winners=list(state.outcome.winners) if state.outcome else [],
        curve=curve,
        luck=luck,
        decisions=decisions,
        skill=skill_of(decisions, state.seats) if viewer is None else [],
        fortune=[round(sum(row[seat] for row in luck if row), DIGITS) for seat in range(state.seats)],
        playouts=sum(part.playouts for part in parts),
    )


def with_judged(curve: list[list[float]], decisions: list[Reviewed]) -> list[list[float]]:
    """The curve with what the judged decisions showed: before a loss, the chance that the seat still had."""
    found = list(curve)
    for one in decisions:
        if one.loss:
            row = lifted(found[one.version], one.seat, one.best_chance)
            found[one.version] = [round(chance, DIGITS) for chance in row]
    return found


def with_marks(found: list[Reviewed]) -> list[Reviewed]:
    """The decisions with the marks to show, and reasons only for these."""
    marks = shown([(one.mark, one.mattered) for one in found], [one.seat for one in found])
    return [
        one if one.mark == mark else msgspec.structs.replace(one, mark=mark, reasons=[])
        for one, mark in zip(found, marks, strict=True)
    ]


def skill_of(decisions: list[Reviewed], seats: int) -> list[float]:
    """How much less each seat lost by its choices than the table's average; possible chance effects do not count."""
    lost = [sum(max(0.0, one.loss - one.error) for one in decisions if one.seat == seat) for seat in range(seats)]
    average = sum(lost) / seats
    return [round(average - own, DIGITS) for own in lost]
