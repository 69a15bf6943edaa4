"""The course of one game between bots. Compiled, because the laboratory plays millions of decisions."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from orrery.kernel import Action, Game, Rng, State

#: A curve has fewer points than this.
POINTS: Final = 24
#: How many of a seat's first decisions are its opening.
OPENING: Final = 3
#: The stride of a game that counts no points on the way: it has no curve.
NEVER: Final = 1 << 30

#: What is recorded of each decision: its number, the seat, the choice, the number of options, the action, the seconds.
Note = Callable[[int, int, str, int, Action, float], None]


class Curve:
    """The points of all seats sampled along a game; when there are too many samples, every other one is dropped."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.points: list[tuple[float, ...]] = []
        self.stride: int = NEVER if type(game).score is Game.score else 1

    def follow(self, state: State, decisions: int) -> None:
        """Take a sample if it is time for one."""
        if self.stride == NEVER or decisions % self.stride:
            return
        if len(self.points) == POINTS:
            del self.points[1::2]
            self.stride *= 2
            if decisions % self.stride:
                return
        self.points.append(tuple([float(self.game.score(state, seat)) for seat in range(state.seats)]))


class SeatLog:
    """What one seat did in a game."""

    def __init__(self) -> None:
        self.moves: int = 0
        self.think: float = 0.0
        self.slowest: float = 0.0
        self.opening: list[str] = []
        self.used: set[int] = set()
        self.things: set[str] = set()

    def add(self, action: Action, thing: str, seconds: float) -> None:
        """Note one decision; of an action with a thing, the thing counts."""
        self.think += seconds
        if seconds > self.slowest:
            self.slowest = seconds
        if self.moves < OPENING:
            self.opening.append(f"{action.notation.split(' ')[0]} {thing}" if thing else action.notation)
        if thing:
            self.things.add(thing)
        else:
            self.used.add(action.code)
        self.moves += 1


class Course:
    """A game from its first decision to its end: what every seat did, which choices were asked, and the curve."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.names_things: bool = type(game).thing is not Game.thing
        self.seats = [SeatLog() for _ in range(seats)]
        self.choices: dict[str, int] = {}
        self.curve = Curve(game)
        self.decisions: int = 0

    def play(
        self,
        state: State,
        players: list[Any],
        knowing: list[bool],
        belief: Rng,
        budget: float | None,
        note: Note | None,
    ) -> None:
        """Let the players play to the end; an omniscient one sees the state itself, all others what they may know."""
        # Processor time, so that other processes on a busy machine do not count.
        clock = time.thread_time
        choices = self.choices
        while state.seat is not None:
            seat = state.seat
            self.curve.follow(state, self.decisions)
            name = type(state.stack[-1]).__name__
            choices[name] = choices.get(name, 0) + 1
            seen = state if knowing[seat] else state.determinize(seat, belief)
            before: float = clock()
            action: Action = players[seat].choose(seen, seat, budget)
            seconds = clock() - before
            thing: str = self.game.thing(state, action) if self.names_things else ""
            self.seats[seat].add(action, thing, seconds)
            if note is not None:
                note(self.decisions, seat, name, len(state.pending), action, seconds)
            state.apply(action)
            self.decisions += 1
