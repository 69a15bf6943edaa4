"""Perft: how many ways there are to play on for a number of decisions. A wrong rule changes a count."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from orrery.kernel import State
from orrery.registry import game


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` decisions from here; games that end sooner count once.

    >>> import orrery
    >>> perft(orrery.game("tictactoe").new(), 3)
    504
    """
    if depth == 0 or state.seat is None:
        return 1
    if depth == 1:
        return len(state.pending)
    total = 0
    for action in state.pending:
        twin = state.clone()
        twin.apply(action)
        total += perft(twin, depth - 1)
    return total


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """One entry of a perft file: how to reach a position, and its counts for depth 1, 2, ..."""

    game: str
    seed: int
    counts: list[int]
    seats: int | None = None
    options: dict[str, Any] = {}
    after: list[str] = []
    title: str = ""


def check_perft(path: str | os.PathLike[str]) -> int:
    """Compare every position of a perft file (TOML, `[[position]]`) with its counts; returns how many there were."""
    document = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    positions = msgspec.convert(document.get("position", []), list[Position])
    for number, position in enumerate(positions, 1):
        state: State = game(position.game).new(position.seats, position.seed, position.options)
        for notation in position.after:
            state.play(notation)
        counts = [perft(state, depth) for depth in range(1, len(position.counts) + 1)]
        if counts != position.counts:
            name = position.title or f"position {number}"
            raise AssertionError(f"{path}: {name} has counts {counts}, the file says {position.counts}")
    return len(positions)
