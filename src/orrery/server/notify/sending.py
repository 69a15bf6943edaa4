"""Sending messages to people's addresses, with retries; persistent failures are shown to the person."""

from __future__ import annotations

import logging

import httpx
import msgspec

from orrery.client.messages import Notice
from orrery.server import clock
from orrery.server.background import Background
from orrery.server.notify import addresses
from orrery.server.notify.mail import Mailer
from orrery.server.notify.outcome import Again, Delivered, Never, Outcome
from orrery.server.notify.preferences import Preferences
from orrery.server.notify.push import Push
from orrery.server.notify.shapes import Message
from orrery.server.refusals import Refused
from orrery.server.settings import Settings
from orrery.server.store.deliveries import Delivery, DeliveryStore

LOGGER = logging.getLogger("orrery.notices")
#: Seconds after which a delivery is retried that a process claimed but did not finish.
LEASE = 120.0
#: The maximum number of attempts, and the factor by which each pause is longer than the last.
ATTEMPTS = 6
FACTOR = 4
DECODER = msgspec.json.Decoder(list[Notice])


class Sending:
    """Sends messages to their addresses."""

    def __init__(self, store: DeliveryStore, settings: Settings, push: Push, background: Background) -> None:
        self.store = store
        self.settings = settings
        self.push = push
        self.background = background
        self.mailer = Mailer(settings)

    async def send_due(self) -> None:
        """Send every due message."""
        now = clock.now()
        for delivery in await self.store.due(now):
            # Another process may be doing the same: only the one that claims it goes on.
            if await self.store.claim(delivery, now + LEASE):
                self.background.run(self._attempt(delivery))

    async def _attempt(self, delivery: Delivery) -> None:
        preferences = msgspec.json.decode(delivery.preferences, type=Preferences)
        notices = DECODER.decode(delivery.notices)
        if delivery.attempts:  # the person may have acted in the meantime
            turns = await self.store.current_turns(delivery.person)
            notices = [notice for notice in notices if notice.what not in ("turn", "clock") or notice.table in turns]
        if not notices:
            await self.store.drop(delivery)
            return
        message = Message(notices, preferences.language, self.settings.address.rstrip("/"))
        outcome = await self.send(delivery.channel, delivery.address, message, preferences, str(delivery.id))
        if isinstance(outcome, Delivered):
            await self.store.finish(delivery)
        elif isinstance(outcome, Never) and outcome.gone and delivery.channel == "push":
            await self.store.unsubscribe(delivery)
        elif isinstance(outcome, Never) or await self._is_last(delivery):
            LOGGER.warning("a message by %s was given up (%s)", delivery.channel, outcome.answer)
            await self.store.give_up(delivery, outcome.answer)
        else:
            pause = self.settings.retry_seconds * FACTOR**delivery.attempts
            await self.store.postpone(delivery, clock.now() + max(pause, outcome.pause))

    async def _is_last(self, delivery: Delivery) -> bool:
        """Whether this is the last attempt: too many were made, or the address fails anyway."""
        if delivery.attempts + 1 >= ATTEMPTS:
            return True
        return await self.store.is_failing(delivery.person, delivery.channel)

    async def send(
        self, channel: str, address: str, message: Message, preferences: Preferences, identity: str
    ) -> Outcome:
        """Send a message to an address; returns the outcome."""
        try:
            if channel == "mail":
                return await self.mailer.send(address, message.subject, message.mail(), f"notice-{identity}")
            if channel == "push":
                return await self.push.send(address)
            headers = {"Content-Type": "application/json", "Idempotency-Key": f"orrery-{identity}"}
            return await addresses.post(address, headers, message.body(preferences.shape), self.settings.local_webhooks)
        except Refused as refused:
            return Again(refused.message[:200])
        except (httpx.HTTPError, OSError) as error:
            return Again(type(error).__name__)
