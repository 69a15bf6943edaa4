"""Time, randomness, tasks, HTTP, processes and the database are reached through one module each."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.server.test_rooms import modules

#: Modules of Python and others that only these modules of the server import; `run` starts and stops the whole.
IMPORTS = {
    "time": {"clock"},
    "random": {"randomness"},
    "secrets": {"randomness"},
    "uuid": set(),
    "threading": {"run"},
    "concurrent": {"tasks"},
    "subprocess": set(),
    "multiprocessing": set(),
    "socket": {"run"},
    "smtplib": {"notify.mail"},
    "aiosqlite": set(),
    "asyncpg": {"store.database"},
}
#: What anybody may use of asyncio: things to wait for and the names of types.
WAITING = {
    "CancelledError", "Condition", "Event", "Future", "IncompleteReadError", "Lock", "Queue", "QueueEmpty", "Semaphore",
    "Task", "wrap_future", "subprocess",
}  # fmt: skip
#: Names of other packages, and who may use them.
NAMES = {
    "AsyncClient": {"notify.addresses"},
    "Client": set(),
    "create_async_engine": {"store.database"},
    "create_engine": {"store.database"},
    "create_subprocess_exec": {"workers.process"},
    "getaddrinfo": {"notify.addresses"},
    "today": set(),
    "urandom": set(),
    "utcnow": set(),
}
#: Modules that may use all of asyncio, or this much more.
ASYNCIO = {"run": {"run"}, "workers.process": {"create_subprocess_exec"}, "notify.addresses": {"get_running_loop"}}


def detours(name: str, tree: ast.AST) -> list[str]:
    """What a module of the server reaches around the doors."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            packages = {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            packages = {(node.module or "").partition(".")[0]}
            found += [f"from asyncio import {alias.name}" for alias in node.names if node.module == "asyncio"]
        else:
            packages = set()
        found += [f"import {package}" for package in sorted(packages) if name not in IMPORTS.get(package, {name})]
        if not isinstance(node, ast.Attribute):
            if isinstance(node, ast.Name) and name not in NAMES.get(node.id, {name}):
                found.append(node.id)
            continue
        owner = node.value.id if isinstance(node.value, ast.Name) else ""
        if owner == "asyncio" and name != "tasks" and node.attr not in WAITING | ASYNCIO.get(name, set()):
            found.append(f"asyncio.{node.attr}")
        elif name not in NAMES.get(node.attr, {name}):
            found.append(node.attr)
        elif owner == "datetime" and node.attr == "now":
            found.append("datetime.now")
    return found


@pytest.mark.parametrize(("name", "path"), modules().items(), ids=list(modules()))
def test_nothing_goes_around_the_doors(name: str, path: Path) -> None:
    assert detours(name, ast.parse(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "line",
    [
        "import time",
        "from secrets import token_hex",
        "import concurrent.futures",
        "asyncio.sleep(1)",
        "asyncio.create_task(x)",
        "asyncio.get_running_loop().time()",
        "from asyncio import sleep",
        "httpx.AsyncClient()",
        "datetime.now()",
        "create_engine(x)",
    ],
)
def test_a_detour_is_found(line: str) -> None:
    assert detours("tables.table", ast.parse(line)) != []
