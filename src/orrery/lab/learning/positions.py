"""Positions from self-play: the inputs of the learned value, and who won. Chunks are stored, so that a run resumes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orrery.bots import HeuristicBot, bot
from orrery.bots.levels import searches
from orrery.kernel import Action, Rng, State
from orrery.lab.learning.recipe import Recipe
from orrery.parts.content_game import ContentGame

#: The number of games per file.
CHUNK = 50


#: Of one row: the game, the seat, its result and the current evaluation.
Fact = tuple[int, int, float, float]


class Positions(NamedTuple):
    """Rows of bytes; for each the game, the seat, whether it won (a share if several did), the current evaluation."""

    rows: NDArray[np.uint8]
    games: NDArray[np.int32]
    seats: NDArray[np.int8]
    results: NDArray[np.float32]
    evaluations: NDArray[np.float32]


def chosen_of(positions: Positions, chosen: NDArray[np.bool_]) -> Positions:
    """Some of the positions."""
    return Positions(
        positions.rows[chosen],
        positions.games[chosen],
        positions.seats[chosen],
        positions.results[chosen],
        positions.evaluations[chosen],
    )


class Player:
    """A player of a level, with random errors."""

    def __init__(self, game: ContentGame[Any], level: str, seed: int, noise: float) -> None:
        self.searcher = bot(level, game, seed) if searches(level) else None
        self.adviser = HeuristicBot(game, seed, noise)
        self.rng = Rng(seed)
        self.noise = int(noise * 1000)

    def choose(self, state: State, seat: int) -> Action:
        """Its action, or any."""
        if self.searcher is None:
            return self.adviser.choose(state, seat)
        if self.rng.below(1000) < self.noise:
            return self.rng.pick(state.pending)
        return self.searcher.choose(state.determinize(seat, self.rng), seat, None)


def advised(game: ContentGame[Any], recipe: Recipe, source: Rng) -> ContentGame[Any]:
    """The game with the advice that one of the players follows."""
    return game.with_advice(source.pick(list(recipe.advices))) if recipe.advices else game


def play_game(game: ContentGame[Any], recipe: Recipe, number: int) -> tuple[list[bytes], list[Fact]]:
    """The positions of one game between players of a level with errors, in every seat's view."""
    source = Rng((recipe.seed << 32) | number)
    state: State = game.new(recipe.seats, source.next(), recipe.options)
    noise = recipe.noises[source.below(len(recipe.noises))]
    players = [Player(advised(game, recipe, source), recipe.level, source.next(), noise) for _ in range(recipe.seats)]
    plain = game.with_nets({})
    rows: list[bytes] = []
    facts: list[tuple[int, float]] = []
    met = source.below(recipe.every)
    while state.seat is not None:
        if not recipe.at or state.choice in recipe.at:
            met += 1
            if met % recipe.every == 0:
                for seat in range(recipe.seats):
                    rows.append(bytes(game.judged(state, seat)))
                    facts.append((seat, plain.evaluate(state, seat)))
        state.apply(players[state.seat].choose(state, state.seat))
    assert state.outcome is not None
    winners = state.outcome.winners
    shares = [1.0 / len(winners) if seat in winners else 0.0 for seat in range(recipe.seats)]
    if not winners:
        shares = [1.0 / recipe.seats] * recipe.seats
    return rows, [(number, seat, shares[seat], worth) for seat, worth in facts]


def play_chunks(game: ContentGame[Any], recipe: Recipe, folder: Path) -> Iterator[int]:
    """Play the missing chunks in a folder; yields the number of games after each."""
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, recipe.games, CHUNK):
        path = folder / f"{first:06d}.npz"
        if not path.exists():
            rows: list[bytes] = []
            facts: list[Fact] = []
            for number in range(first, min(first + CHUNK, recipe.games)):
                more, about = play_game(game, recipe, number)
                rows += more
                facts += about
            columns = list(zip(*facts, strict=True))
            written = folder / f"{first:06d}.part.npz"
            np.savez_compressed(
                written,
                rows=np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1),
                games=np.array(columns[0], np.int32),
                seats=np.array(columns[1], np.int8),
                results=np.array(columns[2], np.float32),
                evaluations=np.array(columns[3], np.float32),
            )
            os.replace(written, path)
        yield min(first + CHUNK, recipe.games)


def load_positions(recipe: Recipe, folder: Path) -> Positions:
    """The positions of all chunks of a recipe."""
    files = [np.load(folder / f"{first:06d}.npz") for first in range(0, recipe.games, CHUNK)]
    return Positions(*[np.concatenate([file[name] for file in files]) for name in Positions._fields])
