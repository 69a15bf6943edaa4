"""Several processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import asyncpg
import msgspec
import pytest
from tests.server.conftest import Starter
from tests.server.faults.playing import changing_over, under_fire
from tests.server.players import pair, play_on, run
from tests.server.postgres import postgres
from tests.server.tables.open_tables import open_tables, two_seats

import orrery
from orrery.client import Client
from orrery.client import messages as m
from orrery.records import Record
from orrery.server import clock
from orrery.server.http.dependencies import provide_table
from orrery.server.store.match import Chair, Facts
from orrery.server.store.processes import Processes
from orrery.server.tables.new_match import new_match
from orrery.server.tables.play import act
from orrery.server.tables.upkeep import credit_outages
from orrery.server.tables.view import Viewer


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    """An empty database."""
    with postgres() as url:
        yield url


async def test_people_at_two_processes_play_with_each_other(database: str, start_server: Starter) -> None:
    one, two = start_server(database), start_server(database)
    anna, bruno, table = await pair(one, "connect_four")
    async with anna, bruno, Client(two.address, bruno.http.cookies["orrery_session"]) as elsewhere:
        async with anna.live(table) as first, elsewhere.live(table) as second:
            await first.ask(m.Say("hello"))
            ends = await asyncio.gather(play_on(first), play_on(second))
            assert [end.status for end in ends] == ["finished"] * 2
            assert [line.text for line in second.chat] == ["hello"]
            assert second.events == first.events
        record = Record.decode(await elsewhere.record(table))
        assert record.replay().outcome is not None


@pytest.mark.slow
async def test_when_one_process_dies_people_go_on_at_the_other(database: str, start_server: Starter) -> None:
    one, two = start_server(database), start_server(database)
    anna, bruno, table = await pair(one, "connect_four")
    async with anna, bruno, anna.live(table) as first, bruno.live(table) as second:
        for number in range(6):
            live = [first, second][number % 2]
            state = await live.turn()
            await live.act(state.options[number % 3])
        acknowledged = live.state.version
        await asyncio.to_thread(one.kill)
        for client in (anna, bruno):
            client.address = two.address
        ends = await asyncio.gather(play_on(first), play_on(second))
        assert ends[0].status == "finished"
        assert ends[0].version > acknowledged


@pytest.mark.slow
def test_killing_the_server_loses_nothing_acknowledged(database: str, start_server: Starter) -> None:
    run(under_fire(start_server(database), kills=1))


@pytest.mark.slow
def test_killing_one_of_two_processes_under_load_loses_nothing(database: str, start_server: Starter) -> None:
    run(changing_over([start_server(database), start_server(database)], kills=2))


def connected(state: m.State, seat: int) -> bool:
    """Whether a seat's person is shown as connected."""
    return bool(msgspec.json.decode(state.players)[seat]["connected"])


@pytest.mark.slow
async def test_presence_is_known_in_every_process_and_ends_with_it(database: str, start_server: Starter) -> None:
    one, two = start_server(database, lease_seconds=4), start_server(database, lease_seconds=4)
    anna, bruno, table = await pair(one)
    elsewhere = Client(two.address, bruno.http.cookies["orrery_session"])
    async with anna, bruno, elsewhere, anna.live(table) as first:
        assert not connected(first.state, 1)
        async with elsewhere.live(table) as second:
            await first.until(lambda state: connected(state, 1))
            await second.until(lambda state: connected(state, 0))
        await first.until(lambda state: not connected(state, 1))
        async with elsewhere.live(table):
            await first.until(lambda state: connected(state, 1))
            await asyncio.to_thread(two.kill)
            await first.until(lambda state: not connected(state, 1))


@pytest.mark.slow
async def test_a_process_listens_again_after_its_connection_was_lost(database: str, start_server: Starter) -> None:
    one, two = start_server(database), start_server(database)
    anna, bruno, table = await pair(one)
    elsewhere = Client(two.address, bruno.http.cookies["orrery_session"])
    async with anna, bruno, elsewhere, elsewhere.live(table) as second:
        admin = await asyncpg.connect(database.replace("postgresql+asyncpg", "postgresql", 1))
        listening = "FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        assert await admin.fetchval(f"SELECT count(pg_terminate_backend(pid)) {listening}") >= 2
        while await admin.fetchval(f"SELECT count(*) {listening}") < 2:
            await asyncio.sleep(0.05)
        await admin.close()
        state = await anna.state(table)
        await anna.send(table, m.Act(state.version, "place b2"))
        await anna.send(table, m.Say("hello"))
        await second.until(lambda state: state.seat == 1)
        await second.until(lambda _: bool(second.chat))


@pytest.mark.slow
async def test_standing_orders_are_carried_out_whoever_holds_the_table(database: str, start_server: Starter) -> None:
    one, two = start_server(database), start_server(database)
    anna, bruno, table = await pair(one, "nim", options={"heap": 9, "counters": True})
    elsewhere = Client(two.address, anna.http.cookies["orrery_session"])
    async with anna, bruno, elsewhere, elsewhere.live(table) as first:
        # Bruno says at the first process what to do; the table is open in the second one.
        await bruno.send(table, m.Orders(1, [m.Order("AnswerWindow", "pass")]))
        await first.act("bid 2")
        while not (state := await bruno.state(table)).options:  # the first process has not heard of it yet
            await asyncio.sleep(0.01)
        await bruno.send(table, m.Act(state.version, "bid 0"))
        await first.turn()
        await asyncio.to_thread(one.kill)
        await first.act("take 1")
        await first.until(lambda state: state.choice == "ChooseStones" and state.seat == 1)


@pytest.mark.slow
async def test_two_processes_cannot_both_win(database: str, start_server: Starter) -> None:
    one, two = start_server(database), start_server(database)
    anna, bruno, table = await pair(one)
    async with anna, bruno, Client(two.address, anna.http.cookies["orrery_session"]) as elsewhere:
        state = await elsewhere.state(table)
        await anna.send(table, m.Act(state.version, "place a1", "here"))
        reply = await elsewhere.send(table, m.Act(state.version, "place b2", "there"))
        assert isinstance(reply, m.Fault | m.State)
        assert isinstance(reply, m.State) or reply.code == "stale"
        fresh = await elsewhere.state(table)
        assert fresh.seen()["cells"]["a1"] == 0
        assert fresh.seen()["cells"]["b2"] is None


@pytest.mark.slow
def test_a_second_server_on_one_sqlite_file_is_refused(start_server: Starter) -> None:
    one = start_server()
    with pytest.raises(AssertionError, match="another server uses"):
        start_server(one.database)
    one.kill()
    one.start()


async def test_a_process_that_was_taken_for_dead_comes_back(database: str) -> None:
    async with open_tables(database) as tables, open_tables(database) as others:
        host, table = await two_seats(tables, orrery.game("tictactoe"), [])
        tables.presence.enter(table, Viewing(host.id))
        processes = tables.services.processes
        while not await others.services.processes.elsewhere([table.match.id]):
            await asyncio.sleep(0.01)
        admin = await asyncpg.connect(database.replace("postgresql+asyncpg", "postgresql", 1))
        await admin.execute("DELETE FROM processes WHERE id = $1", processes.process)
        await admin.close()
        assert await others.services.processes.elsewhere([table.match.id]) == {}
        assert await processes.beat()
        await tables.presence.correct(tables.opened)
        assert tables.presence.telling is not None
        await tables.presence.telling
        assert await others.services.processes.elsewhere([table.match.id]) == {table.match.id: {host.id}}


async def test_who_comes_and_goes_at_once_is_gone(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    enter = Processes.enter

    async def slowly(self: Processes, match: str, person: str) -> None:
        await asyncio.sleep(0.05)
        await enter(self, match, person)

    monkeypatch.setattr(Processes, "enter", slowly)
    async with open_tables(database) as tables, open_tables(database) as others:
        host, table = await two_seats(tables, orrery.game("tictactoe"), [])
        viewing = Viewing(host.id)
        tables.presence.enter(table, viewing)
        await asyncio.sleep(0.01)
        tables.presence.leave(table, viewing)
        while tables.services.background.tasks:
            await asyncio.sleep(0.01)
        assert await others.services.processes.elsewhere([table.match.id]) == {}


async def test_presence_that_could_not_be_written_is_corrected(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(self: Processes, match: str, person: str) -> None:
        raise OSError("the connection to the database was lost")

    async with open_tables(database) as tables, open_tables(database) as others:
        host, table = await two_seats(tables, orrery.game("tictactoe"), [])
        identity, viewing = table.match.id, Viewing(host.id)
        tables.presence.enter(table, viewing)
        while tables.services.background.tasks:
            await asyncio.sleep(0.01)
        monkeypatch.setattr(Processes, "leave", fails)
        tables.presence.leave(table, viewing)
        while tables.services.background.tasks:
            await asyncio.sleep(0.01)
        assert await others.services.processes.elsewhere([identity]) == {identity: {host.id}}
        monkeypatch.undo()
        await tables.presence.correct(tables.opened)
        assert await others.services.processes.elsewhere([identity]) == {}


async def test_a_machine_whose_clock_is_wrong_takes_nobody_for_dead(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(database) as tables:
        right = clock.system()
        earlier = list(tables.services.processes.outages)
        monkeypatch.setattr(clock, "system", lambda: right + 3600)
        async with open_tables(database) as others:
            assert others.services.processes.outages == earlier
            assert clock.now() - right < 1800
            assert not await tables.services.processes.beat()


async def test_whose_turn_it_was_is_known_after_another_process_played(database: str) -> None:
    async with open_tables(database) as tables, open_tables(database) as others:
        host, table = await two_seats(tables, orrery.game("tictactoe"), [])
        await act(tables, Viewer(table, host.id, 0), host, m.Act(1, "place a1"))
        elsewhere = await others.get(table.match.id)
        await act(others, Viewer(elsewhere, host.id, 0), host, m.Act(2, "place b2"))
        await tables.catch_up(table, 3)
        assert table.last_seat == 0  # so that the next turn of seat 1 is news


async def test_who_comes_to_a_table_sees_what_was_played_elsewhere_unannounced(database: str) -> None:
    async with open_tables(database) as tables, open_tables(database) as others:
        host, table = await two_seats(tables, orrery.game("tictactoe"), [])
        elsewhere = await others.get(table.match.id)
        await act(tables, Viewer(table, host.id, 0), host, m.Act(1, "place a1"))
        assert elsewhere.version == 1  # nobody listens to announcements here
        await others.catch_up_unwatched(elsewhere)
        assert elsewhere.version == 2
        await act(tables, Viewer(table, host.id, 0), host, m.Act(2, "place a2"))
        assert await provide_table(table.match.id, others, host) is elsewhere  # what HTTP shows
        assert elsewhere.version == 3


async def test_a_move_in_a_position_that_only_another_process_knows_is_played(database: str) -> None:
    async with open_tables(database) as tables, open_tables(database) as others:
        host, table = await two_seats(tables, orrery.game("tictactoe"), [])
        elsewhere = await others.get(table.match.id)
        await act(tables, Viewer(table, host.id, 0), host, m.Act(1, "place a1"))
        assert elsewhere.version == 1
        await act(others, Viewer(elsewhere, host.id, 0), host, m.Act(2, "place b2"))
        assert elsewhere.version == 3


async def test_a_request_that_reaches_two_processes_is_answered_as_done_by_both(database: str) -> None:
    async with open_tables(database) as tables, open_tables(database) as others:
        host, table = await two_seats(tables, orrery.game("tictactoe"), [])
        elsewhere = await others.get(table.match.id)
        request = m.Act(1, "place a1", key="once")
        for there, seen in ((tables, table), (others, elsewhere)):
            answer = await act(there, Viewer(seen, host.id, 0), host, request)
            assert isinstance(answer, m.State)
            assert (answer.reason, answer.key, answer.version) == ("", "once", 2)


class Viewing:
    """A connection that shows nothing."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.session = ""

    async def end(self) -> None:
        """Nothing to close."""

    def wake(self) -> None:
        """Nothing to send."""

    def show(self, line: m.Line) -> None:
        """Nothing to show."""

    def tell_waiting(self, waiting: m.Waiting) -> None:
        """Nothing to tell."""


async def test_an_outage_of_all_processes_gives_time_back_however_short_it_is(database: str) -> None:
    async with open_tables(database) as tables, open_tables(database) as others:
        known = list(others.services.processes.outages)
        async with open_tables(database) as third:
            # Somebody else was there all the time.
            assert third.services.processes.outages == known
        await two_seats(tables, orrery.game("tictactoe"), [])
    async with open_tables(database) as tables:
        assert len(tables.services.processes.outages) == len(known) + 1
        start, end = tables.services.processes.outages[-1]
        assert 0 < end - start < 15


async def test_clocks_stand_still_while_the_database_cannot_be_reached(database: str) -> None:
    async with open_tables(database) as tables, open_tables(database) as others:
        host, _ = await tables.services.people.guest("Anna")
        match = new_match(orrery.game("tictactoe"), host, seats=2, options={}, seed=7, clock=m.Clock(60))
        table = await tables.create(match, Facts([Chair("person", host.id), Chair("person", host.id)]))
        assert table.clock is not None
        deadline = table.clock.deadline
        assert deadline is not None
        failure = ConnectionRefusedError()
        for one in (tables, others):
            one.services.processes.note_failure(ValueError("a mistake of ours is no outage"), 0.0)
            assert one.services.processes.unreachable is None
            one.services.processes.note_failure(failure, clock.now())
        await asyncio.sleep(0.5)  # while it cannot be reached
        for one in (tables, others):
            await credit_outages(one)
        assert 0.4 < (table.clock.deadline or 0.0) - deadline < 10
        other = await others.get(table.match.id)
        assert other.clock is not None
        assert other.clock.deadline == pytest.approx(table.clock.deadline, abs=2.0)
        assert await tables.services.matches.out_of_time(deadline + 0.3) == []
