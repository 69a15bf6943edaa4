"""What a page of ours may do in a browser."""

from __future__ import annotations

from typing import Final

# Only our own files, no inline script. Style attributes stand in the icons and in positions on the boards.
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
# The embedded view shows a board and has nothing to press: any page may put it into a frame.
EMBEDDED_POLICY: Final = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
