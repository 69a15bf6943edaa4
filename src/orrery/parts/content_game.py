"""Games with content files, tuned weights and rule clauses, all loaded in the same way."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Self, TypeVar

from orrery.kernel import Clause, Row, Ruling, State
from orrery.kernel.game import Game
from orrery.kernel.rows import RowWriter
from orrery.parts.bot import load_advice, load_levels, load_weights, ordered
from orrery.parts.clauses import load_clauses, load_rulings
from orrery.parts.content import ContentFiles, ContentFolder, Document, Pack
from orrery.parts.content.packs import Finder
from orrery.parts.fields import Fields
from orrery.parts.net import Net, load_net, value_of
from orrery.parts.pending import Kind, Pending
from orrery.parts.styles import Likings, liked, likings_of, load_styles

S = TypeVar("S", bound=State)


@cache
def bot_data(package: str, features: tuple[str, ...]) -> tuple[dict[str, Any], dict[str, float]]:
    """The levels and weights of a game, independent of its content."""
    return load_levels(f"{package}.bot"), load_weights(f"{package}.bot", features)


@cache
def style_data(package: str) -> dict[str, Any]:
    """The styles of a game, independent of its content."""
    return load_styles(f"{package}.bot")


class PackedGame(Game[S]):
    """A game whose content is in files that packs can change."""

    #: The folder of its content; the content as read, with packs applied.
    folder: ContentFolder | None = None
    files: ContentFiles | None = None
    #: What reads and checks these files; the game's constructor takes it.
    content_type: type[Any]

    @property
    def home(self) -> ContentFolder:
        """The folder of its content; a ValueError if packs cannot change it."""
        if self.folder is None:
            raise ValueError(f"{self.name} has no content that a pack could change")
        return self.folder

    def with_files(self, files: ContentFiles) -> Self:
        """The same game with this content, or a ContentError that names file, item and key."""
        make: Callable[[Any], Self] = type(self)
        return make(self.content_type(files))

    def with_pack(self, folder: str) -> Self:
        return self.with_files(self.home.files(folder))

    def with_packs(self, pack: Pack, find: Finder) -> Self:
        """The same game with packs that have already been read: one, and those it needs."""
        return self.with_files(self.home.files(pack, find))

    def documents(self) -> Mapping[str, Document]:
        return self.files.documents if self.files is not None else {}

    def with_content(self, documents: Mapping[str, Document], digest: str = "") -> Self:
        twin = self.with_files(self.home.of(documents))
        twin.content_digest = digest or twin.content_digest
        return twin

    def words(self, language: str) -> dict[str, str]:
        found: dict[str, str] = {}
        for key, texts in self.content_words():
            said = texts.get(language) or texts.get("en") or next(iter(texts.values()), "")
            if said:
                found[key] = said
        return found

    def content_words(self) -> Iterable[tuple[str, Mapping[str, str]]]:
        """The texts that items of the content add, by key and language."""
        return ()

    def pictures(self) -> dict[str, str]:
        """The icons that items of the content define: the name of a symbol, or an SVG."""
        icons = self.files.icons if self.files is not None else {}
        return {symbol: icons.get(icon, icon) for symbol, icon in self.content_icons() if icon}

    def content_icons(self) -> Iterable[tuple[str, str]]:
        """The symbols under which a client looks up the pictures of items, and the icon of each."""
        return ()

    def former_content(self, digest: str) -> Mapping[str, Document] | None:
        return None if self.folder is None else self.folder.former(digest)


class ContentGame(PackedGame[S]):
    """A game whose clauses, rulings, levels and weights are in files of its package too."""

    #: The package of the game.
    package: str = ""

    def __init__(self, features: tuple[str, ...], files: ContentFiles | None = None) -> None:
        self.files = files
        self.pack = files.pack if files is not None else ""
        levels, weights = bot_data(self.package, features)
        self.levels = levels
        self.weights: Mapping[str, float] = dict(weights)
        #: The weights in the order of the features, as the evaluation takes them.
        self.weighing = list(self.weights.values())
        #: The networks that evaluate positions, by number of seats; without one, the weights are used.
        self.nets: dict[int, Net] = {}
        #: The networks in the package, by the first part of their files' names, and the observations they must match.
        self.learned_nets: dict[str, dict[int, Net]] = {}
        self.judges = (0, 0)
        #: What a style adds to the advice, and parameters that it sets in the advice.
        self.likings: Likings = {}
        self.traits: dict[str, float] = {}

    def with_weights(self, weights: Mapping[str, float]) -> Self:
        twin = copy(self)
        twin.weights = ordered(weights, tuple(self.weights))
        twin.weighing = list(twin.weights.values())
        return twin

    def with_nets(self, nets: Mapping[int, Net]) -> Self:
        """The same game with other networks for its evaluation; without one, it uses the weights."""
        twin = copy(self)
        twin.nets = dict(nets)
        return twin

    def with_learned(self, name: str = "value") -> Self:
        """The same game, evaluated by the networks in its package: by those of this name where there are some."""
        if name not in self.learned_nets:
            self.learned_nets[name] = self._load_nets("value") | self._load_nets(name)
        return self.with_nets(self.learned_nets[name])

    def with_advice(self, name: str) -> Self:
        """The same game with the advice parameters in another file of its package."""
        return self.advised_by(load_advice(f"{self.package}.bot", name))

    def advised_by(self, numbers: dict[str, Any]) -> Self:
        """The same game with other advice parameters, or a ValueError if its advice has none."""
        raise ValueError(f"the advice of {self.name} has no numbers to change")

    @property
    def styles(self) -> list[str]:
        """The styles of its bots."""
        return list(style_data(self.package))

    def with_style(self, name: str) -> Self:
        """The same game with the advice of a style, or a ValueError that lists the styles."""
        said = style_data(self.package)
        if name not in self.styles:
            raise ValueError(f"unknown style {name!r}; the styles are {', '.join(self.styles) or 'none'}")
        twin = copy(self)
        twin.likings = likings_of(said[name], self.vocabulary)
        twin.traits = {trait: float(number) for trait, number in said[name].items() if not isinstance(number, dict)}
        return twin

    def in_style(self, state: S, weights: list[float]) -> list[float]:
        """The advice, with the style's additions if there is a style."""
        return liked(weights, state, self.likings)

    def _load_nets(self, name: str) -> dict[int, Net]:
        """The networks of this name in the package that fit these observations."""
        found: dict[int, Net] = {}
        for seats in self.seat_counts:
            net = load_net(f"{self.package}.bot", f"{name}-{seats}.net")
            if net is not None and net.version == self.judges[0] and net.inputs == self.judges[1]:
                found[seats] = net
        return found

    def judged(self, state: S, seat: int) -> Row:
        """The network's input for a position."""
        raise NotImplementedError(f"{type(self).__name__}.judged")

    def learned_value(self, net: Net, state: S, seat: int) -> float:
        """The value of a position to a seat, from -1 to 1; the outcome if there is one."""
        if state.outcome is not None:
            return Game.evaluate(self, state, seat)
        return value_of([net.output_of(self.judged, state, other) for other in range(state.seats)], seat)

    def encode_by(self, version: int, judged: int, layout: Fields, frame_fields: Mapping[str, Kind]) -> None:
        """Set the fields of observations: first the summary that networks read, then what is pending."""
        self.judges = (version, judged)
        self.layout = layout
        self.frame_fields = frame_fields

    def observe(self, state: S, seat: int) -> bytes:
        return bytes(self.observation_row(state, seat, False))

    # Created on first use: a match does not need it, and creating it takes as long as reading a pack.

    @cached_property
    def pending(self) -> Pending:
        """The frames on a state's stack, as a row."""
        return Pending(self.frames, self.vocabulary, self.frame_fields)

    @cached_property
    def observation_size(self) -> int:  # type: ignore[override]
        """The length of an observation."""
        return self.layout.size + self.pending.fields.size

    @cached_property
    def observation_scale(self) -> Sequence[float]:  # type: ignore[override]
        """The value that counts as 1 at each index."""
        return self.layout.scale + self.pending.fields.scale

    @cached_property
    def short_observation(self) -> Sequence[tuple[int, int]]:  # type: ignore[override]
        """The parts that short observations keep."""
        return self.layout.short_spans() + self.pending.fields.short_spans(self.layout.size)

    @cached_property
    def summary(self) -> RowWriter | None:  # type: ignore[override]
        """Writes the summary of an observation, if the package has a module for it."""
        name = f"{self.package}.summary"
        if find_spec(name) is None:
            return None
        module = import_module(name)
        writer: RowWriter = module.Summary(module.FIELDS.scale)
        return writer

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        return load_clauses(self.package)

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        return load_rulings(self.package)
