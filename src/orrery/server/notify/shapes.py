"""Notifications as messages: as text, as JSON for programs, and in the formats of Discord and Slack."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from orrery.client.messages import Notice
from orrery.locales import say
from orrery.server import clock

TEXTS: Final = "orrery.server.notify"
#: The maximum length of a Discord message.
LONGEST: Final = 2000


class Message(msgspec.Struct, frozen=True):
    """Notifications for one person: their language, and the server's address."""

    notices: list[Notice]
    language: str
    #: The server's address without a trailing slash; empty if not configured.
    server: str

    def link(self, notice: Notice) -> str:
        """The link to a notification's table."""
        return f"{self.server}/table/{notice.table}" if self.server and notice.table else self.server

    def line(self, notice: Notice) -> str:
        """A notification as text."""
        facts: dict[str, Any] = {"title": notice.title or notice.game, "by": notice.by}
        key = f"notice-{notice.what}"
        if notice.what == "clock":
            minutes = max(1, round(((notice.until or 0.0) - clock.now()) / 60))
            facts["time"] = minutes if minutes < 120 else minutes // 60
            key = key if minutes < 120 else f"{key}-hours"
        return say(TEXTS, self.language, key, facts)

    @property
    def subject(self) -> str:
        """A one-line subject."""
        if len(self.notices) == 1:
            return self.line(self.notices[0])
        return say(TEXTS, self.language, "notice-many", {"count": len(self.notices)})

    def mail(self) -> str:
        """The text of a mail."""
        lines = [f"{self.line(notice)}\n{self.link(notice)}" for notice in self.notices]
        foot = say(TEXTS, self.language, "mail-foot", {"link": f"{self.server}/account"})
        return "\n\n".join([*lines, f"-- \n{foot}\n"])

    def raw(self) -> dict[str, Any]:
        """The notification itself, or a list of several, each with its link."""
        documents = [msgspec.to_builtins(notice) | {"link": self.link(notice)} for notice in self.notices]
        return documents[0] if len(documents) == 1 else {"type": "digest", "notices": documents}

    def discord(self) -> dict[str, Any]:
        """The body of a Discord webhook; names in it mention nobody."""
        lines = [f"{escape_markdown(self.line(notice))}\n<{self.link(notice)}>" for notice in self.notices]
        return {"content": shortened("\n".join(lines)), "allowed_mentions": {"parse": []}}

    def slack(self) -> dict[str, Any]:
        """The body of a Slack webhook."""
        lines = [f"<{self.link(notice)}|{escape_slack(self.line(notice))}>" for notice in self.notices]
        return {"text": "\n".join(lines)}

    def body(self, shape: str) -> str:
        """The message in the format of a webhook."""
        made = {"raw": self.raw, "discord": self.discord, "slack": self.slack}[shape]()
        return msgspec.json.encode(made).decode()


def escape_slack(text: str) -> str:
    """A text with Slack's special characters escaped.

    >>> escape_slack("<!here> & co")
    '&lt;!here&gt; &amp; co'
    """
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def escape_markdown(text: str) -> str:
    """A text with Discord's formatting escaped.

    >>> escape_markdown("*Talon*")
    '\\\\*Talon\\\\*'
    """
    return "".join(f"\\{letter}" if letter in "\\*_~`|>[]#" else letter for letter in text)


def shortened(text: str) -> str:
    """A text cut to the length of one message."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
