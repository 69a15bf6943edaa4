"""HTTP errors: always a code and a message, never a traceback, never a hint about which accounts exist."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from orrery.client.messages import Complaint
from orrery.server.refusals import Refused

LOGGER = logging.getLogger("orrery.http")
CODES = {
    400: "bad-request",
    401: "sign-in",
    403: "forbidden",
    404: "not-found",
    405: "bad-method",
    413: "too-large",
    415: "bad-type",
    429: "too-fast",
}


def refused(_request: Request[Any, Any, Any], error: Refused) -> Response[Complaint]:
    """The response to a refused request."""
    return Response(Complaint(error.code, error.message, error.refusal), status_code=error.status)


def failed(_request: Request[Any, Any, Any], error: HTTPException) -> Response[Complaint]:
    """The response to an invalid request."""
    message = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        known = [fault for fault in error.extra if isinstance(fault, dict)]
        faults = [f"{fault.get('key', 'body')}: {fault.get('message')}" for fault in known]
        message = "; ".join(faults) or message
    code = CODES.get(error.status_code, "error")
    return Response(Complaint(code, message), status_code=error.status_code, headers=error.headers)


def broken(_request: Request[Any, Any, Any], error: Exception) -> Response[Complaint]:
    """The response to an internal error; details are in the log."""
    LOGGER.error("a request failed", exc_info=error)
    return Response(Complaint("unavailable", "the server could not do this; try again"), status_code=500)


def too_deep(_request: Request[Any, Any, Any], _error: RecursionError) -> Response[Complaint]:
    """The response to JSON that is nested too deeply."""
    return Response(Complaint("bad-request", "the request is nested too deeply"), status_code=400)


HANDLERS: dict[int | type[Exception], Any] = {
    Refused: refused,
    HTTPException: failed,
    RecursionError: too_deep,
    Exception: broken,
}
