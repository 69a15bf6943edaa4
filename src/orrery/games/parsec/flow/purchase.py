"""The purchases that close a turn (parsec:7.2g, parsec:4.4)."""

from __future__ import annotations

from orrery.games.parsec.actions import (
    ABOARD,
    AT,
    BUY,
    CONVERT,
    DONE,
    FOUND,
    KEEP,
    PIECE_NAMES,
    UNIT_NAMES,
    Aboard,
    At,
    Buy,
    Convert,
    Found,
    Keep,
)
from orrery.games.parsec.board import can_found_at, cards_of, free_piece, may_build_warships
from orrery.games.parsec.effects import build, bury, draw, lift, muster, pay, receive, take_top
from orrery.games.parsec.events import ColonyFounded, EventBought, EventDrawn, UnitBuilt
from orrery.games.parsec.flow.steps import SeatStep
from orrery.games.parsec.grid import NAMES, Cell
from orrery.games.parsec.score import check_victory
from orrery.games.parsec.state import FRESH, NOT_ABOARD, TRANSPORT_HERE, ParsecState
from orrery.games.parsec.tables import (
    CARGO,
    COLONY,
    CRUISER,
    ENERGY,
    EVENT,
    FIGHTER,
    FIRST,
    KIND,
    KINDS,
    PIECES,
    RESOURCES,
    TRANSPORT,
    Kind,
    Seat,
    Unit,
)
from orrery.kernel import Action, Choice, Done, Refusal, refuse


def can_afford(state: ParsecState, seat: Seat, kind: Kind, surcharged: bool = False) -> bool:
    """Whether a seat can pay for a unit or an event card (parsec:4.4d)."""
    at = seat * 18 + kind * 3
    stock = state.stock
    surcharge = state.tables.surcharge
    for resource in range(3):
        cost = state.price[at + resource] + (surcharge[resource] if surcharged else 0)
        if stock[seat * 3 + resource] < cost:
            return False
    return True


def missing(state: ParsecState, seat: Seat, kind: Kind, surcharged: bool = False) -> Refusal | None:
    """What a seat lacks to pay for a unit or an event card."""
    clauses = ("parsec:4.3e", "parsec:4.1e", "parsec:4.1g", "parsec:4.2n", "parsec:4.2b", "parsec:6.2a")
    for resource in range(3):
        cost = state.price[seat * 18 + kind * 3 + resource]
        clause = clauses[kind]
        if surcharged and state.tables.surcharge[resource]:
            cost += state.tables.surcharge[resource]
            clause = "parsec:4.2h"
        own = state.stock[seat * 3 + resource]
        if own < cost:
            return refuse(clause, "cannot-pay", resource=RESOURCES[resource], amount=cost, own=own)
    return None


def can_convert(state: ParsecState, seat: Seat) -> bool:
    """Whether a seat can pay for turning a cargo into a colony (parsec:4.1d)."""
    return all(state.stock[seat * 3 + resource] >= state.tables.conversion[resource] for resource in range(3))


def is_builder(state: ParsecState, unit: Unit) -> bool:
    """Whether a cargo stands where a colony can be built (parsec:7.2b, parsec:7.2c)."""
    return (
        KIND[unit] == CARGO
        and state.where[unit] >= 0
        and state.carrier[unit] == NOT_ABOARD
        and can_found_at(state, state.where[unit])
    )


def builder_refusal(state: ParsecState, unit: Unit) -> Refusal | None:
    """Why a piece cannot found a colony where it is, money aside."""
    if KIND[unit] != CARGO:
        return refuse("parsec:7.2b", "cargo-only", unit=UNIT_NAMES[unit])
    if state.where[unit] < 0:
        return refuse("parsec:7.2b", "not-on-board", unit=UNIT_NAMES[unit])
    if state.carrier[unit] != NOT_ABOARD:
        return refuse("parsec:7.2c", "is-aboard", unit=UNIT_NAMES[unit])
    cell = state.where[unit]
    body = state.galaxy.body[cell]
    if body < len(state.galaxy.number) and not state.galaxy.is_planet[body]:
        return refuse("parsec:7.1b", "asteroid", cell=NAMES[cell])
    if state.colony[cell]:
        return refuse("parsec:8.1b", "colony-here", cell=NAMES[cell])
    return None if can_found_at(state, cell) else refuse("parsec:7.2c", "not-a-planet", cell=NAMES[cell])


def has_room(state: ParsecState, kind: Kind, cell: Cell) -> bool:
    """Whether a colony hex has room for a new vessel beside those there (parsec:4.4b)."""
    crowd = state.crowd[cell]
    return crowd < 2 if state.tables.small[kind] else crowd == 0


def berths(state: ParsecState, seat: Seat, kind: Kind, free: bool) -> list[Action]:
    """Where a new vessel may be placed (parsec:4b, parsec:4.2h, parsec:4.2i); `free` spares the surcharge."""
    found: list[Action] = []
    first = seat * PIECES
    for unit in range(first, first + FIRST[CARGO]):
        cell = state.where[unit]
        if cell >= 0 and has_room(state, kind, cell):
            found.append(AT[cell])
    if state.tables.small[kind]:
        for unit in range(first + FIRST[TRANSPORT], first + FIRST[CRUISER]):
            cell = state.where[unit]
            if cell >= 0 and state.crowd[cell] < TRANSPORT_HERE + 2:
                away = not state.colony[cell]
                if away and (kind == CARGO or not (free or can_afford(state, seat, kind, True))):
                    continue
                found.append(ABOARD[unit - first])
    return found


def berth_refusal(state: ParsecState, seat: Seat, kind: Kind, action: Action, free: bool) -> Refusal | None:
    """Why a new vessel may not be placed there."""
    if isinstance(action, At):
        cell = action.cell
        if not state.colony[cell] or state.holder[cell] != seat + 1:
            return refuse("parsec:4b", "no-own-colony", cell=NAMES[cell])
        return None if has_room(state, kind, cell) else refuse("parsec:4.4b", "hex-full", cell=NAMES[cell])
    assert isinstance(action, Aboard)
    unit = seat * PIECES + action.piece
    name = PIECE_NAMES[action.piece]
    if KIND[unit] != TRANSPORT or state.where[unit] < 0:
        return refuse("parsec:4.2h", "no-transport", piece=name)
    if not state.tables.small[kind]:
        return refuse("parsec:4.2d", "too-large", kind=KINDS[kind])
    cell = state.where[unit]
    if state.crowd[cell] >= TRANSPORT_HERE + 2:
        return refuse("parsec:4.2d", "transport-full", cell=NAMES[cell])
    if not state.colony[cell]:
        if kind == CARGO:
            return refuse("parsec:4.2h", "cargo-needs-colony", cell=NAMES[cell])
        if not free:
            return missing(state, seat, kind, True)
    return None


def has_berth(state: ParsecState, seat: Seat, kind: Kind, free: bool) -> bool:
    """Whether there is any place for a new vessel."""
    first = seat * PIECES
    for unit in range(first, first + FIRST[CARGO]):
        cell = state.where[unit]
        if cell >= 0 and has_room(state, kind, cell):
            return True
    if not state.tables.small[kind] or not state.count[seat * 5 + TRANSPORT]:
        return False
    return bool(berths(state, seat, kind, free))


def has_piece(state: ParsecState, seat: Seat, kind: Kind) -> bool:
    """Whether a piece of this kind is left (parsec:4.4c)."""
    return state.count[seat * 5 + kind] < state.tables.limits[kind]


def can_buy_vessel(state: ParsecState, seat: Seat, kind: Kind) -> bool:
    """Whether a seat can buy a vessel of this kind now."""
    if not can_afford(state, seat, kind) or not has_piece(state, seat, kind):
        return False
    if state.tables.military[kind] and not may_build_warships(state, seat):
        return False
    return has_berth(state, seat, kind, False)


def can_purchase(state: ParsecState, seat: Seat) -> bool:
    """Whether a seat can buy anything at all."""
    if not cards_of(state, seat):
        return False
    if len(state.deck) > 0 and can_afford(state, seat, EVENT):
        return True
    for kind in (CARGO, FIGHTER, TRANSPORT, CRUISER):
        if can_buy_vessel(state, seat, kind):
            return True
    return bool(purchases(state, seat))


def purchases(state: ParsecState, seat: Seat) -> list[Action]:
    """Everything a seat can buy now."""
    found: list[Action] = []
    first = seat * PIECES
    for kind in (CARGO, FIGHTER, TRANSPORT, CRUISER):
        if can_buy_vessel(state, seat, kind):
            found.append(BUY[kind])
    if state.deck and can_afford(state, seat, EVENT):
        found.append(BUY[EVENT])
    build_one = can_afford(state, seat, COLONY)
    convert_one = can_convert(state, seat)
    if (build_one or convert_one) and has_piece(state, seat, COLONY):
        builders = [u - first for u in range(first + FIRST[CARGO], first + FIRST[FIGHTER]) if is_builder(state, u)]
        if build_one:
            found.extend([FOUND[piece] for piece in builders])
        if convert_one:
            found.extend([CONVERT[piece] for piece in builders])
    return found


class PurchaseStep(SeatStep):
    """The seat buys as long as it wishes; nothing else can follow (parsec:7.2g)."""

    __slots__ = ()

    def run(self, state: ParsecState) -> None:
        if state.alive[self.seat] and not check_victory(state, self.seat):
            state.push(self)
            state.push(ChoosePurchase(self.seat))


class ChoosePurchase(Choice[ParsecState]):
    """The seat buys a vessel, a colony or an event card, or closes its turn (parsec:10b)."""

    __slots__ = ()
    clause = "parsec:7.2g"
    accepts = (Buy, Found, Convert, Done)

    def options(self, state: ParsecState) -> list[Action]:
        found = purchases(state, self.seat)
        found.append(DONE)
        return found

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        seat = self.seat
        if isinstance(action, Buy):
            return buy_refusal(state, seat, action.kind)
        if isinstance(action, Found | Convert):
            unit = seat * PIECES + action.piece
            refusal = builder_refusal(state, unit)
            if refusal is not None:
                return refusal
            if free_piece(state, seat, COLONY) < 0:
                return refuse("parsec:4.4c", "no-piece", kind=KINDS[COLONY])
            if isinstance(action, Found):
                return missing(state, seat, COLONY)
            if can_convert(state, seat):
                return None
            return refuse("parsec:4.1d", "cannot-pay", resource="energy", amount=state.tables.conversion[ENERGY])
        return None

    def resolve(self, state: ParsecState, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Buy):
            if action.kind == EVENT:
                buy_event(state, seat)
            else:
                state.push(ChooseBerth(seat, action.kind))
        elif isinstance(action, Found):
            for resource in range(3):
                pay(state, seat, resource, state.price[seat * 18 + resource])
            found_colony(state, seat, state.where[seat * PIECES + action.piece], "bought")
        elif isinstance(action, Convert):
            for resource in range(3):
                pay(state, seat, resource, state.tables.conversion[resource])
            unit = seat * PIECES + action.piece
            cell = state.where[unit]
            lift(state, unit)
            muster(state, unit, -1)
            state.flags[unit] = 0
            found_colony(state, seat, cell, "converted")
        else:
            state.stack.pop()  # the purchase step is over


def buy_refusal(state: ParsecState, seat: Seat, kind: Kind) -> Refusal | None:
    """Why a seat cannot buy this."""
    if kind == COLONY:
        return refuse("parsec:7.2c", "needs-cargo")
    refusal = missing(state, seat, kind)
    if refusal is not None:
        return refusal
    if kind == EVENT:
        return None if state.deck else refuse("parsec:6.2a", "event-deck-empty")
    if free_piece(state, seat, kind) < 0:
        return refuse("parsec:4.4c", "no-piece", kind=KINDS[kind])
    if state.tables.military[kind] and not may_build_warships(state, seat):
        return refuse("parsec:11a", "no-arms-race", colonies=state.count[seat * 5])
    return None if berths(state, seat, kind, False) else refuse("parsec:4.4a", "no-room", kind=KINDS[kind])


def found_colony(state: ParsecState, seat: Seat, cell: Cell, how: str) -> None:
    """A colony rises in a hex."""
    unit = free_piece(state, seat, COLONY)
    build(state, unit, cell)
    if state.logged:
        state.log(ColonyFounded(seat, UNIT_NAMES[unit], NAMES[cell], how))


def commission(state: ParsecState, seat: Seat, kind: Kind, action: Action) -> None:
    """A new vessel is placed where the action says; it cannot move before the next turn (parsec:4c)."""
    unit = free_piece(state, seat, kind)
    aboard = isinstance(action, Aboard)
    if isinstance(action, Aboard):
        cell = state.where[seat * PIECES + action.piece]
    else:
        assert isinstance(action, At)
        cell = action.cell
    build(state, unit, cell)
    state.flags[unit] = FRESH
    if state.logged:
        state.log(UnitBuilt(seat, UNIT_NAMES[unit], NAMES[cell], aboard))


class ChooseBerth(Choice[ParsecState]):
    """The seat places the vessel it buys, and pays (parsec:4.4a, parsec:4.2h)."""

    __slots__ = ("kind",)
    clause = "parsec:4.4a"
    accepts = (At, Aboard)

    def __init__(self, seat: Seat, kind: Kind) -> None:
        self.seat = seat
        self.kind = kind

    def options(self, state: ParsecState) -> list[Action]:
        return berths(state, self.seat, self.kind, False)

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        return berth_refusal(state, self.seat, self.kind, action, False)

    def resolve(self, state: ParsecState, action: Action) -> None:
        seat = self.seat
        away = isinstance(action, Aboard) and not state.colony[state.where[seat * PIECES + action.piece]]
        for resource in range(3):
            cost = state.price[seat * 18 + self.kind * 3 + resource]
            if away:
                cost += state.tables.surcharge[resource]
            pay(state, seat, resource, cost)
        commission(state, seat, self.kind, action)


def buy_event(state: ParsecState, seat: Seat) -> None:
    """The seat pays and draws the top card (parsec:6.2a); a faction may let it choose among several."""
    for resource in range(3):
        pay(state, seat, resource, state.price[seat * 18 + EVENT * 3 + resource])
    if state.logged:
        state.log(EventBought(seat))
    number = min(state.scout[seat], len(state.deck))
    if number < 2:
        draw(state, seat)
        return
    seen: list[int] = [take_top(state) for _ in range(number)]
    state.disclose()
    state.push(KeepEvent(seat, tuple(seen)))


class KeepEvent(Choice[ParsecState]):
    """The seat keeps one of the cards it looked at; the others go to the bottom, face up (parsec:6.1a)."""

    __slots__ = ("seen",)
    clause = "parsec:6.1a"
    accepts = (Keep,)
    always = True

    def __init__(self, seat: Seat, seen: tuple[int, ...]) -> None:
        self.seat = seat
        self.seen = seen

    def options(self, state: ParsecState) -> list[Keep]:
        return [KEEP[card] for card in sorted(set(self.seen))]

    def why_not(self, state: ParsecState, action: Keep) -> Refusal | None:
        return None if action.card in self.seen else refuse("parsec:6.1a", "not-seen")

    def resolve(self, state: ParsecState, action: Keep) -> None:
        kept = False
        for card in self.seen:
            if card == action.card and not kept:
                kept = True
            else:
                bury(state, card)
        receive(state, self.seat, action.card)
        state.disclose()
        if state.logged:
            state.log(EventDrawn(self.seat, state.tables.card_names[action.card]))
