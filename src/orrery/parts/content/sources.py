"""Content from disk, a package, a zip file or a request: texts by name, within limits."""

from __future__ import annotations

import io
import tomllib
import zipfile
from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, TypeAlias

from orrery.parts.content.errors import ContentError, fault
from orrery.parts.content.guard import check_toml

#: A folder on disk or in a package, such as `importlib.resources.files("orrery.games.talon") / "content"`.
Folder: TypeAlias = str | Path | Traversable
Document: TypeAlias = dict[str, Any]

#: The maximum number of files of a pack, of bytes in a file, and of bytes in all.
MOST_FILES: Final = 200
LARGEST_FILE: Final = 100_000
LARGEST_PACK: Final = 1_000_000
#: Files that may be there but are not read.
PASSED_OVER: Final = (".", "README", "LICENSE", "LICENCE", "__MACOSX")
FOLDERS: Final = ("scenarios", "icons")


def folder_of(folder: Folder) -> Traversable:
    """A folder by its path."""
    return Path(folder) if isinstance(folder, str) else folder


def listed(folder: Traversable) -> list[str]:
    """The files of a folder and its subfolders, sorted."""
    names: list[str] = []
    for entry in folder.iterdir():
        if entry.name.startswith(PASSED_OVER):
            continue
        if entry.is_dir() and entry.name in FOLDERS:
            names += [
                f"{entry.name}/{inner.name}" for inner in entry.iterdir() if not inner.name.startswith(PASSED_OVER)
            ]
        else:
            names.append(entry.name)
    return sorted(names)


def texts_of_folder(folder: Traversable) -> dict[str, str]:
    """The texts of a pack's folder, or a ContentError if they are too many or too long."""
    names = listed(folder)
    check_count(folder.name, names)
    texts: dict[str, str] = {}
    for name in names:
        file = folder.joinpath(*name.split("/"))
        label = f"{folder.name}/{name}"
        if isinstance(file, Path) and file.is_file() and file.stat().st_size > LARGEST_FILE:
            raise too_large(label)
        texts[name] = read_text(file, label)
    check_size(folder.name, texts)
    return texts


def texts_of_zip(data: bytes, label: str) -> dict[str, str]:
    """The texts of a pack's zip file; a single top-level folder is ignored."""
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [entry for entry in archive.infolist() if not entry.is_dir()]
            check_count(label, [entry.filename for entry in entries])
            raw = {entry.filename: unpack(archive, entry, label) for entry in entries}
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, zipfile.LargeZipFile) as error:
        raise fault(label, "", "", f"not a zip file that can be read: {error}") from error
    tops = {name.split("/")[0] for name in raw}
    if len(tops) == 1 and all("/" in name for name in raw):
        raw = {name.partition("/")[2]: text for name, text in raw.items()}
    texts = {name: text for name, text in raw.items() if not name.startswith(PASSED_OVER)}
    check_size(label, texts)
    return texts


def unpack(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, label: str) -> str:
    """One file of an archive; a ContentError if its name or size is invalid."""
    name = entry.filename
    if name.startswith(("/", "\\")) or "\\" in name or ":" in name or ".." in name.split("/"):
        raise fault(f"{label}/{name[:80]}", "", "", "a name within the pack is wanted, such as scenarios/raid.toml")
    if entry.external_attr >> 16 & 0o170000 == 0o120000:
        raise fault(f"{label}/{name}", "", "", "a link; files are wanted")
    with archive.open(entry) as file:  # the size that the archive states may be a lie
        content = file.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise too_large(f"{label}/{name}")
    return decode(content, f"{label}/{name}")


def too_large(label: str) -> ContentError:
    """A file that is too large."""
    return fault(label, "", "", f"at most {LARGEST_FILE} bytes")


def check_count(label: str, names: Iterable[str]) -> None:
    """Refuse a pack of too many files."""
    if len(list(names)) > MOST_FILES:
        raise fault(label, "", "", f"a pack has at most {MOST_FILES} files")


def check_size(label: str, texts: Mapping[str, str]) -> None:
    """Refuse a pack that is too large as a whole."""
    if sum(len(text.encode()) for text in texts.values()) > LARGEST_PACK:
        raise fault(label, "", "", f"a pack has at most {LARGEST_PACK} bytes")


def read_text(file: Traversable, label: str) -> str:
    """The text of a file."""
    try:
        return decode(file.read_bytes(), label)
    except (FileNotFoundError, IsADirectoryError) as error:
        raise fault(label, "", "", "there is no such file") from error


def decode(content: bytes, label: str) -> str:
    """Bytes as text."""
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        raise fault(label, "", "", f"not UTF-8 text (byte {error.start}): save it as UTF-8") from error


def parse(text: str, label: str, guarded: bool = True) -> Document:
    """A TOML document; uploads are checked first, because the parser is slow on malicious texts."""
    try:
        if guarded:
            check_toml(text)
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise fault(label, "", "", f"not TOML: {error}") from error
    except (ValueError, RecursionError) as error:
        raise fault(label, "", "", str(error)) from error
