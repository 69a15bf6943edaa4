"""Stamps: hashes of a step's inputs, so that a second run can skip it."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
STAMPS = ROOT / ".make"


def digest(paths: Iterable[Path], *extra: object) -> str:
    """One hash of these files' names and contents and of other inputs."""
    total = hashlib.sha256(repr(extra).encode())
    for path in sorted(paths):
        content = path.read_bytes()
        total.update(f"{path.name}\0{path.parent}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()


def read(path: Path) -> dict[str, Any]:
    """The content of the stamp; empty if there is none."""
    try:
        stamp: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return stamp


def write(path: Path, **content: object) -> None:
    """Record that a step is done, and its inputs."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(json.dumps(content), encoding="utf-8")


def files(folder: Path, *skipped: str) -> list[Path]:
    """Every file below a folder, except below folders of these names."""
    return [
        path
        for path in folder.rglob("*")
        if path.is_file() and not any(part in skipped for part in path.relative_to(folder).parts)
    ]
