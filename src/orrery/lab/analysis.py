"""Queries over stored games, run by DuckDB in bounded memory."""

from __future__ import annotations

import os
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from typing import Any

import duckdb

from orrery.lab.results import Origin, find_results
from orrery.lab.statistics import Rate, two_sided

#: The number of points in curves over a game's progress.
STEPS = 20

CHAIRS = """
CREATE VIEW chairs AS
SELECT number, chair AS seat, seating[chair + 1] AS bot, factions[chair + 1] AS faction, first = chair AS began,
       scores[chair + 1] AS score, moves[chair + 1] AS moves, think[chair + 1] AS think,
       slowest[chair + 1] AS slowest, openings[chair + 1] AS opening, used[chair + 1] AS used,
       things[chair + 1] AS things,
       CASE WHEN list_contains(winners, chair) THEN 1.0 / len(winners) ELSE 0.0 END AS won
FROM (SELECT *, unnest(range(len(seating))) AS chair FROM games)
"""


@dataclass(frozen=True)
class Link:
    """The correlation of using an action with winning: the win rates with and without it."""

    name: str
    used: Rate
    unused: Rate

    @property
    def lift(self) -> float:
        """The difference of the two win rates."""
        return self.used.share - self.unused.share

    @property
    def z(self) -> float:
        """The difference in standard errors."""
        count = self.used.count + self.unused.count
        pooled = (self.used.wins + self.unused.wins) / count if count else 0.0
        if not self.used.count or not self.unused.count or not 0 < pooled < 1:
            return 0.0
        return self.lift / sqrt(pooled * (1 - pooled) * (1 / self.used.count + 1 / self.unused.count))

    @property
    def p(self) -> float:
        """The two-sided p-value of the difference."""
        return two_sided(self.z)


@dataclass(frozen=True)
class Lengths:
    """How long games are, in decisions."""

    mean: float
    spread: float
    low: int
    middle: int
    high: int
    bins: list[tuple[float, float, int]]


class Games:
    """The games of one results file."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        self.file: Path
        self.origin: Origin
        self.file, self.origin = find_results(path)
        self.database = duckdb.connect()
        self.database.execute("SET memory_limit = '1GB'")
        self.database.execute("SET enable_progress_bar = false")
        self.database.execute("SET preserve_insertion_order = false")
        name = str(self.file).replace("'", "''")
        self.database.execute(f"CREATE VIEW games AS SELECT * FROM read_parquet('{name}')")
        self.database.execute(CHAIRS)
        self.count: int = int(self.rows("SELECT count(*) FROM games")[0][0])
        if not self.count:
            raise ValueError(f"{self.file}: holds no games")

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """The result of a query."""
        found: list[tuple[Any, ...]] = self.database.execute(query).fetchall()
        return found

    def rates(self, by: str, where: str = "true", least: int = 0) -> dict[str, Rate]:
        """The win rates of seats, grouped by an expression over `chairs`, in the order of its values."""
        found = self.rows(
            f"SELECT {by} AS name, count(*), sum(won)::DOUBLE FROM chairs WHERE {where} "
            f"GROUP BY name HAVING count(*) >= {least} ORDER BY name"
        )
        return {str(name): Rate(int(count), float(wins)) for name, count, wins in found}

    def openings(self, most: int = 20) -> dict[str, Rate]:
        """The openings that were played most often."""
        found = self.rows(
            "SELECT opening, count(*) AS played, sum(won)::DOUBLE FROM chairs WHERE opening <> '' "
            f"GROUP BY opening ORDER BY played DESC, opening LIMIT {most}"
        )
        return {str(name): Rate(int(count), float(wins)) for name, count, wins in found}

    def links(self, least: int = 30) -> list[Link]:
        """Every action that some seats used and some did not, with its correlation with winning."""
        (total, all_wins), *_ = self.rows("SELECT count(*), sum(won)::DOUBLE FROM chairs")
        seats, wins = int(total), float(all_wins)
        found = self.rows(
            "SELECT code, count(*), sum(won)::DOUBLE FROM (SELECT won, unnest(used) AS code FROM chairs) "
            "GROUP BY code ORDER BY code"
        )
        links = []
        for code, count, own in found:
            used, won = int(count), float(own)
            if min(used, seats - used) < least:
                continue
            name = self.notation(int(code))
            links.append(Link(name, Rate(used, won), Rate(seats - used, wins - won)))
        return links

    def things(self, least: int = 30) -> list[Link]:
        """The same for every card and ship, by the key of its name."""
        (total, all_wins), *_ = self.rows("SELECT count(*), sum(won)::DOUBLE FROM chairs")
        seats, wins = int(total), float(all_wins)
        found = self.rows(
            "SELECT thing, count(*), sum(won)::DOUBLE FROM (SELECT won, unnest(things) AS thing FROM chairs) "
            "GROUP BY thing ORDER BY thing"
        )
        return [
            Link(str(thing), Rate(int(used), float(won)), Rate(seats - int(used), wins - float(won)))
            for thing, used, won in found
            if min(int(used), seats - int(used)) >= least
        ]

    def notation(self, code: int) -> str:
        """The notation of an action in the rules that these games were played with."""
        words = self.origin.vocabulary
        return words[code] if code < len(words) else f"action {code}"

    def reasons(self) -> list[tuple[str, int]]:
        """How games ended, most often first."""
        found = self.rows("SELECT reason, count(*) AS ended FROM games GROUP BY reason ORDER BY ended DESC, reason")
        return [(str(reason), int(count)) for reason, count in found]

    def reasons_by_faction(self) -> list[tuple[str, str, float]]:
        """The wins of each faction by how the game ended."""
        found = self.rows(
            "SELECT faction, reason, sum(won)::DOUBLE FROM chairs JOIN games USING (number) "
            "WHERE won > 0 GROUP BY faction, reason ORDER BY faction, reason"
        )
        return [(str(faction), str(reason), float(wins)) for faction, reason, wins in found]

    def lengths(self) -> Lengths:
        """How long games are."""
        ((mean, spread, low, middle, high, least, most), *_) = self.rows(
            "SELECT avg(decisions), coalesce(stddev_samp(decisions), 0), quantile_disc(decisions, 0.05), "
            "quantile_disc(decisions, 0.5), quantile_disc(decisions, 0.95), min(decisions), max(decisions) FROM games"
        )
        first, last = int(least), int(most)
        width = max(1, -(-(last - first + 1) // 30))
        found = self.rows(
            f"SELECT (decisions - {first}) // {width} AS bin, count(*) FROM games GROUP BY bin ORDER BY bin"
        )
        counted = {int(number): int(count) for number, count in found}
        bins = [
            (float(first + number * width), float(first + (number + 1) * width), counted.get(number, 0))
            for number in range((last - first) // width + 1)
        ]
        return Lengths(float(mean), float(spread), int(low), int(middle), int(high), bins)

    def curves(self, by: str) -> dict[str, list[tuple[float, float]]]:
        """Mean points along the game (0 to 1), by an expression over `won`, `faction`, `bot` and `seat`."""
        found = self.rows(
            f"""
            WITH points AS (
                SELECT unnest(curve) AS scores, generate_subscripts(curve, 1) - 1 AS place, stride, decisions,
                       seating, factions, winners
                FROM games
            ), samples AS (
                SELECT unnest(scores) AS score, generate_subscripts(scores, 1) - 1 AS seat, place, stride, decisions,
                       seating, factions, winners
                FROM points
            )
            SELECT name, step, avg(score) FROM (
                SELECT {by} AS name, least({STEPS} - 1, floor({STEPS} * place * stride / decisions)) AS step, score
                FROM (
                    SELECT *, list_contains(winners, seat) AS won, factions[seat + 1] AS faction,
                           seating[seat + 1] AS bot
                    FROM samples
                )
            ) GROUP BY name, step ORDER BY name, step
            """
        )
        curves: dict[str, list[tuple[float, float]]] = {}
        for name, step, mean in found:
            curves.setdefault(str(name), []).append((float(step) / STEPS, float(mean)))
        return curves

    def counted(self, column: str) -> dict[str, tuple[int, int]]:
        """Choices or events: how often in total, and in how many games."""
        found = self.rows(
            "SELECT entry.key, sum(entry.value), count(*) FROM "
            f"(SELECT unnest(map_entries({column})) AS entry FROM games) GROUP BY entry.key ORDER BY entry.key"
        )
        return {str(name): (int(times), int(games)) for name, times, games in found}

    def paces(self) -> list[tuple[str, float, float]]:
        """Each bot's mean and longest time for a decision, in seconds."""
        found = self.rows(
            "SELECT bot, sum(think) / greatest(sum(moves), 1), max(slowest) FROM chairs GROUP BY bot ORDER BY bot"
        )
        return [(str(bot), float(mean), float(slowest)) for bot, mean, slowest in found]

    def has_factions(self) -> bool:
        """Whether seats play different factions."""
        return bool(self.rows("SELECT count(*) FROM chairs WHERE faction <> ''")[0][0])
