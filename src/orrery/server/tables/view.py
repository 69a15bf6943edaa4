"""A table as shown to a person: the only module that turns a state into a message."""

from __future__ import annotations

import msgspec

from orrery.client import messages as m
from orrery.client.messages import State, Update
from orrery.kernel import Game
from orrery.server import clock
from orrery.server.tables.encoded_view import EncodedView
from orrery.server.tables.events import visible_events
from orrery.server.tables.position import Position
from orrery.server.tables.table import Table


def looking_seat(table: Table, held: list[int], wanted: int | None) -> int | None:
    """The seat a person looks through: the deciding one if it is theirs, otherwise the one they chose.

    Spectators look through no seat, unless everybody has agreed to show their hands.
    """
    if not held:
        return wanted if table.facts.hands_shown and wanted in range(table.match.seats) else None
    if table.seat in held:
        return table.seat
    return wanted if wanted in held else held[0]


def is_curtained(table: Table, held: list[int], looking: int | None, wanted: int | None) -> bool:
    """Whether several people share a screen, the game has secrets, and the right one has not yet confirmed."""
    if len(held) < 2 or looking == wanted or table.status != "running" or table.game is None:
        return False
    return type(table.game).redraw is not Game.redraw


def default_seat(table: Table, held: list[int]) -> int | None:
    """The seat of a person who named none; None while the screen is hidden between turns."""
    looking = looking_seat(table, held, None)
    return None if is_curtained(table, held, looking, None) else looking


def undecided(table: Table) -> Position | None:
    """The position of a table that awaits a decision."""
    waits = table.status != "running" or table.read_only or table.part is not None
    return None if waits else table.position


def asking_in(table: Table) -> list[m.Petitioner]:
    """The people who asked to be admitted."""
    return [m.Petitioner(one.person, one.name) for one in table.facts.join_requests if not one.is_refused]


def orders_of(table: Table, held: list[int], shown_to: int | None) -> list[m.Order]:
    """A seat's standing orders, for its holder only: spectators never see them, even with open hands."""
    return table.orders.get(shown_to, []) if shown_to in held else []


def state_for(
    table: Table, person: str | None, since: int, wanted: int | None = None, reason: str = "", key: str = "",
    whole: bool = True,
) -> State:  # fmt: skip
    """The table as a person may see it, with the events after version `since`; with the view if `whole`."""
    held = table.held(person)
    looking = looking_seat(table, held, wanted)
    curtain = is_curtained(table, held, looking, wanted)
    shown_to = None if curtain else looking
    position = undecided(table)
    state = None if position is None else position.state
    seat = None if state is None else state.seat
    mine = seat is not None and seat in held and not table.facts.paused and not curtain
    over = table.status in ("finished", "abandoned")
    return State(
        table=table.match.id,
        game=table.match.game,
        version=table.version,
        status=table.status,
        held=held,
        looking=looking,
        seat=seat,
        choice=None if state is None else state.choice,
        view=table.view(shown_to).whole(table.parts()) if whole else msgspec.Raw(b"{}"),
        options=[action.code for action in state.pending] if state is not None and mine else [],
        events=visible_events(table.since(since), shown_to),
        since=since,
        clock=None if table.clock is None else table.clock.face(clock.now()),
        undoable=state.undoable if state is not None and state.actor in held else 0,
        outcome=table.outcome,
        players=table.players(),
        commitment=table.match.commitment,
        seed=str(table.match.seed) if over else None,
        paused=table.facts.paused,
        proposal=table.facts.proposal,
        asking=asking_in(table) if held else [],
        orders=orders_of(table, held, shown_to),
        curtain=curtain,
        read_only=table.read_only,
        part_table=table.waits_at,
        whole_table=table.match.whole,
        reason=reason,
        key=key,
        hands_shown=table.facts.hands_shown,
        chances_shown=table.facts.chances_shown,
    )


def view_for(table: Table, state: State) -> EncodedView:
    """The view that belongs to a state."""
    return table.view(None if state.curtain else state.looking)


class Viewer:
    """A person viewing a table: by a single request, or (as a subclass) over an open connection."""

    def __init__(self, table: Table, person: str, since: int, looking: int | None = None) -> None:
        self.table = table
        self.person = person
        self.since = since
        #: The seat the client asked to look through.
        self.looking = looking

    def state(self, reason: str = "", key: str = "") -> Update:
        """The table as this person may see it. The table's lock is held."""
        return state_for(self.table, self.person, self.since, self.looking, reason, key)

    def whole_state(self, reason: str = "", key: str = "") -> Update:
        """The same in full, whatever the client already has."""
        return self.state(reason, key)
