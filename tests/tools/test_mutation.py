"""Mutation testing catches planted mutants, and tells which survive."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from mutation.mutants import Mutant, live_function, mutants_of
from mutation.operators import changes
from mutation.report import Equivalent, Family, equivalents, report
from mutation.suites import ROOT, suites
from mutation.trial import Verdict

GAME = ROOT / "src/orrery/games/tictactoe/game.py"


def changed(source: str) -> set[str]:
    """All changes of a piece of code."""
    tree = ast.parse(source)
    return {ast.unparse(new).strip() for node in ast.walk(tree) for new, _ in changes(node)}


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ("a < b", {"a <= b"}),
        ("a == b", {"a != b"}),
        ("a + b * c", {"a - b * c", "b + c"}),
        ("x = 3", {"4", "2"}),
        ("a and b", {"a or b", "a", "b"}),
        ("not a", {"a"}),
        ("[x for x in y if x]", {"[x for x in y]"}),
        ("a if b else c", {"a if not b else c"}),
        ("run(x)", {"pass"}),
        ("x.y = z", {"pass"}),
        ("x += y", {"x -= y", "pass"}),
        ("x = y", set()),
        ("if a:\n    b", {"if not a:\n    b", "if True:\n    b"}),
        ("if a == b:\n    c\nelse:\n    d", {"a != b"}),
    ],
)
def test_code_is_broken_in_these_ways(source: str, expected: set[str]) -> None:
    assert changed(source) == expected


def test_a_returned_value_is_lost() -> None:
    function = ast.parse("def f(a):\n    return a").body[0]
    assert isinstance(function, ast.FunctionDef)
    assert [ast.unparse(new) for new, _ in changes(function.body[0])] == ["return None"]


def tictactoe() -> list[Mutant]:
    """The mutants of tic-tac-toe."""
    return mutants_of(GAME, "orrery.games.tictactoe.game", "tictactoe")


def test_texts_for_people_are_left_alone() -> None:
    assert not [mutant for mutant in tictactoe() if "logged" in mutant.before or "MarkPlaced" in mutant.before]


def test_a_mutant_knows_its_clause() -> None:
    found = {mutant.clauses for mutant in tictactoe() if mutant.function == "ChooseCell.options"}
    assert found == {("tictactoe:2",)}


def test_a_mutant_takes_the_place_of_the_running_function() -> None:
    from orrery.games.tictactoe import game

    function = live_function("orrery.games.tictactoe.game", "ChooseCell.options")
    assert function is game.ChooseCell.options
    mutant = next(one for one in tictactoe() if one.before == "not cells[cell]")
    original = function.__code__
    state = game.GAME.new()
    try:
        mutant.apply()
        assert game.ChooseCell(0).options(state) == []
    finally:
        function.__code__ = original
    assert len(game.ChooseCell(0).options(state)) == 9


def test_every_suite_has_files_and_tests() -> None:
    for suite in suites().values():
        assert suite.files(), suite.name
        assert all((ROOT / place).exists() for place in suite.tests), suite.name


@pytest.mark.slow
def test_every_equivalent_mutant_still_exists_and_has_a_reason() -> None:
    known = equivalents()
    mutants = [mutant for suite in suites().values() for mutant in suite.mutants()]
    for one in known:
        assert len(one.reason) > 20, one
        assert any(one.is_of(mutant) for mutant in mutants), one


def test_the_report_counts_equivalent_mutants_apart() -> None:
    mutants = tictactoe()[:3]
    first, second, third = mutants
    verdicts = {first.key: Verdict("killed"), second.key: Verdict("survived"), third.key: Verdict("uncovered")}
    path = GAME.relative_to(ROOT).as_posix()
    known = [Equivalent(path, second.function, second.before, second.after, "says so")]
    text = report(suites()["tictactoe"], mutants, verdicts, known)
    assert "3 tried, 1 equivalent; of the others 1 killed and 1 survived" in text
    assert "(1 of them in lines that no test runs): 50.0%" in text


def test_a_change_is_told_from_its_like_in_the_same_line() -> None:
    path = GAME.relative_to(ROOT).as_posix()
    mutant = next(one for one in tictactoe() if one.row.partition("«")[0])
    plain = mutant.row.replace("«", "")
    own = (path, mutant.function, mutant.before, mutant.after, "")
    assert plain in GAME.read_text(encoding="utf-8")
    assert Equivalent(*own, plain).is_of(mutant)
    assert Equivalent(*own, mutant.row).is_of(mutant)
    assert not Equivalent(*own, f"«{plain}").is_of(mutant)
    assert Family(path, ".*", ".*", re.escape(mutant.row), "").is_of(mutant)
    assert not Family(path, ".*", ".*", re.escape(f"«{plain}"), "").is_of(mutant)


@pytest.mark.slow
def test_planted_mutants_are_caught(tmp_path: Path) -> None:
    """A small run of the real thing, in a process of its own: broken options, turns and lines do not survive."""
    command = [sys.executable, "tools/mutate.py", "tictactoe", "--workers", "2", "--build", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    survivors = (tmp_path / "tictactoe.md").read_text(encoding="utf-8").partition("## Survivors by clause")[2]
    for planted in ("ChooseCell.options", "ChooseCell.why_not", "1 - self.seat", "cells[a] == mark", "0 not in cells"):
        assert planted not in survivors, planted
    again = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert "0 mutants in" in again.stderr
