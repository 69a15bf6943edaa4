"""The documents tell the truth about the code."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from columns import BEGIN, END

ROOT = Path(__file__).parent.parent
TUTORIAL = ROOT / "src/orrery/games/tictactoe/game.py"


def code_blocks(document: Path, language: str) -> list[str]:
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```", document.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def test_the_tutorial_quotes_the_real_game() -> None:
    source = TUTORIAL.read_text(encoding="utf-8")
    blocks = code_blocks(ROOT / "docs/adding-a-game.md", "python")
    quoted = [block for block in blocks if "from orrery.testing" not in block]
    assert len(quoted) >= 5
    for block in quoted:
        assert block.strip("\n") in source, block


@pytest.mark.parametrize("name", ["tictactoe", "connect_four"])
def test_tutorial_games_stay_small(name: str) -> None:
    source = (ROOT / f"src/orrery/games/{name}/game.py").read_text(encoding="utf-8")
    source = source[: source.index(BEGIN)] + source[source.index(END) :]
    code = [line for line in source.splitlines() if line.strip() and not line.strip().startswith("#")]
    assert len(code) < 85


DOCUMENTS = sorted(ROOT.glob("*.md")) + sorted((ROOT / "docs").rglob("*.md"))


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)
def test_links_point_at_files_that_exist(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)", path.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (path.parent / target).exists(), target
