"""Compiled rules beside the plain ones: bots use them as soon as compilation has finished."""

from __future__ import annotations

import os
from pathlib import Path

#: The folder in which the rules are being compiled, if any; set by `make play`.
VARIABLE = "ORRERY_COMPILED_RULES"
COMPLETE = "complete"


def compiled_rules() -> str:
    """The folder of the compiled rules; empty until they are complete."""
    folder = os.environ.get(VARIABLE, "")
    return folder if folder and Path(folder, COMPLETE).exists() else ""
