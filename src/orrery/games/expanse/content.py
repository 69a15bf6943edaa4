"""The content files: what they may say, and how they become tables. Errors name file, item and key."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Any, Literal

import msgspec

from orrery.games.expanse.actions import MOVE, vocabulary
from orrery.games.expanse.operations import Effect, compile_effects
from orrery.games.expanse.tables import (
    ABILITIES,
    AFTER_POINTS,
    ANYTIME,
    AT_POINTS,
    BASES,
    DIPLOMATS,
    DO_TRIGGER,
    FACTIONS,
    HEGEMONY,
    IN_SCORING,
    KINDS,
    LONG_BURN,
    NETWORK,
    NOWHERE,
    ORBITS,
    RESOURCES,
    SCORING_CARD,
    SECTORS,
    SUPREMACY,
    ZONES,
    Content,
)
from orrery.kernel import Vocabulary
from orrery.parts.content import ContentError, ContentFiles, Source, Sourced

Number = Annotated[int, msgspec.Meta(ge=0, le=9)]
Seats = Annotated[int, msgspec.Meta(ge=2, le=4)]


class Track(Sourced, frozen=True, kw_only=True):
    """What the spaces of the action track cost, oldest first."""

    costs: list[Number]


class Scoring(Sourced, frozen=True, kw_only=True):
    """Control points: at the start, in the bonus sector by scoring turn, elsewhere, at the end."""

    start: Annotated[int, msgspec.Meta(ge=0, le=200)]
    bonus: list[list[Number]]
    elsewhere: list[Number]
    final: list[Number]
    tokens: Annotated[int, msgspec.Meta(ge=2, le=9)]


class Strength(Sourced, frozen=True, kw_only=True):
    """The strength of each kind of ship."""

    fleet: float
    battleship: float
    damaged: float
    scrap: float
    rocinante: float


class Zones(Sourced, frozen=True, kw_only=True):
    """The zones in a line."""

    line: list[str]


class Orbit(Sourced, frozen=True, kw_only=True):
    """An orbit and its zone."""

    id: str
    zone: str


class Base(Sourced, frozen=True, kw_only=True):
    """A base, the orbit it is connected to, its sector and its resource."""

    id: str
    orbit: str
    sector: str
    resource: str
    two_seats: bool = True


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """The whole of board.toml."""

    track: Track
    scoring: Scoring
    strength: Strength
    zones: Zones
    orbit: list[Orbit]
    base: list[Base]


class Power(Sourced, frozen=True, kw_only=True):
    """What a faction's sheet (level 0) or a technology brings."""

    id: str
    level: Annotated[int, msgspec.Meta(ge=0, le=3)]
    ability: str
    value: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    once: bool = False
    sectors: list[str] = msgspec.field(default_factory=list)


class Faction(Sourced, frozen=True, kw_only=True):
    """A faction: its home, its pieces, its critical resources by number of seats and its powers."""

    id: str
    home: str
    cubes: Annotated[int, msgspec.Meta(ge=1, le=50)]
    fleets: Number
    critical: dict[Literal["3", "4"], list[str]]
    power: list[Power]
    battleships: Number = 0
    scrap_ships: Number = 0
    diplomats: Number = 0
    tokens: Number = 0


class Factions(msgspec.Struct, forbid_unknown_fields=True):
    """The whole of factions.toml."""

    faction: list[Faction]


class Deck(Sourced, frozen=True, kw_only=True):
    """How the deck is built for a number of seats."""

    id: str
    seats: Seats
    opening: Number
    pile: Annotated[int, msgspec.Meta(ge=1, le=50)]
    piles: Annotated[int, msgspec.Meta(ge=1, le=6)]
    scoring: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Start(Sourced, frozen=True, kw_only=True):
    """Where a faction starts with a number of seats."""

    id: str
    seats: Seats
    faction: str
    influence: dict[str, Number]
    fleet: dict[str, Number] = msgspec.field(default_factory=dict)
    battleship: dict[str, Number] = msgspec.field(default_factory=dict)


class Layout(msgspec.Struct, forbid_unknown_fields=True):
    """The whole of setup.toml."""

    deck: list[Deck]
    start: list[Start]


class Sources(msgspec.Struct, forbid_unknown_fields=True):
    """Where each part of a card comes from."""

    title: Source
    points: Source
    factions: Source
    effect: Source


class Card(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """An action card. `title` and `text` are for packs; the texts of the built-in cards stand in the locale files."""

    id: str
    points: Annotated[int, msgspec.Meta(ge=1, le=9)]
    factions: list[str]
    seats: list[Seats]
    keep: Number = 1
    effect: list[Effect]
    source: Sources
    note: str = ""
    title: dict[str, str] = {}
    text: dict[str, str] = {}


class Cards(msgspec.Struct, forbid_unknown_fields=True):
    """The whole of cards.toml."""

    card: list[Card]


class Library(msgspec.Struct):
    """All content files as they were read, for the view and for people."""

    board: Board
    factions: Factions
    layout: Layout
    cards: Cards
    digest: str


def read_library(pack: str | None = None) -> Library:
    """The built-in content with a pack laid over it: items with the same id are replaced, others are added."""
    folder = ContentFiles(files("orrery.games.expanse") / "content", pack)
    return Library(
        board=folder.load("board.toml", Board),
        factions=folder.load("factions.toml", Factions),
        layout=folder.load("setup.toml", Layout),
        cards=folder.load("cards.toml", Cards),
        digest=folder.digest(),
    )


def place_in(names: list[str], name: str, where: str, key: str) -> int:
    """The number of a name, or a ValueError that lists the names."""
    if name not in names:
        raise ContentError(f"{where}: {key}: {name!r} is unknown; choose from {', '.join(names)}")
    return names.index(name)


def build_content(library: Library) -> tuple[Content, Vocabulary]:
    """The tables that the rules read, and the words of the game."""
    content = Content()
    fill_board(content, library.board)
    fill_factions(content, library.factions)
    fill_layout(content, library.layout)
    words = fill_cards(content, library.cards)
    for seats in range(2, 5):
        pool = sum(1 for used in content.used_with if used[seats])
        opening, size, piles, _ = content.piles[seats]
        if pool < opening + size * piles:
            need = opening + size * piles
            raise ContentError(f"cards.toml: {seats} seats need {need} cards, but only {pool} are marked for them")
    return content, words


def fill_board(content: Content, board: Board) -> None:
    """Orbits, bases, costs and values."""
    if sorted(orbit.id for orbit in board.orbit) != sorted(ORBITS):
        raise ContentError(f"board.toml: orbit: the orbits are exactly {', '.join(ORBITS)}")
    if sorted(base.id for base in board.base) != sorted(BASES):
        raise ContentError(f"board.toml: base: the bases are exactly {', '.join(BASES)}")
    line = [place_in(ZONES, zone, "board.toml: zones", "line") for zone in board.zones.line]
    if sorted(line) != [0, 1, 2, 3]:
        raise ContentError(f"board.toml: zones: line: name each of {', '.join(ZONES)} once")
    for orbit in board.orbit:
        where = f"board.toml: orbit {orbit.id}"
        content.orbit_zone[ORBITS.index(orbit.id)] = place_in(ZONES, orbit.zone, where, "zone")
    for base in board.base:
        number = BASES.index(base.id)
        where = f"board.toml: base {base.id}"
        at = place_in(ORBITS, base.orbit, where, "orbit")
        content.base_orbit[number] = at
        content.base_zone[number] = content.orbit_zone[at]
        content.base_sector[number] = place_in(SECTORS, base.sector, where, "sector")
        content.base_resource[number] = place_in(RESOURCES, base.resource, where, "resource")
        for seats in range(2, 5):
            content.is_open[seats][number] = base.two_seats or seats > 2
    for number in range(16):
        content.orbit_bases[content.base_orbit[number]].append(number)
        for seats in range(2, 5):
            if content.is_open[seats][number]:
                content.open_bases[seats].append(number)
    if len(board.track.costs) != 5 or min(board.track.costs) < 0 or board.track.costs[0]:
        raise ContentError("board.toml: track: costs: give five costs from 0 up, the first of them 0")
    scoring = board.scoring
    if len(scoring.bonus) != 5 or any(len(row) != 3 for row in [*scoring.bonus, scoring.elsewhere, scoring.final]):
        raise ContentError("board.toml: scoring: give five rows of bonus, each with three values like the others")
    content.costs = board.track.costs
    content.start = scoring.start
    content.bonus = scoring.bonus
    content.elsewhere = scoring.elsewhere
    content.final = scoring.final
    content.sector_tokens = scoring.tokens
    strength = board.strength
    halves = [strength.fleet, strength.battleship, strength.damaged, strength.scrap, strength.rocinante]
    content.strength = [int(2 * value) for value in halves]
    fill_moves(content, line)


def fill_moves(content: Content, line: list[int]) -> None:
    """Which orbits are within reach, and every move of a group (expanse:actions.move.1)."""
    place = [line.index(zone) for zone in range(4)]
    for reach in range(4):
        rows = []
        for source in range(9):
            near = []
            for target in range(9):
                distance = abs(place[content.orbit_zone[source]] - place[content.orbit_zone[target]])
                if source != target and distance <= reach:
                    near.append(target)
            rows.append(near)
        content.reachable.append(rows)
        moves: list[list[list[Any]]] = []
        for source in range(9):
            counts: list[list[Any]] = []
            for count in range(9):
                counts.append([MOVE[source][target][number] for target in rows[source] for number in range(count)])
            moves.append(counts)
        content.moves.append(moves)


def fill_factions(content: Content, factions: Factions) -> None:
    """Homes, pieces, critical resources and powers."""
    if [faction.id for faction in factions.faction] != FACTIONS:
        raise ContentError(f"factions.toml: faction: the factions are {', '.join(FACTIONS)}, in this order")
    for number, faction in enumerate(factions.faction):
        where = f"factions.toml: faction {faction.id}"
        content.home[number] = place_in(ORBITS, faction.home, where, "home")
        content.cubes[number] = faction.cubes
        content.diplomats[number] = faction.diplomats
        content.tokens[number] = faction.tokens
        if faction.diplomats:
            if content.diplomat_owner != NOWHERE:
                raise ContentError(f"{where}: diplomats: only one faction has diplomats")
            content.diplomat_owner = number
        if faction.tokens:
            if content.token_owner != NOWHERE:
                raise ContentError(f"{where}: tokens: only one faction has protomolecule tokens")
            content.token_owner = number
        content.ships[number] = [faction.fleets, faction.battleships, 0, faction.scrap_ships]
        if faction.fleets + faction.battleships + faction.scrap_ships > 7:
            raise ContentError(f"{where}: fleets: a faction has at most 7 ships")
        kinds = [0] if faction.fleets else []
        if faction.battleships:
            kinds += [1, 2]
        if faction.scrap_ships:
            kinds.append(3)
        content.kinds[number] = kinds
        for seats in ("3", "4"):
            for resource in faction.critical.get(seats, []):
                content.critical[int(seats)][number][place_in(RESOURCES, resource, where, "critical")] = True
        for power in faction.power:
            fill_power(content, number, power, f"{where}: power {power.id}")


def fill_power(content: Content, faction: int, power: Power, where: str) -> None:
    """One power of a faction."""
    ability = place_in(ABILITIES, power.ability, where, "ability")
    if ability in (DIPLOMATS, LONG_BURN, SUPREMACY) and not power.value:
        raise ContentError(f"{where}: value: {power.ability} needs a number from 1 to 3")
    content.level[ability][faction] = power.level
    content.value[ability][faction] = power.value
    content.once[ability][faction] = power.once
    content.powers[faction][power.level] = power.id
    sectors = [place_in(SECTORS, sector, where, "sectors") for sector in power.sectors]
    within = [content.base_sector[base] in sectors for base in range(16)]
    if ability == NETWORK:
        content.network[faction] = within
    if ability == HEGEMONY:
        for level in range(power.level, 4):
            for base in range(16):
                content.hegemony[level][base] |= within[base] << faction


def fill_layout(content: Content, layout: Layout) -> None:
    """Decks and starting positions."""
    for deck in layout.deck:
        content.piles[deck.seats] = [deck.opening, deck.pile, deck.piles, deck.scoring]
        if deck.piles * deck.scoring != len(content.bonus) + 1:
            raise ContentError(f"setup.toml: deck {deck.id}: piles: they hold six scoring cards, {deck.scoring} each")
    for start in layout.start:
        where = f"setup.toml: start of {start.faction} with {start.seats} seats"
        faction = place_in(FACTIONS, start.faction, where, "faction")
        for kind, ships in enumerate((start.fleet, start.battleship)):
            if sum(ships.values()) > content.ships[faction][kind]:
                raise ContentError(f"{where}: {KINDS[kind]}: there are only {content.ships[faction][kind]}")
            for name, number in ships.items():
                orbit = place_in(ORBITS, name, where, KINDS[kind])
                content.start_ships[start.seats].append((faction, kind, orbit, number))
        for name, number in start.influence.items():
            base = place_in(BASES, name, where, "influence")
            if not content.is_open[start.seats][base]:
                raise ContentError(f"{where}: influence: {name} is not in play")
            content.start_cubes[start.seats].append((faction, base, number))
        if sum(start.influence.values()) > content.cubes[faction]:
            raise ContentError(f"{where}: influence: there are only {content.cubes[faction]} cubes")


WHEN = {"scoring": IN_SCORING, "points": AT_POINTS, "after-points": AFTER_POINTS}


def fill_cards(content: Content, cards: Cards) -> Vocabulary:
    """Cards, their operations, and the words for them."""
    if len(cards.card) >= SCORING_CARD:
        raise ContentError(f"cards.toml: card: at most {SCORING_CARD - 1} cards")
    for card in cards.card:
        where = f"cards.toml: card {card.id}"
        if card.id in content.cards:
            raise ContentError(f"{where}: id: two cards have it")
        if not card.effect:
            raise ContentError(f"{where}: effect: name at least one operation")
        factions = [place_in(FACTIONS, name, where, "factions") for name in card.factions]
        content.cards.append(card.id)
        content.points.append(card.points)
        content.keep.append(card.keep)
        content.icons.append([faction in factions for faction in range(4)])
        content.used_with.append([seats in card.seats for seats in range(5)])
        first, when, number = compile_effects(content, card.effect, where)
        content.first.append(first)
        content.when.append(WHEN[when] if when else ANYTIME)
        content.trigger.append(number)
        assert when == "" or content.operations[first].verb == DO_TRIGGER
    words, content.play, content.shed = vocabulary(content.cards)
    return words
