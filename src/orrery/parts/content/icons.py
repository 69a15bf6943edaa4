"""Icons of packs: only the parts of SVG that draw shapes, nothing that runs, loads or references anything."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from typing import Final

from orrery.parts.content.errors import fault

#: The maximum number of characters and elements of a picture.
LONGEST: Final = 8_000
MOST: Final = 200

SVG: Final = "{http://www.w3.org/2000/svg}"
ELEMENTS: Final = ("svg", "g", "path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "title")
NUMBERS: Final = re.compile(r"[0-9.,\s%+\-eE]*")
PATH: Final = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9.,\s+\-eE]*")
PAINT: Final = re.compile(r"none|currentColor|#[0-9a-fA-F]{3,8}|[a-zA-Z]{3,20}")
MOVES: Final = re.compile(r"((translate|rotate|scale|skewX|skewY|matrix)\([0-9.,\s+\-eE]*\)\s*)*")
WORD: Final = re.compile(r"[a-z\-]{3,12}")
#: The allowed values of each attribute; other attributes are refused.
ATTRIBUTES: Final = {
    **dict.fromkeys(("fill", "stroke", "color"), PAINT),
    **dict.fromkeys(("fill-rule", "clip-rule", "stroke-linecap", "stroke-linejoin"), WORD),
    **dict.fromkeys(("opacity", "fill-opacity", "stroke-opacity", "stroke-width", "stroke-miterlimit"), NUMBERS),
    **dict.fromkeys(("stroke-dasharray", "stroke-dashoffset", "viewBox", "width", "height", "points"), NUMBERS),
    **dict.fromkeys(("x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry"), NUMBERS),
    "d": PATH,
    "transform": MOVES,
}


def check_icon(text: str, label: str) -> str:
    """A picture rebuilt from its allowed parts; a ContentError names any part that is not allowed.

    >>> check_icon('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>', "a.svg")
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8" /></svg>'
    """
    if len(text) > LONGEST:
        raise fault(label, "", "", f"a picture has at most {LONGEST} characters")
    if re.search(r"<!(?!--)|<\?(?!xml )", text):
        raise fault(label, "", "", "an SVG without document type, entities and instructions is wanted")
    try:
        root = ET.fromstring(text)
    except (ET.ParseError, ValueError) as error:
        raise fault(label, "", "", f"not SVG: {error}") from error
    if root.tag != f"{SVG}svg":
        raise fault(label, "", "svg", f'the outermost element is svg with xmlns="{SVG[1:-1]}"')
    if "viewBox" not in root.attrib:
        raise fault(label, "", "viewBox", "missing; such as 0 0 24 24")
    elements = list(root.iter())
    if len(elements) > MOST:
        raise fault(label, "", "", f"a picture has at most {MOST} elements")
    for element in elements:
        check_element(element, label)
    ET.register_namespace("", SVG[1:-1])
    return ET.tostring(root, encoding="unicode")


def check_element(element: ET.Element, label: str) -> None:
    """Refuse an element or attribute that is not on the list of those that only draw."""
    name = str(element.tag).removeprefix(SVG)
    if name not in ELEMENTS:
        raise fault(label, "", name[:40], f"not allowed in a picture; allowed: {', '.join(ELEMENTS)}")
    for key, value in element.attrib.items():
        allowed = ATTRIBUTES.get(key)
        if allowed is None:
            raise fault(label, name, key[:40], f"not allowed in a picture; allowed: {', '.join(ATTRIBUTES)}")
        if not allowed.fullmatch(value):
            raise fault(label, name, key, f"{value[:40]!r} is not allowed in a picture")
    if name != "title" and (element.text or "").strip():
        raise fault(label, name, "", "only a title has text")
