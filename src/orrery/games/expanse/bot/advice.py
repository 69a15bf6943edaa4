"""What a sensible player looks at: how promising each action is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import i64

from orrery.games.expanse.actions import (
    BURTON,
    DONE,
    HOLDEN,
    KAMAL,
    NAGATA,
    PASS,
    USE_EVENT,
    USE_POINTS,
    Build,
    ChooseSector,
    Crew,
    Fetch,
    Incite,
    Infect,
    Launch,
    Lift,
    Move,
    OnInfluence,
    OnShip,
    Place,
    PlaceDiplomat,
    Play,
    Ram,
    Replace,
    Take,
)
from orrery.games.expanse.board import diplomat_worth, keep_cost, shows_icon
from orrery.games.expanse.bot.adviser import Adviser
from orrery.games.expanse.bot.worth import KEPT_WORTH, SHIP_WORTH, lead
from orrery.games.expanse.flow.event import resolve_event
from orrery.games.expanse.score import forecast
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import ANYTIME, NOWHERE, SCORING_CARD, SCRAP, Card, Sector, Tables
from orrery.kernel import Action, Choice, changed, floats

#: What a place on the initiative track is worth.
INITIATIVE_WORTH: Final = 0.2
#: The longest event that is played through in thought.
LONGEST_EVENT: Final = 16


class Pause(Choice[ExpanseState]):
    """Where thinking an event through stops."""

    __slots__ = ()

    def options(self, state: ExpanseState) -> list[Action]:
        return [PASS, DONE]


def advise(state: ExpanseState) -> list[float]:
    """How promising each pending action looks, in control points."""
    if state.seat is None or state.rocinante == NOWHERE:
        return [0.0] * len(state.pending)
    return weigh_all(Adviser(state, state.seat))


def weigh_all(adviser: Adviser) -> list[float]:
    """What each pending action gains."""
    state = adviser.state
    choice: Any = state.stack[len(state.stack) - 1]
    weigh_one = WEIGHERS.get(type(choice).__name__, weigh_outcome)
    return [0.0 if action is DONE or action is PASS else weigh_one(adviser, choice, action) for action in state.pending]


def weigh(adviser: Adviser, action: Action) -> float:
    """What one action gains; to decline gains nothing."""
    if action is DONE or action is PASS:
        return 0.0
    choice: Any = adviser.state.stack[len(adviser.state.stack) - 1]
    return WEIGHERS.get(type(choice).__name__, weigh_outcome)(adviser, choice, action)


# A turn


def weigh_turn(adviser: Adviser, choice: Any, action: Action) -> float:
    """A card of the track, less its cost, or a kept event."""
    if isinstance(action, Play):
        return kept_worth(adviser, action.card)
    assert isinstance(action, Take)
    state = adviser.state
    tables = state.tables
    card = state.track[action.space]
    cost = float(int(tables.costs[action.space]))
    if card == SCORING_CARD:
        return max([sector_worth(adviser, sector) for sector in range(3)]) - cost
    worth = adviser.points_worth(card, tables.points[card])
    if shows_icon(state, card, adviser.faction) and tables.when[card] == ANYTIME:
        worth = max(worth, rough_worth(tables, tables.first[card]))
    return worth - cost


def weigh_use(adviser: Adviser, choice: Any, action: Action) -> float:
    """The event now, the event later, or the points of a card."""
    card: int = choice.card
    tables = adviser.state.tables
    if action is USE_POINTS:
        return adviser.points_worth(card, tables.points[card])
    if isinstance(action, Play):
        return adviser.points_worth(card, tables.trigger[action.card]) - KEPT_WORTH
    return event_worth(adviser, card, action, 0.0)


def weigh_offer(adviser: Adviser, choice: Any, action: Action) -> float:
    """The event that another seat left over, now or later, less a place on the initiative track."""
    return event_worth(adviser, choice.card, action, INITIATIVE_WORTH)


def weigh_second_use(adviser: Adviser, choice: Any, action: Action) -> float:
    """The event of the card as well, for a kept one."""
    return think_through(adviser, choice.card) - KEPT_WORTH


def weigh_higher_number(adviser: Adviser, choice: Any, action: Action) -> float:
    """How much higher a kept card makes a number."""
    assert isinstance(action, Play)
    state = adviser.state
    higher: int = state.tables.trigger[action.card] - state.tally
    return higher - KEPT_WORTH


def event_worth(adviser: Adviser, card: Card, action: Action, lost: float) -> float:
    """An event at once or kept, less what using it loses."""
    if action is USE_EVENT:
        return think_through(adviser, card) - lost
    state = adviser.state
    worth = KEPT_WORTH if state.tables.when[card] == ANYTIME else 2 * KEPT_WORTH
    cost: int = keep_cost(state, adviser.faction, card)
    return (0.0 if state.unseen == 0 else worth) - cost - lost


def kept_worth(adviser: Adviser, card: Card) -> float:
    """What a kept event would do, less what it is worth to keep it on."""
    return think_through(adviser, card) - (0.0 if adviser.state.unseen == 0 else KEPT_WORTH)


# Scoring


def weigh_bonus(adviser: Adviser, choice: Any, action: Action) -> float:
    """How much better than the others one would do with a bonus sector."""
    assert isinstance(action, ChooseSector)
    return sector_worth(adviser, action.sector)


def sector_worth(adviser: Adviser, sector: Sector) -> float:
    """How much better than the others one would do in a scoring turn now."""
    gained = floats([float(number) for number in forecast(adviser.state, sector)])
    return lead(adviser.state, gained, adviser.faction)


def weigh_scoring_event(adviser: Adviser, choice: Any, action: Action) -> float:
    """A kept event, or what the Rocinante's crew would do."""
    if isinstance(action, Play):
        return kept_worth(adviser, action.card)
    assert isinstance(action, Crew)
    state = adviser.state
    best = 0.0
    if action.member == HOLDEN:
        for base in state.tables.open_bases[state.seats]:
            best = max(best, adviser.shift(base, adviser.faction, 1))
        return best
    if action.member == BURTON:
        orbit = state.rocinante_orbit
        for other in range(4):
            if other != adviser.faction:
                for kind in state.tables.kinds[other]:
                    if state.ships[kind * 36 + orbit * 4 + other]:
                        best = max(best, adviser.hit(orbit, other, kind))
        ships: int = state.shipping[orbit * 4 + adviser.faction]
        return best * ships
    for orbit in state.tables.reachable[3 if action.member == KAMAL else 1][state.rocinante_orbit]:
        best = max(best, adviser.move_rocinante(orbit))
    return best + (SHIP_WORTH if action.member == NAGATA else 0.0)


# Actions


def weigh_spending(adviser: Adviser, choice: Any, action: Action) -> float:
    """What an action point is spent on."""
    if isinstance(action, Place | PlaceDiplomat):
        return weigh_placement(adviser, choice, action)
    if isinstance(action, Move | Build):
        return weigh_fleet(adviser, choice, action)
    if isinstance(action, OnShip):
        gain = adviser.hit(action.orbit, action.faction, action.kind)
        return gain - 1.2 if isinstance(action, Ram) else gain
    if isinstance(action, OnInfluence):
        return weigh_influence(adviser, choice, action)
    if isinstance(action, Launch):
        return adviser.add_ship(action.orbit, SCRAP)
    assert isinstance(action, Infect)
    return adviser.shift(action.base, adviser.faction, 1) - (0.0 if adviser.state.spare_tokens else 0.8)


def weigh_placement(adviser: Adviser, choice: Any, action: Action) -> float:
    """What influence on a base means, less what the cube is worth where it is taken from."""
    state = adviser.state
    if isinstance(action, PlaceDiplomat):
        # They will count more one day; once they do, they are for where it matters.
        return adviser.shift(action.base, adviser.faction, diplomat_worth(state)) - (0.1 if state.technology else -0.1)
    assert isinstance(action, Place)
    gain = adviser.shift(action.base, adviser.faction, 1)
    return gain if state.supply[adviser.faction] else gain - adviser.cheapest()


def weigh_fetch(adviser: Adviser, choice: Any, action: Action) -> float:
    """What is lost where a piece is taken from."""
    if isinstance(action, Fetch):
        return adviser.shift(action.base, adviser.faction, -1)
    return weigh_outcome(adviser, choice, action)


def weigh_fleet(adviser: Adviser, choice: Any, action: Action) -> float:
    """A move, or one more ship."""
    if isinstance(action, Move):
        return adviser.move(action.source, action.target, action.number) - 0.05
    assert isinstance(action, Build)
    return adviser.add_ship(action.orbit, action.kind)


def weigh_hit(adviser: Adviser, choice: Any, action: Action) -> float:
    """A hit on a ship, of one's own too."""
    assert isinstance(action, OnShip)
    return adviser.hit(action.orbit, action.faction, action.kind)


def weigh_influence(adviser: Adviser, choice: Any, action: Action) -> float:
    """What removing, replacing or lifting influence means."""
    assert isinstance(action, OnInfluence)
    gain = adviser.shift(action.base, action.faction, -1)
    if isinstance(action, Replace):
        gain += adviser.shift(action.base, adviser.faction, 1)
    elif isinstance(action, Incite):
        gain += adviser.shift(action.base, adviser.faction, -1)
    elif isinstance(action, Lift):
        gain *= 0.6
    return gain


def weigh_outcome(adviser: Adviser, choice: Any, action: Action) -> float:
    """What the position is worth right after an action."""
    twin = adviser.state.clone()
    twin.apply(action)
    return adviser.difference(twin)


#: How each kind of choice is weighed; all others by their outcome.
WEIGHERS: Final[dict[str, Callable[[Adviser, Any, Action], float]]] = {
    "ChooseTurn": weigh_turn,
    "ChooseUse": weigh_use,
    "OfferEvent": weigh_offer,
    "OfferSecondUse": weigh_second_use,
    "OfferHigherNumber": weigh_higher_number,
    "ChooseBonus": weigh_bonus,
    "ChooseScoringEvent": weigh_scoring_event,
    "SpendPoints": weigh_spending,
    "ChoosePlacement": weigh_placement,
    "ChooseOwnPiece": weigh_placement,
    "ChooseHoldenBase": weigh_placement,
    "ChooseRelocation": weigh_fetch,
    "ChooseToken": weigh_fetch,
    "ChooseMove": weigh_fleet,
    "ChooseBuild": weigh_fleet,
    "ChooseNewFleet": weigh_fleet,
    "ChooseDeployment": weigh_fleet,
    "ChooseKill": weigh_hit,
    "ChooseCrewKill": weigh_hit,
    "ChooseRammer": weigh_hit,
    "ChooseRemoval": weigh_influence,
    "ChooseVictim": weigh_influence,
    "ChooseReplacement": weigh_influence,
    "ChooseShift": weigh_influence,
    "ChooseSwap": weigh_influence,
    "ChooseSwapPartner": weigh_influence,
}


# Events


def think_through(adviser: Adviser, card: Card) -> float:
    """What resolving an event gains when everybody chooses what looks best to its end."""
    twin = adviser.state.clone()
    twin.stack = [Pause(adviser.seat)]
    twin.kept = changed(twin.kept, card, 0)
    resolve_event(twin, adviser.seat, card)
    twin.advance()
    for _ in range(LONGEST_EVENT):
        if twin.seat is None or isinstance(twin.stack[len(twin.stack) - 1], Pause):
            break
        weights = weigh_all(Adviser(twin, twin.seat))
        twin.apply(twin.pending[weights.index(max(weights))])
    return adviser.difference(twin)


def rough_worth(tables: Tables, first: i64) -> float:
    """What an event is worth by the number and kind of its operations."""
    total = 0.0
    number = first
    while number >= 0:
        operation = tables.operations[number]
        total += operation.worth * min(operation.uses, 3)
        if operation.branches:
            total += rough_worth(tables, operation.branches[0])
        number = operation.following
    return total
