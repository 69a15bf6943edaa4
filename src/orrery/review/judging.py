"""The cost of a decision: the action played against the best of those considered."""

from __future__ import annotations

from orrery.kernel import Action, State
from orrery.review.worlds import Judge, gain

#: Separate worlds for finding the best action and for measuring the loss:
#: otherwise the best of several estimates is too high on average.
SEARCH, MEASURE = 2, 3
#: The worlds of a first look.
FEW = 3


class Verdict:
    """A decision and its value to the seat that made it."""

    __slots__ = ("best", "best_chance", "error", "loss", "only", "played", "played_chance", "runner_up", "surprising")

    def __init__(self, played: Action) -> None:
        self.played = played
        #: The best action considered, which may be the one played.
        self.best = played
        self.played_chance = 0.0
        self.best_chance = 0.0
        #: How much better the best was, and its standard error; 0 if nothing better was found.
        self.loss = 0.0
        self.error = 0.0
        #: How much better the played action was than the next, if it was the best.
        self.runner_up = 0.0
        #: Whether the advice would have chosen differently, and whether there was no choice.
        self.surprising = False
        self.only = False


def judge_decision(judge: Judge, state: State, played: Action) -> Verdict:
    """Judge the decision a state awaits, by what the deciding seat could know."""
    assert state.seat is not None
    found = Verdict(played)
    if len(state.pending) == 1:
        found.only = True
        return found
    seat = state.seat
    actions, found.surprising = candidates(judge, state, seat, played)
    if len(actions) == 1:
        return found
    settings = judge.settings
    rng = judge.rng(state.version, SEARCH, seat)
    values = judge.compare(state, seat, actions, FEW, rng)
    if not values[0]:
        return found
    spread = max(abs(gain(values[place], values[0])[0]) for place in range(1, len(actions)))
    if spread >= settings.suspicious / 2:
        # The decision matters: more worlds determine which action is best.
        more = judge.compare(state, seat, actions, settings.worlds - FEW, rng)
        values = [first + then for first, then in zip(values, more, strict=True)]
    order = sorted(range(len(actions)), key=lambda place: (-sum(values[place]), place))
    best, second = order[0], order[1]
    rival = second if best == 0 else best
    loss, error = gain(values[rival], values[0])
    found.played_chance = found.best_chance = sum(values[0]) / len(values[0])
    if abs(loss) + error < settings.suspicious:
        return found
    found.played_chance, loss, error = measured(judge, state, seat, actions[rival], played)
    found.best_chance = found.played_chance
    found.error = error
    if loss > 0:
        found.best = actions[rival]
        found.loss = loss
        found.best_chance = found.played_chance + loss
    else:
        found.runner_up = -loss
    return found


def measured(judge: Judge, state: State, seat: int, rival: Action, played: Action) -> tuple[float, float, float]:
    """The chance after the played action, how much better the rival was, and its standard error.

    Worlds are added a batch at a time until it is clear that the difference is small.
    """
    settings = judge.settings
    rng = judge.rng(state.version, MEASURE, seat)
    better: list[float] = []
    own: list[float] = []
    drawn = 0
    while True:
        batch = judge.compare(state, seat, [rival, played], settings.batch, rng)
        better += batch[0]
        own += batch[1]
        drawn += settings.batch
        loss, error = gain(better, own)
        # A seemingly costly decision gets all worlds, so that a few unlucky ones do not decide.
        if drawn >= settings.closer or (len(own) > 1 and abs(loss) + error < settings.costly):
            return (sum(own) / len(own) if own else 0.0), loss, error


def candidates(judge: Judge, state: State, seat: int, played: Action) -> tuple[list[Action], bool]:
    """The played action and the most advised others, and whether the advice would have chosen one of those.

    The advice is asked in a sampled world: it must not know more than the seat.
    """
    world = state.determinize(seat, judge.rng(state.version, 4, seat))
    weights = judge.game.advise(world)
    order = sorted(range(len(world.pending)), key=lambda place: -weights[place])
    advised = [world.pending[place] for place in order[: judge.settings.width]]
    return [played, *[action for action in advised if action is not played]], advised[0] is not played
