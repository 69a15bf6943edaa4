"""The cost of a decision: the action played against the best of those considered."""

from __future__ import annotations

from math import sqrt

from orrery.bots import bot
from orrery.kernel import Action, Rng, State
from orrery.review.scale import joined
from orrery.review.worlds import Judge, gain

#: Separate worlds for finding the best action and for measuring the loss:
#: otherwise the best of several estimates is too high on average.
SEARCH, MEASURE = 2, 3
#: The worlds of the look at all actions, and those in which a strong player is asked.
SCAN, ASK = 6, 7
#: How many of the actions that may be better are looked at again.
RIVALS = 2
#: The least standard error of a decision that the advice would not have made, in one world.
LEAST_ERROR = 0.2
#: By how many standard errors a difference must be large for its measurement to end early.
CLEAR = 2.0
#: The player who is asked, and how many of those asked must have played the same; all at first.
STRONG = "admiral"
MANY = 2
#: How many of the most advised actions are compared with the played one, how many others, and the most among which
#: these are found.
WIDTH = 4
UNUSUAL = 2
WIDE = 24


class Verdict:
    """A decision and its value to the seat that made it."""

    __slots__ = (
        "agreement",
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
        #: How much of a loss shows in shorter rollouts, and the share of strong players who would have done the same.
        self.soon = 0.0
        self.agreement = 0.0
        #: How much better the played action was than the next, if it was the best.
        self.runner_up = 0.0
        #: Whether the advice would have chosen differently, and whether there was no choice.
        self.surprising = False
        self.only = False


class Cost:
    """How much better another action was than the played one, on the scale of the curve, with its standard error."""

    __slots__ = ("agreement", "best_chance", "error", "loss", "played_chance")

    def __init__(self, better: list[float], own: list[float], standing: float, trust: float) -> None:
        lead, error = gain(better, own)
        worlds = max(1, len(own))
        self.best_chance = joined(standing, sum(better) / worlds, trust)
        self.played_chance = joined(standing, sum(own) / worlds, trust)
        self.loss = self.best_chance - self.played_chance
        self.error = error * self.loss / lead if lead else error
        #: The share of strong players who would have done the same.
        self.agreement = 0.0


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
    # In a long game only some of the decisions that the advice would have made too are looked at, evenly spread.
    share, version = judge.settings.share, float(state.version)
    if not found.surprising and int(version * share) == int((version + 1.0) * share):
        return found
    rival = suspect(judge, state, seat, actions, found) if len(actions) > 1 else None
    # Good moves, and mistakes that the advice would have made too, need less care than others.
    most = judge.settings.closer if found.surprising and found.soon > 0 else judge.settings.closer // 2
    cost = None if rival is None else measured(judge, state, rival, played, standing, most, found.soon == 0)
    if rival is None or cost is None:
        return found
    found.error = cost.error
    found.agreement = cost.agreement
    if found.soon > 0 and cost.loss > cost.error:
        found.best = rival
        found.loss = cost.loss
        found.best_chance, found.played_chance = cost.best_chance, cost.played_chance
    elif cost.loss < 0:
        found.runner_up = -cost.loss
    return found


def suspect(judge: Judge, state: State, seat: int, actions: list[Action], found: Verdict) -> Action | None:
    """The action that may be clearly better than the played one, or clearly worse although the advice prefers it.

    A first look compares all; those that may be better are looked at again, in more worlds, as long as they may be.
    """
    settings = judge.settings
    rng = judge.rng(state.version, SEARCH, seat)
    values: list[list[float]] = [[] for _ in actions]
    left = list(range(1, len(actions)))
    leads: dict[int, tuple[float, float]] = {}
    # What the advice would have played too is a mistake that few see: half the effort will do.
    steps = [settings.worlds if found.surprising else max(2, settings.worlds // 2)]
    steps += [settings.worlds] * (settings.again // settings.worlds)
    for worlds in steps:
        places = [0, *left]
        added = judge.compare(state, seat, [actions[place] for place in places], worlds, rng)
        for place, column in zip(places, added, strict=True):
            values[place] += column
        if not values[0]:
            return None
        leads = {place: gain(values[place], values[0]) for place in left}
        if found.surprising:
            # A few worlds that happen to agree say little.
            least = LEAST_ERROR / sqrt(len(values[0]))
            leads = {place: (lead, max(error, least)) for place, (lead, error) in leads.items()}
        left.sort(key=lambda place: (-leads[place][0], place))
        suspects = [place for place in left if sum(leads[place]) >= settings.suspicious]
        if not suspects:
            # Clearly better than all others, though the advice would have played one of those.
            excels = found.surprising and sum(leads[left[0]]) <= -settings.suspicious
            return actions[left[0]] if excels else None
        left = suspects[:RIVALS]
    if leads[left[0]][0] < settings.suspicious * 2 / 3:
        return None
    found.soon = leads[left[0]][0]
    return actions[left[0]]


def measured(
    judge: Judge, state: State, rival: Action, played: Action, standing: float, most: int, worse: bool = False
) -> Cost | None:
    """How much better the rival was than the played action in up to `most` worlds, or how much worse if it seems so.

    Worlds are added a batch at a time until it is clear that the difference is small, or that it is large. As long as
    there seems to be a loss, strong players are asked after each batch: where they and rollouts disagree, there is no
    clear mistake, and the result is None.
    """
    assert state.seat is not None
    seat, settings = state.seat, judge.settings
    horizon = max(settings.far, settings.horizon)
    rng, asking = judge.rng(state.version, MEASURE, seat), judge.rng(state.version, ASK, seat)
    better: list[float] = []
    own: list[float] = []
    agreed = questions = 0
    for drawn in range(settings.batch, most + settings.batch, settings.batch):
        batch = judge.compare(state, seat, [rival, played], settings.batch, rng, horizon)
        better += batch[0]
        own += batch[1]
        lead, error = gain(better, own)
        if worse:
            lead = -lead
        small = len(own) > 1 and lead + error < settings.harmless
        if small and (worse or lead <= error):
            break
        if not worse and settings.asked:
            agreed += sum(answer is played for answer in answers(judge, state, seat, asking))
            questions += settings.asked
            if agreed >= min(questions, MANY):
                return None
        if small or (drawn > settings.batch and lead - CLEAR * error >= settings.harmless):
            break
    cost = Cost(better, own, standing, judge.trust)
    cost.agreement = agreed / questions if questions else 0.0
    return cost


def candidates(judge: Judge, state: State, seat: int, played: Action) -> tuple[list[Action], bool]:
    """The played action and those worth comparing, and whether the advice would have chosen one of those.

    The advice is asked in a sampled world: it must not know more than the seat.
    """
    world = state.determinize(seat, judge.rng(state.version, 4, seat))
    weights = judge.game.advise(world)
    order = sorted(range(len(world.pending)), key=lambda place: -weights[place])
    advised = [world.pending[place] for place in order[:WIDTH]]
    others = [world.pending[place] for place in order[WIDTH:WIDE]]
    compared = [*advised, *unusual(judge, state, seat, [action for action in others if action is not played])]
    return [played, *[action for action in compared if action is not played]], advised[0] is not played


def answers(judge: Judge, state: State, seat: int, rng: Rng) -> list[Action]:
    """What a strong player would do, in each of some sampled worlds."""
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
