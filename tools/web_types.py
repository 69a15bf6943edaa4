"""Generate web/src/lib/schema.ts, the types of the messages between server and browser, from the Python messages."""

from __future__ import annotations

import sys
import tempfile
from inspect import isclass
from pathlib import Path

import msgspec

import web
from orrery.client import messages

TARGET = web.WEB / "src" / "lib" / "schema.ts"
HEAD = "// Written by tools/web_types.py from src/orrery/client/messages.py. Do not edit.\n"


def document() -> bytes:
    """The messages as an OpenAPI document without paths."""
    kinds = [kind for kind in vars(messages).values() if isclass(kind) and kind.__module__ == messages.__name__]
    structs = [kind for kind in kinds if issubclass(kind, msgspec.Struct)]
    _, schemas = msgspec.json.schema_components(structs, ref_template="#/components/schemas/{name}")
    about = {"title": "Orrery", "version": "1"}
    return msgspec.json.encode({"openapi": "3.1.0", "info": about, "paths": {}, "components": {"schemas": schemas}})


def generated(command: list[str]) -> str:
    """The expected content of schema.ts."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "messages.json"), Path(folder, "schema.ts")
        source.write_bytes(document())
        options = ["--immutable", "--root-types", "--root-types-no-schema-prefix"]
        with Path(folder, "said").open("w") as said:
            if not web.run(
                command, "exec", "--", "openapi-typescript", str(source), "-o", str(target), *options, stdout=said
            ):
                raise SystemExit("orrery: openapi-typescript failed")
        return HEAD + target.read_text(encoding="utf-8")


def is_current(command: list[str]) -> bool:
    """Whether schema.ts matches the messages."""
    current = TARGET.read_text(encoding="utf-8") == generated(command)
    if not current:
        print("orrery: web/src/lib/schema.ts is not current: make web-types", file=sys.stderr)
    return current


if __name__ == "__main__":
    npm = web.npm()
    if not web.packages(npm):
        raise SystemExit(1)
    TARGET.write_text(generated(npm), encoding="utf-8")
