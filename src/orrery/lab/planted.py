"""Whether a review finds mistakes that were planted in games between strong players.

    python -m orrery.lab.planted talon --games 60

plays games between admirals (`orrery.lab.planting`). In each, one decision is replaced by one that costs at least 0.15
by rollouts to the end of the game, and the game goes on from there. Then it is reviewed: the planted mistake should be
marked as costly, and few decisions elsewhere. Games and reviews are kept in two files: a stopped run goes on. With
`--again` the kept games are reviewed again first, by the present settings.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Any, Generic, TypeVar

import msgspec

from orrery.kernel import Game
from orrery.lab.planting import Planted, plant
from orrery.lab.statistics import wilson
from orrery.registry import game as find_game
from orrery.review import ReviewSettings, review
from orrery.review.chances import ADMIRAL
from orrery.review.marks import COSTLY
from orrery.review.report import Reviewed

#: Mistakes that cost at least this much are counted apart too.
LARGE = 0.2


class Tried(msgspec.Struct, frozen=True):
    """A game that was tried, its mistake, if one could be planted, and the processor seconds that took."""

    seed: int
    planted: Planted | None = None
    seconds: float = 0.0


class Looked(msgspec.Struct, frozen=True):
    """The review of a game with a mistake, and its processor seconds."""

    seed: int
    decisions: list[Reviewed]
    seconds: float = 0.0


class Found(msgspec.Struct, frozen=True):
    """The findings of reviews of such games."""

    games: int
    marked: int
    #: Decisions elsewhere, and how many of them were marked as costly.
    others: int
    false: int


Line = TypeVar("Line", Tried, Looked)


def tried(game: Game[Any], seats: int, seed: int, level: str) -> Tried:
    """Try to plant a mistake in a game."""
    begun = process_time()
    planted = plant(game, seats, seed, level)
    return Tried(seed, planted, round(process_time() - begun, 1))


def looked(seed: int, planted: Planted, settings: ReviewSettings | None = None, level: str = ADMIRAL) -> Looked:
    """Review a game with a planted mistake."""
    begun = process_time()
    found = review(planted.record, settings=settings, level=level)
    return Looked(seed, found.decisions, round(process_time() - begun, 1))


def look(planted: list[Planted], settings: ReviewSettings | None = None) -> Found:
    """The findings of reviews of games with planted mistakes."""
    return summed([count(one, looked(0, one, settings)) for one in planted])


def count(planted: Planted, seen: Looked) -> Found:
    """What a review found."""
    costly = [decision.version for decision in seen.decisions if decision.mark == COSTLY]
    marked = planted.version in costly
    return Found(1, int(marked), len(seen.decisions) - 1, len(costly) - marked)


def summed(found: list[Found]) -> Found:
    """The sum of all findings."""
    counts = [msgspec.structs.astuple(one) for one in found]
    return Found(*[sum(column) for column in zip(*counts, strict=True)]) if counts else Found(0, 0, 0, 0)


def told(planted: Planted, seen: Looked) -> str:
    """The findings of a review as one line."""
    here = seen.decisions[planted.version]
    found = count(planted, seen)
    return (
        f"game {seen.seed}: {here.choice}, cost {planted.cost:.2f} ± {planted.error:.2f}, review {here.loss:.2f} ± "
        f"{here.error:.2f} {here.mark or '-'}; {found.false} of {found.others} others costly; {seen.seconds:.0f} s"
    )


def share(found: Found) -> str:
    """How many mistakes were marked, with the 95 % interval."""
    low, high = wilson(found.marked, found.games)
    return f"{found.marked} of {found.games} ({low:.0%} to {high:.0%})"


class Kept(Generic[Line]):
    """What a file keeps, a line for each game."""

    def __init__(self, path: Path, kind: type[Line]) -> None:
        self.path = path
        lines = path.read_bytes().splitlines() if path.exists() else []
        self.lines: list[Line] = [msgspec.json.decode(line, type=kind) for line in lines]

    def add(self, line: Line) -> None:
        """Keep one more."""
        self.lines.append(line)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(line) + b"\n")


def main() -> None:
    """Read the command line, plant, review, print."""
    parser = argparse.ArgumentParser(
        prog="python -m orrery.lab.planted", description="Plant mistakes and look for them."
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1000, help="the first game's (1000)")
    parser.add_argument("--level", default=ADMIRAL)
    parser.add_argument("--folder", default="build/planted", help="where games are kept (build/planted)")
    parser.add_argument("--again", action="store_true", help="review the kept games again")
    given = parser.parse_args()
    game: Game[Any] = find_game(given.game)
    folder = Path(given.folder)
    folder.mkdir(parents=True, exist_ok=True)
    name = f"{given.game}-{given.seats}-{given.level}-{given.seed}"
    games = Kept(folder / f"{name}.jsonl", Tried)
    if given.again:
        (folder / f"{name}-reviews.jsonl").unlink(missing_ok=True)
    reviews = Kept(folder / f"{name}-reviews.jsonl", Looked)
    seen = {one.seed: one for one in reviews.lines}
    found: list[tuple[Planted, Looked]] = []
    number = 0
    while len(found) < given.games:
        if number == len(games.lines):
            games.add(tried(game, given.seats, given.seed + number, given.level))
        one = games.lines[number]
        number += 1
        if one.planted is None:
            print(f"game {one.seed}: no mistake could be planted", flush=True)
            continue
        if one.seed not in seen:
            reviews.add(looked(one.seed, one.planted, level=given.level))
            seen[one.seed] = reviews.lines[-1]
        found.append((one.planted, seen[one.seed]))
        print(told(*found[-1]), flush=True)
    every = summed([count(*one) for one in found])
    large = summed([count(*one) for one in found if one[0].cost >= LARGE])
    small = summed([count(*one) for one in found if one[0].cost < LARGE])
    print(
        f"{given.game}, {given.seats} seats: {share(every)} planted mistakes are marked, of those that cost {LARGE} or "
        f"more {share(large)}, of the others {share(small)}; {every.false} of {every.others} other decisions are "
        "called costly"
    )
    sys.exit(every.marked < 0.8 * every.games or every.false * 50 > every.others)


if __name__ == "__main__":
    main()
