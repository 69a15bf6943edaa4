"""Playing event cards: the windows, the aim, the replies (parsec:6.2)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from orrery.games.parsec.actions import (
    AT,
    PASS,
    PLAY,
    Aboard,
    Against,
    At,
    InModule,
    OnPlanet,
    Pick,
    Play,
    Take,
    Target,
)
from orrery.games.parsec.aims import (
    aim_number,
    aim_refusal,
    aims,
    token_refusal,
)
from orrery.games.parsec.board import clockwise
from orrery.games.parsec.effects import bury, discard
from orrery.games.parsec.events import EventCancelled, EventPlayed
from orrery.games.parsec.grid import NO_MODULE, Cell
from orrery.games.parsec.occasions import play_refusal, playable
from orrery.games.parsec.operations import Operation
from orrery.games.parsec.score import check_victory
from orrery.games.parsec.state import ATTACKER, DEFENDER, OVER, ParsecState
from orrery.games.parsec.tables import (
    AFTER_DICE,
    AT_BOARD,
    BEFORE_DICE,
    DECLARED,
    INSTANT,
    NO_FIGHT_BETWEEN,
    NOTHING,
    OPPONENT_TURN,
    PERMANENT,
    REPLY,
    Card,
    Seat,
)
from orrery.games.parsec.traits import refresh_traits
from orrery.kernel import Action, Choice, Pass, Refusal, Step, Window, refuse
from orrery.parts.operations import Line, word


class EventWindow(Window[ParsecState]):
    """An opportunity to play event cards, offered to seats that hold any until all pass (parsec:6.2k).

    It is offered whatever the cards are, so that silence tells nothing.
    """

    __slots__ = ()
    clause = "parsec:6.2c"
    accepts = (Play, Pass)
    always = True
    occasion: ClassVar[int] = 0

    def decline(self) -> Action:
        return PASS

    def offers(self, state: ParsecState) -> list[Action]:
        return [PLAY[card] for card in playable(state, self.seat, self.occasion)]

    def refusal(self, state: ParsecState, action: Play) -> Refusal | None:
        return play_refusal(state, self.seat, action.card, self.occasion)

    def again(self, at: int, passes: int) -> EventWindow:
        return type(self)(self.order, at, passes)

    def take(self, state: ParsecState, action: Play) -> None:
        state.stack.pop()  # the same window for the next seat: whoever has no card left is not asked again
        following = [*self.order[self.at + 1 :], *self.order[: self.at + 1]]
        left = [seat for seat in following if state.cards[seat] > (1 if seat == self.seat else 0)]
        if left:
            state.push(type(self)(tuple(left)))
        play_card(state, self.seat, action.card)


class AfterProduction(EventWindow):
    """Opponents may interfere after the production roll (parsec:6.2c)."""

    __slots__ = ()
    occasion = OPPONENT_TURN


class BeforePurchases(EventWindow):
    """Opponents may interfere before the purchases (parsec:6.2c)."""

    __slots__ = ()
    occasion = OPPONENT_TURN


class AnswerAttack(EventWindow):
    """The seat under attack may answer the declaration (parsec:6.2c)."""

    __slots__ = ()
    occasion = DECLARED


class BeforeDice(EventWindow):
    """Both sides may play events before the dice (parsec:6.2l)."""

    __slots__ = ()
    clause = "parsec:6.2l"
    occasion = BEFORE_DICE


class AfterDice(EventWindow):
    """Both sides may play events after the dice, the side that is behind first (parsec:6.2l)."""

    __slots__ = ()
    clause = "parsec:6.2l"
    occasion = AFTER_DICE


class AnswerEvent(EventWindow):
    """The others may reply to an event before it takes effect; the last reply counts first (parsec:6.2c)."""

    __slots__ = ()
    occasion = REPLY


def opponents_with_cards(state: ParsecState, seat: Seat) -> tuple[int, ...]:
    """The other seats that hold event cards, clockwise."""
    return tuple([other for other in clockwise(state, seat) if other != seat and state.cards[other]])


def play_card(state: ParsecState, seat: Seat, card: Card) -> None:
    """A card leaves the hand and is aimed."""
    discard(state, seat, card)
    state.disclose()
    if state.tables.target[card] in (NOTHING, AT_BOARD):
        announce(state, seat, card, -1, -1, "")
    else:
        state.push(AimEvent(seat, card))


def announce(state: ParsecState, seat: Seat, card: Card, target: i64, cell: Cell, aim: str) -> None:
    """Everybody sees the card and its aim, and may reply before it takes effect."""
    if state.logged:
        state.log(EventPlayed(seat, state.tables.card_names[card], aim))
    state.push(EventEffect(seat, card, target, cell))
    order = opponents_with_cards(state, seat)
    if order:
        state.push(AnswerEvent(order))


class AimEvent(Choice[ParsecState]):
    """The seat says what its event is aimed at (parsec:6.2m)."""

    __slots__ = ("card",)
    clause = "parsec:6.2m"
    accepts = (Take, Against, InModule, At, Target, OnPlanet, Aboard, Pick)

    def __init__(self, seat: Seat, card: Card) -> None:
        self.seat = seat
        self.card = card

    def options(self, state: ParsecState) -> list[Action]:
        return aims(state, self.seat, self.card)

    def why_not(self, state: ParsecState, action: Action) -> Refusal | None:
        return aim_refusal(state, self.seat, self.card, action)

    def resolve(self, state: ParsecState, action: Action) -> None:
        if isinstance(action, InModule) and state.tables.token[self.card]:
            state.push(PlaceToken(self.seat, self.card, action.place))
        else:
            cell = action.cell if isinstance(action, At) else -1
            announce(state, self.seat, self.card, aim_number(action), cell, action.notation)


class PlaceToken(Choice[ParsecState]):
    """The seat lays an event token on a hex of the module that holds no vessel (parsec:6.2n)."""

    __slots__ = ("card", "place")
    clause = "parsec:6.2n"
    accepts = (At,)

    def __init__(self, seat: Seat, card: Card, place: i64) -> None:
        self.seat = seat
        self.card = card
        self.place = place

    def options(self, state: ParsecState) -> list[At]:
        holders = state.holder
        return [
            AT[cell]
            for cell in state.galaxy.module_cells[self.place]
            if not state.crowd[cell] and holders[cell] <= state.seats
        ]

    def why_not(self, state: ParsecState, action: At) -> Refusal | None:
        if state.galaxy.grid.first_module[action.cell] == NO_MODULE:
            return refuse("parsec:6.2n", "off-board")
        return token_refusal(state, self.place, action.cell)

    def resolve(self, state: ParsecState, action: At) -> None:
        announce(state, self.seat, self.card, self.place, action.cell, f"module {self.place}")


class EventEffect(Step[ParsecState]):
    """An event takes effect (parsec:6.2m), or cancels the one beneath it."""

    __slots__ = ("card", "cell", "seat", "target")

    def __init__(self, seat: Seat, card: Card, target: i64, cell: Cell) -> None:
        self.seat = seat
        self.card = card
        self.target = target
        self.cell = cell

    def run(self, state: ParsecState) -> None:
        perform(state, self.seat, self.card, self.target, self.cell)
        if state.outcome is None:
            check_victory(state, state.active)  # parsec:3a


def perform(state: ParsecState, seat: Seat, card: Card, target: i64, cell: Cell) -> None:
    """Carry out every operation of a card, then put it in force or under the deck."""
    for operation in state.tables.card_operations[card]:
        operation.perform(state, seat, card, target)
        if state.outcome is not None:
            return
    duration = state.tables.duration[card]
    if duration == INSTANT or not state.alive[seat]:
        bury(state, card)
        return
    if state.tables.forbids[card] & NO_FIGHT_BETWEEN:
        target = state.clash[ATTACKER]
    state.lasting.extend([card, seat, duration, target, cell])
    if duration == PERMANENT:
        refresh_traits(state, seat)
    else:
        state.temporary += 1


def cancel_event(state: ParsecState) -> None:
    """The event that was answered has no effect; its card goes under the deck."""
    for at in range(len(state.stack) - 1, -1, -1):
        frame = state.stack[at]
        if isinstance(frame, EventEffect):
            del state.stack[at]
            bury(state, frame.card)
            if state.logged:
                state.log(EventCancelled(frame.seat, state.tables.card_names[frame.card]))
            return


class Cancel(Operation):
    """The attack that was declared, or the event that was answered, does not take place (parsec:6.2c, 6.2k)."""

    __slots__ = ("event",)
    verb = "cancel"
    keys = (word("what", None, {"attack": 0, "event": 1}, ["attack", "event"]),)

    def __init__(self, line: Line) -> None:
        super().__init__(line)
        #: Whether it cancels an event, not an attack.
        self.event: bool = line.flag("what")

    def refusal(self, state: ParsecState, seat: Seat) -> Refusal | None:
        return None if self.event or state.clash[DEFENDER] == seat else refuse("parsec:6.2c", "not-attacked")

    def perform(self, state: ParsecState, seat: Seat, card: Card, target: i64) -> None:
        if self.event:
            cancel_event(state)
        else:
            state.clash[OVER] = 1
