"""The worked examples of docs/content.md are sound packs, and its commands do what it says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import orrery
from orrery.cli.main import orrery_command

TEXT = (Path(__file__).parent.parent / "docs/content.md").read_text(encoding="utf-8")
FILES = re.findall(r"^`([\w-]+/[\w./-]+)`:\n\n```\w+\n(.*?)^```", TEXT, re.DOTALL | re.MULTILINE)
PACKS = {"border-fleets": "talon", "quiet-cargo": "expanse", "free-miners": "parsec"}


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The files of the page in a folder."""
    for name, text in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_the_page_has_an_example_for_each_game() -> None:
    assert {name.split("/")[0] for name, _ in FILES} == set(PACKS)


@pytest.mark.parametrize("pack", list(PACKS))
def test_every_example_is_sound_and_plays(written: Path, pack: str) -> None:
    said = CliRunner().invoke(orrery_command, ["pack", "check", pack])
    assert said.output.startswith(f"valid: {pack} 1.0 for "), said.output
    game = orrery.game(PACKS[pack]).with_pack(str(written / pack))
    assert game.words("it")


def test_packs_are_installed_listed_and_removed(written: Path) -> None:
    database = ["--database", f"sqlite+aiosqlite:///{written}/orrery.db"]

    def command(*words: str) -> str:
        result = CliRunner().invoke(orrery_command, ["pack", *words, *database])
        return f"{result.exit_code} {result.output}"

    assert command("install", "border-fleets") == "0 installed: border-fleets 1.0\n"
    assert command("install", "border-fleets").startswith("0 ")
    assert command("list") == "0 border-fleets 1.0  talon  Border Fleets  Ilaria\n"
    (written / "border-fleets/ships.toml").unlink()
    assert "is there already, with other files; give it a new number" in command("install", "border-fleets")
    assert command("remove", "border-fleets") == "0 removed: 1 version of border-fleets\n"
    assert "there is no pack 'border-fleets' here" in command("remove", "border-fleets")


def test_a_broken_pack_is_refused_in_one_line(written: Path) -> None:
    ships = written / "border-fleets/ships.toml"
    ships.write_text(ships.read_text(encoding="utf-8").replace("railgun", "laser-cannon"), encoding="utf-8")
    said = CliRunner().invoke(orrery_command, ["pack", "check", "border-fleets"])
    assert said.exit_code == 1
    assert "border-fleets/ships.toml: ship 'terran MON': key 'group.weapon': no weapon 'laser-cannon'" in said.output
    assert said.output.count("\n") == 1
