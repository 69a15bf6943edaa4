"""A seat's turn: production, actions in any order, purchases (parsec:7.2, 8, 10)."""

from __future__ import annotations

from orrery.games.parsec.effects import end_event
from orrery.games.parsec.events import TurnBegan
from orrery.games.parsec.flow.action import ChooseAction
from orrery.games.parsec.flow.playing import AfterProduction, opponents_with_cards
from orrery.games.parsec.flow.production import ProductionRoll
from orrery.games.parsec.flow.steps import SeatStep
from orrery.games.parsec.score import check_victory, finish_by_points
from orrery.games.parsec.state import L_SEAT, L_UNTIL, RECORD, ParsecState
from orrery.games.parsec.tables import PIECES, THIS_TURN
from orrery.kernel import changed, filled


class Turn(SeatStep):
    """A seat's turn from the roll to the purchases (parsec:8a, parsec:7.2g)."""

    __slots__ = ()

    def run(self, state: ParsecState) -> None:
        seat = self.seat
        state.active = seat
        if state.logged:
            state.log(TurnBegan(seat, state.round + 1))
        lasting = state.lasting
        for at in range(len(lasting) - RECORD, -1, -RECORD):
            if lasting[at + L_SEAT] == seat and lasting[at + L_UNTIL] > 0:
                lasting[at + L_UNTIL] -= 1
                if not lasting[at + L_UNTIL]:
                    end_event(state, at)
        state.flags = filled("B", state.seats * PIECES)
        for other in range(state.seats):
            if state.pacts[seat * state.seats + other]:
                state.pacts = changed(state.pacts, seat * state.seats + other, 0)
        state.offers = state.offer_limit
        state.teleports = 0
        if not check_victory(state, seat):  # parsec:3.1a
            state.then(ProductionRoll(seat), Interference(seat), ActionStep(seat), EndOfTurn(seat))


class Interference(SeatStep):
    """Opponents with event cards may interfere after the production (parsec:6.2c)."""

    __slots__ = ()

    def run(self, state: ParsecState) -> None:
        order = opponents_with_cards(state, self.seat)
        if order and not check_victory(state, self.seat):
            state.push(AfterProduction(order))


class ActionStep(SeatStep):
    """The seat acts as long as it wishes; it wins as soon as it meets a condition (parsec:10a, parsec:3a)."""

    __slots__ = ()

    def run(self, state: ParsecState) -> None:
        if state.alive[self.seat] and not check_victory(state, self.seat):
            state.push(self)
            state.push(ChooseAction(self.seat))


class EndOfTurn(SeatStep):
    """The turn passes clockwise; a round ends before the first seat (parsec:10b, parsec:14.1a)."""

    __slots__ = ()

    def run(self, state: ParsecState) -> None:
        lasting = state.lasting
        for at in range(len(lasting) - RECORD, -1, -RECORD):
            if lasting[at + L_UNTIL] == THIS_TURN:
                end_event(state, at)
        following = self.seat
        while True:
            following = (following + 1) % state.seats
            if following == state.first:
                state.round += 1
                if state.limit and state.round >= state.limit:
                    finish_by_points(state)
                    return
            if state.alive[following]:
                break
        state.push(Turn(following))
