"""Tuning of the numbers of a game's advice by self-play, with an evolution strategy.

    python -m orrery.lab.advice docs/tuning/talon-advice.toml --out results/advice --write veteran.toml

The recipe names the game, the tables to play at, and the effort. In every generation many pairs of opposite candidates
play a deal against each other, from both sides of the table, and the numbers move towards the winners. Where what beats
one advice loses to another, pairs also play against other advice and against earlier numbers of the same tuning. The
folder gets `log.jsonl`, a line for every generation, `state.json`, from which the same command resumes, and
`curve.svg`, the share of games that the tuned numbers win against the first ones, on deals of their own.
"""

from __future__ import annotations

import argparse
import json
import os
import time
import tomllib
from collections.abc import Sequence
from math import exp, log
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from rich.progress import Progress

from orrery.kernel import Game, Rng, State
from orrery.kernel.playouts import most_advised
from orrery.lab.evolution import Evolution, Vector
from orrery.lab.plots import curves, standalone
from orrery.lab.statistics import wilson
from orrery.parts.bot import load_advice
from orrery.parts.content_game import ContentGame
from orrery.registry import game as find_game

#: By what part of itself a number varies at first; numbers below the least vary as if they were as large.
PART = 0.3
LEAST = 0.3


class Recipe(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parameters of a tuning: the same ones give the same numbers."""

    game: str
    #: The options of the tables to play at, in turn.
    tables: list[dict[str, Any]]
    seats: int = 2
    #: The numbers to begin with: a file beside the recipe or in the game's `bot` folder.
    start: str = "advice"
    #: Other such files to play against, in turn with each other.
    opponents: list[str] = []
    #: After how many generations the numbers of the time become an opponent too; never if 0.
    league: int = 0
    #: Games that end for these reasons are lost for all.
    lost: list[str] = []
    generations: int = 100
    #: The number of pairs of candidates in a generation.
    pairs: int = 256
    #: How far candidates are from the mean, and how fast the mean moves.
    width: float = 0.7
    rate: float = 2.0
    #: How much the points of both sides count beside the result.
    margin: float = 0.25
    #: After how many generations the average is measured against the beginning, and in how many deals.
    check: int = 10
    check_deals: int = 200
    seed: int = 0
    #: How much some numbers vary at first; others by a part of themselves.
    scales: dict[str, float] = {}


class Space:
    """The numbers of an advice as coordinates around a beginning: numbers above 1 stay positive."""

    def __init__(self, start: dict[str, Any], scales: dict[str, float]) -> None:
        self.tables = {table: numbers for table, numbers in start.items() if isinstance(numbers, dict)}
        self.names = [(table, name) for table, numbers in self.tables.items() for name in numbers]
        self.start = [float(self.tables[table][name]) for table, name in self.names]
        plain = {f"{table}.{name}" for table, name in self.names}
        for name in scales:
            if name not in plain:
                raise ValueError(f"no number is called {name!r}")
        self.scales = [
            scales.get(f"{table}.{name}", PART * max(LEAST, abs(value)))
            for (table, name), value in zip(self.names, self.start, strict=True)
        ]

    def numbers(self, place: Sequence[float] | Vector) -> dict[str, Any]:
        """The tables of numbers at a place, with four decimals."""
        found: dict[str, Any] = {table: {} for table in self.tables}
        for number, (table, name) in enumerate(self.names):
            begun, scale = self.start[number], self.scales[number]
            value = begun * exp(scale / begun * place[number]) if begun > 1.0 else begun + scale * place[number]
            found[table][name] = round(float(value), 4)
        return found

    def place(self, numbers: dict[str, Any]) -> list[float]:
        """The place of tables of numbers.

        >>> space = Space({"fire": {"patience": 0.4, "cone": 3.0}}, {})
        >>> space.numbers(space.place({"fire": {"patience": 0.1, "cone": 4.0}}))
        {'fire': {'patience': 0.1, 'cone': 4.0}}
        """
        found = []
        for number, (table, name) in enumerate(self.names):
            begun, scale, value = self.start[number], self.scales[number], float(numbers[table][name])
            found.append(log(value / begun) * begun / scale if begun > 1.0 else (value - begun) / scale)
        return found


def battle(games: Sequence[Game[Any]], seed: int, recipe: Recipe, options: dict[str, Any]) -> list[tuple[float, float]]:
    """A game in which each seat follows its own advice: the seats' parts of the win, without and with points."""
    state: State = games[0].new(len(games), seed, options)
    while state.seat is not None:
        state.apply(most_advised(games[state.seat], state))
    assert state.outcome is not None
    seats = range(state.seats)
    winners: Sequence[int] = [] if state.outcome.reason in recipe.lost else state.outcome.winners or seats
    won = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    points = [games[0].score(state, seat) for seat in seats]
    shares = [own / sum(points) if sum(points) else 1 / state.seats for own in points]
    return [(one, (1 - recipe.margin) * one + recipe.margin * share) for one, share in zip(won, shares, strict=True)]


def duel(one: Game[Any], other: Game[Any], recipe: Recipe, source: int, deal: int) -> tuple[float, float]:
    """How one advice does against another in a deal, 0.5 if they are equal: each has every other seat in turn."""
    seed = Rng((source << 32) | deal).next()
    options = recipe.tables[deal % len(recipe.tables)]
    won = worth = 0.0
    for first in range(2):
        games = [one if seat % 2 == first else other for seat in range(recipe.seats)]
        for seat, (part, valued) in enumerate(battle(games, seed, recipe, options)):
            sign = 1 if seat % 2 == first else -1
            won += sign * part
            worth += sign * valued
    return 0.5 + won / 4, 0.5 + worth / 4


class Tuning:
    """A tuning in a folder. Files of numbers are looked for beside the recipe first."""

    def __init__(self, recipe: Recipe, folder: Path, beside: Path | None = None) -> None:
        found = find_game(recipe.game)
        if not isinstance(found, ContentGame):
            raise ValueError(f"the advice of {recipe.game} has no numbers to change")
        self.recipe = recipe
        self.game: ContentGame[Any] = found
        self.folder = folder
        self.beside = beside
        self.space = Space(self.numbers_in(recipe.start), recipe.scales)
        self.evolution = Evolution(len(self.space.names), recipe.pairs, recipe.width, recipe.rate, recipe.seed)
        self.opponents = [found.advised_by(self.numbers_in(name)) for name in recipe.opponents]
        #: The places of earlier numbers that are opponents.
        self.league: list[list[float]] = []
        self.log: list[dict[str, Any]] = []
        self.resume()

    def numbers_in(self, name: str) -> dict[str, Any]:
        """The numbers in a file."""
        path = None if self.beside is None else self.beside / f"{name}.toml"
        if path is not None and path.exists():
            return tomllib.loads(path.read_text(encoding="utf-8"))
        return load_advice(f"{self.game.package}.bot", name)

    def resume(self) -> None:
        """Go on where the folder says, or a ValueError if it holds another tuning."""
        path = self.folder / "state.json"
        if not path.exists():
            return
        known = json.loads(path.read_text(encoding="utf-8"))
        here = {**msgspec.to_builtins(self.recipe), "generations": 0}
        if {**known["recipe"], "generations": 0} != here:
            raise ValueError(f"{self.folder} holds a tuning by another recipe")
        self.evolution.load(known["evolution"])
        self.league = known.get("league", [])
        self.log = known["log"]

    def keep(self) -> None:
        """Write down how far it is."""
        self.folder.mkdir(parents=True, exist_ok=True)
        known = {
            "recipe": msgspec.to_builtins(self.recipe),
            "evolution": self.evolution.dump(),
            "league": self.league,
            "log": self.log,
        }
        written = self.folder / "state.part"
        written.write_text(json.dumps(known), encoding="utf-8")
        os.replace(written, self.folder / "state.json")
        lines = "".join(json.dumps(line) + "\n" for line in self.log)
        (self.folder / "log.jsonl").write_text(lines, encoding="utf-8")

    def advised(self, place: Vector) -> Game[Any]:
        """The game with the advice at a place."""
        return self.game.advised_by(self.space.numbers(place))

    def step(self) -> dict[str, Any]:
        """One generation, and what the log says about it."""
        recipe, evolution = self.recipe, self.evolution
        generation = evolution.generation
        # Candidates and checks never see the same deals.
        source = ((recipe.seed << 20) | generation) << 1
        rivals = [None, *self.opponents, *(self.advised(np.array(place)) for place in self.league)]
        leads = []
        for number, step in enumerate(evolution.steps()):
            one, other = self.advised(evolution.mean + step), self.advised(evolution.mean - step)
            deal = generation * recipe.pairs + number
            leads.append(self.lead(one, other, rivals[number % len(rivals)], source, deal))
        before = evolution.mean
        evolution.learn(leads)
        if recipe.league and evolution.generation % recipe.league == 0:
            self.league.append(evolution.average.tolist())
        moved = float(np.linalg.norm(evolution.mean - before))
        line: dict[str, Any] = {"generation": generation, "moved": round(moved, 3)}
        if evolution.generation % recipe.check == 0 or evolution.generation >= recipe.generations:
            line |= self.checked()
        return line

    def lead(self, one: Game[Any], other: Game[Any], rival: Game[Any] | None, source: int, deal: int) -> float:
        """How much better one candidate does than the other: against each other, or both against a rival."""
        recipe = self.recipe
        if rival is not None:
            return duel(one, rival, recipe, source, deal)[1] - duel(other, rival, recipe, source, deal)[1]
        return duel(one, other, recipe, source, deal)[1] - 0.5

    def checked(self) -> dict[str, Any]:
        """How the average does against the beginning and the opponents, always on the same deals."""
        recipe = self.recipe
        first, tuned = self.advised(np.zeros(self.evolution.size)), self.advised(self.evolution.average)
        source = ((recipe.seed << 20) | (1 << 19)) << 1 | 1
        shares = [
            sum(duel(tuned, rival, recipe, source, deal)[0] for deal in range(recipe.check_deals))
            for rival in (first, *self.opponents)
        ]
        low, high = wilson(2 * shares[0], 2 * recipe.check_deals)
        won, *against = [round(share / recipe.check_deals, 4) for share in shares]
        known = {"won": won, "interval": [round(low, 3), round(high, 3)]}
        return known | ({"against": against} if against else {})

    def run(self, minutes: float) -> bool:
        """Go on for so many minutes; whether the tuning is complete."""
        began = time.monotonic()
        with Progress() as progress:
            bar = progress.add_task(
                f"{self.recipe.game} advice", total=self.recipe.generations, completed=self.evolution.generation
            )
            while self.evolution.generation < self.recipe.generations:
                if time.monotonic() - began > 60 * minutes:
                    return False
                self.log.append(self.step())
                self.keep()
                progress.advance(bar)
                if "won" in self.log[-1]:
                    progress.console.print(json.dumps(self.log[-1]))
        self.draw()
        return True

    def draw(self) -> None:
        """The curve of the checks."""
        whole = self.recipe.generations
        checks = [((line["generation"] + 1) / whole, line["won"]) for line in self.log if "won" in line]
        plot = standalone(curves({"won against the beginning": [(0.0, 0.5), *checks]}))
        (self.folder / "curve.svg").write_text(plot, encoding="utf-8")

    def write(self, path: Path) -> None:
        """Write the average as the game reads it, with the recipe and the last check."""
        last = next(line for line in reversed(self.log) if "won" in line)
        recipe = msgspec.to_builtins(self.recipe)
        games = 2 * self.recipe.check_deals
        lines = [
            "# Written by orrery.lab.advice: the numbers of advice.toml (which explains them), tuned by self-play.",
            f"# After {last['generation'] + 1} generations won {last['won']:.1%} of {games} games against those.",
            f"# Recipe: {json.dumps({**recipe, 'tables': len(recipe['tables'])})}",
        ]
        for table, numbers in self.space.numbers(self.evolution.average).items():
            lines += ["", f"[{table}]", *(f"{name} = {value}" for name, value in numbers.items())]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Read the command line and tune."""
    about = "Tune the numbers of a game's advice by self-play."
    parser = argparse.ArgumentParser(prog="python -m orrery.lab.advice", description=about)
    parser.add_argument("recipe", type=Path, help="a TOML file: the game, the tables, the effort")
    parser.add_argument("--out", type=Path, required=True, help="a folder for the log, the curve and the state")
    parser.add_argument("--write", type=Path, help="the file for the tuned numbers, when complete")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so many; the same command resumes")
    given = parser.parse_args()
    try:
        recipe = msgspec.convert(tomllib.loads(given.recipe.read_text(encoding="utf-8")), Recipe)
        tuning = Tuning(recipe, given.out, given.recipe.parent)
        if tuning.run(given.minutes) and given.write:
            tuning.write(given.write)
    except (ValueError, OSError) as error:
        raise SystemExit(f"Error: {error}") from None


if __name__ == "__main__":
    main()
