"""The shape of the content file: numbers, lanes, prices and fleets of the war."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from orrery.parts.content import Sourced

Number = Annotated[int, msgspec.Meta(ge=0, le=9)]
Points = Annotated[int, msgspec.Meta(ge=0, le=5000)]
Terrain = Literal["none", "asteroids", "nebula", "black-hole"]
Zone = Literal["none", "asteroids", "nebula", "black-hole", "planet", "dice"]
Words = dict[str, str]


class Numbers(Sourced, frozen=True, kw_only=True):
    """The figures that rules name."""

    battle_rounds: Annotated[int, msgspec.Meta(ge=1, le=30)]
    fleet_cap: Points
    free_bases: Annotated[int, msgspec.Meta(ge=0, le=4)]
    most_bases: Annotated[int, msgspec.Meta(ge=0, le=4)]
    free_transports: Annotated[int, msgspec.Meta(ge=0, le=4)]
    most_transports: Annotated[int, msgspec.Meta(ge=0, le=4)]
    levy: Points
    minimum: Number
    minimum_at_home: Number
    largest_fleet: Annotated[int, msgspec.Meta(ge=1, le=16)]
    hull_repaired: Number
    base_repaired: Number
    landing: Annotated[int, msgspec.Meta(ge=1, le=4)]
    planet_worth: Number


class Income(Sourced, frozen=True, kw_only=True):
    """What a home world, a zone and a planet pay, and from which turn on."""

    home: Points
    zone: Points
    planet: Points
    from_turn: Number


class Dice(Sourced, frozen=True, kw_only=True):
    """The terrain of a zone by a die."""

    faces: Annotated[list[Terrain], msgspec.Meta(min_length=6, max_length=6)]


class Sides(msgspec.Struct, forbid_unknown_fields=True):
    """A hex for each side."""

    terran: str
    talon: str


class Field(Sourced, frozen=True, kw_only=True):
    """Where terrain, bases and planets lie on the map of a battle."""

    asteroids: list[str]
    nebula: list[str]
    black_hole: list[str]
    base: Sides
    planet: Sides


class Home(Sourced, frozen=True, kw_only=True):
    """A home world and the name of its base."""

    id: Literal["terran", "talon"]
    title: Words
    base: str


class Sector(Sourced, frozen=True, kw_only=True):
    """A lane: its zones from the Terran end on, and the zone in which its front begins, counted from 1."""

    id: Literal["antares", "badlands", "maelstrom", "orion"]
    title: Words
    zones: Annotated[list[Zone], msgspec.Meta(min_length=3, max_length=8)]
    start: Annotated[int, msgspec.Meta(ge=2, le=7)]


class SidePoints(msgspec.Struct, forbid_unknown_fields=True):
    """Points of each side."""

    terran: Points
    talon: Points


class SideFleets(msgspec.Struct, forbid_unknown_fields=True):
    """Ship classes of each side."""

    terran: list[str]
    talon: list[str]


class War(Sourced, frozen=True, kw_only=True):
    """A war: its lanes, its length and the standard fleets."""

    id: str
    sectors: Annotated[list[str], msgspec.Meta(min_length=1, max_length=4)]
    turns: Annotated[int, msgspec.Meta(ge=1, le=20)]
    points: SidePoints
    fleets: SideFleets


class WarFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    rules: Numbers
    income: Income
    dice: Dice
    field: Field
    home: Annotated[list[Home], msgspec.Meta(min_length=2, max_length=2)]
    sector: list[Sector]
    war: list[War]
