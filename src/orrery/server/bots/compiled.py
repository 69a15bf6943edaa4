"""Compiled rules beside the plain ones: bots use them as soon as they are complete."""

from __future__ import annotations

import os
from pathlib import Path

#: The folder in which the rules are being compiled, if they are; `make play` sets it.
VARIABLE = "ORRERY_COMPILED_RULES"
COMPLETE = "complete"


def compiled_rules() -> str:
    """The folder with the compiled rules; empty while there is none."""
    folder = os.environ.get(VARIABLE, "")
    return folder if folder and Path(folder, COMPLETE).exists() else ""
