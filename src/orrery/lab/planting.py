"""Games between strong players in which one decision is replaced by a costly one.

Long rollouts say what an action costs. Most actions cost little: a few worlds sort these out, and only what looks bad
in every stage is measured until its cost is clear.
"""

from __future__ import annotations

from typing import Any

import msgspec

from orrery.bots import bot
from orrery.bots.levels import Bot, advised_as
from orrery.kernel import Action, Game, Rng, State
from orrery.lab.long_rollouts import long_rollouts
from orrery.records import Record
from orrery.review import load_chances
from orrery.review.worlds import gain

#: The minimum cost of a planted mistake.
COST = 0.15
#: The number of decisions tried per game, and of other actions at each.
TRIES = 600
OTHERS = 4
#: A decision is tried if the position gives its seat a chance between these: otherwise little can be lost.
CONTESTED = (0.15, 0.97)
#: The worlds in which the worst of these is found, and those of a second look at it; the minimum estimate in each.
FIRST = (3, 0.3)
SECOND = (12, 0.15)
#: The worlds of the measurement: as many as this at a time, until the cost is clearly above or below the minimum.
BATCH, MOST = 40, 640
CLEAR = 2.0


class Planted(msgspec.Struct, frozen=True):
    """A game with a mistake in it."""

    record: Record
    #: The position of the mistake, its cost and the standard error.
    version: int
    cost: float
    error: float


def play_on(state: State, player: Bot, belief: Rng, actions: list[str]) -> None:
    """Play to the end, each seat by what it may know."""
    while state.seat is not None:
        action = player.choose(state.determinize(state.seat, belief), state.seat, None)
        actions.append(str(action))
        state.apply(action)


def plant(game: Game[Any], seats: int, seed: int, level: str = "admiral") -> Planted | None:
    """A game with a planted mistake; None if no decision tried can be made bad enough."""
    source = Rng(seed)
    start: State = game.new(seats, seed, scenario_options(game, seed))
    player, belief = bot(level, game, source.next()), Rng(source.next())
    actions: list[str] = []
    state = start.clone()
    play_on(state, player, belief, actions)
    chances = load_chances(game, seats, level)
    adviser = advised_as(level, game)
    for _ in range(TRIES):
        version = source.below(len(actions))
        state = start.clone()
        for notation in actions[:version]:
            state.play(notation)
        assert state.seat is not None
        if not CONTESTED[0] <= chances(state)[state.seat] <= CONTESTED[1]:
            continue
        found = mistake(adviser, state, game.parse(actions[version]), source)
        if found is not None:
            action, cost, error = found
            kept = [*actions[:version], str(action)]
            state.apply(action)
            play_on(state, bot(level, game, source.next()), belief, kept)
            return Planted(Record.of(state, seed, kept), version, cost, error)
    return None


def mistake(game: Game[Any], state: State, chosen: Action, rng: Rng) -> tuple[Action, float, float] | None:
    """An action that costs enough relative to the chosen one, with its cost and standard error."""
    left = [action for action in state.pending if action is not chosen]
    others = [left.pop(rng.below(len(left))) for _ in range(min(OTHERS, len(left)))]
    if not others:
        return None
    worlds, promising = FIRST
    values = long_rollouts(game, state, [chosen, *others], worlds, rng)
    costs = [gain(values[0], column)[0] for column in values[1:]]
    if max(costs) < promising:
        return None
    action = others[costs.index(max(costs))]
    worlds, promising = SECOND
    values = long_rollouts(game, state, [chosen, action], worlds, rng)
    if gain(values[0], values[1])[0] < promising:
        return None
    cost, error = measured(game, state, chosen, action, rng)
    return (action, cost, error) if cost >= COST else None


def measured(game: Game[Any], state: State, better: Action, worse: Action, rng: Rng) -> tuple[float, float]:
    """The cost of an action and its standard error, in worlds other than those it was found in.

    In few worlds the worst of many actions looks worse than it is; so worlds are added until the cost is clear.
    """
    values: list[list[float]] = [[], []]
    cost = error = 0.0
    for _ in range(MOST // BATCH):
        for column, more in zip(values, long_rollouts(game, state, [better, worse], BATCH, rng), strict=True):
            column += more
        cost, error = gain(values[0], values[1])
        if abs(cost - COST) >= CLEAR * error:
            break
    return cost, error


def scenario_options(game: Game[Any], number: int) -> dict[str, str]:
    """The scenarios of a game in turn, if it has some."""
    scenarios = [option.choices for option in game.options if option.name == "scenario"]
    return {"scenario": str(scenarios[0][number % len(scenarios[0])])} if scenarios else {}
