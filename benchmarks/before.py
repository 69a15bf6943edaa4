"""Build an earlier commit beside the present one, with the same compiler and flags, so that both can be measured."""

from __future__ import annotations

import io
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
#: The release before columns were native.
COMMIT = "3b95f73"
HOME = ROOT / "build" / f"before-{COMMIT}"
PLAIN = HOME / "src"
COMPILED = HOME / "build" / "compiled"


def main() -> None:
    """Unpack the commit and let its own tools compile it."""
    if not PLAIN.is_dir():
        wanted = ["src", "tools", "pyproject.toml"]
        archive = subprocess.run(["git", "archive", COMMIT, *wanted], cwd=ROOT, capture_output=True, check=True).stdout
        HOME.mkdir(parents=True, exist_ok=True)
        with tarfile.open(fileobj=io.BytesIO(archive)) as files:
            files.extractall(HOME, filter="data")
    subprocess.run([sys.executable, HOME / "tools" / "compile.py", "tree", "--opt", "3"], check=True)


if __name__ == "__main__":
    main()
