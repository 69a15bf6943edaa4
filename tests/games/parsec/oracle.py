"""What a seat may do on its turn by the rulebook, worked out piece by piece, while no passing event is in force."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.parsec.actions import PIECE_NAMES, UNIT_NAMES
from orrery.games.parsec.galaxy import CORE, DOCK
from orrery.games.parsec.grid import NAMES, distance, is_on_line
from orrery.games.parsec.state import ATTACKED, BOARDED, FRESH, HOLE, MOVED, NOT_ABOARD, REFUSED, ParsecState
from orrery.games.parsec.tables import PIECES

COLONY, CARGO, FIGHTER, TRANSPORT, CRUISER = range(5)


@dataclass
class Piece:
    """A unit on the board."""

    number: int
    seat: int
    kind: int
    cell: int
    flags: int
    aboard: bool


class Board:
    """The pieces on the board, and who is whose ally."""

    def __init__(self, state: ParsecState) -> None:
        self.state = state
        self.pieces: list[Piece] = []
        for unit in range(state.seats * PIECES):
            if state.where[unit] >= 0:
                letter = UNIT_NAMES[unit][1]
                kind = "ocftx".index(letter)
                aboard = state.carrier[unit] != NOT_ABOARD
                self.pieces.append(
                    Piece(unit, int(UNIT_NAMES[unit][0]), kind, state.where[unit], state.flags[unit], aboard)
                )
        self.at: dict[int, list[Piece]] = {}
        for piece in self.pieces:
            self.at.setdefault(piece.cell, []).append(piece)

    def allies(self, one: int, two: int) -> bool:
        """Seats of one team sit opposite each other (14.2a)."""
        teams = self.state.teams
        return one == two or bool(teams and (one - two) % teams == 0)

    def is_open(self, cell: int) -> bool:
        """Whether vessels may be in a hex at all."""
        return self.state.galaxy.terrain[cell] != CORE and self.state.holder[cell] != HOLE

    def stops(self, piece: Piece, cell: int) -> bool:
        """Two small vessels, one large one or a transport with two small ones fill a hex (10e, 10g, 10h, 4.2d)."""
        if not self.is_open(cell) or (self.state.galaxy.terrain[cell] == DOCK and piece.kind != CARGO):
            return False
        there = self.at.get(cell, [])
        if any(other.seat != piece.seat for other in there):
            return False
        vessels = [other for other in there if other.kind != COLONY]
        if piece.kind in (TRANSPORT, CRUISER):
            return not vessels
        if any(other.kind == CRUISER for other in vessels):
            return False
        if any(other.kind == TRANSPORT for other in vessels):
            return len(vessels) < 3
        return len(vessels) < 2

    def reach(self, piece: Piece, asking: bool) -> set[int]:
        """Hex by hex, through what is empty, one's own or allied, or crossed by leave (10d, 10f, 4.2f)."""
        steps = self.state.move[piece.seat * 5 + piece.kind]
        free = bool(self.state.traits[piece.seat] & 1)
        seen = {piece.cell}
        edge = [piece.cell]
        found = set()
        for step in range(steps):
            beyond = []
            for cell in edge:
                if self.state.galaxy.terrain[cell] == CORE:
                    continue
                for near in self.state.galaxy.grid.neighbours[cell]:
                    if near in seen or not self.is_open(near):
                        continue
                    stops = self.stops(piece, near)
                    if piece.aboard and step == 0 and not stops:
                        continue
                    seen.add(near)
                    if stops:
                        found.add(near)
                    owners = {other.seat for other in self.at.get(near, [])}
                    if asking or free or all(self.allies(piece.seat, owner) for owner in owners):
                        beyond.append(near)
            edge = beyond
        return found

    def moves(self, seat: int) -> set[str]:
        """A vessel moves once, not in the turn in which it was built or came aboard (4c, 4d, 4.2g)."""
        found = set()
        for piece in self.pieces:
            may_move = piece.seat == seat and piece.kind != COLONY and not piece.flags & (MOVED | FRESH | BOARDED)
            if may_move and self.reach(piece, self.may_ask(piece)):
                found.add(f"move {PIECE_NAMES[piece.number % PIECES]}")
        return found

    def may_ask(self, piece: Piece) -> bool:
        """Whether a vessel has not been refused passage already this turn."""
        return not piece.flags & REFUSED

    def targets(self, piece: Piece) -> set[str]:
        """Enemies in range, not aboard, not docked, not protected by a trade (12b, 12c, 9.2d)."""
        state = self.state
        found = set()
        for other in self.pieces:
            if self.allies(piece.seat, other.seat) or other.aboard:
                continue
            if other.kind == CARGO and state.galaxy.terrain[other.cell] == DOCK:
                continue
            if state.traits[other.seat] & 2 and state.pacts[other.seat * state.seats + piece.seat]:
                continue
            away = distance(piece.cell, other.cell)
            if away > state.reach[piece.seat * 5 + piece.kind]:
                continue
            if state.strict_lines and away > 2 and not is_on_line(piece.cell, other.cell):
                continue
            found.add(f"target {UNIT_NAMES[other.number]}")
        return found

    def attacks(self, seat: int) -> set[str]:
        """Military vessels attack once a turn (12d, 4e)."""
        return {
            f"attack {PIECE_NAMES[piece.number % PIECES]}"
            for piece in self.pieces
            if piece.seat == seat
            and piece.kind >= FIGHTER
            and not piece.aboard
            and not piece.flags & ATTACKED
            and self.targets(piece)
        }

    def is_docked(self, seat: int) -> bool:
        """Whether a cargo of the seat is at the Space Port (9.2b)."""
        return any(piece.seat == seat and self.state.galaxy.terrain[piece.cell] == DOCK for piece in self.pieces)

    def partners(self, seat: int) -> set[int]:
        """Whose cargo or colony is next to one's own, or at the Space Port as well (9.1a to 9.1c, 9.2c)."""
        traders = [piece for piece in self.pieces if piece.kind in (COLONY, CARGO) and not piece.aboard]
        found = {
            other.seat
            for own in traders
            for other in traders
            if own.seat == seat and other.seat != seat and distance(own.cell, other.cell) == 1
        }
        if self.is_docked(seat):
            found |= {other for other in range(self.state.seats) if other != seat and self.is_docked(other)}
        return found

    def offers(self, seat: int) -> set[str]:
        """Trades may be offered to whoever has something to give or to get (9.1a, 9.1d)."""
        state = self.state
        rich = [sum(state.stock[other * 3 : other * 3 + 3]) > 0 for other in range(state.seats)]
        limited = [
            bool(state.options["offers"])
            or (state.offer_limit > 0 and not (state.people >> seat & 1 and state.people >> other & 1))
            for other in range(state.seats)
        ]
        return {
            f"offer {other}"
            for other in self.partners(seat)
            if (rich[seat] or rich[other]) and (state.offers or not limited[other])
        }

    def builders(self, seat: int) -> set[str]:
        """Cargos on a planet's hex without a colony (7.2b, 7.2c)."""
        galaxy = self.state.galaxy
        planets = {
            cell for body in range(len(galaxy.body_cells)) if galaxy.is_planet[body] for cell in galaxy.body_cells[body]
        }
        colonies = {piece.cell for piece in self.pieces if piece.kind == COLONY}
        return {
            PIECE_NAMES[piece.number % PIECES]
            for piece in self.pieces
            if piece.seat == seat and piece.kind == CARGO and not piece.aboard and piece.cell in planets - colonies
        }

    def count(self, seat: int, kind: int) -> int:
        """How many pieces of a kind a seat has on the board."""
        return sum(1 for piece in self.pieces if piece.seat == seat and piece.kind == kind)

    def can_pay(self, seat: int, price: list[int]) -> bool:
        """Whether a seat has these resources."""
        return all(self.state.stock[seat * 3 + resource] >= price[resource] for resource in range(3))

    def price(self, seat: int, kind: int) -> list[int]:
        """What a unit costs a seat."""
        return list(self.state.price[seat * 18 + kind * 3 : seat * 18 + kind * 3 + 3])

    def berths(self, seat: int, kind: int) -> set[str]:
        """One's colonies with room, and transports: away from a colony dearer, and not for cargos (4b, 4.2h, 4.4b)."""
        found = set()
        for piece in self.pieces:
            if piece.seat != seat:
                continue
            vessels = [other for other in self.at[piece.cell] if other.kind != COLONY]
            if piece.kind == COLONY:
                large = kind in (TRANSPORT, CRUISER)
                if not vessels or (not large and len(vessels) < 2 and vessels[0].kind in (CARGO, FIGHTER)):
                    found.add(f"at {NAMES[piece.cell]}")
            elif piece.kind == TRANSPORT and kind in (CARGO, FIGHTER) and len(vessels) < 3:
                surcharge = self.state.tables.surcharge
                price = [cost + extra for cost, extra in zip(self.price(seat, kind), surcharge, strict=True)]
                at_home = any(other.kind == COLONY for other in self.at[piece.cell])
                if at_home or (kind == FIGHTER and self.can_pay(seat, price)):
                    found.add(f"aboard {PIECE_NAMES[piece.number % PIECES]}")
        return found

    def purchases(self, seat: int) -> set[str]:
        """Vessels that one can pay for and place, colonies by cargo, event cards (7.2g, 4.4c, 11a)."""
        state = self.state
        found = set()
        armed = bool(state.race) or self.count(seat, COLONY) >= state.tables.race_colonies
        for kind, name in ((CARGO, "cargo"), (FIGHTER, "fighter"), (TRANSPORT, "transport"), (CRUISER, "cruiser")):
            left = self.count(seat, kind) < state.tables.limits[kind] and (armed or kind == CARGO)
            if left and self.can_pay(seat, self.price(seat, kind)) and self.berths(seat, kind):
                found.add(f"buy {name}")
        if state.deck and self.can_pay(seat, self.price(seat, 5)):
            found.add("buy event")
        if self.count(seat, COLONY) < state.tables.limits[COLONY]:
            for name in self.builders(seat):
                if self.can_pay(seat, self.price(seat, COLONY)):
                    found.add(f"found {name}")
                if self.can_pay(seat, list(state.tables.conversion)):
                    found.add(f"convert {name}")
        return found

    def turn(self, seat: int) -> set[str]:
        """Everything but playing event cards."""
        state = self.state
        found = self.moves(seat) | self.attacks(seat) | self.offers(seat) | {"end"}
        if state.spare[seat] and self.count(seat, COLONY) < state.tables.limits[COLONY]:
            found |= {f"settle {name}" for name in self.builders(seat)}
        docked = self.is_docked(seat)
        if (docked or state.teleports) and sum(state.stock[seat * 3 : seat * 3 + 3]) >= state.ratio[seat]:
            found.add("exchange")
        if docked:
            kinds = state.tables.cards
            names = state.tables.card_names
            found |= {f"sell {names[card]}" for card in range(kinds) if state.hand[seat * kinds + card]}
        if self.purchases(seat):
            found.add("shop")
        return found
