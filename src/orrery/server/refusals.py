"""Refusals: what the server says when it does not do what it was asked."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A request that cannot be carried out: a code for programs, a sentence for people, a status for HTTP."""

    def __init__(self, code: str, message: str, status: int = 409, refusal: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.refusal = refusal


def missing(what: str = "table") -> Refused:
    """The same answer for what is not there and for what one may not see."""
    return Refused("not-found", f"there is no such {what}, or it is not open to you", 404)
