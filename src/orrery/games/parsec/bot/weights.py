"""The numbers of the advice: data, so that those who search can be advised by others than the captain."""

from __future__ import annotations

from typing import Any, Final

from orrery.parts.bot import load_advice


class Weights:
    """How much is made of what a seat sees. Names and meanings are those of `advice.toml`."""

    def __init__(self, numbers: dict[str, Any]) -> None:
        stock: dict[str, float] = numbers["stock"]
        self.goals: list[int] = [round(stock["titanium"]), round(stock["energy"]), round(stock["gold"])]
        self.lacking: float = stock["lacking"]
        self.lack: float = stock["lack"]
        self.enough: float = stock["enough"]
        self.exchange: float = stock["exchange"]
        self.dear: float = stock["dear"]
        self.cheap: float = stock["cheap"]
        cargo: dict[str, float] = numbers["cargo"]
        self.way: float = cargo["way"]
        self.mine: float = cargo["mine"]
        self.mine_hoarding: float = cargo["mine-hoarding"]
        self.new_source: float = cargo["new-source"]
        self.wanted: float = cargo["wanted"]
        self.site: float = cargo["site"]
        self.site_wanted: float = cargo["site-wanted"]
        self.partner: float = cargo["partner"]
        self.dock: float = cargo["dock"]
        self.dock_card: float = cargo["dock-card"]
        self.dock_cards: int = round(cargo["dock-cards"])
        self.cargo_aboard: float = cargo["aboard"]
        self.ferry: float = cargo["ferry"]
        self.berth: float = cargo["berth"]
        self.far: float = cargo["far"]
        landing: dict[str, float] = numbers["landing"]
        self.landing_source: float = landing["source"]
        self.landing_near: float = landing["near"]
        self.landing_port: float = landing["port"]
        warship: dict[str, float] = numbers["warship"]
        self.group: float = warship["group"]
        self.winning: float = warship["winning"]
        self.rival: float = warship["rival"]
        self.rival_winning: float = warship["rival-winning"]
        self.turn: float = warship["turn"]
        self.fighter_aboard: float = warship["aboard"]
        self.carry: float = warship["carry"]
        self.berth_aboard: float = warship["berth"]
        hunt: dict[str, float] = numbers["hunt"]
        #: What a unit is worth, by kind.
        self.units: list[float] = [
            hunt["colony"], hunt["cargo"], hunt["fighter"], hunt["transport"], hunt["cruiser"]
        ]  # fmt: skip
        self.duel: float = hunt["duel"]
        self.many: float = hunt["many"]
        self.pack: int = round(hunt["pack"])
        self.fair: float = hunt["fair"]
        self.salvage: float = hunt["salvage"]
        self.civil_reply: float = hunt["civil-reply"]
        self.reply: float = hunt["reply"]
        self.profit: float = hunt["profit"]
        self.leader: float = hunt["leader"]
        self.strike_back: float = hunt["strike-back"]
        turn: dict[str, float] = numbers["turn"]
        self.attack_first: float = turn["attack"]
        self.cargo_first: float = turn["cargo"]
        self.warship_first: float = turn["warship"]
        self.exchange_first: float = turn["exchange"]
        self.offer_first: float = turn["offer"]
        self.duel_offer_first: float = turn["duel-offer"]
        self.shop_first: float = turn["shop"]
        purchase: dict[str, float] = numbers["purchase"]
        self.buy_colony: float = purchase["colony"]
        self.convert: float = purchase["convert"]
        self.buy_cargo: float = purchase["cargo"]
        self.buy_cruiser: float = purchase["cruiser"]
        self.buy_first_transport: float = purchase["first-transport"]
        self.buy_transport: float = purchase["transport"]
        self.buy_fighter: float = purchase["fighter"]
        self.buy_first_fighter: float = purchase["first-fighter"]
        self.buy_event: float = purchase["event"]
        self.few_cargos: int = round(purchase["few-cargos"])
        self.cargos: int = round(purchase["cargos"])
        self.spare_gold: int = round(purchase["spare-gold"])
        self.fleet: int = round(purchase["fleet"])
        self.threat: int = round(purchase["threat"])
        event: dict[str, float] = numbers["event"]
        self.play: float = event["play"]
        self.module: float = event["module"]
        self.slow: float = event["slow"]
        self.hole: float = event["hole"]
        self.hex: float = event["hex"]


#: The captain's.
CAPTAIN: Final = Weights(load_advice("orrery.games.parsec.bot", "advice"))
