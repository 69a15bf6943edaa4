"""Play every game between equal bots and write the tables of docs/balance.md: `make balance`.

Games are kept in a folder, so that a stopped run resumes. Between the two marks of the page stands what this writes.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.progress import Progress

from orrery.games.parsec.content import load_content as load_parsec
from orrery.games.talon.content import load_content
from orrery.lab import GameResult, Plan
from orrery.lab.results import Results, read_games
from orrery.lab.statistics import Rate
from orrery.lab.workers import simulate

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "balance.md"
BEGIN, END = "<!-- tables: make balance -->", "<!-- end of the tables -->"
#: The target range of the win rates of equal factions and seats, by the number of seats, in percent.
LIMITS = {2: (44, 56), 3: (28, 39), 4: (20, 30)}
#: The target range for a Talon scenario.
SCENARIO = (40, 60)
#: Things that happen in games of Parsec, and the events that show them.
LIFE = {
    "an attack": "AttackDeclared",
    "a trade": "TradeMade",
    "a vessel aboard a transport": "VesselBoarded",
    "a vessel that changes sides": "UnitSeized",
    "a toll": "TollDemanded",
}
#: The number of scoring turns in a game of The Expanse; the final scoring is none.
STEPS: dict[str, Callable[[int], bool]] = {
    "at most two": lambda number: number <= 2,
    "three": lambda number: number == 3,
    "four or more": lambda number: number >= 4,
}


@dataclass
class Summary:
    """The win rates of many games."""

    games: int = 0
    by_faction: defaultdict[str, Rate] = field(default_factory=lambda: defaultdict(Rate))
    by_turn: defaultdict[str, Rate] = field(default_factory=lambda: defaultdict(Rate))
    seen: Counter[str] = field(default_factory=Counter)
    #: Units and cards that somebody used.
    things: set[str] = field(default_factory=set)
    scorings: Counter[int] = field(default_factory=Counter)

    def add(self, result: GameResult) -> None:
        """Count one game."""
        seats = len(result.seating)
        self.games += 1
        self.seen.update(result.events.keys())
        self.things.update(*result.things)
        self.scorings[result.events.get("ScoringBegan", 0) - 1] += 1
        for seat in range(seats):
            won = 1 / len(result.winners) if seat in result.winners else 0.0
            for rates, name in (
                (self.by_faction, result.factions[seat]),
                (self.by_turn, str((seat - result.first) % seats + 1)),
            ):
                if name:  # a seat that is out has no faction left
                    rates[name].count += 1
                    rates[name].wins += won


@dataclass(frozen=True, eq=False)
class Match:
    """One kind of game to play."""

    name: str
    game: str
    bots: tuple[str, ...]
    games: int
    options: dict[str, str]

    def play(self, seed: int, folder: Path, jobs: int, progress: Progress) -> Summary:
        """Play the missing games and summarise all of them."""
        plan = Plan(self.game, (self.bots,), self.games, seed, options=dict(self.options), events=True)
        kept = Results(str(folder / self.name), plan)
        missing = kept.open()
        bar = progress.add_task(self.name, total=self.games, completed=self.games - sum(map(len, missing)))
        for piece, handful in simulate(plan, jobs, missing):
            kept.store(piece, handful)
            progress.advance(bar, len(piece))
        summary = Summary()
        for result in read_games(kept.finish()):
            summary.add(result)
        return summary


def percent(rate: Rate, limits: tuple[int, int]) -> str:
    """A win rate with its interval, in bold outside the limits."""
    low, high = rate.interval
    text = f"{100 * rate.share:.1f} %"
    inside = limits[0] <= round(100 * rate.share, 1) <= limits[1]
    return f"{text if inside else f'**{text}**'} ({100 * low:.1f} to {100 * high:.1f})"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [heads, ["---"] * len(heads), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def of_seats(summaries: dict[tuple[str, int], Summary]) -> str:
    """The win rates of factions at each number of seats, side by side for each level of bots."""
    names = sorted({name for summary in summaries.values() for name in summary.by_faction})
    columns = list(summaries.items())
    heads = ["", *(f"{seats} seats, {level}s" for (level, seats), _ in columns)]
    rows = [["games", *(f"{summary.games:,}" for _, summary in columns)]]
    for name in names:
        rates = ((seats, summary.by_faction.get(name)) for (_, seats), summary in columns)
        rows.append([name.replace("-", " "), *(percent(rate, LIMITS[seats]) if rate else "" for seats, rate in rates)])
    for turn in ("1", "2", "3", "4"):
        rates = ((seats, summary.by_turn.get(turn)) for (_, seats), summary in columns)
        rows.append([f"turn {turn}", *(percent(rate, LIMITS[seats]) if rate else "" for seats, rate in rates)])
    return table(heads, rows)


def of_life(summaries: dict[tuple[str, int], Summary]) -> str:
    """In how many games of Parsec certain things happen."""
    rows = []
    for what, event in LIFE.items():
        shares = (f"{100 * summary.seen[event] / summary.games:.0f} %" for summary in summaries.values())
        rows.append([what, *shares])
    copies = {f"card-{card.id}": card.copies for card in load_parsec().events}
    unused = (sum(copies[card] for card in copies.keys() - summary.things) for summary in summaries.values())
    rows.append([f"cards of the {sum(copies.values())} that nobody played", *map(str, unused)])
    return table(["games with", *(f"{seats} seats, {level}s" for level, seats in summaries)], rows)


def of_scorings(summaries: dict[tuple[str, int], Summary]) -> str:
    """The number of scoring turns in games of The Expanse."""
    rows = []
    for (level, seats), summary in summaries.items():
        counts = (sum(count for number, count in summary.scorings.items() if test(number)) for test in STEPS.values())
        rows.append([f"{seats} seats, {level}s", *(f"{100 * count / summary.games:.0f} %" for count in counts)])
    return table(["scoring turns", *STEPS], rows)


def of_scenarios(scenarios: dict[tuple[str, str], Summary]) -> str:
    """How often the Terrans win Talon's scenarios, side by side for each level of bots."""
    levels = list(dict.fromkeys(level for _, level in scenarios))
    rows = []
    for title in dict.fromkeys(title for title, _ in scenarios):
        played = (scenarios.get((title, level)) for level in levels)
        rows.append([title, *(of_scenario(one) if one else "" for one in played)])
    return table(["Terran wins", *(f"{level}s" for level in levels)], rows)


def of_scenario(played: Summary) -> str:
    """How often the Terrans win a scenario, in how many games."""
    return f"{percent(played.by_faction['terran'], SCENARIO)}, {played.games} games"


def with_tables(page: str, text: str) -> str:
    """The page with new tables in place of the old ones."""
    if BEGIN not in page or END not in page:
        raise SystemExit(f"{PAGE}: the lines {BEGIN} and {END} are missing")
    before, _, rest = page.partition(BEGIN)
    return f"{before}{BEGIN}\n\n{text}\n\n{END}{rest.partition(END)[2]}"


def matches(given: argparse.Namespace) -> Iterator[Match]:
    """Everything that is played."""
    options = {"expanse": {"factions": "drawn"}, "parsec": {}}
    # Commodores of Parsec do not search: they are as quick as captains.
    strong = {"expanse": given.strong, "parsec": given.games}
    for game, chosen in options.items():
        for level, games in (("captain", given.games), ("commodore", strong[game])):
            for seats in LIMITS:
                yield Match(f"{game}-{seats}-{level}", game, (level,) * seats, games, chosen)
    for level, games in (("captain", given.games), ("commodore", given.strong)):
        for name in load_content().scenarios:
            yield Match(f"talon-{name}-{level}", "talon", (level,) * 2, games, {"scenario": name})


def tables_of(played: dict[Match, Summary], seed: int) -> str:
    """What the page says between its marks."""
    by_game = {
        game: {(match.bots[0], len(match.bots)): found for match, found in played.items() if match.game == game}
        for game in ("expanse", "parsec")
    }
    titles = {name: scenario.titles["en"] for name, scenario in load_content().scenarios.items()}
    battles = {
        (titles[match.options["scenario"]], match.bots[0]): found
        for match, found in played.items()
        if match.game == "talon"
    }
    return "\n\n".join(
        [
            f"Played with `make balance`, seed {seed}: wins with their 95 % intervals, bold outside the aims "
            "(44 to 56 % at two seats, 28 to 39 at three, 20 to 30 at four; a scenario of Talon 40 to 60).",
            "### The Expanse: results",
            of_seats(by_game["expanse"]),
            of_scorings(by_game["expanse"]),
            "### Parsec: results",
            of_seats(by_game["parsec"]),
            of_life(by_game["parsec"]),
            "### Talon: results",
            of_scenarios(battles),
        ]
    )


def main() -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--games", type=int, default=2000, help="games of captains for each number of seats or scenario"
    )
    parser.add_argument("--strong", type=int, default=400, help="games of commodores for each of these, if they search")
    parser.add_argument("--seed", type=int, default=600_000)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=ROOT / "results" / "balance")
    parser.add_argument("--stored", action="store_true", help="play nothing: write the page from finished matches")
    parser.add_argument("--only", default="", help="play only these (parsec-3, talon) and leave the page")
    given = parser.parse_args()
    folder = given.out / f"{given.seed}"
    with Progress() as progress:
        played = {
            match: match.play(given.seed, folder, given.jobs, progress)
            for match in matches(given)
            if given.only in match.name and (not given.stored or (folder / match.name / "games.parquet").is_file())
        }
    if not given.only:
        PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), tables_of(played, given.seed)), encoding="utf-8")


if __name__ == "__main__":
    main()
