"""The Expanse: what is offered and refused where a rule seldom bites."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.expanse.packs import pack, resolve
from tests.games.expanse.table import FOUR, Table

from orrery.games.expanse.board import base_totals, orbital_control, places
from orrery.games.expanse.content import load_content
from orrery.games.expanse.game import Expanse
from orrery.games.expanse.tables import BASES, ORBITS, PROTOMOLECULE
from orrery.kernel import NOBODY

CARDS = ["heavy-burn"] * 4


@pytest.mark.rule("expanse:action-points.4", "expanse:events.1")
@pytest.mark.parametrize("card", ["josephus-miller", "mao-kwikowski-mercantile"])
def test_the_left_over_event_of_a_card_that_works_when_kept_can_only_be_kept(card: str) -> None:
    table = Table(*FOUR).track(card, *CARDS).deck("nauvoo", "scoring", "scoring").ships("mars", mcr=1).turn("opa")
    table.play("take 1")
    if table.choice == "ChooseUse":
        table.play("points")
    while table.choice == "SpendPoints":
        table.play("done")
    assert table.choice == "OfferEvent"
    assert table.offers() == {"keep", "pass"}
    assert table.refusal("event").reason == "only-when-kept"


@pytest.mark.rule("expanse:actions.move.1")
def test_the_ships_of_a_mixed_group_are_offered_in_their_order() -> None:
    table = Table(*FOUR).ships("mars", mcr=1).ships("mars", "battleship", mcr=1).ships("mars", "damaged", mcr=1)
    table.rocinante("mcr", "mars").spend("mcr", 3).play("move mars>ceres 1")
    offered = [str(action) for action in table.state.actions()]
    assert offered == ["ship fleet", "ship battleship", "ship damaged", "ship rocinante"]


@pytest.mark.rule("expanse:events.1", "expanse:events.2")
def test_kenzo_gabriel_ends_where_no_event_can_be_copied() -> None:
    table = Table(*FOUR).track("josephus-miller", "mao-kwikowski-mercantile", "scoring")
    table.deck("nauvoo", "smugglers", "scoring", "scoring").event("pg", "kenzo-gabriel")
    assert table.told("EventCopied") == []
    assert table.choice == "ChooseTurn"


@pytest.mark.rule("expanse:events.2", "expanse:kept-event.1")
def test_only_a_kept_card_counts_a_number_as_more() -> None:
    table = Table(*FOUR).influence("ceres", mcr=5).keep("un", "mao-kwikowski-mercantile", "razorback")
    table.deck("terraforming", "scoring", "scoring").event("un", "the-hybrid")
    assert table.choice == "OfferHigherNumber"
    assert table.refusal("play assassin").reason == "not-kept"
    assert table.refusal("play razorback").reason == "not-a-number-card"


@pytest.mark.rule("expanse:events.2")
def test_julie_mao_finds_no_influence_where_there_is_none() -> None:
    table = Table(*FOUR).influence("eurasia", mcr=2).influence("ganymede", mcr=2).influence("rhea", mcr=1)
    table.event("un", "julie-mao")
    assert table.refusal("remove mcr africa").reason == "no-influence-there"
    assert table.refusal("remove opa eurasia").reason == "no-influence-there"


@pytest.mark.rule("expanse:events.2")
def test_sympathizers_may_begin_on_luna() -> None:
    table = Table(*FOUR).influence("luna", mcr=1).influence("eurasia", un=1).influence("ceres", un=1)
    table.event("opa", "sympathizers")
    assert table.offers() == {"place luna", "place eurasia", "place ceres", "done"}
    table.play("place luna")
    assert table.offers() == {"place eurasia", "place ceres", "done"}


@pytest.mark.rule("expanse:bonus.3", "expanse:scoring.2")
@pytest.mark.parametrize("sector", ["inner", "belt", "outer"])
def test_the_scoring_tells_its_bonus_sector(sector: str) -> None:
    table = Table(*FOUR).influence("titan", opa=1).score("un").play(f"bonus {sector}")
    while table.choice not in ("ChooseTurn", None):
        table.state.apply(table.state.pending[0])
    assert [told["bonus"] for told in table.told("BasesScored")] == [sector]


@pytest.mark.rule("expanse:events.2")
@pytest.mark.parametrize("kind", ["battleship", "damaged", "fleet"])
@pytest.mark.parametrize("target", [orbit for orbit in ORBITS if orbit not in ("mars", "jupiter", "saturn")])
def test_admiral_souther_moves_each_ship_of_any_kind_once(kind: str, target: str) -> None:
    table = Table(*FOUR).ships("mars", kind, mcr=1).ships("jupiter", mcr=1).event("mcr", "admiral-souther")
    table.play(f"move mars>{target} 1")
    assert {action for action in table.offers("move") if not action.startswith("move jupiter>")} == set()
    assert table.refusal(f"move {target}>mars 1").reason == "too-few-ships"


@pytest.mark.rule("expanse:events.2", "expanse:components.6")
def test_the_eros_incident_leaves_a_token_where_no_cube_is() -> None:
    table = Table(*FOUR).technology(1).tokens("eros", 1).influence("eros", un=1).event("opa", "eros-incident")
    assert [table.total("eros", faction) for faction in ("un", "pg", "opa")] == [0, 1, 2]


@pytest.mark.rule("expanse:tech.1", "expanse:actions.2")
def test_scrap_ships_are_launched_from_their_technology_on() -> None:
    for level in range(4):
        table = Table(*FOUR).technology(level).ships("tycho", opa=1).spend("opa", 3)
        assert bool(table.offers("launch")) == (level >= 2)
        if level < 2:
            assert table.refusal("launch ceres").reason == "technology-missing"


@pytest.mark.rule("expanse:scoring.9")
def test_a_ship_without_strength_controls_no_orbit(tmp_path: Path) -> None:
    game = pack(tmp_path, "board.toml", "[strength]\nscrap = 0.0\n")
    table = Table(*FOUR, game=game).ships("ceres", "scrap", opa=1)
    assert orbital_control(table.state, ORBITS.index("ceres")) == NOBODY
    assert orbital_control(table.ships("ceres", un=1).state, ORBITS.index("ceres")) == 0


@pytest.mark.rule("expanse:components.6", "expanse:actions.2")
def test_only_the_owner_of_the_tokens_brings_them() -> None:
    game = Expanse(load_content())
    game.tables.level[PROTOMOLECULE][0] = 0
    table = Table(*FOUR, game=game).ships("earth", un=1).spend("un", 3)
    assert table.refusal("infect luna").reason == "no-token"


@pytest.mark.rule("expanse:events.2")
def test_an_ambush_may_be_laid_where_only_own_ships_are() -> None:
    table = Table(*FOUR).ships("mars", mcr=1).ships("earth", un=1).event("mcr", "ambush")
    assert {"orbit mars", "orbit earth"} <= table.offers("orbit")


@pytest.mark.rule("expanse:bonus.3", "expanse:events.2")
def test_a_token_that_was_seen_cannot_be_unseen() -> None:
    table = Table(*FOUR).keep("un", "cotyar-ghazi").ships("ceres", un=1).score("mcr").play("bonus belt")
    table.play("play cotyar-ghazi")
    assert table.told("BonusSeen")
    assert table.state.undoable == 0


@pytest.mark.rule("expanse:events.2", "expanse:actions.influence.3")
def test_who_has_no_cube_anywhere_places_none() -> None:
    table = Table(*FOUR).deck("nauvoo", "smugglers", "scoring", "scoring").track(*CARDS).no_supply("mcr")
    table.event("mcr", "terraforming")
    assert table.choice == "ChooseTurn"
    assert [table.cubes(base, "mcr") for base in ("mariner-valley", "londres-nova")] == [0, 0]


@pytest.mark.rule("expanse:actions.influence.3")
@pytest.mark.parametrize("base", BASES)
def test_the_last_cube_can_be_fetched_from_any_base(base: str) -> None:
    target = "mariner-valley" if base != "mariner-valley" else "londres-nova"
    table = Table(*FOUR).influence(base, mcr=1).no_supply("mcr").ships("mars", mcr=1).spend("mcr", 2)
    assert f"place {target}" in table.offers()
    assert table.state.why_not(f"place {target}") is None


@pytest.mark.rule("expanse:scoring.13")
@pytest.mark.parametrize("faction", range(4))
def test_whoever_has_hegemony_wins_a_tie(faction: int) -> None:
    game = Expanse(load_content())
    base = BASES.index("ceres")
    for level in range(4):
        game.tables.hegemony[level * 16 + base] = 1 << faction
    table = Table(*FOUR, game=game).influence("ceres", un=1, mcr=1, opa=1, pg=1)
    ranks = list(places(table.state, base, base_totals(table.state, base, NOBODY)))
    assert ranks[faction] == 0
    assert all(rank == 2 or rank == 3 for other, rank in enumerate(ranks) if other != faction)


@pytest.mark.rule("expanse:turn.3")
def test_the_next_card_is_secret_after_the_known_one_was_drawn() -> None:
    table = Table(*FOUR).track("terraforming", *CARDS).deck("nauvoo", "smugglers", "scoring", "scoring").turn("mcr")
    table.state.known = True
    table.play("take 1", "event")
    while table.choice not in ("ChooseTurn", None):
        table.state.apply(table.state.pending[0])
    assert table.on_track()[-1] == "nauvoo"
    assert table.state.view(None)["deck"]["top"] is None


@pytest.mark.rule("expanse:scoring.13", "expanse:scoring.14")
def test_the_scoring_tells_who_came_in_which_place() -> None:
    table = Table(*FOUR).influence("ceres", opa=4, un=3, mcr=2, pg=1).score("un").play("bonus outer")
    while table.choice not in ("ChooseTurn", None):
        table.state.apply(table.state.pending[0])
    ceres = next(one for one in table.told("BasesScored")[0]["bases"] if one["base"] == "ceres")
    assert {one["faction"]: one["place"] for one in ceres["standings"]} == {"opa": 1, "un": 2, "mcr": 3, "pg": 0}


@pytest.mark.rule("expanse:events.2")
@pytest.mark.parametrize("other", ["un", "opa", "pg"])
def test_covert_op_finds_a_partner_of_any_faction(other: str) -> None:
    table = Table(*FOUR).influence("ceres", mcr=1).influence("thoth", **{other: 1}).event("mcr", "covert-op")
    assert {"lift mcr ceres", f"lift {other} thoth"} <= table.offers("lift")


@pytest.mark.rule("expanse:events.2")
@pytest.mark.parametrize(("orbit", "left"), [("earth", 1), ("ceres", 0)])
def test_an_orbit_that_was_named_must_be_one_that_the_event_reaches(tmp_path: Path, orbit: str, left: int) -> None:
    effect = (
        '[{ do = "pick", what = "orbit" }, { do = "kill", at = { same = "orbit", known = true, zone = ["belt"] } }]'
    )
    table = resolve(tmp_path, effect).ships("earth", mcr=1).ships("ceres", mcr=1).event("un", "test-card")
    table.play(f"orbit {orbit}")
    assert table.fleet(orbit, "mcr") == left


@pytest.mark.rule("expanse:events.2")
@pytest.mark.parametrize("kind", ["battleship", "damaged", "fleet"])
def test_admiral_souther_remembers_every_ship_that_has_moved(kind: str) -> None:
    table = Table(*FOUR).ships("mars", kind, mcr=2).ships("jupiter", mcr=1).event("mcr", "admiral-souther")
    table.play("move mars>ceres 1", "move mars>ceres 1")
    assert {action for action in table.offers("move") if action.startswith("move ceres>")} == set()
