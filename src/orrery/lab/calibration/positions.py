"""Positions of self-play for the fit of win chances, stored in chunks, so that a run resumes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from orrery.bots import HeuristicBot, bot
from orrery.bots.levels import Bot, searching, settings
from orrery.bots.settings import judging
from orrery.kernel import Game, Rng, State
from orrery.parts.content_game import ContentGame
from orrery.records import Record
from orrery.registry import game as find_game
from orrery.review.chances import ADMIRAL, CAPTAIN, PLAYED, result, scenario, side
from orrery.review.settings import review_settings
from orrery.review.worlds import settled

#: The number of random positions per game.
POSITIONS = 8
#: The error probabilities of captains, one for each game in turn: people make errors too. Test games have none.
NOISES = (0.0, 0.0, 0.05, 0.15)
#: Players like admirals where many games are needed: by their advice without search, and with a part of their effort.
ADVISED = "advised"
STAND_IN = "stand-in"
HASTE = 8
#: The number of games per file, and the number after which the next scenario and error probability follow.
CHUNK = 40
TURN = 8


class Positions(NamedTuple):
    """Data about each position: where it comes to rest if everybody follows the advice, as reviews judge it."""

    #: The number of the game, the decisions made so far, and the total.
    games: NDArray[np.int32]
    versions: NDArray[np.int32]
    lengths: NDArray[np.int32]
    #: The result, by seat.
    results: NDArray[np.float32]
    #: By seat: the features, the current evaluation, and the input of a learned value.
    features: NDArray[np.float32]
    evaluations: NDArray[np.float32]
    rows: NDArray[np.uint8]
    #: The scenario, and the side of each seat.
    scenarios: NDArray[np.str_]
    sides: NDArray[np.str_]


def players(game: Game[Any], level: str, seed: int, noise: float) -> Bot:
    """The player of all seats of a game."""
    if level == CAPTAIN:
        return HeuristicBot(game, seed, noise)
    own = settings(ADMIRAL, game)
    if level == ADVISED:
        return HeuristicBot(judging(game, own), seed, noise)
    if level != STAND_IN:
        return bot(level, game, seed)
    effort = {"iterations": max(1, own.iterations // HASTE), "worlds": max(1, own.worlds // HASTE)}
    return searching(game, seed, msgspec.structs.replace(own, **effort))


def played(game: Game[Any], seats: int, level: str, number: int, noise: float = 0.0) -> Record:
    """A game of these players; scenarios take turns."""
    source = Rng((seats << 40) | (len(level) << 32) | number)
    options = {
        option.name: option.choices[number // TURN % len(option.choices)]
        for option in game.options
        if option.name in PLAYED
    }
    seed = source.next() >> 1
    state: State = game.new(seats, seed, options)
    player, belief = players(game, level, source.next(), noise), Rng(source.next())
    actions: list[str] = []
    while state.seat is not None:
        # Advice reads no hidden information; a search does.
        world = state if level in (CAPTAIN, ADVISED) else state.determinize(state.seat, belief)
        action = player.choose(world, state.seat, None)
        actions.append(str(action))
        state.apply(action)
    return Record.of(state, seed, actions)


def positions_of(record: Record) -> tuple[list[State], State]:
    """Some positions of a game, in order, and its end."""
    source = Rng(record.seed)
    versions = {source.below(len(record.actions)) for _ in range(POSITIONS)}
    state = record.start()
    kept: list[State] = []
    for version, notation in enumerate(record.actions):
        if version in versions:
            kept.append(state.clone())
        state.play(notation)
    return kept, state


def described(record: Record, number: int) -> list[tuple[Any, ...]]:
    """Some positions of one game, as the fields of `Positions`."""
    kept, end = positions_of(record)
    game, seats, came = end.game, record.seats, result(end)
    sides = [side(end, seat) for seat in range(seats)]
    found: list[tuple[Any, ...]] = []
    quiescent = review_settings(game).quiescent
    for state in kept:
        settled(game, state, quiescent)
        if state.outcome is not None:
            continue
        every = range(seats)
        features = np.array([game.features(state, seat) for seat in every], np.float32)
        evaluations = np.array([game.evaluate(state, seat) for seat in every], np.float32)
        rows = (
            np.frombuffer(b"".join(bytes(game.judged(state, seat)) for seat in every), np.uint8).reshape(seats, -1)
            if isinstance(game, ContentGame) and reads_rows(game)
            else np.zeros((seats, 0), np.uint8)
        )
        found.append((number, state.version, end.version, came, features, evaluations, rows, scenario(end), sides))
    return found


def reads_rows(game: ContentGame[Any]) -> bool:
    """Whether a learned value of this game has something to read."""
    return game.judges[1] > 0


def stacked(found: list[tuple[Any, ...]]) -> dict[str, Any]:
    """The fields of positions, each as an array."""
    columns = zip(*found, strict=True)
    return {field: np.array(column) for field, column in zip(Positions._fields, columns, strict=True)}


def positions_in(records: list[Record]) -> Positions:
    """Some positions of recorded games."""
    return Positions(**stacked([row for number, record in enumerate(records) for row in described(record, number)]))


def play_chunks(name: str, seats: int, level: str, games: int, folder: Path) -> Iterator[int]:
    """Play the missing chunks in a folder; yields the number of games after each."""
    game: Game[Any] = find_game(name)
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, games, CHUNK):
        path = folder / f"{first:06d}.npz"
        if not path.exists():
            found: list[tuple[Any, ...]] = []
            for number in range(first, first + CHUNK):
                noise = NOISES[number // TURN % len(NOISES)]
                found += described(played(game, seats, level, number, noise), number)
            written = folder / f"{first:06d}.part.npz"
            np.savez_compressed(written, **stacked(found))
            os.replace(written, path)
        yield first + CHUNK


def load_positions(folder: Path, most: int = 1 << 30) -> Positions:
    """The positions of the games in a folder."""
    files = [np.load(path) for path in sorted(folder.glob("*.npz")) if ".part" not in path.name][:most]
    return Positions(*[np.concatenate([file[field] for file in files]) for field in Positions._fields])
