"""The application: services, tables and routes combined."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.logging import LoggingConfig

from orrery.server.community.upkeep import open_community
from orrery.server.http.dependencies import DEPENDENCIES
from orrery.server.http.errors import HANDLERS
from orrery.server.http.guard import check_request
from orrery.server.http.headers import complete_answer
from orrery.server.http.openapi import OPENAPI, describe_limits, describe_refusals
from orrery.server.http.routes import routes
from orrery.server.http.static_files import PACKED, STATIC
from orrery.server.live.socket import close_connections
from orrery.server.logs import LOGGING
from orrery.server.services import Services
from orrery.server.settings import Settings
from orrery.server.tables.reviews import Reviews
from orrery.server.tables.tables import Tables
from orrery.server.tables.work import begin

# Besides the client's own files and pages, fonts and pictures are not compressed in transit.
UNPACKED: Final = [r"\.(png|svg|woff2?)$"]


def create_app(
    database: str = "sqlite+aiosqlite://",
    client: Path = STATIC,
    settings: Settings | None = None,
    packs: Sequence[str] = (),
) -> Litestar:
    """A new application; `database` is the URL of the database, `client` the folder of the built client.

    `packs` are folders or zip files that are installed.
    """
    chosen = settings or Settings.read()
    origins = chosen.origins.split()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        services = Services(database, chosen)
        tables = app.state.tables = Tables(services)
        reviews = app.state.reviews = Reviews(services)
        await services.open()
        begin(tables, packs)
        open_community(tables)
        describe_limits(app.openapi_schema)
        describe_refusals(app.openapi_schema)
        try:
            yield
        finally:
            await close_connections(tables)
            await services.close()
            await reviews.close()

    return Litestar(
        route_handlers=routes(chosen, client),
        dependencies=DEPENDENCIES,
        before_request=check_request,
        cors_config=CORSConfig(allow_origins=origins, allow_credentials=True) if origins else None,
        lifespan=[lifespan],
        before_send=[complete_answer],
        exception_handlers=HANDLERS,
        request_max_body_size=chosen.request_size,
        compression_config=CompressionConfig(backend="gzip", exclude=UNPACKED, exclude_opt_key=PACKED),
        logging_config=LoggingConfig(**LOGGING),
        openapi_config=OPENAPI,
    )
