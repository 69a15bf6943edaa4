"""The Expanse: what the rulebook says in passing."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.expanse.packs import card, pack
from tests.games.expanse.table import FOUR, TWO, Table

from orrery.games.expanse.board import has
from orrery.games.expanse.flow.abilities import can_use
from orrery.games.expanse.game import GAME
from orrery.games.expanse.tables import BASES, FACTIONS, HYBRIDS, NOWHERE, STRIKE


def reason(table: Table, action: str) -> str:
    """Why an action is refused."""
    return table.refusal(action).reason


@pytest.mark.rule("expanse:turn.1")
def test_no_event_is_under_way_when_a_turn_begins() -> None:
    table = Table(*FOUR).track("terraforming", *["nauvoo"] * 4).deck("nauvoo", "scoring", "scoring").turn("mcr")
    table.play("take 1", "event")
    while table.choice not in ("ChooseTurn", None):
        table.state.apply(table.state.pending[0])
    assert table.state.resolving == NOWHERE
    assert table.state.view(None)["decision"]["event"] is None


@pytest.mark.rule("expanse:kept-event.1", "expanse:action-points.3")
def test_a_card_that_is_not_kept_is_not_played_whenever_it_works() -> None:
    table = Table(*FOUR).track(*["nauvoo"] * 5).keep("un", "razorback").turn("un")
    for name in ("josephus-miller", "mao-kwikowski-mercantile", "cotyar-ghazi", "terraforming"):
        assert reason(table, f"play {name}") == "not-kept"
    table.play("take 1")
    for name in ("josephus-miller", "cotyar-ghazi", "terraforming"):
        assert reason(table, f"play {name}") == "not-kept"
    assert reason(table, "play razorback") == "not-a-number-card"


@pytest.mark.rule("expanse:action-points.3")
def test_only_miller_gives_the_event_beside_the_points() -> None:
    table = Table(*FOUR).track(*["nauvoo"] * 5).keep("un", "josephus-miller", "razorback", "mao-kwikowski-mercantile")
    table.turn("un").play("take 1", "points")
    while table.choice == "SpendPoints":
        table.play("done")
    assert table.choice == "OfferSecondUse"
    assert table.offers() == {"play josephus-miller", "pass"}
    assert reason(table, "play razorback") == "not-now"
    assert reason(table, "play terraforming") == "not-kept"


@pytest.mark.rule("expanse:actions.2", "expanse:tech.1")
def test_an_ability_is_at_hand_from_its_technology_on() -> None:
    table = Table(*FOUR)
    mcr, pg = FACTIONS.index("mcr"), FACTIONS.index("pg")
    for level in range(4):
        table.technology(level)
        assert can_use(table.state, mcr, STRIKE) == has(table.state, mcr, STRIKE) == (level >= 1)
        assert can_use(table.state, pg, HYBRIDS) == (level >= 3)
        assert not can_use(table.state, pg, STRIKE)


@pytest.mark.rule("expanse:two-player.3", "expanse:rocinante.8")
def test_holden_does_not_go_where_two_seats_do_not() -> None:
    table = Table(*TWO).rocinante("un", "earth").score("mcr").play("bonus belt")
    while table.deciding != "un" or table.choice != "ChooseScoringEvent":
        table.play("pass")
    table.play("crew holden")
    assert table.choice == "ChooseHoldenBase"
    assert reason(table, "place luna") == "base-out-of-play"
    assert "place eurasia" in table.offers()


@pytest.mark.rule("expanse:events.2")
def test_a_swap_needs_a_partner_elsewhere() -> None:
    table = Table(*FOUR).influence("ceres", mcr=1, un=1).influence("eros", un=2).event("mcr", "covert-op")
    assert table.choice == "ChooseSwap"
    assert "lift mcr ceres" in table.offers()
    assert "lift un eros" in table.offers()
    assert "lift un ceres" not in table.offers()
    assert reason(table, "lift un ceres") == "no-partner"
    assert reason(table, "lift opa ceres") == "no-influence-there"


@pytest.mark.rule("expanse:actions.move.1")
def test_kinds_of_ships_are_named_in_order() -> None:
    table = Table(*FOUR).ships("mars", mcr=2).ships("mars", "battleship", mcr=1).ships("mars", "damaged", mcr=1)
    table.rocinante("mcr", "mars").spend("mcr", 1).play("move mars>earth 2", "ship battleship")
    assert reason(table, "ship fleet") == "kind-settled"
    assert table.offers() == {"ship damaged", "ship rocinante"}


@pytest.mark.rule("expanse:components.6")
@pytest.mark.parametrize("base", [BASES[0], BASES[7], BASES[15]])
def test_a_token_comes_from_any_base(base: str) -> None:
    target = "eros" if base != "eros" else "ceres"
    table = Table(*FOUR).technology(1).tokens(base, 1).ships(target, pg=1).spend("pg", 1).play(f"infect {target}")
    if table.choice == "ChooseToken":
        assert table.offers() == {"spare", f"fetch {base}"}
        table.play(f"fetch {base}")
    assert table.state.tokens[BASES.index(base)] == 0
    assert table.state.tokens[BASES.index(target)] == 1


@pytest.mark.rule("expanse:events.2")
@pytest.mark.parametrize("number", [1, 5])
def test_an_event_has_two_to_four_alternatives(tmp_path: Path, number: int) -> None:
    lists = ", ".join(['[{ do = "peek" }]'] * number)
    with pytest.raises(ValueError, match="give two to four alternatives"):
        pack(tmp_path, "cards.toml", card(f'[{{ do = "choose", among = [{lists}] }}]'))
    lists = ", ".join(['[{ do = "peek" }]'] * 4)
    pack(tmp_path, "cards.toml", card(f'[{{ do = "choose", among = [{lists}] }}]'))


@pytest.mark.rule("expanse:events.2")
def test_where_nobody_is_no_base_is_named(tmp_path: Path) -> None:
    effect = '[{ do = "pick", what = "base" }, { do = "remove", count = 2, at = { same = "base" } }]'
    table = Table(*FOUR, game=pack(tmp_path, "cards.toml", card(effect))).event("un", "test-card")
    assert table.choice != "ChooseBase"


@pytest.mark.rule("expanse:events.2")
def test_no_alternative_is_empty(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="give two to four alternatives"):
        pack(tmp_path, "cards.toml", card('[{ do = "choose", among = [[{ do = "peek" }], []] }]'))


@pytest.mark.rule("expanse:events.2")
def test_an_event_does_not_remember_the_base_or_orbit_of_another(tmp_path: Path) -> None:
    effect = '[{ do = "place", at = { same = "base" } }]'
    table = Table(*FOUR, game=pack(tmp_path, "cards.toml", card(effect)))
    table.state.focus_base = 3
    table.event("opa", "test-card")
    assert len(table.offers("place")) == 16
    effect = '[{ do = "place", at = { same = "orbit" } }]'
    table = Table(*FOUR, game=pack(tmp_path, "cards.toml", card(effect)))
    table.state.focus_orbit = 3
    table.event("opa", "test-card")
    assert len(table.offers("place")) == 16


@pytest.mark.rule("expanse:events.2")
@pytest.mark.parametrize("enemy", ["un", "opa", "pg"])
def test_yao_counts_the_fleets_of_every_enemy(enemy: str) -> None:
    table = Table(*FOUR).ships("ceres", mcr=2).ships("ceres", **{enemy: 2}).event("mcr", "theresa-yao")
    if table.choice == "ChooseOrbit":
        table.play("orbit ceres")
    assert "kill mcr fleet ceres" in table.offers()
    table.play("kill mcr fleet ceres")
    assert "kill mcr fleet ceres" not in table.offers()  # one of two enemies may go, and one must be left for X + 1


@pytest.mark.rule("expanse:events.2")
def test_what_is_done_on_every_base_is_done_as_often() -> None:
    tables = GAME.tables
    for name, bases in (("terraforming", 2), ("franklin-degraff", 3)):
        operation = tables.operations[tables.first[tables.cards.index(name)]]
        assert operation.uses == bases
