"""What an operator may set, with the defaults for one machine."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

import msgspec

PREFIX = "ORRERY_"
#: Variables of builds and tests.
OTHERS = {
    "ORRERY_AXE", "ORRERY_CHROMIUM", "ORRERY_COMPILED", "ORRERY_COMPILED_RULES", "ORRERY_DOCS", "ORRERY_OPT",
    "ORRERY_PICTURES", "ORRERY_PURE", "ORRERY_TOKEN",
}  # fmt: skip

Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0)]
Positive: TypeAlias = Annotated[int, msgspec.Meta(ge=1)]
Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=0)]
Some: TypeAlias = Annotated[float, msgspec.Meta(gt=0)]


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Limits and habits of a server. The environment sets them: ORRERY_BOT_BUDGET=2.

    >>> Settings.read({"ORRERY_BOT_BUDGET": "2.5"}).bot_budget
    2.5
    """

    #: Seconds a bot may think, how many think at once (0: one, and one more that answers without searching; or as many
    #: as the cluster can), and who gives hints.
    bot_budget: Seconds = 1.0
    bot_workers: Count = 0
    #: The Ray cluster on which bots think: host:port, or auto; empty: on this machine.
    ray: str = ""
    bot_pause: Seconds = 0.0
    #: Seconds within which every bot that waits should get its turn: with many of them each thinks for less time.
    bot_patience: Some = 10.0
    hint_level: str = "captain"
    #: Actions between two snapshots.
    snapshot_every: Positive = 64
    #: Seconds between looks for expired clocks and bots that nobody asked.
    sweep_every: Some = 1.0
    #: Processes that replay matches and read what people upload, the megabytes and the seconds each may take.
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
    #: Whether people may send packs, how many versions one person may keep, and checks of packs per minute and address.
    pack_uploads: bool = False
    packs_per_person: Positive = 100
    pack_rate: Count = 120
    #: A folder of packs that the server installs when it starts.
    pack_folder: str = ""
    #: Processes that play experiments, and the most games for each side of one.
    lab_workers: Positive = 1
    lab_games: Positive = 1000
    #: Lines that a spectator may say per minute.
    gallery_rate: Count = 20
    #: Requests per minute with one token of a program.
    token_rate: Count = 600
    #: Messages per second and person, or on one WebSocket without a session, and how many may come at once.
    message_rate: Some = 20.0
    message_burst: Positive = 100
    #: Bytes of one message and of one request.
    message_size: Positive = 16_384
    request_size: Positive = 2_000_000
    #: How many tables one person may have running, and connections one person may hold.
    tables_per_person: Positive = 200
    connections_per_person: Positive = 50
    #: Connections without a session from one address.
    connections_per_address: Positive = 50
    #: How many tournaments of one host may be not over.
    tournaments_per_person: Count = 5
    #: A file with what nobody may be called, a word to a line; `*word` is found inside other words too.
    name_list: str = ""
    #: Reports about others per minute and person.
    report_rate: Count = 5
    #: Days until a session ends, minutes until a silent person counts as absent.
    session_days: Positive = 60
    absent_minutes: Seconds = 10.0
    #: Seconds a standing order waits, at least and at most, so that it looks like a person.
    order_shortest: Seconds = 0.6
    order_longest: Seconds = 2.4
    #: Other origins whose pages may talk to this server, separated by blanks.
    origins: str = ""
    #: Whether cookies are for https alone.
    secure_cookies: bool = False
    #: Seconds after which a process that did not say that it is alive counts as gone.
    lease_seconds: Some = 15.0
    #: Seconds that requests may take to end when the server stops.
    stop_seconds: Count = 10
    #: Seconds after which a table that nobody looks at is forgotten by the process.
    idle_seconds: Seconds = 300.0
    #: Whether webhooks may go to addresses of the local network.
    local_webhooks: bool = False
    #: Who asks for /metrics from elsewhere sends it as a bearer token; empty: only this machine may ask.
    metrics_token: str = ""
    #: Days after which tables that nobody can return to, and guests without a table, are removed; 0: never.
    purge_days: Count = 90
    #: Where people reach this server (https://orrery.example), for links in messages; empty: messages have none.
    address: str = ""
    #: The server that sends mail: smtp://USER:PASSWORD@HOST (STARTTLS), smtps://… (TLS), smtp+plain://… (neither);
    #: and whom mail is from.
    smtp: str = ""
    mail_from: str = ""
    #: Seconds until a message that was not taken is sent again; four times as long each time.
    retry_seconds: Some = 30.0
    #: Who to write to about web push messages.
    push_contact: str = "mailto:admin@localhost"

    @staticmethod
    def read(environment: Mapping[str, str] = os.environ) -> Settings:
        """The settings of the environment, or a ValueError that names the variable."""
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
