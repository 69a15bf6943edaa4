"""Which Node is good enough to build the client, and that the lock file names no registry."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import web


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v18.20.4", False),
        ("v20.18.3", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v24.1.0", True),
        ("nonsense", False),
    ],
)
def test_node_is_new_enough(tmp_path: Path, version: str, enough: bool) -> None:
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n")
    node.chmod(0o755)
    assert web.is_new_enough(node) is enough


def test_the_lock_file_names_no_registry_and_every_platform() -> None:
    locked = json.loads((web.WEB / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    wanted = {f"node_modules/{name}" for package in locked.values() for name in package.get("optionalDependencies", ())}
    assert not [name for name, package in locked.items() if "resolved" in package]
    assert wanted <= set(locked)
