"""Origins: which pages may send requests on a person's behalf."""

from __future__ import annotations

from urllib.parse import urlsplit


def is_own_origin(origin: str | None, host: str | None, allowed: str) -> bool:
    """Whether a page of this origin may send requests: our own, a listed one, or no page at all.

    >>> is_own_origin("https://orrery.example", "orrery.example", ""), is_own_origin("https://evil.example", "o", "")
    (True, False)
    """
    if origin is None:
        return True
    return origin in allowed.split() or urlsplit(origin).netloc == host
