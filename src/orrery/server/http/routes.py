"""Every route of the server, with its rate limits."""

from __future__ import annotations

from pathlib import Path

from litestar.types import ControllerRouterHandler

from orrery.server.http.community_routes import community_routes
from orrery.server.http.experiments import pack_routes
from orrery.server.http.games import games_router
from orrery.server.http.guard import limited
from orrery.server.http.health import health, metrics, ready
from orrery.server.http.lessons import begin_tutorial, lessons_router
from orrery.server.http.lobby import create_table, join_table, list_tables, tables_router
from orrery.server.http.people_routes import people_routes
from orrery.server.http.records import fork_table, records_router, upload_record
from orrery.server.http.review_routes import review_routes
from orrery.server.http.scenarios import check_scenario
from orrery.server.http.static_files import client_router
from orrery.server.live.pages import page
from orrery.server.live.socket import live
from orrery.server.settings import Settings


def routes(settings: Settings, client: Path) -> list[ControllerRouterHandler]:
    """The route handlers; `client` is the folder of the built browser client."""
    return [
        health,
        ready,
        metrics,
        games_router,
        tables_router,
        records_router,
        lessons_router,
        live,
        page,
        *people_routes(settings),
        *community_routes(settings),
        *review_routes(settings),
        limited("join", settings.join_rate, [join_table]),
        limited("pack", settings.pack_rate, [*pack_routes]),
        limited("scenario", settings.scenario_rate, [check_scenario]),
        limited("table", settings.table_rate, [list_tables, create_table, upload_record, fork_table, begin_tutorial]),
        client_router(client),
    ]
