"""The stores of everything around the tables: recovery, sessions, results, friends and more."""

from __future__ import annotations

from orrery.server.store.allowances import Allowances
from orrery.server.store.announcements import Announcements
from orrery.server.store.blocks import Blocks
from orrery.server.store.counts import Counts
from orrery.server.store.database import Database
from orrery.server.store.friends import Friends, Invitations
from orrery.server.store.moderation import Moderation
from orrery.server.store.passkeys import Passkeys
from orrery.server.store.personal_data import PersonalData
from orrery.server.store.proofs import Proofs
from orrery.server.store.ratings import RatingStore
from orrery.server.store.seeks import Seeks
from orrery.server.store.sessions import Sessions
from orrery.server.store.tokens import Tokens
from orrery.server.store.tournaments import TournamentStore


class Community:
    """The stores of everything around the tables."""

    def __init__(self, database: Database, announcements: Announcements) -> None:
        self.proofs = Proofs(database)
        self.passkeys = Passkeys(database)
        self.blocks = Blocks(database)
        self.moderation = Moderation(database)
        self.counts = Counts(database)
        self.allowances = Allowances(database)
        self.sessions = Sessions(database)
        self.friends = Friends(database)
        self.invitations = Invitations(database)
        self.seeks = Seeks(database)
        self.ratings = RatingStore(database)
        self.tokens = Tokens(database)
        self.tournaments = TournamentStore(database)
        self.personal_data = PersonalData(database, announcements)
        self.traces = self.personal_data.traces
