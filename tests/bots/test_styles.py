"""Styles: characters that can be told apart by what they do, and that do nothing senseless."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import orrery
from orrery.bots import bot, bots, styles
from orrery.kernel import Game, Rng, State
from orrery.kernel.playouts import most_advised
from orrery.parts.styles import likings_of

#: By game: the kind of action by which each style is known, and the choice at which it is counted.
KNOWN_BY = {
    "expanse": {"diplomat": "SpendPoints place", "warlord": "SpendPoints strike", "schemer": "OfferEvent keep"},
    "parsec": {"raider": "ChooseAction attack", "trader": "buy event", "builder": "buy cargo"},
    "talon": {"duellist": "speed 4", "sniper": "ChooseGroup fire", "guardian": "ChooseSpending reinforce"},
}
GAMES = {"expanse": 6, "parsec": 24, "talon": 6}
OPTIONS: dict[str, dict[str, Any]] = {"talon": {"scenario": "free-battle"}}


def habits(game: Game[Any], style: str, games: int) -> Counter[str]:
    """How often a captain of a style does what, against one without."""
    done: Counter[str] = Counter()
    for number in range(games):
        source = Rng(number)
        state: State = game.new(2, source.next(), OPTIONS.get(game.name, {}))
        players = [bot(f"captain:{style}", game, source.next()), bot("captain", game, source.next())]
        own = number % 2
        while state.seat is not None:
            mine = state.seat == own
            action = players[0 if mine else 1].choose(state, state.seat)
            if mine and len(state.pending) > 1:
                words = str(action).split()
                done[" ".join(words[:2])] += 1
                done[f"{state.choice} {words[0]}"] += 1
            state.apply(action)
    return done


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(KNOWN_BY))
def test_styles_are_told_apart_by_what_they_do(name: str) -> None:
    game = orrery.game(name)
    known_by = KNOWN_BY[name]
    assert styles(game) == list(known_by)
    seen = {style: habits(game, style, GAMES[name]) for style in known_by}
    for style, habit in known_by.items():
        others = [seen[other][habit] for other in known_by if other != style]
        assert seen[style][habit] > max(others), (style, habit, seen[style][habit], others)


@pytest.mark.parametrize("name", sorted(KNOWN_BY))
def test_what_is_hidden_changes_no_move_of_a_style(name: str) -> None:
    game = orrery.game(name)
    chooser = Rng(4)
    state: State = game.new(2, seed=11)
    for _ in range(60):
        if state.seat is not None:
            state.apply(chooser.pick(state.pending))
    seat = state.seat
    assert seat is not None
    belief = Rng(9)
    worlds = [state, *(state.determinize(seat, belief) for _ in range(2))]
    for style in styles(game):
        for level in ("cadet", "captain", "commodore"):
            assert level in bots()
            answers = {str(bot(f"{level}:{style}", game, 7).choose(world, seat, None)) for world in worlds}
            assert len(answers) == 1


def test_a_style_adds_what_it_likes_and_nothing_else() -> None:
    game = orrery.game("talon")
    sniper = game.with_style("sniper")  # type: ignore[attr-defined]
    state: State = game.new(2, seed=3, options=OPTIONS["talon"])
    chooser = Rng(1)
    added = set()
    while state.seat is not None:
        for action, before, after in zip(state.pending, game.advise(state), sniper.advise(state), strict=True):
            if after != before:
                added.add((state.choice, str(action).split()[0], round(after - before, 6)))
        state.apply(chooser.pick(state.pending))
    assert added == {("ChooseGroup", "fire", 0.3)}


def test_unknown_styles_and_words_are_named() -> None:
    with pytest.raises(ValueError, match="unknown style 'pirate'; the styles are raider"):
        bot("captain:pirate", "parsec")
    with pytest.raises(ValueError, match="the styles are none"):
        bot("captain:raider", "connect_four")
    with pytest.raises(ValueError, match="no action begins with 'dance'"):
        likings_of({"ChooseAction": {"dance": 1.0}}, orrery.game("parsec").vocabulary)


def test_longer_words_say_more() -> None:
    vocabulary = orrery.game("parsec").vocabulary
    found = likings_of({"ChoosePurchase": {"buy fighter": 2.0, "buy": 1.0}}, vocabulary)["ChoosePurchase"]
    said = {vocabulary.notation(code): added for code, added in found.items()}
    assert (said["buy fighter"], said["buy cargo"]) == (2.0, 1.0)


def test_a_raider_hunts_more_than_it_would_with_the_same_ships() -> None:
    game = orrery.game("parsec")
    attacks = [0, 0]
    for number in range(16):
        for place, hunt in enumerate((-3.0, 2.0)):
            raider = game.with_style("raider")  # type: ignore[attr-defined]
            raider.traits["hunt"] = hunt
            state: State = game.new(2, seed=number)
            while state.seat is not None:
                action = most_advised(raider, state)
                attacks[place] += state.choice == "ChooseAction" and str(action).startswith("attack")
                state.apply(action)
    assert attacks[1] > attacks[0]
