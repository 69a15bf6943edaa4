"""Positions of self-play for the fit of win chances, stored in chunks, so that a run resumes."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from orrery.bots import HeuristicBot, bot
from orrery.bots.levels import Bot
from orrery.kernel import Game, Rng, State
from orrery.parts.content_game import ContentGame
from orrery.registry import game as find_game
from orrery.review.chances import PLAYED, result, scenario, side

#: The number of random positions per game, and of worlds consistent with public knowledge for each.
POSITIONS = 8
WORLDS = 4
#: The error probabilities of captains, one for each game in turn: people make errors too. Test games have none.
NOISES = (0.0, 0.0, 0.05, 0.15)
#: One game in this many is held out for the test, and one for the calibration.
PARTS = 8
#: The number of games per file.
CHUNK = 40


class Positions(NamedTuple):
    """Data about each position. World 0 is the true one, the others are consistent with public knowledge."""

    #: The number of the game, the decisions made so far, and the total.
    games: NDArray[np.int32]
    versions: NDArray[np.int32]
    lengths: NDArray[np.int32]
    #: The result, by seat.
    results: NDArray[np.float32]
    #: By world and seat: the features, the current evaluation, and the input of a learned value.
    features: NDArray[np.float32]
    evaluations: NDArray[np.float32]
    rows: NDArray[np.uint8]
    #: The scenario, and the side of each seat.
    scenarios: NDArray[np.str_]
    sides: NDArray[np.str_]


def part_of(number: int) -> str:
    """The purpose of a game."""
    return {0: "test", 1: "calibrate"}.get(number % PARTS, "fit")


class Player:
    """Plays all seats of one game at a level; a captain errs with the game's probability."""

    def __init__(self, game: Game[Any], level: str, number: int, source: Rng) -> None:
        noise = 0.0 if part_of(number) == "test" else NOISES[(number // PARTS) % len(NOISES)]
        self.bot: Bot = (
            HeuristicBot(game, source.next(), noise) if level == "captain" else bot(level, game, source.next())
        )
        self.sees_all = level == "captain"
        self.belief = Rng(source.next())

    def play(self, state: State) -> None:
        """Make the pending decision."""
        assert state.seat is not None
        # A captain's advice reads no hidden information; a search does.
        world = state if self.sees_all else state.determinize(state.seat, self.belief)
        state.apply(self.bot.choose(world, state.seat, None))


def sampled(game: Game[Any], seats: int, level: str, number: int) -> tuple[list[State], State, Rng]:
    """Some positions of one game, its end, and the generator for questions about them."""
    source = Rng((seats << 40) | (len(level) << 32) | number)
    # Scenarios in turn within each part.
    options = {
        option.name: option.choices[number // PARTS % len(option.choices)]
        for option in game.options
        if option.name in PLAYED
    }
    state: State = game.new(seats, source.next(), options)
    player = Player(game, level, number, source)
    kept: list[State] = []
    met = 0
    while state.seat is not None:
        met += 1
        if len(kept) < POSITIONS:
            kept.append(state.clone())
        else:
            place = source.below(met)
            if place < POSITIONS:
                kept[place] = state.clone()
        player.play(state)
    return kept, state, source


def believed(game: Game[Any], state: State, source: Rng) -> list[State]:
    """Worlds consistent with public knowledge; none if a game hides nothing, because the true one is known."""
    return [state.determinize(None, source) for _ in range(WORLDS)] if has_secrets(game) else []


def play_game(game: Game[Any], seats: int, level: str, number: int) -> list[tuple[Any, ...]]:
    """Some positions of one game, as the fields of `Positions`."""
    kept, state, source = sampled(game, seats, level, number)
    came = result(state)
    sides = [side(state, seat) for seat in range(seats)]
    found: list[tuple[Any, ...]] = []
    for one in kept:
        worlds = [one, *believed(game, one, source)]
        every = [(world, seat) for world in worlds for seat in range(seats)]
        shape = (len(worlds), seats, -1)
        features = np.array([game.features(*here) for here in every], np.float32).reshape(shape)
        evaluations = np.array([game.evaluate(*here) for here in every], np.float32).reshape(shape[:2])
        rows = (
            np.frombuffer(b"".join(bytes(game.judged(*here)) for here in every), np.uint8).reshape(shape)
            if isinstance(game, ContentGame) and reads_rows(game)
            else np.zeros((len(worlds), seats, 0), np.uint8)
        )
        if part_of(number) == "fit":
            features, evaluations, rows = features[:1], evaluations[:1], rows[:1]
        found.append((number, one.version, state.version, came, features, evaluations, rows, scenario(state), sides))
    return found


def reads_rows(game: ContentGame[Any]) -> bool:
    """Whether a learned value of this game has something to read."""
    return game.judges[1] > 0


def has_secrets(game: Game[Any]) -> bool:
    """Whether a game hides anything."""
    return type(game).redraw is not Game.redraw


def play_chunks(name: str, seats: int, level: str, games: int, folder: Path) -> Iterator[int]:
    """Play the missing chunks in a folder; yields the number of games after each."""
    game: Game[Any] = find_game(name)
    folder.mkdir(parents=True, exist_ok=True)
    for first in range(0, games, CHUNK):
        for part in ("fit", "calibrate", "test"):
            path = folder / f"{part}-{first:06d}.npz"
            if path.exists():
                continue
            numbers = [number for number in range(first, first + CHUNK) if part_of(number) == part]
            found = [row for number in numbers for row in play_game(game, seats, level, number)]
            columns = list(zip(*found, strict=True))
            written = folder / f"{part}-{first:06d}.part.npz"
            arrays: dict[str, Any] = {
                field: np.array(column) for field, column in zip(Positions._fields, columns, strict=True)
            }
            np.savez_compressed(written, **arrays)
            os.replace(written, path)
        yield first + CHUNK


def load_positions(folder: Path, part: str, most: int = 1 << 30) -> Positions:
    """The positions of a part of the games in a folder."""
    files = [np.load(path) for path in sorted(folder.glob(f"{part}-*.npz")) if ".part" not in path.name][:most]
    return Positions(*[np.concatenate([file[field] for file in files]) for field in Positions._fields])
