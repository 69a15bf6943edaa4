"""`make fuzz-server`: Schemathesis with all checks against a server of our own (pip install schemathesis)."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx
from tests.server.house import Server


def main() -> None:
    """Start a server, become somebody there, and try every operation."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=1000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="orrery-schema-") as name:
        server = Server(Path(name)).start()
        try:
            answer = httpx.post(f"{server.address}/api/me", json={"name": "Anna"}, trust_env=False)
            cookie = f"Cookie: orrery_session={answer.cookies['orrery_session']}"
            command = [
                sys.executable, "-m", "schemathesis.cli", "run", f"{server.address}/schema/openapi.json",
                "--checks", "all", "--max-examples", str(arguments.examples), "--phases", "examples,coverage,fuzzing",
                "-H", cookie,
            ]  # fmt: skip
            code = subprocess.run(command, check=False).returncode
        finally:
            server.stop()
    sys.exit(code)


if __name__ == "__main__":
    main()
