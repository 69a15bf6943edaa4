"""The strength of a bot against another or against the admiral of an earlier release, and the time each one takes.

    PYTHONPATH=build/compiled python benchmarks/strength.py talon --games 100 --seed 7
    PYTHONPATH=build/compiled python benchmarks/strength.py talon --new '{"worlds": 12}' --old admiral

`--new` and `--old` are levels, `before` (the admiral at commit 3b95f73: its settings and its weights), or settings that
replace some of the admiral's. One new bot sits among old ones, in every seat in turn. Seconds are processor time.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from typing import Any

import msgspec

from orrery.bots import Bot, Settings, bot, levels
from orrery.kernel import Game, Rng, State
from orrery.lab.statistics import wilson
from orrery.registry import game as find_game

#: The admiral at commit 3b95f73, in current terms; its weights are still those of `evaluation.toml`.
BEFORE: dict[str, dict[str, Any]] = {
    "expanse": {
        "kind": "rollout",
        "width": 8,
        "worlds": 1,
        "horizon": 0,
        "quiescent": "ChooseTurn",
        "choices": ["ChooseTurn", "ChooseUse"],
    },
    "parsec": {"iterations": 250, "horizon": 24, "noise": 0.0},
    "talon": {
        "kind": "rollout",
        "width": 4,
        "worlds": 3,
        "horizon": 18,
        "margin": 0.5,
        "choices": ["ChooseGroup", "ChooseMove", "ChooseSpeed", "ChooseSpending"],
    },
}
OPTIONS: dict[str, dict[str, str]] = {"talon": {"scenario": "free-battle"}}


def maker(said: str, game: Game[Any], seed: int) -> Bot:
    """The bot given on the command line."""
    if said == "before":
        return levels.searching(game, seed, msgspec.convert(BEFORE[game.name], Settings))
    if said.startswith("{"):
        own = msgspec.to_builtins(levels.settings("admiral", game))
        return levels.searching(game, seed, msgspec.convert({**own, **json.loads(said)}, Settings))
    return bot(said, game, seed)


def main() -> None:
    """Play, printing the score at intervals."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--new", default="admiral")
    parser.add_argument("--old", default="before")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=9.0, help="stop after so many (9)")
    given = parser.parse_args()
    game = find_game(given.game)
    started = time.monotonic()
    won = 0.0
    played = 0
    spent: dict[str, list[float]] = {"new": [], "old": []}
    reasons: Counter[str] = Counter()
    decisions = 0
    for number in range(given.games):
        if time.monotonic() - started > given.minutes * 60:
            break
        source = Rng((given.seed << 32) | number)
        own = number % given.seats
        # The same deal from every seat.
        deal = Rng((given.seed << 32) | number // given.seats)
        state: State = game.new(given.seats, deal.next(), OPTIONS.get(given.game, {}))
        players = [maker(given.new if seat == own else given.old, game, source.next()) for seat in range(given.seats)]
        belief = Rng(source.next())
        seconds = [0.0] * given.seats
        while state.seat is not None:
            seat = state.seat
            seen = state.determinize(seat, belief)
            begun = time.process_time()
            action = players[seat].choose(seen, seat, None)
            seconds[seat] += time.process_time() - begun
            state.apply(action)
            decisions += 1
        assert state.outcome is not None
        winners = state.outcome.winners
        won += 1.0 / len(winners) if own in winners else 0.0 if winners else 1.0 / given.seats
        played += 1
        for seat in range(given.seats):
            spent["new" if seat == own else "old"].append(seconds[seat])
        reasons[state.outcome.reason + (" +" if own in winners else " -" if winners else " =")] += 1
        if played % 10 == 0:
            print(f"  {won:g} of {played}", flush=True)
    low, high = wilson(won, played)
    times = ", ".join(
        f"{name} {sum(one) / len(one):.2f} s a game (most {max(one):.2f})" for name, one in spent.items() if one
    )
    print(
        f"{given.game}, {given.seats} seats, seed {given.seed}: {given.new} against {given.old}: {won:g} of {played}, "
        f"{won / played:.1%} ({low:.1%} to {high:.1%}); {times}; {decisions / played:.0f} decisions; {dict(reasons)}"
    )


if __name__ == "__main__":
    main()
