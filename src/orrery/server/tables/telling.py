"""Notifications about a change to a table, for people who are not watching it."""

from __future__ import annotations

from typing import Literal

from orrery.client.messages import Notice
from orrery.server.notify.notices import Notices
from orrery.server.store.match import Change, NewNotice
from orrery.server.tables.table import Table


def notice_of(table: Table, what: Literal["turn", "over", "clock"], until: float | None = None) -> Notice:
    """A notification about a table."""
    match = table.match
    return Notice(match.id, match.game, match.title, what, until=until)


def whose_turn(table: Table) -> str:
    """The person whose turn has just begun."""
    if table.seat is None or table.seat == table.last_seat or table.is_bots_turn:
        return ""
    return table.facts.chairs[table.seat].person


def concerned(table: Table) -> tuple[list[str], Notice]:
    """Whom to notify of the last change to a table, and what about."""
    if table.status == "finished" and table.last_status == "running":
        people, notice = table.people, notice_of(table, "over")
    else:
        people, notice = [whose_turn(table)], notice_of(table, "turn")
    return [person for person in people if person and not table.is_connected(person)], notice


def rows(notices: Notices, table: Table, change: Change) -> list[NewNotice]:
    """The notifications to store with a change to a table."""
    if change.standing is None:
        return []
    version, deadline = change.standing.version, change.standing.deadline
    people, notice = concerned(table)
    found = notices.rows(people, notice, version)
    person = whose_turn(table)
    if person and deadline is not None:
        found += notices.reminder(person, notice_of(table, "clock", deadline), version)
    return found
