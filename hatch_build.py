"""The wheel's build step: the compiled rules and the built browser client, each where its tools are available.

ORRERY_PURE=1 leaves the rules uncompiled; ORRERY_COMPILED=1 fails instead of building a pure wheel.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))


class OrreryBuild(BuildHookInterface[Any]):
    """Adds to a wheel what an editable install makes on demand."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client and compile the rules; an editable install does neither."""
        if self.target_name != "wheel" or version == "editable":
            return
        self.build_client()
        if not os.environ.get("ORRERY_PURE"):
            self.compile_rules(build_data)

    def build_client(self) -> None:
        """Build the browser client unless it is up to date; a source distribution carries it and needs no Node."""
        import web

        if web.is_built() or Path(self.root, "PKG-INFO").exists():
            return
        command = web.npm_command()
        if command is None:
            self.app.display_warning("No Node 20.19 or newer: the wheel takes the client as it stands.")
        elif not web.build(command):
            self.app.display_warning("The browser client did not build: the wheel takes it as it stands.")

    def compile_rules(self, build_data: dict[str, Any]) -> None:
        """Compile the rules in a copy and add the libraries; without a compiler the wheel is pure Python."""
        import compile as rules

        required = bool(os.environ.get("ORRERY_COMPILED"))
        if not required and not rules.has_compiler():
            self.app.display_warning("No C compiler: the wheel is pure Python.")
            return
        tree = Path(self.root, "build", "wheel")
        try:
            rules.copy_sources(tree)
            rules.compile_rules(tree, os.environ.get("ORRERY_OPT", "3"))
        except (Exception, SystemExit) as failure:
            if required:
                raise
            self.app.display_warning(f"The rules did not compile, the wheel is pure Python: {failure}")
            return
        for library in rules.libraries(tree):
            build_data["force_include"][str(library)] = str(library.relative_to(tree))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
