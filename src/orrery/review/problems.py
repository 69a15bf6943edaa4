"""Problems: positions with one clearly best action, found by the machine in self-play and kept as data of the game.

`problems.jsonl.gz` in the package of a game says in its first line how it came about; each of the others is a problem.
"""

from __future__ import annotations

import gzip
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from orrery.kernel import Game, State
from orrery.registry import game as find_game

FILE: Final = "problems.jsonl.gz"
#: Easy: the advice finds it. Medium: a short search does. Hard: only a long one.
LEVELS: Final = (1, 2, 3)


class Problem(msgspec.Struct, frozen=True):
    """A position and its solution."""

    level: int
    seats: int
    options: dict[str, bool | int | str]
    seed: int
    #: What was played before, in notation.
    actions: list[str]
    #: The best action, the next one that was looked at, and how much worse that is for the chance of winning.
    best: str
    next: str
    gain: float
    error: float

    def position(self, name: str) -> State:
        """The position, waiting for the decision."""
        state: State = find_game(name).new(self.seats, self.seed, self.options)
        for notation in self.actions:
            state.play(notation)
        return state


class Origin(msgspec.Struct, frozen=True):
    """How the problems of a game were found."""

    command: str
    rules: str
    content: str
    #: How many positions were looked at.
    looked: int


class Problems(msgspec.Struct, frozen=True):
    """The problems of a game; a problem is called by its place."""

    origin: Origin
    problems: list[Problem]

    def encode(self) -> bytes:
        """The bytes of the file; the same problems give the same bytes."""
        lines = [msgspec.json.encode(self.origin), *map(msgspec.json.encode, self.problems)]
        return gzip.compress(b"\n".join(lines) + b"\n", 9, mtime=0)

    @staticmethod
    def decode(data: bytes) -> Problems:
        """The problems in the bytes of a file."""
        first, *rest = gzip.decompress(data).splitlines()
        problems = [msgspec.json.decode(line, type=Problem) for line in rest]
        return Problems(msgspec.json.decode(first, type=Origin), problems)

    def daily(self, day: int) -> int:
        """The place of the problem of a day, counted in days: every problem comes up before one does again."""
        count = len(self.problems)
        # A step that shares no factor with the count passes through all of them.
        step = next(step for step in range(max(1, int(count * 0.618)), 2 * count + 2) if coprime(step, count))
        return day * step % count


def coprime(one: int, other: int) -> bool:
    """Whether two numbers share no factor but 1."""
    while other:
        one, other = other, one % other
    return one == 1


def package_of(game: Game[Any]) -> str:
    """The package of a game."""
    return type(game).__module__.rpartition(".")[0]


@cache
def problems_of(name: str) -> Problems | None:
    """The problems of a game under its present rules; None if it has none."""
    game = find_game(name)
    package = package_of(game)
    # A game of somebody else's may be a single module.
    source = files(package).joinpath(FILE) if package else None
    if source is None or not source.is_file():
        return None
    found = Problems.decode(source.read_bytes())
    return found if found.problems and found.origin.content == game.content_digest else None
