"""What the database knows of people besides their names: ways back in, sessions, what they leave behind."""

from __future__ import annotations

from orrery.server.store.announcements import Announcements
from orrery.server.store.database import Database
from orrery.server.store.personal_data import PersonalData
from orrery.server.store.proofs import Proofs
from orrery.server.store.sessions import Sessions
from orrery.server.store.traces import Traces


class Community:
    """The stores of everything around the tables."""

    def __init__(self, database: Database, announcements: Announcements) -> None:
        self.proofs = Proofs(database)
        self.sessions = Sessions(database)
        self.traces = Traces(database, announcements)
        self.personal_data = PersonalData(database, self.traces)
