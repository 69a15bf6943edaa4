"""Storage: the only package that talks to the database."""

from __future__ import annotations
