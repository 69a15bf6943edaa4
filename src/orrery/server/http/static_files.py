"""The browser client: its built files, served from inside the package."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.response import File

from orrery.server.http.policy import EMBEDDED_POLICY
from orrery.server.http.previews import page_with_preview

STATIC: Final = Path(__file__).parent.parent / "static"
# A file under assets/ has the hash of its content in its name, so it never changes.
FOREVER: Final = "public, max-age=31536000, immutable"
FRESH: Final = "no-cache"
# Below these paths, an unknown path is an error and not a page.
FOR_PROGRAMS: Final = ("api", "schema", "metrics")
# Marks routes with precompressed files, which must not be compressed again.
PACKED: Final = "is_packed"
NOT_BUILT: Final = "The browser client is not built. Run `make web`, or install a wheel that holds it.\n"

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/plain", ".ftl")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def found(folder: Path, path: str) -> Path | None:
    """The file for a path: the file itself, the client's page for a page path, otherwise nothing."""
    path = path.lstrip("/")
    if path.partition("/")[0] in FOR_PROGRAMS:
        return None
    wanted = (folder / path).resolve()
    if wanted.is_file() and wanted.is_relative_to(folder.resolve()):
        return wanted
    page = folder / "index.html"
    # The season of a league follows a dot, but is not a file extension.
    is_page = "." not in wanted.name or path.startswith("tournament/")
    return page if is_page and page.is_file() else None


def client_router(folder: Path) -> Router:
    """The routes that serve the client: every path not handled otherwise."""

    @get(["/", "/{path:path}"], include_in_schema=False, opt={PACKED: True})
    async def serve_client(request: Request[Any, Any, Any]) -> Response[str] | File:
        path = request.scope["path"]
        file = found(folder, path)
        if file is None and path.strip("/") == "":
            return Response(NOT_BUILT, media_type=MediaType.TEXT, status_code=503)
        if file is None:
            raise NotFoundException(f"there is no {path}")
        headers = {"Cache-Control": FOREVER if file.parent.name == "assets" else FRESH}
        if path.startswith("/embed/"):
            headers["Content-Security-Policy"] = EMBEDDED_POLICY
        if file.name == "index.html":
            page = await page_with_preview(request, file.read_text(encoding="utf-8"))
            if page is not None:
                return Response(page, media_type=MediaType.HTML, headers=headers)
        packed = file.with_name(file.name + ".gz")
        if packed.is_file() and "gzip" in request.headers.get("accept-encoding", ""):
            headers |= {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
        else:
            packed = file
        return File(
            packed,
            content_disposition_type="inline",
            media_type=mimetypes.guess_type(file.name)[0],
            headers=headers,
        )

    return Router("/", route_handlers=[serve_client])
