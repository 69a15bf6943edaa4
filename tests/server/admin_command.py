"""`orrery admin` as an operator runs it."""

from __future__ import annotations

from click.testing import CliRunner, Result

from orrery.cli.main import orrery_command


def orrery_admin(*words: str, database: str) -> Result:
    """Run `orrery admin`."""
    result = CliRunner().invoke(orrery_command, ["admin", *words, "--database", database])
    assert result.exit_code == 0, result.output
    return result
