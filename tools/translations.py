"""Check the translations, or add one: `python tools/translations.py` or `python tools/translations.py de`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from stamps import ROOT

#: Folders with one Fluent file per language, as patterns below the root.
FOLDERS = [
    "web/src/locale",
    "web/src/games/*/locale",
    "web/src/games/*/editor/locale",
    "web/src/workshop/locale",
    "src/orrery/games/*/locale",
    "src/orrery/games/*/tutorial",
    "src/orrery/lab/locale",
]
ENGLISH = "en"
#: Languages that must be complete; missing texts of others are shown in English.
COMPLETE = ("it", "de")
#: Everything below this heading is still English.
UNTRANSLATED = "Not translated yet: delete this line when everything below it is"


class Variables(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802, the parser calls it so
        """Note a variable."""
        self.names.add(node.id.name)


class Texts:
    """The messages of a file: their sources and variables by key, and faults of the file itself."""

    def __init__(self, source: str) -> None:
        self.source: dict[str, str] = {}
        self.variables: dict[str, set[str]] = {}
        self.faults: list[str] = []
        untranslated = False
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                self.faults.append(f"cannot be read: {(entry.content or '').strip().splitlines()[0]!r}")
            elif isinstance(entry, ast.GroupComment):
                untranslated = entry.content == UNTRANSLATED
            elif isinstance(entry, ast.Message):
                found = Variables()
                found.visit(entry)
                key = entry.id.name
                if key in self.source:
                    self.faults.append(f"says twice: {key}")
                if untranslated:
                    self.faults.append(f"is still English: {key}")
                assert entry.span is not None
                self.source[key] = source[entry.span.start : entry.span.end].rstrip()
                self.variables[key] = found.names


def folders(root: Path = ROOT) -> list[Path]:
    """The folders with texts that have an English file."""
    return [folder for pattern in FOLDERS for folder in sorted(root.glob(pattern)) if (folder / "en.ftl").exists()]


def languages(root: Path = ROOT) -> list[str]:
    """Every language of the client, English first."""
    found = {path.stem for path in (root / "web" / "src" / "locale").glob("*.ftl")}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def gaps(root: Path = ROOT) -> list[str]:
    """Missing and obsolete messages of each language, one line each, with the file."""
    faults = []
    for folder in folders(root):
        english = Texts((folder / "en.ftl").read_text(encoding="utf-8"))
        for language in languages(root):
            path = folder / f"{language}.ftl"
            where = path.relative_to(root).as_posix()
            if not path.exists():
                faults.append(f"{where}: is missing")
                continue
            texts = Texts(path.read_text(encoding="utf-8"))
            faults.extend(f"{where}: {fault}" for fault in texts.faults)
            faults.extend(f"{where}: lacks {key}" for key in english.source if key not in texts.source)
            left = [key for key in texts.source if key not in english.source]
            faults.extend(f"{where}: has {key}, which English has not" for key in left)
            for key, names in texts.variables.items():
                for name in sorted(names - english.variables.get(key, names)):
                    faults.append(f"{where}: {key} speaks of ${name}, which English does not")
    return faults


def hindrances(root: Path = ROOT) -> list[str]:
    """The gaps that must be closed: all except missing texts of languages that may lag behind."""
    lags = re.compile(r".*/(?P<language>[\w-]+)\.ftl: (lacks|is missing|is still English)")
    found = [(fault, lags.match(fault)) for fault in gaps(root)]
    return [fault for fault, lag in found if lag is None or lag["language"] in (ENGLISH, *COMPLETE)]


def begin(language: str, root: Path = ROOT) -> list[Path]:
    """Add every missing message to a language, in English and marked as such; returns the changed files."""
    changed = []
    for folder in folders(root):
        english = Texts((folder / "en.ftl").read_text(encoding="utf-8"))
        path = folder / f"{language}.ftl"
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        known = Texts(before).source
        missing = [source for key, source in english.source.items() if key not in known]
        if missing:
            lines = [f"## {UNTRANSLATED}", "", *missing, ""]
            path.write_text("\n".join([before, *lines] if before else lines), encoding="utf-8")
            changed.append(path)
    return changed


def main() -> None:
    """Run the command given on the command line."""
    if len(sys.argv) == 2 and re.fullmatch(r"[a-z]{2,3}(-[A-Z]{2})?", sys.argv[1]):
        for path in begin(sys.argv[1]):
            print(f"translate {path.relative_to(ROOT).as_posix()}")
        return
    if len(sys.argv) != 1:
        raise SystemExit("usage: python tools/translations.py [language, such as de]")
    if faults := gaps():
        raise SystemExit("\n".join(faults))


if __name__ == "__main__":
    main()
