"""Notifications for people who are not looking at the table."""

from __future__ import annotations
