"""When and against whom an event card is played, and what it is worth, as reasons."""

from __future__ import annotations

from orrery.games.parsec.actions import UNIT_NAMES, Keep, Sell
from orrery.games.parsec.board import is_same_side
from orrery.games.parsec.bot.tactics import module_harm
from orrery.games.parsec.flow.playing import AfterDice, AnswerAttack
from orrery.games.parsec.flow.strike import attack_total, defence_total
from orrery.games.parsec.odds import chance, margin_of
from orrery.games.parsec.state import AIM, ParsecState
from orrery.games.parsec.tables import (
    AT_MODULE,
    COLONY,
    GOLD,
    KIND,
    KINDS,
    OP_CANCEL,
    OP_EXCHANGES,
    OP_GAIN,
    OP_ROLL,
    OP_SPAWN,
    OP_STEAL_EVENT,
    OP_STEAL_RESOURCE,
    OWNER,
    PIECES,
)
from orrery.parts.reasons import Reason, percent, reason


def of_event(state: ParsecState, seat: int, card: int) -> list[Reason]:
    """Why this is the moment for a card."""
    top = state.stack[-1]
    found: list[Reason] = []
    for op in state.tables.card_ops[card]:
        if op[0] == OP_ROLL and isinstance(top, AfterDice):
            totals = {"attack": attack_total(state), "defence": defence_total(state), "number": op[2]}
            found.append(reason("because-turns-hit" if op[1] == 0 else "because-turns-miss", **totals))
        elif op[0] == OP_CANCEL and isinstance(top, AnswerAttack):
            firing = [unit for unit in range(state.seats * PIECES) if state.firing[unit]]
            threat = percent(chance(margin_of(state, firing, state.clash[AIM])))
            found.append(reason("because-stops", unit=UNIT_NAMES[state.clash[AIM]], percent=threat))
        elif op[0] == OP_EXCHANGES:
            found.append(reason("because-exchanges", number=op[1], ratio=state.ratio[seat]))
        elif op[0] == OP_SPAWN:
            found.append(reason("because-free-unit", kind=KINDS[op[1]]))
        elif op[0] == OP_GAIN:
            found.append(reason("because-free-cards", number=op[1]))
        elif op[0] in (OP_STEAL_RESOURCE, OP_STEAL_EVENT):
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
