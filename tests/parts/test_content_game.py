"""What games with content files share: packs, texts, symbols, weights and learned values."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import pytest

import orrery
from orrery.games.expanse.bot.evaluation import FEATURES
from orrery.games.expanse.content import FOLDER, load_content
from orrery.games.expanse.game import Expanse
from orrery.games.expanse.summary import FIELDS
from orrery.kernel import Outcome
from orrery.parts.content_game import ContentGame, PackedGame, bot_data
from orrery.parts.net import UNIT, Net, value_of


class Worded(PackedGame[orrery.State]):
    """A game whose content brings texts and symbols."""

    name = "worded"

    def content_words(self) -> Iterable[tuple[str, Mapping[str, str]]]:
        yield "both", {"en": "Ship", "it": "Nave"}
        yield "english", {"en": "Base"}
        yield "german", {"de": "Karte"}
        yield "empty", {"it": "", "en": "Card"}
        yield "none", {}

    def content_icons(self) -> Iterable[tuple[str, str]]:
        return (("card-a", "star"), ("card-b", ""), ("card-c", "own.svg"))


def expanse() -> Expanse:
    """The Expanse, read anew."""
    return Expanse(load_content())


def test_texts_come_in_the_language_or_english_or_any() -> None:
    game = Worded()
    assert game.words("it") == {"both": "Nave", "english": "Base", "german": "Karte", "empty": "Card"}
    assert game.words("en") == {"both": "Ship", "english": "Base", "german": "Karte", "empty": "Card"}
    assert PackedGame.words(PackedGame(), "en") == {}


def test_symbols_are_names_or_pictures_of_the_pack() -> None:
    game = Worded()
    assert game.pictures() == {"card-a": "star", "card-c": "own.svg"}
    assert PackedGame.pictures(PackedGame()) == {}


def test_a_game_without_a_folder_has_no_content() -> None:
    game = Worded()
    assert (game.documents(), game.former_content("x")) == ({}, None)
    with pytest.raises(ValueError, match="worded has no content that a pack could change"):
        game.with_pack("anywhere")


def test_stored_content_makes_the_same_game_under_the_digest_it_was_recorded_with() -> None:
    game = expanse()
    assert game.documents() == FOLDER.files(None).documents
    again = game.with_content(game.documents())
    assert (type(again), again.content_digest) == (Expanse, game.content_digest)
    assert game.with_content(game.documents(), "recorded").content_digest == "recorded"
    assert game.former_content("unknown") is None


def test_levels_and_weights_are_those_of_the_package() -> None:
    game = expanse()
    assert {"cadet", "grand-admiral"} <= set(game.levels)
    assert list(game.weights.values()) == game.weighing
    assert (game.pack, game.nets, game.learned_nets) == ("", {}, {})


def test_a_game_that_encodes_nothing_reads_no_nets() -> None:
    class Plain(ContentGame[orrery.State]):
        """A game with levels and weights, but without observations."""

        package = "orrery.games.expanse"

    game = Plain(FEATURES)
    assert (game.judges, game.with_learned().nets, game.files) == ((0, 0), {}, None)


def test_other_weights_make_a_game_of_their_own() -> None:
    game = expanse()
    doubled = game.with_weights({name: 2 * weight for name, weight in game.weights.items()})
    assert doubled.weighing == [2 * weight for weight in game.weighing] == list(doubled.weights.values())
    assert list(game.weights.values()) == game.weighing
    with pytest.raises(ValueError, match="is missing"):
        game.with_weights({})


def test_learned_values_judge_a_position_until_there_is_an_outcome() -> None:
    game = expanse()
    state = game.new(2, 1)
    size = len(game.judged(state, 0))
    net = Net(1, [size, 1, 1], [65536] * size + [0, UNIT, 0, UNIT, 0])
    learned = game.with_nets({2: net})
    outputs = [net.output(game.judged(state, seat)) for seat in range(2)]
    assert [learned.evaluate(state, seat) for seat in range(2)] == [value_of(outputs, seat) for seat in range(2)]
    assert game.nets == {}
    state.outcome = Outcome((1,), (0.0, 1.0), "won")
    assert [learned.learned_value(net, state, seat) for seat in range(2)] == [-1.0, 1.0]


def test_a_level_may_name_nets_of_its_own() -> None:
    game = expanse()
    usual, own = game.with_learned().nets, game.with_learned("grand").nets
    assert own[2] is not usual[2]
    # Where there is none of that name, the usual one judges.
    assert [own[seats].inputs == usual[seats].inputs for seats in (3, 4)] == [True, True]
    assert own.keys() == usual.keys()
    state = game.new(2, 1)
    assert game.with_learned("grand").evaluate(state, 0) != game.with_learned().evaluate(state, 0)


def test_nets_are_read_once_and_only_those_for_these_observations() -> None:
    game = expanse()
    game.with_learned()
    found = game.learned_nets["value"]
    assert found is not None
    game.with_learned()
    assert game.learned_nets["value"] is found
    for judges in ((game.judges[0] + 1, game.judges[1]), (game.judges[0], game.judges[1] + 1)):
        other = expanse()
        other.judges = judges
        assert other.with_learned().nets == {}


def test_an_observation_is_the_layout_and_what_is_pending() -> None:
    game = expanse()
    state = game.new(3, 1)
    assert game.observation_size == game.layout.size + game.pending.fields.size == len(game.observe(state, 1))
    assert tuple(game.observation_scale) == (*game.layout.scale, *game.pending.fields.scale)


def test_clauses_and_rulings_are_those_of_the_package() -> None:
    game = expanse()
    assert {clause.id.split(":")[0] for clause in game.clauses} == {"expanse"}
    assert len(game.rulings) > 0


def test_levels_and_weights_are_read_once_from_the_package() -> None:
    bot_data.cache_clear()
    levels, weights = bot_data("orrery.games.expanse", FEATURES)
    assert {"cadet", "commodore"} <= set(levels)
    assert tuple(weights) == FEATURES
    assert bot_data("orrery.games.expanse", FEATURES)[0] is levels


def test_a_short_observation_has_places_of_both_parts() -> None:
    game = expanse()
    spans = list(game.short_observation)
    assert spans == [*game.layout.short_spans(), *game.pending.fields.short_spans(game.layout.size)]
    assert any(first >= game.layout.size for first, _ in spans)


def test_a_summary_is_written_where_the_package_has_one() -> None:
    summary = expanse().summary
    assert summary is not None
    assert summary.size == len(summary.scale) == FIELDS.size
    bare = expanse()
    bare.package = "orrery.games.connect_four"
    assert bare.summary is None


def test_a_pack_that_was_read_already_changes_the_game() -> None:
    game = orrery.game("parsec")
    assert isinstance(game, PackedGame)
    pack = next(iter(game.home.shipped.values()))
    six = game.with_packs(pack, game.home.shipped.get)
    assert max(six.seat_counts) == 6
    assert max(game.seat_counts) < 6
