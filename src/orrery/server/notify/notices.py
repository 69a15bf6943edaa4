"""Notices: it is your turn, or the match is over. In open pages at once; by web push and webhook as preferred."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterable
from typing import Annotated, Literal, Protocol

import httpx
import msgspec

from orrery.client.messages import Notice
from orrery.server.background import Background
from orrery.server.notify.addresses import post
from orrery.server.notify.push import Push
from orrery.server.refusals import Refused
from orrery.server.settings import Settings
from orrery.server.store.database import Database
from orrery.server.store.notices import DueNotice, NoticeStore

LOGGER = logging.getLogger("orrery.notices")
#: Seconds after which a notice is tried again that a process took up and did not finish.
LEASE = 120.0


class Preferences(msgspec.Struct, frozen=True):
    """Notification preferences: never, always, or when not seen for some minutes; and a webhook."""

    when: Literal["never", "always", "away"] = "never"
    minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)] = 10
    webhook: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Page(Protocol):
    """An open page of a person."""

    async def send(self, text: str) -> None:
        """Send a notice; a page that is gone is no error."""


class Notices:
    """Tells people that something waits for them."""

    def __init__(self, database: Database, settings: Settings, push: Push, background: Background) -> None:
        self.store = NoticeStore(database)
        self.settings = settings
        self.push = push
        self.background = background
        self.pages: dict[str, set[Page]] = {}
        #: When people were last heard of here, and who of them the database has not been told about.
        self.seen: dict[str, float] = {}
        self.unwritten: set[str] = set()
        #: Whether a person looks at a table just now, and who is connected; the open tables know.
        self.is_watching: Callable[[str, str], bool] = lambda table, person: False
        self.connected: Callable[[], Iterable[str]] = list

    def mark_seen(self, person: str) -> None:
        """Remember that somebody was here just now."""
        if person:
            self.seen[person] = time.time()
            self.unwritten.add(person)

    async def send(self, person: str, notice: Notice, version: int) -> None:
        """Send a notice to the person's pages now, and elsewhere as preferred and when it is due."""
        text = msgspec.json.encode(notice).decode()
        for page in list(self.pages.get(person, ())):
            await page.send(text)
        preferences = await self.preferences(person)
        if preferences.when == "never":
            return
        due = time.time()
        if preferences.when == "away":
            due = max(due, self.seen.get(person, 0.0) + preferences.minutes * 60)
        await self.store.add(person, notice.table, version, text, due)
        await self.send_due()

    async def preferences(self, person: str) -> Preferences:
        """A person's notification preferences."""
        return msgspec.json.decode(await self.store.preferences(person), type=Preferences)

    async def set_preferences(self, person: str, preferences: Preferences) -> None:
        """Store a person's notification preferences."""
        await self.store.set_preferences(person, msgspec.json.encode(preferences).decode())

    async def send_due(self) -> None:
        """Send the notices whose time has come, unless the person has acted or the match went on."""
        now = time.time()
        for notice in await self.store.due(now):
            preferences = msgspec.json.decode(notice.preferences, type=Preferences)
            watching = self.is_watching(notice.match, notice.person)
            if notice.current != notice.version or preferences.when == "never" or watching:
                await self.store.remove(notice.id)
                continue
            seen = max(notice.seen, self.seen.get(notice.person, 0.0))
            later = seen + preferences.minutes * 60 if preferences.when == "away" else 0.0
            # Another process may be at it too: only the one that moves the notice goes on.
            mine = await self.store.postpone(notice, later if later > now else now + LEASE)
            if mine and later <= now:
                self.background.run(self.send_outside(notice, preferences))

    async def write_seen(self) -> None:
        """Store who was here, those who still are included."""
        for person in [*self.connected(), *self.pages]:
            self.mark_seen(person)
        if not self.unwritten:
            return
        seen = {person: self.seen[person] for person in self.unwritten}
        self.unwritten.clear()
        await self.store.write_seen(seen)
        self.seen = {person: at for person, at in self.seen.items() if at > time.time() - 86400}

    async def send_outside(self, notice: DueNotice, preferences: Preferences) -> None:
        """Send a notice to the person's webhook and browsers, then forget it."""
        if preferences.webhook:
            headers = {"Content-Type": "application/json"}
            try:
                await post(preferences.webhook, headers, notice.text, self.settings.local_webhooks)
            except (httpx.HTTPError, Refused, OSError) as error:
                LOGGER.warning("a webhook could not be reached (%s)", type(error).__name__)
        for endpoint in await self.store.subscriptions(notice.person):
            try:
                status = await self.push.send(endpoint)
            except (httpx.HTTPError, Refused, OSError) as error:
                LOGGER.warning("a push service could not be reached (%s)", type(error).__name__)
                continue
            if status in (404, 410):  # the browser has unsubscribed
                await self.store.remove_subscription(endpoint)
        await self.store.remove(notice.id)
