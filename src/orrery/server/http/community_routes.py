"""Routes for finding people and games."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from orrery.server.http.admissions import ask_to_join, get_admission
from orrery.server.http.friends import friends_router, inviting_router
from orrery.server.http.guard import limited
from orrery.server.http.home import get_home
from orrery.server.http.previews import previews_router
from orrery.server.http.profiles import profiles_router
from orrery.server.http.seeks import join_seek, list_seeks, post_seek, seeks_router
from orrery.server.http.tournaments import tournaments_router
from orrery.server.settings import Settings


def community_routes(settings: Settings) -> list[ControllerRouterHandler]:
    """The route handlers for finding people and games, with their rate limits."""
    return [
        limited("ask", settings.join_rate, [ask_to_join, get_admission]),
        get_home,
        friends_router,
        profiles_router,
        previews_router,
        seeks_router,
        limited("tournament", settings.table_rate, [tournaments_router]),
        limited("seek", settings.table_rate, [list_seeks, post_seek, join_seek]),
        limited("invite", settings.join_rate, [inviting_router]),
    ]
