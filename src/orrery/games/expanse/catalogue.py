"""What never changes during a game, for a client: action cards and factions, with where their values come from."""

from __future__ import annotations

from typing import Any

from orrery.games.expanse.content import Content
from orrery.games.expanse.schema import Faction
from orrery.games.expanse.tables import SCORING_CARD

#: When the event of a card can be used, by its number in the tables.
WHEN = ("any", "scoring", "points", "after-points")


def catalogue(content: Content) -> dict[str, Any]:
    """Every action card and every faction of the content."""
    return {
        "cards": [card_view(content, card) for card in range(len(content.cards.card))],
        "factions": [faction_view(faction) for faction in content.factions.faction],
    }


def faction_view(faction: Faction) -> dict[str, Any]:
    """A faction before anybody plays it: its home, its pieces and its powers."""
    return {
        "id": faction.id,
        "home": faction.home,
        "cubes": faction.cubes,
        "diplomats": faction.diplomats,
        "tokens": faction.tokens,
        "fleets": faction.fleets,
        "battleships": faction.battleships,
        "scrap_ships": faction.scrap_ships,
        "powers": [{"id": power.id, "level": power.level, "source": power.source} for power in faction.power],
    }


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
