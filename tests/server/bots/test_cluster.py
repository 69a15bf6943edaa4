"""Bots that think on a Ray cluster, a real one on this machine."""

from __future__ import annotations

import signal
from pathlib import Path

import pytest
from tests.server.players import run
from tests.server.server_process import Server

from orrery.client import Client
from orrery.client import messages as m

# Ray warns about its own future and leaves sockets to the garbage collector.
pytestmark = [pytest.mark.cluster, pytest.mark.filterwarnings("ignore"), pytest.mark.timeout(300)]


def test_bots_think_on_the_cluster(tmp_path: Path) -> None:
    from ray.cluster_utils import Cluster

    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    server = Server(tmp_path, ray=cluster.address)

    async def story() -> None:
        async with Client(server.address) as anna:
            table = await anna.create("connect_four", ["me", "commodore"])
            async with anna.live(table.id, timeout=120) as live:
                for _ in range(2):
                    state = await live.turn(120)
                    await live.act(state.options[0])
                state = await live.turn(120)
                hint = await live.ask(m.Hint("commodore"))
                assert isinstance(hint, m.Hinted)
                assert hint.action in state.options
                metrics = (await anna.http.get("/metrics")).text
                assert "orrery_bot_fallbacks_total 0.0" in metrics

    try:
        server.start()
        run(story())
    finally:
        server.stop(signal.SIGKILL)
        cluster.shutdown()


def test_a_cluster_that_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    server = Server(tmp_path, ray="127.0.0.1:1")
    with pytest.raises(AssertionError, match="no Ray cluster at"):
        server.start()
