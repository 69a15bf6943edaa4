"""Standing orders: the server makes a decision for a person who said beforehand what to do."""

from __future__ import annotations

from orrery.client.messages import Order
from orrery.kernel import Action
from orrery.server.tables.table import Table


def applicable_order(table: Table) -> tuple[Order, Action] | None:
    """The order that answers the current decision, and its action, if there is one."""
    seat = table.seat
    if seat is None or table.position is None or table.facts.paused or table.is_bots_turn:
        return None
    orders = table.orders.get(seat, [])
    if not orders:
        return None
    state = table.position.state
    for order in orders:
        if order.choice != state.choice:
            continue
        action = next((action for action in state.pending if action.notation == order.action), None)
        if action is not None and not (set(order.unless) & events_seen_by(table, seat)):
            return order, action
    return None


def events_seen_by(table: Table, seat: int) -> set[str]:
    """The names of the events a seat has seen since its own last decision."""
    names: set[str] = set()
    last = table.decided.get(seat, 0)
    for number, events in reversed(table.log):
        if number <= last:
            break
        names.update(type(event).__name__ for event in events if event.seen_by(seat) is not None)
    return names
