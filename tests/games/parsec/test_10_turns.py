"""Parsec: how turns begin, pass and end, and who may interfere (chapters 6.2, 7.2, 10 and 14.1)."""

from __future__ import annotations

import pytest
from tests.games.parsec.hands import seats_with_bases
from tests.games.parsec.table import Table

from orrery.games.parsec.flow.playing import AfterProduction, AnswerEvent, EventEffect, opponents_with_cards
from orrery.games.parsec.flow.turn import EndOfTurn
from orrery.games.parsec.state import L_CARD, L_SEAT, L_UNTIL, MOVED, RECORD
from orrery.games.parsec.tables import PERMANENT, THIS_TURN
from orrery.kernel import filled


def enforce(table: Table, name: str, seat: int, until: int) -> None:
    """An event in force that touches nothing."""
    card = table.game.tables.card_names.index(name)
    table.state.lasting.extend([card, seat, until, -1, -1])
    table.state.temporary += not table.game.tables.permanent[card]


def in_force(table: Table) -> list[tuple[str, int, int]]:
    """The events in force: card, seat and turns left."""
    lasting = table.state.lasting
    names = table.game.tables.card_names
    return [
        (names[lasting[at + L_CARD]], lasting[at + L_SEAT], lasting[at + L_UNTIL])
        for at in range(0, len(lasting), RECORD)
    ]


@pytest.mark.rule("parsec:7.2f", "parsec:4d", "parsec:9.1a", "parsec:6.2p")
@pytest.mark.parametrize("seat", range(3))
def test_a_turn_begins_afresh(seat: int) -> None:
    table = seats_with_bases(3, offers=2)
    state = table.state
    state.pacts = filled("B", 9, 1)
    for unit in range(len(state.flags)):
        state.flags[unit] = MOVED
    state.offers, state.teleports = 0, 3
    others = [other for other in range(3) if other != seat]
    enforce(table, "embargo", seat, 1)
    enforce(table, "solar-wind", others[0], 1)
    enforce(table, "supernova", seat, 2)
    enforce(table, "warp-drive", seat, PERMANENT)
    enforce(table, "ion-storm", seat, 1)
    enforce(table, "black-hole", others[1], 3)
    table.roll(8)
    table.turn(seat)
    while table.state.choice == "ChooseResource":
        table.first()
    assert (state.active, state.choice, state.seat) == (seat, "ChooseAction", seat)
    traded = {(one, two) for one in range(3) for two in range(3) if state.pacts[one * 3 + two]}
    assert traded == {(one, two) for one in others for two in range(3)}
    assert (any(state.flags), state.offers, state.teleports) == (False, 2, 0)
    assert in_force(table) == [
        ("solar-wind", others[0], 1),
        ("supernova", seat, 1),
        ("warp-drive", seat, PERMANENT),
        ("black-hole", others[1], 3),
    ]


@pytest.mark.rule("parsec:6.2p", "parsec:10b")
def test_what_lasts_for_a_turn_ends_with_it() -> None:
    table = seats_with_bases(3)
    enforce(table, "corsair-cargos", 0, THIS_TURN)
    enforce(table, "warp-drive", 0, PERMANENT)
    enforce(table, "embargo", 0, 1)
    enforce(table, "goods-teleport", 0, THIS_TURN)
    table.roll(8)
    table.run(EndOfTurn(0))
    assert in_force(table) == [("warp-drive", 0, PERMANENT), ("embargo", 0, 1)]


@pytest.mark.rule("parsec:10b", "parsec:14.1a")
@pytest.mark.parametrize("first", range(3))
def test_a_round_ends_before_the_first_seat_even_if_it_is_out(first: int) -> None:
    for seat in range(3):
        for out in range(4):
            if out == seat:
                continue
            table = seats_with_bases(3)
            state = table.state
            state.first = first
            if out < 3:
                state.alive[out] = 0
            table.roll(8)
            table.run(EndOfTurn(seat))
            order = [other % 3 for other in range(seat + 1, seat + 4)]
            following = next(other for other in order if other != out)
            passed = order[: order.index(following) + 1]
            assert (state.active, state.round) == (following, int(first in passed))
            assert [event["seat"] for event in table.happened("TurnBegan")] == [following]


@pytest.mark.rule("parsec:14.1a")
def test_time_is_up_after_the_last_round() -> None:
    for rounds, over in ((1, True), (2, False)):
        table = seats_with_bases(3, rounds=rounds)
        table.give(2, 5, 5, 5)
        table.state.first = 1
        table.roll(8)
        table.run(EndOfTurn(0))
        assert (table.ending() == ((2,), "points")) == over
        assert bool(table.happened("TurnBegan")) != over


@pytest.mark.rule("parsec:6.2c", "parsec:6.2k")
def test_whoever_plays_an_event_gives_the_floor_to_the_next() -> None:
    table = seats_with_bases(4)
    table.deal(1, "embargo")
    table.deal(2, "embargo", "galactic-ceasefire")
    table.deal(3, "stasis-field")
    table.run(AfterProduction((1, 2, 3)))
    asked = []
    for word in ("play embargo", "play galactic-ceasefire", "pass", "pass"):
        assert table.state.choice == "AfterProduction"
        asked.append(table.state.seat)
        table.play(word)
        while table.state.choice in ("AimEvent", "AnswerEvent"):
            table.play("pass" if table.state.choice == "AnswerEvent" else table.options()[0])
    assert asked == [1, 2, 3, 2]  # seat 1 has no card left
    assert table.state.choice == "Rest"


@pytest.mark.rule("parsec:6.2c")
@pytest.mark.parametrize("seat", range(4))
def test_opponents_with_cards_are_asked_clockwise(seat: int) -> None:
    table = seats_with_bases(4)
    for other in range(4):
        if other != 2:
            table.deal(other, "embargo")
    order = [other % 4 for other in range(seat + 1, seat + 4) if other % 4 != 2]
    assert opponents_with_cards(table.state, seat) == tuple(order)
    table.state.alive[3] = 0
    assert opponents_with_cards(table.state, seat) == tuple(other for other in order if other != 3)


@pytest.mark.rule("parsec:6.2c", "parsec:6.2k")
def test_only_the_event_that_was_answered_is_cancelled() -> None:
    table = seats_with_bases(3)
    table.deal(0, "rich-vein", "embargo")
    table.deal(1, "countermeasures")
    table.act(0).play("play embargo", "against 1", "pass")
    assert in_force(table) == [("embargo", 0, 1)]
    table.play("play rich-vein", "take gold", "play countermeasures")
    names = table.game.tables.card_names
    assert sorted(names[card] for card in table.state.deck[:2]) == ["countermeasures", "rich-vein"]
    assert (table.stock(0), in_force(table)) == ((0, 0, 0), [("embargo", 0, 1)])
    assert (table.state.seat, table.state.choice) == (0, "ChooseAction")
    assert AnswerEvent not in [type(frame) for frame in table.state.stack]


@pytest.mark.rule("parsec:6.2c", "parsec:7.2g")
def test_opponents_may_interfere_before_the_purchases() -> None:
    for held in (True, False):
        table = seats_with_bases(3)
        table.give(0, 9, 9, 9)
        if held:
            table.deal(2, "embargo")
        table.act(0).play("shop")
        expected = (2, "BeforePurchases") if held else (0, "ChoosePurchase")
        assert (table.state.seat, table.state.choice) == expected
        if held:
            table.play("pass")
            assert (table.state.seat, table.state.choice) == (0, "ChoosePurchase")


@pytest.mark.rule("parsec:14.1a", "parsec:10b")
def test_without_a_clock_rounds_go_on() -> None:
    table = seats_with_bases(2, people=0b11)
    assert table.state.limit == 0
    table.roll(8)
    table.run(EndOfTurn(1))
    assert (table.ending(), table.state.round, table.state.active) == (None, 1, 0)


@pytest.mark.rule("parsec:3a", "parsec:6.2m")
def test_an_event_that_completes_a_victory_wins_at_once() -> None:
    table = seats_with_bases(2)
    for number, cell in enumerate(table.planet(1)[1:5]):
        table.put(f"0o{number + 2}", cell)
    table.give(0, 4, 4, 3)
    card = table.game.tables.card_names.index("rich-vein")
    table.state.active = 0
    table.run(EventEffect(0, card, 2, -1))
    assert table.ending() == ((0,), "economic")


@pytest.mark.rule("parsec:6.2c", "parsec:6.2k")
def test_whoever_has_spent_its_last_card_on_a_reply_is_not_asked_again() -> None:
    table = seats_with_bases(4)
    table.deal(1, "embargo", "embargo")
    table.deal(2, "galactic-ceasefire", "ion-storm")
    table.deal(3, "countermeasures")
    table.run(AfterProduction((1, 2, 3)))
    table.play("play embargo", "against 0", "pass", "play countermeasures")
    while table.state.choice == "AnswerEvent":
        table.play("pass")
    assert (table.state.choice, table.state.seat) == ("AfterProduction", 2)
    table.play("play galactic-ceasefire")
    while table.state.choice == "AnswerEvent":
        table.play("pass")
    assert (table.state.choice, table.state.seat) == ("AfterProduction", 1)


@pytest.mark.rule("parsec:13a", "parsec:3a")
def test_the_first_reason_to_win_counts() -> None:
    table = Table(2)
    for number, cell in enumerate(table.planet(1)[:5]):
        table.put(f"0o{number + 1}", cell)
    table.give(0, 4, 4, 4)
    table.put("1f1", table.line(1, 4)[0])
    table.state.active = 0
    table.roll(1)
    table.run(EventEffect(0, table.game.tables.card_names.index("meteor-swarm"), 4, -1))
    assert (table.ending(), len(table.happened("GameWon"))) == (((0,), "elimination"), 1)
