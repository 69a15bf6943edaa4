"""The commands of the laboratory, in the order in which `orrery --help` lists them."""

from __future__ import annotations

from orrery.cli.compare import compare
from orrery.cli.ladder import ladder
from orrery.cli.report import report
from orrery.cli.simulate import simulate_command
from orrery.cli.tournament import tournament
from orrery.cli.train import train

LABORATORY = (simulate_command, tournament, ladder, report, compare, train)
