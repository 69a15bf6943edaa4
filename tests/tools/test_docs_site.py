"""The check of the built documentation finds dead links and what comes from other hosts."""

from __future__ import annotations

from pathlib import Path

import pytest

from docs import faults
from griffe_doctests import fenced


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "index.html").write_text('<a href="other.html#here">there</a> <script src="a.js"></script>')
    (tmp_path / "other.html").write_text('<h2 id="here">Here</h2><a href="https://example.org">elsewhere</a>')
    (tmp_path / "a.js").write_text("")
    return tmp_path


def test_a_sound_site_has_no_faults(site: Path) -> None:
    assert faults(site) == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('<a href="gone.html">x</a>', "leads nowhere"),
        ('<a href="other.html#gone">x</a>', "names no place"),
        ('<img src="gone.png">', "leads nowhere"),
        ('<script src="https://example.org/x.js"></script>', "fetches"),
    ],
)
def test_a_fault_is_found(site: Path, text: str, fault: str) -> None:
    (site / "index.html").write_text(text)
    (found,) = faults(site)
    assert fault in found


def test_examples_become_code() -> None:
    assert fenced("What.\n\n>>> 1 + 1\n2\n\nMore.") == "What.\n\n```pycon\n>>> 1 + 1\n2\n```\n\nMore."
