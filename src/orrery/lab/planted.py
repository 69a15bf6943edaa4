"""Whether a review finds mistakes that were planted in games between strong players.

    python -m orrery.lab.planted talon --games 60

plays games between admirals. In each, one decision is replaced by one that costs at least 0.15 by rollouts to the end
of the game, and the game goes on from there. Then it is reviewed: the planted mistake should be marked as costly, and
few decisions elsewhere. What was looked at is kept in a folder: a stopped run goes on. With `--again` the kept games
are reviewed again first, by the present settings.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from orrery.bots import bot
from orrery.bots.levels import Bot
from orrery.kernel import Action, Game, Rng, State
from orrery.lab.long_rollouts import long_rollouts
from orrery.lab.statistics import wilson
from orrery.records import Record
from orrery.registry import game as find_game
from orrery.review import ReviewSettings, review
from orrery.review.marks import COSTLY
from orrery.review.report import Reviewed
from orrery.review.worlds import gain

#: The minimum cost of a planted mistake.
COST = 0.15
#: The worlds of the first looks, and the minimum estimate in each to go on.
LOOKS = ((5, 0.1), (16, 0.2))
#: The worlds of the measurement: as many as this at a time, until the cost is clearly above or below the minimum.
BATCH, MOST = 80, 640
CLEAR = 2.0
#: The number of decisions tried per game.
TRIES = 150


class Planted(msgspec.Struct, frozen=True):
    """A game with a mistake in it."""

    record: Record
    #: The position of the mistake, its cost and the standard error.
    version: int
    cost: float
    error: float


class Found(msgspec.Struct, frozen=True):
    """The findings of reviews of such games."""

    games: int
    marked: int
    #: Decisions elsewhere, and how many of them were marked as costly.
    others: int
    false: int


def play_on(state: State, player: Bot, belief: Rng, actions: list[str]) -> None:
    """Play to the end, each seat by what it may know."""
    while state.seat is not None:
        action = player.choose(state.determinize(state.seat, belief), state.seat, None)
        actions.append(str(action))
        state.apply(action)


def plant(game: Game[Any], seats: int, seed: int, level: str = "admiral") -> Planted | None:
    """A game with a planted mistake; None if no decision tried can be made bad enough."""
    source = Rng(seed)
    options = scenario_options(game, seed)
    start: State = game.new(seats, seed, options)
    player, belief = bot(level, game, source.next()), Rng(source.next())
    actions: list[str] = []
    state = start.clone()
    play_on(state, player, belief, actions)
    for _ in range(TRIES):
        version = source.below(len(actions))
        state = start.clone()
        for notation in actions[:version]:
            state.play(notation)
        chosen = game.parse(actions[version])
        found = mistake(state, chosen, source)
        if found is not None:
            action, cost, error = found
            kept = [*actions[:version], str(action)]
            state.apply(action)
            play_on(state, bot(level, game, source.next()), belief, kept)
            return Planted(Record.of(state, seed, kept), version, cost, error)
    return None


def mistake(state: State, chosen: Action, rng: Rng) -> tuple[Action, float, float] | None:
    """An action that costs enough relative to the chosen one, with its cost and standard error."""
    others = [action for action in state.pending if action is not chosen]
    if not others:
        return None
    action = rng.pick(others)
    for worlds, promising in LOOKS:
        values = long_rollouts(state, [chosen, action], worlds, rng)
        if gain(values[0], values[1])[0] < promising:
            return None
    cost, error = measured(state, chosen, action, rng)
    return (action, cost, error) if cost >= COST else None


def measured(state: State, better: Action, worse: Action, rng: Rng) -> tuple[float, float]:
    """The cost of an action and its standard error.

    In few worlds the worst of many actions looks worse than it is; so worlds are added until the cost is clear.
    """
    values: list[list[float]] = [[], []]
    cost = error = 0.0
    for _ in range(MOST // BATCH):
        for column, more in zip(values, long_rollouts(state, [better, worse], BATCH, rng), strict=True):
            column += more
        cost, error = gain(values[0], values[1])
        if abs(cost - COST) >= CLEAR * error:
            break
    return cost, error


def scenario_options(game: Game[Any], number: int) -> dict[str, str]:
    """The scenarios of a game in turn, if it has some."""
    scenarios = [option.choices for option in game.options if option.name == "scenario"]
    return {"scenario": str(scenarios[0][number % len(scenarios[0])])} if scenarios else {}


class Looked(msgspec.Struct, frozen=True):
    """A game that was tried: its mistake, if one could be planted, the review's findings, and their CPU seconds."""

    seed: int
    planted: Planted | None = None
    decisions: list[Reviewed] = []
    seconds: float = 0.0

    def count(self) -> Found:
        """What the review found."""
        if self.planted is None:
            return Found(0, 0, 0, 0)
        costly = [decision.version for decision in self.decisions if decision.mark == COSTLY]
        marked = self.planted.version in costly
        return Found(1, int(marked), len(self.decisions) - 1, len(costly) - marked)

    def told(self) -> str:
        """The findings as one line."""
        if self.planted is None:
            return f"game {self.seed}: no mistake could be planted"
        here = self.decisions[self.planted.version]
        found = self.count()
        return (
            f"game {self.seed}: cost {self.planted.cost:.2f} ± {self.planted.error:.2f}, review {here.loss:.2f} ± "
            f"{here.error:.2f} {here.mark or '-'}; {found.false} of {found.others} others costly; {self.seconds:.0f} s"
        )


def looked(seed: int, planted: Planted | None, settings: ReviewSettings | None = None) -> Looked:
    """Review a game with a planted mistake."""
    if planted is None:
        return Looked(seed)
    begun = process_time()
    found = review(planted.record, settings=settings)
    return Looked(seed, planted, found.decisions, round(process_time() - begun, 1))


def look(planted: list[Planted], settings: ReviewSettings | None = None) -> Found:
    """The findings of reviews of games with planted mistakes."""
    return summed([looked(0, one, settings) for one in planted])


def summed(games: list[Looked]) -> Found:
    """The sum of all findings."""
    counts = [msgspec.structs.astuple(game.count()) for game in games]
    return Found(*[sum(column) for column in zip(*counts, strict=True)]) if counts else Found(0, 0, 0, 0)


def main() -> None:
    """Read the command line, plant, review, print."""
    parser = argparse.ArgumentParser(
        prog="python -m orrery.lab.planted", description="Plant mistakes and look for them."
    )
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1000, help="the first game's (1000)")
    parser.add_argument("--level", default="admiral")
    parser.add_argument("--folder", default="build/planted", help="where games are kept (build/planted)")
    parser.add_argument("--again", action="store_true", help="review the kept games again")
    given = parser.parse_args()
    game: Game[Any] = find_game(given.game)
    folder = Path(given.folder)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{given.game}-{given.seats}-{given.level}-{given.seed}.jsonl"
    lines = path.read_bytes().splitlines() if path.exists() else []
    games = [msgspec.json.decode(line, type=Looked) for line in lines]
    if given.again:
        games = [looked(one.seed, one.planted) for one in games]
        path.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in games))
        print("\n".join(one.told() for one in games), flush=True)
    with path.open("ab") as file:
        while summed(games).games < given.games:
            seed = given.seed + len(games)
            games.append(looked(seed, plant(game, given.seats, seed, given.level)))
            file.write(msgspec.json.encode(games[-1]) + b"\n")
            file.flush()
            print(games[-1].told(), flush=True)
    found = summed(games)
    low, high = wilson(found.marked, found.games)
    print(
        f"{given.game}, {given.seats} seats: {found.marked} of {found.games} planted mistakes are marked "
        f"({low:.0%} to {high:.0%}); {found.false} of {found.others} other decisions are called costly"
    )
    sys.exit(found.marked < 0.8 * found.games or found.false * 50 > found.others)


if __name__ == "__main__":
    main()
