"""The search for problems: positions of self-play with one clearly best action that is not the obvious one.

    python -m orrery.lab.problems talon --games 300

plays games between captains who err now and then and looks at some positions of each. A position becomes a problem if
one action is clearly better than all others by rollouts in sampled worlds, if one step of looking ahead does not find
it, and if an admiral with ten times his thought does, whatever his luck. The file keeps how many games were searched:
the next run goes on from there, also after one that was stopped.

    python -m orrery.lab.problems talon --check

looks at problems that were found with other content again, in other worlds. Those that still lead to their decision
become problems of the present content, the others stay with their own; what no longer holds by the same criteria is
withdrawn.

    python -m orrery.lab.problems talon --levels

lets the bots try all problems again, after one of them has changed: those that admirals no longer find every time are
withdrawn.

    python -m orrery.lab.problems talon --measure

tells how many are solved by an admiral with ten times his thought and by a captain, both of fresh seeds.
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
from orrery.lab.planting import scenario_options
from orrery.lab.statistics import wilson
from orrery.registry import game as find_game
from orrery.review import load_chances, review_settings
from orrery.review.problems import FILE, LEVELS, WITHDRAWN, Origin, Problem, Problems, package_of
from orrery.review.worlds import Judge, gain

#: The probability of the players' errors, and the number of decisions examined per game.
NOISE = 0.08
LOOKS = 6
#: The number of actions compared; the worlds of the first looks, and of the measurement.
WIDTH = 6
LOOKS_AT = (2, 6)
WORLDS = (16, 32)
#: The required lead of the best action: at first sight, and in the measurement.
PROMISING, CLEAR = 0.06, 0.05
SURE = 2.0
#: Rollouts are shorter than in reviews: nobody at the board can foresee what shows only much later.
HORIZON = 20
#: The seeds of the admirals who must find the solution, and the maximum share of problems that the advice solves.
SEEDS = (11, 12, 13, 14, 15)
#: The multiples of an admiral's effort: with the first all of them must find the solution; if they do with the second
#: too, it is not hard.
PATIENCE, HASTE = 10.0, 0.125
EASY = 0.4
#: The seed of the measurement.
FRESH = 31

#: The best action, the next one, the difference and its standard error.
Solution = tuple[Action, Action, float, float]


def positions(game: Game[Any], seats: int, number: int) -> Iterator[tuple[int, State, list[str]]]:
    """Some positions of a game, with its seed and the actions before."""
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
    """The judge that compares actions."""
    own = review_settings(game)
    near = msgspec.structs.replace(own, horizon=min(own.horizon, HORIZON), noise=0.0)
    return Judge(game, load_chances(game, seats), near, 0)


def greedy(state: State, rng: Rng, worlds: int = 6) -> Action:
    """The action of a one-step lookahead: the best mean evaluation right after it."""
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


def solution(judge: Judge, state: State, rng: Rng) -> Solution | None:
    """The clearly best action and its figures; None if nothing is clear."""
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
    return measured(judge, state, actions, rng)


def measured(judge: Judge, state: State, actions: list[Action], rng: Rng) -> Solution | None:
    """The figures of the first action against the next best; None as soon as its lead is not clear."""
    assert state.seat is not None
    values: list[list[float]] = [[] for _ in actions]
    found: Solution | None = None
    for worlds in WORLDS:
        added = judge.compare(state, state.seat, actions, worlds, rng)
        values = [column + more for column, more in zip(values, added, strict=True)]
        closest = min(range(1, len(actions)), key=lambda place: gain(values[0], values[place])[0])
        better, error = gain(values[0], values[closest])
        if better + error < CLEAR:
            return None
        found = (actions[0], actions[closest], better, error) if better - SURE * error >= CLEAR else None
    return found


def level_of(state: State, best: Action) -> int | None:
    """The difficulty of a solution; None if a long-searching admiral does not find it every time."""
    if not admirals_find(state, best, PATIENCE):
        return None
    if captain_finds(state, best):
        return 1
    return 2 if admirals_find(state, best, HASTE) else 3


def admirals_find(state: State, best: Action, times: float) -> bool:
    """Whether admirals with a multiple of their effort find the solution, whatever their luck."""
    game, seat = state.game, state.seat
    assert seat is not None
    belief = Rng(5)
    return all(
        patient("admiral", game, times, seed).choose(state.determinize(seat, belief), seat, None) is best
        for seed in SEEDS
    )


def captain_finds(state: State, best: Action) -> bool:
    """Whether the advice alone chooses the solution."""
    assert state.seat is not None
    return bot("captain", state.game, 1).choose(state.determinize(state.seat, Rng(5)), state.seat, None) is best


def search(found: Problems, game: Game[Any], seats: int, judge: Judge) -> Problems:
    """The problems after one more game: at most one new one, with a limited share of easy ones."""
    number = found.origin.games
    looked = 0
    new: list[Problem] = []
    easy = sum(problem.level == 1 for problem in found.problems)
    enough = easy >= max(2, EASY * (len(found.open) + 1))
    for seed, state, actions in positions(game, seats, number):
        looked += 1
        solved = solution(judge, state, Rng((number << 16) | state.version))
        # The admirals think long: they are asked last.
        if solved is None or (enough and captain_finds(state, solved[0])):
            continue
        level = level_of(state, solved[0])
        if level is None:
            continue
        new = [described(state, seed, actions, level, solved)]
        break
    origin = Origin(found.origin.command, number + 1, found.origin.looked + looked)
    contents = {**found.contents, game.content_digest: dict(game.documents())}
    return Problems(found.game, origin, contents, found.problems + new)


def described(state: State, seed: int, actions: list[str], level: int, solved: Solution) -> Problem:
    """A problem in its stored form."""
    best, other, better, error = solved
    game = state.game
    return Problem(
        level=level,
        seats=state.seats,
        options=dict(state.options),
        seed=seed,
        actions=actions,
        best=str(best),
        next=str(other),
        gain=round(better, 3),
        error=round(error, 3),
        rules=game.rules_version,
        content=game.content_digest,
    )


def checked(found: Problems, problem: Problem, game: Game[Any]) -> Problem:
    """A problem checked again in other worlds, with the present content if that leads to it, else with its own."""
    withdrawn = msgspec.structs.replace(problem, level=WITHDRAWN)
    state = reached(found, problem, game) or reached(found, problem)
    if state is None:
        return withdrawn
    solved = solution(judge_of(state.game, problem.seats), state, Rng((problem.seed << 16) ^ state.version))
    if solved is None or str(solved[0]) != problem.best:
        return withdrawn
    level = level_of(state, solved[0])
    return withdrawn if level is None else described(state, problem.seed, problem.actions, level, solved)


def reached(found: Problems, problem: Problem, game: Game[Any] | None = None) -> State | None:
    """The position of a problem with the content of a game or with its own; None if that does not lead to it."""
    try:
        state = found.position(problem, game)
    except ValueError:
        return None
    return state if problem.best in [str(action) for action in state.pending] else None


def check(found: Problems, game: Game[Any], path: Path) -> Problems:
    """Check the problems of older content again; progress is stored, so that a stopped run resumes."""
    for place in found.open:
        problem = found.problems[place]
        if (problem.rules, problem.content) == (game.rules_version, game.content_digest):
            continue
        again = checked(found, problem, game)
        problems = [*found.problems[:place], again, *found.problems[place + 1 :]]
        contents = {**found.contents, game.content_digest: dict(game.documents())}
        found = msgspec.structs.replace(found, contents=contents, problems=problems)
        keep(path, found)
        print(f"problem {place + 1}: {'holds' if again.level else 'withdrawn'}", flush=True)
    return found


def relevel(found: Problems) -> Problems:
    """The problems with the level that today's bots give them; those that admirals do not find are withdrawn."""
    problems = found.problems[:]
    for place in found.open:
        state = found.position(problems[place])
        level = level_of(state, state.game.parse(problems[place].best)) or WITHDRAWN
        problems[place] = msgspec.structs.replace(problems[place], level=level)
        print(f"problem {place + 1}: {f'level {level}' if level else 'withdrawn'}", flush=True)
    return msgspec.structs.replace(found, problems=problems)


def keep(path: Path, found: Problems) -> None:
    """Write problems to the file; an interrupted run leaves the old file."""
    fresh = path.with_suffix(".new")
    fresh.write_bytes(found.encode())
    fresh.replace(path)


def measure(found: Problems, most: int) -> None:
    """Print how many of the problems each bot solves, with seeds not used to find them."""
    places = found.open[:: max(1, len(found.open) // most)][:most]
    solved = {"patient admiral": 0, "captain": 0}
    belief = Rng(FRESH)
    for place in places:
        problem = found.problems[place]
        state = found.position(problem)
        game = state.game
        assert state.seat is not None
        players = patient("admiral", game, PATIENCE, FRESH + place), bot("captain", game, FRESH + place)
        for name, player in zip(solved, players, strict=True):
            action = player.choose(state.determinize(state.seat, belief), state.seat, None)
            solved[name] += str(action) == problem.best
    for name, count in solved.items():
        low, high = wilson(count, len(places))
        print(f"{name}: {count} of {len(places)} solved ({low:.0%} to {high:.0%})")


def main() -> None:
    """Read the command line, search, write."""
    parser = argparse.ArgumentParser(prog="python -m orrery.lab.problems", description="Find problems in self-play.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100, help="how many more games are searched (100)")
    parser.add_argument(
        "--check", action="store_true", help="look again at problems that were found with other content"
    )
    parser.add_argument("--levels", action="store_true", help="let today's bots try all problems again")
    parser.add_argument("--measure", type=int, nargs="?", const=1000, metavar="MOST", help="tell who solves them")
    parser.add_argument("--write", help="the file (problems.jsonl.gz of the game, in the sources)")
    given = parser.parse_args()
    game: Game[Any] = find_game(given.game)
    path = Path(given.write or f"src/{package_of(game).replace('.', '/')}/{FILE}")
    command = f"python -m orrery.lab.problems {given.game} --seats {given.seats}"
    found = (
        Problems.decode(given.game, path.read_bytes())
        if path.exists()
        else Problems(given.game, Origin(command, 0, 0), {}, [])
    )
    if given.check:
        found = check(found, game, path)
    elif given.levels:
        found = relevel(found)
        keep(path, found)
    elif given.measure:
        measure(found, given.measure)
    else:
        judge = judge_of(game, given.seats)
        for number in range(given.games):
            known = len(found.problems)
            found = search(found, game, given.seats, judge)
            if len(found.problems) > known or number + 1 == given.games:
                keep(path, found)
    levels = [sum(problem.level == level for problem in found.problems) for level in LEVELS]
    print(
        f"{given.game}: {len(found.open)} problems (easy, medium, hard: {levels}) "
        f"in {found.origin.games} games, {found.origin.looked} positions"
    )


if __name__ == "__main__":
    main()
