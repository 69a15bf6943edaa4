"""What follows when somebody has shown that an account is theirs, by a password or a passkey."""

from __future__ import annotations

from typing import Any

from litestar import Request

from orrery.client.messages import Me
from orrery.server.http.identity import me_of, set_session_cookie
from orrery.server.live.socket import close_connections
from orrery.server.store.people import COOKIE, Person
from orrery.server.tables.succession import merge
from orrery.server.tables.tables import Tables


async def begin_session(
    request: Request[Any, Any, Any], tables: Tables, account: Person, token: str, guest: Person | None
) -> Me:
    """Let the new session take the place of the old one; a guest brings their tables into the account."""
    old = request.cookies.get(COOKIE)
    if old:
        await tables.services.people.log_out(old)
    if guest is not None and guest.login is None:
        await merge(tables, guest, account)
        await close_connections(tables, guest.id)
    set_session_cookie(request, tables.settings, token)
    return me_of(account)
