"""Parsec: what captains do with event cards that help for a turn, and with transports."""

from __future__ import annotations

import pytest
from tests.games.parsec.table import Table, at, name
from tests.games.parsec.test_reasons import reasons

import orrery
from orrery.bots.levels import settings
from orrery.games.parsec.actions import UNIT_NAMES
from orrery.games.parsec.galaxy import SPACE
from orrery.games.parsec.grid import distance
from orrery.games.parsec.state import ATTACKED, MOVED
from orrery.kernel import State
from orrery.kernel.playouts import most_advised
from orrery.parts.bot import load_advice
from orrery.parts.content_game import ContentGame


def advised(table: Table) -> str:
    """What a captain would do now."""
    return str(most_advised(table.game, table.state))


def mining(steps: int) -> Table:
    """A cargo so many hexes from an asteroid, with nothing else to do, and a Gravity slingshot."""
    table = Table(2)
    goal = table.asteroid(5)
    for seat in range(2):
        for number in range(5):
            table.put(f"{seat}o{number + 1}", table.planet(seat + 2)[number])
    here = next(cell for cell in table.galaxy.grid.within(goal, steps) if distance(cell, goal) == steps)
    table.put("0c1", here)
    table.state.flags[table.put("0f1", table.planet(2)[5])] |= MOVED
    table.deal(0, "gravity-slingshot")
    return table.act(0)


def test_a_slingshot_is_for_a_vessel_that_arrives_with_it() -> None:
    table = mining(5)
    assert advised(table) == "play gravity-slingshot"
    goal = name(table.asteroid(5))
    assert reasons(table, "play gravity-slingshot")["because-arrives"] == {"unit": "0c1", "cell": goal}
    table.play("play gravity-slingshot")
    assert advised(table) == "target 0c1"
    assert reasons(table, "target 0c1")["because-arrives"] == {"unit": "0c1", "cell": goal}
    table.play("target 0c1", "move c1")
    assert advised(table) == at(table.asteroid(5))


def test_a_slingshot_is_kept_where_it_does_not_help() -> None:
    assert advised(mining(3)) == "move c1"


def raid(away: int) -> Table:
    """A cruiser so many hexes from a lone transport, after its move, with Long-range sights."""
    table = Table(2)
    for seat in range(2):
        table.put(f"{seat}o9", table.planet(seat + 2)[0])
    hexes = table.line(5)
    table.put("0x1", hexes[0])
    table.put("1t1", hexes[away])
    table.state.flags[table.put("0f1", table.planet(2)[1])] |= MOVED
    table.state.flags[UNIT_NAMES.index("0x1")] |= MOVED
    table.deal(0, "long-range-sights")
    return table.act(0)


def test_sights_are_for_prey_just_out_of_range() -> None:
    table = raid(3)
    assert advised(table) == "play long-range-sights"
    assert reasons(table, "play long-range-sights")["because-in-range"] == {"unit": "1t1", "percent": 56}
    table.play("play long-range-sights")
    assert advised(table) == "target 0x1"
    table.play("target 0x1")
    assert advised(table) == "attack x1"


def test_sights_are_kept_where_nothing_comes_into_range() -> None:
    assert advised(raid(4)) != "play long-range-sights"
    assert advised(raid(2)) == "attack x1"


def swarm(enemies: int, own: int = 0) -> Table:
    """Cargos of two seats around an empty hex."""
    table = Table(2)
    for seat in range(2):
        table.put(f"{seat}o9", table.planet(seat + 2)[0])
    middle = table.line(1)[0]
    around = table.galaxy.grid.neighbours[middle]
    for number in range(enemies):
        table.put(f"1c{number + 1}", around[number])
    for number in range(own):
        table.put(f"0f{number + 1}", around[5 - number])
        table.state.flags[UNIT_NAMES.index(f"0f{number + 1}")] |= MOVED | ATTACKED
    return table


def test_a_black_hole_opens_where_most_enemies_are() -> None:
    table = swarm(3)
    table.deal(0, "black-hole")
    table.act(0)
    assert advised(table) == "play black-hole"
    said = reasons(table, "play black-hole")["because-swallows"]
    assert (said["theirs"], said["own"]) == (3, 0)
    table.play("play black-hole")
    assert advised(table) == f"at {said['cell']}"


def test_a_black_hole_waits_for_more_enemies_than_own_vessels() -> None:
    for table in (swarm(1), swarm(2, own=2)):
        table.deal(0, "black-hole")
        assert advised(table.act(0)) != "play black-hole"


def test_solar_wind_blows_where_many_enemies_are() -> None:
    for enemies, wanted in ((1, False), (3, True)):
        table = swarm(enemies)
        table.deal(0, "solar-wind")
        assert (advised(table.act(0)) == "play solar-wind") == wanted


def hunted(card: str) -> Table:
    """A cargo that a cruiser has just missed, and a card in its owner's hand."""
    table = Table(2)
    for seat in range(2):
        table.put(f"{seat}o9", table.planet(seat + 2)[0])
    hexes = table.line(3)
    table.put("0x1", hexes[0])
    table.put("1c1", hexes[1])
    table.deal(1, card)
    table.roll(1, 8)
    table.act(0).play("attack x1").quiet()
    return table


def test_a_vessel_that_flees_jumps() -> None:
    table = hunted("emergency-jump")
    assert table.state.choice == "ChooseAnswer"
    assert advised(table) == "play emergency-jump"
    assert reasons(table, "play emergency-jump")["because-saves"] == {"kind": "cargo"}


def test_without_a_jump_it_flees_as_it_can() -> None:
    assert advised(hunted("rich-vein")) == "evade c1"


def ferry(steps: int) -> Table:
    """A cargo beside its transport, so many hexes from the only free asteroid; with three seats nobody hunts."""
    table = Table(3)
    galaxy = table.galaxy
    goal = table.asteroid(5)
    for seat in range(2):
        for number in range(5):
            table.put(f"{seat}o{number + 1}", table.planet(seat + 2)[number])
        for number in range(5):
            table.put(f"{seat}o{number + 6}", table.planet(seat + 4)[number])
    asteroids = [cells[0] for body, cells in enumerate(galaxy.body_cells) if not galaxy.is_planet[body]]
    for number, cell in enumerate(cell for cell in asteroids if cell != goal):
        table.put(f"{1 + number % 2}f{number // 2 + 1}", cell)
    cells = [cell for cell in galaxy.grid.cells if galaxy.terrain[cell] == SPACE and not table.state.holder[cell]]
    here = next(cell for cell in cells if distance(cell, goal) == steps)
    table.put("0t1", here)
    table.put("0c1", next(cell for cell in galaxy.grid.neighbours[here] if cell in cells))
    return table


def test_a_cargo_with_a_long_way_boards_a_transport_that_brings_it_there() -> None:
    table = ferry(12).act(0)
    goal = table.asteroid(5)
    table.play("move c1")
    transport = at(table.at("0t1"))
    assert advised(table) == transport
    assert reasons(table, transport)["because-aboard"] == {"unit": "0t1", "cell": name(goal), "number": 10}
    table.play(transport)
    assert advised(table) == "move t1"
    assert reasons(table, "move t1")["because-carries"] == {"cell": name(goal)}
    table.play("move t1")
    table.play(advised(table))
    assert distance(table.at("0t1"), goal) <= 3
    table.state.flags[UNIT_NAMES.index("0c1")] = 0  # its next turn
    table.act(0)
    assert advised(table) == "move c1"
    table.play("move c1")
    assert advised(table) == at(goal)


def test_a_cargo_with_a_short_way_flies_itself() -> None:
    table = ferry(3).act(0).play("move c1")
    assert advised(table) != at(table.at("0t1"))


@pytest.mark.parametrize(
    ("level", "file"), [("commodore", "veteran"), ("admiral", "admiral"), ("grand-admiral", "admiral")]
)
def test_stronger_levels_follow_numbers_of_their_own(level: str, file: str) -> None:
    table = Table(2)
    own = load_advice("orrery.games.parsec.bot", "advice")
    assert settings(level, table.game).advice == file
    tuned = table.game.with_advice(file)
    for seats in (2, 4):
        state = table.game.new(seats, 5)
        assert tuned.advise(state) != table.game.advise(state)
        assert table.game.advised_by(own).advise(state) == table.game.advise(state)
    assert tuned.advise(table.game.new(2, 5)) != tuned.advised_by(own).advise(table.game.new(2, 5))


def test_numbers_for_two_seats_serve_at_larger_tables_where_there_are_no_others() -> None:
    game = orrery.game("parsec")
    assert isinstance(game, ContentGame)
    state: State = game.new(4, 3)
    while len(state.pending) < 10:
        state.apply(state.pending[0])
    veteran = load_advice("orrery.games.parsec.bot", "veteran")
    # veteran-many.toml is there, advice-many.toml is not.
    assert game.with_advice("veteran").advise(state) != game.advised_by(veteran).advise(state)
    assert game.with_advice("advice").advise(state) == game.advise(state)
