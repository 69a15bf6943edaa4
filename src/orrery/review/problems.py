"""Problems: positions with one clearly best action, found by the machine in self-play and kept as data of the game.

`problems.jsonl.gz` in the package of a game says in its first line how it came about; the second holds the content that
the problems were found with, so that they stay what they are when the content of the game changes; each of the others
is a problem.
"""

from __future__ import annotations

import gzip
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from orrery.kernel import Game, State
from orrery.registry import EDITIONS
from orrery.registry import game as find_game

FILE: Final = "problems.jsonl.gz"
#: Easy: the advice finds it. Medium: a short search does. Hard: only a long one.
LEVELS: Final = (1, 2, 3)
#: The level of a problem that no longer holds: it keeps its place, because people's records name it.
WITHDRAWN: Final = 0


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
    #: The rules and the content by which all this is so.
    rules: str
    content: str


class Origin(msgspec.Struct, frozen=True):
    """How the problems of a game were found."""

    command: str
    #: How many games were searched, and how many positions of theirs were looked at.
    games: int
    looked: int


class Problems(msgspec.Struct, frozen=True):
    """The problems of a game; a problem is called by its place."""

    game: str
    origin: Origin
    #: The documents of each content that problems need, by its digest.
    contents: dict[str, dict[str, Any]]
    problems: list[Problem]

    def encode(self) -> bytes:
        """The bytes of the file; the same problems give the same bytes."""
        needed = {problem.content for problem in self.problems if problem.level != WITHDRAWN}
        contents = {digest: self.contents[digest] for digest in sorted(needed)}
        lines = [msgspec.json.encode(part) for part in (self.origin, contents, *self.problems)]
        return gzip.compress(b"\n".join(lines) + b"\n", 9, mtime=0)

    @staticmethod
    def decode(game: str, data: bytes) -> Problems:
        """The problems in the bytes of a file."""
        first, second, *rest = gzip.decompress(data).splitlines()
        return Problems(
            game,
            msgspec.json.decode(first, type=Origin),
            msgspec.json.decode(second, type=dict[str, dict[str, Any]]),
            [msgspec.json.decode(line, type=Problem) for line in rest],
        )

    @property
    def open(self) -> list[int]:
        """The places of the problems that hold."""
        return [place for place, problem in enumerate(self.problems) if problem.level != WITHDRAWN]

    def edition(self, problem: Problem) -> Game[Any]:
        """The game by the rules and the content of a problem; a ValueError if they are not at hand."""
        return EDITIONS.find(find_game(self.game), problem.rules, problem.content, self.contents.get(problem.content))

    def position(self, problem: Problem, game: Game[Any] | None = None) -> State:
        """The position of a problem, waiting for the decision; by another edition of the game, if one is given."""
        state: State = (game or self.edition(problem)).new(problem.seats, problem.seed, problem.options)
        for notation in problem.actions:
            state.play(notation)
        return state

    def daily(self, day: int) -> int:
        """The place of the problem of a day, counted in days: every problem comes up before one does again."""
        places = self.open
        count = len(places)
        # A step that shares no factor with the count passes through all of them.
        step = next(step for step in range(max(1, int(count * 0.618)), 2 * count + 2) if coprime(step, count))
        return places[day * step % count]


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
    """The problems of a game; None if it has none that can be played by the rules that are here."""
    package = package_of(find_game(name))
    # A game of somebody else's may be a single module.
    source = files(package).joinpath(FILE) if package else None
    if source is None or not source.is_file():
        return None
    found = playable(Problems.decode(name, source.read_bytes()))
    return found if found.open else None


def playable(found: Problems) -> Problems:
    """The same problems, without those whose rules are not at hand."""
    known: dict[tuple[str, str], bool] = {}
    for problem in found.problems:
        edition = problem.rules, problem.content
        if edition not in known:
            try:
                found.edition(problem)
                known[edition] = True
            except ValueError:
                known[edition] = False
    problems = [
        problem if known[problem.rules, problem.content] else msgspec.structs.replace(problem, level=WITHDRAWN)
        for problem in found.problems
    ]
    return msgspec.structs.replace(found, problems=problems)
