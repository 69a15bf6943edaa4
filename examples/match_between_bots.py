"""A match between two bots, with the interval that the result leaves open."""

from __future__ import annotations

from orrery.lab import Plan, Tally, simulate


def main() -> None:
    plan = Plan("connect_four", (("greedy", "random"),), games=200, seed=1)
    tally = Tally()
    for _, (results, _) in simulate(plan):
        tally.add(results)
    for name, bot in tally.bots.items():
        low, high = bot.interval
        print(f"{name} won {bot.share:.0%} of {bot.count} games (95 % interval {low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
