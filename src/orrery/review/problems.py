"""Problems: positions with one clearly best action, found automatically in self-play and stored with the game.

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
#: The level of a withdrawn problem: it keeps its index, because people's records refer to it.
WITHDRAWN: Final = 0


class Problem(msgspec.Struct, frozen=True):
    """A position and its solution."""

    level: int
    seats: int
    options: dict[str, bool | int | str]
    seed: int
    #: The actions played before, in notation.
    actions: list[str]
    #: The best action, the second best considered, and how much worse that is for the chance of winning.
    best: str
    next: str
    gain: float
    error: float
    #: The rules and the content it holds for.
    rules: str
    content: str


class Origin(msgspec.Struct, frozen=True):
    """How the problems of a game were found."""

    command: str
    #: The number of games searched, and of positions considered.
    games: int
    looked: int


class Problems(msgspec.Struct, frozen=True):
    """The problems of a game; a problem is identified by its index."""

    game: str
    origin: Origin
    #: The documents of each content that problems need, by digest.
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
        """The indices of the problems that hold."""
        return [place for place, problem in enumerate(self.problems) if problem.level != WITHDRAWN]

    def edition(self, problem: Problem) -> Game[Any]:
        """The game with the rules and the content of a problem; a ValueError if they are not available."""
        return EDITIONS.find(find_game(self.game), problem.rules, problem.content, self.contents.get(problem.content))

    def position(self, problem: Problem, game: Game[Any] | None = None) -> State:
        """The position of a problem, awaiting the decision; in another edition of the game, if one is given."""
        state: State = (game or self.edition(problem)).new(problem.seats, problem.seed, problem.options)
        for notation in problem.actions:
            state.play(notation)
        return state

    def daily(self, day: int) -> int:
        """The index of a day's problem: all problems come up before one is repeated."""
        places = self.open
        count = len(places)
        # A step coprime to the count visits all of them.
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
    """The problems of a game; None if it has none that can be played with the installed rules."""
    package = package_of(find_game(name))
    # An external game may be a single module.
    source = files(package).joinpath(FILE) if package else None
    if source is None or not source.is_file():
        return None
    found = playable(Problems.decode(name, source.read_bytes()))
    return found if found.open else None


def playable(found: Problems) -> Problems:
    """The problems whose rules are available."""
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
