"""Refusals: the server's answer to a request it does not carry out."""

from __future__ import annotations

from typing import Any


class Refused(Exception):
    """A refused request: a code for programs, a message for people, and an HTTP status."""

    def __init__(self, code: str, message: str, status: int = 409, refusal: dict[str, Any] | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.status = status
        self.refusal = refusal


def missing(what: str = "table") -> Refused:
    """The same answer for what does not exist and for what the current user may not see."""
    return Refused("not-found", f"there is no such {what}, or it is not open to you", 404)
