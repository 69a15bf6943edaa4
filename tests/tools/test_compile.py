"""Compiling in parallel: every source once, and not again while nothing changed."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from compile import in_parallel, sources_of


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("a.c", "b.c", "both.h"):
        Path(name).write_text("")
        os.utime(name, (1, 1))
    return tmp_path


class Recorder:
    """A compiler that makes empty objects and remembers of what."""

    def __init__(self) -> None:
        self.seen: list[str] = []

    def compile(self, sources: list[str], output_dir: str | None = None, **options: Any) -> list[str]:
        """Make the object of the one source."""
        self.seen.extend(sources)
        made = self.object_filenames(sources, output_dir=output_dir or "")
        Path(made[0]).parent.mkdir(exist_ok=True)
        Path(made[0]).write_text("")
        return made

    def object_filenames(self, sources: list[str], strip_dir: bool = False, output_dir: str = "") -> list[str]:
        """An object for each source, in the output folder."""
        return [f"{output_dir}/{Path(source).stem}.o" for source in sources]


def compiled(sources: list[str]) -> list[str]:
    """Compile and say which sources really went through the compiler."""
    compiler = Recorder()
    assert in_parallel(compiler)(sources, output_dir="o") == ["o/a.o", "o/b.o"]
    return sorted(compiler.seen)


@pytest.mark.usefixtures("folder")
def test_only_what_changed_is_compiled_again() -> None:
    assert compiled(["a.c", "b.c"]) == ["a.c", "b.c"]
    assert compiled(["a.c", "b.c"]) == []
    os.utime("b.c")
    os.utime("o/b.o", (2, 2))
    assert compiled(["a.c", "b.c"]) == ["b.c"]


@pytest.mark.usefixtures("folder")
def test_a_new_header_compiles_everything_again() -> None:
    compiled(["a.c", "b.c"])
    for name in ("o/a.o", "o/b.o"):
        os.utime(name, (2, 2))
    os.utime("both.h", (3, 3))
    assert compiled(["a.c", "b.c"]) == ["a.c", "b.c"]


BUILT_FROM = ("games/talon/rules.py", "games/talon/content.py", "bots/search.py", "bots/levels.py")


@pytest.mark.parametrize("changed", BUILT_FROM)
def test_a_change_to_what_is_compiled_compiles_everything_again(tmp_path: Path, changed: str) -> None:
    for name in (*BUILT_FROM, "server/app.py"):
        path = tmp_path / "orrery" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    modules = ["orrery/bots/search.py", "orrery/games/talon/rules.py"]

    def made_from() -> str:
        return sources_of(tmp_path, modules, "2")

    before = made_from()
    (tmp_path / "orrery/server/app.py").write_text("new = 1")
    assert made_from() == before
    (tmp_path / "orrery" / changed).write_text("new = 1")
    assert made_from() != before
