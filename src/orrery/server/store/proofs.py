"""One-time secrets: links sent by mail, and recovery codes."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from sqlalchemy import delete, func, insert, select

from orrery.server import clock, randomness
from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.store.people import fingerprint

Kind: TypeAlias = Literal["mail", "reset", "code"]

#: Seconds until each kind of link expires. Codes work until they are used or replaced.
LIFETIMES: Final = {"mail": 86400.0, "reset": 3600.0, "code": 100 * 365 * 86400.0}
#: The number of codes per person, and their alphabet, without characters that are easily confused.
CODES: Final = 8
LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


def new_code() -> str:
    """A code to write down: 12 letters, 59 bits."""
    return "-".join("".join(randomness.choice(LETTERS) for _ in range(4)) for _ in range(3))


class Proofs:
    """One-time secrets that are still valid."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine

    async def link(self, person: str, kind: Kind, about: str = "") -> str:
        """A new token of this kind; older ones stop working."""
        token = randomness.token(32)
        await self._replace(person, kind, [token], about)
        return token

    async def codes(self, person: str) -> list[str]:
        """New codes that replace the old ones. Only their fingerprints are stored."""
        codes = [new_code() for _ in range(CODES)]
        await self._replace(person, "code", [f"{person} {code}" for code in codes])
        return codes

    async def _replace(self, person: str, kind: Kind, tokens: list[str], about: str = "") -> None:
        proofs, expires = schema.proofs, clock.now() + LIFETIMES[kind]
        rows = [
            {"token": fingerprint(token), "person": person, "kind": kind, "about": about, "expires": expires}
            for token in tokens
        ]
        async with self.engine.begin() as connection:
            old = proofs.c.person == person, proofs.c.kind == kind
            await connection.execute(delete(proofs).where(*old))
            await connection.execute(insert(proofs), rows)

    async def use(self, kind: Kind, token: str) -> tuple[str, str] | None:
        """The person and address of a secret, which is used up; None if it is not valid."""
        proofs = schema.proofs
        own = proofs.c.token == fingerprint(token), proofs.c.kind == kind, proofs.c.expires > clock.now()
        async with self.engine.begin() as connection:
            row = (await connection.execute(select(proofs.c.person, proofs.c.about).where(*own))).first()
            if row is None or (await connection.execute(delete(proofs).where(*own))).rowcount != 1:
                return None
        return str(row[0]), str(row[1])

    async def pending(self, person: str) -> str:
        """The address awaiting confirmation, if there is one."""
        proofs = schema.proofs
        own = proofs.c.person == person, proofs.c.kind == "mail", proofs.c.expires > clock.now()
        async with self.engine.connect() as connection:
            return (await connection.execute(select(proofs.c.about).where(*own).limit(1))).scalar() or ""

    async def codes_left(self, person: str) -> int:
        """The number of unused codes of a person."""
        proofs = schema.proofs
        own = select(func.count()).where(proofs.c.person == person, proofs.c.kind == "code")
        async with self.engine.connect() as connection:
            return int((await connection.execute(own)).scalar_one())

    async def tidy(self) -> None:
        """Delete expired links."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(schema.proofs).where(schema.proofs.c.expires <= clock.now()))
