"""The HTTP interface, one module per topic."""

from __future__ import annotations
