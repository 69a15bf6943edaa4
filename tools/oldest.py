"""Run the Python tests with the oldest version of every dependency that pyproject.toml allows."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import dist
from stamps import ROOT

FOLDER = ROOT / "build" / "oldest"
PYTHON = FOLDER / "bin" / "python"
#: GPU libraries, which no test needs.
SKIPPED = ("cuda-", "nvidia-", "triton")


def run(*command: str | Path) -> None:
    """Run a command, or stop."""
    if subprocess.run(command, cwd=ROOT).returncode:
        raise SystemExit(f"orrery: this step failed: {' '.join(map(str, command))}")


def resolve(uv: str) -> Path:
    """The oldest versions as a requirements file, with the CPU build of torch."""
    wanted = FOLDER / "requirements.txt"
    lowest = ("--all-extras", "--resolution", "lowest-direct", "--no-annotate", "--no-header")
    run(uv, "pip", "compile", "--quiet", "pyproject.toml", *lowest, "--python", PYTHON, "-o", wanted)
    lines = [line for line in wanted.read_text(encoding="utf-8").splitlines() if not line.startswith(SKIPPED)]
    lines = [f"{line}+cpu" if line.startswith("torch==") and "+" not in line else line for line in lines]
    wanted.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return wanted


def main() -> None:
    """Create the environment, and run the tests with the remaining arguments."""
    uv = dist.installed("uv")
    run(uv, "venv", "--quiet", "--clear", "--python", sys.executable, FOLDER)
    wanted = resolve(uv)
    given = os.environ.get("PIP_FIND_LINKS")
    source = ("--find-links", given) if given else ("--torch-backend", "cpu")
    run(uv, "pip", "install", "--quiet", "--python", PYTHON, "--no-deps", *source, "-r", wanted)
    run(uv, "pip", "install", "--quiet", "--python", PYTHON, "--no-deps", "--no-build-isolation", "--editable", ".")
    run(PYTHON, "-m", "pytest", "-m", "not browser and not cluster", *sys.argv[1:])


if __name__ == "__main__":
    main()
