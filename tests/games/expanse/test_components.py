"""The Expanse: components and the map."""

from __future__ import annotations

import pytest
from tests.games.expanse.table import FOUR, TWO, Table

import orrery
from orrery.games.expanse.game import GAME
from orrery.games.expanse.tables import BASES, FACTIONS, ORBITS, RESOURCES, SECTORS, ZONES

TABLES = GAME.tables


def bases_of(orbit: str) -> set[str]:
    return {BASES[base] for base in TABLES.orbit_bases[ORBITS.index(orbit)]}


@pytest.mark.rule("expanse:components.1")
def test_two_three_or_four_play() -> None:
    for seats in (2, 3, 4):
        assert orrery.game("expanse").new(seats).seats == seats
    for seats in (1, 5):
        with pytest.raises(ValueError, match="expanse is for 2, 3 or 4 seats"):
            orrery.game("expanse").new(seats)


@pytest.mark.rule("expanse:components.2")
def test_52_action_cards_6_scoring_cards_12_technologies() -> None:
    assert len(TABLES.cards) == 52
    assert [piles[2] * piles[3] for piles in TABLES.piles[2:]] == [6, 6, 6]
    assert sum(1 for faction in TABLES.powers for power in faction[1:] if power) == 12


@pytest.mark.rule("expanse:components.3")
def test_six_bonus_tokens_and_four_initiative_tokens() -> None:
    table = Table(*FOUR)
    assert sum(table.state.view(None)["scoring"]["tokens"].values()) == 6
    assert len(table.state.initiative) == 4


@pytest.mark.rule("expanse:components.4")
def test_69_cubes_and_3_diplomats() -> None:
    markers = 1
    assert [cubes + markers for cubes in TABLES.cubes] == [15, 18, 18, 18]
    assert list(TABLES.diplomats) == [3, 0, 0, 0]


@pytest.mark.rule("expanse:components.5")
def test_ships() -> None:
    assert [ships[0] for ships in TABLES.ships] == [5, 3, 5, 5]
    assert [ships[1] for ships in TABLES.ships] == [0, 2, 0, 0]
    assert [ships[3] for ships in TABLES.ships] == [0, 0, 2, 0]
    state = Table(*FOUR, empty=False).state
    assert ORBITS[state.rocinante_orbit] == "thoth"


@pytest.mark.rule("expanse:components.6")
def test_two_protomolecule_tokens_follow_the_sheet() -> None:
    assert list(TABLES.tokens) == [0, 0, 0, 2]
    table = Table(*FOUR).ships("eros", pg=1).rocinante("mcr", "saturn")
    assert table.spend("pg", 3).offers("infect") == set()
    table.technology(1).spend("pg", 3)
    table.play("infect eros", "infect eros")
    assert table.state.spare_tokens == 0
    assert table.total("eros", "pg") == 2
    assert table.offers("infect") == set()


@pytest.mark.rule("expanse:map.1")
def test_sixteen_bases_take_influence_and_orbits_do_not() -> None:
    assert len(BASES) == 16
    with pytest.raises(ValueError, match="no action is written 'place jupiter'"):
        orrery.game("expanse").parse("place jupiter")
    table = Table(*FOUR).ships("earth", un=1).spend("un", 1)
    assert table.offers("place") == {"place luna", "place eurasia", "place africa"}


@pytest.mark.rule("expanse:map.2")
def test_each_base_has_one_resource() -> None:
    named = {BASES[base]: RESOURCES[TABLES.base_resource[base]] for base in range(16)}
    assert sorted(named) == sorted(BASES)
    assert named["europa"] == named["africa"] == "water"
    assert all(list(named.values()).count(resource) == 4 for resource in RESOURCES)


@pytest.mark.rule("expanse:map.3")
def test_nine_orbits() -> None:
    assert set(ORBITS) == {"earth", "mars", "jupiter", "saturn", "ceres", "tycho", "eros", "thoth", "vesta"}


@pytest.mark.rule("expanse:map.4")
def test_planets_have_several_bases_and_belt_bases_their_own_orbit() -> None:
    assert "luna" in bases_of("earth")
    assert bases_of("jupiter") == {"ganymede", "io", "europa"}
    for orbit in ("ceres", "tycho", "eros", "thoth", "vesta"):
        assert bases_of(orbit) == {orbit}


@pytest.mark.rule("expanse:map.5")
def test_four_zones() -> None:
    zones = {orbit: ZONES[TABLES.orbit_zone[number]] for number, orbit in enumerate(ORBITS)}
    assert {orbit for orbit in ORBITS if zones[orbit] == "inner"} == {"earth", "mars"}
    assert {orbit for orbit in ORBITS if zones[orbit] == "belt"} == {"ceres", "tycho", "eros", "thoth", "vesta"}
    assert (zones["jupiter"], zones["saturn"]) == ("jupiter", "saturn")


@pytest.mark.rule("expanse:map.6")
def test_three_sectors() -> None:
    sectors = {BASES[base]: SECTORS[TABLES.base_sector[base]] for base in range(16)}
    assert (sectors["luna"], sectors["vesta"], sectors["europa"]) == ("inner", "belt", "outer")
    assert [list(sectors.values()).count(sector) for sector in SECTORS] == [5, 5, 6]


@pytest.mark.rule("expanse:glossary.1")
def test_bases_and_orbits_are_connected() -> None:
    assert bases_of("earth") == {"luna", "eurasia", "africa"}
    assert bases_of("vesta") == {"vesta"}
    assert ORBITS[TABLES.base_orbit[BASES.index("luna")]] == "earth"


@pytest.mark.rule("expanse:glossary.4")
def test_a_water_base_has_the_water_icon() -> None:
    table = Table(*FOUR).event("opa", "ice-haulers")
    targets = {offer.split()[1] for offer in table.offers("place")}
    assert {"europa", "africa"} <= targets
    assert targets == {BASES[base] for base in range(16) if RESOURCES[TABLES.base_resource[base]] == "water"}


@pytest.mark.rule("expanse:glossary.5")
def test_an_earth_base_is_connected_to_the_earth_orbit() -> None:
    table = Table(*FOUR).event("mcr", "blockade-of-earth")
    assert table.offers("place") == {"place luna", "place eurasia", "place africa"}
    table.event("pg", "phoebe-survey")
    assert table.offers("place") == {"place rhea", "place titan", "place rings"}


def test_two_seats_know_only_their_factions() -> None:
    assert [document["id"] for document in Table(*TWO).state.view(None)["factions"]] == FACTIONS[:2]
