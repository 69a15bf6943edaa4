"""What a seat sees: the question in detail, the odds of a strike, and what never changes."""

from __future__ import annotations

import json

from tests.games.parsec.table import Table

from orrery.games.parsec.game import GAME


def duel() -> Table:
    """A cruiser two hexes from a transport, far from the colonies of both."""
    table = Table(2)
    for seat in range(2):
        table.put(f"{seat}o9", table.planet(seat + 2)[0])
    hexes = table.line(3)
    table.put("0x1", hexes[0])
    table.put("1t1", hexes[2])
    return table


def test_the_odds_of_an_attack_are_shown_before_it_is_declared() -> None:
    table = duel()
    table.deal(0, "aimed-salvo")
    decision = GAME.view(table.act(0).state, 0)["decision"]
    assert decision["choice"] == "ChooseAction"
    odds = decision["attacks"]["x1"]["1t1"]
    assert odds["wins"] == 36
    assert (odds["attack"], odds["defence"]) == (2, 1)
    assert odds["reasons"] == [["attack", "0x1", 2], ["defence", "1t1", 1]]
    assert odds["with"] == [{"card": "aimed-salvo", "wins": 49}]


def test_the_question_is_detailed_to_the_seat_that_is_asked_alone() -> None:
    table = duel().act(0)
    assert GAME.view(table.state, 1)["decision"] is None
    assert GAME.view(table.state, None)["decision"] is None


def test_an_offer_is_shown_while_it_is_built_and_when_it_is_answered() -> None:
    table = Table(2)
    one, two = table.line(2)
    table.put("0c1", one)
    table.put("1c1", two)
    table.give(0, titanium=2)
    table.give(1, gold=1)
    table.act(0).play("offer 1", "put titanium", "ask gold")
    built = GAME.view(table.state, 0)["decision"]
    assert (built["other"], built["put"], built["asked"]) == (1, [1, 0, 0], [0, 0, 1])
    table.play("done")
    asked = GAME.view(table.state, 1)["decision"]
    assert (asked["choice"], asked["other"], asked["put"]) == ("AnswerOffer", 0, [1, 0, 0])


def test_a_target_is_chosen_by_its_odds() -> None:
    table = duel()
    table.put(
        "1f1", next(cell for cell in table.galaxy.grid.within(table.at("0x1"), 1) if not table.state.holder[cell])
    )
    decision = GAME.view(table.act(0).play("attack x1").state, 0)["decision"]
    assert decision["choice"] == "ChooseTarget"
    assert decision["odds"]["1f1"]["wins"] > decision["odds"]["1t1"]["wins"]


def test_reach_and_range_of_a_vessel() -> None:
    table = duel().act(0)
    unit = next(one for one in GAME.view(table.state, 0)["units"] if one["unit"] == "0x1")
    seen = GAME.insight(table.state, 0, "reach", {"unit": unit["number"]})
    assert len(seen["range"]) == 18
    assert len(seen["cells"]) > 18


def test_a_seat_is_present_where_its_warships_stand() -> None:
    table = duel()
    seats = GAME.view(table.state, None)["seats"]
    assert seats[0]["present"]
    assert seats[0]["stats"]["cruiser"] == [2, 2, 2, 5]


def test_the_catalogue_is_plain_json_with_every_card() -> None:
    catalogue = json.loads(json.dumps(GAME.catalogue()))
    cards = {card["id"]: card for card in catalogue["events"]}
    assert list(cards) == GAME.tables.card_names
    assert cards["aimed-salvo"]["rarity"] == "green"


def test_a_planet_says_how_many_colonies_have_yet_to_extract() -> None:
    table = Table(2)
    for place, cell in enumerate(table.planet(2)[:3], 1):
        table.put(f"0o{place}", cell)
    table.put("1o1", table.planet(3)[0])
    table.roll(2)
    table.turn(0)
    left = []
    while table.state.choice == "ChooseYield":
        left.append(GAME.view(table.state, 0)["decision"]["left"])
        table.first()
    assert left == [3, 2, 1]
