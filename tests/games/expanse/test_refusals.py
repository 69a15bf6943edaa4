"""The Expanse: a refusal names the clause, the reason and the facts of the case."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.expanse.table import FOUR, TWO, Table


def why(table: Table, action: str) -> tuple[str, str, dict[str, Any]]:
    """Clause, reason and facts of a refusal."""
    refusal = table.refusal(action)
    return refusal.clause.removeprefix("expanse:"), refusal.reason, dict(refusal.facts)


@pytest.mark.rule("expanse:turn.4", "expanse:turn.6", "expanse:event.3")
def test_cards_that_cannot_be_taken_or_kept() -> None:
    table = Table(*FOUR).track("nauvoo", "riot-gear", "ambush").points(un=1).turn("un")
    assert why(table, "take 4") == ("turn.4", "empty-space", {"space": 4})
    assert why(table, "take 5") == ("turn.4", "empty-space", {"space": 5})
    assert why(table, "play nauvoo") == ("kept-event.1", "not-kept", {"card": "nauvoo"})
    table = Table(*FOUR).track(*["nauvoo"] * 5).points(un=1).turn("un")
    assert why(table, "take 4") == ("turn.6", "too-expensive", {"cost": 2, "points": 1})
    table.play("take 2")
    assert why(table, "keep") == ("event.3", "too-expensive", {"cost": 1, "points": 0})
    poor = Table(*FOUR).track("riot-gear", *["nauvoo"] * 4).keep("un", "mao-kwikowski-mercantile").turn("un")
    poor.play("take 1")
    assert why(poor, "event") == ("event.1", "no-icon", {"card": "riot-gear", "faction": "un"})
    assert why(poor, "keep") == ("event.1", "no-icon", {"card": "riot-gear", "faction": "un"})
    kept = Table(*FOUR).track(*["nauvoo"] * 5).keep("un", "josephus-miller").turn("un")
    assert why(kept, "play josephus-miller") == ("kept-event.1", "not-now", {"card": "josephus-miller"})


@pytest.mark.rule("expanse:actions.move.1", "expanse:actions.move.3", "expanse:actions.build.3")
def test_moves_and_buildings_that_are_impossible() -> None:
    table = Table(*FOUR).ships("earth", un=2).spend("un", 3)
    facts = {"orbit": "earth", "there": 2, "number": 3}
    assert why(table, "move earth>mars 3") == ("actions.move.1", "too-few-ships", facts)
    too_far = {"source": "earth", "target": "jupiter"}
    assert why(table, "move earth>jupiter 1") == ("actions.move.3", "too-far", too_far)
    assert why(table, "build fleet mars") == ("actions.build.3", "home-only", {"orbit": "mars"})
    none = {"kind": "battleship", "faction": "un"}
    assert why(table, "build battleship earth") == ("actions.build.2", "none-to-build", none)
    mixed = (
        Table(*FOUR).ships("mars", mcr=1).ships("mars", "battleship", mcr=2).spend("mcr", 1).play("move mars>earth 2")
    )
    assert why(mixed, "ship scrap") == ("actions.move.1", "no-such-ship", {"kind": "scrap", "orbit": "mars"})
    mixed.play("ship battleship")
    assert mixed.fleet("earth", "mcr", "battleship") == 2
    three = Table(*FOUR).ships("mars", mcr=2).ships("mars", "damaged", mcr=1).ships("mars", "battleship", mcr=1)
    three.spend("mcr", 1).play("move mars>earth 2", "ship battleship")
    assert three.fleet("earth", "mcr", "damaged") == 1


@pytest.mark.rule("expanse:actions.move.1")
def test_the_ships_of_a_group_are_named_from_the_weakest_kind_on() -> None:
    table = (
        Table(*FOUR).ships("mars", mcr=2).ships("mars", "battleship", mcr=2).rocinante("mcr", "mars").spend("mcr", 1)
    )
    table.play("move mars>earth 3")
    assert table.offers() == {"ship fleet", "ship battleship"}
    assert why(table, "ship rocinante") == ("actions.move.1", "too-few-left", {"kind": "rocinante", "number": 3})
    table.play("ship battleship")
    assert (table.fleet("earth", "mcr", "battleship"), table.fleet("earth", "mcr")) == (2, 0)


@pytest.mark.rule("expanse:events.1", "expanse:events.2")
def test_alternatives_and_copies_that_do_not_exist() -> None:
    table = Table(*FOUR).influence("ceres", mcr=1).ships("eros", mcr=1).event("un", "nauvoo")
    assert why(table, "option 3") == ("events.2", "no-such-option", {"number": 3})
    table = Table(*FOUR).track("scoring", "nauvoo", "josephus-miller", "ambush").event("pg", "kenzo-gabriel")
    assert table.offers() == {"copy 2", "copy 4"}
    assert why(table, "copy 1") == ("events.1", "scoring-card", {"space": 1})
    assert why(table, "copy 5") == ("events.1", "empty-space", {"space": 5})
    assert why(table, "copy 3") == ("events.1", "not-now", {"card": "josephus-miller"})
    assert why(table, "done") == ("events.2", "must-copy", {})


@pytest.mark.rule("expanse:actions.2", "expanse:tech.1")
def test_abilities_that_are_not_at_hand() -> None:
    table = Table(*FOUR).ships("ceres", un=1, mcr=1).influence("ceres", mcr=1).spend("un", 2)
    assert why(table, "strike mcr fleet ceres") == ("tech.1", "technology-missing", {"level": 2})
    assert why(table, "incite mcr ceres") == ("actions.2", "not-your-ability", {"faction": "un"})
    table.technology(2).spend("un", 2)
    facts = {"orbit": "ceres", "own": 1.0, "theirs": 1.0}
    assert why(table, "strike mcr fleet ceres") == ("actions.2", "not-stronger", facts)
    assert why(table, "strike un fleet ceres") == ("actions.2", "enemies-only", {"orbit": "ceres"})
    table = Table(*FOUR).ships("eros", pg=1).technology(3).spend("pg", 2)
    assert why(table, "unleash mcr fleet eros") == ("actions.2", "no-token-near", {"orbit": "eros"})
    assert why(table, "experiment mcr eros") == ("actions.2", "no-token-there", {"base": "eros"})
    assert why(table, "infect ceres") == ("actions.2", "no-fleet-in-orbit", {"base": "ceres", "orbit": "ceres"})
    table.tokens("eros", 2).spend("pg", 2)
    assert why(table, "infect eros") == ("actions.2", "no-token", {"base": "eros"})
    assert why(table, "experiment mcr eros") == ("actions.2", "no-influence-there", {"base": "eros", "faction": "mcr"})
    table = Table(*FOUR).influence("ceres", opa=1).technology(3).spend("opa", 2)
    assert why(table, "ram mcr fleet eros") == ("actions.2", "no-own-ship", {"orbit": "eros"})
    assert why(table, "incite mcr eros") == ("actions.2", "no-own-cube-there", {"base": "eros"})
    assert why(table, "incite opa ceres") == ("actions.2", "enemies-only", {"base": "ceres"})
    assert why(table, "launch mars") == ("glossary.2", "no-orbital-influence", {"orbit": "mars"})


@pytest.mark.rule("expanse:events.2", "expanse:events.3")
def test_events_that_reach_elsewhere() -> None:
    table = Table(*FOUR).influence("ceres", mcr=2).influence("eros", mcr=1).influence("luna", mcr=1)
    table.event("opa", "sematimba").play("remove mcr ceres")
    facts = {"base": "eros", "chosen": "ceres"}
    assert why(table, "remove mcr eros") == ("events.3", "single-base-only", facts)
    assert why(table, "remove mcr luna") == ("events.2", "event-elsewhere", {"base": "luna"})
    table = Table(*FOUR).influence("ceres", mcr=1).influence("eros", mcr=1).influence("luna", mcr=1)
    table.event("mcr", "black-ops-team").play("remove mcr ceres")
    assert why(table, "remove mcr eros") == ("events.2", "other-zone-needed", {"base": "eros"})
    table = (
        Table(*FOUR).influence("ceres", un=2).influence("eros", un=1).event("mcr", "riot-gear").play("remove un ceres")
    )
    assert why(table, "remove un ceres") == ("events.2", "other-base-needed", {"base": "ceres"})
    two = Table(*TWO).ships("earth", un=1).spend("un", 1)
    assert why(two, "place luna") == ("two-player.3", "base-out-of-play", {"base": "luna"})


@pytest.mark.rule("expanse:events.2", "expanse:rocinante.6")
def test_ships_that_an_event_cannot_hit() -> None:
    table = Table(*FOUR).ships("ceres", un=1, mcr=1).ships("eros", mcr=1).ships("mars", mcr=1)
    table.event("pg", "hired-guns").play("kill mcr fleet ceres")
    assert why(table, "kill mcr fleet ceres") == ("events.2", "other-orbit-needed", {"orbit": "ceres"})
    assert why(table, "kill mcr fleet mars") == ("events.2", "event-elsewhere", {"orbit": "mars"})
    facts = {"kind": "scrap", "orbit": "eros", "faction": "opa"}
    assert why(table, "kill opa scrap eros") == ("events.2", "no-such-enemy", facts)
    yvgeny = Table(*FOUR).ships("ceres", un=1, mcr=1, opa=1).ships("eros", mcr=1).event("un", "captain-yvgeny")
    assert why(yvgeny, "kill mcr fleet eros") == ("events.2", "needs-own-fleet", {"orbit": "eros"})
    assert why(yvgeny, "kill un fleet ceres") == ("events.2", "enemies-only", {"orbit": "ceres"})
    assert why(yvgeny, "done") == ("events.2", "must-kill", {})
    rammed = Table(*FOUR).ships("ceres", opa=1).ships("ceres", "scrap", opa=1).ships("ceres", mcr=1)
    rammed.ships("eros", opa=1).technology(3).spend("opa", 1).play("ram mcr fleet ceres")
    facts = {"orbit": "eros", "chosen": "ceres"}
    assert why(rammed, "kill opa fleet eros") == ("actions.2", "same-orbit-only", facts)
    assert why(rammed, "kill mcr fleet ceres") == ("actions.2", "own-only", {"orbit": "ceres"})
