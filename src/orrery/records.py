"""Records: the stored source of a game, from which everything else can be recomputed."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from orrery.kernel import Game, IllegalAction, State
from orrery.kernel.keyed import QUICK_SEEDS, SEEDS
from orrery.parts.content import check_documents, content_digest
from orrery.registry import EDITIONS, game

FORMAT = 1
KEY_BYTES = 32


def factions_of(state: State, dealt: Sequence[str] = ()) -> list[str]:
    """The faction of each seat: what it was dealt at the start, else what it holds now.

    Some factions are chosen during the game, and those of a seat that is out change hands.
    """
    held = [state.game.faction(state, seat) for seat in range(state.seats)]
    return [first or now for first, now in zip(dealt, held, strict=True)] if dealt else held


class Record(msgspec.Struct, kw_only=True):
    """A game as it was played: rules and content, options and seed, and the actions in notation.

    >>> import orrery
    >>> state = orrery.game("tictactoe").new(seed=7)
    >>> state.play("place b2")
    >>> Record.of(state, seed=7, actions=["place b2"]).replay().digest() == state.digest()
    True
    """

    game: str
    rules: str
    content: str
    seats: int
    options: dict[str, bool | int | str]
    seed: int
    actions: list[str]
    digest: str = ""
    #: The name of its pack and its whole content, if it is not the game's own.
    pack: str = ""
    documents: dict[str, Any] = {}
    #: The origin of the seed, if people contributed: the server's commitment, and the client seeds by seat.
    server_seed: int | None = None
    client_seeds: list[tuple[int, str]] = []

    @staticmethod
    def of(state: State, seed: int, actions: list[str]) -> Record:
        """The record of a state that was reached from `seed` by `actions`."""
        played = state.game
        is_own = played.content_digest == game(played.name).content_digest
        return Record(
            pack=played.pack,
            documents={} if is_own or played.former_content(played.content_digest) else dict(played.documents()),
            game=state.game.name,
            rules=state.game.rules_version,
            content=state.game.content_digest,
            seats=state.seats,
            options=dict(state.options),
            seed=seed,
            actions=list(actions),
            digest=state.digest(),
        )

    def edition(self, pack: str | None = None) -> Game[Any]:
        """The game with the rules and content of the record; a ValueError if they are not available."""
        given = game(self.game, pack).documents() if pack is not None else None
        check_documents(self.documents)
        if self.documents and content_digest(self.documents) != self.content:
            raise ValueError(f"the content of the record is damaged: its digest is {content_digest(self.documents)}")
        return EDITIONS.find(game(self.game), self.rules, self.content, given or self.documents or None)

    def start(self, log: bool = False, pack: str | None = None) -> State:
        """The position before the first action; a ValueError if the rules of the record are not available."""
        state: State = self.edition(pack).new(self.seats, self.seed, self.options, log=log)
        return state

    def replay(self, upto: int | None = None, log: bool = False, pack: str | None = None) -> State:
        """The position after the first `upto` actions (all of them if None)."""
        state = self.start(log, pack)
        for number, notation in enumerate(self.actions[:upto], 1):
            try:
                state.play(notation)
            except IllegalAction as error:
                raise ValueError(f"action {number} of the record is illegal: {error}") from error
            except ValueError as error:
                raise ValueError(f"action {number} of the record is unknown: {error}") from error
        if self.digest and (upto is None or upto >= len(self.actions)) and state.digest() != self.digest:
            raise ValueError("the record does not replay to its own digest: it was damaged or the rules have changed")
        return state

    def encode(self) -> bytes:
        """The bytes of a `.orrery` file: JSON with a checksum over everything else."""
        body: dict[str, Any] = {"orrery": FORMAT, **msgspec.to_builtins(self)}
        if not self.documents:  # as before packs existed
            del body["pack"], body["documents"]
        if self.server_seed is None:
            del body["server_seed"], body["client_seeds"]
        body["checksum"] = _checksum(body)
        return msgspec.json.format(msgspec.json.encode(body), indent=1) + b"\n"

    @staticmethod
    def decode(data: bytes, source: str = "the record") -> Record:
        """The record in these bytes, or a ValueError that names the source and the fault."""
        try:
            body = msgspec.json.decode(data)
        except msgspec.DecodeError as error:
            raise ValueError(f"{source}: not a whole .orrery file ({error})") from error
        if not isinstance(body, dict) or "orrery" not in body:
            raise ValueError(f"{source}: not an .orrery file (the key 'orrery' is missing)")
        if body["orrery"] != FORMAT:
            raise ValueError(f"{source}: format {body['orrery']!r} of key 'orrery' is not known; allowed is {FORMAT}")
        if body.pop("checksum", None) != _checksum(body):
            raise ValueError(f"{source}: damaged (the key 'checksum' does not fit the rest)")
        del body["orrery"]
        try:
            return msgspec.convert(body, Record)
        except msgspec.ValidationError as error:
            raise ValueError(f"{source}: {error}") from error

    def commitment(self) -> str:
        """The server's commitment before the game; a ValueError if the seed was not derived correctly."""
        if self.server_seed is None:
            return commitment_of(self.seed)
        if mixed_seed(self.server_seed, self.client_seeds) != self.seed:
            raise ValueError("the seed does not follow from the server's and the players' seeds")
        return commitment_of(self.server_seed)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the record to a file, completely or not at all."""
        target = Path(path)
        partial = target.with_name(target.name + ".partial")
        partial.write_bytes(self.encode())
        partial.replace(target)

    @staticmethod
    def read(path: str | os.PathLike[str]) -> Record:
        """The record in a file."""
        try:
            data = Path(path).read_bytes()
        except OSError as error:
            raise ValueError(f"{path}: cannot be read ({error.strerror})") from error
        return Record.decode(data, str(path))


def _checksum(body: dict[str, Any]) -> str:
    return hashlib.sha256(msgspec.json.encode(body, order="sorted")).hexdigest()


def mixed_seed(server_seed: int, client_seeds: Sequence[tuple[int, str]]) -> int:
    """The seed of a match's dice: the server's own, or BLAKE2b of people's contributions keyed with the server's seed.

    >>> mixed_seed(7, []), mixed_seed(1 << 200, [(0, "a")]) == mixed_seed(1 << 200, [(0, "b")])
    (7, False)
    """
    if not client_seeds:
        return server_seed
    added = msgspec.json.encode(["orrery client seeds", *sorted(client_seeds)])
    key = server_seed.to_bytes(KEY_BYTES, "little")
    digest = hashlib.blake2b(added, key=key, digest_size=KEY_BYTES).digest()
    return QUICK_SEEDS + int.from_bytes(digest, "little") % (SEEDS - QUICK_SEEDS)


def commitment_of(seed: int) -> str:
    """The published fingerprint of a seed: a random seed cannot be guessed from it.

    >>> commitment_of(7)[:16]
    'fb6ad632b3e680cd'
    """
    return hashlib.sha256(f"orrery seed {seed}".encode()).hexdigest()


def replay(path: str | os.PathLike[str]) -> State:
    """The last position of a recorded game."""
    return Record.read(path).replay()
