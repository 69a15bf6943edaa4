"""What may be done in fights and bargains by the rulebook, worked out anew while no passing event is in force."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from typing import Any

from tests.games.parsec.oracle import CARGO, COLONY, FIGHTER, TRANSPORT, Board, Piece

from orrery.games.parsec.actions import PIECE_NAMES, UNIT_NAMES
from orrery.games.parsec.galaxy import CORE, DOCK
from orrery.games.parsec.grid import NAMES, distance, is_on_line
from orrery.games.parsec.state import ASKED, ATTACKED, ATTACKER, DEFENDER, ParsecState
from orrery.games.parsec.tables import PIECES, RESOURCES

EVADED, HELD, LOST = range(3)


class Fight:
    """A combat as it stands: who takes part, and who reaches whom."""

    def __init__(self, state: ParsecState) -> None:
        self.state = state
        self.board = Board(state)
        self.by_number = {piece.number: piece for piece in self.board.pieces}

    def side(self, seat: int) -> int:
        """The attacker is side 1, the defender side 2."""
        return 1 if seat == self.state.clash[ATTACKER] else 2

    def fleet(self, side: int) -> list[Piece]:
        """Everybody on a side."""
        return [piece for piece in self.board.pieces if self.state.engaged[piece.number] == side]

    def own(self, side: int) -> list[Piece]:
        """Those of them who belong to the seat that commands the side."""
        seat = self.state.clash[ATTACKER if side == 1 else DEFENDER]
        return [piece for piece in self.fleet(side) if piece.seat == seat]

    def is_docked(self, piece: Piece) -> bool:
        """A cargo at the Space Port (9.2d)."""
        return piece.kind == CARGO and self.state.galaxy.terrain[piece.cell] == DOCK

    def reaches(self, piece: Piece, cell: int) -> bool:
        """Whether a hex is in range, beyond two hexes along a line where that is agreed (12b, 12c)."""
        away = distance(piece.cell, cell)
        straight = away < 3 or not self.state.strict_lines or is_on_line(piece.cell, cell)
        return straight and away <= self.state.reach[piece.seat * 5 + piece.kind]

    def hits(self, piece: Piece, enemy: Piece) -> bool:
        """Whether a unit can fire at another."""
        return self.reaches(piece, enemy.cell) and not self.is_docked(enemy)

    def may_fire(self, piece: Piece, seat: int) -> bool:
        """Those who take part, and any other warship of the defender (12.4d, 4.1c, 4.3b)."""
        side = self.side(seat)
        if piece.seat != seat or piece.aboard:
            return False
        engaged = self.state.engaged[piece.number]
        return not self.is_docked(piece) if engaged == side else side == 2 and not engaged and piece.kind >= FIGHTER

    def ready(self, seat: int) -> list[Piece]:
        """The units of a seat that may fire and reach somebody."""
        enemies = self.fleet(3 - self.side(seat))
        return [p for p in self.board.pieces if self.may_fire(p, seat) and any(self.hits(p, e) for e in enemies)]

    def hit_by(self, pieces: list[Piece], seat: int) -> list[Piece]:
        """The enemies that one of these units reaches."""
        return [e for e in self.fleet(3 - self.side(seat)) if any(self.hits(p, e) for p in pieces)]

    def gap(self, piece: Piece, cell: int) -> int:
        """How far a hex is from the nearest enemy."""
        enemies = self.fleet(3 - self.state.engaged[piece.number])
        return min((distance(cell, enemy.cell) for enemy in enemies), default=99)

    def escapes(self, piece: Piece, jumping: bool) -> set[int]:
        """The hexes farther from the enemies; a jump goes over everything (12.2d)."""
        if piece.kind == COLONY:
            return set()
        steps = self.state.move[piece.seat * 5 + piece.kind]
        cells = self.board.reach(piece, False)
        if jumping:
            near = [c for c in self.state.galaxy.grid.cells if 0 < distance(c, piece.cell) <= max(1, steps)]
            cells = {c for c in near if self.state.galaxy.terrain[c] != CORE and self.board.stops(piece, c)}
        return {cell for cell in cells if self.gap(piece, cell) > self.gap(piece, piece.cell)}

    def reply(self, seat: int, pressed: int) -> set[str]:
        """Counterattack, divided fire, evasion, or standing down (12.1d, 12.3c, 12.4f, 12.4j)."""
        own = self.own(self.side(seat))
        ready = self.ready(seat)
        warships = [piece for piece in ready if piece.kind >= FIGHTER]
        fleeing = [piece for piece in own if pressed != EVADED and self.escapes(piece, False)]
        found = {f"evade {PIECE_NAMES[piece.number % PIECES]}" for piece in fleeing}
        if ready:
            found.add("counter")
        if len(warships) > 1 and len(self.hit_by(warships, seat)) > 1:
            found.add("split")
        idle = not ready and not fleeing
        if idle or pressed == EVADED or not own or (pressed == HELD and ready):
            found.add("hold")
        return found

    def joining(self, seat: int, enemy: int, last: int) -> set[str]:
        """Warships that have not attacked this turn, after the last one named, in range (12.4a, 12.4b, 4e)."""
        cell = self.by_number[enemy].cell
        return {
            f"join {PIECE_NAMES[piece.number % PIECES]}"
            for piece in self.board.pieces
            if piece.seat == seat
            and piece.number % PIECES > last
            and piece.kind >= FIGHTER
            and not piece.aboard
            and not piece.flags & ATTACKED
            and not self.state.firing[piece.number]
            and self.reaches(piece, cell)
        }

    def supporters(self, seat: int, enemy: int) -> set[str]:
        """Others with a warship in range who were not asked and do not fight on the other side (12.6b, 12.6e)."""
        target = self.by_number[enemy]
        against = {piece.seat for piece in self.fleet(3 - self.side(seat))}
        return {
            f"support {other}"
            for other in range(self.state.seats)
            if other not in against | {seat}
            and not self.board.allies(other, target.seat)
            and not self.state.clash[ASKED] >> other & 1
            and self.joining(other, enemy, -1)
        }

    def shooters(self, seat: int, enemy: int, last: int, civil: bool) -> set[str]:
        """Those who fire together; a cargo or a colony fires alone (12.4d, 12.4i)."""
        target = self.by_number[enemy]
        return {
            f"join {PIECE_NAMES[piece.number % PIECES]}"
            for piece in self.board.pieces
            if not civil
            and piece.number % PIECES > last
            and (piece.kind >= FIGHTER or last < 0)
            and self.may_fire(piece, seat)
            and self.hits(piece, target)
        }

    def casualties(self, seat: int, cell: int) -> set[str]:
        """One unit of the hex; passengers are lost before their transport (12.4h, 4.2l)."""
        there = [piece for piece in self.board.at.get(cell, []) if piece.seat == seat]
        loaded = any(piece.aboard for piece in there)
        return {
            f"lose {PIECE_NAMES[piece.number % PIECES]}" for piece in there if not (piece.kind == TRANSPORT and loaded)
        }


def names(pieces: list[Piece]) -> set[str]:
    """Units as targets."""
    return {f"target {UNIT_NAMES[piece.number]}" for piece in pieces}


def more(verb: str, stock: list[int], price: Any) -> set[str]:
    """One more card of any resource of which there is more than the price."""
    return {f"{verb} {RESOURCES[r]}" for r in range(3) if stock[r] > price[r]}


def gifts(stock: list[int], given: tuple[int, ...], ratio: int) -> set[str]:
    """Cards for the Space Port in the order of the resources, so that the whole price can follow (9.2a)."""
    whole = [
        cards
        for cards in combinations_with_replacement(range(3), ratio)
        if all(cards.count(r) <= stock[r] for r in range(3)) and cards[: len(given)] == given
    ]
    return {f"give {RESOURCES[cards[len(given)]]}" for cards in whole}


def owners(state: ParsecState, choice: Any) -> set[str]:
    """Whose leave may be asked: those of the smallest groups with whose leave the hex is reached (10f)."""
    board = Board(state)
    piece = next(piece for piece in board.pieces if piece.number == choice.unit)
    strangers = [o for o in range(state.seats) if not board.allies(o, piece.seat) and not choice.refused >> o & 1]
    open_ones = [other for other in strangers if not choice.agreed >> other & 1]
    agreed = {other for other in strangers if choice.agreed >> other & 1}
    enough: list[set[int]] = []
    for size in range(1, len(open_ones) + 1):
        for group in map(set, combinations(open_ones, size)):
            larger = any(other <= group for other in enough)
            if not larger and choice.cell in crossing(board, piece, agreed | group):
                enough.append(group)
    return {f"passage {other}" for other in set().union(*enough)} if enough else set()


def crossing(board: Board, piece: Piece, lets: set[int]) -> set[int]:
    """Where a vessel can go if these seats let it pass."""
    hidden = {
        cell
        for cell, there in board.at.items()
        if there[0].seat not in lets and not board.allies(there[0].seat, piece.seat)
    }
    state = board.state
    walls = [cell for cell in hidden if not state.traits[piece.seat] & 1]
    edge, seen, found = [piece.cell], {piece.cell}, set()
    for step in range(state.move[piece.seat * 5 + piece.kind]):
        beyond = []
        for cell in edge:
            for near in state.galaxy.grid.neighbours[cell]:
                if near in seen or not board.is_open(near) or state.galaxy.terrain[cell] == CORE:
                    continue
                stops = board.stops(piece, near)
                if piece.aboard and step == 0 and not stops:
                    continue
                seen.add(near)
                if stops:
                    found.add(near)
                if near not in walls:
                    beyond.append(near)
        edge = beyond
    return found


def expected(state: ParsecState) -> set[str] | None:
    """What the choice on the table offers, event cards aside; None if it is not about fights or bargains."""
    choice: Any = state.stack[-1]
    kind = state.choice
    seat = choice.seat
    stock = [list(state.stock[other * 3 : other * 3 + 3]) for other in range(state.seats)]
    fight = Fight(state)
    if kind in ("ChooseReply", "ChooseAnswer"):
        return fight.reply(seat, choice.pressed)
    if kind == "ChooseMark":
        return names(fight.hit_by(fight.ready(seat), seat))
    if kind == "ChooseShooters":
        done = {"done"} if choice.last >= 0 else set()
        return fight.shooters(seat, choice.enemy, choice.last, choice.civil) | done
    if kind == "AssignTargets":
        piece = fight.by_number[seat * PIECES + choice.piece]
        later = [p for p in fight.ready(seat) if p.kind >= FIGHTER and p.number % PIECES > choice.piece]
        return names(fight.hit_by([piece], seat)) | ({"pass"} if later or choice.pairs else set())
    if kind == "ChooseEscape":
        piece = fight.by_number[choice.unit]
        return {f"at {NAMES[cell]}" for cell in fight.escapes(piece, bool(choice.jumping)) or {piece.cell}}
    if kind == "ChooseCasualty":
        return fight.casualties(seat, choice.cell)
    if kind == "ChooseAttackers":
        return fight.joining(seat, choice.enemy, choice.last) | {"done"}
    if kind == "LendVessels":
        return fight.joining(seat, choice.enemy, choice.last) | ({"done"} if choice.last >= 0 else set())
    if kind == "AskSupport":
        return fight.supporters(seat, choice.enemy) | {"done"}
    return spoken(state, choice, stock)


def spoken(state: ParsecState, choice: Any, stock: list[list[int]]) -> set[str] | None:
    """The same for trades, fees and tolls (9.1d, 9.2a, 12.6a, 10f)."""
    kind = state.choice
    seat = choice.seat
    if kind == "BuildFee":
        return more("put", stock[seat], choice.price) | {"done"}
    if kind == "AnswerSupport":
        return more("ask", stock[choice.other], (0, 0, 0)) | {"accept", "pass"}
    if kind == "NameFee":
        return more("ask", stock[choice.other], choice.price) | {"done"}
    if kind == "BuildOffer":
        give = {f"put {RESOURCES[r]}" for r in range(3) if choice.asked[r] == 0 and stock[seat][r] > choice.put[r]}
        other = stock[choice.other]
        take = {f"ask {RESOURCES[r]}" for r in range(3) if choice.put[r] == 0 and other[r] > choice.asked[r]}
        return give | take | ({"done"} if sum(choice.put) + sum(choice.asked) else set())
    if kind == "ChooseGift":
        return gifts(stock[seat], choice.given, state.ratio[seat])
    if kind == "ChooseReturn":
        return {f"take {RESOURCES[r]}" for r in range(3) if state.bank[r] or r in choice.given}
    if kind == "ChooseOwner":
        return owners(state, choice) | ({"pass"} if choice.agreed or choice.refused else set())
    if kind in ("GrantTransit", "NameToll"):
        mover = stock[choice.unit // PIECES]
        owed = [sum(choice.tolls[r + 1 :: 4]) for r in range(3)]
        left = [mover[r] - owed[r] for r in range(3)]
        if kind == "GrantTransit":
            return more("ask", left, (0, 0, 0)) | {"accept", "pass"}
        return more("ask", left, choice.toll) | {"done"}
    return None


def paid(state: ParsecState, action: Any) -> list[int] | None:
    """The stocks after a purchase, an exchange or a trade that is agreed on; None where something else happens."""
    choice: Any = state.stack[-1]
    stock = [int(number) for number in state.stock]
    own = choice.seat * 3
    board = Board(state)
    verb = str(action).split()[0]
    price = [0, 0, 0]
    if state.choice == "ChoosePurchase" and verb in ("found", "convert"):
        price = board.price(choice.seat, COLONY) if verb == "found" else list(state.tables.conversion)
    elif state.choice == "ChooseBerth":
        price = board.price(choice.seat, choice.kind)
        if verb == "aboard":
            there = state.where[choice.seat * PIECES + action.piece]
            away = not any(piece.kind == COLONY for piece in board.at[there])
            price = [cost + (extra if away else 0) for cost, extra in zip(price, state.tables.surcharge, strict=True)]
    elif state.choice == "ChooseReturn":
        price = [choice.given.count(r) - (r == action.resource) for r in range(3)]
    elif state.choice == "AnswerOffer" and verb == "accept":
        price = [choice.asked[r] - choice.put[r] for r in range(3)]
        for r in range(3):
            stock[choice.other * 3 + r] += price[r]
    else:
        return None
    for r in range(3):
        stock[own + r] -= price[r]
    return stock
