"""`make bench-server`: our server and a boardgame.io server on this machine, one after the other, with the same load.

Each plays tic-tac-toe between two clients per match: 20 matches at a time for throughput, 100 for latency. Ours commits
every move durably (SQLite, synchronous=FULL) before it acknowledges it; boardgame.io keeps its matches in memory.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).parent
PEER = HERE.parent / "peers" / "boardgameio"
FREE = {
    "ORRERY_MESSAGE_RATE": "1000000",
    "ORRERY_MESSAGE_BURST": "1000000",
    "ORRERY_TABLE_RATE": "0",
    "ORRERY_SIGNUP_RATE": "0",
    "ORRERY_CONNECTIONS_PER_PERSON": "1000000",
    "ORRERY_TABLES_PER_PERSON": "1000000",
}
LOADS = [(20, 40), (100, 8)]


def cpu_seconds(pid: int) -> float:
    """The processor time of a process so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_mebibytes(pid: int) -> int:
    """The memory of a process."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) // 1024


def ours(folder: str) -> tuple[subprocess.Popen[str], str]:
    """Our server on a file in this folder."""
    command = [sys.executable, "-m", "orrery.cli", "serve", "--port", "0"]
    command += ["--database", f"sqlite+aiosqlite:///{folder}/bench.db"]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | FREE)
    assert server.stdout is not None
    return server, server.stdout.readline().split()[3]


def theirs() -> tuple[subprocess.Popen[str], str]:
    """A boardgame.io server."""
    port = 8910
    node = os.environ.get("NODE", "node")
    command = [node, str(HERE / "boardgameio_server.js"), str(port)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert server.stdout is not None
    while "ready" not in (line := server.stdout.readline()):
        if not line:
            raise SystemExit("boardgame.io does not start; run benchmarks/peers/setup.sh first")
    return server, f"http://127.0.0.1:{port}"


def measure(name: str, server: subprocess.Popen[str], command: list[str]) -> dict[str, object]:
    """Run one load and add what it cost."""
    before = cpu_seconds(server.pid)
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    result: dict[str, object] = json.loads(done.stdout.splitlines()[0])
    result = {"server": name, **result, "memory_mib": resident_mebibytes(server.pid)}
    result["cpu_seconds"] = round(cpu_seconds(server.pid) - before, 1)
    print(json.dumps(result), flush=True)
    return result


def many_tables(address: str, server: subprocess.Popen[str], tables: int, seconds: float) -> None:
    """A thousand tables with connected clients who play for a minute."""
    command = [sys.executable, str(HERE / "load.py"), address, "--matches", str(tables), "--spare", "2"]
    measure(f"orrery, {tables} tables", server, [*command, "--seconds", str(seconds)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--tables", type=int, default=0, help="also play at so many tables at once, for a minute")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    arguments = parser.parse_args()
    seconds = str(arguments.seconds)
    print(json.dumps({"load_average_before": os.getloadavg()[0], "processors": os.cpu_count()}))
    # On a disk and not in memory: the commits must be real.
    folder = tempfile.mkdtemp(prefix="orrery-bench-", dir=HERE)
    server, address = ours(folder)
    try:
        for matches, spare in LOADS:
            load = [sys.executable, str(HERE / "load.py"), address, "--matches", str(matches), "--spare", str(spare)]
            measure("orrery", server, [*load, "--seconds", seconds])
        if arguments.tables:
            many_tables(address, server, arguments.tables, 60.0)
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder)
    if arguments.alone:
        return
    server, address = theirs()
    try:
        time.sleep(1)
        for matches, spare in LOADS:
            node = os.environ.get("NODE", "node")
            load = [node, str(HERE / "boardgameio_load.js"), address, str(matches), str(spare), seconds]
            measure("boardgame.io", server, load)
    finally:
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
