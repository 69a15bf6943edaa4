"""Parsec: what content packs can bring: factions, cards, seats."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.parsec.table import SIX, Table, at

from orrery.games.parsec.game import GAME, Parsec
from orrery.kernel import Rng
from orrery.parts.content import ContentError

GRAVITY_WELL = """
[[event]]
id = "gravity-well"
title = { en = "Gravity well", it = "Pozzo gravitazionale" }
text = { en = "Vessels in a hex stay there until your next turn.", it = "I vascelli in un esagono vi restano." }
category = "natural"
rarity = "green"
set = "test"
copies = 2
windows = ["own"]
target = "hex"
duration = "1"
token = true
ops = [{ op = "forbid", what = "move" }, { op = "stat", stat = "range", delta = -1 }]
source = "reconstructed"
"""


@pytest.fixture
def well(tmp_path: Path) -> Parsec:
    """The game with one more kind of event."""
    (tmp_path / "events.toml").write_text(GRAVITY_WELL, encoding="utf-8")
    return GAME.with_pack(str(tmp_path))


@pytest.mark.rule("parsec:6.2o", "parsec:6.2m")
def test_an_event_on_an_occupied_hex(well: Parsec) -> None:
    table = Table(game=well)
    one, two, three = table.line(3)
    table.put("1f1", one)
    table.put("1f2", one)
    table.put("0f1", three)
    table.deal(0, "gravity-well")
    table.act(0).play("play card-31")
    assert table.why(at(two)) == ("parsec:6.2o", "empty-hex")
    table.play(at(one))
    shown = table.state.view(None)
    assert shown["events_in_force"][0]["token"] == at(one)[3:]
    assert shown["tokens"] == 7
    assert [unit["range"] for unit in shown["units"]] == [1, 0, 0]
    table.act(1)
    assert table.why("move f1") == ("parsec:6.2m", "event-forbids")
    assert table.why("move f2") == ("parsec:6.2m", "event-forbids")
    table.roll(8)
    table.turn(0)
    assert "move f1" in table.act(1).options()


def test_records_of_a_pack_do_not_load_without_it(well: Parsec) -> None:
    with pytest.raises(ValueError, match="content"):
        GAME.load(well.new(2).dump())


def test_a_bounty_for_every_kill() -> None:
    table = Table(game=SIX, factions={0: "salvage-syndicate"})
    one, two = table.line(2)
    table.put("0x1", one)
    table.put("1f1", two)
    table.put("1o1", table.planet(1)[0])
    table.roll(8, 1)
    table.act(0).play("attack x1", "take gold")
    assert table.stock(0) == (1, 1, 2)
    assert table.state.choice == "ChooseAction"


def test_scouts_keep_one_of_two_cards_unseen() -> None:
    table = Table(game=SIX, factions={0: "academy-of-europa"})
    table.put("0o1", table.planet(1)[0])
    table.put("1o1", table.planet(2)[0])
    table.give(0, 0, 0, 2)
    top = ["mutiny", "embargo"]
    table.state.deck += bytes([SIX.tables.card_names.index(name) for name in top])
    table.act(0).play("shop", "buy event")
    assert table.options() == ["keep embargo", "keep mutiny"]
    other = table.state.determinize(1, Rng(4))
    assert (other.choice, other.seat) == ("KeepEvent", 0)
    assert other.view(1) == table.state.view(1)
    assert table.why("keep rich-vein") == ("parsec:6.1a", "not-seen")
    table.play("keep mutiny")
    assert table.hand(0) == ["mutiny"]
    assert table.state.deck[0] == SIX.tables.card_names.index("embargo")


def test_partners_in_trade_keep_the_peace() -> None:
    table = Table(game=SIX, factions={0: "keepers-of-the-treaty"})
    one, two = table.line(2)
    table.put("0c1", one)
    table.put("1c1", two)
    table.put("1f1", two)
    table.give(1, 1)
    assert "attack f1" in table.act(1).options()
    table.play("offer 0", "accept")
    assert table.why("attack f1") == ("parsec:12b", "no-target")
    table.roll(8)
    table.turn(0)
    assert "attack f1" in table.act(1).options()


@pytest.mark.rule("parsec:6.2f")
def test_in_the_larger_deck_too_unique_cards_are_unique_and_commons_come_four_times_at_most() -> None:
    state = SIX.new(6, seed=2)
    kinds = SIX.tables.cards
    dealt = list(state.deck)
    for place, copies in enumerate(state.hand):
        dealt.extend([place % kinds] * copies)
    for card in SIX.content.events:
        most = 1 if card.rarity == "violet" else 4
        assert 1 <= dealt.count(SIX.tables.card_names.index(card.id)) <= most
    assert len(dealt) == 105


@pytest.mark.rule("parsec:6.2f")
def test_a_pack_cannot_double_a_unique_card(tmp_path: Path) -> None:
    (tmp_path / "events.toml").write_text(GRAVITY_WELL.replace("green", "violet"), encoding="utf-8")
    with pytest.raises(ContentError, match="event 'gravity-well': key 'copies': is from 1 to 1 if violet"):
        GAME.with_pack(str(tmp_path))
