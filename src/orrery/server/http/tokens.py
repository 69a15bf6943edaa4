"""Programs over HTTP: tokens instead of sessions, their scopes, and bot accounts."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from orrery.client.messages import Key, Me
from orrery.server.http.identity import me_of
from orrery.server.names import checked_name
from orrery.server.refusals import Refused, missing
from orrery.server.services import Services
from orrery.server.store.people import Person
from orrery.server.store.tokens import Scope, Token

#: How many tokens one person may have.
MOST: Final = 20


class TokenOrder(msgspec.Struct, frozen=True):
    """A new token: its name and scopes."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    scopes: Annotated[list[Scope], msgspec.Meta(min_length=1, max_length=3)]
    #: A request that is repeated with its key gives the same token.
    key: Key = ""


class NewToken(msgspec.Struct, frozen=True):
    """A token with its secret, which is shown only once."""

    token: Token
    secret: str


@get("/tokens", summary="List your tokens")
async def list_tokens(services: NamedDependency[Services], user: NamedDependency[Person]) -> list[Token]:
    """List the current user's tokens, without their secrets."""
    return await services.community.tokens.of(user.id)


@post("/tokens", summary="Create a token for a program")
async def make_token(
    data: JSONBody[TokenOrder], services: NamedDependency[Services], user: NamedDependency[Person]
) -> NewToken:
    """Create a token for your account, with the scopes `read` (look), `play` (take seats and play) and `tournament`."""
    if user.login is None:
        raise Refused("sign-in", "tokens are for accounts; sign up first", 401)
    tokens = services.community.tokens
    repeated = await tokens.made(user.id, data.key)
    if repeated is not None:
        return NewToken(*repeated)
    if len(await tokens.of(user.id)) >= MOST:
        raise Refused("too-many", f"at most {MOST} tokens; revoke some")
    made, secret = await tokens.make(user.id, checked_name(data.name), data.scopes, data.key)
    return NewToken(made, secret)


@delete("/tokens/{identity:str}", summary="Revoke a token", status_code=200)
async def remove_token(
    identity: FromPath[str], services: NamedDependency[Services], user: NamedDependency[Person]
) -> list[Token]:
    """Revoke the token."""
    if not await services.community.tokens.remove(user.id, identity):
        raise missing("token")
    return await services.community.tokens.of(user.id)


@post("/program", summary="Mark the account as a bot", status_code=200)
async def mark_program(services: NamedDependency[Services], user: NamedDependency[Person]) -> Me:
    """Mark the account as a program permanently: its name ends with [bot] from now on."""
    if user.login is None:
        raise Refused("sign-in", "this is for accounts; sign up first", 401)
    return me_of(await services.people.mark_program(user))


tokens_router = Router(
    "/api/account", route_handlers=[list_tokens, make_token, remove_token, mark_program], tags=["people"]
)
