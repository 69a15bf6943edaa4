"""What a seat can do: small actions, each an object, an integer and a line of notation."""

from __future__ import annotations

from typing import Final

from orrery.games.parsec.grid import CELLS, NAMES
from orrery.games.parsec.tables import FIRST, KIND, KINDS, MAX_CARDS, MAX_SEATS, OWNER, PIECE, PIECES, RESOURCES
from orrery.kernel import Action, Done, Pass, Vocabulary

LETTERS: Final = "ocftx"
MODULES: Final = 18
BODIES: Final = 64
#: Pieces as people write them: o colony, c cargo, f fighter, t transport, x cruiser.
PIECE_NAMES: Final = [LETTERS[KIND[piece]] + str(piece - FIRST[KIND[piece]] + 1) for piece in range(PIECES)]
UNIT_NAMES: Final = [f"{OWNER[unit]}{PIECE_NAMES[PIECE[unit]]}" for unit in range(MAX_SEATS * PIECES)]


class OnCell(Action):
    """Something done at a hex."""

    __slots__ = ("cell",)

    def __init__(self, cell: int) -> None:
        self.cell = cell


class At(OnCell):
    """Choose a hex: to fly to, to settle, to place something."""

    __slots__ = ()


class WithPiece(Action):
    """Something done with a piece of the acting seat."""

    __slots__ = ("piece",)

    def __init__(self, piece: int) -> None:
        self.piece = piece


class Move(WithPiece):
    """Move a vessel, or unload one that is aboard."""

    __slots__ = ()


class Attack(WithPiece):
    """Begin an attack with a vessel."""

    __slots__ = ()


class Join(WithPiece):
    """Let another vessel take part in the attack."""

    __slots__ = ()


class Lose(WithPiece):
    """Choose the unit that is lost."""

    __slots__ = ()


class Evade(WithPiece):
    """Leave the fight with a vessel."""

    __slots__ = ()


class Aboard(WithPiece):
    """Put the new vessel aboard a transport."""

    __slots__ = ()


class Found(WithPiece):
    """Build a colony under a cargo."""

    __slots__ = ()


class Convert(WithPiece):
    """Turn a cargo into a colony."""

    __slots__ = ()


class Settle(WithPiece):
    """Place the colony left over from settlement under a cargo."""

    __slots__ = ()


class Target(Action):
    """Choose a unit on the board."""

    __slots__ = ("unit",)

    def __init__(self, unit: int) -> None:
        self.unit = unit


class WithCard(Action):
    """Something done with a kind of event card."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card


class Play(WithCard):
    """Play an event card."""

    __slots__ = ()


class Sell(WithCard):
    """Sell an event card to the Space Port."""

    __slots__ = ()


class Keep(WithCard):
    """Keep one of the event cards looked at."""

    __slots__ = ()


class OfKind(Action):
    """Something about a kind of unit."""

    __slots__ = ("kind",)

    def __init__(self, kind: int) -> None:
        self.kind = kind


class Buy(OfKind):
    """Buy a vessel or an event card."""

    __slots__ = ()


class Pick(OfKind):
    """Choose a kind of unit."""

    __slots__ = ()


class OfResource(Action):
    """Something about a resource."""

    __slots__ = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource


class Take(OfResource):
    """Take one card of a resource."""

    __slots__ = ()


class Give(OfResource):
    """Give one card of a resource to the Space Port."""

    __slots__ = ()


class Put(OfResource):
    """Add one card of a resource to what one offers."""

    __slots__ = ()


class Ask(OfResource):
    """Add one card of a resource to what one asks for."""

    __slots__ = ()


class WithSeat(Action):
    """Something about another seat."""

    __slots__ = ("other",)

    def __init__(self, other: int) -> None:
        self.other = other


class Offer(WithSeat):
    """Offer a trade to a seat."""

    __slots__ = ()


class AskPassage(WithSeat):
    """Ask a seat for passage."""

    __slots__ = ()


class Support(WithSeat):
    """Ask a seat for support in the attack."""

    __slots__ = ()


class Against(WithSeat):
    """Aim an event card at a seat."""

    __slots__ = ()


class InModule(Action):
    """Aim an event card at a module."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        self.place = place


class OnPlanet(Action):
    """Aim an event card at a planet."""

    __slots__ = ("body",)

    def __init__(self, body: int) -> None:
        self.body = body


class Exchange(Action):
    """Exchange resources at the Space Port."""

    __slots__ = ()


class Accept(Action):
    """Agree."""

    __slots__ = ()


class CounterOffer(Action):
    """Answer an offer with another one."""

    __slots__ = ()


class Counter(Action):
    """Strike back with fire concentrated on one enemy."""

    __slots__ = ()


class Split(Action):
    """Strike back with every vessel for itself."""

    __slots__ = ()


class Hold(Action):
    """Stand down."""

    __slots__ = ()


class Shop(Action):
    """Go over to the purchases that close the turn."""

    __slots__ = ()


class End(Action):
    """End the turn."""

    __slots__ = ()


VOCABULARY: Final = Vocabulary()
_WORDS: Final[dict[str, list[str]]] = {"resource": list(RESOURCES), "kind": [*KINDS, "event"], "piece": PIECE_NAMES}
AT: Final = VOCABULARY.add("at {cell}", [At(cell) for cell in range(CELLS)], cell=NAMES)
MOVE: Final = VOCABULARY.add("move {piece}", [Move(piece) for piece in range(PIECES)], **_WORDS)
ATTACK: Final = VOCABULARY.add("attack {piece}", [Attack(piece) for piece in range(PIECES)], **_WORDS)
JOIN: Final = VOCABULARY.add("join {piece}", [Join(piece) for piece in range(PIECES)], **_WORDS)
LOSE: Final = VOCABULARY.add("lose {piece}", [Lose(piece) for piece in range(PIECES)], **_WORDS)
EVADE: Final = VOCABULARY.add("evade {piece}", [Evade(piece) for piece in range(PIECES)], **_WORDS)
ABOARD: Final = VOCABULARY.add("aboard {piece}", [Aboard(piece) for piece in range(PIECES)], **_WORDS)
FOUND: Final = VOCABULARY.add("found {piece}", [Found(piece) for piece in range(PIECES)], **_WORDS)
CONVERT: Final = VOCABULARY.add("convert {piece}", [Convert(piece) for piece in range(PIECES)], **_WORDS)
SETTLE: Final = VOCABULARY.add("settle {piece}", [Settle(piece) for piece in range(PIECES)], **_WORDS)
TARGET: Final = VOCABULARY.add("target {unit}", [Target(unit) for unit in range(MAX_SEATS * PIECES)], unit=UNIT_NAMES)
BUY: Final = VOCABULARY.add("buy {kind}", [Buy(kind) for kind in range(6)], **_WORDS)
PICK: Final = VOCABULARY.add("kind {kind}", [Pick(kind) for kind in range(5)], **_WORDS)
TAKE: Final = VOCABULARY.add("take {resource}", [Take(resource) for resource in range(3)], **_WORDS)
GIVE: Final = VOCABULARY.add("give {resource}", [Give(resource) for resource in range(3)], **_WORDS)
PUT: Final = VOCABULARY.add("put {resource}", [Put(resource) for resource in range(3)], **_WORDS)
ASK: Final = VOCABULARY.add("ask {resource}", [Ask(resource) for resource in range(3)], **_WORDS)
OFFER: Final = VOCABULARY.add("offer {other}", [Offer(seat) for seat in range(MAX_SEATS)])
ASK_PASSAGE: Final = VOCABULARY.add("passage {other}", [AskPassage(seat) for seat in range(MAX_SEATS)])
SUPPORT: Final = VOCABULARY.add("support {other}", [Support(seat) for seat in range(MAX_SEATS)])
AGAINST: Final = VOCABULARY.add("against {other}", [Against(seat) for seat in range(MAX_SEATS)])
MODULE: Final = VOCABULARY.add("module {place}", [InModule(place) for place in range(MODULES)])
ON_PLANET: Final = VOCABULARY.add("planet {body}", [OnPlanet(body) for body in range(BODIES)])
EXCHANGE: Final = VOCABULARY.one("exchange", Exchange())
ACCEPT: Final = VOCABULARY.one("accept", Accept())
COUNTER_OFFER: Final = VOCABULARY.one("counter-offer", CounterOffer())
COUNTER: Final = VOCABULARY.one("counter", Counter())
SPLIT: Final = VOCABULARY.one("split", Split())
HOLD: Final = VOCABULARY.one("hold", Hold())
SHOP: Final = VOCABULARY.one("shop", Shop())
END: Final = VOCABULARY.one("end", End())
DONE: Final = VOCABULARY.one("done", Done())
PASS: Final = VOCABULARY.one("pass", Pass())
PLAY: Final[list[Play]] = []
SELL: Final[list[Sell]] = []
KEEP: Final[list[Keep]] = []


def name_cards(names: list[str]) -> None:
    """Register the actions about event cards; kinds that content packs add are numbered."""
    slots = [*names, *[f"card-{slot + 1}" for slot in range(len(names), MAX_CARDS)]]
    PLAY.extend(VOCABULARY.add("play {card}", [Play(card) for card in range(MAX_CARDS)], card=slots))
    SELL.extend(VOCABULARY.add("sell {card}", [Sell(card) for card in range(MAX_CARDS)], card=slots))
    KEEP.extend(VOCABULARY.add("keep {card}", [Keep(card) for card in range(MAX_CARDS)], card=slots))


def vocabulary_of(names: list[str]) -> Vocabulary:
    """The words of a game with these event cards: the actions are the same, their cards have other names."""
    named = [VOCABULARY.fields[action.code]["card"] for action in PLAY[: len(names)]]
    if named == names:
        return VOCABULARY
    words = Vocabulary()
    words.actions = VOCABULARY.actions
    words.fields = list(VOCABULARY.fields)
    words.by_notation = dict(VOCABULARY.by_notation)
    for verb, actions in (("play", PLAY), ("sell", SELL), ("keep", KEEP)):
        for card, name in enumerate(names):
            if named[card] != name:
                words.rename(actions[card], f"{verb} {name}", card=name)
    return words
