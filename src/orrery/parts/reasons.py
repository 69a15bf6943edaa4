"""Why an action is good advice: keys of the game's texts with the facts of the case, in the form of a refusal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from orrery.kernel import Action, State

#: A key of the game's texts, or a clause, a key and facts.
Reason = str | dict[str, Any]
S = TypeVar("S", bound=State)

#: The maximum number of reasons.
MOST = 3
#: The smallest gain that is worth a sentence, in the evaluation before it is squashed to -1 to 1.
LEAST = 0.01


def reason(key: str, **facts: Any) -> Reason:
    """A reason by its key, with the facts that its sentence names.

    >>> reason("because-lead", base="ceres", own=3)
    {'clause': '', 'reason': 'because-lead', 'facts': {'base': 'ceres', 'own': 3}}
    """
    return {"clause": "", "reason": key, "facts": facts}


def percent(chance: float) -> int:
    """A probability in per cent.

    >>> percent(0.578)
    58
    """
    return round(100 * chance)


def brief(number: float) -> float:
    """A number with at most one decimal.

    >>> brief(2.0), brief(1.449)
    (2, 1.4)
    """
    rounded = round(number, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def next_best(state: State, action: Action) -> Action | None:
    """The action with the highest advice other than this one; None if there is none."""
    weights = state.game.advise(state)
    others = [place for place, other in enumerate(state.pending) if other is not action]
    return state.pending[max(others, key=lambda place: weights[place])] if others else None


def is_least_evil(state: State, action: Action) -> bool:
    """Whether every other pending action has lower advice than this one."""
    weights = state.game.advise(state)
    own = max([weight for other, weight in zip(state.pending, weights, strict=True) if other is action], default=0.0)
    return all(weight < own for other, weight in zip(state.pending, weights, strict=True) if other is not action)


def gains(
    state: S, seat: int, action: Action, texts: Mapping[str, str], features: Callable[[S, int], list[float]]
) -> list[Reason]:
    """The one or two features of the evaluation in which an action gains most over the next best one.

    `texts` has the keys of the features that have a text. An action whose outcome depends on a die, a secret or another
    seat gets no such reason.
    """
    other = next_best(state, action)
    chosen = followed(state, seat, action)
    second = None if other is None or chosen is None else followed(state, seat, other)
    if chosen is None or second is None:
        return []
    weights = state.game.weights
    after, instead = features(chosen, seat), features(second, seat)
    found: dict[str, float] = {}
    for place, (name, weight) in enumerate(weights.items()):
        gain = weight * (after[place] - instead[place])
        if name in texts and weight > 0 and gain > LEAST:
            found[texts[name]] = found.get(texts[name], 0.0) + gain
    keys = sorted(found, key=lambda key: -found[key])
    return [reason(key) for key in keys[:2]]


def followed(state: S, seat: int, action: Action) -> S | None:
    """The position after an action, if no die, secret or other seat comes between it and the seat's next decision."""
    twin = state.clone()
    twin.apply(action)
    return twin if twin.undoable and twin.seat == seat else None
