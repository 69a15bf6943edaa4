"""The rooms of the server: who may import what, how far a module fans out, and no cycles."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import orrery.server

ROOT = Path(orrery.server.__file__).parent

#: A module may import modules of a lower number, and of its own room.
LEVELS = {
    "background": 1,
    "clock": 0,
    "logs": 0,
    "measures": 0,
    "names": 1,
    "origins": 0,
    "pictures": 0,
    "randomness": 0,
    "refusals": 0,
    "settings": 0,
    "store": 2,
    "tasks": 0,
    "workers": 2,
    "bots": 3,
    "notify": 3,
    "services": 4,
    "tables": 5,
    "community": 6,
    "laboratory": 6,
    "live": 6,
    "metrics": 6,
    "http": 7,
    "app": 8,
    "run": 9,
}
#: Packages that only these rooms may import.
RESERVED = {"sqlalchemy": {"store"}, "alembic": {"store"}, "asyncpg": {"store"}, "litestar": {"http", "live", "app"}}
#: How many other modules of the server a module may import.
FAN_OUT = 15


def modules() -> dict[str, Path]:
    """Every module of the server by its name within it: `store.journal`."""
    found = {}
    for path in sorted(ROOT.rglob("*.py")):
        name = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        if not name.endswith("__init__") and "migrations" not in name:
            found[name] = path
    return found


def imported(path: Path) -> set[str]:
    """The dotted names that a file imports anywhere: at its top, inside functions, for type checking."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return names


def graph() -> dict[str, set[str]]:
    """Which modules of the server each of them imports."""
    known = modules()
    prefix = "orrery.server."
    return {
        name: {other.removeprefix(prefix) for other in imported(path) if other.removeprefix(prefix) in known} - {name}
        for name, path in known.items()
    }


def cycles(edges: dict[str, set[str]]) -> list[list[str]]:
    """Every cycle that a walk along the imports runs into."""
    found: list[list[str]] = []
    done: set[str] = set()

    def walk(name: str, trail: list[str]) -> None:
        if name in trail:
            found.append([*trail[trail.index(name) :], name])
        elif name not in done:
            for other in sorted(edges[name]):
                walk(other, [*trail, name])
            done.add(name)

    for name in edges:
        walk(name, [])
    return found


def test_every_room_has_a_place_and_a_readme() -> None:
    rooms = {name.partition(".")[0] for name in modules()}
    assert rooms == set(LEVELS)
    folders = {path.parent.name for path in modules().values()} - {"server"}
    assert [folder for folder in sorted(folders) if not (ROOT / folder / "README.md").is_file()] == []


def test_rooms_import_only_what_lies_below_them() -> None:
    wrong = []
    for name, others in graph().items():
        room = name.partition(".")[0]
        for other in others:
            target = other.partition(".")[0]
            if target != room and LEVELS[target] >= LEVELS[room]:
                wrong.append(f"{name} imports {other}")
    assert wrong == []


@pytest.mark.parametrize("package", RESERVED)
def test_a_package_is_used_in_its_room_alone(package: str) -> None:
    users = {
        name for name, path in modules().items() if package in {other.partition(".")[0] for other in imported(path)}
    }
    assert users
    assert {name for name in users if name.partition(".")[0] not in RESERVED[package]} == set()


def test_rows_are_written_in_the_store_alone() -> None:
    users = {name for name, others in graph().items() if "store.schema" in others}
    assert {name for name in users if not name.startswith("store.")} == set()


def test_no_module_knows_too_many_others() -> None:
    assert {name: len(others) for name, others in graph().items() if len(others) > FAN_OUT} == {}


def test_there_are_no_cycles() -> None:
    assert cycles(graph()) == []


def test_the_search_for_cycles_finds_one() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == [["b", "c", "b"]]
