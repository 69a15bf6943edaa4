"""The cost of a decision by size of the game: Talon with more units, Parsec with more seats; writes growth.svg."""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path
from typing import Any

import orrery
from orrery.kernel import Game, Rng
from orrery.kernel.playouts import play_randomly
from orrery.lab.plots import curves, standalone

HERE = Path(__file__).resolve().parent
SIX_SEATS = Path(orrery.__file__).parent / "games" / "parsec" / "packs" / "six_seats"
UNITS = (4, 8, 12, 16, 20, 24)
#: The maximum number of decisions of a playout.
HORIZON = 400
HEAD = """
name = "growth"
number = "-"
title = { en = "Growth", it = "Crescita" }
text = { en = "Many ships.", it = "Molte navi." }
source = "reconstructed"
"""


def battle(units: int) -> str:
    """A scenario with a number of cruisers per side."""
    sides = []
    for side, rows in (("terran", (10, 11)), ("talon", (2, 3))):
        for number in range(units):
            place = f"{'cdefghijklmnopqrst'[number % 12 + 3]}{rows[number // 12]}"
            sides.append(f'[[unit]]\nside = "{side}"\nclass = "CA"\nname = "{side} {number}"\nat = "{place}"\n')
    return HEAD + "\n".join(sides)


def microseconds(game: Game[Any], seats: int, options: dict[str, Any], seconds: float) -> float:
    """The median cost of a decision in random play."""
    costs = []
    rng = Rng(1)
    started = time.process_time()
    seed = 0
    while time.process_time() - started < seconds or len(costs) < 5:
        state = game.new(seats, seed, options)
        seed += 1
        before = time.process_time()
        played = play_randomly(state, rng, HORIZON)
        costs.append(1e6 * (time.process_time() - before) / played)
    return statistics.median(costs)


def main() -> None:
    """Measure, print a table and draw the curves."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="for each size (default 2)")
    parser.add_argument(
        "--output", type=Path, default=HERE.parent / "docs" / "images" / "growth.svg", help="where the plot goes"
    )
    asked = parser.parse_args()
    talon = orrery.game("talon")
    parsec = orrery.game("parsec").with_pack(str(SIX_SEATS))
    lines: dict[str, list[tuple[float, float]]] = {"Talon, units a side": [], "Parsec, seats": []}
    for units in UNITS:
        cost = microseconds(talon, 2, {"scenario": battle(units)}, asked.seconds)
        lines["Talon, units a side"].append((units / UNITS[-1], cost))
        print(f"talon, {units} units a side: {cost:.2f} µs a decision, {cost / units:.3f} for each unit", flush=True)
    for seats in parsec.seat_counts:
        cost = microseconds(parsec, seats, {}, asked.seconds)
        lines["Parsec, seats"].append((seats / parsec.seat_counts[-1], cost))
        print(f"parsec, {seats} seats: {cost:.2f} µs a decision, {cost / seats:.3f} for each seat", flush=True)
    asked.output.write_text(standalone(curves(lines)), encoding="utf-8")


if __name__ == "__main__":
    main()
