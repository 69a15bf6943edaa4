"""Reviews of finished games: win chances, the cost of each decision, and luck."""

from __future__ import annotations

from orrery.review.chances import Chances, load_chances
from orrery.review.report import Part, Review, Reviewed, review, review_part, whole
from orrery.review.settings import ReviewSettings, review_settings

__all__ = [
    "Chances",
    "Part",
    "Review",
    "ReviewSettings",
    "Reviewed",
    "load_chances",
    "review",
    "review_part",
    "review_settings",
    "whole",
]
