"""Build an earlier commit beside the current one, with the same compiler and flags, so that both can be measured."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import tarfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))
import compile as compile_tool  # noqa: E402

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
    # The flags of the current tree, because ratios are about the code.
    flags = " ".join(compile_tool.flags_of(sys.platform))
    environment = os.environ | {"CFLAGS": f"{os.environ.get('CFLAGS', '')} {flags}".strip()}
    command = [sys.executable, HOME / "tools" / "compile.py", "tree", "--opt", "3"]
    subprocess.run(command, env=environment, check=True)


if __name__ == "__main__":
    main()
