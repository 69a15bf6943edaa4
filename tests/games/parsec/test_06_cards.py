"""Parsec: event cards, card by card (chapter 6.2)."""

from __future__ import annotations

import pytest
from tests.games.parsec.hands import duel, seats_with_bases
from tests.games.parsec.table import SIX, Table, at, name

from orrery.games.parsec.game import GAME
from orrery.games.parsec.score import points
from orrery.games.parsec.tables import OPPONENT_TURN, OWN_TURN
from orrery.kernel import Rng


def test_goods_teleport_and_rich_vein() -> None:
    table = seats_with_bases()
    table.give(0, 7)
    table.deal(0, "goods-teleport", "rich-vein")
    table.act(0)
    assert table.why("exchange") == ("parsec:9.2b", "not-docked")
    table.play("play goods-teleport", "exchange", "take gold", "exchange")
    table.play("give titanium", "take energy")
    assert table.stock(0) == (1, 1, 1)
    assert table.why("exchange")[0] == "parsec:9.2b"
    table.play("play rich-vein", "take energy")
    assert table.stock(0) == (1, 3, 1)


def test_slingshot_and_sights() -> None:
    table = seats_with_bases()
    one, _, three = table.line(3)
    table.put("0f1", one)
    table.put("1f1", three)
    table.deal(0, "gravity-slingshot", "long-range-sights")
    table.act(0)
    assert "attack f1" not in table.options()
    table.play("play long-range-sights", "play gravity-slingshot", "target 0f1")
    assert "attack f1" in table.options()
    shown = {unit["unit"]: unit for unit in table.state.view(0)["units"]}["0f1"]
    assert (shown["move"], shown["range"]) == (5, 2)
    table.play("end")
    shown = {unit["unit"]: unit for unit in table.state.view(0)["units"]}["0f1"]
    assert (shown["move"], shown["range"]) == (2, 1)


def test_spies_see_a_hand_and_take_a_card() -> None:
    table = seats_with_bases(3)
    table.give(1, 1)
    table.deal(1, "mutiny")
    table.deal(0, "spy-network", "data-theft")
    table.act(0).play("play spy-network", "against 1").quiet()
    assert table.stock(0) == (1, 0, 0)
    assert next(e for e in table.state.events_for(0) if e["event"] == "HandRevealed")["cards"] == ["mutiny"]
    assert next(e for e in table.state.events_for(2) if e["event"] == "HandRevealed")["cards"] == []
    table.play("play data-theft").quiet()
    assert table.hand(0) == ["mutiny"]
    assert next(e for e in table.state.events_for(2) if e["event"] == "EventStolen")["card"] == ""


def test_embargo() -> None:
    table = Table()
    table.put("0c1", table.galaxy.docks[0])
    table.put("1c1", table.galaxy.docks[3])
    table.give(1, 4)
    table.deal(0, "embargo")
    table.deal(1, "rich-vein")
    table.act(0).play("play embargo").quiet()
    table.act(1)
    for action in ("exchange", "offer 0", "sell rich-vein"):
        assert table.why(action) == ("parsec:6.2m", "embargo")


@pytest.mark.rule("parsec:12.4i")
def test_corsairs() -> None:
    table = seats_with_bases()
    one, two = table.line(2)
    table.put("0c2", one)
    table.put("1f1", two)
    table.deal(0, "corsair-cargos")
    table.act(0)
    assert table.why("attack c2") == ("parsec:4.1c", "defensive-only")
    table.play("play corsair-cargos")
    table.roll(4, 4)
    table.play("attack c2")
    assert table.happened("StrikeRolled")[-1]["attack"] == 5
    assert table.at("1f1") == -1


def test_ion_storm() -> None:
    table = seats_with_bases()
    one, two = table.line(2)
    table.put("1f1", one)
    table.put("0f1", two)
    table.deal(0, "ion-storm")
    module = table.galaxy.grid.first_module[one]
    table.act(0).play("play ion-storm", f"module {module}").first()
    table.act(1)
    assert table.why("move f1") == ("parsec:6.2m", "event-forbids")
    assert table.why("attack f1") == ("parsec:6.2m", "event-forbids")


def test_truce() -> None:
    table = duel()
    table.deal(1, "imposed-truce")
    table.act(0).play("attack f1", "play imposed-truce")
    assert table.state.choice == "ChooseAction"
    assert table.happened("CombatEnded")[-1]["how"] == "truce"
    assert table.happened("StrikeRolled") == []
    table.act(1)
    assert "attack f1" not in table.options()


@pytest.mark.rule("parsec:6.2e")
def test_permanent_extraction() -> None:
    table = seats_with_bases()
    table.deal(0, "deep-drills", "automatic-extractors")
    table.act(0).play("play deep-drills").quiet()
    table.play("play automatic-extractors").quiet()
    table.roll(1)
    table.turn(0)
    table.play("take gold", "take gold", "take energy")
    assert table.stock(0) == (0, 1, 2)
    table.roll(1)
    table.turn(1)
    table.play("take gold", "take gold")
    assert table.stock(0) == (0, 1, 4)


def test_armour_and_engines() -> None:
    table = duel("composite-armour", "warp-drive")
    table.act(0).play("play composite-armour", "kind fighter", "play warp-drive")
    shown = {unit["unit"]: unit for unit in table.state.view(0)["units"]}
    assert (shown["0f1"]["defence"], shown["0f1"]["move"], shown["0c1"]["move"]) == (1, 4, 5)


def test_settlers_and_reserves() -> None:
    table = seats_with_bases()
    table.deal(0, "volunteer-settlers", "reserve-cruiser")
    table.state.race = 1
    table.act(0).play("play volunteer-settlers")
    near = table.galaxy.grid.neighbours[table.planet(1)[0]]
    assert set(table.options()) == set(map(at, near))
    table.play(at(near[0]), "play reserve-cruiser")
    assert table.at("0o2") == near[0]
    assert table.at("0x1") == near[0]


def test_mutiny() -> None:
    table = seats_with_bases()
    one, _, three = table.line(3)
    table.put("0f1", one)
    table.put("1t1", three)
    table.put("1f5", three)
    table.deal(0, "mutiny")
    table.act(0).play("play mutiny")
    assert table.at("1t1") == table.at("1f5") == -1
    assert table.at("0t1") == table.at("0f2") == three
    assert table.state.carrier[21] == 30


@pytest.mark.rule("parsec:6.2c")
def test_the_last_reply_counts_first() -> None:
    table = seats_with_bases(3)
    table.deal(0, "rich-vein")
    table.deal(1, "countermeasures")
    table.deal(2, "embargo")
    table.act(0).play("play rich-vein", "take gold")
    assert (table.state.choice, table.state.seat) == ("AnswerEvent", 1)
    table.play("play countermeasures").quiet()
    assert table.stock(0) == (0, 0, 0)
    assert table.happened("EventCancelled")[-1]["card"] == "rich-vein"


@pytest.mark.rule("parsec:12.2e")
def test_an_emergency_jump_out_of_the_ring() -> None:
    table = seats_with_bases()
    middle = table.line(3)[1]
    near = table.galaxy.grid.neighbours[middle]
    table.put("1f1", middle)
    for number, cell in enumerate(near):
        table.put(f"0f{number + 1}", cell)
    table.deal(1, "emergency-jump")
    table.roll(1, 8)
    table.act(0).play("attack f1", "done").quiet()
    assert table.options() == ["counter", "play emergency-jump", "hold"]
    assert table.why("evade f1") == ("parsec:12.2e", "cannot-evade")
    table.play("play emergency-jump")
    table.play(table.options()[0])
    assert table.at("1f1") != middle


def test_hands_are_secret() -> None:
    table = seats_with_bases()
    table.deal(1, "mutiny", "embargo")
    state = table.act(0).state
    seen = state.view(0)
    for seed in range(5):
        other = state.determinize(0, Rng(seed))
        assert other.view(0) == seen
        assert other.cards == state.cards
    assert "hand" not in seen["seats"][1]
    assert points(state, 1) > 0
    assert "points" not in seen["seats"][1]


def test_a_hand_is_believed_to_hold_what_waits_for_its_moment() -> None:
    table = seats_with_bases()
    table.deal(1, "mutiny", "embargo")
    state = table.act(0).state
    kinds = state.tables.cards
    waiting = [card for card in range(kinds) if state.tables.windows[card] & ~(OWN_TURN | OPPONENT_TURN)]
    hidden = [*state.deck, *(card for card in range(kinds) for _ in range(state.hand[kinds + card]))]
    held = believed = 0
    for seed in range(100):
        world = state.determinize(0, Rng(seed))
        held += world.cards[1]
        believed += sum(world.hand[kinds + card] for card in waiting)
    assert believed / held > 1.5 * len([card for card in hidden if card in waiting]) / len(hidden)


# Where events act


@pytest.mark.rule("parsec:6.2m", "parsec:6.2o")
def test_an_event_for_an_occupied_hex_is_in_the_deck() -> None:
    card = next(card for card in GAME.content.events if card.target == "hex")
    assert (card.id, card.source, card.token) == ("stasis-field", "reconstructed", True)
    table = Table()
    one, two, three = table.line(3)
    table.put("1f1", one)
    table.put("1f2", one)
    table.put("0f1", two)
    table.put("1f3", three)
    table.deal(0, "stasis-field")
    table.act(0).play("play stasis-field")
    assert table.why(at(table.line(1)[0])) == ("parsec:6.2o", "empty-hex")
    table.play(at(one))
    assert table.state.view(1)["events_in_force"][0]["token"] == name(one)
    table.act(1)
    for piece in ("f1", "f2"):
        assert table.why(f"move {piece}") == ("parsec:6.2m", "event-forbids")
        assert table.why(f"attack {piece}") == ("parsec:6.2m", "event-forbids")
    assert {"move f3", "attack f3"} <= set(table.options())
    table.roll(8, 8)
    table.turn(0)
    assert table.act(1).why("move f1") == ("parsec:6.2m", "event-forbids")
    table.turn(0)
    assert "move f1" in table.act(1).options()


@pytest.mark.rule("parsec:6.2m")
def test_an_event_for_the_whole_board_is_in_the_deck() -> None:
    card = next(card for card in GAME.content.events if card.target == "board")
    assert (card.id, card.source) == ("galactic-ceasefire", "reconstructed")
    table = Table()
    for place in (1, 2):
        one, two = table.line(2, place)
        table.put(f"1f{place}", one)
        table.put(f"0f{place}", two)
    table.deal(0, "galactic-ceasefire")
    table.act(0).play("play galactic-ceasefire")
    for seat in (0, 1):
        table.act(seat)
        assert table.why("attack f1") == table.why("attack f2") == ("parsec:6.2m", "event-forbids")
        assert {"move f1", "move f2"} <= set(table.options())
    table.roll(8)
    table.turn(0)
    assert {"attack f1", "attack f2"} <= set(table.act(1).options())


@pytest.mark.rule("parsec:6.2m")
def test_an_event_for_the_whole_board_changes_every_vessel() -> None:
    table = Table(6, game=SIX)
    table.put("0t1", table.line(1, 1)[0])
    table.put("1f1", table.line(1, 8)[0])
    table.deal(0, "hyperspace-storm")
    table.act(0).play("play card-41")
    assert [unit["move"] for unit in table.state.view(None)["units"]] == [8, 1]
