"""What happens after somebody has proved that an account is theirs, by password or passkey."""

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
    """Replace the old session by a new one and move a guest's tables into the account."""
    old = request.cookies.get(COOKIE)
    if old:
        await tables.services.people.log_out(old)
    if guest is not None and guest.login is None:
        await merge(tables, guest, account)
        await close_connections(tables, guest.id)
    set_session_cookie(request, tables.settings, token)
    return me_of(account)
