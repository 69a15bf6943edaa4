"""The check for gaps in translations, and how a language is begun."""

from __future__ import annotations

from pathlib import Path

import pytest

import translations

ENGLISH = "hello = Hello\nplayers = { $count ->\n    [one] 1 player\n   *[other] { $count } players\n}\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with one folder of texts in English."""
    folder = tmp_path / "web" / "src" / "locale"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(ENGLISH, encoding="utf-8")
    return tmp_path


def test_every_language_is_complete() -> None:
    assert translations.hindrances() == []


def test_a_gap_is_named(root: Path) -> None:
    (root / "web/src/locale/de.ftl").write_text("hello = Hallo { $name }\nbye = Tschüss\n", encoding="utf-8")
    assert translations.gaps(root) == [
        "web/src/locale/de.ftl: lacks players",
        "web/src/locale/de.ftl: has bye, which English has not",
        "web/src/locale/de.ftl: hello speaks of $name, which English does not",
    ]


def test_a_text_that_cannot_be_read_is_named(root: Path) -> None:
    (root / "web/src/locale/de.ftl").write_text("hello = Hallo\nplayers = { $count\n", encoding="utf-8")
    assert "web/src/locale/de.ftl: cannot be read: 'players = { $count'" in translations.gaps(root)


def test_a_language_begins_in_english_and_says_so(root: Path) -> None:
    german = root / "web/src/locale/de.ftl"
    assert translations.begin("de", root) == [german]
    assert translations.gaps(root) == [
        "web/src/locale/de.ftl: is still English: hello",
        "web/src/locale/de.ftl: is still English: players",
    ]
    begun = german.read_text(encoding="utf-8")
    german.write_text(begun.replace(f"## {translations.UNTRANSLATED}\n", ""), encoding="utf-8")
    assert translations.gaps(root) == []
    assert translations.begin("de", root) == []


def test_a_later_text_is_added_below_those_there_are(root: Path) -> None:
    german = root / "web/src/locale/de.ftl"
    german.write_text("hello = Hallo\n", encoding="utf-8")
    translations.begin("de", root)
    assert german.read_text(encoding="utf-8").startswith("hello = Hallo\n")
    assert translations.gaps(root) == ["web/src/locale/de.ftl: is still English: players"]
