"""Table entries for the lobby."""

from __future__ import annotations

from orrery.client import messages as m
from orrery.server.store.match import Chair, Facts, StoredMatch
from orrery.server.store.people import Person
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables


async def entry_of(tables: Tables, table: Table, person: Person | None) -> m.TableEntry:
    """The lobby entry of an open table, for a person."""
    match = table.match
    # Under the lock: uncommitted changes must not be visible.
    async with tables.lock(table):
        stored = StoredMatch(match, table.facts, table.status, table.version, table.seat, table.outcome, match.created)
        stored.deadline = None if table.clock is None else table.clock.deadline
        return _entry(stored, [table.player(seat) for seat in range(match.seats)], person, table.watching)


def entry_of_stored(stored: StoredMatch, tables: Tables, person: Person | None) -> m.TableEntry:
    """The lobby entry from the database, for tables that may not be open in this process."""
    known = tables.opened.get(stored.match.id)
    return _entry(stored, players_of(stored.facts, known), person, 0 if known is None else known.watching)


def players_of(facts: Facts, known: Table | None) -> list[m.Player]:
    """Who sits at a table, and whether they are connected, as far as this process knows."""
    return [
        m.Player(
            seat,
            chair.kind,
            chair.name,
            chair.level,
            is_connected(chair, known),
            chair.conceded,
            chair.person,
            chair.style,
        )
        for seat, chair in enumerate(facts.chairs)
    ]


def is_connected(chair: Chair, known: Table | None) -> bool:
    """Whether the occupant of a chair can play right now."""
    return chair.kind == "bot" or (chair.kind == "person" and known is not None and known.is_connected(chair.person))


def _entry(stored: StoredMatch, players: list[m.Player], person: Person | None, watching: int = 0) -> m.TableEntry:
    match = stored.match
    people = [match.host, *(chair.person for chair in stored.facts.chairs if chair.kind == "person")]
    return m.TableEntry(
        id=match.id,
        game=match.game,
        title=match.title,
        status=stored.status,
        visibility=match.visibility,
        version=stored.version,
        players=players,
        options=match.options,
        clock=match.clock,
        seat=stored.turn,
        outcome=stored.outcome,
        created=match.created,
        updated=stored.updated,
        commitment=match.commitment,
        invitation=match.invitation if person is not None and person.id in people else None,
        lesson=stored.facts.lesson,
        content=match.content,
        pack=match.pack,
        client_seeds=stored.facts.client_seeds,
        rated=match.rated,
        deadline=stored.deadline,
        watching=watching,
        hands_after=stored.facts.hands_after,
        hands_shown=stored.facts.hands_shown,
    )
