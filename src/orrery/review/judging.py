"""The cost of a decision: the action played against the best of those considered."""

from __future__ import annotations

from orrery.bots import bot
from orrery.kernel import Action, State
from orrery.review.scale import joined
from orrery.review.worlds import Judge, gain

#: Separate worlds for finding the best action and for measuring the loss:
#: otherwise the best of several estimates is too high on average.
SEARCH, MEASURE = 2, 3
#: The worlds of the look at all actions, and those in which a strong player is asked.
SCAN, ASK = 6, 7
#: How many of the actions that may be better are looked at again.
RIVALS = 2
#: The player who is asked.
STRONG = "admiral"
#: How many actions that are not much advised are looked at, and the most that are compared to find these.
UNUSUAL = 2
WIDE = 48


class Verdict:
    """A decision and its value to the seat that made it."""

    __slots__ = (
        "best",
        "best_chance",
        "error",
        "loss",
        "only",
        "played",
        "played_chance",
        "runner_up",
        "soon",
        "surprising",
    )

    def __init__(self, played: Action, chance: float = 0.0) -> None:
        self.played = played
        #: The best action considered, which may be the one played.
        self.best = played
        self.played_chance = chance
        self.best_chance = chance
        #: How much better the best was, and its standard error; 0 if nothing better was found.
        self.loss = 0.0
        self.error = 0.0
        #: How much of a loss shows in shorter rollouts.
        self.soon = 0.0
        #: How much better the played action was than the next, if it was the best.
        self.runner_up = 0.0
        #: Whether the advice would have chosen differently, and whether there was no choice.
        self.surprising = False
        self.only = False


class Cost:
    """How much better another action was than the played one, on the scale of the curve, with its standard error."""

    __slots__ = ("best_chance", "error", "loss", "played_chance")

    def __init__(self, better: list[float], own: list[float], standing: float, trust: float) -> None:
        lead, error = gain(better, own)
        worlds = max(1, len(own))
        self.best_chance = joined(standing, sum(better) / worlds, trust)
        self.played_chance = joined(standing, sum(own) / worlds, trust)
        self.loss = self.best_chance - self.played_chance
        self.error = error * self.loss / lead if lead else error


def judge_decision(judge: Judge, state: State, played: Action, standing: float | None = None) -> Verdict:
    """Judge the decision a state awaits, by what the deciding seat could know.

    `standing` is the seat's chance before it, as the curve shows it.
    """
    assert state.seat is not None
    seat = state.seat
    if standing is None:
        standing = judge.standing(state, seat)[seat]
    found = Verdict(played, standing)
    if len(state.pending) == 1:
        found.only = True
        return found
    actions, found.surprising = candidates(judge, state, seat, played)
    rival = suspect(judge, state, seat, actions, found) if len(actions) > 1 else None
    # Where a strong player and rollouts disagree, there is no clear mistake.
    if rival is None or (found.soon > 0 and set(asked(judge, state, seat)) == {played}):
        return found
    cost = measured(judge, state, rival, played, standing, found.soon > 0)
    found.error = cost.error
    if cost.loss > cost.error:
        found.best = rival
        found.loss = cost.loss
        found.best_chance, found.played_chance = cost.best_chance, cost.played_chance
    elif cost.loss < 0:
        found.runner_up = -cost.loss
    return found


def suspect(judge: Judge, state: State, seat: int, actions: list[Action], found: Verdict) -> Action | None:
    """The action that may be clearly better than the played one, or clearly worse although the advice prefers it.

    A first look compares all; those that may be better are looked at again, in more worlds.
    """
    settings = judge.settings
    rng = judge.rng(state.version, SEARCH, seat)
    values: list[list[float]] = [[] for _ in actions]
    left = list(range(1, len(actions)))
    for worlds in (settings.worlds, settings.again):
        places = [0, *left]
        added = judge.compare(state, seat, [actions[place] for place in places], worlds, rng)
        for place, column in zip(places, added, strict=True):
            values[place] += column
        if not values[0]:
            return None
        leads = {place: gain(values[place], values[0]) for place in left}
        left.sort(key=lambda place: (-leads[place][0], place))
        suspects = [place for place in left if sum(leads[place]) >= settings.suspicious]
        if not suspects:
            # Clearly better than all others, though the advice would have played one of those.
            excels = found.surprising and sum(leads[left[0]]) <= -settings.suspicious
            return actions[left[0]] if excels else None
        left = suspects[:RIVALS]
    found.soon = leads[left[0]][0]
    return actions[left[0]] if found.soon >= settings.suspicious / 2 else None


def measured(
    judge: Judge, state: State, rival: Action, played: Action, standing: float, better_rival: bool = True
) -> Cost:
    """How much better the rival was than the played action, or how much worse.

    Worlds are added a batch at a time until it is clear that the difference is small.
    """
    assert state.seat is not None
    seat, settings = state.seat, judge.settings
    horizon = max(settings.far, settings.horizon)
    rng = judge.rng(state.version, MEASURE, seat)
    better: list[float] = []
    own: list[float] = []
    drawn = 0
    while True:
        batch = judge.compare(state, seat, [rival, played], settings.batch, rng, horizon)
        better += batch[0]
        own += batch[1]
        drawn += settings.batch
        lead, error = gain(better, own)
        # A seemingly costly decision gets all worlds, so that a few unlucky ones do not decide.
        most = error + (lead if better_rival else -lead)
        if drawn >= settings.closer or (len(own) > 1 and most < settings.harmless):
            return Cost(better, own, standing, judge.trust)


def candidates(judge: Judge, state: State, seat: int, played: Action) -> tuple[list[Action], bool]:
    """The played action and those worth comparing, and whether the advice would have chosen one of those.

    The advice is asked in a sampled world: it must not know more than the seat.
    """
    world = state.determinize(seat, judge.rng(state.version, 4, seat))
    weights = judge.game.advise(world)
    order = sorted(range(len(world.pending)), key=lambda place: -weights[place])
    advised = [world.pending[place] for place in order[: judge.settings.width]]
    others = [world.pending[place] for place in order[judge.settings.width : WIDE]]
    compared = [*advised, *unusual(judge, state, seat, [action for action in others if action is not played])]
    return [played, *[action for action in compared if action is not played]], advised[0] is not played


def asked(judge: Judge, state: State, seat: int) -> list[Action]:
    """What a strong player would do, in each of some sampled worlds."""
    rng = judge.rng(state.version, ASK, seat)
    worlds = [state.determinize(seat, rng) for _ in range(judge.settings.asked)]
    return [bot(STRONG, judge.game, rng.next()).choose(world, seat, None) for world in worlds]


def unusual(judge: Judge, state: State, seat: int, actions: list[Action]) -> list[Action]:
    """The actions that do best in short rollouts."""
    worlds = judge.settings.scan
    if not worlds or len(actions) <= UNUSUAL:
        return actions if worlds else []
    rng = judge.rng(state.version, SCAN, seat)
    values = judge.compare(state, seat, actions, worlds, rng, judge.settings.horizon // 2)
    return sorted(actions, key=lambda action: -sum(values[actions.index(action)]))[:UNUSUAL]
