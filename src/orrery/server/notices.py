"""Notices: it is your turn, or the match is over. In the page at once; by web push and webhook as the person wants."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from typing import TYPE_CHECKING, Annotated, Any, Literal

import httpx
import msgspec
from sqlalchemy import delete, select

from orrery.client.messages import Notice
from orrery.server import schema
from orrery.server.refusals import Refused
from orrery.server.table import Table

if TYPE_CHECKING:
    from litestar import WebSocket

    from orrery.server.hall import Hall

LOGGER = logging.getLogger("orrery.notices")
TIMEOUT = 10.0


class Wish(msgspec.Struct, frozen=True):
    """How a person wants to be told: always, or when not seen for some minutes; and where to."""

    when: Literal["never", "always", "away"] = "never"
    minutes: Annotated[int, msgspec.Meta(ge=1, le=1440)] = 10
    webhook: Annotated[str, msgspec.Meta(max_length=500)] = ""


class Notices:
    """Tells people what waits for them."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.pages: dict[str, set[WebSocket[Any, Any, Any]]] = {}
        self.seen: dict[str, float] = {}
        self.sent = 0

    def after(self, table: Table, turn_before: int | None, status_before: str) -> None:
        """Look who is concerned by a change."""
        if table.status == "finished" and status_before == "running":
            concerned, what = table.people, "over"
        elif table.seat is not None and table.seat != turn_before and not table.is_bots_turn:
            concerned, what = [table.facts.chairs[table.seat].person], "turn"
        else:
            return
        for person in concerned:
            if person and not table.is_connected(person):
                match = table.match
                notice = Notice(match.id, match.game, match.title, "turn" if what == "turn" else "over")
                self.hall.run(self.tell(person, notice, table))

    async def tell(self, person: str, notice: Notice, table: Table) -> None:
        """Tell one person: in every page now, elsewhere as wished."""
        version = table.version
        text = msgspec.json.encode(notice).decode()
        for socket in list(self.pages.get(person, ())):
            await socket.send_text(text)
        people = schema.people
        async with self.hall.database.engine.connect() as connection:
            found = select(people.c.notify).where(people.c.id == person)
            stored = (await connection.execute(found)).scalar() or "{}"
        wish = msgspec.json.decode(stored, type=Wish)
        if wish.when == "never":
            return
        if wish.when == "away":
            noted = time.time()
            silent = noted - self.seen.get(person, 0.0)
            await asyncio.sleep(max(0.0, wish.minutes * 60 - silent))
            if table.version != version or table.is_connected(person) or self.seen.get(person, 0.0) > noted:
                return
        await self.post(person, wish, text)

    async def post(self, person: str, wish: Wish, text: str) -> None:
        """Send a notice to the person's webhook and browsers."""
        self.sent += 1
        if wish.webhook:
            try:
                await call_webhook(wish.webhook, text, self.hall.settings.local_webhooks)
            except (httpx.HTTPError, Refused, OSError) as error:
                LOGGER.warning("a webhook could not be reached (%s)", type(error).__name__)
        pushes = schema.pushes
        async with self.hall.database.engine.connect() as connection:
            found = select(pushes.c.endpoint).where(pushes.c.person == person)
            endpoints = (await connection.execute(found)).scalars().all()
        for endpoint in endpoints:
            try:
                status = await self.hall.vapid.push(endpoint)
            except (httpx.HTTPError, Refused, OSError) as error:
                LOGGER.warning("a push service could not be reached (%s)", type(error).__name__)
                continue
            if status in (404, 410):  # the browser does not want it any more
                async with self.hall.database.engine.begin() as connection:
                    await connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint))


async def public_address(url: httpx.URL, local_too: bool) -> str:
    """An address of the URL's host in the open network, so that nobody reaches our own machines through us."""
    if url.scheme not in ("http", "https") or not url.host:
        raise Refused("bad-webhook", "a webhook is an http or https address")
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(url.host, url.port or (443 if url.scheme == "https" else 80))
    except OSError:
        raise Refused("bad-webhook", "the webhook's host is not known") from None
    addresses = [str(entry[4][0]) for entry in found]
    if not local_too and not all(ipaddress.ip_address(address).is_global for address in addresses):
        raise Refused("bad-webhook", "a webhook must lie in the open network")
    return addresses[0]


async def call_webhook(address: str, text: str, local_too: bool) -> int:
    """POST a notice; the host is looked up once, so that it cannot change between check and call."""
    url = httpx.URL(address)
    target = url.copy_with(host=await public_address(url, local_too))
    headers = {"Host": url.netloc.decode(), "Content-Type": "application/json"}
    async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client:
        answer = await client.post(target, content=text, headers=headers, extensions={"sni_hostname": url.host})
    return answer.status_code
