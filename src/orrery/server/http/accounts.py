"""Accounts over HTTP: sign up, log in, log out, change the password."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, post, put
from litestar.params import JSONBody

from orrery.client.messages import LogIn, Me, NewPassword, SignUp
from orrery.server.http.identity import hand_out, me_of, person_of
from orrery.server.live.socket import close_all
from orrery.server.refusals import Refused
from orrery.server.store.people import COOKIE
from orrery.server.tables.tables import Hall

Anything = Request[Any, Any, Any]


@post("/api/account", summary="Sign up", tags=["people"])
async def sign_up(request: Anything, data: JSONBody[SignUp]) -> Me:
    """A new account. A guest keeps their tables."""
    hall: Hall = request.app.state.hall
    guest = await person_of(request)
    if guest is not None and guest.login is not None:
        guest = None
    name = data.name.strip() or data.login
    person, token = await hall.people.sign_up(guest, data.login, data.password, name)
    hand_out(request, token)
    return me_of(person)


@post("/api/session", summary="Log in", status_code=200, tags=["people"])
async def log_in(request: Anything, data: JSONBody[LogIn]) -> Me:
    """A new session; the one before it ends."""
    hall: Hall = request.app.state.hall
    person, token = await hall.people.log_in(data.login, data.password)
    old = request.cookies.get(COOKIE)
    if old:
        await hall.people.log_out(old)
    hand_out(request, token)
    return me_of(person)


@delete("/api/session", summary="Log out", status_code=200, tags=["people"])
async def log_out(request: Anything) -> Me:
    """End the session."""
    hall: Hall = request.app.state.hall
    token = request.cookies.get(COOKIE)
    if token:
        await hall.people.log_out(token)
        hand_out(request, None)
    return me_of(None)


@put("/api/account/password", summary="Change the password", tags=["people"])
async def change_password(request: Anything, data: JSONBody[NewPassword]) -> Me:
    """Every other session ends."""
    hall: Hall = request.app.state.hall
    person = await person_of(request)
    if person is None or person.login is None:
        raise Refused("sign-in", "log in first", 401)
    hand_out(request, await hall.people.change_password(person, data.old, data.new))
    await close_all(hall, person.id)  # whoever holds an old session cannot come back
    return me_of(person)
