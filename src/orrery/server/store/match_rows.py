"""Rows of matches, seats, snapshots and the journal: from and to the objects that the server uses."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import RowMapping

from orrery.client.messages import Clock, Result
from orrery.server.store.match import Entry, Facts, Match, Snapshot, StoredMatch


def match_of(row: RowMapping) -> Match:
    """The constant properties of a match, from its row."""
    clock = msgspec.json.decode(row["clock"], type=Clock | None)
    values = {name: row[name] for name in Match.__struct_fields__ if name in row}
    options = msgspec.json.decode(row["options"])
    return Match(**values | {"options": options, "seed": int(row["seed"]), "clock": clock, "rated": bool(row["rated"])})


def row_of(match: Match, facts: Facts) -> dict[str, Any]:
    """The row of a new match."""
    values = {name: getattr(match, name) for name in Match.__struct_fields__ if name != "client_seeds"}
    return values | {
        "options": msgspec.json.encode(match.options).decode(),
        "seed": str(match.seed),
        "clock": msgspec.json.encode(match.clock).decode(),
        "status": "open",
        "version": 0,
        "facts": msgspec.json.encode(facts).decode(),
        "updated": match.created,
        "pace": pace_of(match.clock),
    }


def pace_of(clock: Clock | None) -> str:
    """The pace of a match: without a clock, live, or by correspondence.

    >>> pace_of(None), pace_of(Clock(60, 600)), pace_of(Clock(86400))
    ('none', 'live', 'slow')
    """
    if clock is None:
        return "none"
    return "live" if clock.move < 3600 else "slow"


def seat_rows(match: Match, facts: Facts) -> list[dict[str, Any]]:
    """The rows of a new match's seats."""
    return [
        {"match": match.id, "seat": seat, "person": chair.person or None, "orders": "[]"}
        for seat, chair in enumerate(facts.chairs)
    ]


def stored_match(row: RowMapping) -> StoredMatch:
    """A match from its row, without its journal."""
    outcome = None if row["outcome"] is None else msgspec.json.decode(row["outcome"], type=Result)
    facts = msgspec.json.decode(row["facts"], type=Facts)
    match = msgspec.structs.replace(match_of(row), client_seeds=facts.client_seeds)
    return StoredMatch(
        match, facts, row["status"], row["version"], row["turn"], outcome, row["updated"],
        deadline=row["deadline"],
    )  # fmt: skip


def snapshot_of(row: RowMapping) -> Snapshot:
    """A snapshot from its row."""
    return Snapshot(**{name: row[name] for name in Snapshot.__struct_fields__})


def entry_of(row: RowMapping) -> Entry:
    """An entry of the journal from its row."""
    return Entry(**{name: row[name] for name in Entry.__struct_fields__})
