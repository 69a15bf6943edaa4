"""Parsec: event cards, their windows, their aims and what they do (chapters 6.2, 6.3, 4.2m, 9.2e, 10i)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.parsec.table import SIX, Table, at, name

from orrery.games.parsec.game import GAME
from orrery.games.parsec.score import points
from orrery.kernel import Rng


def seats_with_bases(seats: int = 2, **options: Any) -> Table:
    """Every seat has a colony with a cargo."""
    table = Table(seats, **options)
    for seat in range(seats):
        table.put(f"{seat}o1", table.planet(seat + 1)[0])
        table.put(f"{seat}c1", table.planet(seat + 1)[0])
    return table


def duel(*cards: str) -> Table:
    """A fighter of seat 0 next to a fighter of seat 1; both have a base; seat 0 holds cards."""
    table = seats_with_bases()
    one, two = table.line(2)
    table.put("0f1", one)
    table.put("1f1", two)
    table.deal(0, *cards)
    return table


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


# Card by card


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
