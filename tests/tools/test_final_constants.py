"""Constants of compiled modules are `Final`, which spares a look-up at every use."""

from __future__ import annotations

import pytest

from compiled_modules import compiled_modules
from final_constants import made_final, plain_constants
from stamps import ROOT


@pytest.mark.parametrize("module", compiled_modules())
def test_constants_are_final(module: str) -> None:
    text = (ROOT / "src" / module).read_text(encoding="utf-8")
    assert [node.lineno for node in plain_constants(text)] == [], "python tools/final_constants.py makes them Final"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("SIZE = 3", "SIZE: Final = 3"),
        ("ROWS: list[int] = []  # by seat", "ROWS: Final[list[int]] = []  # by seat"),
        ("RED, BLUE = range(2)", "RED: Final = 0\nBLUE: Final = 1"),
        ("FROM, TO = range(2, 4)  # ways", "FROM: Final = 2  # ways\nTO: Final = 3"),
        ("(\n    NEAR, FAR,\n) = 1, SIZE + 1", "NEAR: Final = 1\nFAR: Final = SIZE + 1"),
        ("ONE = UNO = 1", "ONE: Final = 1\nUNO: Final = 1"),
        ("TABLE = [\n    1,\n]", "TABLE: Final = [\n    1,\n]"),
    ],
)
def test_a_constant_becomes_final(before: str, after: str) -> None:
    head = "from __future__ import annotations\n"
    assert made_final(f"{head}\n{before}\n") == f"{head}\nfrom typing import Final\n\n{after}\n"


@pytest.mark.parametrize(
    "text", ["DONE: Final = 3", "T = TypeVar('T')", "Seat: TypeAlias = int", "COUNT = 0\nCOUNT += 1", "state = 1"]
)
def test_what_is_no_constant_stays(text: str) -> None:
    assert made_final(text) == text


def test_the_import_is_extended() -> None:
    assert made_final("from typing import Any\nSIZE = 3") == "from typing import Any, Final\nSIZE: Final = 3"
