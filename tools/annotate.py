"""Write mypyc's annotated source, build/annotated.html: the lines that compile to slow code, each with its reason."""

from __future__ import annotations

import os

from compiled_modules import compiled_modules
from stamps import ROOT

TARGET = ROOT / "build" / "annotated.html"


def main() -> None:
    """Let mypyc translate the modules, without the C compiler, and annotate them."""
    from mypyc.build import mypycify

    modules = compiled_modules()
    TARGET.parent.mkdir(exist_ok=True)
    os.chdir(ROOT / "src")
    # Without a cache: what is taken from it would not be annotated.
    flags = [f"--config-file={ROOT / 'pyproject.toml'}", f"--cache-dir={os.devnull}", "-a", str(TARGET)]
    mypycify([*flags, *modules], multi_file=True, target_dir=str(ROOT / "build" / "annotated"), group_name="orrery")
    print(f"orrery: {TARGET.relative_to(ROOT)} written")


if __name__ == "__main__":
    main()
