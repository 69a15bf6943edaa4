"""Protection from others: block, mute, report, turn off chat."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from orrery.client import messages as m
from orrery.server import clock
from orrery.server.live.socket import close_connections
from orrery.server.refusals import Refused, missing
from orrery.server.services import Services
from orrery.server.store.blocks import Blocked, Kind
from orrery.server.store.moderation import MOST, Reason
from orrery.server.store.people import Person
from orrery.server.tables.access import check_access
from orrery.server.tables.tables import Tables


class Peace(msgspec.Struct, frozen=True):
    """The current user's chat setting, until when an admin forbids them to chat, and their blocks and mutes."""

    chat: bool
    silenced: float | None
    blocked: list[Blocked]


class ChatChoice(msgspec.Struct, frozen=True):
    """Whether to show and allow chat."""

    on: bool


class Block(msgspec.Struct, frozen=True):
    """Whether to mute somebody, or to block them entirely."""

    kind: Kind


class ReportOrder(msgspec.Struct, frozen=True):
    """A report: what somebody did, where, in which line of chat, and in your own words."""

    reason: Reason
    person: Annotated[str, msgspec.Meta(max_length=24)] = ""
    text: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    table: Annotated[str, msgspec.Meta(max_length=24)] = ""
    line: Annotated[int, msgspec.Meta(ge=0, le=2**53)] | None = None


async def peace_of(services: Services, user: Person) -> Peace:
    """A person's own settings and the measures against them."""
    blocks = services.community.blocks
    chat, silenced = await blocks.may_say(user.id)
    return Peace(chat, silenced if silenced > clock.now() else None, await blocks.of(user.id))


@get("/api/me/safety", summary="Chat, blocks and mutes")
async def get_peace(services: NamedDependency[Services], user: NamedDependency[Person]) -> Peace:
    """Returns your chat setting, blocks and mutes."""
    return await peace_of(services, user)


@put("/api/me/chat", summary="Turn chat on or off")
async def put_chat(data: JSONBody[ChatChoice], tables: NamedDependency[Tables], user: NamedDependency[Person]) -> Peace:
    """Turn chat on or off. With chat off you can neither read nor write, at any table."""
    await tables.services.community.blocks.set_chat(user.id, data.on)
    await close_connections(tables, user.id)  # they reconnect and read what they may
    return await peace_of(tables.services, user)


@put("/api/me/blocks/{identity:str}", summary="Block or mute somebody")
async def put_block(
    identity: FromPath[str],
    data: JSONBody[Block],
    tables: NamedDependency[Tables],
    user: NamedDependency[Person],
) -> Peace:
    """Mute somebody to hide their chat; block them to avoid them altogether: no invitations, seeks or shared tables."""
    services = tables.services
    if identity == user.id or await services.people.by_id(identity) is None:
        raise missing("person")
    await services.community.blocks.put(user.id, identity, data.kind)
    await close_connections(tables, user.id)
    return await peace_of(services, user)


@delete("/api/me/blocks/{identity:str}", summary="Unblock or unmute somebody", status_code=200)
async def remove_block(
    identity: FromPath[str], tables: NamedDependency[Tables], user: NamedDependency[Person]
) -> Peace:
    """Remove your own block or mute; theirs remains."""
    await tables.services.community.blocks.remove(user.id, identity)
    await close_connections(tables, user.id)
    return await peace_of(tables.services, user)


@post("/api/reports", summary="Report somebody to the admins", status_code=200)
async def post_report(
    data: JSONBody[ReportOrder], tables: NamedDependency[Tables], user: NamedDependency[Person]
) -> m.Done:
    """Report a person, or a line of chat that you can read."""
    moderation = tables.services.community.moderation
    about, said = data.person, ""
    if data.table:
        table = await tables.get(data.table)
        await check_access(tables.services.matches, table, user.id)
    if data.line is not None:
        found = await moderation.line(data.table, data.line)
        if found is None:
            raise missing("line")
        about, said = found
    if about == user.id or await tables.services.people.by_id(about) is None:
        raise missing("person")
    if await tables.presence.reports.is_exceeded(user.id):
        raise Refused("too-fast", "too many reports; wait a minute", 429)
    if await moderation.waiting_of(user.id) >= MOST:
        raise Refused("too-many", f"you already have {MOST} open reports; they will be read")
    await moderation.report(user.id, about, data.reason, data.text.strip(), data.table, data.line, said)
    return m.Done()


safety_router = Router("/", route_handlers=[get_peace, put_chat, put_block, remove_block, post_report], tags=["safety"])
#: Request bodies of these routes.
SENT = [ChatChoice, Block, ReportOrder]
