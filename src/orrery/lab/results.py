"""Results on disk: a folder of Parquet files that survives a crash, so that the same command resumes the run.

plan.json            what is played, with which rules and content
parts/               finished chunks, written atomically
games.parquet        all games, once the last chunk is there; decisions.parquet where they were asked for
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from orrery.lab.plan import Plan
from orrery.lab.play import Decision, GameResult, Handful

FORMAT = 3
KEY = b"orrery"
#: How many rows are stored together.
GROUP = 20_000

ARROW = {int: pa.int64(), float: pa.float64(), str: pa.string()}


def column_type(hint: Any) -> Any:
    """The Arrow type of a field: lists for tuples, maps for dicts, and numbers as their annotation says."""
    inner = get_args(hint)
    if get_origin(hint) is Annotated:
        return pa.type_for_alias(inner[1])
    if get_origin(hint) is tuple:
        return pa.list_(column_type(inner[0]))
    if get_origin(hint) is dict:
        return pa.map_(column_type(inner[0]), column_type(inner[1]))
    return ARROW[hint]


def schema_of(row: type[msgspec.Struct]) -> Any:
    """The columns of a table whose rows are structs of this type.

    >>> schema_of(Decision).field("seat")
    pyarrow.Field<seat: int8>
    """
    hints = get_type_hints(row, include_extras=True)
    return pa.schema({name: column_type(hints[name]) for name in row.__struct_fields__})


GAMES = schema_of(GameResult)
DECISIONS = schema_of(Decision)
#: The columns that pyarrow reads as lists of pairs.
COUNTED = [field.name for field in GAMES if pa.types.is_map(field.type)]


class Origin(msgspec.Struct, frozen=True):
    """The origin of results: the plan, its rules and content, and the actions by code."""

    orrery: int
    plan: Plan
    rules: str
    content: str
    vocabulary: list[str] = []

    @staticmethod
    def of(plan: Plan) -> Origin:
        """The origin of results played now."""
        rules = plan.rules()
        notations = [action.notation for action in rules.vocabulary.actions]
        return Origin(FORMAT, plan, rules.rules_version, rules.content_digest, notations)


class Results:
    """A folder of results."""

    def __init__(self, folder: str | os.PathLike[str], plan: Plan) -> None:
        self.folder = Path(folder)
        self.plan = plan
        self.origin = Origin.of(plan)
        self.parts = self.folder / "parts"

    def open(self) -> list[range]:
        """Start or resume: returns the chunks still to be played."""
        described = self.folder / "plan.json"
        if described.exists():
            found = read_origin(described)
            if found != self.origin:
                raise ValueError(
                    f"{self.folder} holds the results of another plan ({difference(found, self.origin)}): "
                    "choose another folder, or delete it"
                )
        elif self.folder.exists() and not self.folder.is_dir():
            raise ValueError(f"{self.folder} is a file: results need a folder, so choose another name")
        elif self.folder.exists() and any(self.folder.iterdir()):
            raise ValueError(f"{self.folder} holds something else than results: choose another folder")
        try:
            self.parts.mkdir(parents=True, exist_ok=True)
            if not described.exists():
                replace(described, msgspec.json.encode(self.origin))
        except OSError as error:
            raise ValueError(f"{self.folder}: cannot be written ({error.strerror})") from error
        if (self.folder / "games.parquet").exists():
            return []
        return [piece for piece in self.plan.pieces() if not self.part("games", piece).exists()]

    def part(self, kind: str, piece: range) -> Path:
        """The file of a chunk."""
        return self.parts / f"{kind}-{piece.start:09}.parquet"

    def store(self, piece: range, handful: Handful) -> None:
        """Store a chunk. Its games are written last: a chunk counts as done once they exist."""
        results, decisions = handful
        if self.plan.decisions:
            write(self.part("decisions", piece), [columns(decisions, DECISIONS)], DECISIONS, b"")
        write(self.part("games", piece), [columns(results, GAMES)], GAMES, b"")

    def finish(self) -> Path:
        """Merge all chunks into one file of each kind and delete them."""
        origin = msgspec.json.encode(self.origin)
        whole = self.folder / "games.parquet"
        if not whole.exists():
            pieces = list(self.plan.pieces())
            if self.plan.decisions:
                tables = (pq.read_table(self.part("decisions", piece)) for piece in pieces)
                write(self.folder / "decisions.parquet", tables, DECISIONS, origin)
            write(whole, (pq.read_table(self.part("games", piece)) for piece in pieces), GAMES, origin)
        shutil.rmtree(self.parts, ignore_errors=True)
        return whole


def columns(rows: list[GameResult] | list[Decision], schema: Any) -> Any:
    """Rows as an Arrow table."""
    found: dict[str, list[Any]] = {}
    for field in schema:
        values = [getattr(row, field.name) for row in rows]
        if pa.types.is_map(field.type):
            values = [sorted(counts.items()) for counts in values]
        found[field.name] = values
    return pa.table(found, schema=schema)


def write(path: Path, tables: Iterable[Any], schema: Any, origin: bytes) -> None:
    """Write a Parquet file, completely or not at all."""
    partial = path.with_name(path.name + ".partial")
    marked = schema.with_metadata({KEY: origin})
    with pq.ParquetWriter(partial, marked, compression="zstd") as writer:
        for group in grouped(tables):
            writer.write_table(group.replace_schema_metadata({KEY: origin}))
    with open(partial, "rb+") as file:
        os.fsync(file.fileno())
    partial.replace(path)


def grouped(tables: Iterable[Any]) -> Iterator[Any]:
    """Small tables concatenated into larger ones, which compress better and read faster."""
    waiting: list[Any] = []
    for table in tables:
        waiting.append(table)
        if sum(len(one) for one in waiting) >= GROUP:
            yield pa.concat_tables(waiting)
            waiting = []
    if waiting:
        yield pa.concat_tables(waiting)


def replace(path: Path, content: bytes) -> None:
    """Write a file, completely or not at all."""
    partial = path.with_name(path.name + ".partial")
    partial.write_bytes(content)
    partial.replace(path)


def read_origin(path: Path) -> Origin:
    """The origin in a plan.json."""
    try:
        return decode_origin(path.read_bytes(), path)
    except OSError as error:
        raise ValueError(f"{path}: cannot be read ({error.strerror})") from error


def decode_origin(content: bytes, source: Path) -> Origin:
    """An origin from its JSON, or a ValueError that names the source."""
    try:
        origin = msgspec.json.decode(content, type=Origin)
    except msgspec.DecodeError as error:
        raise ValueError(f"{source}: not results of orrery ({error})") from error
    if origin.orrery != FORMAT:
        raise ValueError(f"{source}: results of format {origin.orrery}; this version reads format {FORMAT}")
    return origin


def difference(one: Origin, other: Origin) -> str:
    """The first difference between two origins."""
    for name in Plan.__struct_fields__:
        a, b = getattr(one.plan, name), getattr(other.plan, name)
        if a != b:
            return f"{name} {a!r}, not {b!r}"
    for name in ("rules", "content"):
        a, b = getattr(one, name), getattr(other, name)
        if a != b:
            return f"{name} {a!r}, not {b!r}"
    return "other actions"


def find_results(path: str | os.PathLike[str]) -> tuple[Path, Origin]:
    """The games file of finished results, given as a folder or a file, and their origin."""
    given = Path(path)
    file = given / "games.parquet" if given.is_dir() else given
    if given.is_dir() and not file.exists():
        if (given / "plan.json").exists():
            raise ValueError(f"{given}: not finished; the command that started it continues it")
        raise ValueError(f"{given}: not results of orrery (games.parquet is missing)")
    if not file.exists():
        raise ValueError(f"{file}: cannot be read (there is no such file)")
    try:
        schema = pq.read_schema(file)
    except OSError as error:
        raise ValueError(f"{file}: cannot be read ({error.strerror or 'not a Parquet file'})") from error
    except pa.ArrowInvalid:
        raise ValueError(f"{file}: cannot be read (not a whole Parquet file)") from None
    content = (schema.metadata or {}).get(KEY)
    if content is None:
        raise ValueError(f"{file}: not results of orrery (a Parquet file of something else)")
    origin = decode_origin(content, file)
    if not schema.remove_metadata().equals(GAMES):
        raise ValueError(f"{file}: not the games of orrery results (other columns)")
    return file, origin


def read_games(file: Path) -> Iterator[GameResult]:
    """The games of a file, in batches."""
    with pq.ParquetFile(file) as source:
        for batch in source.iter_batches(batch_size=1000):
            for row in batch.to_pylist():
                for name in COUNTED:
                    row[name] = dict(row[name])
                yield msgspec.convert(row, GameResult)
