"""The Empire War's content: its own file with Talon's beside it, packs for either, and matches that carry both."""

from __future__ import annotations

from pathlib import Path

import pytest

import orrery
from orrery.games.empire_war.content import FILE
from orrery.games.empire_war.game import GAME
from orrery.games.talon.game import GAME as TALON
from orrery.parts.content import ContentError

WEAPON = '[[weapon]]\nname = "railgun"\nkind = "beam"\ntable = { 1 = [1, 1, 2, 2, 3, 3] }\nsource = "reconstructed"\n'


def pack(folder: Path, game: str, name: str, text: str) -> str:
    """A pack of one file."""
    about = 'id = "p"\ntitle = { en = "P", it = "P" }\nversion = "1.0"\nauthors = ["A"]\nlicence = "CC0-1.0"\n'
    about += f'game = "{game}"\n'
    (folder / "pack.toml").write_text(about, encoding="utf-8")
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder)


def test_a_war_carries_its_own_content_and_talons() -> None:
    documents = GAME.documents()
    assert FILE in documents
    assert {name: documents[name] for name in TALON.documents()} == TALON.documents()
    again = GAME.with_content(documents, GAME.content_digest)
    assert again.content_digest == GAME.content_digest
    assert again.talon is TALON
    assert again.new(seed=3).digest() == GAME.new(seed=3).digest()


def test_a_pack_changes_the_war(tmp_path: Path) -> None:
    game = GAME.with_pack(pack(tmp_path, "empire_war", FILE, "[income]\nhome = 77\n"))
    assert game.tables.income_home == 77
    assert game.content_digest[16:] == TALON.content_digest
    assert game.content_digest != GAME.content_digest
    assert game.former_content(game.content_digest) is None, "no release had it, so a match must carry it"


@pytest.mark.parametrize("name", ["empire_war", "talon_campaign", "talon_captains"])
def test_a_pack_for_talon_fits_the_games_that_contain_it(tmp_path: Path, name: str) -> None:
    own = orrery.game(name)
    game = own.with_pack(pack(tmp_path, "talon", "weapons.toml", WEAPON))
    assert game.content_digest != own.content_digest
    assert "railgun" in game.talon.content.weapons  # type: ignore[attr-defined]
    again = own.with_content(game.documents(), game.content_digest)
    assert again.new(seed=3).digest() == game.new(seed=3).digest()


def test_a_pack_of_another_game_does_not_fit(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="key 'game': this is empire_war; the pack is for 'parsec'"):
        GAME.with_pack(pack(tmp_path, "parsec", FILE, "[income]\nhome = 77\n"))


def test_what_is_wrong_is_told_with_file_item_and_key(tmp_path: Path) -> None:
    war = "[[war]]\nid = 'x'\nsectors = ['antares', 'antares']\nturns = 3\npoints = { terran = 100, talon = 100 }\n"
    text = war + "fleets = { terran = [], talon = [] }\nsource = 'reconstructed'\n"
    with pytest.raises(ContentError, match=r"war.toml: war 'x': key 'sectors': one is named twice"):
        GAME.with_pack(pack(tmp_path, "empire_war", FILE, text))


def test_the_content_of_this_release_is_known_to_later_ones() -> None:
    assert GAME.folder is not None
    kept = [file.name.removesuffix(".json") for file in (GAME.folder.home / "former").iterdir()]
    for digest in kept:
        found = GAME.former_content(digest + TALON.content_digest)
        assert found is not None
        assert GAME.with_content(found, digest + TALON.content_digest).new(seed=1).seat is not None
