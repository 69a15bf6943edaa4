"""Reports, comparisons, ratings and the ladder, on games whose answers are known."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from orrery.lab import GameResult, Plan, simulate
from orrery.lab.analysis import Games
from orrery.lab.clauses import exercised
from orrery.lab.compare import compare
from orrery.lab.ladder import ladder_plans, lone_plans, lone_section, rewrite, rewrite_anchors, section
from orrery.lab.names import Names
from orrery.lab.plots import curves, histogram, interval_bars
from orrery.lab.ratings import Ratings, places
from orrery.lab.report import page, write_report
from orrery.lab.results import Results, read_games
from orrery.lab.tally import Tally


def kept(folder: Path, plan: Plan) -> Path:
    """Play a plan and keep it."""
    results = Results(folder, plan)
    for piece, handful in simulate(plan, pieces=results.open()):
        results.store(piece, handful)
    return results.finish()


@pytest.fixture(scope="module")
def stored(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """300 games of connect four between a random and a greedy bot."""
    return kept(tmp_path_factory.mktemp("lab") / "r", Plan("connect_four", (("random", "greedy"),), 300, events=True))


def test_rates_agree_with_counting(stored: Path) -> None:
    games = Games(stored)
    tally = Tally()
    tally.add(read_games(stored))
    for name, rate in games.rates("bot").items():
        assert rate.count == tally.bots[name].count
        assert rate.wins == pytest.approx(tally.bots[name].wins)
    assert games.lengths().mean == pytest.approx(tally.decisions / 300)
    assert sum(count for _, _, count in games.lengths().bins) == 300
    assert dict(games.reasons()) == tally.reasons
    assert games.counted("events")["DiscDropped"] == (tally.decisions, 300)
    assert not games.has_factions()


def test_links_agree_with_counting(stored: Path) -> None:
    link = next(link for link in Games(stored).links() if link.name == "drop d")
    seats = [(result, seat) for result in read_games(stored) for seat in (0, 1)]
    users = [(result, seat) for result, seat in seats if 3 in result.used[seat]]
    assert link.used.count == len(users)
    assert link.used.wins == sum(seat in result.winners for result, seat in users)
    assert link.unused.count == 600 - len(users)


def test_a_game_with_points_and_factions_shows_them(tmp_path: Path) -> None:
    games = Games(kept(tmp_path / "r", Plan("expanse", (("random", "captain"),), 8)))
    lines = games.curves("CASE WHEN won THEN 'winners' ELSE 'others' END")
    assert set(lines) == {"winners", "others"}
    assert all(0.0 <= at < 1.0 for at, _ in lines["winners"])
    assert lines["winners"][-1][1] > lines["others"][-1][1]
    assert games.has_factions()
    assert sum(rate.count for rate in games.rates("faction").values()) == 16
    text = page(games)
    assert "By faction and seat" in text
    assert '<ul class="verdict"><li>' in text
    assert "United Nations" in text


@pytest.mark.slow
def test_a_report_names_cards_and_openings_in_two_languages(tmp_path: Path) -> None:
    games = Games(kept(tmp_path / "r", Plan("expanse", (("cadet", "cadet"),), 40)))
    names = Names(games.origin.plan.rules(), "it")
    assert names.action("take card-razorback").endswith(": Razorback")
    assert names.reason("most-points") == "più punti controllo"
    assert names.thing("class-CA") == "Ca (CA)"  # no ship of this game
    used = {link.name for link in games.things(1)}
    assert {"card-scoring"} <= used
    assert not any(link.name.startswith("take") for link in games.links(1)), "a place says nothing"
    english, italian = page(games), page(games, "it")
    for heading, text in (("Which cards and ships win", english), ("Quali carte e navi vincono", italian)):
        assert f">{heading}</h2>" in text
    assert 'lang="it"' in italian
    assert "take 1" not in english
    assert ">pg<" not in english


def test_a_report_names_ships(tmp_path: Path) -> None:
    games = Games(kept(tmp_path / "r", Plan("talon", (("random", "random"),), 2)))
    assert {link.name.partition("-")[0] for link in games.things(0)} == {"class"}
    assert "Heavy cruiser (CA)" in Names(games.origin.plan.rules()).thing("class-CA")


def test_clauses_are_counted_by_who_cites_them(stored: Path) -> None:
    games = Games(stored)
    found = exercised(games.origin.plan.rules(), games.counted("frames") | games.counted("events"))
    assert found["connect_four:2"][0] >= 300
    assert set(found) == {f"connect_four:{number}" for number in range(1, 5)}


def test_clauses_of_steps_count_when_they_run(tmp_path: Path) -> None:
    games = Games(kept(tmp_path / "r", Plan("expanse", (("random", "random"),), 4, events=True)))
    found = exercised(games.origin.plan.rules(), games.counted("frames") | games.counted("events"))
    assert found["expanse:setup.7"] == (4, 4)
    assert found["expanse:three-player.1"][0] == found["expanse:setup.1"][0]
    asked, entered = games.counted("choices"), games.counted("frames")
    assert all(asked[name][0] <= entered[name][0] for name in asked)
    assert entered["ChooseFaction"][0] == 2 * asked["ChooseFaction"][0]  # the second seat takes what is left


def test_a_report_is_one_file_with_plots(stored: Path, tmp_path: Path) -> None:
    target = tmp_path / "report.html"
    assert write_report(str(stored), str(target), str(tmp_path / "images")) == 300
    names = {path.stem for path in (tmp_path / "images").glob("*.svg")}
    assert {"who-won-by-seat", "how-long-games-are", "openings"} <= names
    for path in (tmp_path / "images").glob("*.svg"):
        ElementTree.parse(path)
    text = target.read_text(encoding="utf-8")
    assert text.count('class="rate"') >= 5
    assert "http://" not in text
    assert "https://" not in text
    for heading in ("By seat", "How long games are", "Openings", "With winning", "Rules exercised"):
        assert heading in text


def test_plots_are_well_formed() -> None:
    rows = [("a & b <c>", 0.5, 0.4, 0.6, "half"), ("d", -0.1, -0.2, 0.0, "less")]
    for plot in (
        interval_bars(rows, 0.5),
        histogram([(0.0, 5.0, 3), (5.0, 10.0, 0)]),
        curves({"x": [(0.0, 1.0), (0.5, 2.0)], "y": [(0.0, 1.0), (0.5, 2.0)]}),
        curves({"flat": [(0.0, 0.0)]}),
        histogram([(4.0, 5.0, 1)]),
    ):
        ElementTree.fromstring(plot)


def test_nothing_moves_between_equal_results(stored: Path) -> None:
    assert not any(move.sure for move in compare(Games(stored), Games(stored)))


def test_a_stronger_bot_is_noticed(tmp_path: Path) -> None:
    even = kept(tmp_path / "even", Plan("connect_four", (("random", "random"),), 200, seed=1))
    other = kept(tmp_path / "r", Plan("connect_four", (("random", "captain"),), 200, seed=1))
    moved = {(move.what, move.name) for move in compare(Games(even), Games(other)) if move.sure}
    assert ("wins of bot", "random") in moved
    assert "captain" in page(Games(other))


def test_different_games_do_not_compare(stored: Path, tmp_path: Path) -> None:
    other = kept(tmp_path / "r", Plan("tictactoe", (("random", "random"),), 3))
    with pytest.raises(ValueError, match="only games of one kind compare"):
        compare(Games(stored), Games(other))


def result(
    winners: tuple[int, ...], scores: tuple[float, ...], seating: tuple[str, ...] = ("a", "b", "c")
) -> GameResult:
    """A game that ended like this."""
    nothing = (0,) * len(seating)
    return GameResult(
        0, 0, 0, seating, ("",) * len(seating), 0, winners, scores, "x", 1, "", nothing, nothing, nothing, 0.0,
        ("",) * len(seating), ((),) * len(seating), ((),) * len(seating), 1, (), {}, {}, {},
    )  # fmt: skip


def test_places_follow_victory_before_points() -> None:
    assert places(result((1,), (9.0, 5.0, 2.0))) == [1.0, 0.0, 2.0]
    assert places(result((), (9.0, 5.0, 2.0))) == [0.0, 0.0, 0.0]
    assert places(result((0, 2), (3.0, 1.0, 3.0))) == [0.0, 2.0, 0.0]


def test_ratings_order_the_bots() -> None:
    ratings = Ratings()
    ratings.add([result((0,), (1.0, 0.0), ("strong", "weak"))] * 20)
    assert ratings.of("strong")[0] > 30 > 20 > ratings.of("weak")[0]
    before = dict(ratings.bots)
    ratings.add([result((0,), (1.0, 0.0), ("weak", "weak"))])
    assert ratings.bots == before


def test_the_ladder_file_keeps_other_games(tmp_path: Path) -> None:
    path = tmp_path / "docs" / "ladder.md"
    near, far = ladder_plans("tictactoe", ("cadet", "random", "greedy"), 10, 4, 0, {})
    assert near.tables == (("greedy", "cadet"),)
    assert far.tables == (("random", "greedy"), ("random", "cadet"))
    tally, ratings = Tally(), Ratings()
    for plan in (near, far):
        for _, (some, _) in simulate(plan):
            tally.add(some)
            ratings.add(some)
    text = section([near, far], tally, ratings)
    assert "orrery ladder tictactoe --games 10 --far-games 4 --seed 0 --bots random,greedy,cadet" in text
    assert tally.pairs["cadet", "greedy"].count == 5
    assert tally.pairs["cadet", "random"].count == 4
    rewrite(path, "tictactoe", text)
    rewrite(path, "connect_four", "## Other\n")
    once = path.read_text(encoding="utf-8")
    rewrite(path, "tictactoe", text)
    assert path.read_text(encoding="utf-8") == once
    assert once.index("## Other") < once.index("## Tic-tac-toe")


def test_at_four_seats_one_bot_sits_among_three_of_the_level_below() -> None:
    plans = lone_plans("expanse", ("cadet", "captain", "greedy"), 4, 0, {}, 4)
    assert [plan.tables for plan in plans] == [(("captain", "cadet", "cadet", "cadet"),)]
    assert [plans[0].seating(number).index("captain") for number in range(4)] == [0, 1, 2, 3]
    tally = Tally()
    for _, (some, _) in simulate(plans[0]):
        tally.add(some)
    text = lone_section(plans, [tally])
    assert "## The Expanse, 4 seats" in text
    assert f"| captain | cadet | 4 | {tally.bots['captain'].share:.1%} |" in text
    with pytest.raises(ValueError, match="two neighbouring levels, not cadet, commodore"):
        lone_plans("expanse", ("cadet", "commodore"), 4, 0, {}, 4)


def test_ratings_of_a_ladder_replace_those_before(tmp_path: Path) -> None:
    path = tmp_path / "anchors.toml"
    path.write_text("# Why.\n\n[parsec]\nadmiral = [36.5, 3.2]\n\n[talon]\ncadet = [1.0, 2.0]\n", encoding="utf-8")
    rewrite_anchors(path, "talon", {"captain": (22.34, 2.31), "grand-admiral": (30.0, 1.96)})
    assert path.read_text(encoding="utf-8") == (
        "# Why.\n\n[parsec]\nadmiral = [36.5, 3.2]\n\n[talon]\ngrand-admiral = [30.0, 2.0]\ncaptain = [22.3, 2.3]\n"
    )
