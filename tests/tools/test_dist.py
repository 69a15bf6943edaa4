"""What is published: a source distribution that builds without Node, and a wheel that holds the client."""

from __future__ import annotations

import tarfile
import zipfile
from pathlib import Path

import pytest

import dist
import web
from stamps import ROOT


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution of this checkout."""
    if not (web.STATIC / "index.html").exists():
        pytest.skip("the client is not built: make web")
    folder = tmp_path_factory.mktemp("dist")
    dist.hatchling(ROOT, folder, "-t", "sdist")
    (made,) = folder.iterdir()
    return made


@pytest.mark.slow
def test_the_source_distribution_carries_what_the_checks_need(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"Makefile", "conftest.py", "tools/environment.py", "tests/test_docs.py", "web/package-lock.json"} <= names
    assert not [name for name in names if "node_modules" in name or name.endswith((".so", ".pyc", ".db"))]


def test_it_builds_a_wheel_with_the_client_where_there_is_no_program(sdist: Path, tmp_path: Path) -> None:
    wheel = dist.build_from_sdist(sdist, tmp_path)
    assert wheel.name.endswith("-py3-none-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    assert {"orrery/server/static/index.html", "orrery/py.typed", "orrery/games/talon/locale/it.ftl"} <= names
    assert not [name for name in names if name.startswith(("tests/", "tools/", "web/"))]
