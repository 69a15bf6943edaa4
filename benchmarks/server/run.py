"""`make bench-server`: our server and a boardgame.io server on this machine, in one run, with the same load.

Each plays tic-tac-toe between two clients per match: 20 matches at a time for throughput, 100 for latency. Ours commits
every move durably (SQLite, synchronous=FULL) before it acknowledges it; boardgame.io keeps its matches in memory. Then
a thousand tables are played at for a minute, and a match of 5,000 actions is opened.
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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from load import Person

HERE = Path(__file__).parent
COMPILED = HERE.parents[1] / "build" / "compiled"
FREE = {
    "ORRERY_MESSAGE_RATE": "1000000",
    "ORRERY_MESSAGE_BURST": "1000000",
    "ORRERY_TABLE_RATE": "0",
    "ORRERY_SIGNUP_RATE": "0",
    "ORRERY_JOIN_RATE": "0",
    "ORRERY_CONNECTIONS_PER_PERSON": "1000000",
    "ORRERY_TABLES_PER_PERSON": "1000000",
}
#: Concurrent matches, and tables per match created before the measurement.
LOADS = [(20, 60), (100, 12)]
#: The time limit for setting up and playing one load, in seconds.
PATIENCE = 600
Result = dict[str, Any]


def say(text: str) -> None:
    """Show progress."""
    print(f"{time.strftime('%H:%M:%S')} {text}", file=sys.stderr, flush=True)


def resident_mebibytes(pid: int, now: bool = False) -> int:
    """The peak memory of a process, or its current memory."""
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS" if now else "VmHWM")) // 1024


@contextmanager
def ours() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Our server on its own file. On a disk and not in memory: the commits must be real."""
    folder = tempfile.mkdtemp(prefix="orrery-bench-", dir=HERE)
    command = [sys.executable, "-m", "orrery.cli", "serve", "--port", "0"]
    command += ["--database", f"sqlite+aiosqlite:///{folder}/bench.db"]
    # As installed: with compiled rules, if there is a compiler.
    rules = {"PYTHONPATH": str(COMPILED)} if (COMPILED / "orrery").is_dir() else {}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ | FREE | rules)
    try:
        assert server.stdout is not None
        yield server, server.stdout.readline().split()[3]
    finally:
        end(server)
        shutil.rmtree(folder)


@contextmanager
def theirs() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A boardgame.io server."""
    port = 8910
    command = [os.environ.get("NODE", "node"), str(HERE / "boardgameio_server.js"), str(port)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        while "ready" not in (line := server.stdout.readline()):
            if not line:
                raise SystemExit("boardgame.io does not start; run benchmarks/peers/setup.sh first")
        yield server, f"http://127.0.0.1:{port}"
    finally:
        end(server)


def end(server: subprocess.Popen[str]) -> None:
    """Stop a server, gracefully first."""
    server.terminate()
    try:
        server.wait(20)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait()


def measure(name: str, server: subprocess.Popen[str], command: list[str]) -> Result:
    """Run one load and add its cost."""
    say(f"{name}: {' '.join(command[2:])}")
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=PATIENCE)
    lines = done.stdout.splitlines()
    result: Result = {"server": name, **json.loads(lines[0]), "memory_mib": resident_mebibytes(server.pid)}
    say(json.dumps(result))
    for line in lines[1:]:
        say(line)
    return result


def our_load(address: str, pid: int, matches: int, spare: int, seconds: float, pause: float = 0.0) -> list[str]:
    """The command that plays at our server."""
    command = [sys.executable, str(HERE / "load.py"), address, str(pid), "--matches", str(matches)]
    return [*command, "--spare", str(spare), "--seconds", str(seconds), "--pause", str(pause)]


def side_by_side(seconds: float, rounds: int, alone: bool) -> list[Result]:
    """The loads at both servers, in turn; the best round of each, because a busy machine only slows things down."""
    best: dict[tuple[str, int], Result] = {}
    node = os.environ.get("NODE", "node")
    for _ in range(rounds):
        results = []
        with ours() as (server, address):
            for matches, spare in LOADS:
                command = our_load(address, server.pid, matches, spare, seconds)
                results.append(measure("Orrery, SQLite, durable", server, command))
        if not alone:
            with theirs() as (server, address):
                for matches, spare in LOADS:
                    load = [str(HERE / "boardgameio_load.js"), address, str(matches), str(spare), str(seconds)]
                    results.append(measure("boardgame.io, in memory", server, [node, *load, str(server.pid)]))
        for result in results:
            key = result["server"], result["matches"]
            if key not in best or result["moves_per_second"] > best[key]["moves_per_second"]:
                best[key] = result
    return list(best.values())


def many_tables(tables: int, seconds: float) -> Result:
    """Many tables with connected clients, each of which moves every few seconds."""
    with ours() as (server, address):
        # People take three seconds on average; a finished table is replaced by a new one.
        command = our_load(address, server.pid, tables, 1, seconds, 3.0)
        return measure(f"Orrery, {tables} tables", server, command)


#: The required moves per second at this many tables, with a 99th percentile below 250 ms.
WANTED = {"talon": 1200, "expanse": 600, "parsec": 500}
TABLES = 400
#: Offer more moves than required: the wait for each acknowledgement takes some of them away.
OFFERED = 1.3


def large_games(seconds: float, rounds: int) -> list[Result]:
    """The large games at many tables, as fast as they go and at the required rate; the best round of each."""
    best: dict[str, Result] = {}
    for _ in range(rounds):
        for game, wanted in WANTED.items():
            for name, pause in ((f"Orrery, {game}", 0.0), (f"Orrery, {game}, paced", TABLES / (OFFERED * wanted))):
                with ours() as (server, address):
                    command = our_load(address, server.pid, TABLES, 1, seconds, pause)
                    result = measure(name, server, [*command, "--game", game, "--changes"])
                value = "p99_ms" if pause else "server_us"
                if name not in best or result[value] < best[name][value]:
                    best[name] = result
    return list(best.values())


def idle_tables(tables: int) -> Result:
    """The server's memory for idle Parsec tables."""
    say(f"{tables} idle tables of Parsec")
    order = {"game": "parsec", "seats": [{"kind": "me"}, {"kind": "me"}]}
    with ours() as (server, address):
        person = Person(address)
        for number in range(tables):
            person.post("/api/tables", order)
            if number % 500 == 499:
                say(f"  {number + 1} tables, {resident_mebibytes(server.pid, now=True)} MiB")
        time.sleep(70)  # until the tables rest
        return {"tables": tables, "memory_mib": resident_mebibytes(server.pid, now=True)}


def long_match() -> Result:
    """The time to open a match of 5,000 actions."""
    say("opening a match of 5,000 actions")
    command = [sys.executable, "-m", "tests.server.measure_opening"]
    root = HERE.parents[1]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True, timeout=PATIENCE, cwd=root)
    result: Result = json.loads(done.stdout.splitlines()[-1])
    say(json.dumps(result))
    return result


def report(results: list[Result], opened: Result | None, idle: Result | None, load_before: float) -> str:
    """The results as a page."""
    lines = [
        "# The server, measured",
        "",
        f"Written by `make bench-server` on {time.strftime('%Y-%m-%d')}: {os.cpu_count()} processors, load average"
        f" before the run {load_before:.1f}, both servers in production mode. Server and clients share the machine."
        " Latency is from sending a move to"
        " its acknowledgement; processor time per move is that of the server and of its clients.",
        "",
        "| server | matches | moves/s | p50 ms | p99 ms | server µs/move | clients µs/move | errors | memory MiB |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for result in results:
        columns = ("matches", "moves_per_second", "p50_ms", "p99_ms", "server_us", "client_us", "errors", "memory_mib")
        lines.append(f"| {result['server']} | " + " | ".join(str(result[column]) for column in columns) + " |")
    if opened is not None:
        lines += ["", f"Opening a match of 5,000 actions from its snapshot: {opened['wall_ms']} ms on the clock,"
                  f" {opened['cpu_ms']} ms of processor time (median of {opened['times']})."]  # fmt: skip
    if idle is not None:
        lines += ["", f"{idle['tables']} idle tables of Parsec: the server uses {idle['memory_mib']} MiB."]
    wanted = ", ".join(f"{game} {moves}" for game, moves in WANTED.items())
    lines += ["", f"Wanted at {TABLES} tables: {wanted} moves/s with p99 below 250 ms; 3,000 idle tables in 350 MiB."]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0, help="how long each load plays")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--tables", type=int, default=1000, help="play at so many tables at once for a minute; 0: not")
    parser.add_argument("--minute", type=float, default=60.0, help="how long that minute is, in seconds")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--skip-games", action="store_true", help="without the large games")
    parser.add_argument("--idle", type=int, default=3000, help="so many idle tables of Parsec; 0: not")
    parser.add_argument("--skip-loads", action="store_true", help="only the many tables and the long match")
    parser.add_argument("--output", type=Path, default=HERE.parent / "server-results.md")
    arguments = parser.parse_args()
    before = os.getloadavg()[0]
    results = [] if arguments.skip_loads else side_by_side(arguments.seconds, arguments.rounds, arguments.alone)
    if not arguments.skip_games:
        results += large_games(arguments.seconds, arguments.rounds)
    if arguments.tables:
        results.append(many_tables(arguments.tables, arguments.minute))
    idle = idle_tables(arguments.idle) if arguments.idle else None
    page = report(results, long_match(), idle, before)
    arguments.output.write_text(page)
    print(page)


if __name__ == "__main__":
    main()
