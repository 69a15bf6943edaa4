"""Attempts at problems and at a person's own past decisions."""

from __future__ import annotations

import msgspec
from sqlalchemy import insert, select, update

from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database


class Attempt(msgspec.Struct, frozen=True):
    """An attempt, at a table of its own: at a problem, or at a decision of a reviewed match."""

    match: str
    person: str
    game: str
    problem: int | None = None
    reviewed: str | None = None
    decision: int | None = None
    played: str | None = None
    solved: bool | None = None
    loss: float | None = None


class Attempts:
    """The attempts in the database."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def begin(self, attempt: Attempt) -> None:
        """Store a new attempt."""
        row = msgspec.structs.asdict(attempt) | {"created": clock.now()}
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.attempts).values(row))

    async def get(self, match: str) -> Attempt | None:
        """The attempt at a table, if there is one."""
        attempts = schema.attempts
        columns = [attempts.c[name] for name in Attempt.__struct_fields__]
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(*columns).where(attempts.c.match == match))).first()
        return None if row is None else Attempt(*row)

    async def end(self, match: str, played: str, solved: bool, loss: float) -> None:
        """Store the result of an attempt; the first answer stays."""
        attempts = schema.attempts
        change = update(attempts).where(attempts.c.match == match, attempts.c.played.is_(None))
        async with self.engine.begin() as connection:
            await connection.execute(change.values(played=played, solved=solved, loss=loss))

    async def open_of(self, person: str) -> list[str]:
        """The tables of a person's latest attempts."""
        attempts, matches = schema.attempts, schema.matches
        question = (
            select(attempts.c.match)
            .join(matches, matches.c.id == attempts.c.match)
            .where(attempts.c.person == person, matches.c.status == "running")
            .order_by(attempts.c.created)
        )
        async with self.engine.connect() as connection:
            return list((await connection.execute(question)).scalars().all())

    async def record(self, person: str, game: str) -> dict[int, bool]:
        """The problems of a game that a person has answered, and whether the first answer was right."""
        attempts = schema.attempts
        question = (
            select(attempts.c.problem, attempts.c.solved)
            .where(
                attempts.c.person == person,
                attempts.c.game == game,
                attempts.c.problem.is_not(None),
                attempts.c.solved.is_not(None),
            )
            .order_by(attempts.c.created)
        )
        found: dict[int, bool] = {}
        async with self.engine.connect() as connection:
            for problem, solved in await connection.execute(question):
                found.setdefault(problem, solved)
        return found
