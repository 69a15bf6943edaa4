"""A new match, before it is stored."""

from __future__ import annotations

from typing import Any

from orrery.kernel import Game
from orrery.kernel.keyed import QUICK_SEEDS, SEEDS
from orrery.records import commitment_of
from orrery.server import clock, randomness
from orrery.server.store.match import Match
from orrery.server.store.people import Person


def new_seed() -> int:
    """The seed of a live match: the key of a generator whose past dice reveal nothing about later ones."""
    return QUICK_SEEDS + randomness.below(SEEDS - QUICK_SEEDS)


def new_match(game: Game[Any], host: Person, **values: Any) -> Match:
    """A match of a game with a new id and invitation, and these values."""
    blank: dict[str, Any] = {
        "id": randomness.token(9), "title": game.title, "visibility": "private", "clock": None,
    }  # fmt: skip
    return Match(
        game=game.name,
        rules=game.rules_version,
        content=game.content_digest,
        pack=game.pack,
        commitment=commitment_of(values["seed"]),
        invitation=randomness.token(18),
        host=host.id,
        created=clock.now(),
        **blank | values,
    )
