"""Tuning of a game's evaluation weights by self-play, with a record of every step.

    python -m orrery.lab.tune expanse --games 1000 --record docs/tuning/expanse.jsonl

First the weights are fitted: a bot that follows the game's advice, with errors, plays itself, and logistic regression
finds the weights by which the evaluation best predicts the winner from positions along the game. Then a bot that relies
on the evaluation plays a match with the fitted weights against the old ones, every deal twice with seats exchanged, and
the fitted ones are kept unless they lost it. The record contains the command, and the same command gives the same
weights.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping
from math import log
from pathlib import Path
from typing import Any

import msgspec

from orrery.bots import Bot, GreedyBot, HeuristicBot, RolloutBot, Settings
from orrery.kernel import Game, Rng, State
from orrery.lab.regression import Sample, fit, loss
from orrery.lab.statistics import wilson
from orrery.registry import game as find_game


class Tuning(msgspec.Struct, frozen=True):
    """The parameters of a tuning, besides the game's own weights."""

    game: str
    options: dict[str, Any] = {}
    #: The number of games to fit to, the probability of an error, and every how many decisions a position is sampled.
    games: int = 1000
    noise: float = 0.15
    every: int = 8
    #: The kind of choice at which positions are sampled; empty: any.
    at: str = ""
    #: The ridge penalty.
    ridge: float = 2.0
    #: The number of games of the match, and the length of its rollouts in decisions.
    match: int = 100
    horizon: int = 6
    seed: int = 0


def samples(game: Game[Any], tuning: Tuning) -> list[Sample]:
    """Positions of games of two: the features of seat 0, and 1 if it won, 0 if it lost, a half if neither did.

    Each has columns more that say who plays what in which seat, so that a faction's luck is not put down to what it
    starts with.
    """
    found: list[tuple[list[float], float, tuple[str, str]]] = []
    for number in range(tuning.games):
        source = Rng((tuning.seed << 32) | number)
        state: State = game.new(2, source.next(), tuning.options)
        player = HeuristicBot(game, source.next(), tuning.noise)
        rows: list[list[float]] = []
        decisions = source.below(tuning.every)
        while state.seat is not None:
            decisions += not tuning.at or state.choice == tuning.at
            if decisions % tuning.every == 0 and (not tuning.at or state.choice == tuning.at):
                rows.append(game.features(state, 0))
            state.apply(player.choose(state, state.seat))
        assert state.outcome is not None
        winners = state.outcome.winners
        result = 0.5 if len(winners) != 1 else float(0 in winners)
        sides = (game.faction(state, 0), game.faction(state, 1))
        found += [(row, result, sides) for row in rows if any(row)]
    names = sorted({side for _, _, sides in found for side in sides})
    return [
        ([*row, 1.0, *[float((name == sides[0]) - (name == sides[1])) for name in names]], result)
        for row, result, sides in found
    ]


def worth(games: tuple[Game[Any], Game[Any]], tuning: Tuning, number: int) -> float:
    """The result of one deal for the first of two evaluations, from 0 to 1: it plays seat 0."""
    state: State = games[0].new(2, number, tuning.options)
    players: list[Bot] = []
    for seat, game in enumerate(games):
        seed = (number << 8) | seat
        if tuning.horizon:
            settings = Settings(kind="rollout", width=3, worlds=1, horizon=tuning.horizon, quiescent=tuning.at)
            players.append(RolloutBot(game, seed, settings))
        else:
            players.append(GreedyBot(game, seed))
    belief = Rng(number)
    while state.seat is not None:
        seat = state.seat
        state.game = games[seat]
        state.apply(players[seat].choose(state.determinize(seat, belief), seat, None))
    assert state.outcome is not None
    winners = state.outcome.winners
    return 0.5 if len(winners) != 1 else float(0 in winners)


def duel(one: Game[Any], other: Game[Any], tuning: Tuning) -> tuple[float, int]:
    """The number of games won by the first, and of games played."""
    won = 0.0
    for deal in range(tuning.match // 2):
        number = (tuning.seed << 24) | deal
        won += worth((one, other), tuning, number) + 1 - worth((other, one), tuning, number)
    return won, tuning.match // 2 * 2


def tuned(game: Game[Any], tuning: Tuning) -> list[dict[str, Any]]:
    """The steps of a tuning for the record; the last has the result."""
    start: dict[str, float] = dict(game.weights)
    if not start:
        raise ValueError(f"{game.name} has no weights to tune")
    rows = samples(game, tuning)
    if not rows:
        raise ValueError(f"no position was sampled in {tuning.games} games; sample more often or at any decision")
    size = len(rows[0][0])
    before = (list(start.values()) + [0.0] * size)[:size]
    # Features that never occurred keep their weight; all others start at 0, so that old weights do not matter.
    seen = [any(row[number] for row, _ in rows) for number in range(size)]
    after = fit(rows, [0.0 if shown else old for shown, old in zip(seen, before, strict=True)], tuning.ridge)
    weights = {name: round(value, 4) for name, value in zip(start, after, strict=False)}
    steps: list[dict[str, Any]] = [
        {"start": start},
        {
            "fitted": weights,
            "games": tuning.games,
            "positions": len(rows),
            "loss": [round(number, 4) for number in (loss(rows, before), loss(rows, after), log(2))],
        },
    ]
    won, played = duel(game.with_weights(weights), game, tuning)
    low, high = wilson(won, played)
    kept = won >= played / 2
    steps.append({"match": played, "won": won, "interval": [round(low, 3), round(high, 3)], "kept": kept})
    steps.append({"weights": weights if kept else start})
    return steps


def write_weights(path: Path, weights: Mapping[str, float], record: str) -> None:
    """Write the weights as the game reads them."""
    lines = [f"# Written by orrery.lab.tune; how they came about is in {record}.", 'source = "tuned"', "", "[weights]"]
    lines += [f"{name} = {value}" for name, value in weights.items()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Read the command line, tune, record."""
    about = "Tune the weights of a game's evaluation by self-play."
    parser = argparse.ArgumentParser(prog="python -m orrery.lab.tune", description=about)
    parser.add_argument("game")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, NAME=VALUE")
    parser.add_argument("--games", type=int, default=1000, help="to fit the weights (1000)")
    parser.add_argument("--noise", type=float, default=0.15, help="the probability of an error in these games (0.15)")
    parser.add_argument("--every", type=int, default=8, help="sample a position every so many decisions (8)")
    parser.add_argument("--at", default="", help="the kind of choice at which positions are sampled (any)")
    parser.add_argument("--ridge", type=float, default=2.0, help="the ridge penalty (2)")
    parser.add_argument("--match", type=int, default=100, help="games of new weights against old (100)")
    parser.add_argument("--horizon", type=int, default=6, help="decisions in the match's rollouts; 0 for greedy (6)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--record", required=True, help="a file for the record, in lines of JSON")
    parser.add_argument("--write", help="the evaluation.toml to write the result to")
    given = vars(parser.parse_args())
    record, target = given.pop("record"), given.pop("write")
    try:
        options = dict(text.split("=", 1) for text in given.pop("option"))
        tuning = Tuning(**given, options={name: int(v) if v.isdigit() else v for name, v in options.items()})
        command = "python -m orrery.lab.tune " + " ".join(sys.argv[1:])
        steps = [{"command": command}, *tuned(find_game(tuning.game), tuning)]
        Path(record).parent.mkdir(parents=True, exist_ok=True)
        Path(record).write_text("".join(json.dumps(step) + "\n" for step in steps), encoding="utf-8")
        if target:
            write_weights(Path(target), steps[-1]["weights"], record)
    except (ValueError, OSError) as error:
        raise SystemExit(f"Error: {error}") from None
    for step in steps:
        print(json.dumps(step))


if __name__ == "__main__":
    main()
