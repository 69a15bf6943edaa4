"""Accounts over HTTP: sign up, log in, log out, change the password."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from orrery.client.messages import LogIn, Me, NewPassword, SignUp
from orrery.server.http.identity import device, me_of, set_session_cookie
from orrery.server.http.signing_in import begin_session
from orrery.server.live.socket import close_connections
from orrery.server.refusals import Refused
from orrery.server.services import Services
from orrery.server.store.people import COOKIE, Person
from orrery.server.tables.tables import Tables

Anything = Request[Any, Any, Any]


@post("/api/account", summary="Sign up", tags=["people"])
async def sign_up(
    request: Anything,
    data: JSONBody[SignUp],
    services: NamedDependency[Services],
    person: NamedDependency[Person | None],
) -> Me:
    """Create an account. If you are a guest, the account keeps your tables. A repeated request logs you in."""
    guest = person if person is not None and person.login is None else None
    login = services.people.names.checked(data.login, "login")
    name = services.people.names.checked(data.name) if data.name.strip() else login
    account, token = await services.people.sign_up(guest, data.login, data.password, name, device(request))
    set_session_cookie(request, services.settings, token)
    return me_of(account)


@post("/api/session", summary="Log in", status_code=200, tags=["people"])
async def log_in(
    request: Anything,
    data: JSONBody[LogIn],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person | None],
) -> Me:
    """Start a new session, ending the current one. A guest's tables can be moved to the account."""
    people = tables.services.people
    account, token = await people.log_in(data.login, data.password, device(request))
    return await begin_session(request, tables, account, token, person if data.keep else None)


@delete("/api/session", summary="Log out", status_code=200, tags=["people"])
async def log_out(request: Anything, tables: NamedDependency[Tables], person: NamedDependency[Person | None]) -> Me:
    """End the session and close the connections opened with it."""
    token = request.cookies.get(COOKIE)
    if token:
        await tables.services.people.log_out(token)
        set_session_cookie(request, tables.settings, None)
    if person is not None:
        await close_connections(tables, person.id)  # those of other sessions reconnect
    return me_of(None)


@put("/api/account/password", summary="Change the password", tags=["people"])
async def change_password(
    request: Anything,
    data: JSONBody[NewPassword],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person | None],
) -> Me:
    """Set a new password and end every other session."""
    if person is None or person.login is None:
        raise Refused("sign-in", "log in first", 401)
    people, settings = tables.services.people, tables.settings
    token = await people.change_password(person, data.old, data.new, device(request))
    set_session_cookie(request, settings, token)
    await close_connections(tables, person.id)  # whoever holds an old session cannot reconnect
    return me_of(person)
