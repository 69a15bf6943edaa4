"""Notifications, such as your turn or the end of a match: at once in open pages, elsewhere as preferred."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

import msgspec

from orrery.client.messages import Notice
from orrery.server import clock
from orrery.server.background import Background
from orrery.server.notify.preferences import UNKNOWN, Preferences
from orrery.server.notify.push import Push
from orrery.server.notify.sending import Sending
from orrery.server.settings import Settings
from orrery.server.store.database import Database
from orrery.server.store.deliveries import DeliveryStore, NewDelivery
from orrery.server.store.match import NewNotice
from orrery.server.store.notices import DueNotice, NoticeStore

#: Seconds for which preferences are cached, because another process may change them; and for how many people.
TRUSTED = 60.0
REMEMBERED = 10_000
#: Seconds until the reminder of a paused match is checked again.
PAUSED = 600.0
DECODER = msgspec.json.Decoder(Notice)


class Page(Protocol):
    """An open page of a person."""

    #: The fingerprint of its session.
    session: str

    async def end(self) -> None:
        """Close it: its session has ended."""

    async def send(self, text: str) -> None:
        """Send a notification; ignored if the page is gone."""


async def nobody_watches(_table: str, _person: str) -> bool:
    """Used as long as no tables are open."""
    return False


class Notices:
    """Notifies people that something awaits them."""

    def __init__(self, database: Database, settings: Settings, background: Background) -> None:
        self.store = NoticeStore(database)
        self.deliveries = DeliveryStore(database)
        self.push = Push(database, settings)
        self.sending = Sending(self.deliveries, settings, self.push, background)
        self.pages: dict[str, set[Page]] = {}
        #: Cached preferences, and until when they are trusted.
        self.known: dict[str, tuple[Preferences, float]] = {}
        #: When people were last active here, and whose activity is not yet stored.
        self.seen: dict[str, float] = {}
        self.unwritten: set[str] = set()
        #: Whether a person is watching a table just now, and who is connected; known to the open tables.
        self.is_watching: Callable[[str, str], Awaitable[bool]] = nobody_watches
        self.connected: Callable[[], Iterable[str]] = list

    def mark_seen(self, person: str) -> None:
        """Note that somebody has just been active."""
        if person:
            self.seen[person] = clock.now()
            self.unwritten.add(person)

    # Storing

    def rows(self, people: Iterable[str], notice: Notice, version: int) -> list[NewNotice]:
        """The rows of a notification, to be stored in the same transaction as the change it is about."""
        now, text = clock.now(), msgspec.json.encode(notice).decode()
        rows = []
        for person in people:
            preferences = self._trusted(person)
            if preferences.when == "never":
                continue
            away = preferences.when == "away"
            due = max(now, self.seen.get(person, 0.0) + preferences.minutes * 60) if away else now
            rows.append(NewNotice(person, notice.table, version, text, due))
        return rows

    def reminder(self, person: str, notice: Notice, version: int) -> list[NewNotice]:
        """The same for a reminder before the clock expires, if there is time for one."""
        preferences, now = self._trusted(person), clock.now()
        if preferences.when == "never" or not preferences.remind or notice.until is None:
            return []
        lead = preferences.remind * 60.0
        if notice.until - now < 2 * lead:
            return []
        return [NewNotice(person, notice.table, version, msgspec.json.encode(notice).decode(), notice.until - lead)]

    def _trusted(self, person: str) -> Preferences:
        preferences, until = self.known.get(person, (UNKNOWN, 0.0))
        return preferences if until > clock.now() else UNKNOWN

    async def tell(self, people: Iterable[str], notice: Notice) -> None:
        """Notify people of something that is not a change to a match: store it and deliver it."""
        told = list(people)
        await self.store.add(self.rows(told, notice, 0))
        await self.deliver(told, notice)

    async def deliver(self, people: Iterable[str], notice: Notice) -> None:
        """Send a notification to people's open pages and, if due, elsewhere."""
        text = msgspec.json.encode(notice).decode()
        for person in people:
            for page in list(self.pages.get(person, ())):
                await page.send(text)
        await self.send_due()

    # Preferences

    async def preferences(self, person: str) -> Preferences:
        """A person's notification preferences."""
        return self._know(person, await self.store.preferences(person))

    def _know(self, person: str, stored: str) -> Preferences:
        """Decode preferences and cache them for a while."""
        if len(self.known) > REMEMBERED:
            self.known.clear()
        preferences = msgspec.json.decode(stored, type=Preferences)
        self.known[person] = (preferences, clock.now() + TRUSTED)
        return preferences

    async def set_preferences(self, person: str, preferences: Preferences) -> None:
        """Store a person's notification preferences; a new address starts without failures."""
        old = await self.preferences(person)
        await self.store.set_preferences(person, msgspec.json.encode(preferences).decode())
        self.known.pop(person, None)
        if (old.webhook, old.shape) != (preferences.webhook, preferences.shape):
            await self.deliveries.forget(person, "webhook")
        if old.mail != preferences.mail:
            await self.deliveries.forget(person, "mail")

    # Sending

    async def send_due(self) -> None:
        """Hand over due notifications, unless the person has acted, and send what is due."""
        now = clock.now()
        ready: dict[str, list[DueNotice]] = {}
        for notice in await self.store.due(now):
            due = await self._due(notice, now)
            if due is None:
                await self.store.remove(notice.id)
            elif due > now:
                await self.store.postpone(notice, due)
            else:
                ready.setdefault(notice.person, []).append(notice)
        for notices in ready.values():
            await self._hand_over(notices, now)
        await self.sending.send_due()

    async def _due(self, notice: DueNotice, now: float) -> float | None:
        """When to send a notification, or None if it is no longer needed."""
        preferences = self._know(notice.person, notice.preferences)
        what = DECODER.decode(notice.text).what
        decides = notice.status == "running" and notice.decides == notice.person
        if preferences.when == "never" or (what in ("turn", "clock") and not decides):
            return None
        if await self.is_watching(notice.match, notice.person):
            return None
        if what == "clock":
            return now + PAUSED if notice.deadline is None else notice.deadline - preferences.remind * 60
        seen = max(notice.seen, self.seen.get(notice.person, 0.0))
        away = seen + preferences.minutes * 60 if preferences.when == "away" else 0.0
        return max(away, notice.told + preferences.digest * 60 if notice.told else 0.0)

    async def _hand_over(self, due: list[DueNotice], now: float) -> None:
        """Combine a person's notifications into one message for each of their addresses."""
        person, preferences = due[0].person, self._know(due[0].person, due[0].preferences)
        by_table: dict[str, Notice] = {}
        for row in due:
            notice = DECODER.decode(row.text)
            if notice.what == "clock":
                notice = msgspec.structs.replace(notice, until=row.deadline)
            known = by_table.get(notice.table)
            if known is None or known.what != "clock":  # a reminder includes what the notification of a turn says
                by_table[notice.table] = notice
        text = msgspec.json.encode(list(by_table.values())).decode()
        addresses = [("push", endpoint) for endpoint in await self.store.subscriptions(person)]
        addresses += self.addresses(preferences, due[0].mail)
        await self.store.hand_over(due, [NewDelivery(person, *address, text) for address in addresses], now)

    def addresses(self, preferences: Preferences, mail: str | None) -> list[tuple[str, str]]:
        """A person's webhook and mail address, if enabled."""
        found = [("webhook", preferences.webhook)] if preferences.webhook else []
        if preferences.mail and mail and self.sending.mailer.is_there:
            found.append(("mail", mail))
        return found

    async def write_seen(self) -> None:
        """Store who was active, including those still connected."""
        for person in [*self.connected(), *self.pages]:
            self.mark_seen(person)
        if not self.unwritten:
            return
        seen = {person: self.seen[person] for person in self.unwritten}
        self.unwritten.clear()
        await self.store.write_seen(seen)
        self.seen = {person: at for person, at in self.seen.items() if at > clock.now() - 86400}
