"""The application: every route of the server put together."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec
from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.logging import LoggingConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

import orrery
from orrery.server.catalogue import list_games
from orrery.server.client import STATIC, client_router
from orrery.server.headers import add_headers

# At /schema too, in place of pages that load scripts from elsewhere.
SCHEMA: Final = JsonRenderPlugin(path=["/", "/openapi.json"])


class Health(msgspec.Struct, frozen=True):
    """That the server answers, and which version it is."""

    status: str
    version: str


@get("/health", sync_to_thread=False, summary="Whether the server answers")
def health() -> Health:
    """Answer, for those who watch over the server."""
    return Health("ok", orrery.__version__)


def create_app(database: str = "sqlite+aiosqlite://", client: Path = STATIC) -> Litestar:
    """A new application; `database` says where matches are kept, `client` where the built client is."""
    return Litestar(
        route_handlers=[health, list_games, client_router(client)],
        before_send=[add_headers],
        compression_config=CompressionConfig(backend="gzip", exclude=r"\.woff2$"),
        logging_config=LoggingConfig(log_exceptions="always"),
        openapi_config=OpenAPIConfig("Orrery", orrery.__version__, render_plugins=[SCHEMA]),
        state=State({"database": database}),
    )
