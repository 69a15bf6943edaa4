"""Notification preferences over HTTP, and browsers registered for push notifications."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from orrery.client.messages import Notice
from orrery.server import randomness
from orrery.server.notify.addresses import parse_address, public_address
from orrery.server.notify.outcome import Delivered
from orrery.server.notify.preferences import Preferences
from orrery.server.notify.shapes import Message
from orrery.server.refusals import Refused
from orrery.server.services import Services
from orrery.server.store.deliveries import ChannelFault
from orrery.server.store.people import Person

#: The number of browsers a person may register.
BROWSERS = 20


class Subscription(msgspec.Struct, frozen=True):
    """A browser's address at its push service."""

    endpoint: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Tried(msgspec.Struct, frozen=True):
    """Whether a channel works, and the answer if it does not."""

    channel: str
    good: bool
    answer: str


class PushKey(msgspec.Struct, frozen=True):
    """The server's public key for web push."""

    key: str


@get("/notices", summary="Notification preferences")
async def get_preferences(services: NamedDependency[Services], user: NamedDependency[Person]) -> Preferences:
    """The current user's notification preferences."""
    return await services.notices.preferences(user.id)


@put("/notices", summary="Change the notification preferences")
async def put_preferences(
    data: JSONBody[Preferences], services: NamedDependency[Services], user: NamedDependency[Person]
) -> Preferences:
    """Set when to notify (always, only when away, never) and how: web push, webhook, mail. Several are sent as one."""
    if data.webhook:
        await public_address(parse_address(data.webhook), services.settings.local_webhooks)
    await services.notices.set_preferences(user.id, data)
    return data


@get("/notices/faults", summary="Addresses that fail")
async def get_faults(services: NamedDependency[Services], user: NamedDependency[Person]) -> list[ChannelFault]:
    """List the channels on which notifications to the current user failed, with the last answer."""
    return await services.notices.deliveries.faults(user.id)


@post("/api/me/notices/test", summary="Send a test notification", status_code=200, tags=["people"])
async def try_addresses(services: NamedDependency[Services], user: NamedDependency[Person]) -> list[Tried]:
    """Send a notification to the webhook, the mail address and all registered browsers now, and return each answer."""
    notices = services.notices
    preferences = await notices.preferences(user.id)
    message = Message([Notice("", "", "Orrery", "test")], preferences.language, services.settings.address.rstrip("/"))
    addresses = notices.addresses(preferences, await services.people.mail_of(user.id))
    addresses += [("push", endpoint) for endpoint in await notices.store.subscriptions(user.id)]
    tried = []
    for channel, address in addresses:
        outcome = await notices.sending.send(channel, address, message, preferences, randomness.hexadecimal(8))
        is_good = isinstance(outcome, Delivered)
        if is_good:
            await notices.deliveries.forget(user.id, channel)
        tried.append(Tried(channel, is_good, "" if isinstance(outcome, Delivered) else outcome.answer))
    return tried


@get("/push", summary="The server's public key for web push")
async def get_push_key(services: NamedDependency[Services]) -> PushKey:
    """Returns the key a browser needs to subscribe."""
    return PushKey(await services.notices.push.public_key())


@post("/push", summary="Register a browser for push notifications", status_code=200)
async def subscribe(
    data: JSONBody[Subscription], services: NamedDependency[Services], user: NamedDependency[Person]
) -> Subscription:
    """Add a browser's push address to the current user."""
    await public_address(parse_address(data.endpoint), services.settings.local_webhooks)
    if not await services.notices.store.subscribe(user.id, data.endpoint, BROWSERS):
        raise Refused("too-many", f"at most {BROWSERS} browsers can be registered")
    return data


@delete("/push", summary="Remove all browsers from push notifications", status_code=200)
async def unsubscribe(services: NamedDependency[Services], user: NamedDependency[Person]) -> Preferences:
    """Remove every push address of the current user."""
    await services.notices.store.unsubscribe(user.id)
    return Preferences()


notices_router = Router(
    "/api/me",
    route_handlers=[get_preferences, put_preferences, get_faults, get_push_key, subscribe, unsubscribe],
    tags=["people"],
)
