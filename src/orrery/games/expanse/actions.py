"""Everything a seat can do, interned. Only the cards differ between content packs, so they come last."""

from __future__ import annotations

from typing import Final

from orrery.games.expanse.tables import BASES, FACTIONS, KINDS, ORBITS, SECTORS
from orrery.kernel import Action, Done, Pass, Vocabulary

#: The most ships that can ever be together: five fleets, two scrap ships and the Rocinante.
MOST_SHIPS: Final = 8


class Take(Action):
    """Take a card from the track."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space


class UseEvent(Action):
    """Resolve the event of the card at once."""

    __slots__ = ()


class Keep(Action):
    """Keep the event of the card for later."""

    __slots__ = ()


class UsePoints(Action):
    """Use the action points of the card."""

    __slots__ = ()


class Move(Action):
    """Move a group of ships from one orbit to another."""

    __slots__ = ("number", "source", "target")

    def __init__(self, source: int, target: int, number: int) -> None:
        self.source = source
        self.target = target
        self.number = number


class Ship(Action):
    """Name one kind of ship."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind


class AtBase(Action):
    """Something that is done on one base."""

    __slots__ = ("base",)

    def __init__(self, base: int) -> None:
        self.base = base


class Place(AtBase):
    """Place one influence cube."""

    __slots__ = ()


class PlaceDiplomat(AtBase):
    """Place a diplomat."""

    __slots__ = ()


class Fetch(AtBase):
    """Take an own piece from a base, to put it elsewhere."""

    __slots__ = ()


class Infect(AtBase):
    """Place or move a protomolecule token to a base."""

    __slots__ = ()


class Target(AtBase):
    """Name a base."""

    __slots__ = ()


class OnInfluence(Action):
    """Something that is done to one faction's influence on a base."""

    __slots__ = ("base", "faction")

    def __init__(self, base: int, faction: int) -> None:
        self.base = base
        self.faction = faction


class Remove(OnInfluence):
    """Remove one influence."""

    __slots__ = ()


class Replace(OnInfluence):
    """Replace one enemy influence with an own one."""

    __slots__ = ()


class Lift(OnInfluence):
    """Take up one influence, to put it elsewhere."""

    __slots__ = ()


class Incite(OnInfluence):
    """Give up one own influence to remove an enemy one from the same base."""

    __slots__ = ()


class Experiment(OnInfluence):
    """Remove one enemy influence from a base with a token."""

    __slots__ = ()


class OnShip(Action):
    """Something that is done to one ship of a faction in an orbit."""

    __slots__ = ("faction", "kind", "orbit")

    def __init__(self, orbit: int, faction: int, kind: int) -> None:
        self.orbit = orbit
        self.faction = faction
        self.kind = kind


class Kill(OnShip):
    """Remove a ship; a full battleship is only damaged."""

    __slots__ = ()


class Strike(OnShip):
    """Spend a point to hit a ship where the seat is stronger than its owner."""

    __slots__ = ()


class Ram(OnShip):
    """Spend a point and an own ship to hit a ship."""

    __slots__ = ()


class Unleash(OnShip):
    """Spend a point to hit a ship near a token."""

    __slots__ = ()


class InOrbit(Action):
    """Something that is done in one orbit."""

    __slots__ = ("orbit",)

    def __init__(self, orbit: int) -> None:
        self.orbit = orbit


class Launch(InOrbit):
    """Put a scrap ship into an orbit."""

    __slots__ = ()


class Approach(InOrbit):
    """Name an orbit."""

    __slots__ = ()


class Build(Action):
    """Build a ship in an orbit."""

    __slots__ = ("kind", "orbit")

    def __init__(self, kind: int, orbit: int) -> None:
        self.kind = kind
        self.orbit = orbit


class GiveCube(Action):
    """An ordinary cube is the one concerned."""

    __slots__ = ()


class GiveDiplomat(Action):
    """A diplomat is the one concerned."""

    __slots__ = ()


class UseSpare(Action):
    """The token comes from the supply."""

    __slots__ = ()


class Branch(Action):
    """One of the alternatives of an event."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number


class Copy(Action):
    """Resolve the event of a card on the track."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        self.space = space


class Favour(Action):
    """Name a faction."""

    __slots__ = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction


class Join(Action):
    """Take a faction."""

    __slots__ = ("faction",)

    def __init__(self, faction: int) -> None:
        self.faction = faction


class ChooseSector(Action):
    """Take the bonus token of a sector."""

    __slots__ = ("sector",)

    def __init__(self, sector: int) -> None:
        self.sector = sector


class Crew(Action):
    """Use a crew member of the Rocinante."""

    __slots__ = ("member",)

    def __init__(self, member: int) -> None:
        self.member = member


class Play(Action):
    """Play a kept event."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Shed(Action):
    """Discard a kept event."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


CREW: Final = ["holden", "nagata", "kamal", "burton"]
HOLDEN: Final = 0
NAGATA: Final = 1
KAMAL: Final = 2
BURTON: Final = 3

PASS: Final = Pass()
DONE: Final = Done()
USE_EVENT: Final = UseEvent()
KEEP: Final = Keep()
USE_POINTS: Final = UsePoints()
GIVE_CUBE: Final = GiveCube()
GIVE_DIPLOMAT: Final = GiveDiplomat()
USE_SPARE: Final = UseSpare()
TAKE: Final = [Take(space) for space in range(5)]
COPY: Final = [Copy(space) for space in range(5)]
BRANCH: Final = [Branch(number) for number in range(4)]
JOIN: Final = [Join(faction) for faction in range(4)]
FAVOUR: Final = [Favour(faction) for faction in range(4)]
SECTOR: Final = [ChooseSector(sector) for sector in range(3)]
MEMBER: Final = [Crew(member) for member in range(4)]
SHIP: Final = [Ship(kind) for kind in range(5)]
PLACE: Final = [Place(base) for base in range(16)]
PLACE_DIPLOMAT: Final = [PlaceDiplomat(base) for base in range(16)]
FETCH: Final = [Fetch(base) for base in range(16)]
INFECT: Final = [Infect(base) for base in range(16)]
TARGET: Final = [Target(base) for base in range(16)]
APPROACH: Final = [Approach(orbit) for orbit in range(9)]
LAUNCH: Final = [Launch(orbit) for orbit in range(9)]
#: By kind of ship and orbit.
BUILD: Final = [[Build(kind, orbit) for orbit in range(9)] for kind in range(2)]
#: By base and faction.
REMOVE: Final = [[Remove(base, faction) for faction in range(4)] for base in range(16)]
REPLACE: Final = [[Replace(base, faction) for faction in range(4)] for base in range(16)]
LIFT: Final = [[Lift(base, faction) for faction in range(4)] for base in range(16)]
INCITE: Final = [[Incite(base, faction) for faction in range(4)] for base in range(16)]
EXPERIMENT: Final = [[Experiment(base, faction) for faction in range(4)] for base in range(16)]
#: By orbit, faction and kind of ship.
KILL: Final = [[[Kill(orbit, faction, kind) for kind in range(4)] for faction in range(4)] for orbit in range(9)]
STRIKE: Final = [[[Strike(orbit, faction, kind) for kind in range(4)] for faction in range(4)] for orbit in range(9)]
RAM: Final = [[[Ram(orbit, faction, kind) for kind in range(4)] for faction in range(4)] for orbit in range(9)]
UNLEASH: Final = [[[Unleash(orbit, faction, kind) for kind in range(4)] for faction in range(4)] for orbit in range(9)]
#: By source, target and number of ships (from 1).
MOVE: Final = [
    [[Move(source, target, number) for number in range(1, MOST_SHIPS + 1)] for target in range(9)]
    for source in range(9)
]


def vocabulary(cards: list[str]) -> tuple[Vocabulary, list[Action], list[Action]]:
    """The words of a game with these cards, the actions that play each card, and those that shed each card."""
    words = Vocabulary()
    words.one("pass", PASS)
    words.one("done", DONE)
    words.one("event", USE_EVENT)
    words.one("keep", KEEP)
    words.one("points", USE_POINTS)
    words.one("cube", GIVE_CUBE)
    words.one("diplomat", GIVE_DIPLOMAT)
    words.one("spare", USE_SPARE)
    spaces = ["1", "2", "3", "4", "5"]
    words.add("take {space}", TAKE, space=spaces)
    words.add("copy {space}", COPY, space=spaces)
    words.add("option {number}", BRANCH, number=spaces)
    words.add("join {faction}", JOIN, faction=FACTIONS)
    words.add("favour {faction}", FAVOUR, faction=FACTIONS)
    words.add("bonus {sector}", SECTOR, sector=SECTORS)
    words.add("crew {member}", MEMBER, member=CREW)
    words.add("ship {kind}", SHIP, kind=KINDS)
    words.add("place {base}", PLACE, base=BASES)
    words.add("send {base}", PLACE_DIPLOMAT, base=BASES)
    words.add("fetch {base}", FETCH, base=BASES)
    words.add("infect {base}", INFECT, base=BASES)
    words.add("target {base}", TARGET, base=BASES)
    words.add("orbit {orbit}", APPROACH, orbit=ORBITS)
    words.add("launch {orbit}", LAUNCH, orbit=ORBITS)
    for built in BUILD:
        words.add("build {kind} {orbit}", built, kind=KINDS, orbit=ORBITS)
    for source in MOVE:
        for target in source:
            if target[0].source != target[0].target:
                words.add("move {source}>{target} {number}", target, source=ORBITS, target=ORBITS)
    for base in range(16):
        words.add("remove {faction} {base}", REMOVE[base], faction=FACTIONS, base=BASES)
        words.add("replace {faction} {base}", REPLACE[base], faction=FACTIONS, base=BASES)
        words.add("lift {faction} {base}", LIFT[base], faction=FACTIONS, base=BASES)
        words.add("incite {faction} {base}", INCITE[base], faction=FACTIONS, base=BASES)
        words.add("experiment {faction} {base}", EXPERIMENT[base], faction=FACTIONS, base=BASES)
    for orbit in range(9):
        for faction in range(4):
            ship = "{faction} {kind} {orbit}"
            words.add("kill " + ship, KILL[orbit][faction], faction=FACTIONS, kind=KINDS, orbit=ORBITS)
            words.add("strike " + ship, STRIKE[orbit][faction], faction=FACTIONS, kind=KINDS, orbit=ORBITS)
            words.add("ram " + ship, RAM[orbit][faction], faction=FACTIONS, kind=KINDS, orbit=ORBITS)
            words.add("unleash " + ship, UNLEASH[orbit][faction], faction=FACTIONS, kind=KINDS, orbit=ORBITS)
    play = words.add("play {card}", [Play(card) for card in range(len(cards))], card=cards)
    shed = words.add("discard {card}", [Shed(card) for card in range(len(cards))], card=cards)
    plays: list[Action] = []
    plays.extend(play)
    sheds: list[Action] = []
    sheds.extend(shed)
    return words, plays, sheds
