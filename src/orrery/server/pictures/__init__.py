"""Pictures of boards and people, drawn without a browser."""

from __future__ import annotations
