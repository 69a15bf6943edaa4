"""The Expanse: a turn, its card, its event and its action points."""

from __future__ import annotations

import pytest
from tests.games.expanse.table import FOUR, TWO, Table

CARDS = ("paolo-cortazar", "razorback", "covert-op", "stealth-ships", "black-ops-team")


def four() -> Table:
    """Four factions, five cards, and a deck that does not end the game."""
    table = Table(*FOUR).track(*CARDS).deck("smugglers", "ambush", "nauvoo", "scoring")
    return table.ships("earth", un=2, opa=1).ships("thoth", pg=2).ships("mars", mcr=2)


@pytest.mark.rule("expanse:turn.2")
def test_a_turn_is_a_card_or_a_kept_event() -> None:
    table = four().keep("un", "nauvoo").keep("mcr", "ambush").turn("un")
    assert table.offers() == {"take 1", "take 2", "take 3", "take 4", "take 5", "play nauvoo"}
    assert table.refusal("pass").reason == "not-asked"
    assert table.forbids("play ambush", "kept-event.1")


@pytest.mark.rule("expanse:turn.3")
def test_the_track_slides_up_and_is_filled() -> None:
    table = four().turn("un").play("take 2", "points", "done")
    while table.choice != "ChooseTurn":
        table.play("pass")
    assert table.on_track() == ["paolo-cortazar", "covert-op", "stealth-ships", "black-ops-team", "smugglers"]
    assert table.deciding == "opa"


@pytest.mark.rule("expanse:turn.4", "expanse:turn.5")
@pytest.mark.parametrize(("space", "cost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_first_card_is_free_and_the_others_cost(space: int, cost: int) -> None:
    table = four().turn("un").play(f"take {space}")
    assert table.cp("un") == 10 - cost


@pytest.mark.rule("expanse:turn.6")
def test_a_card_that_cannot_be_paid_cannot_be_taken() -> None:
    table = four().points(un=1).turn("un")
    assert table.offers("take") == {"take 1", "take 2", "take 3"}
    assert table.forbids("take 4", "turn.6")
    assert table.play("take 2").cp("un") == 0
    only = four().points(un=0).keep("un", "nauvoo").turn("un")
    assert only.offers() == {"take 1", "play nauvoo"}


@pytest.mark.rule("expanse:turn.7")
def test_a_scoring_card_starts_scoring_at_once() -> None:
    table = four().track("scoring", *CARDS[:4]).turn("un").play("take 1")
    assert (table.choice, table.deciding) == ("ChooseBonus", "un")
    assert table.cp("un") == 10
    costly = four().track(*CARDS[:4], "scoring").turn("un").play("take 5")
    assert costly.cp("un") == 8
    assert costly.offers() == {"bonus inner", "bonus belt", "bonus outer"}


@pytest.mark.rule("expanse:turn.8")
def test_an_action_card_is_an_event_or_points() -> None:
    table = four().turn("opa").play("take 1")
    assert table.offers() == {"event", "keep", "points"}
    table.play("points")
    assert table.choice == "SpendPoints"
    assert table.refusal("event").reason == "not-asked"


@pytest.mark.rule("expanse:turn.9")
def test_a_used_card_is_discarded_and_a_kept_one_is_not() -> None:
    assert "razorback" in four().turn("opa").play("take 2", "event").discarded()
    table = four().turn("opa").play("take 2", "keep")
    assert "razorback" not in table.discarded()
    assert table.kept("opa") == ["razorback"]


# Events


@pytest.mark.rule("expanse:event.1")
def test_an_event_needs_the_own_icon() -> None:
    table = four().keep("un", "mao-kwikowski-mercantile").turn("un").play("take 1")
    assert table.choice == "ChooseUse"
    assert table.forbids("event", "event.1")
    assert table.forbids("keep", "event.1")


@pytest.mark.rule("expanse:event.2", "expanse:event.5")
def test_example_1_2_opa_uses_razorback() -> None:
    table = (
        four().track("razorback", *CARDS[2:], "smugglers").turn("opa").play("take 1", "event", "move earth>saturn 1")
    )
    assert table.fleet("saturn", "opa") == 1
    assert table.cp("opa") == 10
    assert "razorback" in table.discarded()
    assert table.order() == ["pg", "opa", "un", "mcr"]


@pytest.mark.rule("expanse:event.3")
def test_keeping_costs_a_point() -> None:
    table = four().points(opa=1).turn("opa").play("take 2")
    assert table.offers() == {"event", "points"}
    assert table.forbids("keep", "event.3")
    table = four().points(opa=2).turn("opa").play("take 2", "keep")
    assert (table.cp("opa"), table.kept("opa")) == (0, ["razorback"])


@pytest.mark.rule("expanse:event.4")
def test_kept_events_are_open_and_without_limit() -> None:
    kept = ["camina-drummer", "slingshot-racing", "julie-mao", "nauvoo"]
    table = four().keep("opa", *kept).turn("opa").play("take 2", "keep")
    for seat in (0, 1, 2, 3, None):
        factions = {document["id"]: document for document in table.state.view(seat)["factions"]}
        assert {card["id"] for card in factions["opa"]["kept"]} == {*kept, "razorback"}


# Action points


@pytest.mark.rule("expanse:action-points.1", "expanse:action-points.5", "expanse:action-points.6")
def test_example_1_1_un_leaves_an_event_to_protogen() -> None:
    table = four().turn("un").play("take 1")
    assert table.choice == "SpendPoints"
    table.play("move earth>ceres 1", "place ceres")
    assert table.cp("un") == 10
    assert (table.choice, table.deciding) == ("OfferEvent", "pg")
    table.play("event", "place europa", "place titan")
    assert (table.cubes("europa", "pg"), table.cubes("titan", "pg")) == (1, 1)
    assert table.order() == ["opa", "un", "mcr", "pg"]
    assert table.on_track() == ["razorback", "covert-op", "stealth-ships", "black-ops-team", "smugglers"]
    assert table.discarded() == ["paolo-cortazar"]
    assert (table.choice, table.deciding) == ("ChooseTurn", "opa")


@pytest.mark.rule("expanse:action-points.2")
def test_points_are_not_saved() -> None:
    table = four().turn("un").play("take 4", "points", "place luna", "place luna", "done", "pass")
    assert (table.choice, table.deciding) == ("ChooseTurn", "opa")
    table.turn("un").play("take 1")
    assert table.state.view(None)["decision"]["points_left"] == 2


@pytest.mark.rule("expanse:action-points.3")
def test_whoever_uses_the_points_forfeits_the_event() -> None:
    table = four().turn("opa").play("take 1", "points", "done")
    assert (table.choice, table.deciding) == ("OfferEvent", "pg")
    table.play("pass")
    assert (table.choice, table.deciding) == ("ChooseTurn", "pg")
    assert "paolo-cortazar" in table.discarded()


@pytest.mark.rule("expanse:action-points.4")
def test_only_factions_on_the_card_are_asked() -> None:
    table = four().turn("un").play("take 1", "done")
    asked = []
    while table.choice == "OfferEvent":
        asked.append(table.deciding)
        table.play("pass")
    assert asked == ["pg", "opa"]


@pytest.mark.rule("expanse:action-points.5")
def test_the_highest_initiative_chooses_first() -> None:
    table = four().initiative("mcr", "opa", "pg", "un").turn("un").play("take 1", "done")
    assert table.deciding == "opa"
    assert table.play("pass").deciding == "pg"


@pytest.mark.rule("expanse:action-points.6")
def test_keeping_lowers_initiative_too() -> None:
    table = four().turn("un").play("take 1", "done", "keep")
    assert table.kept("pg") == ["paolo-cortazar"]
    assert table.order() == ["opa", "un", "mcr", "pg"]
    assert table.choice == "ChooseTurn"


@pytest.mark.rule("expanse:action-points.7", "expanse:actions.1")
def test_example_1_3_protogen_and_the_covert_op() -> None:
    table = four().ships("earth", pg=1).track("stealth-ships", "covert-op", *CARDS[:3]).turn("pg")
    table.play("take 2", "points", "place luna", "move thoth>eros 1", "place eros")
    assert table.cp("pg") == 9
    assert (table.cubes("luna", "pg"), table.cubes("eros", "pg")) == (1, 1)
    assert (table.choice, table.deciding) == ("OfferEvent", "mcr")
    table.play("pass")
    assert table.order() == ["pg", "opa", "un", "mcr"]
    assert "covert-op" in table.discarded()
    assert table.on_track() == ["stealth-ships", *CARDS[:3], "smugglers"]


@pytest.mark.rule("expanse:action-points.8")
def test_a_responder_may_resolve_or_keep() -> None:
    table = four().points(pg=6, opa=6).initiative("opa", "pg", "un", "mcr").turn("un").play("take 1", "done")
    assert table.offers() == {"event", "keep", "pass"}
    table.play("keep")
    assert (table.cp("opa"), table.kept("opa")) == (5, ["paolo-cortazar"])
    poor = four().points(opa=0).initiative("opa", "pg", "un", "mcr").turn("un").play("take 1", "done")
    assert poor.offers() == {"event", "pass"}
    assert poor.forbids("keep", "event.3")


@pytest.mark.rule("expanse:two-player.6")
def test_the_other_of_two_may_use_the_event() -> None:
    table = Table(*TWO).track("heavy-burn", "terraforming", "captain-yvgeny", "ambush", "nauvoo")
    table.deck("julie-mao", "scoring").ships("earth", un=1).turn("un").play("take 1", "points", "done")
    assert (table.choice, table.deciding, table.offers()) == ("OfferEvent", "mcr", {"event", "keep", "pass"})
    table.play("keep")
    assert (table.cp("mcr"), table.order()) == (9, [])
    table.deck("smugglers", "scoring").track("captain-yvgeny", *["ambush"] * 4).turn("un")
    table.play("take 1", "points", "done")
    assert (table.choice, table.deciding) == ("ChooseTurn", "mcr")


# Kept events


@pytest.mark.rule("expanse:kept-event.1", "expanse:kept-event.3")
def test_a_kept_event_is_a_turn() -> None:
    table = four().keep("mcr", "terraforming", "nauvoo").turn("mcr").play("play terraforming")
    assert (table.cubes("mariner-valley", "mcr"), table.cubes("londres-nova", "mcr")) == (1, 1)
    assert table.cp("mcr") == 10
    assert table.kept("mcr") == ["nauvoo"]
    assert table.discarded() == ["terraforming"]
    assert (table.choice, table.deciding) == ("ChooseTurn", "un")


@pytest.mark.rule("expanse:kept-event.1")
def test_an_event_kept_this_turn_waits_for_the_next() -> None:
    table = four().turn("opa").play("take 2", "keep")
    assert table.deciding == "pg"
    assert table.refusal("play razorback").reason == "not-kept"


@pytest.mark.rule("expanse:kept-event.2")
def test_the_track_stays_as_it_is() -> None:
    table = four().keep("mcr", "terraforming").turn("mcr")
    cards = len(table.state.deck)
    table.play("play terraforming")
    assert table.on_track() == list(CARDS)
    assert len(table.state.deck) == cards


@pytest.mark.rule("expanse:kept-event.4")
def test_example_1_4_mcr_takes_and_keeps() -> None:
    table = four().track("stealth-ships", "black-ops-team", *CARDS[:3]).deck("scoring", "nauvoo", "scoring")
    table.turn("mcr").play("take 2", "keep")
    assert table.cp("mcr") == 8
    assert table.kept("mcr") == ["black-ops-team"]
    assert table.on_track()[-1] == "scoring"
    assert table.choice == "ChooseTurn"
