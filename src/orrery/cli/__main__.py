"""`python -m orrery.cli` is the command `orrery`."""

from __future__ import annotations

from orrery.cli.main import main

main()
