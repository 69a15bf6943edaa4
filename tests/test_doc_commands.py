"""Every command in README and docs is executed, in small, or named here with the test that executes it.

`make docs-check` executes them with the bots they name; otherwise quick bots play.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from orrery.cli.main import orrery_command

ROOT = Path(__file__).parent.parent
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md", *sorted((ROOT / "docs").rglob("*.md"))]
PROGRAMS = r"(?:orrery|make|pip|pipx|uvx|python3?|createdb|/srv/orrery/bin/orrery)"
RECORD = ROOT / "tests/golden/tictactoe/random-7.orrery"

#: What stands for something of the reader's.
PLACEHOLDERS = {"GAME": "expanse", "FOLDER": "folder", "LOGIN": "ada", "URL": "sqlite+aiosqlite:///orrery.db"}
#: Commands that need more than a moment or another machine, and who executes them.
ELSEWHERE = {
    "orrery admin backup /srv/orrery/drill.gz": "tests/server/test_drills.py",
    "orrery admin restore /srv/orrery/drill.gz": "tests/server/test_drills.py",
    "createdb orrery": "tests/server/postgres.py",
    "python -m orrery.lab.advice": "tests/lab/test_advice.py",
    "python -m orrery.lab.calibrate": "tests/lab/test_calibrate.py",
    "python -m orrery.lab.calibration.testing": "tests/lab/test_calibrate.py",
    "orrery train GAME": "tests/lab/test_learning.py",
    "python -m orrery.lab.learning.policy": "tests/lab/test_policy.py",
    "python -m orrery.lab.tune": "tests/lab/test_tune.py",
    "python tools/translations.py": "tests/tools/test_translations.py",
    "python3 -m venv": "tools/dist.py",
    "pip install ./examples/hidden_nim": "tests/examples/test_hidden_nim.py",
    "orrery pack ": "tests/test_content_docs.py",
    "orrery play --pack": "tests/browser/test_workshop.py",
    "orrery serve --ray": "tests/server/bots/test_cluster.py",
    "orrery seed N": "tests/server/tables/test_match_secrets.py",  # the text that a commitment is the hash of
}


def commands_of(text: str) -> list[str]:
    """The commands of a document: blocks of shell, indented lines, and code between backticks."""
    blocks = re.findall(r"^```sh\n(.*?)^```", text, re.DOTALL | re.MULTILINE)
    found = [line for block in blocks for line in block.splitlines()]
    rest = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    found += re.findall(rf"^    ({PROGRAMS} .*)", rest, re.MULTILINE)
    found += [" ".join(code.split()) for code in re.findall(rf"`({PROGRAMS}\s[^`]+)`", rest)]
    return [re.sub(r"\s*(#.*|&)?$", "", line) for line in found]


def all_commands() -> list[str]:
    """The commands of all documents, each once."""
    texts = [path.read_text(encoding="utf-8") for path in DOCUMENTS]
    return list(dict.fromkeys(command for text in texts for command in commands_of(text)))


def is_elsewhere(command: str) -> bool:
    """Whether another test executes this command."""
    return command.startswith(tuple(ELSEWHERE))


OURS = [one for one in all_commands() if "orrery " in one and not is_elsewhere(one) and not one.startswith("pip ")]
#: In the text, some commands are only named, without what they are about.
NAMED = {
    "orrery admin migrate",
    "orrery bench",
    "orrery mcp",
    "orrery review",
    "orrery simulate",
    "orrery tournament",
    "orrery train",
    "orrery verify",
}


def arguments_of(command: str) -> list[str]:
    """What follows `orrery`, in small."""
    words = shlex.split(command)
    words = words[words.index(next(word for word in words if word in ("orrery", "/srv/orrery/bin/orrery"))) + 1 :]
    words = [PLACEHOLDERS.get(word, word) for word in words]
    joined = " ".join(words)
    joined = re.sub(r"--(games|far-games) \d+", r"--\1 2", joined)
    joined = re.sub(r"postgresql\S+", PLACEHOLDERS["URL"], joined)
    joined = re.sub(r"sqlite\S+", PLACEHOLDERS["URL"], joined)
    joined = re.sub(r" --ray \S+| --commitment \S+", "", joined)
    if not os.environ.get("ORRERY_DOCS"):
        joined = joined.replace("commodore,admiral", "random,cadet")
    if words[0] == "ladder":
        some = "cadet,captain" if "--seats" in words else "random,cadet"
        joined = f"{joined} --games 2 --far-games 2 --bots {some} --out ladder"
    if words[0] in ("simulate", "tournament", "ladder"):
        joined = f"{joined} --jobs 1"
    if words[:2] == ["admin", "create-admin"]:
        joined = f"{joined} --password correct-horse"
    if words[0] == "bench":
        joined = "bench tictactoe --seconds 0.02"
    return joined.split()


class Desk:
    """A folder in which the commands find what they need, and what runs them."""

    def __init__(self) -> None:
        self.runner = CliRunner()

    def run(self, command: str) -> None:
        """Execute a command, or fail with what it said."""
        result = self.runner.invoke(orrery_command, command.split())
        assert result.exit_code == 0, f"{command}: {result.output}"

    def prepare(self, arguments: list[str]) -> None:
        """Make what a command is about."""
        if arguments[0] == "ladder":
            Path("docs").mkdir()
            shutil.copy(ROOT / "docs/ladder.md", "docs/ladder.md")
        if arguments[0] in ("report", "compare"):
            for folder in ("results/before", "results/after"):
                self.run(f"simulate tictactoe --bots random,random --games 4 --jobs 1 --out {folder}")
        if arguments[0] == "admin" and arguments[1] != "restore":
            self.run(f"admin migrate --database {PLACEHOLDERS['URL']}")
        if arguments[:2] in (["admin", "remove-admin"], ["admin", "restrict"], ["admin", "lift"]):
            login, url = PLACEHOLDERS["LOGIN"], PLACEHOLDERS["URL"]
            self.run(f"admin create-admin {login} --password long-enough --database {url}")
        if arguments[:2] == ["admin", "restore"]:
            self.run("admin migrate --database sqlite:///old.db")
            self.run("admin backup FILE --database sqlite:///old.db")
        if arguments[0] in ("review", "verify"):
            shutil.copy(RECORD, "FILE")


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    """A desk in an empty folder."""
    monkeypatch.chdir(tmp_path)
    # tests/server/test_run.py and tools/dist.py serve for real.
    monkeypatch.setattr("orrery.cli.serve.run", lambda *_, **__: None)
    monkeypatch.setattr("orrery.cli.play.run", lambda *_, **__: None)
    return Desk()


@pytest.mark.slow
@pytest.mark.parametrize("command", OURS)
def test_a_command_of_the_documents_works(desk: Desk, command: str) -> None:
    if command in NAMED:
        desk.run(f"{command.removeprefix('orrery ')} --help")
        return
    arguments = arguments_of(command)
    desk.prepare(arguments)
    desk.run(" ".join(arguments))


def test_every_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = {command.split()[1] for command in all_commands() if command.startswith("make ")}
    assert len(named) > 8
    assert named <= targets


def test_every_extra_that_is_named_exists() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = [extras for command in all_commands() for extras in re.findall(r"\[([\w,]+)\]", command)]
    named = set(",".join(extras).split(","))
    assert {"server", "hosting"} <= named <= set(project["optional-dependencies"])


def test_every_command_has_a_test() -> None:
    known = ("make ", "pip install", "/srv/orrery/bin/pip")
    unknown = [one for one in all_commands() if one not in OURS and not is_elsewhere(one) and not one.startswith(known)]
    assert unknown == []
    assert [path for path in ELSEWHERE.values() if not (ROOT / path).exists()] == []
