"""The list of modules that mypyc compiles, for the wheel, the compiled tree and the tests."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ("kernel", "parts", "games")
# msgspec structs and TOML at the edges: mypyc drops class keywords, and there is nothing to gain.
LEFT_ALONE = frozenset({"__init__.py", "events.py", "content.py"})


def excluded(root: Path = ROOT) -> list[str]:
    """The paths and globs under src that pyproject.toml excludes from compilation."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    globs: list[str] = project["tool"]["orrery"]["compile"]["exclude"]
    return globs


def included(root: Path = ROOT) -> list[str]:
    """The paths under src that pyproject.toml includes besides the packages."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    paths: list[str] = project["tool"]["orrery"]["compile"].get("include", [])
    return paths


def compiled_modules(source: Path = ROOT / "src", globs: list[str] | None = None) -> list[str]:
    """Every compiled file as a path relative to the source folder, sorted."""
    globs = excluded() if globs is None else globs
    found = [path for path in included() if (source / path).is_file()]
    for package in PACKAGES:
        for path in (source / "orrery" / package).rglob("*.py"):
            relative = path.relative_to(source)
            if path.name not in LEFT_ALONE and not any(relative.match(glob) for glob in globs):
                found.append(relative.as_posix())
    return sorted(found)


def traps(source: Path, modules: list[str]) -> list[str]:
    """Classes that mypyc would compile incorrectly: it silently drops class keywords."""
    found = []
    for module in modules:
        for node in ast.walk(ast.parse((source / module).read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and any(word.arg != "metaclass" for word in node.keywords):
                found.append(
                    f"{module}:{node.lineno}: mypyc drops the keywords of class {node.name};"
                    " move it to events.py or content.py, or exclude the file in pyproject.toml"
                )
    return found
