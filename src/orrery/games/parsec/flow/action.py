"""The actions of a turn: moves, attacks, trade, events, and going over to purchases (parsec:7.2f, 10)."""

from __future__ import annotations

from mypy_extensions import i64

from orrery.games.parsec.actions import (
    ATTACK,
    END,
    EXCHANGE,
    MOVE,
    OFFER,
    PIECE_NAMES,
    PLAY,
    SELL,
    SETTLE,
    SHOP,
    Attack,
    End,
    Exchange,
    Move,
    Offer,
    Play,
    Sell,
    Settle,
    Shop,
)
from orrery.games.parsec.board import (
    can_open_fire,
    cards_of,
    free_piece,
    has_target,
    is_counted,
    is_docked,
    is_docked_seat,
    is_embargoed,
    is_forbidden,
    partners,
)
from orrery.games.parsec.effects import bury, discard, gain
from orrery.games.parsec.events import EventSold
from orrery.games.parsec.flow.attack import begin_attack
from orrery.games.parsec.flow.movement import ChooseDestination
from orrery.games.parsec.flow.playing import BeforePurchases, opponents_with_cards, play_card
from orrery.games.parsec.flow.purchase import (
    PurchaseStep,
    builder_refusal,
    can_purchase,
    found_colony,
    has_piece,
    is_builder,
    purchases,
)
from orrery.games.parsec.flow.trade import NOTHING, BuildOffer, ChooseGift
from orrery.games.parsec.flow.transit import may_ask
from orrery.games.parsec.occasions import play_refusal, playable
from orrery.games.parsec.paths import can_reach_somewhere
from orrery.games.parsec.state import ATTACKED, BOARDED, FRESH, MOVED, NOT_ABOARD, ParsecState
from orrery.games.parsec.tables import (
    CARGO,
    COLONY,
    FIGHTER,
    FIRST,
    GOLD,
    KIND,
    KINDS,
    NO_ATTACK,
    NO_MOVE,
    OWN_TURN,
    PIECES,
    Card,
    Seat,
    Unit,
)
from orrery.kernel import Action, Choice, Refusal, changed, refuse


def can_move(state: ParsecState, unit: Unit) -> bool:
    """Whether a vessel on the board may make its move of the turn (parsec:4c, parsec:4d, parsec:4.2g)."""
    if state.flags[unit] & (MOVED | FRESH | BOARDED):
        return False
    if state.temporary and is_forbidden(state, state.where[unit], NO_MOVE):
        return False
    return can_reach_somewhere(state, unit, may_ask(state, unit))


def can_exchange(state: ParsecState, seat: Seat) -> bool:
    """Whether a seat may exchange at the Space Port (parsec:9.2a, parsec:9.2b)."""
    if cards_of(state, seat) < state.ratio[seat]:
        return False
    return (state.teleports > 0 or is_docked_seat(state, seat)) and not is_embargoed(state, seat)


class ChooseAction(Choice[ParsecState]):
    """The seat moves, attacks, trades, plays events, or turns to its purchases (parsec:7.2f, parsec:10a)."""

    __slots__ = ()
    clause = "parsec:10a"
    accepts = (Move, Attack, Settle, Exchange, Offer, Play, Sell, Shop, End)
    #: A seat that only its secret cards could keep busy is asked as well.
    always = True

    def options(self, state: ParsecState) -> list[Action]:
        seat = self.seat
        found = vessel_actions(state, seat)
        if state.spare[seat] and has_piece(state, seat, COLONY):
            for piece in range(FIRST[CARGO], FIRST[FIGHTER]):
                if is_builder(state, seat * PIECES + piece):
                    found.append(SETTLE[piece])
        if can_exchange(state, seat):
            found.append(EXCHANGE)
        for other in offer_partners(state, seat):
            found.append(OFFER[other])
        if state.cards[seat]:
            found.extend([PLAY[card] for card in playable(state, seat, OWN_TURN)])
            found.extend([SELL[card] for card in saleable(state, seat)])
        if can_purchase(state, seat):
            found.append(SHOP)
        found.append(END)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        seat = self.seat
        if isinstance(action, Move):
            return move_refusal(state, seat, action.piece)
        if isinstance(action, Attack):
            return attack_refusal(state, seat, action.piece)
        if isinstance(action, Settle):
            if not state.spare[seat]:
                return refuse("parsec:7.2a", "no-spare-colony")
            if free_piece(state, seat, COLONY) < 0:
                return refuse("parsec:4.4c", "no-piece", kind=KINDS[COLONY])
            return builder_refusal(state, seat * PIECES + action.piece)
        if isinstance(action, Play):
            return play_refusal(state, seat, action.card, OWN_TURN)
        if isinstance(action, Exchange):
            return exchange_refusal(state, seat)
        if isinstance(action, Offer):
            return offer_refusal(state, seat, action.other)
        if isinstance(action, Sell):
            return sell_refusal(state, seat, action.card)
        if isinstance(action, Shop) and not purchases(state, seat):
            return refuse("parsec:7.2g", "nothing-to-buy")
        return None

    def resolve(self, state: ParsecState, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Move):
            state.push(ChooseDestination(seat, seat * PIECES + action.piece))
        elif isinstance(action, Attack):
            begin_attack(state, seat, seat * PIECES + action.piece)
        elif isinstance(action, Settle):
            state.spare = changed(state.spare, seat, state.spare[seat] - 1)
            found_colony(state, seat, state.where[seat * PIECES + action.piece], "left-over")
        elif isinstance(action, Play):
            play_card(state, seat, action.card)
        elif isinstance(action, Exchange):
            if not is_docked_seat(state, seat):
                state.teleports -= 1
            state.push(ChooseGift(seat, ()))
        elif isinstance(action, Offer):
            if is_counted(state, seat, action.other):
                state.offers -= 1
            state.push(BuildOffer(seat, action.other, NOTHING, NOTHING, 0))
        elif isinstance(action, Sell):
            sell_event(state, seat, action.card)
        elif isinstance(action, Shop):
            state.stack.pop()  # no more actions this turn (parsec:7.2g)
            state.push(PurchaseStep(seat))
            order = opponents_with_cards(state, seat)
            if order:
                state.push(BeforePurchases(order))
        else:
            state.stack.pop()


def vessel_actions(state: ParsecState, seat: Seat) -> list[Action]:
    """The moves and then the attacks that a seat's vessels can make (parsec:10c, parsec:12d)."""
    first = seat * PIECES
    moves: list[Action] = []
    attacks: list[Action] = []
    for piece in range(FIRST[CARGO], PIECES):
        unit = first + piece
        if state.where[unit] < 0:
            continue
        if can_move(state, unit):
            moves.append(MOVE[piece])
        armed = (piece >= FIRST[FIGHTER] or state.temporary > 0) and can_open_fire(state, unit)
        if armed and has_target(state, seat, unit):
            attacks.append(ATTACK[piece])
    return moves + attacks


def saleable(state: ParsecState, seat: Seat) -> list[int]:
    """The event cards that a seat can sell to the Space Port now (parsec:6.2g)."""
    if not is_docked_seat(state, seat) or is_embargoed(state, seat):
        return []
    first = seat * state.tables.cards
    return [card for card in range(state.tables.cards) if state.hand[first + card]]


def offer_partners(state: ParsecState, seat: Seat) -> list[int]:
    """The seats to which a trade may be offered now."""
    if is_embargoed(state, seat):
        return []
    own = cards_of(state, seat)
    found = []
    for other in partners(state, seat):
        if (own or cards_of(state, other)) and (state.offers or not is_counted(state, seat, other)):
            found.append(other)
    return found


def sell_event(state: ParsecState, seat: Seat, card: Card) -> None:
    """The Space Port pays by rarity; the card goes under the deck (parsec:6.2g)."""
    gold = max(0, state.tables.value[card] - state.resale[seat])
    discard(state, seat, card)
    bury(state, card)
    state.disclose()
    if state.logged:
        state.log(EventSold(seat, state.tables.card_names[card], gold))
    if gold:
        gain(state, seat, GOLD, gold, "sale")


def move_refusal(state: ParsecState, seat: Seat, piece: i64) -> Refusal | None:
    """Why a piece may not move now."""
    unit = seat * PIECES + piece
    name = PIECE_NAMES[piece]
    if KIND[unit] == COLONY:
        return refuse("parsec:4.3a", "colonies-stay", piece=name)
    if state.where[unit] < 0:
        return refuse("parsec:10c", "not-on-board", piece=name)
    if state.flags[unit] & FRESH:
        return refuse("parsec:4c", "just-built", piece=name)
    if state.flags[unit] & BOARDED:
        return refuse("parsec:4.2g", "just-boarded", piece=name)
    if state.flags[unit] & MOVED:
        return refuse("parsec:4d", "moved-already", piece=name)
    if is_forbidden(state, state.where[unit], NO_MOVE):
        return refuse("parsec:6.2m", "event-forbids", piece=name)
    if can_reach_somewhere(state, unit, may_ask(state, unit)):
        return None
    clause = "parsec:4.2f" if state.carrier[unit] != NOT_ABOARD else "parsec:10e"
    return refuse(clause, "nowhere-to-go", piece=name)


def attack_refusal(state: ParsecState, seat: Seat, piece: i64) -> Refusal | None:
    """Why a piece may not begin an attack now."""
    unit = seat * PIECES + piece
    name = PIECE_NAMES[piece]
    if state.where[unit] < 0:
        return refuse("parsec:12d", "not-on-board", piece=name)
    if KIND[unit] == COLONY:
        return refuse("parsec:4.3b", "defensive-only", piece=name)
    if state.carrier[unit] != NOT_ABOARD:
        return refuse("parsec:4.2k", "is-aboard", piece=name)
    if state.flags[unit] & ATTACKED:
        return refuse("parsec:4e", "attacked-already", piece=name)
    if is_forbidden(state, state.where[unit], NO_ATTACK):
        return refuse("parsec:6.2m", "event-forbids", piece=name)
    if is_docked(state, unit):
        return refuse("parsec:9.2d", "docked-here", piece=name)
    if not can_open_fire(state, unit):
        return refuse("parsec:4.1c", "defensive-only", piece=name)
    return None if has_target(state, seat, unit) else refuse("parsec:12b", "no-target", piece=name)


def exchange_refusal(state: ParsecState, seat: Seat) -> Refusal | None:
    """Why a seat may not exchange at the Space Port now."""
    if is_embargoed(state, seat):
        return refuse("parsec:6.2m", "embargo")
    if not state.teleports and not is_docked_seat(state, seat):
        return refuse("parsec:9.2b", "not-docked")
    short = cards_of(state, seat) < state.ratio[seat]
    return refuse("parsec:9.2a", "too-few-cards", ratio=state.ratio[seat]) if short else None


def offer_refusal(state: ParsecState, seat: Seat, other: i64) -> Refusal | None:
    """Why a seat may not offer a trade to another now."""
    if is_embargoed(state, seat) or (other < state.seats and is_embargoed(state, other)):
        return refuse("parsec:6.2m", "embargo")
    if other >= state.seats or other not in partners(state, seat):
        return refuse("parsec:9.1a", "not-adjacent", other=other)
    if is_counted(state, seat, other) and not state.offers:
        agreed = state.options["offers"]
        return refuse("parsec:9.1a", "offers-spent" if agreed else "bot-offers-spent", limit=state.offer_limit)
    empty = not cards_of(state, seat) and not cards_of(state, other)
    return refuse("parsec:9.1d", "no-resources") if empty else None


def sell_refusal(state: ParsecState, seat: Seat, card: Card) -> Refusal | None:
    """Why a seat may not sell a card to the Space Port now."""
    if card >= state.tables.cards or not state.hand[seat * state.tables.cards + card]:
        return refuse("parsec:6.2i", "not-in-hand")
    if is_embargoed(state, seat):
        return refuse("parsec:6.2m", "embargo")
    return None if is_docked_seat(state, seat) else refuse("parsec:9.2b", "not-docked")
