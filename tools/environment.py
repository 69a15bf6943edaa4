"""Create .venv and install what a target needs: `python tools/environment.py play` or `test`."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

import stamps
from stamps import ROOT

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
EXTRAS = {
    "play": {"server"},
    "docs": {"docs"},
    "test": {"hosting", "lab", "adapters", "cluster", "mcp", "docs", "dev"},
}
STAMP = VENV / "orrery.json"


@contextmanager
def alone() -> Iterator[None]:
    """Wait until no other process installs into the same environment."""
    stamps.STAMPS.mkdir(exist_ok=True)
    with (stamps.STAMPS / "environment.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def requirements() -> str:
    """A hash of the parts of pyproject.toml that an installation depends on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return stamps.digest([], project["build-system"], project["project"], project["tool"]["hatch"])


def run(*command: str | Path) -> None:
    """Run a command; on failure stop with one line that names it."""
    if subprocess.run(command, cwd=ROOT).returncode:
        raise SystemExit(f"orrery: this step failed: {' '.join(map(str, command))}")


def works() -> bool:
    """Whether .venv holds a Python that starts."""
    return PYTHON.exists() and subprocess.run([PYTHON, "-c", ""], capture_output=True).returncode == 0


def create(uv: str | None) -> None:
    """A new .venv from the Python that runs this file."""
    print("orrery: making .venv", flush=True)
    if VENV.exists():
        shutil.rmtree(VENV)
    if uv:
        return run(uv, "venv", "--quiet", "--python", sys.executable, VENV)
    made = subprocess.run([sys.executable, "-m", "venv", VENV], capture_output=True, text=True)
    if made.returncode:
        shutil.rmtree(VENV, ignore_errors=True)
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        raise SystemExit(
            f"orrery: Python's venv module is missing; install python{version}-venv (Debian, Ubuntu) or uv"
        )


def install(uv: str | None, *wanted: str) -> None:
    """Install these requirements into .venv, building without a second environment."""
    if uv:
        run(uv, "pip", "install", "--quiet", "--python", PYTHON, "--no-build-isolation", *wanted)
    else:
        quiet = ("--quiet", "--disable-pip-version-check", "--no-build-isolation")
        run(PYTHON, "-m", "pip", "install", *quiet, "--no-compile", *wanted)  # what is imported compiles itself


def install_for_compiling(log: IO[str]) -> bool:
    """Install what compiling needs into .venv, without the package itself; true if available."""
    present = {"mypy", "setuptools"} <= {name.lower() for name in distributions()}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wanted = [one for one in project["build-system"]["requires"] if not one.startswith("hatchling")]
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    if uv := shutil.which("uv"):
        pip = [uv, "pip", "install", "--quiet", "--python", str(PYTHON)]
    return present or subprocess.run([*pip, *wanted], stdout=log, stderr=log).returncode == 0


def distributions() -> list[str]:
    """The names of the distributions installed in .venv."""
    listed = "import importlib.metadata as m; print(*(d.metadata['Name'] for d in m.distributions()))"
    return subprocess.run([PYTHON, "-c", listed], capture_output=True, text=True).stdout.split()


def prepare(extras: set[str]) -> None:
    """Install what these extras need into .venv; instant if nothing is missing."""
    hashed = requirements()
    with alone():
        stamp = stamps.read(STAMP)
        present = set(stamp.get("extras", ()))
        if stamp.get("requirements") == hashed and extras <= present and PYTHON.exists():
            return
        uv = shutil.which("uv")
        if not works():
            create(uv)
            present = set()
        wanted = sorted(extras | present)
        print(f"orrery: installing what is needed for {', '.join(wanted)}", flush=True)
        install(uv, "hatchling>=1.27")
        install(uv, "--editable", f".[{','.join(wanted)}]")
        stamps.write(STAMP, requirements=hashed, extras=wanted)


def main() -> None:
    """Prepare the environment for the target named on the command line."""
    if len(sys.argv) != 2 or sys.argv[1] not in EXTRAS:
        raise SystemExit(f"usage: python tools/environment.py {{{','.join(EXTRAS)}}}")
    prepare(EXTRAS[sys.argv[1]])


if __name__ == "__main__":
    main()
