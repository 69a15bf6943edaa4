"""Imports only point left: kernel < parts < games < bots < review < lab, adapters < server < cli."""

from __future__ import annotations

import ast
from pathlib import Path

import orrery

ROOT = Path(orrery.__file__).parent

#: A module may import modules of a lower number, and of its own package.
LAYERS = {
    "kernel": 0,
    "parts": 1,
    "games": 2,
    "registry": 3,
    "records": 4,
    "locales": 4,
    "testing": 5,
    "tutorials": 5,
    "plain_text": 5,
    "client": 6,
    "bots": 6,
    "review": 7,
    "lab": 8,
    "adapters": 8,
    "server": 9,
    "cli": 10,
}


#: A game may contain another one: its states hold states of the other, and it imports that one and no third.
CONTAINS = {"empire_war": "talon", "talon_campaign": "talon", "talon_captains": "talon"}


def imports(path: Path) -> list[str]:
    """The orrery modules that a file imports, as dotted names."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module == "orrery":
            found += [f"orrery.{alias.name}" for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            found.append(node.module)
        elif isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.level:
            raise AssertionError(f"{path}: relative imports hide the layer")
    return [name for name in found if name.startswith("orrery.")]


def faults() -> list[str]:
    """Every import that points the wrong way."""
    wrong = []
    for path in sorted(ROOT.rglob("*.py")):
        parts = path.relative_to(ROOT).with_suffix("").parts
        if parts[0] == "__init__":
            continue
        own = LAYERS[parts[0]]
        for name in imports(path):
            target = name.split(".")
            if target[1] not in LAYERS:
                continue  # a public name of the package itself
            if LAYERS[target[1]] > own or (LAYERS[target[1]] == own and target[1] != parts[0]):
                wrong.append(f"{'/'.join(parts)} imports {name}")
            among_games = parts[0] == target[1] == "games" and len(parts) > 1 and len(target) > 2
            if among_games and target[2] not in (parts[1], CONTAINS.get(parts[1])):
                wrong.append(f"{'/'.join(parts)} imports another game: {name}")
    return wrong


def test_imports_only_point_left() -> None:
    assert faults() == []


def test_the_kernel_does_no_input_or_output() -> None:
    forbidden = {"os", "pathlib", "io", "socket", "random", "time", "datetime", "importlib", "tomllib"}
    for path in sorted((ROOT / "kernel").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = [a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names]
        names += [n.module or "" for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
        # The endings of compiled modules are a constant: reading it opens no file.
        used = {name.split(".")[0] for name in names if name != "importlib.machinery"}
        assert not used & forbidden, path.name


def test_rules_never_ask_the_clock_or_a_global_generator() -> None:
    for path in sorted((ROOT / "games").rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = [a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names]
        names += [n.module or "" for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)]
        assert not {name.split(".")[0] for name in names} & {"random", "time", "datetime", "secrets"}, path
