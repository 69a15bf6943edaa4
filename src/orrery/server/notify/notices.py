"""Notices: it is your turn, or the match is over. In open pages at once; by web push and webhook as preferred."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Annotated, Literal, Protocol

import httpx
import msgspec

from orrery.client.messages import Notice
from orrery.server import clock
from orrery.server.background import Background
from orrery.server.notify import addresses
from orrery.server.notify.push import Push
from orrery.server.refusals import Refused
from orrery.server.settings import Settings
from orrery.server.store.database import Database
from orrery.server.store.match import NewNotice
from orrery.server.store.notices import DueNotice, NoticeStore

LOGGER = logging.getLogger("orrery.notices")
#: Seconds after which a notice is tried again that a process took up and did not finish.
LEASE = 120.0
#: Seconds for which preferences are trusted, because another process may change them; and of how many people.
TRUSTED = 60.0
REMEMBERED = 10_000


class Preferences(msgspec.Struct, frozen=True):
    """Notification preferences: never, always, or when not seen for some minutes; and a webhook."""

    when: Literal["never", "always", "away"] = "never"
    minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)] = 10
    webhook: Annotated[str, msgspec.Meta(max_length=500)] = ""


UNKNOWN = Preferences("always")


class Page(Protocol):
    """An open page of a person."""

    async def send(self, text: str) -> None:
        """Send a notice; a page that is gone is no error."""


async def nobody_watches(_table: str, _person: str) -> bool:
    """As long as no tables are open."""
    return False


class Notices:
    """Tells people that something waits for them."""

    def __init__(self, database: Database, settings: Settings, push: Push, background: Background) -> None:
        self.store = NoticeStore(database)
        self.settings = settings
        self.push = push
        self.background = background
        self.pages: dict[str, set[Page]] = {}
        #: Preferences that were read lately, and until when they are trusted.
        self.known: dict[str, tuple[Preferences, float]] = {}
        #: When people were last heard of here, and who of them the database has not been told about.
        self.seen: dict[str, float] = {}
        self.unwritten: set[str] = set()
        #: Whether a person looks at a table just now, and who is connected; the open tables know.
        self.is_watching: Callable[[str, str], Awaitable[bool]] = nobody_watches
        self.connected: Callable[[], Iterable[str]] = list

    def mark_seen(self, person: str) -> None:
        """Remember that somebody was here just now."""
        if person:
            self.seen[person] = clock.now()
            self.unwritten.add(person)

    def rows(self, people: Iterable[str], notice: Notice, version: int) -> list[NewNotice]:
        """What to write down about a notice with the change that it is about, so that neither is there alone."""
        now, text = clock.now(), msgspec.json.encode(notice).decode()
        rows = []
        for person in people:
            preferences, until = self.known.get(person, (UNKNOWN, now))
            if preferences.when == "never" and until > now:
                continue
            away = preferences.when == "away"
            due = max(now, self.seen.get(person, 0.0) + preferences.minutes * 60) if away else now
            rows.append(NewNotice(person, notice.table, version, text, due))
        return rows

    async def deliver(self, people: Iterable[str], notice: Notice) -> None:
        """Send a notice to people's open pages, and elsewhere what is due."""
        text = msgspec.json.encode(notice).decode()
        for person in people:
            for page in list(self.pages.get(person, ())):
                await page.send(text)
        await self.send_due()

    async def preferences(self, person: str) -> Preferences:
        """A person's notification preferences."""
        return self._know(person, await self.store.preferences(person))

    def _know(self, person: str, stored: str) -> Preferences:
        """Decode preferences, and remember them for a while."""
        if len(self.known) > REMEMBERED:
            self.known.clear()
        preferences = msgspec.json.decode(stored, type=Preferences)
        self.known[person] = (preferences, clock.now() + TRUSTED)
        return preferences

    async def set_preferences(self, person: str, preferences: Preferences) -> None:
        """Store a person's notification preferences."""
        await self.store.set_preferences(person, msgspec.json.encode(preferences).decode())
        self.known.pop(person, None)

    async def send_due(self) -> None:
        """Send the notices whose time has come, unless the person has acted or the match went on."""
        now = clock.now()
        for notice in await self.store.due(now):
            preferences = self._know(notice.person, notice.preferences)
            watching = await self.is_watching(notice.match, notice.person)
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
        self.seen = {person: at for person, at in self.seen.items() if at > clock.now() - 86400}

    async def send_outside(self, notice: DueNotice, preferences: Preferences) -> None:
        """Send a notice to the person's webhook and browsers, then forget it."""
        if preferences.webhook:
            headers = {"Content-Type": "application/json"}
            try:
                await addresses.post(preferences.webhook, headers, notice.text, self.settings.local_webhooks)
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
