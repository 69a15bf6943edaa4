"""For the documentation site: turn examples in docstrings into code blocks without an "Examples:" heading."""

from __future__ import annotations

import re
from typing import Any

import griffe

#: An example: lines from a prompt up to the next empty line.
EXAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


def fenced(text: str) -> str:
    """The text with every example in a fenced block."""
    return EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", text)


class Doctests(griffe.Extension):
    """Fences the examples of every docstring."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        """Change the docstring before it is read as Markdown."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)
