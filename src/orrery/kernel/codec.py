"""Frames and columns as JSON-able values and back."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from orrery.kernel.actions import fields_of
from orrery.kernel.columns import column

if TYPE_CHECKING:
    from orrery.kernel.frames import Frame


def encode_value(value: Any) -> Any:
    """A column or a frame's field as JSON."""
    if value is None or isinstance(value, bool | int | str):
        return value
    if isinstance(value, bytearray):
        return {"bytearray": value.hex()}
    if isinstance(value, bytes):
        return {"bytes": value.hex()}
    if isinstance(value, array):
        return {"array": value.typecode, "items": value.tolist()}
    if isinstance(value, tuple):
        return {"tuple": [encode_value(item) for item in value]}
    if isinstance(value, list):
        return [encode_value(item) for item in value]
    raise TypeError(f"a {type(value).__name__} cannot be part of a state: use ids and numbers")


def decode_value(value: Any) -> Any:
    """The column or field that `encode_value` wrote."""
    if isinstance(value, list):
        return [decode_value(item) for item in value]
    if not isinstance(value, dict):
        return value
    if "bytearray" in value:
        return bytearray.fromhex(value["bytearray"])
    if "bytes" in value:
        return bytes.fromhex(value["bytes"])
    if "array" in value:
        return array(value["array"], value["items"])
    if "tuple" in value:
        return tuple([decode_value(item) for item in value["tuple"]])
    raise ValueError(f"not a value of a state: {value!r}")


def encode_column(kind: str, value: Any) -> Any:
    """An attribute of a state as JSON: a column of this kind in any storage, or anything else."""
    if not kind:
        return encode_value(value)
    if kind == "P":
        return {"bytearray": value.hex()}
    return {"bytearray": bytes(list(value)).hex()} if kind == "B" else {"array": kind, "items": list(value)}


def decode_column(kind: str, document: Any) -> Any:
    """The attribute that `encode_column` wrote."""
    if not kind:
        return decode_value(document)
    if kind == "P":
        return bytes.fromhex(document["bytearray"])
    return column(kind, bytes.fromhex(document["bytearray"]) if kind == "B" else document["items"])


def encode_frame(frame: Frame[Any]) -> list[Any]:
    """A frame as its name and its fields."""
    kind = type(frame)
    return [kind.__name__, *[encode_value(getattr(frame, field)) for field in fields_of(kind)]]


def decode_frame(document: list[Any], frames: Mapping[str, type[Frame[Any]]]) -> Frame[Any]:
    """The frame that `encode_frame` wrote, made by its own constructor."""
    kind = frames.get(document[0])
    if kind is None:
        raise ValueError(f"unknown frame {document[0]!r}; this game has {', '.join(sorted(frames))}")
    return kind(*[decode_value(value) for value in document[1:]])
