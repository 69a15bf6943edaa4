"""The Expanse: content files, packs, and the operations that cards are made of."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.expanse.packs import card, pack, resolve
from tests.games.expanse.table import FOUR, Table

import orrery
from orrery.games.expanse.flow.operations import OPERATIONS
from orrery.games.expanse.game import GAME
from orrery.parts.content import ContentError

DECK = "[[deck]]\nid = '2'\nseats = 2\nopening = 0\npile = 30\npiles = 3\nscoring = 2\nsource = 'public'"


def sheet_of(name: str, rest: str) -> str:
    """A pack's set-up file with the sheet of one faction."""
    return f"[[sheet]]\nid = '{name}'\nsource = 'public'\n{rest}"


def test_every_value_says_where_it_comes_from() -> None:
    content = GAME.content
    sources = {"rulebook", "public", "deduced", "reconstructed"}
    for item in [*content.board.base, *content.board.orbit, *content.layout.sheet, *content.factions.faction]:
        assert item.source in sources
    for entry in content.cards.card:
        assert {entry.source.title, entry.source.points, entry.source.factions, entry.source.effect} <= sources


def test_the_built_in_cards_use_every_operation() -> None:
    assert {type(operation) for operation in GAME.tables.operations} == set(OPERATIONS)


def test_a_new_card_needs_no_code(tmp_path: Path) -> None:
    table = resolve(
        tmp_path, '[{ do = "place", count = 2, at = { orbit = ["saturn"] } }, { do = "points", count = 1 }]'
    )
    table.event("un", "test-card").play("place rings", "place titan")
    assert (table.cubes("rings", "un"), table.cp("un")) == (1, 11)
    assert len(table.game.tables.cards) == 53
    assert table.game.content_digest != GAME.content_digest
    assert str(table.game.parse("play test-card")) == "play test-card"


def test_a_pack_is_reached_by_name(tmp_path: Path) -> None:
    pack(tmp_path, "cards.toml", card('[{ do = "peek" }]'))
    assert orrery.game("expanse", str(tmp_path)).action_count == GAME.action_count + 2


def test_a_packs_card_carries_its_own_texts(tmp_path: Path) -> None:
    rest = 'title = { en = "Test", it = "Prova" }\ntext = { en = "Nothing.", it = "Nulla." }'
    game = pack(tmp_path, "cards.toml", card('[{ do = "peek" }]', rest))
    table = Table(*FOUR, game=game).track("test-card")
    assert table.state.view(None)["track"][0]["card"]["title"] == {"en": "Test", "it": "Prova"}


def test_a_pack_replaces_a_card_by_its_id(tmp_path: Path) -> None:
    text = card('[{ do = "act", points = 3 }]').replace("test-card", "razorback")
    game = pack(tmp_path, "cards.toml", text)
    assert len(game.tables.cards) == 52
    assert game.tables.points[game.tables.cards.index("razorback")] == 3


def test_a_pack_changes_board_set_up_and_powers(tmp_path: Path) -> None:
    board = '[[base]]\nid = "luna"\norbit = "earth"\nsector = "inner"\nresource = "minerals"\nsource = "public"'
    (tmp_path / "board.toml").write_text(board, encoding="utf-8")
    start = sheet_of("un", "fleet = { saturn = 5 }\ninfluence = { rings = 3 }")
    game = pack(tmp_path, "setup.toml", start)
    table = Table(*FOUR, game=game, empty=False)
    assert (table.fleet("saturn", "un"), table.cubes("rings", "un")) == (5, 3)
    assert game.tables.base_resource[0] == 2


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("cards.toml", card('[{ do = "plaec" }]'), r"cards.toml.*'test-card'.*'do'.*'plaec' is not allowed.*place"),
        ("cards.toml", card('[{ do = "place", cuont = 1 }]'), r"cards.toml.*'test-card'.*'cuont'.*count"),
        ("cards.toml", card('[{ do = "place", count = "two" }]'), r"cards.toml.*'test-card'.*'count'"),
        ("cards.toml", card('[{ do = "place", at = { base = ["moon"] } }]'), r"effect 1: key 'base': 'moon' is"),
        ("cards.toml", card('[{ do = "place", count = 99 }]'), r"cards.toml.*'test-card'.*'count'.*<= 9"),
        ("cards.toml", card("[]"), r"test-card': key 'effect': name at least one operation"),
        ("cards.toml", card('[{ do = "peek" }, { do = "trigger", when = "points" }]'), r"effect 2: key 'do': a tr"),
        ("cards.toml", card('[{ do = "if", control = "moon", then = [] }]'), r"effect 1: key 'control': 'moon'"),
        ("cards.toml", card('[{ do = "choose", among = [[{ do = "peek" }]] }]'), r"test-card': effect 1: key 'among'"),
        ("cards.toml", card('[{ do = "peek" }]').replace('"un", ', '"uno", '), r"key 'factions': 'uno' is unknown"),
        ("board.toml", "[track]\ncosts = [1]\nsource = 'public'", r"board.toml: track: key 'costs'"),
        ("board.toml", "[zones]\nline = ['inner']\nsource = 'public'", r"board.toml: zones: key 'line'"),
        ("board.toml", "[[orbit]]\nid = 'pluto'\nzone = 'saturn'\nsource = 'public'", r"key 'orbit': the orbits are"),
        ("cards.toml", card('[{ do = "act", points = 0 }]'), r"cards.toml.*'test-card'.*'points'.*>= 1"),
        ("cards.toml", card('[{ do = "trigger", when = "points" }]'), r"effect 1: key 'count': say what"),
        ("cards.toml", card('[{ do = "if", control = "mars", then = [] }]'), r"effect 1: key 'then': name at"),
        ("setup.toml", sheet_of("un", "influence = { africa = 9, eurasia = 9 }"), r"key 'influence': there are only"),
        ("factions.toml", "[[faction]]\nid = 'un'", r"factions.toml.*'un'.*missing key"),
        ("setup.toml", DECK,
         r"cards.toml: key 'card': 2 seats need 90 cards, but only 30"),
        ("setup.toml", sheet_of("ares", "influence = {}"), r"setup.toml: key 'sheet': one for each of un, mcr"),
        ("setup.toml", sheet_of("un", "influence = {}\nfleet = { mars = 6 }"), r"key 'fleet': there are only 5"),
        ("notes.toml", "x = 1", r"notes.toml: a pack cannot have this file"),
    ],
)  # fmt: skip
def test_a_faulty_pack_is_refused_by_file_item_and_key(tmp_path: Path, name: str, text: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        pack(tmp_path, name, text)


# One test per operation that the cards do not show alone.


def test_place_can_be_limited_to_controlled_bases(tmp_path: Path) -> None:
    table = (
        resolve(tmp_path, '[{ do = "place", at = { control = "self" } }]')
        .influence("ceres", un=1)
        .influence("eros", mcr=1)
    )
    table.influence("titan", un=1).no_diplomats().event("un", "test-card")
    assert table.offers() == {"place ceres", "place titan"}
    assert table.refusal("place eros").reason == "needs-own-control"


def test_shift_moves_own_influence(tmp_path: Path) -> None:
    table = resolve(tmp_path, '[{ do = "shift", of = "self", to = { base = ["luna", "eros"] } }]').influence(
        "ceres", un=1
    )
    table.influence("eros", un=1).event("un", "test-card").play("lift un ceres", "target luna")
    assert table.cubes("luna", "un") == 1


def test_kill_own_and_enemy(tmp_path: Path) -> None:
    table = resolve(tmp_path, '[{ do = "kill", of = "self", at = { orbit = ["ceres"] } }]').ships("ceres", un=1, mcr=1)
    assert table.event("un", "test-card").fleet("ceres", "un") == 0


def test_a_mandatory_build_and_replacement(tmp_path: Path) -> None:
    table = resolve(tmp_path, '[{ do = "build", count = 2 }, { do = "replace", at = { base = ["ceres"] } }]')
    table.influence("ceres", mcr=1).ships("eros", un=4).no_diplomats().event("un", "test-card")
    assert (table.fleet("earth", "un"), table.cubes("ceres", "un"), table.cubes("ceres", "mcr")) == (1, 1, 0)


def test_an_operation_on_the_place_of_nothing_does_nothing(tmp_path: Path) -> None:
    effect = '[{ do = "kill" }, { do = "remove", at = { same = "orbit", known = true } }, { do = "deploy" }]'
    table = resolve(tmp_path, effect).influence("ceres", mcr=1).event("un", "test-card")
    assert table.cubes("ceres", "mcr") == 1
    assert table.choice == "ChooseTurn"


def test_an_alternative_inside_a_condition(tmp_path: Path) -> None:
    effect = (
        '[{ do = "if", control = "ceres", then = [{ do = "choose", among = '
        '[[{ do = "points", count = 3 }], [{ do = "act", points = 1 }]] }] }, { do = "points", count = 1 }]'
    )
    table = resolve(tmp_path, effect).ships("ceres", un=1).event("un", "test-card").play("option 1")
    assert table.cp("un") == 14
    assert resolve(tmp_path, effect).event("un", "test-card").cp("un") == 11


def test_only_a_higher_number_replaces_a_revealed_one(tmp_path: Path) -> None:
    table = resolve(tmp_path, '[{ do = "trigger", when = "points", count = 6 }]').influence("ceres", mcr=9)
    table.keep("un", "mao-kwikowski-mercantile", "test-card").deck("voices-of-eros", "scoring")
    table.event("un", "the-hybrid")
    assert table.offers() == {"pass", "play test-card"}
    assert table.refusal("play mao-kwikowski-mercantile").reason == "number-not-higher"
    assert table.play("play test-card").cubes("ceres", "mcr") == 3
