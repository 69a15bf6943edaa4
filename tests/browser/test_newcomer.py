"""A newcomer makes the worked examples of docs/content.md in the workshop, plays them, and takes them elsewhere."""

from __future__ import annotations

import io
import re
import tomllib
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import FilePayload, Page, expect
from tests.browser.conftest import Visitor
from tests.browser.forms import Form
from tests.test_content_docs import FILES

import orrery

pytestmark = pytest.mark.browser

Picture = Callable[[Page, str], None]
#: By pack: its game, and the tables to fill in, each with the keys that tell its items apart.
PACKS: dict[str, tuple[str, dict[str, tuple[str, tuple[str, ...]]]]] = {
    "border-fleets": ("talon", {"weapons.toml": ("weapon", ("name",)), "ships.toml": ("ship", ("class", "faction"))}),
    "quiet-cargo": ("expanse", {"cards.toml": ("card", ("id",))}),
    "free-miners": ("parsec", {"factions.toml": ("faction", ("id",)), "modules.toml": ("module", ("id",))}),
}
REGIONS = {"en": "GB", "it": "IT"}


def example(pack: str) -> dict[str, str]:
    """The files of a worked example."""
    return {name.partition("/")[2]: text for name, text in FILES if name.startswith(f"{pack}/")}


def agrees(made: Any, written: Any) -> bool:
    """Whether everything that is written was made; what a form adds does not matter."""
    if isinstance(written, dict):
        return isinstance(made, dict) and all(agrees(made.get(key), value) for key, value in written.items())
    if isinstance(written, list):
        return isinstance(made, list) and len(made) == len(written) and all(map(agrees, made, written))
    return bool(made == written)


@pytest.mark.parametrize("language", list(REGIONS))
@pytest.mark.parametrize("pack", list(PACKS))
def test_the_examples_of_the_documentation_are_made_played_and_taken_elsewhere(
    visitor: Visitor, picture: Picture, tmp_path: Path, pack: str, language: str
) -> None:
    files = example(pack)
    game, tables = PACKS[pack]
    page = visitor(f"/workshop/{game}", locale=f"{language}-{REGIONS[language]}")
    form = Form(page, language)
    manifest = tomllib.loads(files["pack.toml"])
    about = page.locator("section > .grid")
    for label, value in (
        (form.say("pack-id"), f"{pack}-{language}"),
        (form.say("pack-version"), manifest["version"]),
        (form.say("pack-authors"), ", ".join(manifest["authors"])),
        *((f"{form.say('pack-title')} ({code})", text) for code, text in manifest["title"].items()),
    ):
        about.get_by_label(label, exact=True).fill(value)
        about.get_by_label(label, exact=True).blur()
    for file, (table, keys) in tables.items():
        for item in tomllib.loads(files[file])[table]:
            form.add(table)
            if "icon" in item:
                icon = FilePayload(
                    name=item["icon"].split("/")[1], mimeType="image/svg+xml", buffer=files[item["icon"]].encode()
                )
                page.locator(".form input[type=file]").set_input_files(icon)
            form.write(item, keys)
    expect(page.get_by_text(form.say("sound"))).to_be_visible()
    picture(page, f"newcomer-{pack}-{language}")
    with page.expect_download() as download:
        page.get_by_role("button", name=form.say("export")).click()
    target = tmp_path / download.value.suggested_filename
    download.value.save_as(target)
    made = {name.rpartition("/")[2]: text for name, text in zipped(target.read_bytes()).items()}
    for file in tables:
        assert agrees(whole(game, file, made[file]), whole(game, file, files[file])), made[file]
    page.get_by_role("button", name=form.say("play-this")).click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.locator(".seats, .board, svg.map").first).to_be_visible()
    if game == "talon":
        railgun = tomllib.loads(files["weapons.toml"])["weapon"][0]["title"][language]
        expect(page.get_by_text(railgun).first).to_be_visible()
    elsewhere = visitor(f"/workshop/{game}", locale=f"{language}-{REGIONS[language]}")
    elsewhere.locator("input.pack-zip").set_input_files(target)
    expect(elsewhere.get_by_text(form.say("sound"))).to_be_visible()
    expect(elsewhere.locator(".head .title")).to_have_text(manifest["title"][language])


def whole(game: str, file: str, text: str) -> Any:
    """A content file with everything that goes without saying."""
    shape = orrery.game(game).home.shapes[file]  # type: ignore[attr-defined]
    read = msgspec.to_builtins(msgspec.convert(tomllib.loads(text), shape))
    for items in read.values():
        for item in items:
            for key in ("note", "keep", "fighters", "squadrons", "port", "docks", "core", "shares_borders"):
                item.pop(key, None)
    return read


def zipped(data: bytes) -> dict[str, str]:
    """The texts of a zip file by their paths."""
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name).decode() for name in archive.namelist()}
