"""The Expanse: set-up for each number of seats."""

from __future__ import annotations

import pytest
from tests.games.expanse.table import FOUR, THREE, TWO, Table

import orrery
from orrery.games.expanse.game import GAME
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import BASES, FACTIONS, KINDS, ORBITS, SCORING_CARD


def game(seats: int, seed: int = 1, factions: str = "seated") -> ExpanseState:
    return GAME.new(seats, seed, {"factions": factions})


def whole_deck(state: ExpanseState) -> list[int]:
    """All cards in the order they come, the track first."""
    return [*state.track, *list(state.deck)[::-1]]


def scoring_cards(cards: list[int], first: int, last: int) -> int:
    return cards[first - 1 : last].count(SCORING_CARD)


@pytest.mark.rule("expanse:setup.1")
def test_each_seat_chooses_a_faction() -> None:
    state = GAME.new(4)
    state.play("join mcr")
    refusal = state.why_not("join mcr")
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("expanse:setup.1", "faction-taken")
    state.play("join un")
    state.play("join pg")
    assert [FACTIONS[faction] for faction in state.faction] == ["mcr", "un", "pg", "opa"]
    factions = {document["id"]: document for document in state.view(None)["factions"]}
    on_map = [sum(state.pieces[base * 4 + faction] for base in range(16)) for faction in range(4)]
    assert factions["un"]["supply"]["cubes"] + on_map[0] + 1 == 15
    assert factions["un"]["supply"]["diplomats"] == 3
    assert factions["mcr"]["supply"]["cubes"] + on_map[1] + 1 == 18


def test_factions_can_be_seated_or_drawn() -> None:
    assert list(game(4).faction) == [0, 1, 2, 3]
    drawn = {tuple(game(3, seed, "drawn").faction) for seed in range(40)}
    assert len(drawn) == 6


@pytest.mark.rule("expanse:setup.2")
def test_five_fleets_each_and_scrap_ships_later() -> None:
    state = game(4)
    owned = [[0] * 4 for _ in range(4)]
    for kind in range(4):
        for orbit in range(9):
            for faction in range(4):
                owned[faction][kind] += state.ships[kind * 36 + orbit * 4 + faction]
    assert owned == [[5, 0, 0, 0], [3, 2, 0, 0], [5, 0, 0, 0], [5, 0, 0, 0]]
    assert state.reserve[KINDS.index("scrap") * 4 + FACTIONS.index("opa")] == 2


@pytest.mark.rule("expanse:setup.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_map_is_the_layout_of_the_sheets(seats: int) -> None:
    view = game(seats).view(None)
    fleets = {
        (orbit["id"], faction, kind): number
        for orbit in view["orbits"]
        for faction, ships in orbit["ships"].items()
        for kind, number in ships.items()
        if kind != "rocinante"
    }
    cubes = {(b["id"], f): held["cubes"] for b in view["bases"] for f, held in b["influence"].items()}
    wanted_fleets: dict[tuple[str, str, str], int] = {}
    wanted_cubes: dict[tuple[str, str], int] = {}
    out_of_play = ("luna", "vesta", "io", "rings") if seats == 2 else ()
    for sheet in GAME.content.layout.sheet[:seats]:
        wanted_fleets |= {(orbit, sheet.id, "fleet"): number for orbit, number in sheet.fleet.items()}
        wanted_fleets |= {(orbit, sheet.id, "battleship"): number for orbit, number in sheet.battleship.items()}
        wanted_cubes |= {(base, sheet.id): n for base, n in sheet.influence.items() if base not in out_of_play}
    assert fleets == wanted_fleets
    assert cubes == wanted_cubes


@pytest.mark.rule("expanse:setup.4", "expanse:turn.1")
def test_the_first_seat_is_drawn_and_play_goes_clockwise() -> None:
    assert {game(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    table = Table(*FOUR, empty=False).no_supply("mcr")
    seen = []
    for _ in range(5):
        assert table.choice == "ChooseTurn"
        seen.append(table.deciding)
        table.track(*["slingshot-racing"] * 5).deck("smugglers", "scoring")
        table.play("take 1")
        if table.choice == "ChooseUse":
            table.play("points")
        while table.choice != "ChooseTurn":
            table.play("done" if table.choice == "SpendPoints" else "pass")
    assert seen == ["mcr", "un", "opa", "pg", "mcr"]


@pytest.mark.rule("expanse:setup.5")
def test_initiative_is_the_reverse_of_the_turn_order() -> None:
    assert Table(*FOUR, empty=False).order() == ["pg", "opa", "un", "mcr"]


@pytest.mark.rule("expanse:setup.6", "expanse:rocinante.1")
@pytest.mark.parametrize(("order", "home"), [(FOUR, "thoth"), (THREE, "mars"), (TWO, "mars"), (("mcr", "un"), "earth")])
def test_the_last_seat_has_the_rocinante_at_home(order: tuple[str, ...], home: str) -> None:
    state = Table(*order, empty=False).state
    assert FACTIONS[state.rocinante] == order[-1]
    assert ORBITS[state.rocinante_orbit] == home


@pytest.mark.rule("expanse:setup.7")
def test_everybody_starts_with_ten_points_and_seventeen_cubes() -> None:
    state = game(4)
    assert list(state.points) == [10, 10, 10, 10]
    cubes = [state.supply[f] + sum(state.pieces[base * 4 + f] for base in range(16)) for f in range(4)]
    assert cubes == [14, 17, 17, 17]
    assert state.spare_diplomats == 3


@pytest.mark.rule("expanse:setup.8")
def test_four_seats_draw_on_all_52_cards() -> None:
    state = game(4)
    cards = [card for card in [*whole_deck(state), *state.box] if card != SCORING_CARD]
    assert sorted(cards) == list(range(52))


@pytest.mark.rule("expanse:setup.9", "expanse:setup.10")
def test_the_deck_of_four() -> None:
    for seed in range(20):
        state = game(4, seed)
        cards = whole_deck(state)
        assert len(cards) == 50
        assert len(state.box) == 8
        blocks = [(1, 5), (6, 20), (21, 35), (36, 50)]
        assert [scoring_cards(cards, *block) for block in blocks] == [0, 2, 2, 2]


@pytest.mark.rule("expanse:setup.11")
def test_five_cards_lie_on_the_track() -> None:
    state = game(4)
    assert len(state.track) == 5
    assert SCORING_CARD not in state.track
    assert len(state.deck) == 45


@pytest.mark.rule("expanse:setup.12")
def test_six_bonus_tokens_wait() -> None:
    scoring = game(3).view(None)["scoring"]
    assert scoring["tokens"] == {"inner": 2, "belt": 2, "outer": 2}
    assert [row["sector"] for row in scoring["rows"]] == [None] * 5


# Two seats


@pytest.mark.rule("expanse:two-player.1")
def test_two_seats_use_un_and_mcr() -> None:
    state = GAME.new(2)
    for faction in ("opa", "pg"):
        refusal = state.why_not(f"join {faction}")
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == ("expanse:two-player.1", "faction-not-used")
    state.play("join mcr")
    assert [FACTIONS[faction] for faction in state.faction] == ["mcr", "un"]


@pytest.mark.rule("expanse:two-player.2")
def test_two_seats_have_no_initiative() -> None:
    view = game(2).view(None)
    assert view["initiative"] == []
    assert {base["id"] for base in view["bases"] if not base["in_play"]} == {"luna", "vesta", "io", "rings"}


@pytest.mark.rule("expanse:two-player.3")
def test_four_bases_are_out_of_play_for_two() -> None:
    table = Table(*TWO).ships("earth", un=1).spend("un", 2)
    assert table.forbids("place luna", "two-player.3")
    table.score("un").play("bonus inner")
    while table.choice == "ChooseScoringEvent":
        table.play("pass")
    assert len(table.told("BasesScored")[0]["bases"]) == 12
    assert Table(*TWO).ships("ceres", un=1).spend("un", 1).play("move ceres>vesta 1").fleet("vesta", "un") == 1


@pytest.mark.rule("expanse:two-player.4")
def test_two_seats_use_their_own_cards() -> None:
    marked = [card for card in range(52) if GAME.tables.used_with[card][2]]
    assert len(marked) >= 30
    for seed in range(5):
        state = game(2, seed)
        assert {card for card in whole_deck(state) if card != SCORING_CARD} <= set(marked)


@pytest.mark.rule("expanse:two-player.5")
def test_the_deck_of_two() -> None:
    opening = 0
    for seed in range(30):
        cards = whole_deck(game(2, seed))
        assert len(cards) == 36
        assert [scoring_cards(cards, *block) for block in [(1, 12), (13, 24), (25, 36)]] == [2, 2, 2]
        opening += scoring_cards(cards, 1, 5)
    assert opening


# Three seats


@pytest.mark.rule("expanse:three-player.1")
def test_three_seats_use_no_protogen() -> None:
    state = GAME.new(3)
    refusal = state.why_not("join pg")
    assert refusal is not None
    assert refusal.clause == "expanse:three-player.1"
    assert sorted(FACTIONS[faction] for faction in game(3).faction) == ["mcr", "opa", "un"]


@pytest.mark.rule("expanse:three-player.2")
def test_three_seats_use_their_own_cards() -> None:
    marked = {card for card in range(52) if GAME.tables.used_with[card][3]}
    assert len(marked) >= 35
    for card in marked:
        assert any(GAME.tables.icons[card * 4 : card * 4 + 3]), GAME.tables.cards[card]
    for seed in range(5):
        state = game(3, seed)
        assert {card for card in [*whole_deck(state), *state.box] if card != SCORING_CARD} == marked


@pytest.mark.rule("expanse:three-player.3")
def test_the_deck_of_three() -> None:
    for seed in range(20):
        cards = whole_deck(game(3, seed))
        assert len(cards) == 41
        assert len(cards) - cards.count(SCORING_CARD) == 35
        assert [scoring_cards(cards, *b) for b in [(1, 5), (6, 17), (18, 29), (30, 41)]] == [0, 2, 2, 2]


@pytest.mark.rule("expanse:three-player.4")
def test_three_seats_use_initiative() -> None:
    table = Table(*THREE, empty=False)
    assert table.order() == ["mcr", "un", "opa"]
    assert FACTIONS[table.state.rocinante] == "mcr"
    assert ORBITS[table.state.rocinante_orbit] == "mars"


@pytest.mark.rule("expanse:setup.3")
def test_one_sheet_for_every_number_of_seats() -> None:
    assert [sheet.id for sheet in GAME.content.layout.sheet] == FACTIONS
    for sheet in GAME.content.layout.sheet:
        assert sum(sheet.fleet.values()) + sum(sheet.battleship.values()) == 5
    two, three, four = game(2), game(3), game(4)
    for base in range(16):
        for faction in range(3):
            at = base * 4 + faction
            assert three.pieces[at] == four.pieces[at]
            if faction < 2:
                out_of_play = BASES[base] in ("luna", "vesta", "io", "rings")
                assert two.pieces[at] == (0 if out_of_play else four.pieces[at])
    for faction in range(3):
        ships = range(faction, 144, 4)
        assert [three.ships[at] for at in ships] == [four.ships[at] for at in ships]


@pytest.mark.rule("expanse:two-player.3", "expanse:setup.7")
def test_cubes_of_the_sheet_for_a_base_out_of_play_stay_in_the_supply() -> None:
    for state in (game(2), game(3), game(4)):
        for faction in range(state.seats):
            placed = sum(state.pieces[base * 4 + faction] for base in range(16))
            assert state.supply[faction] + placed + (state.spare_diplomats if faction == 0 else 0) == 17


def test_the_same_seed_gives_the_same_game() -> None:
    assert game(4, 9).digest() == game(4, 9).digest()
    assert game(4, 9).digest() != game(4, 10).digest()
    assert orrery.game("expanse") is GAME
