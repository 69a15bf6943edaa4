"""Experiments over HTTP: submit, follow progress, cancel."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request, Router, delete, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from orrery.client.messages import Key, OptionValue, Word
from orrery.kernel import Game
from orrery.kernel.options import fill_options
from orrery.server.http.identity import ensure_person
from orrery.server.http.packs import Name, Text, packs_router
from orrery.server.laboratory.queue import Experiment, ExperimentReport, Laboratory
from orrery.server.refusals import Refused
from orrery.server.services import Services
from orrery.server.store.people import Person
from orrery.server.tables.packs import check_pack, content_game, game_with_draft, game_with_pack

Anything = Request[Any, Any, Any]


class Question(msgspec.Struct, frozen=True):
    """What to compare: the game's own content, or a pack, against a draft."""

    game: Word
    #: The files of the draft.
    texts: dict[Name, Text]
    #: The pack that it is compared with; empty: the game's own content.
    before: Annotated[str, msgspec.Meta(max_length=80)] = ""
    seats: Annotated[int, msgspec.Meta(ge=2, le=8)] = 2
    level: Word = "captain"
    games: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 200
    options: dict[Word, OptionValue] = {}
    #: A request that is repeated with its key gives the same experiment.
    key: Key = ""


def laboratory_of(state: State, services: Services) -> Laboratory:
    """The server's laboratory, opened on first use."""
    if "laboratory" not in state:
        state.laboratory = Laboratory(services)
        services.also_close.append(state.laboratory.close)
    laboratory: Laboratory = state.laboratory
    return laboratory


def filled(game: Game[Any], question: Question) -> dict[str, Any]:
    """The options of the games; Refused if the game does not accept them."""
    try:
        given = fill_options(game.options, dict(question.options), [False] * question.seats)
        return dict(game.new(question.seats, 1, given).options)
    except ValueError as error:
        raise Refused("bad-order", str(error)) from None


@post("/", summary="Start an experiment")
async def ask_laboratory(
    request: Anything,
    data: JSONBody[Question],
    state: State,
    services: NamedDependency[Services],
    person: NamedDependency[Person | None],
) -> ExperimentReport:
    """Play games between bots in the background, with the old and the new content and the same dice for both."""
    laboratory = laboratory_of(state, services)
    known = None if person is None else laboratory.asked(person.id, data.key)
    if known is not None:
        return laboratory.report(known)
    if data.games > services.settings.lab_games:
        raise Refused("too-many", f"this server plays at most {services.settings.lab_games} games for each side")
    own = content_game(data.game)
    before = await game_with_pack(services, data.game, data.before) if data.before else own
    verdict = await check_pack(services, dict(data.texts))
    if verdict.faults:
        raise Refused("bad-pack", verdict.faults[0].text, 400)
    after = await game_with_draft(services, own, dict(data.texts))
    options = filled(after, data)
    known_options = {option.name for option in before.options}
    somebody = await ensure_person(request, services, person, key=data.key)
    experiment = Experiment(
        somebody.id, (before, after), data.games, data.seats, data.level,
        {name: value for name, value in options.items() if name in known_options}, data.key,
    )  # fmt: skip
    filled(before, data)
    return laboratory.report(laboratory.ask(experiment))


@get("/{identity:str}", summary="The progress and results of an experiment")
async def get_experiment(
    identity: FromPath[str], state: State, services: NamedDependency[Services], user: NamedDependency[Person]
) -> ExperimentReport:
    """Returns one of the current user's experiments, with its progress and results."""
    laboratory = laboratory_of(state, services)
    return laboratory.report(laboratory.find(identity, user.id))


@delete("/{identity:str}", status_code=200, summary="Cancel an experiment")
async def cancel_experiment(
    identity: FromPath[str], state: State, services: NamedDependency[Services], user: NamedDependency[Person]
) -> ExperimentReport:
    """Stop the experiment and keep its results so far."""
    laboratory = laboratory_of(state, services)
    experiment = laboratory.find(identity, user.id)
    laboratory.cancel(experiment)
    return laboratory.report(experiment)


experiments_router = Router(
    "/api/experiments", route_handlers=[ask_laboratory, get_experiment, cancel_experiment], tags=["packs"]
)
#: Everything about packs.
pack_routes = [packs_router, experiments_router]
