"""A turn: take a card from the track or play a kept event (expanse:turn.1 to turn.9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from orrery.games.expanse.actions import (
    KEEP,
    PASS,
    TAKE,
    USE_EVENT,
    USE_POINTS,
    Keep,
    Play,
    Take,
    UseEvent,
    UsePoints,
)
from orrery.games.expanse.board import card_name, eligible_seats, keep_cost, kept_cards, shows_icon
from orrery.games.expanse.effects import draw_card, lower_initiative
from orrery.games.expanse.events import (
    CardTaken,
    EventDeclined,
    EventKept,
    EventUsed,
    KeptEventPlayed,
    PointsUsed,
    TurnBegan,
)
from orrery.games.expanse.flow.event import resolve_event
from orrery.games.expanse.flow.final import FinalScoring
from orrery.games.expanse.flow.kept import boosters, play_refusal, raise_number
from orrery.games.expanse.flow.points import SpendPoints
from orrery.games.expanse.flow.scoring import ScoringTurn
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import (
    AFTER_POINTS,
    ANYTIME,
    AT_POINTS,
    FACTIONS,
    NOWHERE,
    SCORING_CARD,
    Card,
    Faction,
    Seat,
)
from orrery.kernel import Action, Choice, Pass, Refusal, Step, Window, added, changed, filled, refuse, taken

#: Nobody has used an ability of once per turn yet.
UNSPENT: Final = filled("B", 4)


class BeginTurn(Step[ExpanseState]):
    """The next seat becomes active (expanse:turn.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ExpanseState) -> None:
        state.active = self.seat
        state.turns += 1
        state.spent = UNSPENT
        state.resolving = NOWHERE
        if state.logged:
            state.log(TurnBegan(FACTIONS[state.faction[self.seat]], state.turns))
        state.push(EndTurn(self.seat))
        state.push(ChooseTurn(self.seat))


class ChooseTurn(Choice[ExpanseState]):
    """The active seat takes a card or plays a kept event (expanse:turn.2)."""

    __slots__ = ()
    clause = "expanse:turn.2"
    accepts = (Take, Play)

    def options(self, state: ExpanseState) -> list[Action]:
        tables = state.tables
        faction = state.faction[self.seat]
        points = state.points[faction]
        options: list[Action] = []
        for space in range(len(state.track)):
            if tables.costs[space] <= points:
                options.append(TAKE[space])
        for card in kept_cards(state, faction):
            if tables.when[card] == ANYTIME:
                options.append(tables.play[card])
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        faction = state.faction[self.seat]
        if isinstance(action, Take):
            if action.space >= len(state.track):
                return refuse("expanse:turn.4", "empty-space", space=action.space + 1)
            cost = state.tables.costs[action.space]
            if cost > state.points[faction]:
                return refuse("expanse:turn.6", "too-expensive", cost=cost, points=state.points[faction])
            return None
        assert isinstance(action, Play)
        refusal = play_refusal(state, faction, action.card)
        if refusal is None and state.tables.when[action.card] != ANYTIME:
            refusal = refuse("expanse:kept-event.1", "not-now", card=state.tables.cards[action.card])
        return refusal

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Play):
            play_kept(state, self.seat, action.card)
            return
        assert isinstance(action, Take)
        faction = state.faction[self.seat]
        card = state.track[action.space]
        state.track = taken(state.track, action.space)
        cost = state.tables.costs[action.space]
        state.points[faction] -= cost
        if state.logged:
            state.log(CardTaken(FACTIONS[faction], card_name(state, card), action.space + 1, cost))
        if card == SCORING_CARD:
            state.discard = added(state.discard, card)
            state.push(ScoringTurn())
        else:
            state.push(ChooseUse(self.seat, card))


def play_kept(state: ExpanseState, seat: Seat, card: Card) -> None:
    """Resolve a kept event and discard it (expanse:kept-event.3, scoring.5)."""
    state.kept = changed(state.kept, card, 0)
    state.discard = added(state.discard, card)
    if state.logged:
        state.log(KeptEventPlayed(FACTIONS[state.faction[seat]], state.tables.cards[card]))
    resolve_event(state, seat, card)


def event_refusal(state: ExpanseState, faction: Faction, card: Card) -> Refusal | None:
    """Why a faction cannot resolve a card's event at once (expanse:event.1)."""
    tables = state.tables
    if not shows_icon(state, card, faction):
        return refuse("expanse:event.1", "no-icon", card=tables.cards[card], faction=FACTIONS[faction])
    if tables.when[card] != ANYTIME:
        return refuse("expanse:events.1", "only-when-kept", card=tables.cards[card])
    return None


def keep_refusal(state: ExpanseState, faction: Faction, card: Card) -> Refusal | None:
    """Why a faction cannot keep a card's event (expanse:event.3)."""
    tables = state.tables
    if not shows_icon(state, card, faction):
        return refuse("expanse:event.1", "no-icon", card=tables.cards[card], faction=FACTIONS[faction])
    cost = keep_cost(state, faction, card)
    if cost > state.points[faction]:
        return refuse("expanse:event.3", "too-expensive", cost=cost, points=state.points[faction])
    return None


def use_event(state: ExpanseState, seat: Seat, card: Card) -> None:
    """Resolve the event of a card at once, and discard the card (expanse:event.2, turn.9)."""
    state.discard = added(state.discard, card)
    if state.logged:
        state.log(EventUsed(FACTIONS[state.faction[seat]], state.tables.cards[card]))
    resolve_event(state, seat, card)


def keep_event(state: ExpanseState, seat: Seat, card: Card) -> None:
    """Pay for an event and keep it, face up (expanse:event.3, event.4)."""
    faction = state.faction[seat]
    cost = keep_cost(state, faction, card)
    state.points[faction] -= cost
    state.kept = changed(state.kept, card, faction + 1)
    if state.logged:
        state.log(EventKept(FACTIONS[faction], state.tables.cards[card], cost))


class ChooseUse(Choice[ExpanseState]):
    """The card is used for its event, now or later, or for its action points (expanse:turn.8)."""

    __slots__ = ("card",)
    clause = "expanse:turn.8"
    accepts = (UseEvent, Keep, UsePoints, Play)

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: ExpanseState) -> list[Action]:
        tables = state.tables
        faction = state.faction[self.seat]
        options: list[Action] = []
        if shows_icon(state, self.card, faction):
            if tables.when[self.card] == ANYTIME:
                options.append(USE_EVENT)
            if keep_cost(state, faction, self.card) <= state.points[faction]:
                options.append(KEEP)
        options.append(USE_POINTS)
        for card in boosters(state, faction, tables.points[self.card]):
            options.append(tables.play[card])
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        faction = state.faction[self.seat]
        if action is USE_POINTS:
            return None
        if action is USE_EVENT:
            return event_refusal(state, faction, self.card)
        if action is KEEP:
            return keep_refusal(state, faction, self.card)
        assert isinstance(action, Play)
        refusal = play_refusal(state, faction, action.card)
        if refusal is None and state.tables.when[action.card] != AT_POINTS:
            refusal = refuse("expanse:turn.8", "not-a-number-card", card=state.tables.cards[action.card])
        if refusal is None and state.tables.trigger[action.card] <= state.tables.points[self.card]:
            refusal = refuse("expanse:turn.8", "number-not-higher", card=state.tables.cards[action.card])
        return refusal

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if action is USE_EVENT:
            use_event(state, self.seat, self.card)
        elif action is KEEP:
            keep_event(state, self.seat, self.card)
        else:
            faction = state.faction[self.seat]
            points = state.tables.points[self.card]
            if isinstance(action, Play):
                points = raise_number(state, faction, action.card)
            if state.logged:
                state.log(PointsUsed(FACTIONS[faction], state.tables.cards[self.card], points))
            state.push(OfferSecondUse(self.seat, self.card))
            state.push(SpendPoints(self.seat, points))


class OfferSecondUse(Choice[ExpanseState]):
    """A kept card may let the active seat use the event too; otherwise others may (expanse:action-points.3)."""

    __slots__ = ("card",)
    clause = "expanse:action-points.3"
    accepts = (Play, Pass)

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: ExpanseState) -> list[Action]:
        tables = state.tables
        faction = state.faction[self.seat]
        options: list[Action] = [PASS]
        if shows_icon(state, self.card, faction) and tables.when[self.card] == ANYTIME:
            for card in kept_cards(state, faction):
                if tables.when[card] == AFTER_POINTS:
                    options.append(tables.play[card])
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if not isinstance(action, Play):
            return None
        faction = state.faction[self.seat]
        refusal = play_refusal(state, faction, action.card)
        if refusal is None and state.tables.when[action.card] != AFTER_POINTS:
            refusal = refuse("expanse:action-points.3", "not-now", card=state.tables.cards[action.card])
        return event_refusal(state, faction, self.card) if refusal is None else refusal

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Play):
            state.kept = changed(state.kept, action.card, 0)
            state.discard = added(state.discard, action.card)
            if state.logged:
                state.log(KeptEventPlayed(FACTIONS[state.faction[self.seat]], state.tables.cards[action.card]))
            use_event(state, self.seat, self.card)
            return
        order = eligible_seats(state, self.card, self.seat)
        if order:
            state.push(OfferEvent(self.card, order))
        else:
            state.discard = added(state.discard, self.card)


class OfferEvent(Window[ExpanseState]):
    """Others may use the event in the order of initiative (expanse:action-points.4 to action-points.8)."""

    __slots__ = ("card",)
    clause = "expanse:action-points.5"
    accepts = (UseEvent, Keep, Pass)
    reopens = False

    def __init__(self, card: Card, order: tuple[int, ...], at: i64 = 0, passes: i64 = 0) -> None:
        self.seat = order[at]
        self.card = card
        self.order = order
        self.at = at
        self.passes = passes

    def decline(self) -> Action:
        return PASS

    def offers(self, state: ExpanseState) -> list[Action]:
        faction = state.faction[self.seat]
        options: list[Action] = []
        if state.tables.when[self.card] == ANYTIME:
            options.append(USE_EVENT)
        if keep_cost(state, faction, self.card) <= state.points[faction]:
            options.append(KEEP)
        return options

    def refusal(self, state: ExpanseState, action: Action) -> Refusal | None:
        faction = state.faction[self.seat]
        if action is USE_EVENT:
            return event_refusal(state, faction, self.card)
        return keep_refusal(state, faction, self.card)

    def take(self, state: ExpanseState, action: Action) -> None:
        lower_initiative(state, state.faction[self.seat])
        if action is USE_EVENT:
            use_event(state, self.seat, self.card)
        else:
            keep_event(state, self.seat, self.card)

    def again(self, at: int, passes: int) -> OfferEvent:
        return OfferEvent(self.card, self.order, at, passes)

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if action is PASS and state.logged:
            state.log(EventDeclined(FACTIONS[state.faction[self.seat]], state.tables.cards[self.card]))
        super().resolve(state, action)

    def close(self, state: ExpanseState) -> None:
        state.discard = added(state.discard, self.card)


class EndTurn(Step[ExpanseState]):
    """Cards slide up, one is added, and the next seat follows (expanse:turn.3, end.1)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ExpanseState) -> None:
        while len(state.track) < len(state.tables.costs) and state.unseen:
            draw_card(state)
        if state.unseen:
            state.push(BeginTurn((self.seat + 1) % state.seats))
        else:
            state.push(FinalScoring())
