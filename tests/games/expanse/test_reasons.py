"""The Expanse: why a move is good advice."""

from __future__ import annotations

from typing import Any

from tests.games.expanse.table import FOUR, Table

from orrery.games.expanse.board import shows_icon
from orrery.games.expanse.tables import BASES, FACTIONS, ORBITS, RESOURCES
from orrery.locales import say


def reasons(table: Table, action: str) -> list[tuple[str, dict[str, Any]]]:
    """The keys and facts of the reasons for an action that is possible now."""
    chosen = table.game.parse(action)
    assert chosen in table.state.pending, action
    return [(one["reason"], one["facts"]) for one in table.game.reasons(table.state, table.state.seat, chosen)]


def rivals() -> Table:
    """The United Nations and Mars hold two each on Eros, and neither has control of its orbit."""
    return Table(*FOUR).influence("eros", un=2, mcr=2).ships("eros", un=1, mcr=1)


def test_a_cube_that_takes_the_lead() -> None:
    said = reasons(rivals().spend("mcr", 1), "place eros")
    assert said[0] == ("because-lead", {"base": "eros", "own": 3, "faction": "un", "theirs": 2})
    text = say("orrery.games.expanse", "en", *said[0])
    assert text == "You take the lead on Eros: 3 to 2 of UN."


def test_what_the_next_scoring_pays_more() -> None:
    table = rivals().scorings("inner", "outer").spend("un", 1)
    said = dict(reasons(table, "place eros"))
    before = table.state.view(0)["forecast"]["belt"]["un"]
    after = table.play("place eros").state.view(0)["forecast"]["belt"]["un"]
    assert said["because-scores"] == {"sector": "belt", "gain": after - before}


def test_first_place_with_a_critical_resource() -> None:
    table = rivals()
    tables = table.state.tables
    own = next(name for name in ("un", "mcr") if "food" in critical(table, name) or "water" in critical(table, name))
    base = next(
        base
        for base in tables.open_bases[4]
        if RESOURCES[tables.base_resource[base]] in critical(table, own) and BASES[base] != "eros"
    )
    table.ships(ORBITS[tables.base_orbit[base]], **{own: 1}).spend(own, 1)
    said = dict(reasons(table, f"place {BASES[base]}"))
    assert said["because-critical"] == {"base": BASES[base], "resource": RESOURCES[tables.base_resource[base]]}


def critical(table: Table, faction: str) -> list[str]:
    """The critical resources of a faction."""
    documents = table.state.view(None)["factions"]
    return next(list(one["critical"]) for one in documents if one["id"] == faction)


def test_a_ship_that_takes_an_orbit() -> None:
    table = rivals().ships("vesta", mcr=2).spend("mcr", 1)
    said = dict(reasons(table, "move vesta>eros 2"))
    assert said["because-orbit"] == {"orbit": "eros", "own": 3, "theirs": 1}
    assert said["because-lead"]["own"] == 3


def test_a_ship_that_opens_a_base() -> None:
    table = Table(*FOUR).ships("vesta", opa=0, un=2).spend("un", 1)
    assert ("because-opens", {"base": "thoth"}) in reasons(table, "move vesta>thoth 1")


def test_a_card_is_taken_for_its_points() -> None:
    table = rivals().track("heavy-burn", "heavy-burn", "heavy-burn", "heavy-burn", "heavy-burn").turn("mcr")
    said = reasons(table, "take 1")
    card = table.card("heavy-burn")
    points = table.state.tables.points[card]
    assert said[0] == ("because-points-on", {"card": "heavy-burn", "points": points, "base": "eros"})
    assert said[1] == ("because-free", {"card": "heavy-burn"})
    assert said[2][0] == "because-lead"
    costs = dict(reasons(table, "take 5"))["because-costs"]
    cost = table.state.tables.costs[4]
    assert costs["cost"] == cost
    assert costs["points"] == table.state.points[1] - cost


def test_a_scoring_card_names_what_it_pays() -> None:
    table = rivals().influence("ceres", mcr=3).track("scoring", *["heavy-burn"] * 4).turn("mcr")
    said = dict(reasons(table, "take 1"))["because-bonus"]
    paid = table.state.view(0)["forecast"][said["sector"]]
    assert said["own"] == paid["mcr"]
    assert said["theirs"] == max(points for faction, points in paid.items() if faction != "mcr")


def test_the_bonus_sector_is_told_by_what_everybody_gains() -> None:
    table = rivals().influence("ceres", mcr=3).score("mcr")
    said = dict(reasons(table, "bonus belt"))["because-bonus"]
    paid = table.state.view(table.seat("mcr"))["forecast"]["belt"]
    assert (said["own"], said["faction"], said["theirs"]) == (paid["mcr"], "un", paid["un"])


def test_an_event_is_told_by_what_it_does() -> None:
    table = Table(*FOUR).influence("tycho", un=1).track("tycho-engineers", *["heavy-burn"] * 4).turn("opa")
    table.play("take 1")
    assert reasons(table, "event")[0][0] in ("because-level", "because-lead", "because-place")


def test_keeping_an_event_names_its_price() -> None:
    table = Table(*FOUR).track("cotyar-ghazi", *["heavy-burn"] * 4)
    card = table.card("cotyar-ghazi")
    table.turn(next(name for name in FOUR if shows_icon(table.state, card, FACTIONS.index(name))))
    table.play("take 1")
    said = dict(reasons(table, "keep"))
    assert said["because-keep"] == {"card": "cotyar-ghazi", "cost": 0}
    assert "because-only-kept" in said


def test_an_event_that_shows_the_deck_is_not_foretold() -> None:
    table = rivals().influence("ceres", mcr=2, un=3).keep("mcr", "the-hybrid").turn("mcr")
    assert reasons(table, "play the-hybrid") == []


def test_a_hit_is_told_by_what_is_left() -> None:
    table = rivals().ships("eros", mcr=1).technology(3).spend("mcr", 1)
    said = dict(reasons(table, "strike un fleet eros"))
    assert said["because-hits"] == {"faction": "un", "orbit": "eros", "theirs": 0}
