"""Compile the rules with mypyc: `tree` in a copy, build/compiled, `play` in another, for the bots of make play.

`in-place` compiles in src, and `clean` undoes that.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol

import stamps
from compiled_modules import PACKAGES, compiled_modules, traps
from stamps import ROOT

SOURCE = ROOT / "src"
TREE = ROOT / "build" / "compiled"
PLAY = ROOT / "build" / "play"
#: Marks a folder of compiled rules as complete; the server's bots look for it.
COMPLETE = "complete"
GROUP = "orrery"
COMPILERS = ("cc", "gcc", "clang")
LIBRARY = ".pyd" if sys.platform == "win32" else ".so"


def has_compiler() -> bool:
    """Whether a C compiler seems to be available; on Windows only trying tells, because MSVC is not on the PATH."""
    return sys.platform == "win32" or any(map(shutil.which, COMPILERS))


def libraries(folder: Path) -> list[Path]:
    """The compiled modules below a source folder, and their shared libraries."""
    return [*folder.glob(f"*__mypyc*{LIBRARY}"), *(folder / "orrery").rglob(f"*{LIBRARY}")]


def copy_sources(target: Path) -> None:
    """Update the copy of the package, leaving unchanged files alone."""

    def sources(folder: Path) -> set[Path]:
        found = stamps.files(folder / "orrery", "__pycache__", "static")
        return {path.relative_to(folder) for path in found if path.suffix != LIBRARY}

    wanted, present = sources(SOURCE), sources(target)
    for gone in present - wanted:
        (target / gone).unlink()
    for path in wanted:
        new = (SOURCE / path).read_bytes()
        if path not in present or (target / path).read_bytes() != new:
            (target / path).parent.mkdir(parents=True, exist_ok=True)
            (target / path).write_bytes(new)


def remove_libraries(folder: Path) -> int:
    """Delete the compiled modules below a folder and print their number."""
    found = libraries(folder)
    for library in found:
        library.unlink()
    return len(found)


class Compiler(Protocol):
    """The part of a distutils compiler that we use."""

    def compile(self, sources: list[str], output_dir: str | None = None, **options: Any) -> list[str]:
        """Compile the sources and name the objects."""

    def object_filenames(self, sources: list[str], strip_dir: bool = False, output_dir: str = "") -> list[str]:
        """The objects that the sources become."""


def in_parallel(compiler: Compiler) -> Callable[..., list[str]]:
    """Compile on every core, skipping objects newer than their source and all headers."""
    compile_files = compiler.compile

    def compile_each(sources: list[str], output_dir: str | None = None, **options: Any) -> list[str]:
        folders = {Path(source).parent for source in sources}
        headers = max((path.stat().st_mtime for folder in folders for path in folder.rglob("*.h")), default=0.0)

        def compile_one(source: str) -> list[str]:
            made = compiler.object_filenames([source], False, output_dir or "")
            if Path(made[0]).exists():
                changed = max(Path(source).stat().st_mtime, headers)
                if Path(made[0]).stat().st_mtime > changed:
                    return made
            return compile_files([source], output_dir=output_dir, **options)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            return [name for names in pool.map(compile_one, sources) for name in names]

    return compile_each


def flags_of(platform: str) -> list[str]:
    """Compiler flags besides mypyc's: our functions are not replaced at run time, so calls may be inlined."""
    return [] if platform == "win32" else ["-fvisibility=hidden", "-fno-semantic-interposition"]


def with_wide_shifts(code: str) -> str:
    """Generated C in which a shifted literal has 64 bits: mypyc writes a C int, whose bit 31 is its sign.

    >>> with_wide_shifts("cpy_r_r0 = 1 << cpy_r_unit;")
    'cpy_r_r0 = (int64_t)1 << cpy_r_unit;'
    """
    return re.sub(r"= (\d+) << ", r"= (int64_t)\1 << ", code)


def build(folder: Path, modules: list[str], opt_level: str, scratch: Path) -> None:
    """Compile these modules of a source folder in one mypyc group; the libraries land beside them."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildExtensions(build_ext):
        """build_ext with a parallel compiler."""

        def build_extensions(self) -> None:
            self.compiler.compile = in_parallel(self.compiler)
            super().build_extensions()

    scratch.mkdir(parents=True, exist_ok=True)
    before = Path.cwd()
    os.chdir(folder)
    try:
        flags = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={scratch / 'mypy'}"]
        extensions = mypycify(
            [*flags, *modules],
            opt_level=opt_level,
            debug_level="0",
            multi_file=True,
            target_dir=str(scratch / "c"),
            group_name=GROUP,
        )
        for path in (scratch / "c").glob("*.c"):
            code = path.read_text(encoding="utf-8")
            if (wide := with_wide_shifts(code)) != code:
                path.write_text(wide, encoding="utf-8")
        for extension in extensions:
            extension.extra_compile_args += flags_of(sys.platform)
        distribution = Distribution({"name": "orrery", "ext_modules": extensions, "script_name": "compile"})
        command = BuildExtensions(distribution)
        command.inplace = False
        command.build_lib = str(folder)
        command.build_temp = str(scratch / "o")
        command.force = True
        command.ensure_finalized()
        command.run()
    finally:
        os.chdir(before)


def stamp_of(folder: Path) -> Path:
    """The file that records what the compiled modules of a folder were built from."""
    return stamps.STAMPS / f"compiled-{folder.name}.json"


def sources_of(folder: Path, modules: list[str], opt_level: str) -> str:
    """A hash of everything that compiled modules are built from."""
    python = {path for name in PACKAGES for path in (folder / "orrery" / name).rglob("*.py")}
    # What is compiled besides the packages, and its neighbours: their types decide what it becomes.
    python |= {path for module in modules for path in (folder / module).parent.glob("*.py")}
    tools = [ROOT / "pyproject.toml", Path(__file__), Path(__file__).with_name("compiled_modules.py")]
    return stamps.digest([*python, *tools], sys.version, opt_level, modules)


def is_compiled(folder: Path, opt_level: str) -> bool:
    """Whether nothing has changed since a source folder was compiled."""
    modules = compiled_modules(folder)
    made = len([*(folder / "orrery").rglob(f"*{LIBRARY}")])
    made_from = stamps.read(stamp_of(folder)).get("made_from")
    return made == len(modules) and made_from == sources_of(folder, modules, opt_level)


def compile_rules(folder: Path, opt_level: str) -> bool:
    """Compile a source folder unless nothing has changed; true if there was something to do."""
    modules = compiled_modules(folder)
    if found := traps(folder, modules):
        raise SystemExit("\n".join(found))
    if is_compiled(folder, opt_level):
        return False
    remove_libraries(folder)
    if not modules:
        raise SystemExit("orrery: there is nothing to compile")
    scratch = ROOT / "build" / f"mypyc-{folder.name}-{sys.implementation.cache_tag}-O{opt_level}"
    build(folder, modules, opt_level, scratch)
    stamps.write(stamp_of(folder), made_from=sources_of(folder, modules, opt_level))
    return True


def main() -> None:
    """Compile what the command line names, or remove modules compiled in place."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("where", choices=["tree", "play", "in-place", "clean"])
    parser.add_argument("--opt", default="3", choices=["0", "1", "2", "3"], help="the C compiler's level")
    asked = parser.parse_args()
    if asked.where == "clean":
        print(f"orrery: {remove_libraries(SOURCE)} compiled modules removed from src")
        return
    if not has_compiler():
        raise SystemExit("orrery: compiling needs a C compiler; install gcc or clang")
    folder = {"tree": TREE, "play": PLAY, "in-place": SOURCE}[asked.where]
    started = time.monotonic()
    if folder != SOURCE:
        copy_sources(folder)
    made = compile_rules(folder, asked.opt)
    if folder == PLAY:
        (folder / COMPLETE).touch()
    said = f"compiled in {time.monotonic() - started:.0f} s" if made else "compiled already"
    print(f"orrery: {folder.relative_to(ROOT)} {said}")


if __name__ == "__main__":
    main()
