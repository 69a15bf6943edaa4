"""Parsec: event cards, their windows, their aims and what they do (chapters 6.2, 6.3, 4.2m, 9.2e, 10i)."""

from __future__ import annotations

import pytest
from tests.games.parsec.hands import duel, seats_with_bases
from tests.games.parsec.table import Table, at

from orrery.games.parsec.game import GAME


@pytest.mark.rule("parsec:6.2a", "parsec:6.2b")
def test_buying_an_event() -> None:
    table = seats_with_bases()
    table.give(0, 0, 0, 2)
    table.state.deck = table.state.deck[:-1] + bytes([GAME.tables.card_names.index("rich-vein")])
    before = len(table.state.deck)
    table.act(0)
    assert table.why("buy event") == ("parsec:10a", "not-asked")
    table.play("shop", "buy event")
    assert table.stock(0) == (0, 0, 0)
    assert len(table.state.deck) == before - 1
    assert table.hand(0) == ["rich-vein"]
    assert table.happened("EventDrawn")[-1]["card"] == ""
    drawn = [event["card"] for event in table.state.events_for(0) if event["event"] == "EventDrawn"]
    assert drawn == ["rich-vein"]
    assert len(table.happened("TurnBegan")) == 1  # nothing else could be bought: the turn is over


@pytest.mark.rule("parsec:6.2b")
def test_a_bought_event_waits_until_the_turn_is_over() -> None:
    table = seats_with_bases()
    table.give(0, 2, 1, 4)
    table.state.deck = table.state.deck[:-1] + bytes([GAME.tables.card_names.index("embargo")])
    table.act(0).play("shop", "buy event")
    assert table.why("play embargo") == ("parsec:7.2g", "not-asked")
    table.roll(7)
    table.play("done")
    while table.state.choice == "ChooseResource":
        table.play("take gold")
    assert (table.state.seat, table.state.choice) == (0, "AfterProduction")
    assert "play embargo" in table.options()


@pytest.mark.rule("parsec:6.2c", "parsec:12d")
def test_others_may_not_meddle_without_leave() -> None:
    table = seats_with_bases(3)
    one, two = table.line(2)
    table.put("0f1", one)
    table.put("1f1", two)
    table.deal(2, "aimed-salvo", "embargo")
    table.deal(1, "deflector-shields")
    table.roll(5, 5)
    table.act(0).play("attack f1")
    asked = []
    while table.state.choice in ("AnswerAttack", "BeforeDice", "AfterDice"):
        asked.append(table.state.seat)
        table.play("pass")
    assert set(asked) == {1}
    table.act(2)
    assert table.why("play aimed-salvo") == ("parsec:6.2c", "wrong-window")
    assert "play embargo" in table.options()


@pytest.mark.rule("parsec:6.2c")
def test_a_card_for_any_turn_is_offered_on_any_turn() -> None:
    table = seats_with_bases()
    table.deal(1, "embargo", "rich-vein")
    table.roll(8)
    table.turn(0)
    assert (table.state.seat, table.state.choice) == (1, "AfterProduction")
    assert table.options() == ["play embargo", "pass"]
    assert table.why("play rich-vein") == ("parsec:6.2c", "wrong-window")


@pytest.mark.rule("parsec:6.2d", "parsec:6.2j")
def test_every_card_has_its_fields() -> None:
    for card in GAME.content.events:
        assert card.category in ("natural", "strategic", "bonus", "permanent")
        assert card.rarity in ("violet", "red", "yellow", "green")
        assert card.id
        assert card.set
        assert card.duration
        assert card.ops
        assert card.source in ("rulebook", "public", "deduced", "reconstructed")


@pytest.mark.rule("parsec:6.2e")
def test_a_permanent_event_stays() -> None:
    table = duel("plasma-cannons")
    table.act(0).play("play plasma-cannons").quiet()
    for _ in range(9):
        table.roll(8)
        table.turn(0).quiet()
    table.roll(3, 8)
    table.play("attack f1").quiet()
    assert table.happened("StrikeRolled")[-1]["attack"] == 3 + 2
    assert table.state.view(1)["events_in_force"][0]["card"] == "plasma-cannons"
    assert table.state.view(1)["events_in_force"][0]["turns"] == "permanent"


@pytest.mark.rule("parsec:6.2g", "parsec:6.2h")
def test_the_port_buys_events_by_rarity() -> None:
    table = Table()
    table.put("0c1", table.galaxy.docks[0])
    table.deal(0, "mutiny", "data-theft", "embargo", "rich-vein")
    table.act(0).play("sell mutiny", "sell data-theft", "sell embargo", "sell rich-vein")
    assert table.stock(0) == (0, 0, 10)
    assert list(table.state.deck[:4]) == [GAME.tables.card_names.index(name) for name in
                                          ("rich-vein", "embargo", "data-theft", "mutiny")]  # fmt: skip


@pytest.mark.rule("parsec:6.2h", "parsec:9.2b")
def test_no_sale_without_docking() -> None:
    table = Table()
    table.put("0c1", table.line(1)[0])
    table.deal(0, "rich-vein")
    table.act(0)
    assert table.why("sell rich-vein") == ("parsec:9.2b", "not-docked")


@pytest.mark.rule("parsec:6.2i")
def test_played_events_cannot_be_sold() -> None:
    table = Table()
    table.put("0c1", table.galaxy.docks[0])
    table.deal(0, "warp-drive")
    table.act(0).play("play warp-drive")
    assert table.why("sell warp-drive") == ("parsec:6.2i", "not-in-hand")
    assert table.stock(0) == (0, 0, 0)


@pytest.mark.rule("parsec:6.2k", "parsec:6.2l")
def test_events_after_the_dice_as_many_as_one_likes() -> None:
    table = duel("aimed-salvo", "aimed-salvo")
    table.deal(1, "deflector-shields")
    table.roll(2, 4)
    table.act(0).play("attack f1")
    while table.state.choice != "AfterDice":
        table.play("pass")
    assert table.state.seat == 0  # 3 against 4: the attacker is behind
    table.play("play aimed-salvo", "pass")  # 5 to 4, and no reply to the card
    assert (table.state.choice, table.state.seat) == ("AfterDice", 1)
    table.play("play deflector-shields", "pass")  # 5 to 6
    assert (table.state.choice, table.state.seat) == ("AfterDice", 0)
    table.play("play aimed-salvo").quiet()
    assert table.happened("StrikeResolved")[-1]["attack"] == 7
    assert table.happened("StrikeResolved")[-1]["defence"] == 6
    assert table.happened("StrikeResolved")[-1]["hit"]


@pytest.mark.rule("parsec:6.2l", "parsec:12.1a")
def test_events_before_the_dice() -> None:
    table = duel("aimed-salvo")
    table.roll(4, 6)
    table.act(0).play("attack f1", "play aimed-salvo").quiet()
    rolled = table.happened("StrikeRolled")[-1]
    assert (rolled["attack"], rolled["defence"]) == (7, 6)
    assert ("attack", "events", 2) in [tuple(reason) for reason in rolled["reasons"]]


@pytest.mark.rule("parsec:6.2m", "parsec:6.2n", "parsec:6.2p")
def test_a_module_event_has_a_place_a_token_and_an_end() -> None:
    table = seats_with_bases()
    table.put("0x1", table.planet(1)[3])
    table.deal(0, "solar-wind")
    table.act(0).play("play solar-wind", "module 1")
    assert table.why(at(table.at("0x1"))) == ("parsec:6.2n", "vessel-here")
    free = next(option for option in table.options())
    deck = len(table.state.deck)
    table.play(free)
    shown = table.state.view(1)
    assert shown["tokens"] == 7
    assert shown["events_in_force"][0]["token"] == free[3:]
    moves = {unit["unit"]: unit["move"] for unit in shown["units"]}
    assert (moves["0x1"], moves["0c1"], moves["1c1"]) == (3, 1, 3)
    table.roll(8, 8)
    table.turn(1)
    assert table.state.view(1)["tokens"] == 7
    table.turn(0)
    assert table.state.view(1)["tokens"] == 8
    assert table.state.view(1)["events_in_force"] == []
    assert len(table.state.deck) == deck + 1
    assert table.state.deck[0] == GAME.tables.card_names.index("solar-wind")


@pytest.mark.rule("parsec:6.2m")
def test_a_supernova_stops_extraction_for_two_turns() -> None:
    table = seats_with_bases()
    table.deal(0, "supernova")
    table.roll(8, 8)
    table.act(0).play("play supernova", "module 2").first()
    table.roll(2)
    table.turn(1)
    assert table.stock(1) == (0, 0, 0)
    table.roll(2)
    table.turn(0)
    assert table.stock(1) == (0, 0, 0)
    table.roll(2)
    table.turn(0)
    assert table.state.choice == "ChooseYield"


@pytest.mark.rule("parsec:6.2o")
def test_a_hex_event_lies_on_its_hex() -> None:
    table = seats_with_bases()
    middle = table.line(5)[2]
    near = table.galaxy.grid.neighbours[middle]
    table.put("0f1", near[0])
    table.put("1f1", near[3])
    table.deal(0, "black-hole")
    table.act(0).play("play black-hole")
    assert table.why(at(near[0])) == ("parsec:6.2n", "not-empty-space")
    table.play(at(middle))
    assert table.at("0f1") == table.at("1f1") == -1
    shown = table.state.view(0)["events_in_force"][0]
    assert shown["token"] == at(middle)[3:]
    table.put("0c2", near[1])
    table.act(0).play("move c2")
    assert table.why(at(middle)) == ("parsec:6.2m", "impassable")
    for _ in range(3):
        table.roll(8)
        table.turn(0)
    assert table.state.view(0)["events_in_force"] == []
    table.act(0).play("move c2")
    assert at(middle) in table.options()


@pytest.mark.rule("parsec:6.2q", "parsec:11d")
def test_warships_by_event_wait_for_the_race_or_four_colonies() -> None:
    table = Table()
    for number in range(3):
        table.put(f"0o{number + 1}", table.planet(1)[number])
    table.put("1c1", table.planet(2)[0])
    table.deal(0, "mercenary-fighter")
    table.act(0)
    assert table.why("play mercenary-fighter") == ("parsec:6.2q", "no-arms-race")
    table.put("0o4", table.planet(1)[4])
    table.act(0).play("play mercenary-fighter", at(table.planet(1)[0]))
    assert table.at("0f1") == table.planet(1)[0]
    assert table.state.race
    assert table.happened("RaceBegan")


@pytest.mark.rule("parsec:4.2m", "parsec:10i")
def test_an_event_hits_passengers_and_vessels_on_the_border() -> None:
    table = seats_with_bases()
    galaxy = table.galaxy
    border = next(c for c in galaxy.module_cells[1] if galaxy.second_module[c] == 0 and not galaxy.terrain[c])
    table.put("1t1", border)
    table.put("1f1", border)
    table.put("1f2", border)
    table.deal(0, "meteor-swarm")
    table.roll(8, 2, 8)  # the transport is saved, one fighter is not
    table.act(0).play("play meteor-swarm", "module 1")
    assert table.at("1t1") == border
    assert [table.at("1f1"), table.at("1f2")] == [-1, border]
    table.deal(0, "supernova")
    table.roll(4, 4)
    table.act(0).play("play supernova", "module 0").first()
    assert table.at("1t1") == table.at("1f2") == -1


@pytest.mark.rule("parsec:9.2e")
def test_docked_cargos_suffer_events() -> None:
    table = Table(3)
    for seat in range(3):
        table.put(f"{seat}c1", table.galaxy.docks[seat])
        table.put(f"{seat}o1", table.planet(seat + 1)[0])
    table.deal(0, "supernova")
    table.roll(1, 1, 1)
    port = table.galaxy.grid.first_module[table.galaxy.core]
    table.act(0).play("play supernova", f"module {port}").first()
    assert [table.at(f"{seat}c1") for seat in range(3)] == [-1] * 3


@pytest.mark.rule("parsec:6.2a")
def test_no_event_is_bought_from_an_empty_deck() -> None:
    table = seats_with_bases()
    table.give(0, 9, 9, 9)
    table.state.deck = b""
    table.shop(0)
    assert "buy cargo" in table.options()
    assert "buy event" not in table.options()
    assert table.why("buy event") == ("parsec:6.2a", "event-deck-empty")
