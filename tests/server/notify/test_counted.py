"""Three hundred messages to receivers that fail in every way: each arrives or is shown as failed, none twice."""

from __future__ import annotations

import asyncio
from collections import Counter

import httpx
import msgspec
import pytest
from sqlalchemy import func, select
from tests.server.tables.open_tables import open_tables, two_seats

import orrery
from orrery.client.messages import Notice
from orrery.server.background import Background
from orrery.server.notify import addresses, sending
from orrery.server.notify.notices import Notices
from orrery.server.notify.outcome import Again, Delivered, Outcome, outcome_of
from orrery.server.notify.preferences import Preferences
from orrery.server.settings import Settings
from orrery.server.store import schema
from orrery.server.store.database import Database

KINDS = ("well", "broken", "busy", "slow", "down", "gone")
EACH = 50
SETTINGS = Settings(local_webhooks=True, retry_seconds=0.001, address="https://orrery.example")


class Receivers:
    """What every address has taken, and how it answers."""

    def __init__(self) -> None:
        self.asked: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self.keys: dict[str, set[str]] = {}

    async def post(self, address: str, headers: dict[str, str], _content: str | None, _local: bool) -> Outcome:
        """Answer as the address does."""
        await asyncio.sleep(0)
        kind = address.split("/")[-2]
        self.asked[address] += 1
        self.keys.setdefault(address, set()).add(headers["Idempotency-Key"])
        number = self.asked[address]
        if kind == "down":
            raise httpx.ConnectError("refused")
        if kind == "gone":
            return outcome_of(410, "")
        if kind == "broken" and number < 3:
            return outcome_of(500, "")
        if kind == "busy" and number == 1:
            return Again("429", 0.001)
        self.taken[address] += 1
        if kind == "slow" and number == 1:  # it has taken the message, and its answer comes too late
            raise httpx.ReadTimeout("too slow")
        return Delivered()


async def left(database: Database) -> int:
    """How many messages are on their way."""
    async with database.engine.connect() as connection:
        counts = [select(func.count()).select_from(table) for table in (schema.notices, schema.deliveries)]
        return sum([(await connection.execute(count)).scalar_one() for count in counts])


@pytest.mark.slow
@pytest.mark.parametrize("killed", [False, True], ids=["undisturbed", "killed"])
async def test_every_message_arrives_or_is_shown_as_failed(
    any_database: str, killed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    receivers = Receivers()
    monkeypatch.setattr(addresses, "post", receivers.post)
    monkeypatch.setattr(sending, "LEASE", 1.0)
    async with open_tables(any_database, SETTINGS) as tables:
        services = tables.services
        _, table = await two_seats(tables, orrery.game("tictactoe"), [])
        people: dict[str, str] = {}
        for kind in KINDS:
            for number in range(EACH):
                somebody, _ = await services.people.guest(f"{kind} {number}")
                people[somebody.id] = address = f"http://127.0.0.1:9/{kind}/{number}"
                wish = Preferences("always", webhook=address, digest=0)
                await services.notices.set_preferences(somebody.id, wish)
        notice = Notice(table.match.id, "tictactoe", "Table", "invited", by="Anna")
        await services.notices.store.add(services.notices.rows(people, notice, 0))
        # Two processes look for what is due at the same time; one of them may be killed in the middle.
        other = Notices(services.database, SETTINGS, Background())
        rounds = 0
        while await left(services.database):
            await asyncio.gather(services.notices.send_due(), other.send_due())
            rounds += 1
            if killed and rounds == 2:
                await other.sending.background.close()
                other = Notices(services.database, SETTINGS, Background())
            await asyncio.sleep(0.005)
        while services.background.tasks or other.sending.background.tasks:
            await asyncio.sleep(0.005)
        lost = {person for person in people if await services.notices.deliveries.faults(person)}
        for person, address in people.items():
            kind = address.split("/")[-2]
            assert (receivers.taken[address] > 0) != (person in lost), address
            assert (person in lost) == (kind in ("down", "gone")), address
            assert len(receivers.keys[address]) == 1, "a repetition can be told from a new message"
            if not killed:
                assert receivers.taken[address] == {"down": 0, "gone": 0, "slow": 2}.get(kind, 1), address
        shown = await services.notices.deliveries.faults(next(iter(lost)))
        assert msgspec.to_builtins(shown)[0]["lost"] == 1
