"""Parsec: why a move is good advice."""

from __future__ import annotations

from typing import Any

from tests.games.parsec.table import RESOURCES, Table, at, name

from orrery.games.parsec.flow.production import ChooseResource
from orrery.games.parsec.tables import COLONIES_TO_WIN
from orrery.locales import say


def reasons(table: Table, action: str) -> dict[str, dict[str, Any]]:
    """The keys and facts of the reasons for an action that is possible now."""
    chosen = table.game.parse(action)
    assert chosen in table.state.pending, action
    assert table.state.seat is not None
    told = table.game.reasons(table.state, table.state.seat, chosen)
    return {one["reason"]: one["facts"] for one in told if isinstance(one, dict)}


def duel() -> Table:
    """A cruiser two hexes from a transport, far from the colonies of both."""
    table = Table(2)
    for seat in range(2):
        table.put(f"{seat}o9", table.planet(seat + 2)[0])
    hexes = table.line(3)
    table.put("0x1", hexes[0])
    table.put("1t1", hexes[2])
    return table


def test_an_attack_is_told_by_its_odds() -> None:
    said = reasons(duel().act(0), "attack x1")
    assert said["because-odds"] == {"unit": "1t1", "percent": 56, "number": 1}
    assert said["because-prey"] == {"kind": "transport", "other": 1}
    text = say("orrery.games.parsec", "en", "because-odds", said["because-odds"])
    assert text == "One vessel hits 1t1 with 56 %."


def test_one_more_vessel_is_told_by_what_it_adds() -> None:
    table = duel()
    table.put("0f1", table.galaxy.grid.neighbours[table.at("1t1")][0])
    table.act(0).play("attack x1")
    assert table.state.choice == "ChooseAttackers"
    assert reasons(table, "join f1")["because-joins"] == {"before": 56, "percent": 67}


def test_a_colony_is_counted_among_those_that_win() -> None:
    table = Table(2)
    cells = table.planet(3)
    table.put("0o1", cells[0])
    table.put("0c1", cells[1])
    table.give(0, 5, 5, 5)
    table.shop(0)
    said = reasons(table, "found c1")
    assert said["because-colony"] == {"number": 2, "wanted": table.game.tables.sizes[2][COLONIES_TO_WIN]}
    assert said["because-yields"]["number"] == 3


def test_a_cargo_is_drawn_to_a_planet() -> None:
    table = Table(2)
    table.put("0o1", table.planet(3)[0])
    table.put("0c1", table.planet(3)[1])
    table.give(0, 1, 1, 1)
    table.act(0)
    said = reasons(table, "move c1") or reasons(table, "end")
    assert {"because-settle", "because-mine", "because-nothing-better"} & set(said)


def test_a_hex_on_the_way_says_how_far_is_left() -> None:
    table = Table(2)
    table.put("0o1", table.planet(3)[0])
    cell = table.line(3)[1]
    table.put("0c1", cell)
    table.act(0).play("move c1")
    weights = table.game.advise(table.state)
    best = table.state.pending[weights.index(max(weights))]
    said = reasons(table, str(best))
    assert {"because-settle", "because-mine"} & set(said)


def test_what_is_lacking_for_a_purchase() -> None:
    table = Table(2)
    table.put("0o1", table.planet(3)[0])
    cargo = [int(table.state.price[3 + resource]) for resource in range(3)]
    lacking = next(resource for resource in range(3) if cargo[resource])
    own = [amount - (resource == lacking) for resource, amount in enumerate(cargo)]
    table.give(0, *own)
    table.run(ChooseResource(0))
    said = reasons(table, f"take {RESOURCES[lacking]}")
    assert said["because-lack"] == {"resource": RESOURCES[lacking], "kind": "cargo", "own": own[lacking]}


def test_a_reply_is_told_by_its_best_shot() -> None:
    table = duel()
    table.put("1f1", table.galaxy.grid.neighbours[table.at("1t1")][3])
    table.act(0)
    table.roll(1, 8)
    table.play("attack x1", "target 1t1")
    assert table.state.choice == "ChooseReply"
    best = reasons(table, "counter")["because-counter"]["percent"]
    flight = reasons(table, "evade t1")
    assert flight["because-saves"] == {"kind": "transport"}
    assert ("because-outgunned" in flight) == (best < 40)


def test_a_card_that_turns_a_strike() -> None:
    table = duel()
    table.deal(0, "aimed-salvo")
    table.act(0)
    table.roll(4, 6)
    table.play("attack x1")
    while table.state.choice != "AfterDice":
        table.play("pass")
    assert reasons(table, "play aimed-salvo")["because-turns-hit"] == {"attack": 6, "defence": 7, "number": 2}


def test_an_offer_names_what_is_given_and_what_is_lacking() -> None:
    table = Table(2)
    one, two = table.line(2)
    table.put("0c1", one)
    table.put("1c1", two)
    table.give(0, titanium=8)
    table.give(1, gold=8)
    table.act(0)
    swap = reasons(table, "offer 1")["because-swap"]
    assert swap == {"resource": "titanium", "second": "gold", "other": 1}
    table.play("offer 1")
    assert reasons(table, "put titanium")["because-spare"] == {"resource": "titanium", "own": 8}


def test_a_disaster_counts_whom_it_meets() -> None:
    table = duel()
    for number, cell in enumerate(table.line(3)):
        table.put(f"1f{number + 1}", cell)
    table.deal(0, "meteor-swarm")
    said = reasons(table.act(0), "play meteor-swarm")["because-catches"]
    assert said["theirs"] > said["own"]


def test_a_landing_names_what_the_planet_pays() -> None:
    table = Table(2)
    cells = table.planet(4)
    galaxy = table.galaxy
    table.put("0o1", cells[0])
    table.deal(0, "volunteer-settlers")
    table.act(0).play("play volunteer-settlers")
    said = reasons(table, at(cells[1]))
    body = galaxy.body[cells[1]]
    assert said["because-yields"]["number"] == galaxy.number[body] == 4
    assert said["because-beside"] == {"cell": name(cells[1])}
