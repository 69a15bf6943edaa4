"""The Expanse: a map full of pieces, on which every event and every ability finds something on every base and orbit."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.expanse.oracle import Map
from tests.games.expanse.packs import card, pack
from tests.games.expanse.table import FOUR, THREE, TWO, Table
from tests.games.expanse.truths import is_true

from orrery.games.expanse.content import load_content
from orrery.games.expanse.flow.final import Verdict
from orrery.games.expanse.flow.points import SpendPoints
from orrery.games.expanse.flow.scoring import RocinantePhase
from orrery.games.expanse.game import GAME, Expanse
from orrery.games.expanse.score import FINAL, forecast
from orrery.games.expanse.tables import ANYTIME, AT_POINTS, BASES, FACTIONS, IN_SCORING, KINDS, NOWHERE, ORBITS
from orrery.kernel import Rng

ORDERS = {2: TWO, 3: THREE, 4: FOUR}


def crowded(seats: int, rng: Rng, game: Expanse | None = None) -> Table:
    """Most pieces of everybody on the map, anywhere; few or no cubes left; any technology, and kept events."""
    table = Table(*ORDERS[seats], game=game).technology(rng.below(4))
    open_bases = [BASES[base] for base in GAME.tables.open_bases[seats]]
    for faction in ORDERS[seats]:
        number = FACTIONS.index(faction)
        for _ in range(table.supply(faction) - rng.below(3)):
            table.influence(rng.pick(open_bases), **{faction: 1})
        for kind in GAME.tables.kinds[number]:
            for _ in range(table.removed(faction, KINDS[1 if kind == 2 else kind])):
                if rng.below(4):
                    table.ships(rng.pick(ORBITS), KINDS[kind], **{faction: 1})
    if "un" in ORDERS[seats]:
        for _ in range(rng.below(table.state.spare_diplomats + 1)):
            table.diplomats(rng.pick(open_bases), 1)
    if "pg" in ORDERS[seats]:
        for _ in range(rng.below(table.state.spare_tokens + 1)):
            table.tokens(rng.pick(open_bases), 1)
    table.rocinante(rng.pick(list(ORDERS[seats])), rng.pick(ORBITS))
    cards = list(table.state.tables.cards)
    rng.shuffle(cards)
    table.track(*cards[:4], "scoring")
    table.deck("scoring", *cards[4:6], "scoring") if rng.below(2) else table.deck(*cards[4:6], "scoring", "scoring")
    for faction in ORDERS[seats]:
        table.keep(faction, cards.pop(), cards.pop(), cards.pop())
        table.points(**{faction: rng.below(9)})
    return table


def check_pieces(table: Table) -> None:
    """Every piece is on the map or off it, and the totals are what the pieces count (components.3, tech.2)."""
    state = table.state
    for number, faction in enumerate(FACTIONS):
        if state.seat_of[number] == NOWHERE:
            continue
        pieces = sum(state.pieces[base * 4 + number] for base in range(16))
        diplomats = sum(state.diplomats) if faction == "un" else 0
        assert state.supply[number] + pieces - diplomats == GAME.tables.cubes[number]
        assert diplomats == (GAME.tables.diplomats[number] - state.spare_diplomats if faction == "un" else 0)
        ships = [[state.ships[kind * 36 + orbit * 4 + number] for orbit in range(9)] for kind in range(4)]
        for orbit in range(9):
            guest = state.rocinante == number and state.rocinante_orbit == orbit
            assert state.shipping[orbit * 4 + number] == sum(row[orbit] for row in ships) + guest
        total = sum(map(sum, ships)) + sum(state.reserve[kind * 4 + number] for kind in range(4))
        assert total == sum(GAME.tables.ships[number]), faction
    for base in range(16):
        worth = [state.pieces[base * 4 + faction] for faction in range(4)]
        worth[0] += state.diplomats[base] if state.technology else 0
        worth[3] += state.tokens[base]
        assert worth == [state.influence[base * 4 + faction] for faction in range(4)]
    tokens = 0 if state.seat_of[3] == NOWHERE else GAME.tables.tokens[3]
    assert state.spare_tokens + sum(state.tokens) == tokens


def play_on(table: Table, rng: Rng, decisions: int) -> None:
    """Play what is offered, at random; `agree` compares it with what is refused."""
    for _ in range(decisions):
        if table.state.seat is None:
            return
        table.state.apply(rng.pick(table.state.pending))
        table.agree()
        check_pieces(table)


@pytest.mark.rule("expanse:events.2")
@pytest.mark.parametrize("card", GAME.tables.cards)
def test_an_event_can_be_resolved_wherever_the_pieces_stand(card: str) -> None:
    resolve_often(Expanse(load_content()), card)


def resolve_often(game: Expanse, card: str) -> None:
    """Resolve an event for anybody in many positions."""
    rng = Rng(game.tables.cards.index(card))
    for seats in (4, 3, 2) * 4:
        table = crowded(seats, rng, game)
        check_pieces(table)
        faction = rng.pick(list(ORDERS[seats]))
        if game.tables.when[table.card(card)] == IN_SCORING:
            table.state.bonus = rng.below(3)
        table.event(faction, card)
        while table.state.resolving == table.card(card) and table.choice != "ChooseTurn":
            play_on(table, rng, 1)


@pytest.mark.rule("expanse:actions.2", "expanse:tech.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_points_can_be_spent_wherever_the_pieces_stand(seats: int) -> None:
    rng = Rng(seats)
    for _ in range(4):
        for faction in ORDERS[seats]:
            table = crowded(seats, rng).spend(faction, 4)
            check_pieces(table)
            play_on(table, rng, 6)


@pytest.mark.rule("expanse:scoring.2", "expanse:end.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scoring_can_happen_wherever_the_pieces_stand(seats: int) -> None:
    rng = Rng(10 + seats)
    for _ in range(3):
        table = crowded(seats, rng).score(rng.pick(list(ORDERS[seats])))
        play_on(table, rng, 12)
        table = crowded(seats, rng).final()
        play_on(table, rng, 12)


@pytest.mark.rule("expanse:actions.1", "expanse:actions.2", "expanse:actions.influence.1", "expanse:actions.move.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_points_buy_what_the_rulebook_says(seats: int, seed: int) -> None:
    rng = Rng(50 * seats + seed)
    for faction in ORDERS[seats]:
        table = crowded(seats, rng).spend(faction, 4)
        for _ in range(6):
            if table.choice != "SpendPoints":
                break
            board, number = Map(table), FACTIONS.index(faction)
            assert set(map(str, table.state.pending)) == board.spending(number)
            for action in GAME.vocabulary.actions[rng.below(4) :: 4]:
                refusal = table.state.why_not(action) if isinstance(action, SpendPoints.accepts) else None
                told = refusal is None or is_true(board, number, action, refusal.reason)
                assert told, (str(action), refusal)
            table.state.apply(rng.pick(table.state.pending))


@pytest.mark.rule("expanse:scoring.9", "expanse:scoring.13", "expanse:resources.1", "expanse:bonus.4", "expanse:end.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_bases_pay_what_the_rulebook_says(seats: int, seed: int) -> None:
    rng = Rng(90 * seats + seed)
    for _ in range(3):
        table = crowded(seats, rng)
        state = table.state
        for scorings, values in enumerate(([2, 1, 0], [3, 1, 0], [3, 1, 0], [4, 2, 1], [4, 2, 1])):
            state.scorings = scorings
            for bonus in range(3):
                assert forecast(state, bonus) == Map(table).scoring(bonus, values, [1, 0, 0]), (scorings, bonus)
        assert forecast(state, FINAL) == Map(table).scoring(-1, [], [5, 3, 1])


def kept_by(table: Table, faction: str, *when: int) -> set[str]:
    """The kept events of a faction that work at certain times, as actions."""
    state, number = table.state, FACTIONS.index(faction)
    cards = [card for card in range(len(state.kept)) if state.kept[card] == number + 1]
    return {f"play {state.tables.cards[card]}" for card in cards if state.tables.when[card] in when}


@pytest.mark.rule("expanse:turn.2", "expanse:turn.5", "expanse:turn.8", "expanse:event.1", "expanse:event.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_a_turn_offers_what_the_rulebook_says(seats: int, seed: int) -> None:
    rng = Rng(70 * seats + seed)
    for faction in ORDERS[seats]:
        number = FACTIONS.index(faction)
        table = crowded(seats, rng).points(**{faction: rng.below(4)}).turn(faction)
        state = table.state
        takes = {f"take {space + 1}" for space, cost in enumerate((0, 1, 1, 2, 2)) if cost <= state.points[number]}
        assert set(map(str, state.pending)) == takes | kept_by(table, faction, ANYTIME)
        space = rng.below(min(len(takes), 4))
        card, before = state.track[space], state.points[number]
        table.play(f"take {space + 1}")
        assert state.points[number] == before - (0, 1, 1, 2, 2)[space]
        allowed = {"points"}
        if state.tables.icons[card * 4 + number]:
            allowed |= {"event"} if state.tables.when[card] == ANYTIME else set()
            cost = 0 if faction == "pg" else state.tables.keep[card]
            allowed |= {"keep"} if cost <= state.points[number] else set()
        higher = {f"play {name}" for name in state.tables.cards if is_higher(table, name, card)}
        allowed |= kept_by(table, faction, AT_POINTS) & higher
        if table.choice == "ChooseUse":
            assert set(map(str, state.pending)) == allowed
        else:
            assert allowed == {"points"}


def is_higher(table: Table, name: str, card: int) -> bool:
    """Whether a card counts as a higher number than another has (turn.8)."""
    return table.state.tables.trigger[table.card(name)] > table.state.tables.points[card]


@pytest.mark.rule(
    "expanse:rocinante.2", "expanse:rocinante.3", "expanse:end.7", "expanse:end.8", "expanse:two-player.8"
)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_who_has_the_fewest_and_the_most_points(seats: int, seed: int) -> None:
    rng = Rng(30 * seats + seed)
    for phase, best in ((RocinantePhase(), min), (Verdict(), max)):
        table = crowded(seats, rng)
        state = table.state
        for faction in ORDERS[seats]:
            table.points(**{faction: rng.below(3)})
        holder = state.rocinante
        wanted = best(state.points[faction] for faction in state.faction)
        tied = [faction for faction in state.faction if state.points[faction] == wanted]
        order = [faction for faction in state.initiative if faction in tied]
        winner = tied[0] if len(tied) == 1 else holder if seats == 2 else order[-1 if best is min else 0]
        phase.run(state)
        if best is min:
            assert state.rocinante == winner
            check_pieces(table)
        else:
            reason = "most-points" if len(tied) == 1 else "rocinante" if seats == 2 else "initiative"
            assert state.outcome is not None
            assert (state.outcome.winners, state.outcome.reason) == ((state.seat_of[winner],), reason)


#: Every way of limiting an operation, also those that no card of the box uses.
EFFECTS = [
    '[{ do = "place", count = 3, optional = true, distinct = "base", at = { control = "enemy" } }]',
    '[{ do = "place", count = 2, at = { control = "self" } }]',
    '[{ do = "place", count = 2, at = { influence = "none", fleet = true } }]',
    '[{ do = "place", each = true, at = { influence = "own", sector = ["outer"] } }]',
    '[{ do = "pick", what = "base" }, { do = "remove", count = 2, at = { same = "base" } }]',
    '[{ do = "remove", same = "base" }, { do = "place", at = { same = "base", known = true, fleet = true } }]',
    '[{ do = "pick", what = "orbit" }, { do = "place", count = 2, at = { same = "orbit", sector = ["belt"] } }]',
    '[{ do = "pick", what = "orbit", holding = "enemy" }, { do = "remove", count = 2, of = "self", distinct = "base",'
    ' at = { same = "orbit", known = true } }]',
    '[{ do = "remove", count = 3, of = "enemy", distinct = "zone", at = { influence = "own" } }]',
    '[{ do = "remove", count = 2, of = "self", same = "base", at = { control = "enemy" } }]',
    '[{ do = "remove", count = 2, distinct = "base", of = "enemy", match = "resource", at = { fleet = true } }]',
    '[{ do = "remove", each = true, of = "enemy-first", at = { zone = ["belt"] } }]',
    '[{ do = "remove", each = true, of = "self", at = { control = "self" } }]',
    '[{ do = "remove", of = "every-enemy", least = 2, each = true, at = { fleet = true } }]',
    '[{ do = "kill", of = "any", count = 3, optional = true, distinct = "orbit", at = { fleet = true } }]',
    '[{ do = "kill", of = "self" }, { do = "kill", at = { same = "orbit", known = true, zone = ["belt", "inner"] } }]',
    '[{ do = "kill", of = "enemy", count = 3, distinct = "faction" }, { do = "build", at = { fleet = true } }]',
    '[{ do = "kill", of = "enemy" }, { do = "build", count = 2, at = { same = "orbit", known = true } }]',
    '[{ do = "replace", count = 3, distinct = "base", at = { control = "enemy", influence = "own" } }]',
    '[{ do = "shift", count = 2, of = "any", at = { control = "enemy" }, to = { zone = ["saturn", "inner"] } }]',
    '[{ do = "shift", count = 3, of = "self", to = { resource = ["food"] } }]',
    '[{ do = "move", ships = "one", count = 3, reach = 2, removable = true }, { do = "deploy" }]',
    '[{ do = "move", ships = "each", reach = 3 }, { do = "place", at = { same = "orbit", known = true } }]',
    '[{ do = "build", count = 3, at = { same = "orbit" } }, { do = "points", count = 2, per = "control", most = 5 }]',
]


@pytest.mark.rule("expanse:events.2")
@pytest.mark.parametrize("number", range(len(EFFECTS)))
def test_a_cards_limits_hold_wherever_the_pieces_stand(tmp_path: Path, number: int) -> None:
    resolve_often(pack(tmp_path, "cards.toml", card(EFFECTS[number])), "test-card")
