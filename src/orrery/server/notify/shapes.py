"""Notices as messages: in words, as JSON for programs, and as Discord and Slack want them."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from orrery.client.messages import Notice
from orrery.locales import say
from orrery.server import clock

TEXTS: Final = "orrery.server.notify"
#: How much a message of Discord may hold.
LONGEST: Final = 2000


class Message(msgspec.Struct, frozen=True):
    """Notices for one person: in which language, and where the server is."""

    notices: list[Notice]
    language: str
    #: The server's address, without a slash at the end; empty if the operator did not say.
    server: str

    def link(self, notice: Notice) -> str:
        """Where a notice's table is."""
        return f"{self.server}/table/{notice.table}" if self.server and notice.table else self.server

    def line(self, notice: Notice) -> str:
        """A notice in words."""
        facts: dict[str, Any] = {"title": notice.title or notice.game, "by": notice.by}
        key = f"notice-{notice.what}"
        if notice.what == "clock":
            minutes = max(1, round(((notice.until or 0.0) - clock.now()) / 60))
            facts["time"] = minutes if minutes < 120 else minutes // 60
            key = key if minutes < 120 else f"{key}-hours"
        return say(TEXTS, self.language, key, facts)

    @property
    def subject(self) -> str:
        """What it is about, in one line."""
        if len(self.notices) == 1:
            return self.line(self.notices[0])
        return say(TEXTS, self.language, "notice-many", {"count": len(self.notices)})

    def mail(self) -> str:
        """The text of a mail."""
        lines = [f"{self.line(notice)}\n{self.link(notice)}" for notice in self.notices]
        foot = say(TEXTS, self.language, "mail-foot", {"link": f"{self.server}/account"})
        return "\n\n".join([*lines, f"-- \n{foot}\n"])

    def raw(self) -> dict[str, Any]:
        """The notice itself, or a list of several, each with its link."""
        documents = [msgspec.to_builtins(notice) | {"link": self.link(notice)} for notice in self.notices]
        return documents[0] if len(documents) == 1 else {"type": "digest", "notices": documents}

    def discord(self) -> dict[str, Any]:
        """What a webhook of Discord takes; names in it call nobody."""
        lines = [f"{escape_markdown(self.line(notice))}\n<{self.link(notice)}>" for notice in self.notices]
        return {"content": shortened("\n".join(lines)), "allowed_mentions": {"parse": []}}

    def slack(self) -> dict[str, Any]:
        """What a webhook of Slack takes."""
        lines = [f"<{self.link(notice)}|{escape_slack(self.line(notice))}>" for notice in self.notices]
        return {"text": "\n".join(lines)}

    def body(self, shape: str) -> str:
        """The message in the shape that a webhook wants."""
        made = {"raw": self.raw, "discord": self.discord, "slack": self.slack}[shape]()
        return msgspec.json.encode(made).decode()


def escape_slack(text: str) -> str:
    """A text without Slack's own signs.

    >>> escape_slack("<!here> & co")
    '&lt;!here&gt; &amp; co'
    """
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def escape_markdown(text: str) -> str:
    """A text in which Discord sees no formatting.

    >>> escape_markdown("*Talon*")
    '\\\\*Talon\\\\*'
    """
    return "".join(f"\\{letter}" if letter in "\\*_~`|>[]#" else letter for letter in text)


def shortened(text: str) -> str:
    """A text that is not too long for one message."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
