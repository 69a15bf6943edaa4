"""Packs to test on: a card with any effect, and a table on which it can be used."""

from __future__ import annotations

from pathlib import Path

from tests.games.expanse.table import FOUR, Table

from orrery.games.expanse.game import GAME, Expanse

SOURCE = 'source = { title = "public", points = "public", factions = "public", effect = "deduced" }'


def pack(folder: Path, name: str, text: str) -> Expanse:
    (folder / name).write_text(text, encoding="utf-8")
    return GAME.with_pack(str(folder))


def card(effect: str, rest: str = "") -> str:
    """A pack's card file with one new card."""
    return f"""
[[card]]
id = "test-card"
points = 3
factions = ["un", "mcr", "opa", "pg"]
seats = [2, 3, 4]
{SOURCE}
effect = {effect}
{rest}
"""


def resolve(folder: Path, effect: str) -> Table:
    """A table on which a card with this effect can be used."""
    game = pack(folder, "cards.toml", card(effect))
    return Table(*FOUR, game=game).track(*["heavy-burn"] * 4).deck("smugglers", "ambush", "scoring")
