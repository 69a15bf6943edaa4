"""A real Ray cluster of two nodes on this machine, one of which dies in the middle."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from ray.cluster_utils import Cluster

from orrery.lab import Plan, simulate
from orrery.lab.results import Results, read_games
from orrery.lab.workers import connect

# Ray warns about its own future and leaves sockets to the garbage collector.
pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.timeout(300)]

PLAN = Plan("connect_four", (("greedy", "greedy"), ("greedy", "captain")), 1600, seed=3)


@pytest.mark.slow
def test_a_dead_node_costs_no_game_and_counts_none_twice(tmp_path: Path) -> None:
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
    try:
        doomed = cluster.add_node(num_cpus=1)
        cluster.wait_for_nodes()
        results = Results(tmp_path / "r", PLAN)
        for stored, (piece, handful) in enumerate(simulate(PLAN, pieces=results.open(), ray=cluster.address)):
            results.store(piece, handful)
            if stored == 4:
                cluster.remove_node(doomed, allow_graceful=False)
        file = results.finish()
    finally:
        cluster.shutdown()
    played = [result.timeless() for result in read_games(file)]
    assert [result.number for result in played] == list(range(PLAN.games))
    some_pieces = list(PLAN.pieces())[::8]
    for piece, (alone, _) in simulate(PLAN, pieces=some_pieces):
        assert played[piece.start : piece.stop] == [result.timeless() for result in alone]


def test_a_dead_address_is_one_clear_line() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
    with pytest.raises(ValueError, match=f"no Ray cluster at '127.0.0.1:{port}': Connection refused"):
        connect(f"127.0.0.1:{port}")
    with pytest.raises(ValueError, match="auto or host:port, not 'nowhere'"):
        connect("nowhere")


def test_no_running_cluster_is_one_clear_line() -> None:
    with pytest.raises(ValueError, match="no Ray cluster at 'auto': ") as caught:
        connect("auto")
    assert "\n" not in str(caught.value)
