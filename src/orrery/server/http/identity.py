"""Who asks: the session's cookie, and how one gets it."""

from __future__ import annotations

import secrets
from typing import Any, Final

from litestar import Request, Router, get, post
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.params import JSONBody
from litestar.types import Message, Scope

from orrery.client.messages import Guest, Me
from orrery.server.store.people import COOKIE, Person
from orrery.server.tables.tables import Hall

Anything = Request[Any, Any, Any]
#: What guests are called who do not say their name: stars, so that two at a table can be told apart in any language.
STARS: Final = [
    "Achernar", "Adhara", "Alcor", "Aldebaran", "Algol", "Alioth", "Alkaid", "Alnilam", "Alnitak", "Alphard",
    "Alpheratz", "Altair", "Antares", "Arcturus", "Atlas", "Bellatrix", "Betelgeuse", "Canopus", "Capella",
    "Castor", "Deneb", "Denebola", "Diphda", "Electra", "Elnath", "Enif", "Fomalhaut", "Hadar", "Hamal", "Izar",
    "Kochab", "Markab", "Megrez", "Merak", "Mimosa", "Mintaka", "Mira", "Mirfak", "Mizar", "Nunki", "Peacock",
    "Phecda", "Polaris", "Pollux", "Procyon", "Rasalhague", "Regulus", "Rigel", "Sabik", "Saiph", "Schedar",
    "Shaula", "Sirius", "Spica", "Suhail", "Thuban", "Vega", "Zosma",
]


async def person_of(request: Anything) -> Person | None:
    """The person of the request's session."""
    hall: Hall = request.app.state.hall
    return await hall.people.who(request.cookies.get(COOKIE))


async def guest_if_new(request: Anything, name: str = "") -> Person:
    """The person of the session, or a new guest whose cookie goes out with the answer."""
    person = await person_of(request)
    if person is None:
        hall: Hall = request.app.state.hall
        person, token = await hall.people.guest(name or secrets.choice(STARS))
        hand_out(request, token)
    return person


def hand_out(request: Anything, token: str | None) -> None:
    """Let the answer set the session's cookie; None takes it away."""
    hall: Hall = request.app.state.hall
    request.scope["state"]["session_cookie"] = Cookie(
        key=COOKIE,
        value=token or "",
        max_age=hall.settings.session_days * 86400 if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=hall.settings.secure_cookies or request.url.scheme == "https",
    )


async def add_cookie(message: Message, scope: Scope) -> None:
    """Add the session's cookie to an answer whose handler asked for it."""
    if message["type"] == "http.response.start":
        cookie = scope.get("state", {}).get("session_cookie")
        if cookie is not None:
            MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))


def me_of(person: Person | None) -> Me:
    """What one is told about oneself."""
    if person is None:
        return Me(None, "")
    return Me(person.id, person.name, person.login, person.admin)


@get("/", summary="Who the server takes you for")
async def get_me(request: Anything) -> Me:
    """The person of the session; no id without one."""
    return me_of(await person_of(request))


@post("/", summary="Play under a name without an account", status_code=200)
async def post_me(request: Anything, data: JSONBody[Guest]) -> Me:
    """Become a guest, or change one's name."""
    hall: Hall = request.app.state.hall
    person = await person_of(request)
    if person is None:
        return me_of(await guest_if_new(request, data.name))
    return me_of(await hall.people.rename(person, data.name))


me_router = Router("/api/me", route_handlers=[get_me, post_me], tags=["people"])
