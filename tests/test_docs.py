"""The documents tell the truth about the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from columns import BEGIN, END

ROOT = Path(__file__).parent.parent
TUTORIALS = [
    ROOT / "src/orrery/games/tictactoe/game.py",
    ROOT / "examples/hidden_nim/hidden_nim/game.py",
    ROOT / "examples/hidden_nim/hidden_nim/bot/advice.py",
    ROOT / "tests/examples/test_hidden_nim.py",
]


def code_blocks(document: Path, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", document.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_tutorial_quotes_real_games() -> None:
    sources = [path.read_text(encoding="utf-8") for path in TUTORIALS]
    blocks = code_blocks(ROOT / "docs/adding-a-game.md", "python")
    quoted = [block for block in blocks if "from orrery.testing" not in block]
    assert len(quoted) >= 10
    for block in quoted:
        assert any(block.strip("\n") in source for source in sources), block


@pytest.mark.parametrize("name", ["tictactoe", "connect_four"])
def test_tutorial_games_stay_small(name: str) -> None:
    source = (ROOT / f"src/orrery/games/{name}/game.py").read_text(encoding="utf-8")
    source = source[: source.index(BEGIN)] + source[source.index(END) :]
    code = [line for line in source.splitlines() if line.strip() and not line.strip().startswith("#")]
    assert len(code) < 85


DOCUMENTS = [
    *sorted(ROOT.glob("*.md")),
    *(path for top in ("docs", "src", "tools", "examples") for path in sorted((ROOT / top).rglob("*.md"))),
]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_point_at_files_that_exist(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), target


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_mark_of_a_merge_is_left(path: Path) -> None:
    assert re.findall(r"^(?:<{7}|>{7})", path.read_text(encoding="utf-8"), re.MULTILINE) == []


#: What a document may call a file: a path or a glob with a known ending, `<game>` standing for any game.
NAMED = re.compile(r"`([\w.<>*/-]+\.(?:py|toml|ts|svelte|md|ftl|orrery))`")


FOLDERS = [ROOT / name for name in ("src", "tests", "docs", "tools", "examples", "benchmarks", "web/src")]


def exists(name: str) -> bool:
    """Whether a file that a document names is there: a path from the root, or the end of a path."""
    pattern = re.sub(r"<\w+>", "*", name)
    return any(ROOT.glob(pattern)) or any(any(folder.glob(f"**/{pattern}")) for folder in FOLDERS)


#: Packs that a reader makes while reading; tests/test_content_docs.py makes them too.
MADE = ("border-fleets/", "free-miners/", "quiet-cargo/")


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_that_are_named_exist(path: Path) -> None:
    named = NAMED.findall(path.read_text(encoding="utf-8"))
    assert [name for name in named if not name.startswith(MADE) and not exists(name)] == []


def test_the_walks_name_every_file_by_its_path() -> None:
    text = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    walks = re.split(r"^## ", text, flags=re.MULTILINE)[2:]
    assert len(walks) == 4
    for walk in walks:
        steps = re.findall(r"^\d+\. `([^`]+)`", walk, re.MULTILINE)
        assert len(steps) >= 7
        for step in steps:
            assert (ROOT / step).is_file(), step
