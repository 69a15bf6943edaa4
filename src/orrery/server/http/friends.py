"""People over HTTP: search by name, friends, invitations, rematches."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from orrery.client import messages as m
from orrery.server import clock
from orrery.server.community import rematch as again
from orrery.server.http.entries import entry_of
from orrery.server.refusals import Refused, missing
from orrery.server.services import Services
from orrery.server.store.people import Person
from orrery.server.tables.table import Table
from orrery.server.tables.tables import Tables

#: Seconds since somebody was last seen within which they count as online.
HERE = 120.0


class PersonEntry(msgspec.Struct, frozen=True):
    """Somebody found by name."""

    id: str
    name: str
    login: str | None


class FriendEntry(msgspec.Struct, frozen=True):
    """A friend (`mutual`), or a pending request in either direction; activity is visible to friends only."""

    id: str
    name: str
    mutual: bool
    asks: bool
    online: bool = False
    table: str = ""
    game: str = ""


class Invitee(msgspec.Struct, frozen=True):
    """The person to invite."""

    person: Annotated[str, msgspec.Meta(min_length=1, max_length=24)]


class Invited(msgspec.Struct, frozen=True):
    """A table with a seat reserved for the current user, and who invited them."""

    by: str
    table: m.TableEntry


class Following(msgspec.Struct, frozen=True):
    """The table of the rematch, if somebody has asked for one."""

    table: str | None


async def friends_of(services: Services, user: Person) -> list[FriendEntry]:
    """A person's friends and what they are doing."""
    found = await services.community.friends.of(user.id)
    here = clock.now() - HERE
    online = {
        friend.id
        for friend in found
        if friend.mine and friend.theirs and max(friend.seen, services.notices.seen.get(friend.id, 0.0)) > here
    }
    doing = await services.community.friends.doing(list(online)) if online else {}
    entries = []
    for friend in found:
        if friend.mine and friend.theirs:
            table, game = doing.get(friend.id, ("", ""))
            entries.append(FriendEntry(friend.id, friend.name, True, False, friend.id in online, table, game))
        else:
            entries.append(FriendEntry(friend.id, friend.name, False, friend.theirs))
    return sorted(entries, key=lambda entry: (not entry.asks, not entry.online, entry.name.lower()))


@get("/api/people", summary="Find accounts by name")
async def search_people(
    services: NamedDependency[Services], search: Annotated[str, QueryParameter(min_length=2, max_length=40)]
) -> list[PersonEntry]:
    """List accounts whose name or login starts with the given text."""
    return [
        PersonEntry(found.id, found.name, found.login) for found in await services.community.friends.search(search)
    ]  # fmt: skip


@get("/api/me/friends", summary="Friends")
async def list_friends(services: NamedDependency[Services], user: NamedDependency[Person]) -> list[FriendEntry]:
    """List the current user's friends, incoming requests first."""
    return await friends_of(services, user)


@put("/api/me/friends/{identity:str}", summary="Send or accept a friend request")
async def add_friend(
    identity: FromPath[str], services: NamedDependency[Services], user: NamedDependency[Person]
) -> list[FriendEntry]:
    """Send a friend request, or accept theirs. The other person sees the request."""
    if identity == user.id or await services.people.by_id(identity) is None:
        raise missing("person")
    if await services.community.blocks.apart(user.id, [identity]):
        raise Refused("forbidden", "you cannot ask this person", 403)
    await services.community.friends.add(user.id, identity)
    return await friends_of(services, user)


@delete("/api/me/friends/{identity:str}", summary="Remove a friend, or decline a friend request", status_code=200)
async def remove_friend(
    identity: FromPath[str], services: NamedDependency[Services], user: NamedDependency[Person]
) -> list[FriendEntry]:
    """End the friendship or the request for both sides."""
    await services.community.friends.remove(user.id, identity)
    return await friends_of(services, user)


@get("/api/me/invitations", summary="List invitations")
async def list_invitations(tables: NamedDependency[Tables], user: NamedDependency[Person]) -> list[Invited]:
    """List the invitations that await the current user's answer."""
    kept = await tables.services.community.invitations.of(user.id)
    return [Invited(one.by, await entry_of(tables, await tables.get(one.match), user)) for one in kept]


@delete("/api/me/invitations/{identity:str}", summary="Decline an invitation", status_code=200)
async def decline(
    identity: FromPath[str], tables: NamedDependency[Tables], user: NamedDependency[Person]
) -> list[Invited]:
    """Decline the invitation and release the seat."""
    await tables.services.community.invitations.drop(identity, user.id)
    kept = await tables.services.community.invitations.of(user.id)
    return [Invited(one.by, await entry_of(tables, await tables.get(one.match), user)) for one in kept]


@post("/api/tables/{identity:str}/invite", summary="Invite somebody by name", status_code=200, tags=["finding"])
async def invite(
    data: JSONBody[Invitee],
    tables: NamedDependency[Tables],
    table: NamedDependency[Table],
    user: NamedDependency[Person],
) -> m.TableEntry:
    """Reserve a free seat for somebody and notify them."""
    await again.invite(tables, table, user, data.person)
    return await entry_of(tables, table, user)


@get("/api/tables/{identity:str}/rematch", summary="The table of a rematch")
async def get_rematch(services: NamedDependency[Services], table: NamedDependency[Table]) -> Following:
    """Returns the table of the rematch, if somebody has asked for one."""
    return Following(await services.community.invitations.next_of(table.match.id))


@post("/api/tables/{identity:str}/rematch", summary="Ask for a rematch", status_code=200)
async def post_rematch(
    tables: NamedDependency[Tables], table: NamedDependency[Table], user: NamedDependency[Person]
) -> m.TableEntry:
    """Create a table like this one, seats rotated and reserved for the same people; the second to ask joins it."""
    if not table.facts.participants:
        raise Refused("not-seated", "nobody played here", 403)
    return await entry_of(tables, await again.rematch(tables, table, user), user)


friends_router = Router(
    "/",
    route_handlers=[search_people, list_friends, add_friend, remove_friend, list_invitations, decline],
    tags=["finding"],
)
#: Rate-limited, because it notifies other people.
inviting_router = Router("/", route_handlers=[get_rematch, post_rematch, invite], tags=["finding"])
