"""Content files: what is read, what is refused and in which words, and how packs are laid over."""

from __future__ import annotations

import importlib.resources
import zipfile
from enum import Enum
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec
import pytest

from orrery.parts.content import ContentError, ContentFiles, Folder, Sourced, content_digest

T = TypeVar("T")


class Arc(Enum):
    """Where a weapon points."""

    FRONT = "front"
    REAR = "rear"


class Weapon(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weapon of a ship."""

    name: str
    arc: Arc
    range: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1


class Explode(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="explode", tag_field="kind"):
    """An effect."""

    damage: int


class Jump(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="jump", tag_field="kind"):
    """Another effect."""

    hexes: int


class Ship(Sourced, frozen=True, kw_only=True):
    """A ship with everything that content may have."""

    id: str
    side: Literal["terran", "talon"]
    hull: int
    weapon: tuple[Weapon, ...] = ()
    effect: Explode | Jump | None = None
    curve: tuple[tuple[int, int], ...] = ()
    cost: dict[str, int] | None = None


class Rules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A plain table."""

    rounds: int = 6
    names: tuple[str, ...] = ()


class Fleet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole file."""

    ship: list[Ship]
    rules: Rules = Rules()
    crew: dict[str, Rules] | None = None


class Loose(msgspec.Struct, frozen=True):
    """An item that would overlook a misspelt key."""

    hull: int


class LooseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file that hides such an item."""

    ship: dict[str, tuple[Loose | None, ...]]


class Pair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An item with a check of its own."""

    low: int
    high: int

    def __post_init__(self) -> None:
        if self.low > self.high:
            raise ValueError("low is above high")


class PairFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of such items."""

    pair: list[Pair]


SCOUT = 'id = "scout"\nside = "terran"\nhull = 2\nsource = "public"\n'
CRUISER = 'id = "cruiser"\nside = "talon"\nhull = 6\nsource = "rulebook"\n'
SHIPS = f"[[ship]]\n{SCOUT}[[ship]]\n{CRUISER}[rules]\nrounds = 6\nnames = ['A']\n"


def folder(at: Path, **files: str) -> Path:
    """A folder of TOML files."""
    at.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (at / f"{name}.toml").write_text(text, encoding="utf-8")
    return at


def load(at: Folder, name: str, kind: type[T], pack: Folder | None = None) -> T:
    """One file of a folder as a struct."""
    return ContentFiles(at, pack).load(name, kind)


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """The built-in content."""
    return folder(tmp_path / "content", ships=SHIPS, map="size = 3\n")


def test_a_file_becomes_a_struct(content: Path) -> None:
    fleet = load(content, "ships.toml", Fleet)
    assert [(ship.id, ship.hull, ship.source, ship.note) for ship in fleet.ship] == [
        ("scout", 2, "public", ""),
        ("cruiser", 6, "rulebook", ""),
    ]
    assert load(str(content), "ships.toml", Fleet) == fleet


@pytest.mark.parametrize(
    ("added", "message"),
    [
        ("huul = 3", "ship 'scout': key 'huul': unknown; did you mean 'hull'? Allowed: source, note, id,"),
        ("flavour = 3", "ship 'scout': key 'flavour': unknown; allowed: source, note, id, side, hull,"),
        ("note = 3", "ship 'scout': key 'note': expected str, got int, not 3"),
        ("curve = [[5, 1], [4]]", "ship 'scout': curve 2: expected array of length 2, got 1"),
        ("curve = [[5, 1], [4, 'x']]", "ship 'scout': curve 2: row 2: expected int, got str, not 'x'"),
        ("cost = {power = 1, steel = 'much'}", "ship 'scout': cost: key 'steel': expected int, got str, not 'much'"),
        ("effect = {damage = 1}", "ship 'scout': key 'effect': missing key 'kind'; allowed: explode, jump"),
        (
            "effect = {kind = 'explod', damage = 1}",
            "ship 'scout': effect: key 'kind': 'explod' is not allowed; did you mean 'explode'?",
        ),
        ("effect = {kind = 'jump'}", "ship 'scout': key 'effect': missing key 'hexes'"),
        ("effect = {kind = 'jump', hexes = 'x'}", "ship 'scout': effect: key 'hexes': expected int, got str, not 'x'"),
        (
            "[[ship.weapon]]\nname = 'laser'\narc = 'frnt'",
            "ship 'scout': weapon 'laser': key 'arc': 'frnt' is not allowed; did you mean 'front'? Allowed: front",
        ),
        (
            "[[ship.weapon]]\nname = 'laser'\narc = 'front'\nrange = 6",
            "ship 'scout': weapon 'laser': key 'range': expected int <= 5, not 6",
        ),
        ("[[ship.weapon]]\narc = 'front'", "ship 'scout': weapon 1: missing key 'name'"),
        ("[rule]", "key 'rule': unknown; did you mean 'rules'? Allowed: ship, rules, crew"),
        ("[rules]\nnames = ['a', 2]", "rules: names 2: expected str, got int, not 2"),
        ("[crew.bridge]\nrounds = true", "crew: bridge: key 'rounds': expected int, got bool, not True"),
    ],
)
def test_an_error_names_the_file_the_item_the_key_and_what_is_right(tmp_path: Path, added: str, message: str) -> None:
    at = folder(tmp_path / "content", ships=f"[[ship]]\n{SCOUT}{added}\n")
    with pytest.raises(ContentError) as refused:
        load(at, "ships.toml", Fleet)
    assert str(refused.value).startswith(f"content/ships.toml: {message}")
    assert "\n" not in str(refused.value)


def test_an_item_must_say_where_it_comes_from(tmp_path: Path) -> None:
    at = folder(tmp_path / "content", ships=f"[[ship]]\n{SCOUT.replace('public', 'hearsay')}")
    with pytest.raises(ContentError, match="key 'source': 'hearsay' is not allowed; allowed: rulebook, public"):
        load(at, "ships.toml", Fleet)
    folder(at, ships='[[ship]]\nid = "scout"\nside = "terran"\nhull = 2\n')
    with pytest.raises(ContentError, match="ship 'scout': missing key 'source'"):
        load(at, "ships.toml", Fleet)


def test_a_file_that_is_not_there_is_refused_with_those_that_are(content: Path) -> None:
    with pytest.raises(ContentError, match=r"content has no 'ship.toml'; did you mean 'ships.toml'\? Allowed: map"):
        load(content, "ship.toml", Fleet)
    with pytest.raises(ContentError, match="nowhere: there is no such folder"):
        load(content / "nowhere", "ships.toml", Fleet)
    (content / "hulls.toml").mkdir()
    with pytest.raises(ContentError, match=r"content/hulls.toml: there is no such file"):
        ContentFiles(content)


def test_what_is_not_toml_is_refused_with_the_line(content: Path) -> None:
    folder(content, ships="a = 1\nb = \n")
    with pytest.raises(ContentError, match=r"content/ships.toml: not TOML: Invalid value \(at line 2, column 5\)"):
        load(content, "ships.toml", Fleet)
    (content / "ships.toml").write_bytes(b'a = "\xff"')
    with pytest.raises(ContentError, match=r"ships.toml: not UTF-8 text \(byte 5\)"):
        ContentFiles(content)


def test_an_id_stands_once(tmp_path: Path) -> None:
    at = folder(tmp_path / "content", ships=f"[[ship]]\n{SCOUT}[[ship]]\n{SCOUT}")
    with pytest.raises(ContentError, match=r"content/ships.toml: ship 'scout': stands there twice"):
        ContentFiles(at)


def test_a_struct_that_would_overlook_a_misspelt_key_is_refused(content: Path) -> None:
    with pytest.raises(TypeError, match="content struct Loose needs forbid_unknown_fields=True"):
        load(content, "ships.toml", LooseFile)


def test_what_a_struct_checks_itself_is_reported_too(tmp_path: Path) -> None:
    at = folder(tmp_path / "content", pairs="[[pair]]\nlow = 1\nhigh = 2\n[[pair]]\nlow = 3\nhigh = 2\n")
    with pytest.raises(ContentError, match=r"content/pairs.toml: pair 2: low is above high"):
        load(at, "pairs.toml", PairFile)


def test_a_pack_replaces_by_id_and_adds_at_the_end(content: Path, tmp_path: Path) -> None:
    frigate = SCOUT.replace("scout", "frigate")
    ships = f"[[ship]]\n{frigate}[[ship]]\n{SCOUT.replace('2', '3')}[rules]\nrounds = 8\n"
    pack = folder(tmp_path / "pack", ships=ships)
    (pack / "README.md").write_text("My ships.", encoding="utf-8")
    own, laid = ContentFiles(content), ContentFiles(content, pack)
    fleet = laid.load("ships.toml", Fleet)
    assert [(ship.id, ship.hull) for ship in fleet.ship] == [("scout", 3), ("cruiser", 6), ("frigate", 2)]
    assert (fleet.rules.rounds, fleet.rules.names) == (8, ("A",))
    assert laid.digest() != own.digest() == ContentFiles(content).digest()
    assert [ship.hull for ship in own.load("ships.toml", Fleet).ship] == [2, 6]


def test_an_error_in_a_pack_names_the_pack(content: Path, tmp_path: Path) -> None:
    for ships, message in [
        (f"[[ship]]\n{SCOUT}hul = 1\n", "pack/ships.toml: ship 'scout': key 'hul': unknown; did you mean 'hull'"),
        ("[rules]\nrounds = 'x'\n", "pack/ships.toml: rules: key 'rounds': expected int"),
        ("[boats]\n", "pack/ships.toml: key 'boats': unknown"),
        ("[[ship]]\nhull = 2\n", r"pack/ships.toml: ship 1: missing key 'id' \(what it replaces\)"),
        ("rules = 3\n", "pack/ships.toml: key 'rules': expected object, got int"),
        ("ship = 3\n", "pack/ships.toml: key 'ship': expected array, got int"),
        ("[[rules]]\nrounds = 3\n", "pack/ships.toml: key 'rules': expected object, got array"),
        ("[[ship]]\nid = 'x'\n[[ship]]\nid = 'x'\n", "pack/ships.toml: ship 'x': stands there twice"),
        ("ship = [3]\n", r"pack/ships.toml: ship 1: missing key 'id'"),
    ]:
        with pytest.raises(ContentError, match=message):
            load(content, "ships.toml", Fleet, folder(tmp_path / "pack", ships=ships))


def test_an_error_beside_a_pack_names_the_built_in_file(content: Path, tmp_path: Path) -> None:
    folder(content, ships=SHIPS.replace("hull = 6", "hull = 'x'"))
    pack = folder(tmp_path / "pack", ships=f"[[ship]]\n{SCOUT}")
    with pytest.raises(ContentError, match=r"content/ships.toml: ship 'cruiser': key 'hull'"):
        load(content, "ships.toml", Fleet, pack)


def test_a_pack_with_an_unknown_file_is_refused_with_the_known_ones(content: Path, tmp_path: Path) -> None:
    pack = folder(tmp_path / "pack", shipz=SHIPS)
    with pytest.raises(ContentError) as refused:
        ContentFiles(content, pack)
    told = "a pack cannot have this file; did you mean 'ships.toml'? Allowed: map.toml, ships.toml"
    assert str(refused.value) == f"pack/shipz.toml: {told}"
    with pytest.raises(ContentError, match=r"gone: a content pack is a folder or a zip file"):
        ContentFiles(content, tmp_path / "gone")


def test_the_digest_is_about_content_not_about_bytes(tmp_path: Path) -> None:
    first = ContentFiles(folder(tmp_path / "one", a="# A comment\nx = 1\ny = [1, 2]\n"))
    second = ContentFiles(folder(tmp_path / "two", a="y = [\n  1,\n  2,\n]\nx = 0x1\n"))
    assert first.digest() == second.digest() == content_digest({"a.toml": {"x": 1, "y": [1, 2]}})
    assert first.digest() != content_digest({"b.toml": {"x": 1, "y": [1, 2]}})
    assert first.digest() != content_digest({"a.toml": {"x": 1, "y": [2, 1]}})


def test_content_in_a_package_is_read_like_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder(tmp_path / "fleet_on_disk" / "content", ships=SHIPS)
    (tmp_path / "fleet_on_disk" / "__init__.py").touch()
    with zipfile.ZipFile(tmp_path / "fleets.zip", "w") as archive:
        archive.writestr("fleet_in_zip/__init__.py", "")
        archive.writestr("fleet_in_zip/content/ships.toml", SHIPS)
        archive.writestr("fleet_in_zip/content/bad.toml", "x = ")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.syspath_prepend(tmp_path / "fleets.zip")
    on_disk = ContentFiles(importlib.resources.files("fleet_on_disk") / "content")
    assert [ship.id for ship in on_disk.load("ships.toml", Fleet).ship] == ["scout", "cruiser"]
    in_zip = importlib.resources.files("fleet_in_zip") / "content"
    with pytest.raises(ContentError, match=r"content/bad.toml: not TOML"):
        ContentFiles(in_zip)


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A file of plain lists."""

    names: list[str]
    sizes: list[dict[str, int]] = []


def test_a_list_without_ids_is_replaced_as_a_whole(tmp_path: Path) -> None:
    own = folder(tmp_path / "content", names="names = ['a', 'b']\nsizes = [{x = 1}, {x = 2}]\n")
    pack = folder(tmp_path / "pack", names="names = ['c']\nsizes = [{x = 3}]\n")
    laid = load(own, "names.toml", Names, pack)
    assert (laid.names, laid.sizes) == (["c"], [{"x": 3}])


def test_a_table_that_is_new_comes_from_the_pack_alone(tmp_path: Path) -> None:
    own = folder(tmp_path / "content", names="names = ['a']\n")
    pack = folder(tmp_path / "pack", names="sizes = [{x = 3}]\n")
    assert load(own, "names.toml", Names, pack).sizes == [{"x": 3}]
    folder(tmp_path / "pack", names="sizes = [{x = 'y'}]\n")
    with pytest.raises(ContentError, match=r"pack/names.toml: sizes 1: key 'x': expected int"):
        load(own, "names.toml", Names, pack)


def test_other_files_of_a_folder_are_no_content(tmp_path: Path) -> None:
    at = folder(tmp_path / "content", names="names = []\n")
    (at / "notes.txt").write_text("x = ")
    assert list(ContentFiles(at).documents) == ["names.toml"]


def test_a_pack_may_have_a_licence_and_hidden_files(tmp_path: Path) -> None:
    at = folder(tmp_path / "content", names="names = ['a']\n")
    pack = folder(tmp_path / "pack", names="names = ['b']\n")
    for name in ("LICENSE", ".hidden"):
        (pack / name).write_text("x = ")
    assert load(at, "names.toml", Names, pack).names == ["b"]
