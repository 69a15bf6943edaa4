"""Play many random games at tables drawn from all seat counts, options and packs of a game: `make random-games`.

A game that crashes, offers nobody anything or never ends is printed with what is needed to see it again. `--first` lets
a stopped run go on.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from rich.progress import track

import orrery
from orrery.kernel import Game, Option, Rng, State
from orrery.kernel.playouts import play_randomly
from orrery.parts.content_game import PackedGame

GAMES = ("expanse", "parsec", "talon")
#: No game lasts longer; random games of Parsec with a clock of 1,000 rounds come near it.
LONGEST = 1_000_000
#: How often a text such as a fleet is tried before the option is left alone.
TRIES = 8


@dataclass
class Tally:
    """What many games came to."""

    games: int = 0
    decisions: int = 0
    longest: int = 0
    seats: Counter[int] = field(default_factory=Counter)
    #: The values of options that were played.
    values: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    def add(self, state: State) -> None:
        """Count a game that ended."""
        assert state.outcome is not None
        self.games += 1
        self.decisions += state.version
        self.longest = max(self.longest, state.version)
        self.seats[state.seats] += 1
        self.reasons[state.outcome.reason] += 1


def editions(name: str) -> list[Game[Any]]:
    """A game, and with each of the packs that come with it."""
    own = orrery.game(name)
    packs = own.home.shipped if isinstance(own, PackedGame) and own.folder is not None else {}
    return [own, *(own.with_packs(pack, packs.get) for pack in packs.values())]  # type: ignore[attr-defined]


def fleet(game: Game[Any], rng: Rng) -> str:
    """A fleet of one to six ships, as the options of Talon's free battle are written."""
    tables: Any = game.tables  # type: ignore[attr-defined]
    faction = rng.below(2)
    codes = [code for kind, code in enumerate(tables.code) if tables.faction[kind] == faction]
    return f"{('terran', 'talon')[faction]}: {' '.join(rng.pick(codes) for _ in range(1 + rng.below(6)))}"


def value(game: Game[Any], option: Option, rng: Rng) -> Any:
    """Any value of an option; of numbers often the smallest or largest."""
    if option.choices:
        return rng.pick(list(option.choices))
    if isinstance(option.default, bool):
        return not option.default
    if isinstance(option.default, int):
        return rng.pick([option.low, option.high, int(option.low + rng.below(option.high - option.low + 1))])
    return fleet(game, rng) if option.name.startswith("fleet") else option.default


def table(game: Game[Any], seed: int) -> tuple[int, dict[str, Any]]:
    """A seat count and options that fit together, each option changed in half of the tables."""
    rng = Rng(seed)
    seats = game.seat_counts[rng.below(len(game.seat_counts))]
    options: dict[str, Any] = {}
    for option in game.options:
        if rng.below(2) == 0:
            continue
        for _ in range(TRIES):
            drawn = options | {option.name: value(game, option, rng)}
            try:
                game.blank(seats, drawn, Rng())
            except ValueError:
                continue  # not a table that anybody can open
            options = drawn
            break
    return seats, options


def play(game: Game[Any], seed: int, tally: Tally, longest: int = LONGEST) -> None:
    """One random game; every fourth tells its events."""
    seats, options = table(game, seed)
    tally.values.update(f"{name}={chosen}" for name, chosen in options.items() if not name.startswith("fleet"))
    where = f"{game.name} {game.pack} seats={seats} seed={seed} options={options}"
    try:
        state: State = game.new(seats, seed, options, log=seed % 4 == 0)
        play_randomly(state, Rng(seed + 1), longest)
    except Exception as error:
        tally.faults.append(f"{type(error).__name__}: {error}: {where}")
        return
    if state.seat is not None:
        tally.faults.append(f"no end after {longest} decisions: {where}")
        return
    tally.add(state)


def main() -> None:
    """Play and report; the exit code says whether there was a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=GAMES)
    parser.add_argument("--games", type=int, default=10_000, help="games of each")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    given = parser.parse_args()
    faults = 0
    for name in given.game:
        tally = Tally()
        played = editions(name)
        for seed in track(range(given.first, given.first + given.games), name, disable=not sys.stdout.isatty()):
            play(played[seed % len(played)], seed, tally)
        seats = ", ".join(f"{count} with {number}" for number, count in sorted(tally.seats.items()))
        print(
            f"{name}: {tally.games:,} games from seed {given.first} ({seats} seats), {tally.decisions:,} decisions, "
            f"{len(tally.values)} values of options, {len(tally.faults)} faults; the longest had {tally.longest:,}"
        )
        print("\n".join(tally.faults[:20]))
        faults += len(tally.faults)
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()
