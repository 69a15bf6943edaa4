"""Simulation: games between bots, the same results for the same seeds whatever the number of processes."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any

import msgspec

from orrery.bots import bot
from orrery.kernel import Rng, State
from orrery.registry import game


class Plan(msgspec.Struct, frozen=True):
    """What to play: a game, the bots that sit down at it, and how many games from which seed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, Any] = {}
    budget: float = 1.0

    def check(self) -> None:
        """Refuse a plan that cannot be played, before anything is started."""
        rules = game(self.game)
        for name in self.bots:
            bot(name, rules)
        rules.new(len(self.bots), 0, self.options)
        if self.games < 1:
            raise ValueError(f"at least one game must be played, not {self.games}")

    def seating(self, number: int) -> tuple[str, ...]:
        """Which bot sits where in a game: they move on by one seat each time."""
        shift = number % len(self.bots)
        return self.bots[-shift:] + self.bots[:-shift] if shift else self.bots


class GameResult(msgspec.Struct, frozen=True):
    """One game: who sat where, who won, and how long it took."""

    number: int
    seed: int
    seating: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[float, ...]
    reason: str
    decisions: int
    seconds: float
    digest: str


def play_one(plan: Plan, number: int) -> GameResult:
    """Play one game of a plan. It depends on the plan's seed and the game's number alone."""
    rules = game(plan.game)
    source = Rng((plan.seed << 32) | number)
    seed = source.next() | source.next() << 32
    seating = plan.seating(number)
    players = [bot(name, rules, source.next()) for name in seating]
    belief = Rng(source.next())
    state: State = rules.new(len(seating), seed, plan.options)
    started = time.perf_counter()
    decisions = 0
    while state.seat is not None:
        seat = state.seat
        # Random play needs to believe nothing; every other bot is shown only what its seat could know.
        seen = state if seating[seat] == "random" else state.determinize(seat, belief)
        state.apply(players[seat].choose(seen, seat, plan.budget))
        decisions += 1
    assert state.outcome is not None
    return GameResult(
        number,
        seed,
        seating,
        state.outcome.winners,
        state.outcome.scores,
        state.outcome.reason,
        decisions,
        time.perf_counter() - started,
        state.digest(),
    )


def play_some(plan: Plan, numbers: range) -> list[GameResult]:
    """Play several games of a plan: what one process is handed at a time."""
    return [play_one(plan, number) for number in numbers]


def simulate(plan: Plan, jobs: int = 1, chunk: int = 0) -> Iterator[list[GameResult]]:
    """Play all games of a plan in `jobs` processes; results come in handfuls, in no particular order."""
    plan.check()
    size = chunk or max(1, min(64, plan.games // (jobs * 4) or 1))
    pieces = iter(range(first, min(first + size, plan.games)) for first in range(0, plan.games, size))
    if jobs == 1:
        for piece in pieces:
            yield play_some(plan, piece)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        running: set[Future[list[GameResult]]] = set()
        while True:
            while len(running) < jobs * 2 and (numbers := next(pieces, None)) is not None:
                running.add(pool.submit(play_some, plan, numbers))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
