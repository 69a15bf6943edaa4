"""A game: its vocabulary and options, its setup, and what each seat sees of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from functools import cached_property
from typing import Any, Generic, TypeVar

from orrery.kernel.actions import Action, Vocabulary
from orrery.kernel.frames import Frame
from orrery.kernel.keyed import SEEDS, seeded
from orrery.kernel.messages import Clause, PartMatch, Ruling
from orrery.kernel.options import Option, Value, accept_options
from orrery.kernel.rng import Rng
from orrery.kernel.rows import RowWriter
from orrery.kernel.state import State

S = TypeVar("S", bound=State)


class Game(Generic[S]):
    """The rules of one game with one set of content. Subclass it for each game; see docs/adding-a-game.md."""

    #: The name under which `orrery.game` finds it, and its title for people.
    name: str = ""
    title: str = ""
    #: The allowed numbers of seats; the first is the default.
    seat_counts: tuple[int, ...] = (2,)
    #: What can be chosen when a game is created.
    options: tuple[Option, ...] = ()
    #: Changes whenever an old record would no longer replay to the same digests.
    rules_version: str = "1"
    #: Older versions of the rules whose running matches can continue: because the changes since do not affect them,
    #: or because `with_rules` preserves the old behaviour.
    plays_rules: tuple[str, ...] = ()
    #: For versions that can no longer be continued, the last release that could.
    last_releases: Mapping[str, str] = {}
    #: Fingerprint of the content files; empty when the game has none.
    content_digest: str = ""
    #: The name and version of the pack in the content; empty without one.
    pack: str = ""
    #: What `insight` can be asked about.
    topics: tuple[str, ...] = ()
    vocabulary: Vocabulary
    state_type: type[S]

    # What a game defines

    def setup(self, state: S) -> None:
        """Fill the columns of a new state and push the first frames."""
        raise NotImplementedError(f"{type(self).__name__}.setup")

    def view(self, state: S, seat: int | None) -> dict[str, Any]:
        """What a seat may see, built by naming what is visible, never by deleting what is not."""
        raise NotImplementedError(f"{type(self).__name__}.view")

    def fixed_view(self, state: S) -> dict[str, Any]:
        """The part of every seat's view that never changes during a match, such as a board: clients get it once."""
        return {}

    def changing_view(self, state: S, seat: int | None) -> dict[str, Any]:
        """The rest of the view. A game with a fixed part defines both, and its `view` combines them."""
        return self.view(state, seat)

    def redraw(self, state: S, seat: int | None, rng: Rng) -> None:
        """Resample everything the seat cannot know. Games without secrets need not override it.

        The result may depend only on what the seat knows and on `rng`, so sort what is unknown before shuffling.
        """

    def check_options(self, seats: int, options: dict[str, Value]) -> None:
        """Raise ValueError if these options cannot be combined; it says which can."""

    def with_pack(self, folder: str) -> Game[S]:
        """The same game with a content pack applied to its content, or a ValueError that names file and key."""
        raise ValueError(f"{self.name} has no content that a pack could change")

    def with_rules(self, version: str) -> Game[S]:
        """The same game with an older version of its rules, or a ValueError that says how to finish such a match.

        A game that preserves older behaviour overrides this and sets what its rules test.
        """
        if version == self.rules_version:
            return self
        if version not in self.plays_rules:
            release = self.last_releases.get(version)
            command = f"orrery[server]=={release}" if release else "orrery[server]==<that release>"
            raise ValueError(
                f"this needs rules {version!r} of {self.name}; this release has {self.rules_version!r}. "
                f"It can be finished with {'release ' + release if release else 'the release it was begun with'}: "
                f"uvx --from '{command}' orrery play"
            )
        twin = copy(self)
        twin.rules_version = version
        return twin

    def documents(self) -> Mapping[str, Any]:
        """The content files as read, by name; `with_content` turns them into the same game again."""
        return {}

    def with_content(self, documents: Mapping[str, Any], digest: str = "") -> Game[S]:
        """The same rules with stored content, identified by the digest it was recorded with."""
        raise ValueError(f"{self.name} has no content files")

    def former_content(self, digest: str) -> Mapping[str, Any] | None:
        """The content of an older release by its digest, if it comes with the game."""
        return None

    def words(self, language: str) -> dict[str, str]:
        """The texts that the content adds to the game's locale files in a language, by key."""
        return {}

    def scenario_faults(self, text: str) -> list[str]:
        """The faults of a scenario file, each starting with its key; empty if the file is valid."""
        raise ValueError(f"{self.name} has no scenario files")

    def catalogue(self) -> dict[str, Any]:
        """The static data a client needs to draw a table: maps, cards, ships. JSON-able."""
        return {}

    def insight(self, state: S, seat: int | None, topic: str, about: Mapping[str, int]) -> dict[str, Any]:
        """The answer to a question, from what the seat may know: odds, arcs, reach and so on, with reasons."""
        known = ", ".join(self.topics) or "no topic"
        raise ValueError(f"{self.name} has nothing to say about {topic!r}; it knows {known}")

    #: The settings of the bots' levels for this game, from `bot/levels.toml`; other levels use the defaults.
    levels: Mapping[str, Mapping[str, Any]] = {}
    #: The parameters of evaluation and advice that self-play tunes, by name; may be empty.
    weights: Mapping[str, float] = {}

    def with_weights(self, weights: Mapping[str, float]) -> Game[S]:
        """The same game with other weights for evaluation and advice."""
        raise ValueError(f"{self.name} has no weights to tune")

    def features(self, state: S, seat: int) -> list[float]:
        """The features of a seat's evaluation, in the order of `weights`; it is their weighted sum."""
        raise ValueError(f"{self.name} has no weights to tune")

    def evaluate(self, state: S, seat: int) -> float:
        """The value of a position to a seat, from -1 (lost) to 1 (won); search calls this at its horizon."""
        if state.outcome is None:
            return 0.0
        return 1.0 if seat in state.outcome.winners else -1.0 if state.outcome.winners else 0.0

    def advise(self, state: S) -> list[float]:
        """How promising each pending action looks to the seat that decides, in the order of `state.pending`."""
        return [1.0] * len(state.pending)

    def reasons(self, state: S, seat: int, action: Action) -> list[str | dict[str, Any]]:
        """Why an action is good advice: keys of the game's texts, or clause, reason and facts; may be empty.

        They may use only what the seat knows.
        """
        return []

    def faction(self, state: S, seat: int) -> str:
        """What a seat plays, such as a faction, in games where seats differ: the laboratory counts wins by it."""
        return ""

    def thing(self, state: S, action: Action) -> str:
        """The card or kind of unit that an action is about, as the key of its name: the laboratory counts wins by it.

        Needed where the notation names a position, such as `take 3`. Empty if there is none.
        """
        return ""

    def concession(self, state: S, winners: Sequence[int]) -> list[float]:
        """Every seat's score when all but these have conceded."""
        return [1.0 if seat in winners else -1.0 for seat in range(state.seats)]

    def part_match(self, state: S) -> PartMatch | None:
        """The part to be played as a separate match before this game continues, if any."""
        return None

    def is_apart(self, state: S) -> bool:
        """Whether the pending decision belongs to a part that is played at a separate table, started or not."""
        return False

    def score(self, state: S, seat: int) -> float:
        """A seat's points so far, for charts. It should be cheap to compute."""
        return 0.0 if state.outcome is None else state.outcome.scores[seat]

    #: The length of what `observe` returns, and for bytes the value that counts as 1 at each index; 0 leaves
    #: observations to the general encoder of the adapters.
    observation_size: int = 0
    observation_scale: Sequence[float] = ()

    #: The parts of an observation that short ones keep, as spans; none if all are short.
    short_observation: Sequence[tuple[int, int]] = ()

    #: Writes the summary of an observation, if the game has one.
    summary: RowWriter | None = None

    def observe(self, state: S, seat: int) -> bytes | list[float]:
        """What a seat may know, for machine learning: bytes (fast), or numbers from -1 to 1."""
        raise NotImplementedError(f"{type(self).__name__}.observe")

    def observation_row(self, state: S, seat: int, short: bool) -> Any:
        """The bytes of `observe` in the game's own format; with `short`, only those of short observations."""
        return self.observe(state, seat)

    @cached_property
    def clauses(self) -> tuple[Clause, ...]:
        """The rule clauses: id, title and text in every language."""
        return ()

    @cached_property
    def rulings(self) -> tuple[Ruling, ...]:
        """Our decisions on points where the rulebook is unclear."""
        return ()

    # The contract

    def new(
        self,
        seats: int | None = None,
        seed: int = 0,
        options: Mapping[str, Any] | None = None,
        log: bool = False,
    ) -> S:
        """A new game, waiting for its first decision. With `log`, `state.events` records what happens.

        `state.entered` then counts the frames that ran, and so the rules that were used.

        >>> import orrery
        >>> state = orrery.game("tictactoe").new(seats=2, seed=7)
        >>> state.seat, state.choice, len(state.actions())
        (0, 'ChooseCell', 9)
        """
        if type(seed) is not int or not 0 <= seed < SEEDS:
            raise ValueError(f"a seed is a whole number from 0 to 2**256 - 1, not {seed!r}")
        state = self.blank(seats, options, seeded(seed))
        if log:
            state.events = []
            state.logged = True
            state.entered = {}
        self.setup(state)
        state.advance()
        return state

    def blank(self, seats: int | None, options: Mapping[str, Any] | None, rng: Rng) -> S:
        """A state without a position, for valid seats and options."""
        count = self.seat_counts[0] if seats is None else seats
        if type(count) is not int or count not in self.seat_counts:
            raise ValueError(f"{self.name} is for {_listed(self.seat_counts)} seats, not {count!r}")
        accepted = accept_options(self.options, options or {}) if options or self.options else {}
        self.check_options(count, accepted)
        state = self.state_type(self, count, accepted, rng)
        state.begin()
        return state

    def load(self, document: Mapping[str, Any]) -> S:
        """The state that `state.dump()` wrote; a ValueError names what is wrong with it."""
        if not isinstance(document, dict):
            raise ValueError(f"a dumped state is a JSON object, not {type(document).__name__}")
        expected = (("game", self.name), ("rules", self.rules_version), ("content", self.content_digest))
        for key, own in expected:
            if document.get(key) != own:
                raise ValueError(f"this state has {key} {document.get(key)!r}; this is {self.name} with {key} {own!r}")
        try:
            state = self.blank(document["seats"], document["options"], Rng())
            state.restore(document)
            digest = state.digest()
        except (KeyError, TypeError, ValueError, IndexError, AttributeError) as error:
            raise ValueError(f"not a whole state of {self.name}: {error}") from error
        if digest != document.get("digest"):
            raise ValueError(f"this state of {self.name} is damaged: its digest is {digest}")
        return state

    def parse(self, text: str) -> Action:
        """The action with this notation.

        >>> import orrery
        >>> orrery.game("connect_four").parse("drop d")
        <Drop 3: drop d>
        """
        return self.vocabulary.parse(text)

    def code(self, action: Action) -> int:
        """The code of an action."""
        return action.code

    def action(self, code: int) -> Action:
        """The action with a code."""
        return self.vocabulary.action(code)

    @property
    def action_count(self) -> int:
        """The number of actions in the vocabulary; codes are smaller than this."""
        return len(self.vocabulary)

    @cached_property
    def frames(self) -> dict[str, type[Frame[Any]]]:
        """The frames of this game's package and of the kernel by name, for `load`."""
        module = type(self).__module__
        home = module.rpartition(".")[0] + "."
        return {
            kind.__name__: kind
            for kind in _descendants(Frame)
            if kind.__module__ == module or (home != "." and kind.__module__.startswith(home))
        }


def _descendants(kind: type[Frame[Any]]) -> Iterable[type[Frame[Any]]]:
    for child in kind.__subclasses__():
        yield child
        yield from _descendants(child)


def _listed(numbers: tuple[int, ...]) -> str:
    words = [str(number) for number in numbers]
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]
