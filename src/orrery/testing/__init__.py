"""Tests that every game must pass, including games from other packages: conformance, perft, golden records.

>>> import orrery
>>> from orrery.testing import conformance
>>> report = conformance(orrery.game("tictactoe"), plays=1)
>>> report.games, report.decisions > 4
(1, True)
"""

from __future__ import annotations

from orrery.testing.conformance import Report, conformance
from orrery.testing.golden import check_golden, make_golden
from orrery.testing.perft import check_perft, perft
from orrery.testing.playing import random_game

__all__ = ["Report", "check_golden", "check_perft", "conformance", "make_golden", "perft", "random_game"]
