"""What our own pages may do in a browser."""

from __future__ import annotations

from typing import Final

# Only our own files, no inline script. Style attributes are used by the icons and by positions on the boards.
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
# The embedded view shows a board and has no controls: any page may put it into a frame.
EMBEDDED_POLICY: Final = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
