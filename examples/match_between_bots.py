"""A match between two bots, with the interval that the result leaves open."""

from __future__ import annotations

from orrery.lab import Plan, Tally, simulate


def main() -> None:
    plan = Plan("connect_four", (("greedy", "random"),), games=200, seed=1)
    tally = Tally()
    for _, (results, _) in simulate(plan):
        tally.add(results)
    for name, share in tally.bots.items():
        low, high = share.interval
        print(f"{name} won {share.rate:.0%} of {share.played} games (95 % interval {low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
