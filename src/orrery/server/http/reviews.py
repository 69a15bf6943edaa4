"""Reviews over HTTP: request, follow progress, read."""

from __future__ import annotations

import msgspec
from litestar import Router, get, post
from litestar.di import NamedDependency

from orrery.review import Review
from orrery.server.refusals import Refused
from orrery.server.store.people import Person
from orrery.server.tables.commentary import Commentary, PublicChances
from orrery.server.tables.reviews import Reviews, StoredReview
from orrery.server.tables.table import Table

OVER = ("finished", "abandoned")


class ReviewStatus(msgspec.Struct, frozen=True, omit_defaults=True):
    """The status of a review; when done, the review and the match version of each of its positions."""

    #: "none", "running", "failed" or "done".
    status: str
    #: From 0 to 1.
    progress: float = 0.0
    review: Review | None = None
    versions: list[int] = []


async def status_of(reviews: Reviews, table: Table) -> ReviewStatus:
    """The status of the review of a match."""
    if table.status not in OVER:
        raise Refused("not-over", "a match can be reviewed when it is over")
    # Before the database is asked: a review that ends meanwhile is stored, and no longer running.
    running = reviews.running.get(table.match.id)
    if running is not None:
        return ReviewStatus("running", round(running.done / running.actions, 3))
    found = await reviews.stored.get(table.match.id)
    if found is not None:
        kept = msgspec.json.decode(found, type=StoredReview)
        return ReviewStatus("done", 1.0, kept.review, kept.versions)
    return ReviewStatus("failed" if table.match.id in reviews.failed else "none")


@get("/api/tables/{identity:str}/review", summary="The review of a finished match")
async def get_review(reviews: NamedDependency[Reviews], table: NamedDependency[Table]) -> ReviewStatus:
    """Returns the review, or its progress."""
    return await status_of(reviews, table)


@post("/api/tables/{identity:str}/review", status_code=202, summary="Request the review of a finished match")
async def ask_review(
    reviews: NamedDependency[Reviews], table: NamedDependency[Table], user: NamedDependency[Person]
) -> ReviewStatus:
    """Start reviewing a match in the background; repeating the request changes nothing."""
    found = await status_of(reviews, table)
    if found.status in ("none", "failed"):
        await reviews.start(table, user.id)
        return await status_of(reviews, table)
    return found


@get("/api/tables/{identity:str}/chances", summary="The win chances of a running match", tags=["tables"])
async def get_chances(
    commentary: NamedDependency[Commentary], table: NamedDependency[Table], person: NamedDependency[Person | None]
) -> PublicChances:
    """Returns the chances from public knowledge: for spectators, and for the table if everybody has agreed."""
    return await commentary.chances(table, person)


reviews_router = Router("/", route_handlers=[get_review, ask_review, get_chances], tags=["records"])
