"""`make fuzz-server`: Schemathesis with all checks against a server of our own, with any values and at real tables."""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from tests.server.players import run
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m

#: So that no request is refused only because there were so many.
ENDLESS: dict[str, Any] = {"tables_per_person": 10**6, "bot_budget": 0.02}


#: What ends sessions is tried by somebody else, last of all.
SESSIONS = "^/api/(account|session)"


async def somebody(server: Server) -> tuple[str, list[str]]:
    """The cookie of a person, and tables of theirs: one that runs, one with a bot, one that is over."""
    async with Client(server.address) as anna:
        await anna.guest("Anna")
        running = await anna.create("tictactoe", ["me", "me"])
        solo = await anna.create("connect_four", ["me", "random"])
        over = await anna.create("tictactoe", ["me", "me"])
        await anna.send(over.id, m.Concede(0))
        return anna.cookie, [running.id, solo.id, over.id]


def check(tool: str, server: Server, options: list[str], at: int | None = None) -> int:
    """One run of Schemathesis as a new person, with any values or at one of their tables; its exit code."""
    cookie, tables = run(somebody(server))
    config = server.folder / "schemathesis.toml"
    config.write_text("" if at is None else f'[parameters]\n"path.identity" = "{tables[at]}"\n')
    command = [
        tool, "--config-file", str(config), "run", f"{server.address}/schema/openapi.json", "--checks", "all",
        "--phases", "examples,coverage,fuzzing", "--generation-database", "none", "--request-timeout", "60",
        "-H", f"Cookie: {cookie}", *options,
    ]  # fmt: skip
    return subprocess.run(command, check=False, cwd=server.folder).returncode


def main() -> None:
    """Start a server and try every operation."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tool", default="st", help="the command of Schemathesis")
    parser.add_argument("--examples", type=int, default=1000, help="per operation")
    arguments = parser.parse_args()
    tool = str(Path(arguments.tool).absolute()) if "/" in arguments.tool else arguments.tool
    count = ["--max-examples", str(arguments.examples)]
    with tempfile.TemporaryDirectory(prefix="orrery-schema-") as name:
        server = Server(Path(name), **ENDLESS).start()
        try:
            codes = [
                *[check(tool, server, [*count, "--include-path-regex", "identity"], at) for at in range(3)],
                check(tool, server, [*count, "--exclude-path-regex", SESSIONS]),
                check(tool, server, [*count, "--include-path-regex", SESSIONS]),
            ]
        finally:
            server.stop()
        said = (server.folder / "server.log").read_text()
    print(said[-2000:], end="", file=sys.stderr)
    sys.exit(max(codes))


if __name__ == "__main__":
    main()
