"""The files to mutate and the tests that judge them, from `tool.orrery.mutation` in pyproject.toml."""

from __future__ import annotations

import hashlib
import subprocess
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from mutation.mutants import Mutant, mutants_of

ROOT = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True)
class Suite:
    """A group of files with their tests."""

    name: str
    sources: tuple[str, ...]
    tests: tuple[str, ...]

    def files(self) -> list[Path]:
        """The files that are mutated."""
        return sorted({path for glob in self.sources for path in (ROOT / "src" / "orrery").glob(glob)})

    def mutants(self) -> list[Mutant]:
        """Every mutant, in the order of the files."""
        found: list[Mutant] = []
        for path in self.files():
            module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
            found += mutants_of(path, module.removesuffix(".__init__"), path.relative_to(ROOT).as_posix())
        return found

    def digest(self) -> str:
        """A hash of what determines which test covers which line, except the test modules themselves."""
        tests = [file for place in self.tests for file in python_files(ROOT / place)]
        helpers = [file for file in tests if not file.name.startswith("test_")]
        sources = python_files(ROOT / "src" / "orrery" / "kernel") + self.files()
        return fingerprint([*sources, *helpers, Path(__file__).with_name("touching.py")])

    def tests_digest(self) -> str:
        """A hash of the tests and this tool: survivors are tried again when they change."""
        tests = [file for place in self.tests for file in python_files(ROOT / place)]
        return fingerprint([*tests, *python_files(ROOT / "tools" / "mutation"), ROOT / "tools" / "mutate.py"])


def python_files(place: Path) -> list[Path]:
    """A file, or all files below a folder."""
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


def fingerprint(paths: Iterable[Path]) -> str:
    """A hash of files."""
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def suites() -> dict[str, Suite]:
    """All suites by name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    tables = project["tool"]["orrery"]["mutation"]
    return {name: Suite(name, tuple(table["sources"]), tuple(table["tests"])) for name, table in tables.items()}


def changed_files() -> set[str]:
    """The files that differ from the main branch, or are not committed; none where git cannot tell."""
    commands = (["git", "diff", "--name-only", "main...HEAD"], ["git", "diff", "--name-only", "HEAD"])
    found: set[str] = set()
    for command in commands:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        found |= set(done.stdout.split()) if done.returncode == 0 else set()
    return found
