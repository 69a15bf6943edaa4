"""What factions and permanent events make of a seat: its values, prices and rights (parsec:6.1a, 6.2e)."""

from __future__ import annotations

from orrery.games.parsec.state import FREE_TRANSIT, L_CARD, L_SEAT, L_TARGET, RECORD, TREATY, ParsecState
from orrery.games.parsec.tables import (
    AT_KIND,
    ATTACK,
    DEFENCE,
    MOVE,
    OP_ASTEROID_YIELD,
    OP_BOUNTY,
    OP_COST,
    OP_PLUNDER,
    OP_RATIO,
    OP_RESALE,
    OP_SCOUT,
    OP_STAT,
    OP_TRANSIT,
    OP_TREATY,
    RANGE,
)
from orrery.kernel import changed

Ops = list[tuple[int, int, int, int, int]]


def refresh_traits(state: ParsecState, seat: int) -> None:
    """Work out a seat's values, prices and rights from its factions and permanent events (parsec:6.1a, parsec:6.2e)."""
    ops = trait_ops(state, seat)
    values = changed_values(state, ops)
    attack, defence, reach, move = state.attack[:], state.defence[:], state.reach[:], state.move[:]
    for kind in range(5):
        attack[seat * 5 + kind] = values[kind][ATTACK]
        defence[seat * 5 + kind] = values[kind][DEFENCE]
        reach[seat * 5 + kind] = values[kind][RANGE]
        move[seat * 5 + kind] = values[kind][MOVE]
    state.attack, state.defence, state.reach, state.move = attack, defence, reach, move
    prices = changed_prices(state, ops)
    price = state.price[:]
    for kind in range(6):
        for resource in range(3):
            price[seat * 18 + kind * 3 + resource] = prices[kind][resource]
    state.price = price
    ratios = amounts(ops, OP_RATIO)
    scouts = amounts(ops, OP_SCOUT)
    state.ratio = changed(state.ratio, seat, min(ratios) if ratios else state.tables.ratio)
    state.resale = changed(state.resale, seat, -sum(amounts(ops, OP_RESALE)))
    state.plunder = changed(state.plunder, seat, sum(amounts(ops, OP_PLUNDER)))
    state.bounty = changed(state.bounty, seat, sum(amounts(ops, OP_BOUNTY)))
    state.scout = changed(state.scout, seat, max(scouts) if scouts else 0)
    state.extra_yield = changed(state.extra_yield, seat, sum(amounts(ops, OP_ASTEROID_YIELD)))
    free = FREE_TRANSIT if amounts(ops, OP_TRANSIT) else 0
    state.traits = changed(state.traits, seat, free | (TREATY if amounts(ops, OP_TREATY) else 0))


def trait_ops(state: ParsecState, seat: int) -> Ops:
    """The operations of a seat's factions and of its permanent events."""
    tables = state.tables
    ops: Ops = []
    for faction in range(tables.factions):
        if state.factions[seat] >> faction & 1:
            ops.extend(tables.faction_ops[faction])
    lasting = state.lasting
    for at in range(0, len(lasting), RECORD):
        card = lasting[at + L_CARD]
        if tables.permanent[card] and lasting[at + L_SEAT] == seat:
            for op in tables.card_ops[card]:
                if op[0] == OP_STAT and tables.target[card] == AT_KIND:
                    ops.append((OP_STAT, 1 << lasting[at + L_TARGET], op[2], op[3], op[4]))
                else:
                    ops.append(op)
    return ops


def amounts(ops: Ops, code: int) -> list[int]:
    """The first numbers of all operations of a kind."""
    return [op[1] for op in ops if op[0] == code]


def changed_values(state: ParsecState, ops: Ops) -> list[list[int]]:
    """By kind of unit: attack, defence, range and movement after the operations."""
    values = [row[:] for row in state.tables.stats]
    for code, units, stat, delta, floor in ops:
        if code == OP_STAT:
            for kind in range(5):
                if units >> kind & 1:
                    values[kind][stat] = max(floor, values[kind][stat] + delta)
    return values


def changed_prices(state: ParsecState, ops: Ops) -> list[list[int]]:
    """By kind of unit, event cards last: the price after the operations; no part of it falls below 0."""
    prices = [row[:] for row in state.tables.costs]
    for code, units, titanium, energy, gold in ops:
        if code == OP_COST:
            for kind in range(6):
                if units >> kind & 1:
                    old = prices[kind]
                    prices[kind] = [max(0, old[0] + titanium), max(0, old[1] + energy), max(0, old[2] + gold)]
    return prices
