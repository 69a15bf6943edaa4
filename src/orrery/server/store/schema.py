"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    false,
    text,
    true,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: Rows of requests with a key; such a request is carried out only once.
KEYED = text("key != ''")

#: Journal entries in which somebody takes a seat: few, so indexing them is cheap.
JOINED = text("kind = 'join'")

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("login", String(40), unique=True),
    Column("password", String(200)),
    Column("admin", Boolean, nullable=False, default=False),
    Column("notify", Text, nullable=False, default="{}"),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
    #: The fingerprint of the request key that created a guest, so that a repetition finds the same one.
    Column("key", String(64)),
    Index("ux_people_key", "key", unique=True),
    #: The confirmed mail address.
    Column("mail", String(254), index=True),
    #: When the last message was sent, so that several notifications are combined.
    Column("told", Float, nullable=False, server_default="0"),
    #: Whether the account is a program's; its name says so.
    Column("program", Boolean, nullable=False, server_default=false()),
    #: When the person asked to be deleted; a process deletes the rest as soon as it can.
    Column("leaving", Float),
    #: Whether the person has chat on; until when they may not write, and until when they may not log in.
    Column("chat", Boolean, nullable=False, server_default=true()),
    Column("silenced", Float, nullable=False, server_default="0"),
    Column("banned", Float, nullable=False, server_default="0"),
    Index("ix_people_seen", "seen"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    #: The browser, as text, and when it was last used.
    Column("device", String(80), nullable=False, server_default=""),
    Column("seen", Float, nullable=False, server_default="0"),
)

#: Tokens that programs use instead of a session: their scopes, and when each was last used.
tokens = Table(
    "tokens",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("id", String(24), nullable=False),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("scopes", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

#: One-time secrets: links sent by mail (`mail`, `reset`) and recovery codes (`code`).
proofs = Table(
    "proofs",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    #: The address that a link confirms.
    Column("about", String(254), nullable=False),
    Column("expires", Float, nullable=False),
)

#: Passkeys: the public half of a key pair whose private half never leaves the person's device.
passkeys = Table(
    "passkeys",
    metadata,
    #: The fingerprint of the credential's id, and that id.
    Column("id", String(64), primary_key=True),
    Column("credential", Text, nullable=False),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(40), nullable=False),
    Column("key", LargeBinary, nullable=False),
    #: The device's signature counter, to detect a cloned device.
    Column("signed", BigInteger, nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
)

#: One-time challenges for a device: to register it (`register`) or to sign in (`sign-in`).
challenges = Table(
    "challenges",
    metadata,
    Column("token", String(64), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), index=True),
    Column("kind", String(10), nullable=False),
    Column("expires", Float, nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(80), nullable=False),
    Column("content", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(80), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("title", String(80), nullable=False),
    Column("visibility", String(10), nullable=False),
    Column("invitation", String(64), nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("clock", Text, nullable=False),
    Column("created", Float, nullable=False),
    #: The key of the request that created it.
    Column("key", String(64), nullable=False, server_default=""),
    #: The name and version of the pack it is played with.
    Column("pack", String(80), nullable=False, server_default=""),
    # Changes with every journal entry, in the same transaction.
    Column("status", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("turn", Integer),
    Column("deadline", Float),
    Column("facts", Text, nullable=False),
    Column("outcome", Text),
    Column("updated", Float, nullable=False),
    # Whether it is rated, its pace (`none`, `live`, `slow`), and the mean rating of its players at the start.
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("pace", String(6), nullable=False, server_default="none"),
    Column("strength", Float),
    Index("ix_matches_strength", "status", "visibility", "strength"),
    Index("ix_matches_status_updated", "status", "visibility", "updated"),
    Index("ix_matches_deadline", "deadline"),
    Index("ix_matches_host", "host", "status"),
    Index("ix_matches_pack", "pack"),
    Index("ux_matches_key", "host", "key", unique=True, sqlite_where=KEYED, postgresql_where=KEYED),
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    # Separate from the match's facts: setting an order must not be visible, not even as a new version.
    Column("orders", Text, nullable=False, default="[]"),
    PrimaryKeyConstraint("match", "seat"),
)

visitors = Table(
    "visitors",
    metadata,
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("match", "person"),
)

#: Seats reserved for people invited by name.
invitations = Table(
    "invitations",
    metadata,
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("by", String(40), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("match", "seat"),
)

#: The rematch of a match.
rematches = Table(
    "rematches",
    metadata,
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("next", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
)

#: Open seeks; `match` is set while a table is being created for one.
seeks = Table(
    "seeks",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    #: Empty: any game.
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("pace", String(6), nullable=False),
    Column("rated", Boolean, nullable=False),
    #: The accepted range of the others' ratings.
    Column("low", Float),
    Column("high", Float),
    Column("created", Float, nullable=False),
    Column("expires", Float, nullable=False),
    Column("match", String(24), nullable=False),
    Index("ix_seeks_kind", "seats", "pace", "created"),
)

#: Friend requests; a friendship has both directions.
friends = Table(
    "friends",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("other", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

#: People whom somebody avoids entirely (`block`) or only in chat (`mute`).
blocks = Table(
    "blocks",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("other", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(5), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

#: Reports about people. A report is deleted with either person.
reports = Table(
    "reports",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("about", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    #: Where it happened, and the reported line of chat as it was.
    Column("match", String(24), nullable=False),
    Column("line", BigInteger),
    Column("said", String(1000), nullable=False),
    Column("reason", String(10), nullable=False),
    Column("text", String(1000), nullable=False),
    Column("at", Float, nullable=False),
    #: When it was closed; empty while it is open.
    Column("closed", Float),
    Index("ix_reports_closed", "closed", "at"),
)

#: Admins' measures against people. Rows outlive a deleted person, without their name.
admin_actions = Table(
    "admin_actions",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("admin", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("about", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("what", String(10), nullable=False),
    Column("until", Float),
    Column("note", String(500), nullable=False),
    Column("report", String(24), nullable=False),
    Column("at", Float, nullable=False),
    Index("ix_admin_actions_at", "at"),
)

#: Counts of the current minute, in all processes; holders are stored as fingerprints only.
counts = Table(
    "counts",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("began", Float, nullable=False, index=True),
    Column("count", Integer, nullable=False),
)

#: When a token bucket is full again, in all processes; holders are stored as fingerprints only.
allowances = Table(
    "allowances",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("full", Float, nullable=False, index=True),
)

#: Ratings in a game with a number of seats: the mean and standard deviation of OpenSkill.
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("mean", Float, nullable=False),
    Column("spread", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "game", "seats"),
    Index("ix_ratings_mean", "game", "seats", "mean", "person"),
)

#: The result of a seat in a finished match; `rank` 0 has won.
results = Table(
    "results",
    metadata,
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    #: Who sat there at the start, or the level of the bot.
    Column("person", String(24), ForeignKey("people.id")),
    Column("level", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("faction", String(40), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Float, nullable=False),
    Column("at", Float, nullable=False),
    #: The mean before and after, if the match was rated.
    Column("before", Float),
    Column("after", Float),
    PrimaryKeyConstraint("match", "seat"),
    Index("ix_results_person", "person", "at"),
)

#: Tournaments and seasons of leagues: game, format and progress.
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("host", String(24), ForeignKey("people.id"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("pace", String(6), nullable=False),
    Column("rated", Boolean, nullable=False),
    #: The level of bots that fill empty places; empty: no bots.
    Column("filler", String(40), nullable=False),
    #: The number of people in a division of a league, the season's number, and the previous season.
    Column("division", Integer, nullable=False),
    Column("season", Integer, nullable=False),
    Column("before", String(24), nullable=False),
    Column("most", Integer, nullable=False),
    Column("starts", Float),
    Column("created", Float, nullable=False),
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("ended", Float),
    Index("ix_tournaments_status", "status", "created"),
    Index("ix_tournaments_host", "host"),
)

#: Entrants; a bot has a level and no person.
entrants = Table(
    "entrants",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("person", String(24), ForeignKey("people.id"), index=True),
    Column("level", String(40), nullable=False),
    Column("name", String(40), nullable=False),
    Column("strength", Float, nullable=False),
    Column("division", Integer, nullable=False),
    Column("dropped", Boolean, nullable=False),
    PrimaryKeyConstraint("tournament", "number"),
    Index("ux_entrants_person", "tournament", "person", unique=True),
)

#: Pairings: entrants in seat order, the table, and the points of each once it is over.
pairings = Table(
    "pairings",
    metadata,
    Column("tournament", String(24), ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("entrants", Text, nullable=False),
    Column("match", String(24), nullable=False, index=True),
    Column("points", Text, nullable=False),
    PrimaryKeyConstraint("tournament", "round", "number"),
)

#: One entry for everything that ever happened at a table. Its primary key lets only one process win.
journal = Table(
    "journal",
    metadata,
    Column("match", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer),
    Column("code", Integer),
    Column("person", String(24)),
    Column("key", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("clock", Text, nullable=False),
    PrimaryKeyConstraint("match", "number"),
    Index("ix_journal_joined", "person", sqlite_where=JOINED, postgresql_where=JOINED),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(24), nullable=False),
    Column("number", Integer, nullable=False),
    Column("actions", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    PrimaryKeyConstraint("match", "number"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("channel", String(10), nullable=False),
    Column("person", String(24), nullable=False),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", String(1000), nullable=False),
    Column("at", Float, nullable=False),
    Column("key", String(64), nullable=False, server_default=""),
    Index("ix_chat_match", "match", "channel", "id"),
    Index("ix_chat_person", "person"),
    Index("ux_chat_key", "match", "person", "key", unique=True, sqlite_where=KEYED, postgresql_where=KEYED),
)

pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(500), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

#: Pending notifications; they are sent at least once, whatever happens to the process.
notices = Table(
    "notices",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("due", Float, nullable=False),
    Index("ix_notices_due", "due"),
)

#: Messages to one address of a person each, until it accepts them or they are given up.
deliveries = Table(
    "deliveries",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("channel", String(10), nullable=False),
    Column("address", String(500), nullable=False),
    #: The notifications it contains, encoded.
    Column("notices", Text, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("due", Float, nullable=False),
    Index("ix_deliveries_due", "due"),
)

#: Failing addresses, with the last answer.
faults = Table(
    "faults",
    metadata,
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("channel", String(10), nullable=False),
    Column("answer", String(200), nullable=False),
    #: The number of messages given up, and the time of the last.
    Column("lost", Integer, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("person", "channel"),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

#: The vocabulary of every version of rules and content ever installed: the meaning of the codes in the journal.
editions = Table(
    "editions",
    metadata,
    Column("game", String(40), nullable=False),
    Column("rules", String(80), nullable=False),
    Column("content", String(80), nullable=False),
    Column("notations", Text, nullable=False),
    PrimaryKeyConstraint("game", "rules", "content"),
)

#: The content that matches were started with, once per digest: they keep it whatever is installed.
contents = Table(
    "contents",
    metadata,
    Column("game", String(40), nullable=False),
    Column("digest", String(80), nullable=False),
    Column("documents", LargeBinary, nullable=False),
    PrimaryKeyConstraint("game", "digest"),
)

#: Packs that the operator installed or people uploaded. A version never changes.
packs = Table(
    "packs",
    metadata,
    Column("id", String(40), nullable=False),
    Column("version", String(20), nullable=False),
    Column("game", String(40), nullable=False),
    #: The digest of the content with the pack applied.
    Column("digest", String(80), nullable=False),
    Column("manifest", Text, nullable=False),
    Column("texts", LargeBinary, nullable=False),
    #: Who uploaded it; empty if the operator installed it.
    Column("person", String(24), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    #: Whether the gallery lists it; otherwise only its link leads to it.
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    PrimaryKeyConstraint("id", "version"),
    Index("ix_packs_game", "game"),
)

reviews = Table(
    "reviews",
    metadata,
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("document", LargeBinary, nullable=False),
    Column("created", Float, nullable=False),
)

#: Tables at which somebody tries a problem or one of their own decisions again, and the results.
attempts = Table(
    "attempts",
    metadata,
    Column("match", String(24), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(24), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    #: The index of a problem, or the reviewed match and the index of the decision in it.
    Column("problem", Integer),
    Column("reviewed", String(24)),
    Column("decision", Integer),
    #: The action played, whether it was good enough, and its cost; empty until then.
    Column("played", String(200)),
    Column("solved", Boolean),
    Column("loss", Float),
    Column("created", Float, nullable=False),
    Index("ix_attempts_person", "person", "game"),
)

#: Server processes and their last heartbeats.
processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("seen", Float, nullable=False),
)

#: Times when no process was alive: clocks did not run then.
outages = Table(
    "outages",
    metadata,
    Column("start", Float, primary_key=True),
    Column("end", Float, nullable=False),
)

#: Who is connected to which table in which process. Valid as long as the process is alive.
presences = Table(
    "presences",
    metadata,
    Column("match", String(24), nullable=False),
    Column("person", String(24), nullable=False),
    Column("process", String(16), ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
    PrimaryKeyConstraint("match", "person", "process"),
)

#: The number of connections per process and holder; holders are stored as fingerprints only.
connections = Table(
    "connections",
    metadata,
    Column("key", String(64), nullable=False),
    Column("process", String(16), ForeignKey("processes.id", ondelete="CASCADE"), nullable=False),
    Column("count", Integer, nullable=False),
    PrimaryKeyConstraint("key", "process"),
)
