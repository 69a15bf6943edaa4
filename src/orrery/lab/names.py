"""The words of a report for ids, notations and keys, in a language."""

from __future__ import annotations

from typing import Any

from orrery.kernel import Game
from orrery.locales import ENGLISH, bundle, say
from orrery.plain_text import package_of

PACKAGE = "orrery.lab"


class Names:
    """The words of a game, with those that its content brings, and of the report itself."""

    def __init__(self, game: Game[Any] | None, language: str = ENGLISH) -> None:
        self.game = game
        self.language = language
        self.package = package_of(game) if game is not None else ""
        self.own = game.words(language) if game is not None else {}

    def say(self, key: str, **facts: Any) -> str:
        """A text of the report itself."""
        return say(PACKAGE, self.language, key, facts)

    def find(self, key: str, facts: dict[str, Any] | None = None) -> str:
        """A text of the game or of its content; empty if there is none."""
        if key in self.own:
            return self.own[key]
        if not self.package or not bundle(self.package, self.language).has_message(key):
            return ""
        return say(self.package, self.language, key, facts or {})

    def faction(self, faction: str) -> str:
        """A faction."""
        return self.find(f"faction-{faction}") or faction

    def reason(self, reason: str) -> str:
        """How a game ended."""
        return self.find(f"outcome-{reason}") or self.find(reason) or spelt(reason)

    def thing(self, key: str) -> str:
        """A card or a ship by the key of its name."""
        kind, _, code = key.partition("-")
        named = self.find(key) or spelt(code)
        return f"{named} ({code})" if kind == "class" else named

    def action(self, notation: str) -> str:
        """An action, or its abstraction in an opening: a verb and the key of a card or ship."""
        verb, _, thing = notation.partition(" ")
        if self.game is None:
            return notation
        known = self.game.vocabulary.by_notation.get(notation)
        if known is None:
            return f"{self.find(f'verb-{verb}') or spelt(verb)}: {self.thing(thing)}" if thing else notation
        return self.find(verb, {**self.game.vocabulary.fields[known.code]}) or notation

    def opening(self, opening: str) -> str:
        """The first actions of a seat."""
        return " → ".join(self.action(one) for one in opening.split("; "))


def spelt(key: str) -> str:
    """A key as readable text.

    >>> spelt("charge-lost")
    'Charge lost'
    """
    return key.replace("-", " ").replace("_", " ").strip().capitalize()
