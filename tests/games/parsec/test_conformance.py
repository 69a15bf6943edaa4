"""Parsec: what must hold for every game holds here, in peace and in war."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from tests.games.parsec.table import SIX

from orrery.games.parsec.actions import VOCABULARY
from orrery.games.parsec.board import free_piece
from orrery.games.parsec.content import FOLDER
from orrery.games.parsec.effects import build, receive, take_top
from orrery.games.parsec.galaxy import CORE
from orrery.games.parsec.game import GAME
from orrery.games.parsec.paths import can_stop
from orrery.games.parsec.state import ParsecState
from orrery.kernel import Rng
from orrery.locales import source
from orrery.testing import check_golden, check_perft, conformance, random_game
from orrery.testing.conformance import Case

ROOT = Path(__file__).parents[2]
SHORT: dict[str, Any] = {"rounds": 12}
VARIANTS: list[dict[str, Any]] = [
    {},
    {"teams": "two", "offers": 1, "people": 0b0101},
    {"simple_clashes": True, "central_port": True},
    {"absolute": True, "strict_lines": True},
    {"factions": False, "adjacent": False, "offers": 0},
]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("variant", range(len(VARIANTS)))
def test_conformance(seats: int, variant: int) -> None:
    tables = [(seats, {**SHORT, **VARIANTS[variant]})]
    report = conformance(GAME, plays=1, seed=seats + variant, stride=31, tables=tables)
    assert report.games == 1


def test_conformance_with_the_pack_for_six() -> None:
    report = conformance(SIX, plays=1, seed=5, stride=61, tables=[(6, {"rounds": 6, "teams": "three"}), (5, SHORT)])
    assert report.games == 2


def arm(state: ParsecState, rng: Rng) -> None:
    """Fleets, cargos and cards for everybody, close together."""
    while state.choice in ("ChooseLanding", "ChooseStartingResource"):
        state.apply(rng.pick(state.pending))
    near = state.galaxy.grid.within(rng.pick(state.galaxy.grid.cells), 5)
    for seat in range(state.seats):
        for kind, number in ((1, 3), (2, 5), (3, 3), (4, 3)):
            for _ in range(number):
                cells = [c for c in near if can_stop(state, seat, kind, c) and state.galaxy.terrain[c] != CORE]
                if cells:
                    build(state, free_piece(state, seat, kind), rng.pick(cells))
        for _ in range(4):
            receive(state, seat, take_top(state))
    state.refresh()


WARLIKE = ("attack", "counter", "split", "evade", "join", "target", "support")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_conformance_at_war(seats: int) -> None:
    options = {"rounds": 3, "absolute": True, "teams": "two" if seats == 4 else "none"}
    case = Case(GAME, seats, options, seats)
    state = GAME.new(seats, seats, options, log=True)
    rng = Rng(seats)
    arm(state, rng)
    seen = set()
    while state.seat is not None:
        seen.add(state.choice)
        if len(case.played) % 37 == 0:
            case.check_legality(state)
            case.check_copies(state)
            case.check_secrets(state, rng)
        bold = [action for action in state.pending if str(action).split()[0] in WARLIKE]
        action = rng.pick(bold) if bold and rng.below(3) else rng.pick(state.pending)
        case.played.append(str(action))
        state.play(action)
    assert {"ChooseTarget", "BeforeDice", "AfterDice", "ChooseAnswer"} <= seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end(seats: int) -> None:
    for seed in range(4):
        state, _ = random_game(GAME, seats, seed, {"rounds": 20})
        assert state.outcome is not None


@pytest.mark.parametrize("path", sorted((ROOT / "golden" / "parsec").glob("*.orrery")), ids=lambda path: path.stem)
def test_golden_records(path: Path) -> None:
    assert check_golden(path).outcome is not None


def test_perft() -> None:
    assert check_perft(ROOT / "perft" / "parsec.toml") >= 3


def best(state: ParsecState, rng: Rng) -> Any:
    """What the heuristic bot plays."""
    weights = GAME.advise(state)
    return rng.pick([action for action, weight in zip(state.pending, weights, strict=True) if weight == max(weights)])


def test_the_bot_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        state = GAME.new(2, seed)
        rng = Rng(seed)
        while state.seat is not None:
            state.apply(best(state, rng) if state.seat == seed % 2 else rng.pick(state.pending))
        assert state.outcome is not None
        wins += state.outcome.winners == (seed % 2,)
    assert wins >= 17


@pytest.mark.parametrize("seats", [2, 3])
def test_bots_finish_their_games(seats: int) -> None:
    for seed in range(3):
        state = GAME.new(seats, seed)
        rng = Rng(seed)
        while state.seat is not None:
            assert -1 <= GAME.evaluate(state, state.seat) <= 1
            state.apply(best(state, rng))
        assert state.outcome is not None
        assert state.outcome.reason != "points"


def keys(language: str) -> set[str]:
    """The keys of the game's texts."""
    resource = FluentParser().parse(source("orrery.games.parsec", language))
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_has_a_name(language: str) -> None:
    known = keys(language)
    wanted = {f"card-{card.id}{part}" for card in GAME.content.events for part in ("", "-text")}
    wanted |= {f"faction-{faction.id}{part}" for faction in GAME.content.factions for part in ("", "-text")}
    wanted |= {f"unit-{unit.id}" for unit in GAME.content.units}
    wanted |= {f"option-{option.name}" for option in GAME.options}
    wanted |= {action.notation.split()[0] for action in VOCABULARY.actions}
    wanted |= {f"outcome-{how}" for how in ("military", "economic", "absolute", "elimination", "extinction", "points")}
    assert wanted - known == set()


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_refusal_has_a_text(language: str) -> None:
    known = keys(language)
    refusals = set()
    for seed in range(3):
        state = GAME.new(3, seed, {"rounds": 15})
        rng = Rng(seed)
        arm(state, rng)
        while state.seat is not None:
            for _ in range(12):
                refusal = state.why_not(rng.pick(VOCABULARY.actions))
                if refusal is not None and refusal.reason != "not-asked":
                    refusals.add(refusal.reason)
            state.apply(rng.pick(state.pending))
    assert len(refusals) > 25
    assert refusals - known == set()


def test_every_clause_and_ruling_is_there() -> None:
    assert len(GAME.clauses) == 193
    assert len(GAME.rulings) == 51
    folder = FOLDER.home / "rules"
    assert len(tomllib.loads((folder / "clauses.toml").read_text(encoding="utf-8"))["clause"]) == 193
