"""The Expanse: what people see and read, and what stays hidden."""

from __future__ import annotations

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from tests.games.expanse.table import FOUR, TWO, Table

import orrery
from orrery.games.expanse.game import GAME
from orrery.games.expanse.tables import BASES, FACTIONS, KINDS, ORBITS, RESOURCES, SCORING_CARD, SECTORS, ZONES
from orrery.kernel import Rng
from orrery.locales import LANGUAGES, say, source, tell
from orrery.testing import random_game

PACKAGE = "orrery.games.expanse"


def keys(language: str) -> set[str]:
    resource = FluentParser().parse(source(PACKAGE, language))
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


def test_the_view_shows_every_base() -> None:
    table = Table(*FOUR).influence("europa", opa=4, mcr=2).ships("jupiter", mcr=1).scorings("inner", "inner", "belt")
    base = next(entry for entry in table.state.view(None)["bases"] if entry["id"] == "europa")
    assert (base["orbit"], base["sector"], base["resource"], base["in_play"]) == ("jupiter", "outer", "water", True)
    assert (base["leader"], base["orbital_control"]) == ("opa", "mcr")
    assert list(base["influence"]) == ["opa", "mcr"]
    assert base["influence"]["mcr"] == {
        "cubes": 2, "diplomats": 0, "tokens": 0, "orbital_control": 1, "total": 3, "place": 2, "tied": False,
    }  # fmt: skip
    assert base["pays"] == {"plain": {"opa": 2, "mcr": 0}, "bonus": {"opa": 5, "mcr": 2}, "final": {"opa": 6, "mcr": 3}}


def test_the_track_says_what_a_card_means_for_me() -> None:
    table = (
        Table(*FOUR)
        .track("terraforming", "scoring", "heavy-burn", "josephus-miller", "smugglers")
        .points(un=2)
        .turn("un")
    )
    track = table.state.view(table.seat("un"))["track"]
    assert [space["cost"] for space in track] == [0, 1, 1, 2, 2]
    assert [space["event"] for space in track] == [False, False, True, False, False]
    assert [space["keep_cost"] for space in track] == [None, None, 1, 0, None]
    assert [space["can_keep"] for space in track] == [False, False, True, True, False]
    assert "event" not in table.state.view(None)["track"][0]


def test_the_decision_names_card_event_and_points() -> None:
    table = (
        Table(*FOUR).track("smugglers", *["heavy-burn"] * 4).deck("nauvoo", "scoring").ships("earth", un=1).turn("un")
    )
    table.play("take 1")
    decision = table.state.view(None)["decision"]
    assert (decision["faction"], decision["choice"], decision["card"]) == ("un", "SpendPoints", "smugglers")
    assert decision["points_left"] == 2
    table.play("done")
    assert table.state.view(None)["decision"]["choice"] == "OfferEvent"
    table.play("event")
    assert table.state.view(None)["decision"]["event"] == "smugglers"


def test_the_catalogue_is_plain_json_with_every_card() -> None:
    cards = {card["id"]: card for card in json.loads(json.dumps(GAME.catalogue()))["cards"]}
    table = Table(*FOUR).track("smugglers")
    assert cards["smugglers"] == table.state.view(None)["track"][0]["card"]
    assert len(cards) == len(GAME.content.cards.card)


def test_the_forecast_can_be_asked_after_an_action_that_spends_points() -> None:
    track = ["smugglers", *["heavy-burn"] * 4]
    table = Table(*FOUR).track(*track).deck("nauvoo", "scoring").ships("earth", un=1).turn("un").play("take 1")
    action = GAME.parse("place luna")
    told = GAME.insight(table.state, table.seat("un"), "after", {"action": action.code})
    before = table.state.view(None)["forecast"]
    table.play("place luna")
    assert told["forecast"] == table.state.view(None)["forecast"] != before
    with pytest.raises(ValueError, match="spends points"):
        GAME.insight(table.state, table.seat("un"), "after", {"action": -1})


def test_the_forecast_is_what_scoring_pays() -> None:
    state, _ = random_game(GAME, 4, 5)
    for seed in range(6):
        table = Table(*FOUR, empty=False)
        chooser = Rng(seed)
        while table.choice != "ChooseBonus":
            table.state.apply(chooser.pick(table.state.pending))
        table.state.play(chooser.pick(table.state.pending))
        while table.choice == "ChooseScoringEvent":
            table.play("pass")
        scored = table.told("BasesScored")[0]
        total = {faction: 0 for faction in FACTIONS}
        for base in scored["bases"]:
            for standing in base["standings"]:
                total[standing["faction"]] += standing["points"] + standing["resource"]
        assert total == scored["gained"]
    assert state.outcome is not None


def test_the_deck_and_the_box_stay_hidden() -> None:
    state = GAME.new(4, 3)
    for faction in FOUR[:3]:
        state.play(f"join {faction}")
    text = json.dumps(state.view(0))
    hidden = [state.tables.cards[card] for card in [*state.deck, *state.box] if card != SCORING_CARD]
    assert hidden
    assert not [name for name in hidden if f'"{name}"' in text]


def test_redrawing_keeps_what_is_known() -> None:
    state = GAME.new(3, 11, {"factions": "seated"})
    rng = Rng(5)
    orders = set()
    for _ in range(20):
        other = state.determinize(0, rng)
        orders.add(bytes(other.deck))
        cards = list(other.deck)
        assert sorted([*cards, *other.box]) == sorted([*state.deck, *state.box])
        for start in range(0, 36, 12):
            assert cards[start : start + 12].count(SCORING_CARD) == 2
    assert len(orders) == 20


def test_a_revealed_top_card_stays_on_top() -> None:
    table = Table(*FOUR, empty=False)
    table.event("un", "the-hybrid")
    table.play(str(table.state.actions()[0]))
    if table.state.known:
        top = table.state.deck[-1]
        assert all(table.state.determinize(0, Rng(seed)).deck[-1] == top for seed in range(10))


def test_the_secret_sector_is_redrawn_for_those_who_do_not_know() -> None:
    table = Table(*FOUR).keep("opa", "smugglers").scorings("belt", "belt").score("un").play("bonus outer")
    own = {table.state.determinize(table.seat("un"), Rng(seed)).bonus for seed in range(20)}
    others = {table.state.determinize(table.seat("opa"), Rng(seed)).bonus for seed in range(20)}
    assert own == {SECTORS.index("outer")}
    assert others == {SECTORS.index("inner"), SECTORS.index("outer")}


def test_undo_stops_at_a_drawn_card() -> None:
    table = Table(*TWO, empty=False).track(*["heavy-burn"] * 5).turn("un").play("take 1", "points", "place africa")
    assert table.state.undoable == 3
    table.play("done", "pass")
    assert table.state.undoable == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_a_name(language: str) -> None:
    wanted = (
        {f"base-{name}" for name in BASES} | {f"orbit-{name}" for name in ORBITS} | {f"zone-{name}" for name in ZONES}
    )
    wanted |= {f"sector-{name}" for name in SECTORS} | {f"resource-{name}" for name in RESOURCES}
    wanted |= {f"kind-{name}" for name in KINDS} | {f"faction-{name}" for name in FACTIONS}
    for card in [*GAME.tables.cards, "scoring"]:
        wanted |= {f"card-{card}", f"card-{card}-effect"}
    for faction in GAME.tables.powers:
        for power in faction:
            wanted |= {f"power-{power}", f"power-{power}-effect"}
    wanted |= {action.notation.split()[0] for action in GAME.vocabulary.actions}
    wanted |= {f"outcome-{reason}" for reason in ("most-points", "initiative", "rocinante")}
    wanted |= {"option-factions", *(f"option-factions-{value}" for value in ("chosen", "seated", "drawn"))}
    assert wanted - keys(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_a_text(language: str) -> None:
    folder = Path(str(files(PACKAGE)))
    code = "".join(path.read_text(encoding="utf-8") for path in [*folder.glob("flow/*.py"), folder / "setup.py"])
    reasons = set(re.findall(r'refuse\(\s*[\w.":-]+,\s*"([a-z-]+)"', code))
    assert len(reasons) > 60
    assert reasons - keys(language) == set()


def test_a_game_reads_as_sentences() -> None:
    state, _ = random_game(orrery.game("expanse"), 4, 3, log=True)
    for language in LANGUAGES:
        for event in state.events_for(None):
            text = tell(PACKAGE, language, event, ["Ada", "Bruno", "Carla", "Dario"])
            assert text
            assert "{" not in text, text
            assert "???" not in text, text


def test_refusals_read_as_sentences() -> None:
    table = Table(*FOUR).ships("eros", un=1).points(un=0).spend("un", 1)
    refusal = table.refusal("place vesta")
    assert say(PACKAGE, "en", refusal.reason, refusal.facts) == (
        "You have no ship in the orbit of Vesta, to which Vesta is connected."
    )
    assert "Vesta" in say(PACKAGE, "it", refusal.reason, refusal.facts)
