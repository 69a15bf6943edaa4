"""Packs in the database: a version that was there a moment ago is not asked for again."""

from __future__ import annotations

import pytest
from sqlalchemy import delete

from orrery.parts.content.manifest import Manifest
from orrery.server import clock
from orrery.server.store import schema
from orrery.server.store.database import Database
from orrery.server.store.migrate import migrate
from orrery.server.store.packs import TRUSTED, Packs, StoredPack


def version(number: str) -> StoredPack:
    """A version of a pack."""
    manifest = Manifest(
        id="reef", title={"en": "Reef"}, version=number, game="talon", authors=["Anna"], licence="CC0-1.0"
    )
    return StoredPack(manifest, "digest", None, True, 0.0)


async def test_a_version_is_believed_for_a_while_and_not_after_its_removal(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(clock, "now", lambda: now)
    database = Database("sqlite+aiosqlite://")
    await migrate(database)
    packs = Packs(database)
    for number in ("1.0", "2.0"):
        await packs.add(version(number), {"pack.toml": ""})
    assert await packs.version("reef", "1.0") == version("1.0")
    assert await packs.version("reef", "3.0") is None
    async with database.engine.begin() as connection:
        await connection.execute(delete(schema.packs))  # as another process does
    assert await packs.version("reef", "1.0") == version("1.0")
    now += TRUSTED
    assert await packs.version("reef", "1.0") is None
    await packs.add(version("1.0"), {"pack.toml": ""})
    assert await packs.version("reef", "1.0") is not None
    await packs.remove("reef")
    assert await packs.version("reef", "1.0") is None
    await database.close()
