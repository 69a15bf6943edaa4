"""A match between two bots, with the interval that the result leaves open."""

from __future__ import annotations

from orrery.lab import Plan, simulate, summary_rows


def main() -> None:
    plan = Plan("connect_four", ("greedy", "random"), games=200, seed=1)
    results = [result for handful in simulate(plan) for result in handful]
    for name, played, wins, low, high, _ in summary_rows(results):
        print(f"{name} won {wins:.0%} of {played} games (95 % interval {low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
