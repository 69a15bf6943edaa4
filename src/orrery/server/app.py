"""The application: every route of the server put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

import msgspec
from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message, Scope

import orrery
from orrery.server.http.accounts import change_password, log_in, log_out, sign_up
from orrery.server.http.errors import HANDLERS
from orrery.server.http.games import games_router
from orrery.server.http.guard import limited, look_over
from orrery.server.http.headers import add_headers
from orrery.server.http.identity import add_cookie, me_router
from orrery.server.http.lessons import begin_tutorial, lessons_router
from orrery.server.http.lobby import create_table, list_tables, tables_router
from orrery.server.http.notices import wishes_router
from orrery.server.http.openapi import correct_allow, describe_limits, describe_refusals
from orrery.server.http.records import fork_table, records_router, upload_record
from orrery.server.http.scenarios import check_scenario
from orrery.server.http.static_files import STATIC, client_router
from orrery.server.live.socket import close_all, live
from orrery.server.logs import LOGGING
from orrery.server.metrics import metrics
from orrery.server.settings import Settings
from orrery.server.tables.tables import Hall
from orrery.server.tables.upkeep import look_after

# At /schema too, in place of pages that load scripts from elsewhere.
SCHEMA: Final = JsonRenderPlugin(path=["/", "/openapi.json"])


# What is not compressed on its way: the client's files lie there compressed, fonts are so by nature.
UNPACKED: Final = [r"^/$", "^/assets/", "^/table/", r"\.(js|svg|woff2?)$"]


class Health(msgspec.Struct, frozen=True):
    """That the server answers, and which version it is."""

    status: str
    version: str


@get("/health", sync_to_thread=False, summary="Whether the server answers")
def health() -> Health:
    """Answer, for those who watch over the server."""
    return Health("ok", orrery.__version__)


async def complete(message: Message, scope: Scope) -> None:
    """Add to the start of an answer what every answer carries. Messages of WebSockets pass here too, and quickly."""
    if message["type"] == "http.response.start":
        await add_headers(message, scope)
        await add_cookie(message, scope)
        await correct_allow(message, scope)


def create_app(
    database: str = "sqlite+aiosqlite://", client: Path = STATIC, settings: Settings | None = None
) -> Litestar:
    """A new application; `database` says where matches are kept, `client` where the built client is."""
    chosen = settings or Settings.read()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hall = Hall(database, chosen)
        app.state.hall = hall
        await hall.open()
        describe_limits(app.openapi_schema)
        describe_refusals(app.openapi_schema)
        hall.run(look_after(hall))
        try:
            yield
        finally:
            await close_all(hall)
            await hall.close()

    return Litestar(
        route_handlers=[
            health,
            metrics,
            games_router,
            tables_router,
            records_router,
            lessons_router,
            check_scenario,
            live,
            limited("login", chosen.login_rate, [log_in, log_out, change_password]),
            limited("sign up", chosen.signup_rate, [sign_up, me_router]),
            wishes_router,
            limited("table", chosen.table_rate, [list_tables, create_table, upload_record, fork_table, begin_tutorial]),
            client_router(client),
        ],
        before_request=look_over,
        lifespan=[lifespan],
        before_send=[complete],
        exception_handlers=HANDLERS,
        request_max_body_size=chosen.request_size,
        compression_config=CompressionConfig(backend="gzip", exclude=UNPACKED),
        logging_config=LOGGING,
        openapi_config=OpenAPIConfig("Orrery", orrery.__version__, render_plugins=[SCHEMA]),
    )
