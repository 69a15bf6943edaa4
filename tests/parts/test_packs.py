"""Packs: how they name themselves, what they need, how they are read, and that only their values count."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest

import orrery
from orrery.parts.content import ContentError, ContentFiles, ContentFolder, Pack, read_pack
from orrery.parts.content.packs import require_manifest, stacked
from orrery.parts.content.sources import LARGEST_FILE, texts_of_zip
from orrery.records import Record
from orrery.registry import Editions, UnknownContent

MANIFEST = """
id = "border-fleets"
title = { en = "Border Fleets", it = "Flotte di confine" }
version = "0.4"
game = "talon"
authors = ["Ilaria"]
licence = "CC0-1.0"
"""
RAILGUN = '[[weapon]]\nname = "railgun"\nkind = "beam"\ntable = { 1 = [1, 1, 2, 2, 3, 3] }\nsource = "reconstructed"\n'
MONITOR = """
[[ship]]
class = "MON"
faction = "terran"
role = "warship"
cost = 90
explosion = 2
curve = ["3-2-1", "4-1-0"]
start = 2
shields = { front = 4, right = 4, left = 4, rear = 4 }
hull = "0 0* -1"
battery = true
afterburners = 1
names = ["Monitor"]
source = "reconstructed"
[[ship.group]]
weapon = "railgun"
count = 2
arcs = "FB"
red = 1
yellow = 2
"""
FLEET = {"pack.toml": MANIFEST, "weapons.toml": RAILGUN, "ships.toml": MONITOR}


def written(at: Path, texts: dict[str, str]) -> str:
    """A pack as a folder."""
    for name, text in texts.items():
        (at / name).parent.mkdir(parents=True, exist_ok=True)
        (at / name).write_text(text, encoding="utf-8")
    return str(at)


def zipped(texts: dict[str, str]) -> bytes:
    """A pack as a zip file."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in texts.items():
            archive.writestr(name, text)
    return data.getvalue()


def test_files_are_read_in_any_order(tmp_path: Path) -> None:
    game = orrery.game("talon").with_pack(written(tmp_path / "pack", FLEET))
    ship = game.catalogue()["ships"][-1]
    assert (ship["class"], ship["groups"][0]["weapon"], game.pack) == ("MON", "railgun", "border-fleets 0.4")


@pytest.mark.parametrize(
    "change",
    [
        lambda text: "# A comment.\n" + text,
        lambda text: text.replace(" = ", "   =   "),
        lambda text: text.replace("cost = 90\nexplosion = 2", "explosion = 2\ncost = 90"),
    ],
)
def test_comments_spacing_and_the_order_of_keys_do_not_count(tmp_path: Path, change: Callable[[str], str]) -> None:
    talon = orrery.game("talon")
    one = talon.with_pack(written(tmp_path / "one", FLEET))
    two = talon.with_pack(written(tmp_path / "two", {**FLEET, "ships.toml": change(MONITOR)}))
    dearer = talon.with_pack(
        written(tmp_path / "dear", {**FLEET, "ships.toml": MONITOR.replace("cost = 90", "cost = 91")})
    )
    assert one.content_digest == two.content_digest
    assert one.content_digest != dearer.content_digest
    assert one.content_digest != talon.content_digest


def test_the_order_of_keys_changes_nothing_in_play(tmp_path: Path) -> None:
    for name, file in (("expanse", "setup.toml"), ("parsec", "units.toml")):
        own = orrery.game(name)
        turned = {key: turn(value) for key, value in own.documents().items()}
        other = own.with_content(turned)
        assert other.content_digest == own.content_digest
        assert other.new(seed=3).digest() == own.new(seed=3).digest(), file


def turn(value: object) -> object:
    """A value with its keys in the opposite order."""
    if isinstance(value, dict):
        return {key: turn(value[key]) for key in reversed(value)}
    return [turn(item) for item in value] if isinstance(value, list) else value


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "border-fleets"', 'id = "Border Fleets"', "key 'id': small letters, digits and single hyphens"),
        ('version = "0.4"', 'version = "beta"', "key 'version': numbers such as 1.0 or 2.3.1, not 'beta'"),
        (', it = "Flotte di confine"', "", "key 'title': a text in it is missing"),
        ('authors = ["Ilaria"]', "authors = []", "key 'authors': expected array of length >= 1"),
        ('game = "talon"', 'game = "parsec"', "key 'game': this is talon; the pack is for 'parsec'"),
        ('licence = "CC0-1.0"', "", "missing key 'licence'"),
        (
            'licence = "CC0-1.0"',
            'licence = "CC0-1.0"\ncolour = 3',
            "key 'colour': unknown; allowed: id, title, version",
        ),
        ('licence = "CC0-1.0"', 'licence = "x"\nneeds = ["ghosts"]', "key 'needs': there is no pack 'ghosts' here"),
        ('licence = "CC0-1.0"', 'licence = "x"\nneeds = ["border-fleets"]', "key 'needs': these packs need"),
    ],
)
def test_a_manifest_that_is_wrong_is_refused_by_its_key(tmp_path: Path, old: str, new: str, message: str) -> None:
    pack = written(tmp_path / "pack", {**FLEET, "pack.toml": MANIFEST.replace(old, new)})
    with pytest.raises(ContentError) as refused:
        orrery.game("talon").with_pack(pack)
    assert str(refused.value).startswith(f"pack/pack.toml: {message}")


def test_a_pack_without_a_name_can_be_tried_but_not_installed(tmp_path: Path) -> None:
    pack = written(tmp_path / "draft", {"weapons.toml": RAILGUN})
    assert orrery.game("talon").with_pack(pack).pack == "draft"
    with pytest.raises(ContentError, match=r"draft/pack.toml: missing; it names the pack with id, title, version"):
        require_manifest(read_pack(pack))


def test_a_pack_is_laid_over_the_one_it_needs(tmp_path: Path) -> None:
    written(tmp_path / "border-fleets", FLEET)
    upper = MANIFEST.replace("border-fleets", "cheap").replace("licence", 'needs = ["border-fleets"]\nlicence')
    cheap = {"pack.toml": upper, "ships.toml": MONITOR.replace("cost = 90", "cost = 60")}
    game = orrery.game("talon").with_pack(written(tmp_path / "cheap", cheap))
    assert (game.catalogue()["ships"][-1]["cost"], game.pack) == (60, "cheap 0.4")
    assert game.catalogue()["weapons"][-1]["name"] == "railgun"


def test_packs_that_need_each_other_are_refused() -> None:
    packs = {
        name: Pack(name, {"pack.toml": MANIFEST.replace("border-fleets", name) + f'needs = ["{other}"]\n'})
        for name, other in (("a", "b"), ("b", "c"), ("c", "a"))
    }
    with pytest.raises(ContentError, match=r"a/pack.toml: key 'needs': these packs need each other: a and b and c"):
        stacked(packs["a"], packs.get)


def test_a_zip_file_is_a_pack_with_or_without_a_folder_around_it(tmp_path: Path) -> None:
    folder = orrery.game("talon").with_pack(written(tmp_path / "pack", FLEET))
    for name, texts in (("flat", FLEET), ("deep", {f"border/{name}": text for name, text in FLEET.items()})):
        (tmp_path / f"{name}.zip").write_bytes(zipped(texts))
        assert orrery.game("talon").with_pack(str(tmp_path / f"{name}.zip")).content_digest == folder.content_digest


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        ({"../ships.toml": ""}, "a name within the pack is wanted"),
        ({"/etc/ships.toml": ""}, "a name within the pack is wanted"),
        ({"ships.toml": " " * (LARGEST_FILE + 1)}, f"at most {LARGEST_FILE} bytes"),
        ({f"scenarios/{number}.toml": "" for number in range(300)}, "at most 200 files"),
        ({f"scenarios/{number}.toml": " " * 90_000 for number in range(20)}, "at most 1000000 bytes"),
    ],
)
def test_a_zip_file_beyond_the_limits_is_refused(texts: dict[str, str], message: str) -> None:
    with pytest.raises(ContentError, match=message):
        texts_of_zip(zipped(texts), "pack")


def test_a_table_in_the_wrong_file_is_told_where_it_belongs(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"pack/ships.toml: key 'weapon': such items stand in weapons.toml"):
        orrery.game("talon").with_pack(written(tmp_path / "pack", {"ships.toml": RAILGUN}))


@pytest.mark.parametrize("name", ["expanse", "parsec", "talon"])
def test_stored_content_makes_the_same_game_again(name: str) -> None:
    own = orrery.game(name)
    again = own.with_content(own.documents())
    assert again.content_digest == own.content_digest
    assert again.new(seed=5).digest() == own.new(seed=5).digest()
    assert again.catalogue() == own.catalogue()


def test_content_recorded_by_an_older_release_is_known_by_its_old_digest() -> None:
    old = Record.read("tests/golden/talon/mirror.orrery")
    assert old.content == "a5314cac47bdaa9d"
    assert old.edition().content_digest == old.content
    assert old.replay().digest() == old.digest


def test_a_record_carries_its_pack(tmp_path: Path) -> None:
    pack = written(tmp_path / "pack", FLEET)
    game = orrery.game("talon").with_pack(pack)
    state = game.new(seed=4)
    actions = []
    for _ in range(20):
        actions.append(str(state.actions()[0]))
        state.play(actions[-1])
    record = Record.of(state, 4, actions)
    assert record.pack == "border-fleets 0.4"
    read = Record.decode(record.encode())
    assert read.replay().digest() == state.digest()
    read.documents = {}
    with pytest.raises(UnknownContent, match="give the pack that it was played with"):
        Editions().find(orrery.game(read.game), read.rules, read.content)
    assert read.replay(pack=pack).digest() == state.digest()


def test_carried_content_must_be_what_its_digest_says(tmp_path: Path) -> None:
    game = orrery.game("talon").with_pack(written(tmp_path / "pack", FLEET))
    record = Record.of(game.new(seed=4), 4, [])
    record.documents = {**record.documents, "ships.toml": {}}
    with pytest.raises(ValueError, match="the content of the record is damaged: its digest is"):
        record.start()


def test_a_carried_picture_is_checked_like_one_of_a_pack(tmp_path: Path) -> None:
    game = orrery.game("talon").with_pack(written(tmp_path / "pack", FLEET))
    record = Record.of(game.new(seed=4), 4, [])
    script = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><script/></svg>'
    record.documents = {**record.documents, "icons/x.svg": {"svg": script}}
    with pytest.raises(ContentError, match=r"icons/x.svg: key 'script': not allowed in a picture"):
        record.start()
    record.documents = {"ships.toml": 3}
    with pytest.raises(ContentError, match=r"ships.toml: expected a table"):
        record.start()


def test_editions_least_used_leave(tmp_path: Path) -> None:
    talon = orrery.game("talon")
    kept = Editions(2)
    made = []
    for cost in (81, 82, 83):
        pack = written(tmp_path / str(cost), {**FLEET, "ships.toml": MONITOR.replace("cost = 90", f"cost = {cost}")})
        made.append(talon.with_pack(pack))
        kept.find(talon, talon.rules_version, made[-1].content_digest, made[-1].documents())
        kept.find(talon, talon.rules_version, made[0].content_digest, made[0].documents())
    digests = [content for _, _, content in kept.games]
    assert digests == [made[2].content_digest, made[0].content_digest]


def test_a_release_says_which_other_finishes_a_match_of_older_rules() -> None:
    game = orrery.game("tictactoe")
    with pytest.raises(ValueError, match=r"needs rules '0' of tictactoe.*uvx --from 'orrery\[server\]=="):
        game.with_rules("0")


def test_shipped_packs_are_known_by_their_ids() -> None:
    folder = ContentFolder("orrery.games.parsec")
    assert [pack.manifest and pack.manifest.name for pack in folder.shipped.values()] == ["six-seats 1.0"]
    assert isinstance(folder.files(folder.shipped["six-seats"]), ContentFiles)
