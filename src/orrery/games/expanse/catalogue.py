"""What never changes during a game, for a client: every action card with where its values come from."""

from __future__ import annotations

from typing import Any

from orrery.games.expanse.content import Content
from orrery.games.expanse.tables import SCORING_CARD

#: When the event of a card can be used, by its number in the tables.
WHEN = ("any", "scoring", "points", "after-points")


def catalogue(content: Content) -> dict[str, Any]:
    """Every action card of the content."""
    return {"cards": [card_view(content, card) for card in range(len(content.cards.card))]}


def card_view(content: Content, card: int) -> dict[str, Any]:
    """A card that lies open, with where its values come from."""
    if card == SCORING_CARD:
        return {"id": "scoring", "scoring": True}
    written = content.cards.card[card]
    document: dict[str, Any] = {
        "id": written.id,
        "scoring": False,
        "points": written.points,
        "factions": list(written.factions),
        "keep": written.keep,
        "when": WHEN[content.tables.when[card]],
        "source": {
            "title": written.source.title,
            "points": written.source.points,
            "factions": written.source.factions,
            "effect": written.source.effect,
        },
        "note": written.note,
    }
    if written.title:
        document["title"] = dict(written.title)
    if written.text:
        document["text"] = dict(written.text)
    return document
