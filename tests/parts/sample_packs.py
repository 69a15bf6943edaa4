"""A small pack for each game, as texts by file name, and a writer of TOML for tests that change them."""

from __future__ import annotations

from typing import Any


def manifest(game: str, identity: str = "", version: str = "1.0", **more: Any) -> str:
    """What a pack says of itself."""
    said = {
        "id": identity or f"{game}-sample",
        "title": {"en": f"A sample for {game}", "it": f"Un esempio per {game}"},
        "version": version,
        "game": game,
        "authors": ["Ann"],
        "licence": "CC0-1.0",
        **more,
    }
    return document(said)


def document(values: dict[str, Any]) -> str:
    """A TOML document, each key on a line of its own."""
    return "".join(f"{key} = {inline(value)}\n" for key, value in values.items())


def inline(value: Any) -> str:
    """A value of TOML on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {inline(one)}' for key, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(inline(one) for one in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 12h20" stroke="currentColor"/></svg>'

TALON: dict[str, Any] = {
    "weapons.toml": {
        "weapon": [
            {
                "name": "railgun",
                "kind": "beam",
                "table": {"1": [1, 1, 2, 2, 3, 3], "2": [0, 1, 1, 1, 2, 2]},
                "title": {"en": "Railgun", "it": "Cannone a rotaia"},
                "icon": "icons/railgun.svg",
                "source": "reconstructed",
            }
        ]
    },
    "ships.toml": {
        "ship": [
            {
                "class": "MON",
                "faction": "terran",
                "role": "warship",
                "cost": 90,
                "explosion": 2,
                "curve": ["3-2-1", "4-1-0"],
                "start": 2,
                "shields": {"front": 4, "right": 4, "left": 4, "rear": 4},
                "hull": "0 0* -1",
                "battery": True,
                "afterburners": 1,
                "names": ["Monitor", "Warden"],
                "group": [{"weapon": "railgun", "count": 2, "arcs": "FB", "red": 1, "yellow": 2}],
                "title": {"en": "Monitor", "it": "Monitore"},
                "source": "reconstructed",
            }
        ]
    },
}
PARSEC: dict[str, Any] = {
    "events.toml": {
        "event": [
            {
                "id": "gravity-well",
                "title": {"en": "Gravity well", "it": "Pozzo gravitazionale"},
                "text": {"en": "Vessels in a hex stay there.", "it": "I vascelli in un esagono vi restano."},
                "category": "natural",
                "rarity": "green",
                "set": "sample",
                "copies": 2,
                "windows": ["own"],
                "target": "hex",
                "duration": "1",
                "token": True,
                "ops": [{"op": "forbid", "what": "move"}, {"op": "stat", "stat": "range", "delta": -1}],
                "source": "reconstructed",
            }
        ]
    },
    "factions.toml": {
        "faction": [
            {
                "id": "miners",
                "title": {"en": "Free Miners", "it": "Minatori liberi"},
                "text": {"en": "Colonies cost 1 less.", "it": "Le colonie costano 1 in meno."},
                "ops": [{"op": "cost", "units": "colony", "titanium": -1}],
                "source": "reconstructed",
            }
        ]
    },
    "modules.toml": {
        "module": [
            {
                "id": "y1",
                "planets": [{"at": [1, 4], "number": 3, "resources": ["gold", "energy"]}],
                "asteroids": [{"at": [0, 1], "number": 6, "resources": ["titanium"]}],
                "source": "reconstructed",
            }
        ]
    },
}
EXPANSE: dict[str, Any] = {
    "cards.toml": {
        "card": [
            {
                "id": "quiet-cargo",
                "points": 3,
                "factions": ["un", "opa"],
                "seats": [2, 3, 4],
                "effect": [
                    {"do": "place", "count": 2, "at": {"sector": ["belt"]}},
                    {"do": "choose", "among": [[{"do": "peek"}], [{"do": "points", "count": 1}]]},
                ],
                "source": {"title": "reconstructed", "points": "reconstructed", "factions": "reconstructed",
                           "effect": "reconstructed"},
                "title": {"en": "Quiet cargo", "it": "Carico silenzioso"},
                "text": {"en": "Place 2 influence in the Belt.", "it": "Piazza 2 influenze nella Fascia."},
            }
        ]
    },
}  # fmt: skip
SAMPLES: dict[str, dict[str, Any]] = {"talon": TALON, "parsec": PARSEC, "expanse": EXPANSE}


def texts_of(game: str, documents: dict[str, Any] | None = None, identity: str = "", **said: Any) -> dict[str, str]:
    """The sample pack of a game as texts by file name."""
    chosen = SAMPLES[game] if documents is None else documents
    texts = {"pack.toml": manifest(game, identity, **said)}
    texts |= {name: document(values) for name, values in chosen.items()}
    if game == "talon":
        texts["icons/railgun.svg"] = ICON
    return texts
