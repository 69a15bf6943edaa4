"""A real server in a process of its own, with the toy games of the tests."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import orrery

KERNEL_TESTS = Path(__file__).parents[1] / "kernel"


def toy_games(folder: Path) -> Path:
    """A folder on the path that registers the games of the tests."""
    about = folder / "toy_games-1.dist-info"
    about.mkdir(parents=True, exist_ok=True)
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: toy-games\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[orrery.games]\nnim = nim:GAME\nmarathon = marathon:GAME\n")
    for source in (KERNEL_TESTS / "nim.py", Path(__file__).parent / "marathon.py"):
        (folder / source.name).write_text(source.read_text())
    return folder


class Server:
    """A server that can be killed and started again on the same database."""

    def __init__(self, folder: Path, database: str | None = None, **settings: object) -> None:
        self.folder = folder
        self.database = database or f"sqlite+aiosqlite:///{folder}/orrery.db"
        source = str(Path(orrery.__file__).parents[1])
        paths = [str(toy_games(folder / "games")), source, os.environ.get("PYTHONPATH", "")]
        easy = {
            "bot_budget": 0.2,
            "login_rate": 0,
            "signup_rate": 0,
            "table_rate": 0,
            "scenario_rate": 0,
            "upload_rate": 0,
            "proposal_rate": 0,
            "join_rate": 0,
            "gallery_rate": 0,
            "pack_rate": 0,
            "sweep_every": 0.1,
        }
        fast = {"order_shortest": 0, "order_longest": 0.02, "message_rate": 100000, "message_burst": 100000}
        chosen = easy | fast | settings
        given = {f"ORRERY_{name.upper()}": str(value) for name, value in chosen.items()}
        self.environment = os.environ | given | {"PYTHONPATH": os.pathsep.join(paths)}
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        """Start, on the same port as before."""
        command = [sys.executable, "-m", "orrery.cli", "serve", "--port", str(self.port), "--database", self.database]
        with (self.folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.environment
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            self.stop()
            raise AssertionError((self.folder / "server.log").read_text())
        self.port = int(line.split()[3].rpartition(":")[2])
        return self

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, politely or not."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(15)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def kill(self) -> None:
        """As the kernel does it when memory is short."""
        self.stop(signal.SIGKILL)
