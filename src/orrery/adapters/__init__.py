"""Adapters: the same games behind the interfaces of the research world."""
