"""When and against whom an event card is played, and what it is worth, as reasons."""

from __future__ import annotations

from orrery.games.parsec.actions import UNIT_NAMES, Keep, Sell
from orrery.games.parsec.board import is_same_side
from orrery.games.parsec.bot.tactics import module_harm
from orrery.games.parsec.flow.immediate import Exchanges, Gain, Spawn, StealEvent, StealResource
from orrery.games.parsec.flow.playing import AfterDice, AnswerAttack, Cancel
from orrery.games.parsec.flow.strike import Roll, attack_total, defence_total
from orrery.games.parsec.odds import chance, margin_of
from orrery.games.parsec.state import AIM, ParsecState
from orrery.games.parsec.tables import (
    AT_MODULE,
    COLONY,
    GOLD,
    KIND,
    KINDS,
    OWNER,
    PIECES,
)
from orrery.parts.reasons import Reason, percent, reason


def of_event(state: ParsecState, seat: int, card: int) -> list[Reason]:
    """Why this is the moment for a card."""
    top = state.stack[-1]
    found: list[Reason] = []
    for operation in state.tables.card_operations[card]:
        if isinstance(operation, Roll) and isinstance(top, AfterDice):
            totals = {"attack": attack_total(state), "defence": defence_total(state), "number": operation.delta}
            found.append(reason("because-turns-miss" if operation.defends else "because-turns-hit", **totals))
        elif isinstance(operation, Cancel) and isinstance(top, AnswerAttack):
            firing = [unit for unit in range(state.seats * PIECES) if state.firing[unit]]
            threat = percent(chance(margin_of(state, firing, state.clash[AIM])))
            found.append(reason("because-stops", unit=UNIT_NAMES[state.clash[AIM]], percent=threat))
        elif isinstance(operation, Exchanges):
            found.append(reason("because-exchanges", number=operation.amount, ratio=state.ratio[seat]))
        elif isinstance(operation, Spawn):
            found.append(reason("because-free-unit", kind=KINDS[operation.kind]))
        elif isinstance(operation, Gain):
            found.append(reason("because-free-cards", number=operation.amount))
        elif isinstance(operation, StealResource | StealEvent):
            found.append(reason("because-steals"))
    if state.tables.target[card] == AT_MODULE:
        places = range(state.galaxy.grid.modules)
        found += of_module(state, seat, max(places, key=lambda place: module_harm(state, seat, place)))
    if state.tables.permanent[card]:
        found.append(reason("because-lasting"))
    return found


def of_value(state: ParsecState, seat: int, action: Sell | Keep) -> list[Reason]:
    """What a card is worth."""
    value = state.tables.value[action.card]
    name = state.tables.card_names[action.card]
    if isinstance(action, Keep):
        return [reason("because-rare", card=name, number=value)]
    gold = max(0, value - state.resale[seat])
    return [reason("because-sells", card=name, number=gold, own=state.stock[seat * 3 + GOLD])]


def of_module(state: ParsecState, seat: int, place: int) -> list[Reason]:
    """Whom an event on a module would touch."""
    own = theirs = 0
    for unit in range(state.seats * PIECES):
        cell = state.where[unit]
        if cell >= 0 and KIND[unit] != COLONY and state.galaxy.is_in_module(cell, place):
            if is_same_side(state, seat, OWNER[unit]):
                own += 1
            else:
                theirs += 1
    return [reason("because-catches", theirs=theirs, own=own)] if theirs > own else []


def of_victim(state: ParsecState, seat: int, other: int) -> list[Reason]:
    """Why an event is aimed at this seat."""
    counts = [state.count[one * 5 + COLONY] for one in range(state.seats)]
    rivals = [counts[one] for one in range(state.seats) if not is_same_side(state, seat, one)]
    return [reason("because-ahead", other=other, number=counts[other])] if counts[other] == max(rivals) else []
