"""Which modules are compiled, and what mypyc would get wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from compile import with_wide_shifts
from compiled_modules import ROOT, compiled_modules, traps


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A small package with something of everything."""
    for name in (
        "kernel/rng.py",
        "kernel/__init__.py",
        "games/talon/events.py",
        "games/talon/flow/fire.py",
        "server/app.py",
    ):
        path = tmp_path / "orrery" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    return tmp_path


def test_rules_are_compiled_and_edges_are_not(source: Path) -> None:
    assert compiled_modules(source, []) == ["orrery/games/talon/flow/fire.py", "orrery/kernel/rng.py"]


def test_an_excluded_file_stays_plain(source: Path) -> None:
    assert compiled_modules(source, ["orrery/kernel/rng.py"]) == ["orrery/games/talon/flow/fire.py"]


def test_class_keywords_are_a_trap(source: Path) -> None:
    (source / "orrery/kernel/rng.py").write_text("class Seed(Struct, frozen=True): ...\nclass Rng: ...\n")
    (found,) = traps(source, ["orrery/kernel/rng.py"])
    assert found.startswith("orrery/kernel/rng.py:1: mypyc drops the keywords of class Seed;")


def test_our_rules_hold_no_trap() -> None:
    assert traps(ROOT / "src", compiled_modules()) == []


def test_a_shifted_literal_has_64_bits() -> None:
    assert with_wide_shifts("cpy_r_r0 = 1 << cpy_r_unit;") == "cpy_r_r0 = (int64_t)1 << cpy_r_unit;"
    assert with_wide_shifts("cpy_r_r0 = cpy_r_a << cpy_r_b;") == "cpy_r_r0 = cpy_r_a << cpy_r_b;"
