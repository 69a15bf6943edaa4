"""Running the server: one socket, one line with its address, and a browser if wanted."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import suppress

import msgspec
import uvicorn

from orrery.server.app import create_app
from orrery.server.http.games import preload
from orrery.server.settings import Settings
from orrery.server.store.database import Database
from orrery.server.tables.packs import game_with_folder


class PortTaken(Exception):
    """The port is not available; the message says what to do."""


class Server(uvicorn.Server):
    """A server that prints its address as soon as it listens."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then print the address."""
        await super().startup(sockets)
        preload()
        # Modules and rules live until the end, so the garbage collector need not scan them again and again.
        gc.collect()
        gc.freeze()
        gc.set_threshold(20_000, 20, 50)
        print(f"Orrery is at {self.address} (Ctrl+C stops it)", flush=True)
        if self.open_browser:
            # A browser that stays in the foreground must not block the server.
            threading.Thread(target=webbrowser.open, args=[self.address], daemon=True).start()


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens on this address, or PortTaken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OSError as refusal:
        listening.close()
        why = refusal.strerror or refusal
        raise PortTaken(f"cannot listen on {host} port {port} ({why}); choose another port") from None
    return listening


def may_open_browser() -> bool:
    """Whether there is a display to open a browser on, and it was not disabled."""
    if os.environ.get("NO_BROWSER") or os.environ.get("CI"):
        return False
    has_screen = bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
    return has_screen or sys.platform in ("darwin", "win32")


def allow_many_connections() -> None:
    """Raise the limit of open files to the system's maximum: every connection needs one."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def check_database(url: str) -> None:
    """Refuse a database that cannot be used or that another server uses, with a one-line ValueError."""
    database = Database(url)
    try:
        await database.check()
        database.claim()
    finally:
        await database.close()


def run_server(
    host: str,
    port: int,
    database: str,
    open_browser: bool,
    ray: str = "",
    packs: Sequence[str] = (),
    takes_packs: bool = False,
) -> None:
    """Serve until stopped. Bots search on the Ray cluster if an address is given; the given packs are installed."""
    settings = Settings.read()
    if takes_packs:
        settings = msgspec.structs.replace(settings, pack_uploads=True)
    for pack in packs:  # report faults of a pack before anything starts
        game_with_folder(pack)
    if ray:
        settings = msgspec.structs.replace(settings, ray=ray)
    if settings.ray:  # before anything else, so that its faults are reported in one line
        from orrery.server.bots.cluster import ray_workers

        ray_workers(settings.ray, 1)
    asyncio.run(check_database(database))
    allow_many_connections()
    listening = listen(host, port)
    shown = "127.0.0.1" if host in ("", "0.0.0.0") else f"[{host}]" if ":" in host else host
    address = f"http://{shown}:{listening.getsockname()[1]}"
    app = create_app(database, settings=settings, packs=packs)
    config = uvicorn.Config(
        app, log_level="warning", ws="websockets-sansio", server_header=False,
        timeout_graceful_shutdown=settings.stop_seconds,
    )  # fmt: skip
    with suppress(KeyboardInterrupt):
        Server(config, address, open_browser and may_open_browser()).run(sockets=[listening])
