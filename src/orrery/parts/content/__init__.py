"""Content: the TOML files of games and the packs applied to them, with one way to read, check and hash them."""

from __future__ import annotations

from orrery.parts.content.errors import ContentError, fault, fault_in
from orrery.parts.content.files import ContentFiles, check_documents, content_digest
from orrery.parts.content.folder import ContentFolder
from orrery.parts.content.items import Source, Sourced, Titled
from orrery.parts.content.manifest import Manifest
from orrery.parts.content.packs import Pack, read_pack
from orrery.parts.content.sources import Document, Folder

__all__ = [
    "ContentError",
    "ContentFiles",
    "ContentFolder",
    "Document",
    "Folder",
    "Manifest",
    "Pack",
    "Source",
    "Sourced",
    "Titled",
    "check_documents",
    "content_digest",
    "fault",
    "fault_in",
    "read_pack",
]
