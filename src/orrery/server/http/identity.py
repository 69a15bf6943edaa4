"""Sessions: the cookie, the current user, and guests."""

from __future__ import annotations

from typing import Any, Final

from litestar import Request, Router, get, post
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.types import Message, Scope

from orrery.client.messages import Guest, Me
from orrery.server import randomness
from orrery.server.services import Services
from orrery.server.settings import Settings
from orrery.server.store.people import COOKIE, Person
from orrery.server.store.sessions import device_of

Anything = Request[Any, Any, Any]
#: Names for guests who give none: stars, so that two at a table can be told apart in any language.
STARS: Final = [
    "Achernar",
    "Adhara",
    "Alcor",
    "Aldebaran",
    "Algol",
    "Alioth",
    "Alkaid",
    "Alnilam",
    "Alnitak",
    "Alphard",
    "Alpheratz",
    "Altair",
    "Antares",
    "Arcturus",
    "Atlas",
    "Bellatrix",
    "Betelgeuse",
    "Canopus",
    "Capella",
    "Castor",
    "Deneb",
    "Denebola",
    "Diphda",
    "Electra",
    "Elnath",
    "Enif",
    "Fomalhaut",
    "Hadar",
    "Hamal",
    "Izar",
    "Kochab",
    "Markab",
    "Megrez",
    "Merak",
    "Mimosa",
    "Mintaka",
    "Mira",
    "Mirfak",
    "Mizar",
    "Nunki",
    "Peacock",
    "Phecda",
    "Polaris",
    "Pollux",
    "Procyon",
    "Rasalhague",
    "Regulus",
    "Rigel",
    "Sabik",
    "Saiph",
    "Schedar",
    "Shaula",
    "Sirius",
    "Spica",
    "Suhail",
    "Thuban",
    "Vega",
    "Zosma",
]


async def ensure_person(
    request: Anything, services: Services, person: Person | None, name: str = "", key: str = ""
) -> Person:
    """The current user, or a new guest whose cookie is set with the response; the same key gives the same guest."""
    if person is None:
        key = key or request.headers.get("idempotency-key", "")[:64]
        person, token = await services.people.guest(name or randomness.choice(STARS), device(request), key)
        set_session_cookie(request, services.settings, token)
    return person


def device(request: Anything) -> str:
    """The browser of a request, as text."""
    return device_of(request.headers.get("user-agent", ""))


def set_session_cookie(request: Anything, settings: Settings, token: str | None) -> None:
    """Set the session cookie with the response; None deletes it."""
    request.scope["state"]["session_cookie"] = Cookie(
        key=COOKIE,
        value=token or "",
        max_age=settings.session_days * 86400 if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies or request.url.scheme == "https",
    )


async def add_cookie(message: Message, scope: Scope) -> None:
    """Add the session cookie to a response whose handler asked for it."""
    if message["type"] == "http.response.start":
        cookie = scope.get("state", {}).get("session_cookie")
        if cookie is not None:
            MutableScopeHeaders.from_message(message).add("Set-Cookie", cookie.to_header(header=""))


def me_of(person: Person | None) -> Me:
    """A person as shown to themselves."""
    if person is None:
        return Me(None, "")
    return Me(person.id, person.name, person.login, person.admin)


@get("/", summary="The current user")
async def get_me(person: NamedDependency[Person | None]) -> Me:
    """Returns the current user; without a session, the id is missing."""
    return me_of(person)


@post("/", summary="Play as a guest, or change your name", status_code=200)
async def post_me(
    request: Anything,
    data: JSONBody[Guest],
    services: NamedDependency[Services],
    person: NamedDependency[Person | None],
) -> Me:
    """Become a guest under the given name, or change the current user's name."""
    name = services.people.names.checked(data.name)
    if person is None:
        return me_of(await ensure_person(request, services, None, name))
    return me_of(await services.people.rename(person, name))


me_router = Router("/api/me", route_handlers=[get_me, post_me], tags=["people"])
