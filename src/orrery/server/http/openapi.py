"""The OpenAPI description: what Litestar derives, plus the error responses of every operation."""

from __future__ import annotations

from typing import Any, Final, get_args

import msgspec
from litestar.datastructures import MutableScopeHeaders
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPI, OpenAPIMediaType, OpenAPIResponse, OpenAPIType, Operation, Reference, Schema
from litestar.routes import HTTPRoute
from litestar.types import Message, Scope

import orrery
from orrery.client import messages as m
from orrery.server.community.seeking import SeekOrder
from orrery.server.http.friends import Invitee
from orrery.server.http.moderation import SENT as SENT_BY_ADMINS
from orrery.server.http.notices import Subscription
from orrery.server.http.passkeys import SENT as SENT_FOR_PASSKEYS
from orrery.server.http.records import Fork, Upload
from orrery.server.http.recovery import SENT as SENT_FOR_RECOVERY
from orrery.server.http.safety import SENT as SENT_FOR_SAFETY
from orrery.server.http.tokens import TokenOrder
from orrery.server.http.tournaments import TournamentOrder
from orrery.server.notify.preferences import Preferences

#: Also at /schema, in place of pages that load scripts from elsewhere.
SCHEMA: Final = JsonRenderPlugin(path=["/", "/openapi.json"])
OPENAPI: Final = OpenAPIConfig("Orrery", orrery.__version__, render_plugins=[SCHEMA])

#: All request bodies.
SENT: Final = [
    *get_args(m.Request), m.TableOrder, m.Join, m.Guest, m.SignUp, m.LogIn, m.NewPassword, Fork, Upload,
    Preferences, Subscription, *SENT_FOR_RECOVERY, SeekOrder, Invitee, TournamentOrder, TokenOrder, *SENT_FOR_PASSKEYS,
    *SENT_FOR_SAFETY, *SENT_BY_ADMINS,
]  # fmt: skip
REFUSALS: Final = {
    "400": "The request is invalid",
    "401": "A session is required, or the login or password is wrong",
    "403": "Not allowed for the current user",
    "404": "Not found, or not visible to you",
    "409": "Not possible in the current state of the table",
    "413": "Too large",
    "415": "Not JSON",
    "429": "Too many requests",
}
COMPLAINT: Final = Schema(
    type=OpenAPIType.OBJECT,
    title="Complaint",
    description="Every error: a code for programs and a message for people.",
    required=["code", "message", "refusal"],
    properties={
        "code": Schema(type=OpenAPIType.STRING),
        "message": Schema(type=OpenAPIType.STRING),
        "refusal": Schema(type=[OpenAPIType.OBJECT, OpenAPIType.NULL]),
    },
)


async def correct_allow(message: Message, scope: Scope) -> None:
    """Name every method of a path in the response to OPTIONS; Litestar names only the first ones."""
    if message["type"] == "http.response.start" and scope.get("method") == "OPTIONS":
        template = scope.get("path_template")
        routes = [route for route in scope["litestar_app"].routes if route.path_format == template]
        methods = {str(method) for route in routes if isinstance(route, HTTPRoute) for method in route.methods}
        if methods:
            MutableScopeHeaders.from_message(message)["Allow"] = ", ".join(sorted(methods))


def describe_limits(document: OpenAPI) -> None:
    """Describe request bodies as msgspec does: Litestar drops limits inside unions and dictionaries."""
    _, exact = msgspec.json.schema_components(SENT, ref_template="#/components/schemas/{name}")
    schemas: dict[str, Any] = document.components.schemas
    for name, schema in exact.items():
        if name in schemas:
            schemas[name] = schema


def describe_refusals(document: OpenAPI) -> None:
    """Add the error responses to every operation."""
    document.components.schemas["Complaint"] = COMPLAINT
    content = {"application/json": OpenAPIMediaType(schema=Reference("#/components/schemas/Complaint"))}
    for path in (document.paths or {}).values():
        for method in ("get", "post", "put", "delete"):
            operation: Operation | None = getattr(path, method)
            if operation is not None and operation.responses is not None:
                for status, meaning in REFUSALS.items():
                    operation.responses[status] = OpenAPIResponse(description=meaning, content=content)
