"""Golden records: whole games whose every replay must end in the same digest."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from orrery.kernel import Game, State
from orrery.records import Record
from orrery.testing.playing import random_game


def check_golden(path: str | os.PathLike[str]) -> State:
    """Replay a golden record; a ValueError names the file if it no longer replays to its digest."""
    try:
        return Record.read(path).replay()
    except ValueError as error:
        raise ValueError(f"{path}: {error}") from error


def make_golden(
    game: Game[Any],
    path: str | os.PathLike[str],
    seats: int | None = None,
    seed: int = 0,
    options: dict[str, Any] | None = None,
) -> Record:
    """Record a random game as a new golden file."""
    state, actions = random_game(game, seats, seed, options)
    record = Record.of(state, seed, actions)
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    record.save(path)
    return record
