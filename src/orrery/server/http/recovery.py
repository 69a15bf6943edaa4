"""Ways back into an account, and what holds it safe: mail, codes, sessions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Router, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from orrery.client.messages import Me, Password
from orrery.locales import say
from orrery.server.http.identity import device, me_of, set_session_cookie
from orrery.server.live.socket import close_connections
from orrery.server.notify.outcome import Delivered
from orrery.server.notify.shapes import TEXTS
from orrery.server.refusals import Refused, missing
from orrery.server.services import Services
from orrery.server.store.people import COOKIE, Person
from orrery.server.store.sessions import Session
from orrery.server.tables.tables import Tables

Anything = Request[Any, Any, Any]
Language = Literal["en", "it"]
Token = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class NewMail(msgspec.Struct, frozen=True):
    """A mail address that a link is sent to; empty removes the one there is."""

    mail: Annotated[str, msgspec.Meta(max_length=254, pattern=r"^([^@\s<>\"]+@[^@\s<>\"]+)?$")]
    language: Language = "en"


class Confirmation(msgspec.Struct, frozen=True):
    """The secret part of a link that came by mail."""

    token: Token


class ResetRequest(msgspec.Struct, frozen=True):
    """The login of an account, or its mail address."""

    who: Annotated[str, msgspec.Meta(min_length=1, max_length=254)]
    language: Language = "en"


class Reset(msgspec.Struct, frozen=True):
    """A new password, and the secret of a link or one of the codes that the person keeps."""

    token: Token
    password: Password


class Recovery(msgspec.Struct, frozen=True):
    """A login, one of its codes, and a new password."""

    login: Annotated[str, msgspec.Meta(max_length=40)]
    code: Token
    password: Password


class Confirmed(msgspec.Struct, frozen=True):
    """The password, once more, because something important changes."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Safety(msgspec.Struct, frozen=True):
    """What leads back into an account: mail (and one not yet confirmed), codes left, whether the server sends mail."""

    mail: str
    pending: str
    codes: int
    sends_mail: bool


class Codes(msgspec.Struct, frozen=True):
    """Codes that each work once; they are shown now and never again."""

    codes: list[str]


class Asked(msgspec.Struct, frozen=True):
    """The request was taken; whether there is such an account is not said."""

    asked: bool = True


async def safety_of(services: Services, user: Person) -> Safety:
    """What leads back into a person's account."""
    proofs = services.community.proofs
    mail = await services.people.mail_of(user.id)
    sends = services.notices.sending.mailer.is_there
    return Safety(mail, await proofs.pending(user.id), await proofs.codes_left(user.id), sends)


async def send_link(
    services: Services, person: Person, mail: str, kind: Literal["mail", "reset"], language: str
) -> str:
    """Send a link by mail; what the mail server said if it did not take it."""
    token = await services.community.proofs.link(person.id, kind, mail)
    page = {"mail": "confirm", "reset": "reset"}[kind]
    link = f"{services.settings.address.rstrip('/')}/account/{page}#{token}"
    facts = {"name": person.name, "login": person.login or "", "link": link}
    subject, text = (say(TEXTS, language, f"mail-{page}{part}", facts) for part in ("", "-text"))
    outcome = await services.notices.sending.mailer.send(mail, subject, text)
    return "" if isinstance(outcome, Delivered) else outcome.answer


@get("/safety", summary="What leads back into the account")
async def get_safety(services: NamedDependency[Services], user: NamedDependency[Person]) -> Safety:
    """Mail address, codes, and whether the server sends mail."""
    return await safety_of(services, user)


@put("/mail", summary="Set the mail address")
async def put_mail(
    data: JSONBody[NewMail], services: NamedDependency[Services], user: NamedDependency[Person]
) -> Safety:
    """Send a link to an address; it counts once the link was opened."""
    if not data.mail:
        await services.people.set_mail(user.id, "")
        await services.notices.deliveries.forget(user.id, "mail")
        return await safety_of(services, user)
    if not services.notices.sending.mailer.is_there:
        raise Refused("no-mail", "this server sends no mail")
    fault = await send_link(services, user, data.mail, "mail", data.language)
    if fault:
        raise Refused("bad-mail", f"the mail was not taken: {fault}")
    return await safety_of(services, user)


@post("/mail", summary="Confirm the mail address", status_code=200)
async def confirm_mail(data: JSONBody[Confirmation], services: NamedDependency[Services]) -> Asked:
    """Take an address as the person's own."""
    proved = await services.community.proofs.use("mail", data.token)
    if proved is None:
        raise Refused("bad-link", "this link does not work any more; ask for a new one", 404)
    person, mail = proved
    await services.people.set_mail(person, mail)
    await services.notices.deliveries.forget(person, "mail")
    return Asked()


@post("/codes", summary="New codes for the day the password is lost", status_code=200)
async def new_codes(
    data: JSONBody[Confirmed], services: NamedDependency[Services], user: NamedDependency[Person]
) -> Codes:
    """Codes that each set a new password once; the old ones stop working."""
    if user.login is None:
        raise Refused("sign-in", "codes are for accounts; sign up first", 401)
    await services.people.check_password(user.login, data.password)
    return Codes(await services.community.proofs.codes(user.id))


@post("/reset", summary="Ask for a link that sets a new password", status_code=200)
async def ask_reset(data: JSONBody[ResetRequest], services: NamedDependency[Services]) -> Asked:
    """Send a link to the confirmed address of an account. The answer is the same whether there is one or not."""

    async def send() -> None:
        people = services.people
        by_login = await people.by_login(data.who)
        found = [by_login] if by_login is not None else await people.accounts_with_mail(data.who)
        for person in found:
            mail = await people.mail_of(person.id)
            if mail and services.notices.sending.mailer.is_there:
                await send_link(services, person, mail, "reset", data.language)

    services.background.run(send())
    return Asked()


async def begin_anew(request: Anything, tables: Tables, person: str, password: str) -> Me:
    """Set a password, end every session, and begin one here."""
    people = tables.services.people
    token = await people.set_password(person, password, device(request))
    set_session_cookie(request, tables.settings, token)
    await close_connections(tables, person)
    return me_of(await people.by_id(person))


@put("/reset", summary="Set a new password by a link")
async def reset(request: Anything, data: JSONBody[Reset], tables: NamedDependency[Tables]) -> Me:
    """Set a new password with what came by mail; every session ends."""
    proved = await tables.services.community.proofs.use("reset", data.token)
    if proved is None:
        raise Refused("bad-link", "this link does not work any more; ask for a new one", 404)
    return await begin_anew(request, tables, proved[0], data.password)


@post("/recover", summary="Set a new password by a code", status_code=200)
async def recover(request: Anything, data: JSONBody[Recovery], tables: NamedDependency[Tables]) -> Me:
    """Set a new password with one of the codes that the person keeps; every session ends."""
    services = tables.services
    person = await services.people.by_login(data.login)
    code = data.code.strip().lower()
    proved = None if person is None else await services.community.proofs.use("code", f"{person.id} {code}")
    if proved is None:
        raise Refused("bad-login", "login or code is wrong", 401)
    return await begin_anew(request, tables, proved[0], data.password)


@get("/sessions", summary="The browsers in which one is logged in")
async def list_sessions(
    request: Anything, services: NamedDependency[Services], user: NamedDependency[Person]
) -> list[Session]:
    """Every session, this one first."""
    return await services.community.sessions.of(user.id, request.cookies.get(COOKIE, ""))


@delete("/sessions/{identity:str}", summary="End a session", status_code=200)
async def end_session(
    request: Anything, identity: FromPath[str], tables: NamedDependency[Tables], user: NamedDependency[Person]
) -> list[Session]:
    """End a session by its name, or every other one (`others`)."""
    sessions, token = tables.services.community.sessions, request.cookies.get(COOKIE, "")
    if identity == "others":
        await sessions.end_others(user.id, token)
    elif not await sessions.end(user.id, identity):
        raise missing("session")
    tables.services.people.forget(user.id)
    await close_connections(tables, user.id)  # those of other sessions come back
    return await sessions.of(user.id, token)


recovery_router = Router("/api/account", route_handlers=[get_safety, list_sessions, end_session], tags=["people"])
#: What somebody could try to guess with, or flood others by.
guarded_router = Router(
    "/api/account", route_handlers=[put_mail, confirm_mail, new_codes, ask_reset, reset, recover], tags=["people"]
)
#: What clients send here.
SENT = [NewMail, Confirmation, ResetRequest, Reset, Recovery, Confirmed]
