"""The search for problems: positions of self-play with one clearly best action that is not the obvious one.

    python -m orrery.lab.problems talon --count 300

plays games between captains who err now and then and looks at some positions of each. A position becomes a problem if
one action is clearly better than all others by rollouts in sampled worlds, if one step of looking ahead does not find
it, and if an admiral with ten times his thought does, whatever his luck. The same command gives the same problems; with
`--add` they are added to those that the game has.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from orrery.bots import HeuristicBot, bot
from orrery.bots.levels import patient
from orrery.kernel import Action, Game, Rng, State
from orrery.lab.planted import scenario_options
from orrery.registry import game as find_game
from orrery.review import load_chances, review_settings
from orrery.review.problems import FILE, Origin, Problem, Problems, package_of
from orrery.review.worlds import Judge, gain

#: The errors of the players, and how many decisions of a game are looked at.
NOISE = 0.08
LOOKS = 6
#: Actions that are compared; the worlds of the first looks, and of the measurement.
WIDTH = 6
LOOKS_AT = (2, 6)
WORLDS = 48
#: How much better the best action is: at first sight, and surely.
PROMISING, CLEAR = 0.06, 0.05
SURE = 2.0
#: Rollouts end sooner than in reviews: what shows only much later, nobody can see at the board.
HORIZON = 20
#: The seeds of the admirals who must find the solution, and of how many problems the advice may find it.
SEEDS = (11, 12, 13)
EASY = 0.4


def positions(game: Game[Any], seats: int, number: int) -> Iterator[tuple[int, State, list[str]]]:
    """Some positions of one game, with its seed and what was played before."""
    source = Rng((seats << 40) | (7 << 36) | number)
    seed = source.next() >> 1
    state: State = game.new(seats, seed, scenario_options(game, number))
    player = HeuristicBot(game, source.next(), NOISE)
    actions: list[str] = []
    kept: list[tuple[int, State, list[str]]] = []
    met = 0
    while state.seat is not None:
        if 3 <= len(state.pending) <= 80:
            met += 1
            place = len(kept) if len(kept) < LOOKS else source.below(met)
            if place < LOOKS:
                kept[place : place + 1] = [(seed, state.clone(), actions[:])]
        action = player.choose(state, state.seat)
        actions.append(str(action))
        state.apply(action)
    yield from kept


def judge_of(game: Game[Any], seats: int) -> Judge:
    """Who compares actions."""
    own = review_settings(game)
    return Judge(game, load_chances(game, seats), msgspec.structs.replace(own, horizon=min(own.horizon, HORIZON)), 0)


def greedy(state: State, rng: Rng, worlds: int = 6) -> Action:
    """What one step of looking ahead plays: the best evaluation right after the action, on average."""
    assert state.seat is not None
    seat = state.seat
    totals: dict[Action, float] = dict.fromkeys(state.pending, 0.0)
    for _ in range(worlds):
        world = state.determinize(seat, rng)
        for action in world.pending:
            twin = world.clone()
            twin.apply(action)
            if action in totals:
                totals[action] += state.game.evaluate(twin, seat)
    return max(totals, key=lambda action: totals[action])


def solution(judge: Judge, state: State, rng: Rng) -> tuple[Action, Action, float, float] | None:
    """The clearly best action, the next one, how much worse that is and the error of that; None if nothing is clear."""
    assert state.seat is not None
    seat = state.seat
    weights = judge.game.advise(state.determinize(seat, rng))
    order = sorted(range(len(weights)), key=lambda place: -weights[place])[:WIDTH]
    actions = [state.pending[place] for place in order]
    for worlds in LOOKS_AT:
        values = judge.compare(state, seat, actions, worlds, rng)
        if not values[0]:
            return None
        ranking = sorted(range(len(actions)), key=lambda place: -sum(values[place]))
        if gain(values[ranking[0]], values[ranking[1]])[0] < PROMISING:
            return None
        actions = [actions[place] for place in ranking]
    if actions[0] is greedy(state, rng):
        return None
    values = judge.compare(state, seat, actions, WORLDS, rng)
    closest = min(range(1, len(actions)), key=lambda place: gain(values[0], values[place])[0])
    better, error = gain(values[0], values[closest])
    return (actions[0], actions[closest], better, error) if better - SURE * error >= CLEAR else None


def level_of(state: State, best: Action) -> int | None:
    """How hard a solution is to find; None if an admiral who thinks long does not find it every time."""
    game, seat = state.game, state.seat
    assert seat is not None
    belief = Rng(5)
    if any(
        patient("admiral", game, 10, seed).choose(state.determinize(seat, belief), seat, None) is not best
        for seed in SEEDS
    ):
        return None
    if bot("captain", game, 1).choose(state.determinize(seat, belief), seat, None) is best:
        return 1
    return 2 if bot("commodore", game, 1).choose(state.determinize(seat, belief), seat, None) is best else 3


def find(name: str, seats: list[int], count: int, first: int) -> Iterator[tuple[int, Problem | None]]:
    """Problems from one game after another, with the number of positions looked at so far."""
    game: Game[Any] = find_game(name)
    judges = {number: judge_of(game, number) for number in seats}
    looked = found = easy = 0
    number = first
    while found < count:
        table = seats[number % len(seats)]
        for seed, state, actions in positions(game, table, number):
            looked += 1
            rng = Rng((number << 16) | state.version)
            solved = solution(judges[table], state, rng)
            if solved is None:
                continue
            best, other, better, error = solved
            level = level_of(state, best)
            if level is None or (level == 1 and easy >= max(2, EASY * (found + 1))):
                continue
            found += 1
            easy += level == 1
            yield (
                looked,
                Problem(
                    level,
                    table,
                    dict(state.options),
                    seed,
                    actions,
                    str(best),
                    str(other),
                    round(better, 3),
                    round(error, 3),
                ),
            )
            break
        number += 1
        yield looked, None


def main() -> None:
    """Read the command line, search, write."""
    parser = argparse.ArgumentParser(prog="python -m orrery.lab.problems", description="Find problems in self-play.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", default=[2])
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game (0)")
    parser.add_argument("--add", action="store_true", help="add to the problems that the file has")
    parser.add_argument("--write", help="the file (problems.jsonl.gz of the game, in the sources)")
    given = parser.parse_args()
    game: Game[Any] = find_game(given.game)
    path = Path(given.write or f"src/{package_of(game).replace('.', '/')}/{FILE}")
    known = Problems.decode(path.read_bytes()) if given.add and path.exists() else None
    problems = list(known.problems) if known else []
    looked_before = known.origin.looked if known else 0
    seats = " ".join(map(str, given.seats))
    command = f"python -m orrery.lab.problems {given.game} --seats {seats} --first {given.first} --count {given.count}"
    if known:
        command = f"{known.origin.command}; {command} --add"
    for looked, problem in find(given.game, given.seats, given.count, given.first):
        if problem is None:
            continue
        problems.append(problem)
        origin = Origin(command, game.rules_version, game.content_digest, looked_before + looked)
        # A run that is stopped keeps what it found.
        path.write_bytes(Problems(origin, problems).encode())
        print(f"{len(problems)} problems, level {problem.level}, {problem.gain:.2f}, {looked} positions", flush=True)


if __name__ == "__main__":
    main()
