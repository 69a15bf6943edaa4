"""The content files as read and checked, and how they become tables. Errors name file, item and key."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from orrery.games.expanse.actions import MOVE, vocabulary
from orrery.games.expanse.flow.event import Trigger
from orrery.games.expanse.schema import Board, Cards, Factions, Layout, Power
from orrery.games.expanse.tables import (
    ABILITIES,
    ANYTIME,
    BASES,
    DIPLOMATS,
    FACTIONS,
    HEGEMONY,
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
    Tables,
    critical_place,
)
from orrery.games.expanse.written import compile_effects, number_of
from orrery.kernel import Action, Vocabulary, table
from orrery.parts.content import ContentFiles, ContentFolder, fault, fault_in

FOLDER = ContentFolder(
    "orrery.games.expanse",
    shapes={"board.toml": Board, "factions.toml": Factions, "setup.toml": Layout, "cards.toml": Cards},
)


class Content:
    """The content files as read and checked, and the tables and words made from them."""

    def __init__(self, files: ContentFiles) -> None:
        self.files = files
        self.board = files.load("board.toml", Board)
        self.factions = files.load("factions.toml", Factions)
        self.layout = files.load("setup.toml", Layout)
        self.cards = files.load("cards.toml", Cards)
        self.digest = files.digest()
        with files.blaming():
            self.tables, self.vocabulary = make_tables(self)


def load_content(pack: str | None = None) -> Content:
    """The built-in content with a pack applied: items with the same id are replaced, others are added."""
    return Content(FOLDER.files(pack))


def make_tables(content: Content) -> tuple[Tables, Vocabulary]:
    """The tables that the rules read, and the words of the game."""
    tables = Tables()
    fill_board(tables, content.board)
    fill_factions(tables, content.factions)
    fill_layout(tables, content.layout)
    words = fill_cards(tables, content.cards)
    for seats in range(2, 5):
        pool = sum(1 for used in tables.used_with if used[seats])
        opening, size, piles, _ = tables.piles[seats]
        if pool < opening + size * piles:
            need = opening + size * piles
            what = f"{seats} seats need {need} cards, but only {pool} are marked for them"
            raise fault("cards.toml", "", "card", what)
    return tables, words


def list_bases(tables: Tables) -> None:
    """The bases of each orbit, and those in play by number of seats."""
    for orbit in range(9):
        tables.orbit_bases[orbit] = table([base for base in range(16) if tables.base_orbit[base] == orbit])
    for seats in range(2, 5):
        tables.open_bases[seats] = table([base for base in range(16) if tables.is_open[seats][base]])


def fill_board(tables: Tables, board: Board) -> None:
    """Orbits, bases, costs and values."""
    if sorted(orbit.id for orbit in board.orbit) != sorted(ORBITS):
        raise fault("board.toml", "", "orbit", f"the orbits are exactly {', '.join(ORBITS)}")
    if sorted(base.id for base in board.base) != sorted(BASES):
        raise fault("board.toml", "", "base", f"the bases are exactly {', '.join(BASES)}")
    line = [number_of(ZONES, zone, "board.toml: zones", "line") for zone in board.zones.line]
    if sorted(line) != [0, 1, 2, 3]:
        raise fault("board.toml", "zones", "line", f"name each of {', '.join(ZONES)} once")
    for orbit in board.orbit:
        where = f"board.toml: orbit {orbit.id!r}"
        tables.orbit_zone[ORBITS.index(orbit.id)] = number_of(ZONES, orbit.zone, where, "zone")
    for base in board.base:
        number = BASES.index(base.id)
        where = f"board.toml: base {base.id!r}"
        at = number_of(ORBITS, base.orbit, where, "orbit")
        tables.base_orbit[number] = at
        tables.base_zone[number] = tables.orbit_zone[at]
        tables.base_sector[number] = number_of(SECTORS, base.sector, where, "sector")
        tables.base_resource[number] = number_of(RESOURCES, base.resource, where, "resource")
        for seats in range(2, 5):
            tables.is_open[seats][number] = int(base.two_seats or seats > 2)
    list_bases(tables)
    if len(board.track.costs) != 5 or min(board.track.costs) < 0 or board.track.costs[0]:
        raise fault("board.toml", "track", "costs", "give five costs from 0 up, the first of them 0")
    scoring = board.scoring
    if len(scoring.bonus) != 5 or any(len(row) != 3 for row in [*scoring.bonus, scoring.elsewhere, scoring.final]):
        raise fault("board.toml", "", "scoring", "give five rows of bonus, each with three values like the others")
    tables.costs = table(board.track.costs)
    tables.start = scoring.start
    tables.bonus = [table(row) for row in scoring.bonus]
    tables.elsewhere = table(scoring.elsewhere)
    tables.final = table(scoring.final)
    tables.sector_tokens = scoring.tokens
    strength = board.strength
    halves = [strength.fleet, strength.battleship, strength.damaged, strength.scrap, strength.rocinante]
    tables.strength = table([int(2 * value) for value in halves])
    fill_moves(tables, line)


def fill_moves(tables: Tables, line: list[int]) -> None:
    """Which orbits are within reach, and every move of a group (expanse:actions.move.1)."""
    tables.reachable, tables.moves = moves_on(tuple(line.index(zone) for zone in range(4)), tuple(tables.orbit_zone))


@lru_cache(8)
def moves_on(place: tuple[int, ...], orbit_zone: tuple[int, ...]) -> tuple[list[list[list[int]]], list[Any]]:
    """The same for a board; packs that leave the board alone share it."""
    reachable: list[list[list[int]]] = []
    moves: list[Any] = []
    for reach in range(4):
        rows = []
        for source in range(9):
            near = []
            for target in range(9):
                distance = abs(place[orbit_zone[source]] - place[orbit_zone[target]])
                if source != target and distance <= reach:
                    near.append(target)
            rows.append(near)
        reachable.append(rows)
        groups: list[list[list[Any]]] = []
        for source in range(9):
            counts: list[list[Any]] = []
            for count in range(9):
                counts.append([MOVE[source][target][number] for target in rows[source] for number in range(count)])
            groups.append(counts)
        moves.append(groups)
    return reachable, moves


def fill_factions(tables: Tables, factions: Factions) -> None:
    """Homes, pieces, critical resources and powers."""
    if [faction.id for faction in factions.faction] != FACTIONS:
        raise fault("factions.toml", "", "faction", f"the factions are {', '.join(FACTIONS)}, in this order")
    for number, faction in enumerate(factions.faction):
        where = f"factions.toml: faction {faction.id!r}"
        tables.home[number] = number_of(ORBITS, faction.home, where, "home")
        tables.cubes[number] = faction.cubes
        tables.diplomats[number] = faction.diplomats
        tables.tokens[number] = faction.tokens
        if faction.diplomats:
            if tables.diplomat_owner != NOWHERE:
                raise fault_in(where, "diplomats", "only one faction has diplomats")
            tables.diplomat_owner = number
        if faction.tokens:
            if tables.token_owner != NOWHERE:
                raise fault_in(where, "tokens", "only one faction has protomolecule tokens")
            tables.token_owner = number
        tables.ships[number] = [faction.fleets, faction.battleships, 0, faction.scrap_ships]
        if faction.fleets + faction.battleships + faction.scrap_ships > 7:
            raise fault_in(where, "fleets", "a faction has at most 7 ships")
        kinds = [0] if faction.fleets else []
        if faction.battleships:
            kinds += [1, 2]
        if faction.scrap_ships:
            kinds.append(3)
        tables.kinds[number] = table(kinds)
        for seats in ("3", "4"):
            for resource in faction.critical.get(seats, []):
                needed = number_of(RESOURCES, resource, where, "critical")
                tables.critical[critical_place(int(seats), number, needed)] = 1
        for power in faction.power:
            fill_power(tables, number, power, f"{where}: power {power.id!r}")


def fill_power(tables: Tables, faction: int, power: Power, where: str) -> None:
    """One power of a faction."""
    ability = number_of(ABILITIES, power.ability, where, "ability")
    if ability in (DIPLOMATS, LONG_BURN, SUPREMACY) and not power.value:
        raise fault_in(where, "value", f"{power.ability} needs a number from 1 to 3")
    tables.level[ability][faction] = power.level
    tables.value[ability][faction] = power.value
    for level in range(power.level, 4):
        tables.unlocked[level * 4 + faction] |= 1 << ability
    tables.once[ability][faction] = int(power.once)
    tables.powers[faction][power.level] = power.id
    sectors = [number_of(SECTORS, sector, where, "sectors") for sector in power.sectors]
    for base in range(16):
        if tables.base_sector[base] in sectors:
            if ability == NETWORK:
                tables.network[faction * 16 + base] = 1
            if ability == HEGEMONY:
                for level in range(power.level, 4):
                    tables.hegemony[level * 16 + base] |= 1 << faction


def fill_layout(tables: Tables, layout: Layout) -> None:
    """Decks and starting positions."""
    for deck in layout.deck:
        tables.piles[deck.seats] = table([deck.opening, deck.pile, deck.piles, deck.scoring])
        if deck.piles * deck.scoring != len(tables.bonus) + 1:
            raise fault("setup.toml", f"deck {deck.id!r}", "piles", f"they hold six scoring cards, {deck.scoring} each")
    if [sheet.id for sheet in layout.sheet] != FACTIONS:
        raise fault("setup.toml", "", "sheet", f"one for each of {', '.join(FACTIONS)}, in this order")
    for faction, sheet in enumerate(layout.sheet):
        where = f"setup.toml: sheet {sheet.id!r}"
        for kind, ships in enumerate((sheet.fleet, sheet.battleship)):
            if sum(ships.values()) > tables.ships[faction][kind]:
                raise fault_in(where, KINDS[kind], f"there are only {tables.ships[faction][kind]}")
            for name, number in ships.items():
                tables.start_ships.append((faction, kind, number_of(ORBITS, name, where, KINDS[kind]), number))
        for name, number in sheet.influence.items():
            tables.start_cubes.append((faction, number_of(BASES, name, where, "influence"), number))
        if sum(sheet.influence.values()) > tables.cubes[faction]:
            raise fault_in(where, "influence", f"there are only {tables.cubes[faction]} cubes")


def fill_cards(tables: Tables, cards: Cards) -> Vocabulary:
    """Cards, their operations, and the words for them."""
    if len(cards.card) >= SCORING_CARD:
        raise fault("cards.toml", "", "card", f"at most {SCORING_CARD - 1} cards")
    icons: list[int] = []
    firsts: list[int] = []
    triggers: list[Trigger | None] = []
    for card in cards.card:
        where = f"cards.toml: card {card.id!r}"
        if card.id in tables.cards:
            raise fault_in(where, "id", "two cards have it")
        if not card.effect:
            raise fault_in(where, "effect", "name at least one operation")
        factions = [number_of(FACTIONS, name, where, "factions") for name in card.factions]
        tables.cards.append(card.id)
        icons += [int(faction in factions) for faction in range(4)]
        tables.used_with.append([seats in card.seats for seats in range(5)])
        firsts.append(compile_effects(tables, card.effect, where))
        first = tables.operations[firsts[-1]]
        triggers.append(first if isinstance(first, Trigger) else None)
    tables.points = table([card.points for card in cards.card])
    tables.keep = table([card.keep for card in cards.card])
    tables.icons = table(icons)
    tables.first = table(firsts)
    tables.when = table([trigger.when if trigger else ANYTIME for trigger in triggers])
    tables.trigger = table([trigger.counts_as if trigger else 0 for trigger in triggers])
    words, tables.play, tables.shed = words_for(tuple(tables.cards))
    return words


@lru_cache(8)
def words_for(cards: tuple[str, ...]) -> tuple[Vocabulary, list[Action], list[Action]]:
    """The words of a game with these cards; packs with the same cards share them."""
    return vocabulary(list(cards))
