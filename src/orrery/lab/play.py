"""Playing one game between bots, and its result."""

from __future__ import annotations

import time
from collections import Counter
from typing import Annotated

import msgspec

from orrery.bots import bot
from orrery.kernel import Action, Rng, State
from orrery.lab.course import Course
from orrery.lab.plan import Plan
from orrery.records import factions_of

# Annotations name the Arrow type that a number is stored as, where it is not int64.
Seat = Annotated[int, "int8"]
Count = Annotated[int, "int32"]
Seed = Annotated[int, "uint64"]


class Decision(msgspec.Struct, frozen=True):
    """One decision of one game: a row of decisions.parquet."""

    number: int
    index: Count
    seat: Seat
    bot: str
    choice: str
    options: Count
    code: Count
    action: str
    seconds: float


class GameResult(msgspec.Struct, frozen=True):
    """A game, as a row of games.parquet: who sat where, who won, and how it went. Lists are by seat."""

    number: int
    table: Count
    seed: Seed
    seating: tuple[str, ...]
    factions: tuple[str, ...]
    #: The seat of the first decision.
    first: Seat
    winners: tuple[Seat, ...]
    scores: tuple[float, ...]
    reason: str
    decisions: Count
    digest: str
    #: The number of decisions of each seat, their total seconds, and the longest.
    moves: tuple[Count, ...]
    think: tuple[float, ...]
    slowest: tuple[float, ...]
    seconds: float
    #: Each seat's first actions, the codes of all its actions, and the cards and ships it used, by the
    #: keys of their names: an action that only names a place counts as the card there.
    openings: tuple[str, ...]
    used: tuple[tuple[Count, ...], ...]
    things: tuple[tuple[str, ...], ...]
    #: The points of each seat so far, every this many decisions.
    stride: Count
    curve: tuple[tuple[float, ...], ...]
    #: How often each kind of decision came up; if events are counted, how often each kind of frame was entered
    #: (including forced decisions and automatic steps) and each kind of event happened.
    choices: dict[str, Count]
    events: dict[str, Count]
    frames: dict[str, Count]

    def timeless(self) -> GameResult:
        """The same without measured times."""
        nothing = (0.0,) * len(self.seating)
        return msgspec.structs.replace(self, think=nothing, slowest=nothing, seconds=0.0)


def ships_led(state: State) -> list[set[str]]:
    """The classes of ships that each seat led, if units have classes, by the keys of their names."""
    led: list[set[str]] = [set() for _ in range(state.seats)]
    for unit in state.view(None).get("units", ()):
        if isinstance(unit, dict) and "class" in unit and "seat" in unit:
            led[unit["seat"]].add(f"class-{unit['class']}")
    return led


def play_one(plan: Plan, number: int) -> tuple[GameResult, list[Decision]]:
    """Play one game of a plan. It depends on the plan and the game's number alone."""
    rules = plan.rules()
    source = Rng((plan.seed << 32) | number)
    seed = source.next() | source.next() << 32
    seating = plan.seating(number)
    players = [bot(name, rules, source.next()) for name in seating]
    belief = Rng(source.next())
    state: State = rules.new(len(seating), seed, plan.options, log=plan.events)
    first = state.seat or 0
    dealt = factions_of(state)
    kept: list[Decision] = []

    def note(index: int, seat: int, choice: str, options: int, action: Action, seconds: float) -> None:
        code, text = action.code, action.notation
        kept.append(Decision(number, index, seat, seating[seat], choice, options, code, text, seconds))

    course = Course(rules, len(seating))
    # A random bot needs no sampled state; all others get only what their seat may know.
    knowing = [name == "random" for name in seating]
    started = time.perf_counter()
    course.play(state, players, knowing, belief, plan.budget, note if plan.decisions else None)
    seats, curve = course.seats, course.curve
    outcome = state.outcome
    assert outcome is not None
    result = GameResult(
        number=number,
        table=plan.table(number),
        seed=seed,
        seating=seating,
        factions=tuple(factions_of(state, dealt)),
        first=first,
        winners=outcome.winners,
        scores=tuple(float(score) for score in outcome.scores),
        reason=outcome.reason,
        decisions=course.decisions,
        digest=state.digest(),
        moves=tuple(log.moves for log in seats),
        think=tuple(log.think for log in seats),
        slowest=tuple(log.slowest for log in seats),
        seconds=time.perf_counter() - started,
        openings=tuple("; ".join(log.opening) for log in seats),
        used=tuple(tuple(sorted(log.used)) for log in seats),
        things=tuple(tuple(sorted({*log.things, *led})) for log, led in zip(seats, ships_led(state), strict=True)),
        stride=curve.stride,
        curve=tuple(curve.points),
        choices=course.choices,
        events=dict(Counter(type(event).__name__ for event in state.events or ())),
        frames=state.entered or {},
    )
    return result, kept


Handful = tuple[list[GameResult], list[Decision]]


def play_some(plan: Plan, numbers: range) -> Handful:
    """Play a chunk of a plan."""
    results: list[GameResult] = []
    decisions: list[Decision] = []
    for number in numbers:
        result, kept = play_one(plan, number)
        results.append(result)
        decisions += kept
    return results, decisions
