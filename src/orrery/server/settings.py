"""The operator's settings, with defaults for a single machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import msgspec

PREFIX = "ORRERY_"
#: Variables used by builds and tests.
OTHERS = {
    "ORRERY_AXE", "ORRERY_CHROMIUM", "ORRERY_COMPILED", "ORRERY_COMPILED_RULES", "ORRERY_DOCS", "ORRERY_OPT",
    "ORRERY_PICTURES", "ORRERY_PURE", "ORRERY_TOKEN",
}  # fmt: skip

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=0)]
Some: TypeAlias = Annotated[float, msgspec.Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The limits and behaviour of a server, set by the environment: ORRERY_BOT_BUDGET=2.

    >>> Settings.read({"ORRERY_BOT_BUDGET": "2.5"}).bot_budget
    2.5
    """

    #: Seconds a bot may search, how many search at once (0: one, plus one that answers without searching; or as many
    #: as the cluster allows), and which level gives hints.
    bot_budget: Seconds = 1.0
    bot_workers: Count = 0
    #: The Ray cluster on which bots search: host:port, or auto; empty: this machine.
    ray: str = ""
    bot_pause: Seconds = 0.0
    #: Seconds within which every waiting bot should get its turn: the more wait, the shorter each searches.
    bot_patience: Some = 10.0
    hint_level: str = "captain"
    #: Actions between two snapshots.
    snapshot_every: Positive = 64
    #: Seconds between checks for expired clocks and for bots that were not started.
    sweep_every: Some = 1.0
    #: Processes that replay matches and read uploads, and the megabytes and seconds each may use.
    job_workers: Positive = 1
    job_memory: Positive = 1024
    job_seconds: Some = 30.0
    #: Requests per minute and address.
    login_rate: Count = 10
    signup_rate: Count = 10
    table_rate: Count = 60
    scenario_rate: Count = 120
    join_rate: Count = 60
    #: Forks and uploads, and proposals at a table, per minute and person.
    upload_rate: Count = 20
    proposal_rate: Count = 10
    #: Whether people may upload packs, how many versions a person may keep, and pack checks per minute and address.
    pack_uploads: bool = False
    packs_per_person: Positive = 100
    pack_rate: Count = 120
    #: A folder of packs to install at startup.
    pack_folder: str = ""
    #: Processes that run experiments, and the maximum number of games for each side of one.
    lab_workers: Positive = 1
    lab_games: Positive = 1000
    #: Lines of chat per minute for a spectator.
    gallery_rate: Count = 20
    #: Requests per minute for a program's token.
    token_rate: Count = 600
    #: Messages per second for a person, or for a WebSocket without a session, and the largest burst.
    message_rate: Some = 20.0
    message_burst: Positive = 100
    #: The maximum size of a message and of a request in bytes.
    message_size: Positive = 16_384
    request_size: Positive = 2_000_000
    #: How many running tables and open connections a person may have.
    tables_per_person: Positive = 200
    connections_per_person: Positive = 50
    #: Open connections without a session per address.
    connections_per_address: Positive = 50
    #: How many unfinished tournaments a host may have.
    tournaments_per_person: Count = 5
    #: A file of forbidden names, one word per line; `*word` is also found inside other words.
    name_list: str = ""
    #: Reports about others per minute and person.
    report_rate: Count = 5
    #: Days until a session expires, minutes until an inactive person counts as absent.
    session_days: Positive = 60
    absent_minutes: Seconds = 10.0
    #: The minimum and maximum delay of a standing order in seconds, so that it looks like a person's decision.
    order_shortest: Seconds = 0.6
    order_longest: Seconds = 2.4
    #: Other origins whose pages may use this server, separated by blanks.
    origins: str = ""
    #: Whether cookies are sent over https only.
    secure_cookies: bool = False
    #: Seconds without a heartbeat after which a process counts as dead.
    lease_seconds: Some = 15.0
    #: Seconds that requests get to finish when the server stops.
    stop_seconds: Count = 10
    #: Seconds after which a table that nobody watches is dropped from memory.
    idle_seconds: Seconds = 300.0
    #: Whether webhooks may address the local network.
    local_webhooks: bool = False
    #: The bearer token for /metrics from other machines; empty: only this machine may read it.
    metrics_token: str = ""
    #: Days after which tables that nobody can return to, and guests without a table, are deleted; 0: never.
    purge_days: Count = 90
    #: The public address of this server (https://orrery.example), for links in notifications; empty: no links.
    address: str = ""
    #: The mail server: smtp://USER:PASSWORD@HOST (STARTTLS), smtps://… (TLS), smtp+plain://… (neither);
    #: and the sender's address.
    smtp: str = ""
    mail_from: str = ""
    #: Seconds before a failed message is sent again; four times as long after each failure.
    retry_seconds: Some = 30.0
    #: The contact address for web push messages.
    push_contact: str = "mailto:admin@localhost"

    @staticmethod
    def read(environment: Mapping[str, str] = os.environ) -> Settings:
        """Read the settings from the environment; a ValueError names an invalid variable."""
        known = {PREFIX + field.upper() for field in Settings.__struct_fields__} | OTHERS
        unknown = sorted(name for name in environment if name.startswith(PREFIX) and name not in known)
        if unknown:
            raise ValueError(f"there is no setting {', '.join(unknown)}; docs/deploy.md lists them")
        given: dict[str, Any] = {}
        for field in Settings.__struct_fields__:
            name = PREFIX + field.upper()
            if name in environment:
                given[field] = environment[name]
        try:
            return msgspec.convert(given, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise ValueError(f"a setting in the environment is wrong ({PREFIX}…): {error}") from error
