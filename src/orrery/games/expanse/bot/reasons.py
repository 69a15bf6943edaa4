"""Why an action is good advice: places on bases, orbits, what a scoring would pay, what a card is good for."""

from __future__ import annotations

from orrery.games.expanse.actions import (
    DONE,
    KEEP,
    PASS,
    USE_EVENT,
    USE_POINTS,
    ChooseSector,
    Play,
    Take,
)
from orrery.games.expanse.board import can_place_with_points, card_name, eligible_seats, keep_cost, shows_icon
from orrery.games.expanse.bot.advice import LONGEST_EVENT, Pause, advise, rough_worth, sector_worth, weigh
from orrery.games.expanse.bot.adviser import Adviser
from orrery.games.expanse.bot.evaluation import features
from orrery.games.expanse.bot.improvements import improvements
from orrery.games.expanse.effects import put_piece
from orrery.games.expanse.flow.turn import ChooseUse, OfferEvent, OfferSecondUse
from orrery.games.expanse.score import forecast
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import (
    ANYTIME,
    BASES,
    FACTIONS,
    NOWHERE,
    SCORING_CARD,
    SECTORS,
    Tables,
)
from orrery.kernel import Action
from orrery.parts.reasons import MOST, Reason, gains, is_least_evil, reason

#: The features of the evaluation that can be told.
TEXTS = {
    "late_points": "because-more-points",
    "places": "because-more-places",
    "late_places": "because-more-places",
    "ships": "because-more-ships",
    "kept": "because-more-kept",
    "pending": "because-more-pending",
}


def reasons(state: ExpanseState, seat: int, action: Action) -> list[Reason]:
    """The reasons for an action, the weightiest first."""
    if state.rocinante == NOWHERE:
        return []
    found = told(Adviser(state, seat), action)
    if not found and not hides(state):
        found = gains(state, seat, action, TEXTS, weighed_features)
    return found[:MOST]


def weighed_features(state: ExpanseState, seat: int) -> list[float]:
    """What the evaluation of a seat adds up, with the weights of the game."""
    return features(state, seat, list(state.game.weights.values()))


def told(adviser: Adviser, action: Action) -> list[Reason]:
    """What there is to say about an action of this kind."""
    if isinstance(action, Take):
        return of_card(adviser, action)
    if isinstance(action, ChooseSector):
        return of_sector(adviser, action.sector)
    if action is USE_POINTS:
        return of_points(adviser)
    if action is KEEP:
        return of_keeping(adviser)
    if isinstance(action, Play):
        return of_kept(adviser, action)
    if action is PASS or action is DONE:
        return of_passing(adviser, action)
    return of_outcome(adviser, action)


def of_outcome(adviser: Adviser, action: Action) -> list[Reason]:
    """What the map looks like afterwards."""
    after = carried_out(adviser.state, adviser.seat, action)
    return [] if after is None else improvements(adviser, after)


def carried_out(state: ExpanseState, seat: int, action: Action) -> ExpanseState | None:
    """The position when an action is done and what it asks is answered as advised; None if that shows a secret."""
    top = state.stack[-1]
    twin = state.clone()
    twin.stack = [Pause(seat), top]
    twin.apply(action)
    for _ in range(LONGEST_EVENT):
        if not twin.undoable:
            return None
        if twin.seat is None or isinstance(twin.stack[-1], Pause) or type(twin.stack[-1]) is type(top):
            break
        weights = advise(twin)
        twin.apply(twin.pending[weights.index(max(weights))])
    return twin if twin.undoable else None


def of_card(adviser: Adviser, action: Take) -> list[Reason]:
    """What a card of the track is good for, and what it costs."""
    state = adviser.state
    tables = state.tables
    card = state.track[action.space]
    cost = tables.costs[action.space]
    if card == SCORING_CARD:
        found = of_scoring(adviser)
    else:
        points = adviser.points_worth(card, tables.points[card])
        own = shows_icon(state, card, adviser.faction) and tables.when[card] == ANYTIME
        if own and rough_worth(tables, tables.first[card]) > points:
            found = [reason("because-own-event", card=tables.cards[card])]
        else:
            found = of_number(adviser, card, tables.points[card])
    name = card_name(state, card)
    if cost == 0:
        found.insert(1, reason("because-free", card=name))
    elif cost > 1:
        found.insert(1, reason("because-costs", card=name, cost=cost, points=state.points[adviser.faction] - cost))
    return found


def of_number(adviser: Adviser, card: int, points: int) -> list[Reason]:
    """Where the action points of a card are worth most, and what one would do there."""
    state = adviser.state
    name = state.tables.cards[card]
    best, highest = NOWHERE, 0.0
    for base in state.tables.open_bases[state.seats]:
        if can_place_with_points(state, adviser.faction, base):
            gain = adviser.shift(base, adviser.faction, 1)
            if gain > highest:
                best, highest = base, gain
    found: list[Reason] = [reason("because-points", card=name, points=points)]
    if best != NOWHERE and state.supply[adviser.faction]:
        twin = state.clone()
        put_piece(twin, adviser.faction, best, False)
        found = [reason("because-points-on", card=name, points=points, base=BASES[best])]
        found += improvements(adviser, twin)[:1]
    if not eligible_seats(state, card, adviser.seat):
        found.append(reason("because-no-others", card=name))
    return found


def of_scoring(adviser: Adviser) -> list[Reason]:
    """What a scoring turn would bring now, with the best bonus sector."""
    state = adviser.state
    weights = [sector_worth(adviser, sector) for sector in range(3)]
    found = of_sector(adviser, weights.index(max(weights)))
    if state.unseen == 1:
        found.append(reason("because-near-end"))
    return found


def of_sector(adviser: Adviser, sector: int) -> list[Reason]:
    """What a bonus sector would pay, and to whom."""
    state = adviser.state
    gained = forecast(state, sector)
    own = adviser.faction
    rivals = [other for other in range(4) if other != own and state.seat_of[other] != NOWHERE]
    rival = max(rivals, key=lambda other: gained[other])
    facts = {"sector": SECTORS[sector], "own": gained[own], "faction": FACTIONS[rival], "theirs": gained[rival]}
    return [reason("because-bonus", **facts)]


def of_points(adviser: Adviser) -> list[Reason]:
    """Why the points of a card rather than its event."""
    state = adviser.state
    card: int = state.stack[-1].card
    found = of_number(adviser, card, state.tables.points[card])
    over = USE_EVENT in state.pending and not is_hidden(state.tables, card)
    if over and weigh(adviser, USE_POINTS) > weigh(adviser, USE_EVENT):
        found.insert(1, reason("because-points-over-event", card=state.tables.cards[card]))
    return found


def of_keeping(adviser: Adviser) -> list[Reason]:
    """Why an event is better kept than used."""
    state = adviser.state
    card: int = state.stack[-1].card
    name = state.tables.cards[card]
    found = [reason("because-keep", card=name, cost=keep_cost(state, adviser.faction, card))]
    if state.tables.when[card] != ANYTIME:
        found.append(reason("because-only-kept", card=name))
    elif not is_hidden(state.tables, card) and weigh(adviser, KEEP) > weigh(adviser, USE_EVENT):
        found.append(reason("because-later", card=name))
    return found


def of_kept(adviser: Adviser, action: Play) -> list[Reason]:
    """What a kept card does now."""
    state = adviser.state
    tables = state.tables
    top = state.stack[-1]
    if isinstance(top, ChooseUse):
        return [
            reason("because-raises", card=tables.cards[action.card], points=tables.trigger[action.card]),
            *of_number(adviser, top.card, tables.trigger[action.card])[1:],
        ]
    found = of_outcome(adviser, action)
    if isinstance(top, OfferSecondUse):
        found.insert(0, reason("because-both", card=tables.cards[top.card]))
    return found


def of_passing(adviser: Adviser, action: Action) -> list[Reason]:
    """Why nothing is done."""
    state = adviser.state
    if hides(state) or not is_least_evil(state, action):
        return []
    top = state.stack[-1]
    if isinstance(top, OfferEvent):
        found = [reason("because-event-idle", card=state.tables.cards[top.card])]
        if state.initiative:
            found.append(reason("because-initiative"))
        return found
    return [reason("because-nothing-better")]


def hides(state: ExpanseState) -> bool:
    """Whether what can be chosen now hangs on a card that nobody has seen."""
    top = state.stack[-1]
    cards = [action.card for action in state.pending if isinstance(action, Play)]
    if isinstance(top, ChooseUse | OfferEvent | OfferSecondUse):
        cards.append(top.card)
    if state.resolving != NOWHERE and state.resolving != SCORING_CARD:
        cards.append(state.resolving)
    return any(is_hidden(state.tables, card) for card in cards)


def is_hidden(tables: Tables, card: int) -> bool:
    """Whether an event shows the top of the deck, or may be one that does."""
    return shows(tables, tables.first[card])


def shows(tables: Tables, first: int) -> bool:
    """Whether a list of operations turns a card over or copies another event."""
    number = first
    while number >= 0:
        operation = tables.operations[number]
        if operation.uncovers or any(shows(tables, branch) for branch in operation.branches):
            return True
        number = operation.following
    return False
