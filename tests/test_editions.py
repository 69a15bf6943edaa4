"""Games with other content are kept at hand, as many as memory allows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.registry import Editions

#: What the text of an item describes, and where it stands.
DESCRIBED = {
    "expanse": [("cards.toml", "card", "effect", "card-{}-effect")],
    "parsec": [
        ("factions.toml", "faction", "ops", "faction-{}-text"),
        ("events.toml", "event", "ops", "card-{}-text"),
    ],
}


def former(name: str) -> list[str]:
    """The digests of a game's older content."""
    folder = Path(orrery.__file__).parent / "games" / name / "former"
    return sorted(file.stem for file in folder.glob("*.json"))


def changed(name: str, older: Mapping[str, Any]) -> Iterator[str]:
    """The texts of items that do something else today."""
    today = orrery.game(name).documents()
    for file, kind, key, text in DESCRIBED[name]:
        now = {item["id"]: item.get(key) for item in today[file][kind]}
        for item in older[file][kind]:
            if item.get(key) != now.get(item["id"]):
                yield text.format(item["id"])


def test_those_least_recently_used_leave() -> None:
    own = orrery.game("expanse")
    editions = Editions(2)
    made = [own.with_content(own.documents(), digest) for digest in ("one", "two", "three")]
    for game in made[:2]:
        editions.keep(game)
    assert editions.find(own, own.rules_version, "one") is made[0]
    editions.keep(made[2])
    assert [digest for _, _, digest in editions.games] == ["one", "three"]
    assert editions.knows(own, own.rules_version, "one")
    assert not editions.knows(own, own.rules_version, "two")


@pytest.mark.parametrize(("name", "digest"), [(name, digest) for name in DESCRIBED for digest in former(name)])
def test_older_content_has_the_texts_of_what_has_changed_since(name: str, digest: str) -> None:
    older = Editions(1).find(orrery.game(name), orrery.game(name).rules_version, digest)
    assert set(changed(name, older.documents())) <= set(older.words("en")) & set(older.words("it"))


def test_ceres_uprising_of_older_matches_removes_two() -> None:
    older = orrery.game("expanse").with_content(orrery.game("expanse").former_content(former("expanse")[0]) or {})
    assert older.words("en")["card-ceres-uprising-effect"].startswith("Remove up to 2 enemy influence")
    assert "card-ceres-uprising-effect" not in orrery.game("expanse").words("en")


@pytest.mark.parametrize("name", ["parsec", "talon"])
def test_older_content_is_played_by_the_rules_it_was_played_by(name: str) -> None:
    own = orrery.game(name)
    for rules in (*own.plays_rules, own.rules_version):
        found = Editions(1).find(own, rules, former(name)[0])
        assert (found.rules_version, found.content_digest) == (rules, former(name)[0])
