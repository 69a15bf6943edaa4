"""Notices: it is your turn, or the match is over. In the page at once; by web push and webhook as the person wants."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import time
from typing import TYPE_CHECKING, Annotated, Any, Literal

import httpx
import msgspec
from litestar.exceptions import WebSocketException
from sqlalchemy import Executable, bindparam, delete, insert, select, update

from orrery.client.messages import Notice
from orrery.server.refusals import Refused
from orrery.server.store import schema
from orrery.server.tables.table import Table

if TYPE_CHECKING:
    from litestar import WebSocket

    from orrery.server.tables.tables import Hall

LOGGER = logging.getLogger("orrery.notices")
TIMEOUT = 10.0
#: Seconds after which a notice is tried again that a process took up and did not finish.
LEASE = 120.0


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
        #: When people were last heard of here, and who of them the database has not been told about.
        self.seen: dict[str, float] = {}
        self.unwritten: set[str] = set()
        self.sent = 0

    def notice(self, person: str) -> None:
        """Somebody was here just now."""
        if person:
            self.seen[person] = time.time()
            self.unwritten.add(person)

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
                self.hall.run(self.tell(person, notice, table.version))

    async def tell(self, person: str, notice: Notice, version: int) -> None:
        """Tell one person: in every page now, elsewhere as wished and when it is due."""
        text = msgspec.json.encode(notice).decode()
        for socket in list(self.pages.get(person, ())):
            with contextlib.suppress(WebSocketException, RuntimeError, OSError):
                await socket.send_text(text)
        wish = await self.wish(person)
        if wish.when == "never":
            return
        due = time.time()
        if wish.when == "away":
            due = max(due, self.seen.get(person, 0.0) + wish.minutes * 60)
        row = {"person": person, "match": notice.table, "version": version, "text": text, "due": due}
        async with self.hall.database.engine.begin() as connection:
            await connection.execute(insert(schema.notices).values(row))
        await self.send_due()

    async def wish(self, person: str) -> Wish:
        """How a person wants to be told."""
        people = schema.people
        async with self.hall.database.engine.connect() as connection:
            stored = (await connection.execute(select(people.c.notify).where(people.c.id == person))).scalar()
        return msgspec.json.decode(stored or "{}", type=Wish)

    async def send_due(self) -> None:
        """Send the notices whose time has come, unless the person has acted or the match went on."""
        notices, matches, people = schema.notices, schema.matches, schema.people
        now = time.time()
        found = (
            select(notices, matches.c.version.label("current"), people.c.notify, people.c.seen)
            .join(matches, matches.c.id == notices.c.match)
            .join(people, people.c.id == notices.c.person)
            .where(notices.c.due <= now)
            .order_by(notices.c.due)
            .limit(100)
        )
        async with self.hall.database.engine.connect() as connection:
            rows = (await connection.execute(found)).mappings().all()
        for row in rows:
            own = (notices.c.id == row["id"], notices.c.due == row["due"])
            wish = msgspec.json.decode(row["notify"] or "{}", type=Wish)
            table = self.hall.tables.get(row["match"])
            looks = table is not None and table.is_connected(row["person"])
            seen = max(row["seen"], self.seen.get(row["person"], 0.0))
            later = seen + wish.minutes * 60 if wish.when == "away" else 0.0
            useless = row["current"] != row["version"] or wish.when == "never" or looks
            # Another process may be at it too: only who changes the row goes on.
            if useless:
                change: Executable = delete(notices).where(*own)
            else:
                change = update(notices).where(*own).values(due=later if later > now else now + LEASE)
            async with self.hall.database.engine.begin() as connection:
                mine = (await connection.execute(change)).rowcount == 1
            if not mine or useless or later > now:
                continue
            self.hall.run(self.post(row["person"], wish, row["text"], row["id"]))

    async def write_seen(self) -> None:
        """Tell the database who was here, those who still are included."""
        for person in [*self.hall.present, *self.pages]:
            self.notice(person)
        if not self.unwritten:
            return
        people = schema.people
        rows = [{"who": person, "when": self.seen[person]} for person in sorted(self.unwritten)]
        self.unwritten.clear()
        statement = update(people).where(people.c.id == bindparam("who")).values(seen=bindparam("when"))
        async with self.hall.database.engine.begin() as connection:
            await connection.execute(statement, rows)
        self.seen = {person: at for person, at in self.seen.items() if at > time.time() - 86400}

    async def post(self, person: str, wish: Wish, text: str, number: int) -> None:
        """Send a notice to the person's webhook and browsers, then forget it."""
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
        async with self.hall.database.engine.begin() as connection:
            await connection.execute(delete(schema.notices).where(schema.notices.c.id == number))


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
