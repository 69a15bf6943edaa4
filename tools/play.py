"""Serve the games on this machine, and compile the rules for the bots in the background if there is a C compiler."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from urllib.request import ProxyHandler, build_opener

import compile as rules
import environment
from stamps import ROOT

#: This level compiles faster than higher ones, and bots benefit as early as possible.
OPT = "1"
LOG = ROOT / "build" / "play.log"


def prepare() -> bool:
    """Update the copy of the sources; true if it must be compiled."""
    rules.copy_sources(rules.PLAY)
    if rules.is_compiled(rules.PLAY, OPT):
        return False
    # Bots must not use rules compiled from other sources.
    (rules.PLAY / rules.COMPLETE).unlink(missing_ok=True)
    return True


def is_served(address: str) -> bool:
    """Whether the server responds."""
    with suppress(OSError), build_opener(ProxyHandler({})).open(f"{address}/health", timeout=5):
        return True
    return False


def compile_when_served(server: subprocess.Popen[bytes], address: str, stopped: threading.Event) -> None:
    """Wait for the page, then compile with the lowest priority; errors only go to the log."""
    while not is_served(address):
        if stopped.wait(0.2) or server.poll() is not None:
            return
    with LOG.open("w", encoding="utf-8") as log:
        if environment.install_for_compiling(log):
            command = [sys.executable, str(ROOT / "tools" / "compile.py"), "play", "--opt", OPT]
            compiler = subprocess.Popen(
                command, stdout=log, stderr=log, start_new_session=True, preexec_fn=lambda: os.nice(19)
            )
            while compiler.poll() is None and not stopped.wait(0.2):
                continue
            if compiler.poll() is None:
                os.killpg(compiler.pid, 15)
            elif compiler.returncode == 0:
                print("orrery: the rules are compiled; bots use them from now on", flush=True)


def main() -> None:
    """Run the server until it is stopped."""
    port = sys.argv[1]
    variables = dict(os.environ)
    wanted = rules.has_compiler() and not os.environ.get("ORRERY_PURE")
    if wanted:
        variables["ORRERY_COMPILED_RULES"] = str(rules.PLAY)
        wanted = prepare()
    # Ctrl+C reaches the server too, a plain kill does not.
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    server = subprocess.Popen([environment.VENV / "bin" / "orrery", "play", "--port", port], env=variables)
    stopped = threading.Event()
    background = threading.Thread(target=compile_when_served, args=(server, f"http://127.0.0.1:{port}", stopped))
    if wanted and port != "0":
        background.start()
    try:
        with suppress(KeyboardInterrupt):
            server.wait()
        sys.exit(server.wait())
    finally:
        stopped.set()
        if background.is_alive():
            background.join()


if __name__ == "__main__":
    main()
