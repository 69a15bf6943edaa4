"""One game between bots, and what is worth keeping of it."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec

from orrery.bots import bot
from orrery.kernel import Game, Rng, State
from orrery.lab.plan import Plan

#: A curve has fewer points than this.
POINTS = 24
#: How many of a seat's first decisions are its opening.
OPENING = 3


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
    """One game, a row of games.parquet: who sat where, who won, and how it went. Lists are by seat."""

    number: int
    table: Count
    seed: Seed
    seating: tuple[str, ...]
    factions: tuple[str, ...]
    #: Who made the first decision.
    first: Seat
    winners: tuple[Seat, ...]
    scores: tuple[float, ...]
    reason: str
    decisions: Count
    digest: str
    #: How many decisions each seat made, the seconds it took for them, and the longest.
    moves: tuple[Count, ...]
    think: tuple[float, ...]
    slowest: tuple[float, ...]
    seconds: float
    #: Each seat's first actions, and the codes of all the actions it used.
    openings: tuple[str, ...]
    used: tuple[tuple[Count, ...], ...]
    #: Every so many decisions, the points of each seat so far.
    stride: Count
    curve: tuple[tuple[float, ...], ...]
    #: How often each kind of decision was asked; where events are counted, how often each kind of frame was entered
    #: (decisions with a single answer and steps that run by themselves included) and each kind of event happened.
    choices: dict[str, Count]
    events: dict[str, Count]
    frames: dict[str, Count]

    def timeless(self) -> GameResult:
        """The same without what a clock measured."""
        nothing = (0.0,) * len(self.seating)
        return msgspec.structs.replace(self, think=nothing, slowest=nothing, seconds=0.0)


class Curve:
    """The points of all seats along a game of unknown length: when there are too many, every other one goes."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.points: list[tuple[float, ...]] = []
        # A game that counts no points on the way has no curve.
        self.stride = 1 << 30 if type(game).score is Game.score else 1

    def follow(self, state: State, decisions: int) -> None:
        """Take a sample if it is time for one."""
        if decisions % self.stride or self.stride == 1 << 30:
            return
        if len(self.points) == POINTS:
            del self.points[1::2]
            self.stride *= 2
            if decisions % self.stride:
                return
        self.points.append(tuple([float(self.game.score(state, seat)) for seat in range(state.seats)]))


def play_one(plan: Plan, number: int) -> tuple[GameResult, list[Decision]]:
    """Play one game of a plan. It depends on the plan and the game's number alone."""
    rules = plan.rules()
    source = Rng((plan.seed << 32) | number)
    seed = source.next() | source.next() << 32
    seating = plan.seating(number)
    players = [bot(name, rules, source.next()) for name in seating]
    belief = Rng(source.next())
    state: State = rules.new(len(seating), seed, plan.options, log=plan.events)
    seats = range(len(seating))
    first = state.seat or 0
    moves = [0 for _ in seats]
    think = [0.0 for _ in seats]
    slowest = [0.0 for _ in seats]
    openings: list[list[str]] = [[] for _ in seats]
    used: list[set[int]] = [set() for _ in seats]
    choices: dict[str, int] = {}
    kept: list[Decision] = []
    curve = Curve(rules)
    decisions = 0
    # What a bot thinks is counted in processor time, so that games beside it on a busy machine do not count.
    clock = time.thread_time
    started = time.perf_counter()
    while state.seat is not None:
        seat = state.seat
        curve.follow(state, decisions)
        name = type(state.stack[-1]).__name__
        choices[name] = choices.get(name, 0) + 1
        # Random play needs to believe nothing; every other bot is shown only what its seat could know.
        seen = state if seating[seat] == "random" else state.determinize(seat, belief)
        before = clock()
        action = players[seat].choose(seen, seat, plan.budget)
        taken = clock() - before
        think[seat] += taken
        if taken > slowest[seat]:
            slowest[seat] = taken
        if moves[seat] < OPENING:
            openings[seat].append(action.notation)
        used[seat].add(action.code)
        moves[seat] += 1
        if plan.decisions:
            options = len(state.pending)
            kept.append(
                Decision(
                    number, decisions, seat, seating[seat], name, options, action.code, action.notation, taken
                )
            )
        state.apply(action)
        decisions += 1
    outcome = state.outcome
    assert outcome is not None
    events: dict[str, int] = {}
    for event in state.events or ():
        kind = type(event).__name__
        events[kind] = events.get(kind, 0) + 1
    result = GameResult(
        number=number,
        table=plan.table(number),
        seed=seed,
        seating=seating,
        factions=tuple(rules.faction(state, seat) for seat in seats),
        first=first,
        winners=outcome.winners,
        scores=tuple(float(score) for score in outcome.scores),
        reason=outcome.reason,
        decisions=decisions,
        digest=state.digest(),
        moves=tuple(moves),
        think=tuple(think),
        slowest=tuple(slowest),
        seconds=time.perf_counter() - started,
        openings=tuple("; ".join(opening) for opening in openings),
        used=tuple(tuple(sorted(codes)) for codes in used),
        stride=curve.stride,
        curve=tuple(curve.points),
        choices=choices,
        events=events,
        frames=state.entered or {},
    )
    return result, kept


Handful = tuple[list[GameResult], list[Decision]]


def play_some(plan: Plan, numbers: range) -> Handful:
    """Play several games of a plan: what one worker is handed at a time."""
    results: list[GameResult] = []
    decisions: list[Decision] = []
    for number in numbers:
        result, kept = play_one(plan, number)
        results.append(result)
        decisions += kept
    return results, decisions
