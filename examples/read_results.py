"""Ask stored games a question of your own, with DuckDB and with Polars.

orrery simulate connect_four --games 1000 --bots greedy,random --out results
python examples/read_results.py results/games.parquet
"""

from __future__ import annotations

import sys

import duckdb
import polars as pl

QUESTION = """
SELECT seating[1] AS first_seat, count(*) AS games, avg(decisions) AS decisions,
       avg(CASE WHEN list_contains(winners, 0) THEN 1.0 ELSE 0.0 END) AS first_seat_won
FROM read_parquet(?) GROUP BY first_seat ORDER BY first_seat
"""


def main(file: str) -> None:
    """Who wins from the first seat, and how that depends on the length of the game."""
    for row in duckdb.execute(QUESTION, [file]).fetchall():
        print(row)
    games = pl.scan_parquet(file)
    long = pl.col("decisions") > pl.col("decisions").median()
    won = pl.col("winners").list.contains(0)
    print(games.group_by(long.alias("long game")).agg(pl.len(), won.mean().alias("first seat won")).collect())


if __name__ == "__main__":
    main(sys.argv[1])
