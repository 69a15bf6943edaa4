"""The conformance suite: what must hold for every game on the kernel, including third-party games."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec

from orrery.kernel import Action, Game, Rng, State
from orrery.testing.playing import LONGEST


@dataclass
class Report:
    """What a conformance run looked at."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    choices: dict[str, int] = field(default_factory=dict)
    outcomes: dict[str, int] = field(default_factory=dict)


def conformance(
    game: Game[Any],
    plays: int = 2,
    seed: int = 0,
    stride: int = 1,
    longest: int = LONGEST,
    tables: list[tuple[int, dict[str, Any]]] | None = None,
) -> Report:
    """Play random games for every seat count and option, and check the kernel's guarantees along the way.

    Every `stride`-th decision gets the expensive checks, every decision the cheap ones. `tables` limits the run to
    certain seat counts and options. Raises AssertionError with what to do to see the fault again.
    """
    check_vocabulary(game)
    report = Report()
    for seats, options in every_table(game) if tables is None else tables:
        for number in range(plays):
            case = Case(game, seats, options, seed + number)
            case.walk(report, stride, longest)
    return report


def every_table(game: Game[Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every seat count with the default options, and with each option changed to each of its values in turn."""
    for seats in game.seat_counts:
        yield seats, {}
        for option in game.options:
            values: list[Any] = [*option.choices]
            if isinstance(option.default, bool):
                values = [not option.default]
            elif isinstance(option.default, int):
                values = [option.low, option.high]
            for value in values:
                if value == option.default:
                    continue
                try:
                    game.blank(seats, {option.name: value}, Rng())
                except ValueError:
                    continue  # not a table that anybody can open
                yield seats, {option.name: value}


def check_vocabulary(game: Game[Any]) -> None:
    """Every action is an object, an integer and a line of notation."""
    for code in range(game.action_count):
        action = game.action(code)
        assert game.code(action) == code, f"{action!r} has another code than {code}"
        assert game.parse(str(action)) is action, f"{action!r} does not read back from its notation"


class Case:
    """One random game, and how to reproduce it."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.played: list[str] = []
        #: The fixed part of the view, once it is known.
        self.fixed = b""

    def fault(self, state: State, what: str) -> AssertionError:
        """An error that says how to reproduce it."""
        table = f"{self.game.name}.new(seats={self.seats}, seed={self.seed}, options={self.options})"
        where = f"at {state.choice}, decision {len(self.played)} of {table}"
        return AssertionError(f"{what}\n{where}\nplayed: {self.played}")

    def walk(self, report: Report, stride: int, longest: int) -> None:
        """Play one random game, checking at every decision."""
        state: State = self.game.new(self.seats, self.seed, self.options, log=True)
        shadow: State = self.game.new(self.seats, self.seed, self.options)
        chooser = Rng(self.seed + 1)
        while state.seat is not None:
            if len(self.played) >= longest:
                raise self.fault(state, f"no end after {longest} decisions")
            choice = state.choice or ""
            report.choices[choice] = report.choices.get(choice, 0) + 1
            self.check_cheaply(state, shadow)
            if len(self.played) % stride == 0:
                self.check_legality(state)
                self.check_copies(state)
                self.check_secrets(state, chooser)
            action = chooser.pick(state.pending)
            state.play(action)
            shadow.apply(action)
            self.played.append(action.notation)
        self.check_end(state)
        report.games += 1
        report.decisions += len(self.played)
        report.longest = max(report.longest, len(self.played))
        assert state.outcome is not None
        report.outcomes[state.outcome.reason] = report.outcomes.get(state.outcome.reason, 0) + 1

    def check_cheaply(self, state: State, shadow: State) -> None:
        """Same seed, same game, with and without a log; a well-formed list of options."""
        options = state.actions()
        if not options:
            raise self.fault(state, "nobody can do anything")
        if len({action.code for action in options}) != len(options):
            raise self.fault(state, "an action is offered twice")
        if state.seat is None or not 0 <= state.seat < state.seats:
            raise self.fault(state, f"there is no seat {state.seat}")
        if [action.code for action in shadow.pending] != [action.code for action in options]:
            raise self.fault(state, "the same seed and actions gave other options without a log")
        if len(self.played) % 8 == 0 and shadow.digest() != state.digest():
            raise self.fault(state, "the same seed and actions gave another state without a log")

    def check_legality(self, state: State) -> None:
        """`why_not(a) is None` exactly when `a in actions()`, over the whole vocabulary."""
        legal = {action.code for action in state.pending}
        before = state.digest()
        for action in self.game.vocabulary.actions:
            refusal = state.why_not(action)
            if (refusal is None) != (action.code in legal):
                offered = action.code in legal
                verdict = "is offered, but refused" if offered else "is not offered, but nothing forbids it"
                raise self.fault(state, f"{action} {verdict}: {refusal}")
            if refusal is not None and not (refusal.clause and refusal.reason):
                raise self.fault(state, f"{action} is refused without a clause and a reason")
        if state.digest() != before:
            raise self.fault(state, "asking why_not changed the state")

    def check_copies(self, state: State) -> None:
        """Clones are independent, dumps are restored bit for bit, and equal copies play on equally."""
        before = state.digest()
        document = json.loads(json.dumps(state.dump()))
        loaded = self.game.load(document)
        if loaded.digest() != before or [a.code for a in loaded.pending] != [a.code for a in state.pending]:
            raise self.fault(state, "dump and load gave another state")
        for action in state.pending:
            twin = state.clone()
            if twin.events is not None:
                raise self.fault(state, "a clone carries the log")
            self.apply(twin, action)
        if state.digest() != before:
            raise self.fault(state, "playing on a clone changed the original")
        twin = state.clone()
        self.apply(twin, state.pending[0])
        self.apply(loaded, state.pending[0])
        if twin.digest() != loaded.digest():
            raise self.fault(state, f"{state.pending[0]} led a clone and a loaded copy to different states")

    def apply(self, state: State, action: Action) -> None:
        """Apply a listed action; it must not fail."""
        try:
            state.apply(action)
        except Exception as error:
            self.played.append(action.notation)
            raise self.fault(state, f"{action} was offered and failed: {error!r}") from error

    def check_secrets(self, state: State, chooser: Rng) -> None:
        """Change everything a seat cannot know: what it sees, is offered and is told must stay the same bytes."""
        for seat in [*range(state.seats), None]:
            other = state.determinize(seat, chooser)
            view = encoded(state.view(seat))
            self.check_parts(state, seat)
            if encoded(other.view(seat)) != view:
                raise self.fault(state, f"the view of seat {seat} depends on what it cannot know")
            if (other.seat, other.choice) != (state.seat, state.choice):
                raise self.fault(state, f"who decides what depends on what seat {seat} cannot know")
            if state.seat == seat:
                if [action.code for action in other.pending] != [action.code for action in state.pending]:
                    raise self.fault(state, f"the options of seat {seat} depend on what it cannot know")
                self.check_told(state, other, chooser, seat)

    def check_parts(self, state: State, seat: int | None) -> None:
        """A view is its fixed part, which is the same throughout the game, and the rest."""
        fixed = self.game.fixed_view(state)
        whole = {**self.game.changing_view(state, seat), **fixed}
        if msgspec.to_builtins(whole) != msgspec.to_builtins(state.view(seat)):
            raise self.fault(state, f"the view of seat {seat} is not its fixed and its changing part together")
        self.fixed = self.fixed or encoded(fixed)
        if encoded(fixed) != self.fixed:
            raise self.fault(state, "the fixed part of the view has changed")

    def check_told(self, state: State, other: State, chooser: Rng, seat: int | None) -> None:
        """Two worlds that a seat cannot distinguish, the same action in both: what does the seat learn?

        Nothing, if the action can be taken back: otherwise undo would be a way to peek. And in any case it is told
        different things only if it also sees different things.
        """
        action = chooser.pick(state.pending)
        worlds = [state.clone(), other.clone()]
        for world in worlds:
            world.rng = Rng(1)
            world.events = []
            world.logged = True
            self.apply(world, action)
        one, two = worlds
        same_turn = (one.seat, one.choice) == (two.seat, two.choice)
        same_sight = same_turn and encoded(one.view(seat)) == encoded(two.view(seat))
        if one.undoable and two.undoable and not same_sight:
            raise self.fault(state, f"{action} can be taken back, but shows seat {seat} what it cannot know")
        if same_sight and one.events_for(seat) != two.events_for(seat):
            told = f"{one.events_for(seat)} or {two.events_for(seat)}"
            raise self.fault(state, f"after {action} seat {seat} is told what it cannot know: {told}")

    def check_end(self, state: State) -> None:
        """A finished game has an outcome, refuses everything, and still dumps and loads."""
        outcome = state.outcome
        if outcome is None or len(outcome.scores) != state.seats:
            raise self.fault(state, f"the end needs a score for every seat: {outcome}")
        if any(winner not in range(state.seats) for winner in outcome.winners):
            raise self.fault(state, f"there is no such winner: {outcome}")
        if state.actions() or state.why_not(0) is None:
            raise self.fault(state, "something is still possible after the end")
        if self.game.load(json.loads(json.dumps(state.dump()))).digest() != state.digest():
            raise self.fault(state, "dump and load of the finished game gave another state")
        for seat in [*range(state.seats), None]:
            encoded(state.view(seat))
            state.events_for(seat)


def encoded(view: Any) -> bytes:
    """A view as bytes, which also proves that it is JSON-able."""
    return msgspec.json.encode(view)
