"""Packs in the database: installed by the operator or uploaded by people. A version never changes."""

from __future__ import annotations

import zlib
from typing import Any, Final

import msgspec
from sqlalchemy import RowMapping, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from orrery.parts.content.manifest import Manifest, version_key
from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database

#: Seconds for which a version is believed to be there without asking again, and how many are remembered.
TRUSTED: Final = 30.0
MOST_RECENT: Final = 1000


class StoredPack(msgspec.Struct, frozen=True):
    """A version of a pack without its files."""

    manifest: Manifest
    digest: str
    person: str | None
    listed: bool
    created: float


class PackTaken(Exception):
    """This version already exists, with other files or from somebody else."""


def stored_pack(row: RowMapping) -> StoredPack:
    """A version of a pack from its row."""
    manifest = msgspec.json.decode(row["manifest"], type=Manifest)
    return StoredPack(manifest, row["digest"], row["person"], row["listed"], row["created"])


class Packs:
    """All packs of this server."""

    def __init__(self, database: Database) -> None:
        self.engine = database.engine
        #: Versions that were there a moment ago, by id and version, and until when that is believed.
        self.recent: dict[tuple[str, str], tuple[StoredPack, float]] = {}

    async def add(self, pack: StoredPack, texts: dict[str, str]) -> None:
        """Store a version; storing the same files again changes nothing, other files raise PackTaken."""
        manifest = pack.manifest
        row = {
            "id": manifest.id,
            "version": manifest.version,
            "game": manifest.game,
            "digest": pack.digest,
            "manifest": msgspec.json.encode(manifest).decode(),
            "texts": zlib.compress(msgspec.json.encode(texts, order="sorted"), 6),
            "person": pack.person,
            "listed": pack.listed,
            "created": pack.created,
        }
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(schema.packs).values(row))
        except IntegrityError:
            found = await self.texts(manifest.id, manifest.version)
            if found != texts:
                raise PackTaken(f"version {manifest.version} of {manifest.id} is there already") from None

    async def version(self, identity: str, version: str) -> StoredPack | None:
        """A version of a pack. It never changes, so it is not asked for again at once."""
        known = self.recent.get((identity, version))
        if known is not None and clock.now() < known[1]:
            return known[0]
        return next((one for one in await self.versions(identity) if one.manifest.version == version), None)

    async def versions(self, identity: str) -> list[StoredPack]:
        """The versions of a pack, newest first."""
        packs = schema.packs
        columns = [column for column in packs.c if column.name != "texts"]
        async with self.engine.connect() as connection:
            rows = (await connection.execute(select(*columns).where(packs.c.id == identity))).mappings().all()
        found = [stored_pack(row) for row in rows]
        if len(self.recent) > MOST_RECENT:
            self.recent.clear()
        until = clock.now() + TRUSTED
        self.recent |= {(identity, one.manifest.version): (one, until) for one in found}
        return sorted(found, key=lambda one: version_key(one.manifest.version), reverse=True)

    async def texts(self, identity: str, version: str) -> dict[str, str] | None:
        """The files of a version, by name."""
        packs = schema.packs
        found = select(packs.c.texts).where(packs.c.id == identity, packs.c.version == version)
        async with self.engine.connect() as connection:
            data = (await connection.execute(found)).scalar()
        return None if data is None else msgspec.json.decode(zlib.decompress(data), type=dict[str, str])

    async def listed(self, game: str | None, person: str | None, only_own: bool, limit: int = 500) -> list[StoredPack]:
        """The gallery as a person sees it: public packs and their own, newest first."""
        packs = schema.packs
        shown = packs.c.person == person if only_own else or_(packs.c.listed, packs.c.person == person)
        found = select(packs).where(shown).order_by(packs.c.created.desc()).limit(limit)
        if game is not None:
            found = found.where(packs.c.game == game)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings().all()
        return [stored_pack(row) for row in rows]

    async def played(self, names: list[str]) -> dict[str, int]:
        """The number of matches started with these packs, by name and version."""
        matches = schema.matches
        counted = select(matches.c.pack, func.count()).where(matches.c.pack.in_(names)).group_by(matches.c.pack)
        async with self.engine.connect() as connection:
            return {name: count for name, count in await connection.execute(counted)}

    async def count_of(self, person: str) -> int:
        """The number of versions a person has stored."""
        packs = schema.packs
        async with self.engine.connect() as connection:
            own = select(func.count()).where(packs.c.person == person)
            return int((await connection.execute(own)).scalar_one())

    async def remove(self, identity: str, version: str | None = None) -> int:
        """Remove a version, or all; existing matches keep their content."""
        packs = schema.packs
        self.recent = {key: known for key, known in self.recent.items() if key[0] != identity}
        gone = delete(packs).where(packs.c.id == identity)
        if version is not None:
            gone = gone.where(packs.c.version == version)
        async with self.engine.begin() as connection:
            result: Any = await connection.execute(gone)
        return int(result.rowcount)
