"""A scoring turn in six phases (expanse:scoring.1 to scoring.19)."""

from __future__ import annotations

from orrery.games.expanse.actions import MEMBER, PASS, SECTOR, Build, ChooseSector, Crew, Play
from orrery.games.expanse.board import bonus_values, kept_cards, seats_from, sector_tokens
from orrery.games.expanse.effects import build_ship, give_rocinante, raise_technology
from orrery.games.expanse.events import (
    BonusChosen,
    BonusRevealed,
    CrewUsed,
    KeptEventPlayed,
    RocinantePassed,
    ScoringBegan,
    ScoringPassed,
    TechnologyGained,
)
from orrery.games.expanse.flow.building import home_builds, home_refusal
from orrery.games.expanse.flow.event import resolve_event
from orrery.games.expanse.flow.kept import play_refusal
from orrery.games.expanse.flow.rocinante import use_crew
from orrery.games.expanse.score import score_bases
from orrery.games.expanse.state import ExpanseState
from orrery.games.expanse.tables import ANYTIME, FACTIONS, IN_SCORING, NOWHERE, SECTORS
from orrery.kernel import Action, Choice, Pass, Refusal, Sequence, Step, added, changed, filled, refuse


class BonusPhase(Step[ExpanseState]):
    """The active seat chooses the bonus sector in secret (expanse:bonus.1)."""

    __slots__ = ()

    def run(self, state: ExpanseState) -> None:
        if state.logged:
            state.log(ScoringBegan(state.scorings + 1, list(bonus_values(state))))
        state.push(ChooseBonus(state.active))


class ChooseBonus(Choice[ExpanseState]):
    """Which sector pays more; its token stays hidden for now (expanse:bonus.1, bonus.2)."""

    __slots__ = ()
    clause = "expanse:bonus.1"
    accepts = (ChooseSector,)

    def options(self, state: ExpanseState) -> list[ChooseSector]:
        return [SECTOR[sector] for sector in range(3) if sector_tokens(state, sector)]

    def why_not(self, state: ExpanseState, action: ChooseSector) -> Refusal | None:
        if not sector_tokens(state, action.sector):
            return refuse("expanse:bonus.2", "no-bonus-token", sector=SECTORS[action.sector])
        return None

    def resolve(self, state: ExpanseState, action: ChooseSector) -> None:
        state.bonus = action.sector
        faction = state.faction[self.seat]
        state.peeked = changed(state.peeked, faction, 1)
        if state.logged:
            state.log(BonusChosen(FACTIONS[faction], self.seat, SECTORS[action.sector]))


class EventPhase(Step[ExpanseState]):
    """Everybody may use one event, beginning left of the active seat (expanse:scoring.3, scoring.4)."""

    __slots__ = ()

    def run(self, state: ExpanseState) -> None:
        for seat in seats_from(state, (state.active + 1) % state.seats)[::-1]:
            state.push(ChooseScoringEvent(seat))


class ChooseScoringEvent(Choice[ExpanseState]):
    """A kept event, a crew member of the Rocinante, or nothing (expanse:scoring.3, scoring.6, rocinante.7)."""

    __slots__ = ()
    clause = "expanse:scoring.3"
    accepts = (Play, Crew, Pass)

    def options(self, state: ExpanseState) -> list[Action]:
        tables = state.tables
        faction = state.faction[self.seat]
        options: list[Action] = []
        for card in kept_cards(state, faction):
            if tables.when[card] == ANYTIME or tables.when[card] == IN_SCORING:
                options.append(tables.play[card])
        if state.rocinante == faction:
            options += MEMBER
        options.append(PASS)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        faction = state.faction[self.seat]
        if isinstance(action, Crew):
            if state.rocinante != faction:
                return refuse("expanse:scoring.6", "not-your-rocinante", faction=FACTIONS[state.rocinante])
            return None
        if isinstance(action, Play):
            refusal = play_refusal(state, faction, action.card)
            when = state.tables.when[action.card]
            if refusal is None and when != ANYTIME and when != IN_SCORING:
                refusal = refuse("expanse:scoring.3", "not-now", card=state.tables.cards[action.card])
            return refusal
        return None

    def resolve(self, state: ExpanseState, action: Action) -> None:
        faction = state.faction[self.seat]
        state.resolving = NOWHERE
        if isinstance(action, Play):
            state.kept = changed(state.kept, action.card, 0)
            state.discard = added(state.discard, action.card)
            if state.logged:
                state.log(KeptEventPlayed(FACTIONS[faction], state.tables.cards[action.card]))
            resolve_event(state, self.seat, action.card)
        elif isinstance(action, Crew):
            if state.logged:
                state.log(CrewUsed(FACTIONS[faction], str(action).removeprefix("crew ")))
            use_crew(state, self.seat, action.member)
        elif state.logged:
            state.log(ScoringPassed(FACTIONS[faction]))


class BasesPhase(Step[ExpanseState]):
    """The bonus sector is revealed and every base is scored (expanse:scoring.7, bonus.6)."""

    __slots__ = ()

    def run(self, state: ExpanseState) -> None:
        state.disclose()
        state.resolving = NOWHERE
        bonus = state.bonus
        if state.logged:
            state.log(BonusRevealed(SECTORS[bonus], list(bonus_values(state))))
        score_bases(state, bonus, state.scorings + 1)
        state.chosen = added(state.chosen, bonus)
        state.bonus = NOWHERE
        state.peeked = filled("B", 4)
        state.scorings += 1


class TechnologyPhase(Step[ExpanseState]):
    """The first three scoring turns bring a technology each (expanse:tech.1)."""

    __slots__ = ()

    def run(self, state: ExpanseState) -> None:
        if state.scorings > 3:
            return
        raise_technology(state, state.scorings)
        if state.logged:
            for seat in range(state.seats):
                faction = state.faction[seat]
                power = state.tables.powers[faction][state.technology]
                state.log(TechnologyGained(FACTIONS[faction], state.technology, power))


class FleetPhase(Step[ExpanseState]):
    """Everybody may bring one removed fleet home (expanse:scoring.18)."""

    __slots__ = ()

    def run(self, state: ExpanseState) -> None:
        for seat in seats_from(state, (state.active + 1) % state.seats)[::-1]:
            state.push(ChooseNewFleet(seat))


class ChooseNewFleet(Choice[ExpanseState]):
    """One removed fleet for nothing, never a scrap ship (expanse:scoring.18, scoring.19)."""

    __slots__ = ()
    clause = "expanse:scoring.18"
    accepts = (Build, Pass)

    def options(self, state: ExpanseState) -> list[Action]:
        options = home_builds(state, state.faction[self.seat])
        options.append(PASS)
        return options

    def why_not(self, state: ExpanseState, action: Action) -> Refusal | None:
        if not isinstance(action, Build):
            return None
        return home_refusal(state, state.faction[self.seat], action)

    def resolve(self, state: ExpanseState, action: Action) -> None:
        if isinstance(action, Build):
            build_ship(state, state.faction[self.seat], action.kind, action.orbit)


class RocinantePhase(Step[ExpanseState]):
    """The Rocinante goes to the faction with the fewest control points (expanse:rocinante.2, rocinante.3)."""

    __slots__ = ()

    def run(self, state: ExpanseState) -> None:
        fewest = min([state.points[faction] for faction in list(state.faction)])
        tied = [faction for faction in list(state.faction) if state.points[faction] == fewest]
        taker = tied[0]
        if len(tied) > 1:
            if state.seats == 2:
                taker = state.rocinante
            else:
                for faction in list(state.initiative):
                    if faction in tied:
                        taker = faction
        changed = taker != state.rocinante
        if changed:
            give_rocinante(state, taker)
        if state.logged:
            names = [FACTIONS[faction] for faction in tied] if len(tied) > 1 else []
            state.log(RocinantePassed(FACTIONS[taker], fewest, names, changed))


class ScoringTurn(Sequence[ExpanseState]):
    """The six phases in the order of the numbered list (expanse:scoring.2)."""

    __slots__ = ()
    phases = (BonusPhase, EventPhase, BasesPhase, TechnologyPhase, FleetPhase, RocinantePhase)
