"""The end: final scoring and the winner (expanse:end.1 to end.8, two-player.8)."""

from __future__ import annotations

from orrery.games.expanse.board import seats_from
from orrery.games.expanse.events import GameEnded, ScoringBegan, ScoringCardsDiscarded
from orrery.games.expanse.flow.scoring import ChooseScoringEvent
from orrery.games.expanse.score import FINAL, score_bases
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import FACTIONS, SCORING_CARD
from orrery.kernel import Sequence, Step, added


class ClearTrack(Step[ExpanseState]):
    """Scoring cards left on the track are discarded unscored (expanse:end.1, end.2)."""

    __slots__ = ()

    def run(self, state: ExpanseState) -> None:
        left = [card for card in list(state.track) if card != SCORING_CARD]
        number = len(state.track) - len(left)
        state.track = bytes(left)
        for _ in range(number):
            state.discard = added(state.discard, SCORING_CARD)
        if state.logged:
            state.log(ScoringCardsDiscarded(number))
            state.log(ScoringBegan(0, list(state.tables.final)))


class FinalEventPhase(Step[ExpanseState]):
    """Everybody may use one event, the Rocinante's controller last (expanse:end.4)."""

    __slots__ = ()

    def run(self, state: ExpanseState) -> None:
        holder = state.seat_of[state.rocinante]
        for seat in seats_from(state, (holder + 1) % state.seats)[::-1]:
            state.push(ChooseScoringEvent(seat))


class FinalBasesPhase(Step[ExpanseState]):
    """Every base pays alike (expanse:end.3, end.5, end.6)."""

    __slots__ = ()

    def run(self, state: ExpanseState) -> None:
        score_bases(state, FINAL, 0)


class Verdict(Step[ExpanseState]):
    """Most control points win; ties by initiative, or by the Rocinante for two (expanse:end.7, end.8)."""

    __slots__ = ()

    def run(self, state: ExpanseState) -> None:
        most = max([state.points[faction] for faction in list(state.faction)])
        tied = [faction for faction in list(state.faction) if state.points[faction] == most]
        winner = tied[0]
        reason = "most-points"
        if len(tied) > 1:
            if state.seats == 2:
                winner = state.rocinante
                reason = "rocinante"
            else:
                reason = "initiative"
                for faction in list(state.initiative)[::-1]:
                    if faction in tied:
                        winner = faction
        if state.logged:
            totals = {FACTIONS[faction]: state.points[faction] for faction in list(state.faction)}
            state.log(GameEnded(FACTIONS[winner], totals, reason))
        scores = tuple([float(state.points[faction]) for faction in list(state.faction)])
        state.finish((state.seat_of[winner],), scores, reason)


class FinalScoring(Sequence[ExpanseState]):
    """Final scoring: events and bases, without a bonus sector (expanse:end.3)."""

    __slots__ = ()
    phases = (ClearTrack, FinalEventPhase, FinalBasesPhase, Verdict)
