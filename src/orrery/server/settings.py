"""What an operator may set, with the defaults for one machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

import msgspec

PREFIX = "ORRERY_"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Limits and habits of a server. The environment sets them: ORRERY_BOT_BUDGET=2.

    >>> Settings.read({"ORRERY_BOT_BUDGET": "2.5"}).bot_budget
    2.5
    """

    #: Seconds a bot may think, how many think at once (0: one, or as many as the cluster can), and who gives hints.
    bot_budget: float = 1.0
    bot_workers: int = 0
    #: The Ray cluster on which bots think: host:port, or auto; empty: on this machine.
    ray: str = ""
    bot_pause: float = 0.0
    hint_level: str = "captain"
    #: Actions between two snapshots.
    snapshot_every: int = 64
    #: Seconds between looks for expired clocks and bots that nobody asked.
    sweep_every: float = 1.0
    #: Processes that replay matches and read what people upload, the megabytes and the seconds each may take.
    job_workers: int = 1
    job_memory: int = 1024
    job_seconds: float = 30.0
    #: Requests per minute and address.
    login_rate: int = 10
    signup_rate: int = 10
    table_rate: int = 60
    scenario_rate: int = 120
    #: Forks and uploads, and proposals at a table, per minute and person.
    upload_rate: int = 20
    proposal_rate: int = 10
    #: Messages per second on one WebSocket, and how many may come at once.
    message_rate: float = 20.0
    message_burst: int = 100
    #: Bytes of one message and of one request.
    message_size: int = 16_384
    request_size: int = 2_000_000
    #: How many tables one person may have running, and connections one person may hold.
    tables_per_person: int = 200
    connections_per_person: int = 50
    #: Days until a session ends, minutes until a silent person counts as absent.
    session_days: int = 60
    absent_minutes: float = 10.0
    #: Seconds a standing order waits, at least and at most, so that it looks like a person.
    order_shortest: float = 0.6
    order_longest: float = 2.4
    #: Other origins whose pages may talk to this server, separated by blanks.
    origins: str = ""
    #: Whether cookies are for https alone.
    secure_cookies: bool = False
    #: Seconds after which a process that did not say that it is alive counts as gone.
    lease_seconds: float = 15.0
    #: Seconds that requests may take to end when the server stops.
    stop_seconds: int = 10
    #: Seconds after which a table that nobody looks at is forgotten by the process.
    idle_seconds: float = 300.0
    #: Whether webhooks may go to addresses of the local network.
    local_webhooks: bool = False
    #: Who to write to about web push messages.
    push_contact: str = "mailto:admin@localhost"

    @staticmethod
    def read(environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings of the environment, or a ValueError that names the variable."""
        given: dict[str, Any] = {}
        for field in Settings.__struct_fields__:
            name = PREFIX + field.upper()
            if name in environment:
                given[field] = environment[name]
        try:
            return msgspec.convert(given, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise ValueError(f"a setting in the environment is wrong ({PREFIX}…): {error}") from error
