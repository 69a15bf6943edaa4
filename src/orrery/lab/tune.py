"""Tuning: a game's weights improved by self-play, every step on record.

    python -m orrery.lab.tune expanse --rounds 40 --games 400 --record docs/tuning/expanse.jsonl

Each round changes all weights a little at random and lets the changed bot play the unchanged one, every deal twice with
seats exchanged. The change stays if it won so often that the 95 % interval lies above one half; a hopeless one is given
up early. The record says everything, so that the same command gives the same weights.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Mapping
from math import cos, log, pi, sqrt
from pathlib import Path
from typing import Any

import msgspec

from orrery.bots import bot
from orrery.kernel import Game, Rng, State
from orrery.lab.statistics import wilson
from orrery.registry import game as find_game


class Round(msgspec.Struct, frozen=True):
    """One round: what was tried, how it did, and whether it stayed."""

    number: int
    weights: dict[str, float]
    games: int
    wins: float
    kept: bool


def normal(rng: Rng) -> float:
    """A number from the standard normal distribution (Box and Muller)."""
    one, two = (rng.next() + 1) / (1 << 32), rng.next() / (1 << 32)
    return sqrt(-2 * log(one)) * cos(2 * pi * two)


def changed(weights: Mapping[str, float], step: float, rng: Rng) -> dict[str, float]:
    """The weights, each moved by about `step` times its size; those at zero by about `step`."""
    return {name: round(value + step * (abs(value) or 1.0) * normal(rng), 6) for name, value in weights.items()}


def worth(games: tuple[Game[Any], Game[Any]], level: str, seats: int, seed: int) -> float:
    """What the first of two evaluations makes of one deal, from 0 to 1: it takes every other seat.

    Both share the rules; a bot's advice and evaluation come from its own game.
    """
    state: State = games[0].new(seats, seed)
    players = [bot(level, games[seat % 2], (seed << 8) | seat) for seat in range(seats)]
    belief = Rng(seed)
    while state.seat is not None:
        seat = state.seat
        state.game = games[seat % 2]
        state.apply(players[seat].choose(state.determinize(seat, belief), seat, None))
    outcome = state.outcome
    assert outcome is not None
    if not outcome.winners:
        return 0.5
    return sum(seat % 2 == 0 for seat in outcome.winners) / len(outcome.winners)


def duel(one: Game[Any], other: Game[Any], level: str, games: int, seed: int) -> tuple[float, int]:
    """How many games the first wins of at most so many, and how many were played until that was clear."""
    seats = one.seat_counts[0]
    won = 0.0
    for deal in range(games // 2):
        number = (seed << 24) | deal
        won += worth((one, other), level, seats, number) + 1 - worth((other, one), level, seats, number)
        played = 2 * deal + 2
        low, high = wilson(won, played)
        if played >= 40 and (high < 0.5 or low > 0.5 + 0.02):
            return won, played
    return won, games // 2 * 2


def tune(game: Game[Any], level: str, rounds: int, games: int, step: float, seed: int) -> Iterator[Round]:
    """Rounds of change and test, from the game's own weights on; the last one kept has the result."""
    if not game.weights:
        raise ValueError(f"{game.name} has no weights to tune")
    best = game
    rng = Rng(seed)
    for number in range(rounds):
        weights = changed(best.weights, step, rng)
        rival = game.with_weights(weights)
        won, played = duel(rival, best, level, games, (seed << 16) | number)
        kept = wilson(won, played)[0] > 0.5
        if kept:
            best = rival
        yield Round(number, weights, played, won, kept)


def main() -> None:
    """Read the command line, tune, record."""
    about = "Tune a game's weights by self-play."
    parser = argparse.ArgumentParser(prog="python -m orrery.lab.tune", description=about)
    parser.add_argument("game")
    parser.add_argument("--level", default="captain", help="the bot that plays (captain)")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=400, help="at most, for each round")
    parser.add_argument("--step", type=float, default=0.2, help="how far weights move, as a part of themselves")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--record", required=True, help="a file for the record, one JSON line a round")
    given = parser.parse_args()
    try:
        game = find_game(given.game)
        weights = dict(game.weights)
        with Path(given.record).open("w", encoding="utf-8") as record:
            record.write(json.dumps(vars(given) | {"start": weights}) + "\n")
            for one in tune(game, given.level, given.rounds, given.games, given.step, given.seed):
                record.write(json.dumps(msgspec.to_builtins(one)) + "\n")
                record.flush()
                weights = one.weights if one.kept else weights
                print(f"round {one.number}: {one.wins:g} of {one.games}{', kept' if one.kept else ''}", flush=True)
    except (ValueError, OSError) as error:
        raise SystemExit(f"Error: {error}") from None
    print(json.dumps(weights, indent=1))


if __name__ == "__main__":
    main()
