"""The command line as a person types it."""

from __future__ import annotations

import socket

import pytest
from click.testing import CliRunner

import orrery
from orrery.cli.main import orrery_command


def test_help_lists_the_commands() -> None:
    said = CliRunner().invoke(orrery_command, ["--help"])
    assert said.exit_code == 0
    assert "play" in said.output
    assert "serve" in said.output


def test_the_version_is_the_packages() -> None:
    assert orrery.__version__ in CliRunner().invoke(orrery_command, ["--version"]).output


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_busy_port_is_one_clear_line(command: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        said = CliRunner().invoke(orrery_command, [command, "--port", str(port)])
    assert said.exit_code == 1
    assert said.output.startswith(f"Error: cannot listen on 127.0.0.1 port {port}")
    assert said.output.count("\n") == 1
