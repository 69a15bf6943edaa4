"""Build the wheel and the source distribution into dist/, and test them: `python tools/dist.py build` or `check`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from http.cookiejar import CookieJar
from pathlib import Path
from typing import Any
from urllib.request import HTTPCookieProcessor, OpenerDirector, ProxyHandler, Request, build_opener

import compile as rules
from stamps import ROOT

DIST = ROOT / "dist"
TOOLS = ROOT / "build" / "dist-tools"
MEBIBYTE = 1 << 20
#: Limits in seconds to the served page and to a bot's first move, and in mebibytes; `check` only reports them.
BARS = {"page": 30.0, "bot": 2.0, "wheel": 15.0, "installed": 120.0}
#: The rest of the environment is not passed on: it may name this checkout or its packages.
KEPT = ("PIP_", "UV_", "SSL_", "REQUESTS_", "HTTP", "http", "no_proxy", "NO_PROXY", "LANG", "SYSTEMROOT")
GAMES = {"connect_four": 2, "expanse": 2, "parsec": 2, "talon": 2}


def hatchling(folder: Path, target: Path, *arguments: str, path: str | None = None) -> None:
    """Run the build backend in a source folder."""
    environment = {**os.environ, "PYTHONPATH": ""} | ({} if path is None else {"PATH": path, "ORRERY_PURE": "1"})
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(target), *arguments]
    if subprocess.run(command, cwd=folder, env=environment).returncode:
        raise SystemExit("orrery: the build failed; see its messages above")


def build() -> None:
    """Build both from this checkout; the client must be built already."""
    shutil.rmtree(DIST, ignore_errors=True)
    hatchling(ROOT, DIST)
    for made in sorted(DIST.iterdir()):
        print(f"orrery: {made.relative_to(ROOT)} {made.stat().st_size / MEBIBYTE:.1f} MiB")


def only(pattern: str) -> Path:
    """The one file of dist/ that matches."""
    found = sorted(DIST.glob(pattern))
    if len(found) != 1:
        raise SystemExit(f"orrery: dist/ holds {len(found)} files {pattern}; run make dist")
    return found[0]


def check_contents(wheel: Path) -> None:
    """Check that the wheel contains the client and, if there is a compiler, the compiled rules."""
    names = zipfile.ZipFile(wheel).namelist()
    if "orrery/server/static/index.html" not in names:
        raise SystemExit(f"orrery: {wheel.name} holds no browser client")
    compiled = [name for name in names if name.endswith(rules.LIBRARY)]
    if rules.has_compiler() and not os.environ.get("ORRERY_PURE") and not compiled:
        raise SystemExit(f"orrery: {wheel.name} holds no compiled rules")
    print(f"orrery: {wheel.name}: {len(names)} files, {len(compiled)} of them compiled")


def build_from_sdist(sdist: Path, folder: Path) -> Path:
    """A pure wheel from the source distribution, with an empty PATH, so without Node and a compiler."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    made = folder / "wheel"
    hatchling(source, made, "-t", "wheel", path=str(folder / "no-programs"))
    (wheel,) = made.glob("*.whl")
    return wheel


def installed(name: str) -> str:
    """A tool from the package index, in its own environment."""
    place = "Scripts" if sys.platform == "win32" else "bin"
    if not (TOOLS / place / name).exists():
        subprocess.run([sys.executable, "-m", "venv", TOOLS], check=True)
        subprocess.run([TOOLS / place / "python", "-m", "pip", "install", "-qq", name], check=True)
    return str(TOOLS / place / name)


def empty_environment(folder: Path) -> dict[str, str]:
    """The environment of a person who has only Python: no checkout, no caches, no Node."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(KEPT)}
    (folder / "bin").mkdir()
    for program in ("dirname", "realpath"):  # needed by uv's launchers
        if found := shutil.which(program):
            (folder / "bin" / program).symlink_to(found)
    cache = {"UV_CACHE_DIR": "uv", "UV_TOOL_DIR": "tools", "PIP_CACHE_DIR": "pip", "PIPX_HOME": "pipx"}
    kept |= {name: str(folder / value) for name, value in cache.items()}
    return kept | {"HOME": str(folder), "PATH": str(folder / "bin"), "NO_BROWSER": "1", "TMPDIR": str(folder)}


@contextmanager
def served(command: list[str], folder: Path, environment: dict[str, str]) -> Iterator[tuple[str, float]]:
    """A server started by this command, with its address and start-up time in seconds."""
    started = time.monotonic()
    arguments = ["play", "--port", "0", "--database", f"sqlite+aiosqlite:///{folder / 'orrery.db'}"]
    process = subprocess.Popen([*command, *arguments], cwd=folder, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if "http://" not in line:
            raise SystemExit(f"orrery: {command[0]} did not serve: {line}")
        yield "http://" + line.split("http://")[1].split()[0], time.monotonic() - started
    finally:
        process.terminate()
        process.wait(30)


def ask(opener: OpenerDirector, address: str, body: object = None) -> Any:
    """Send a request to the server and decode the JSON response."""
    content = None if body is None else json.dumps(body).encode()
    with opener.open(Request(address, content, {"Content-Type": "application/json"}), timeout=30) as answer:
        return json.loads(answer.read())


def first_move(address: str, game: str, seats: int) -> float:
    """The seconds until a bot of a new table has played."""
    opener = build_opener(ProxyHandler({}), HTTPCookieProcessor(CookieJar()))
    opener.addheaders = [("Origin", address)]
    ask(opener, f"{address}/api/me", {"name": "Tester"})
    chairs = [{"kind": "me"}, *({"kind": "bot", "level": "captain"} for _ in range(seats - 1))]
    began = time.monotonic()
    table = ask(opener, f"{address}/api/tables", {"game": game, "seats": chairs})["id"]
    while True:
        state = ask(opener, f"{address}/api/tables/{table}/state")
        if state["seat"] is not None and state["seat"] not in state["held"]:
            break
        began = time.monotonic()
        act = {"type": "act", "version": state["version"], "action": state["options"][0]}
        ask(opener, f"{address}/api/tables/{table}/messages", act)
    while ask(opener, f"{address}/api/tables/{table}/state")["version"] == state["version"]:
        time.sleep(0.01)
    return time.monotonic() - began


def try_out(name: str, command: list[str], games: dict[str, int]) -> None:
    """Play from the wheel in an empty environment, and print how long everything took."""
    with tempfile.TemporaryDirectory(prefix="orrery-dist-") as place:
        folder = Path(place)
        with served(command, folder, empty_environment(folder)) as (address, page):
            with build_opener(ProxyHandler({})).open(address, timeout=30) as answer:
                if b"<!doctype html>" not in answer.read().lower():
                    raise SystemExit(f"orrery: {name}: no page at {address}")
            moves = [f"{game} {first_move(address, game, seats):.1f} s" for game, seats in games.items()]
        print(f"orrery: {name}: page after {page:.1f} s (bar {BARS['page']:.0f} s), first bot move", end=" ")
        print(f"(bar {BARS['bot']:.0f} s): {', '.join(moves)}")


def check_size(uv: str, wheel: Path) -> None:
    """Print the size of the wheel and of an environment with the server."""
    with tempfile.TemporaryDirectory(prefix="orrery-dist-") as place:
        environment = {**os.environ, "UV_CACHE_DIR": f"{place}/cache"}
        target = Path(place, "packages")
        wanted = [uv, "pip", "install", "--quiet", "--python", sys.executable, "--target", str(target)]
        subprocess.run([*wanted, f"{wheel}[server]"], check=True, env=environment)
        packages = {path.name.split("-")[0] for path in target.glob("*.dist-info")}
        if laboratory := packages & {"duckdb", "numpy", "polars", "pyarrow", "ray", "torch"}:
            raise SystemExit(f"orrery: orrery[server] brings {', '.join(sorted(laboratory))}")
        size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file()) / MEBIBYTE
        compiled = sum(path.stat().st_size for path in rules.libraries(target)) / MEBIBYTE
    print(f"orrery: wheel {wheel.stat().st_size / MEBIBYTE:.1f} MiB (bar {BARS['wheel']:.0f})", end="; ")
    print(f"orrery[server] {size - compiled:.0f} MiB (bar {BARS['installed']:.0f}), compiled rules {compiled:.0f} MiB")


def check() -> None:
    """Test what `build` made."""
    wheel, sdist = only("*.whl"), only("*.tar.gz")
    check_contents(wheel)
    with tempfile.TemporaryDirectory(prefix="orrery-dist-") as place:
        pure = build_from_sdist(sdist, Path(place))
        if "orrery/server/static/index.html" not in zipfile.ZipFile(pure).namelist():
            raise SystemExit(f"orrery: the wheel from {sdist.name} holds no browser client")
        print(f"orrery: {sdist.name} builds without Node and a compiler")
    uv, pipx = installed("uv"), installed("pipx")
    check_size(uv, wheel)
    python = ["--python", sys.executable]
    try_out("uvx", [uv, "tool", "run", "--quiet", *python, "--from", f"{wheel}[server]", "orrery"], GAMES)
    few = {"connect_four": 2}
    try_out("pipx", [pipx, "run", "--quiet", *python, "--spec", f"{wheel}[server]", "orrery"], few)


def main() -> None:
    """Run the command given on the command line."""
    steps = {"build": build, "check": check}
    if len(sys.argv) != 2 or sys.argv[1] not in steps:
        raise SystemExit(f"usage: python tools/dist.py {{{','.join(steps)}}}")
    steps[sys.argv[1]]()


if __name__ == "__main__":
    main()
