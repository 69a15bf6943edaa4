"""Routes for game reviews and practice."""

from __future__ import annotations

from litestar.types import ControllerRouterHandler

from orrery.server.http.guard import limited
from orrery.server.http.practice import list_problems, practice_router, try_decision, try_problem
from orrery.server.http.reviews import reviews_router
from orrery.server.settings import Settings


def review_routes(settings: Settings) -> list[ControllerRouterHandler]:
    """The route handlers for reviews and practice, with their rate limits."""
    return [
        reviews_router,
        practice_router,
        limited("practice", settings.table_rate, [list_problems, try_problem, try_decision]),
    ]
