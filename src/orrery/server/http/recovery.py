"""Account recovery and security: mail address, recovery codes, sessions."""

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
    """A mail address to send a confirmation link to; empty removes the current one."""

    mail: Annotated[str, msgspec.Meta(max_length=254, pattern=r"^([^@\s<>\"]+@[^@\s<>\"]+)?$")]
    language: Language = "en"


class Confirmation(msgspec.Struct, frozen=True):
    """The secret from a link that was sent by mail."""

    token: Token


class ResetRequest(msgspec.Struct, frozen=True):
    """The login of an account, or its mail address."""

    who: Annotated[str, msgspec.Meta(min_length=1, max_length=254)]
    language: Language = "en"


class Reset(msgspec.Struct, frozen=True):
    """A new password, and the secret of a link or a recovery code."""

    token: Token
    password: Password


class Recovery(msgspec.Struct, frozen=True):
    """A login, a recovery code, and a new password."""

    login: Annotated[str, msgspec.Meta(max_length=40)]
    code: Token
    password: Password


class Confirmed(msgspec.Struct, frozen=True):
    """The password again, to confirm an important change."""

    password: Annotated[str, msgspec.Meta(max_length=200)] = ""


class Safety(msgspec.Struct, frozen=True):
    """The ways to recover an account: mail (also unconfirmed), codes left, and whether the server sends mail."""

    mail: str
    pending: str
    codes: int
    sends_mail: bool


class Codes(msgspec.Struct, frozen=True):
    """Recovery codes. Each works once; they are shown only now."""

    codes: list[str]


class Asked(msgspec.Struct, frozen=True):
    """The request was accepted; whether the account exists is not revealed."""

    asked: bool = True


async def safety_of(services: Services, user: Person) -> Safety:
    """The ways to recover a person's account."""
    proofs = services.community.proofs
    mail = await services.people.mail_of(user.id)
    sends = services.notices.sending.mailer.is_there
    return Safety(mail, await proofs.pending(user.id), await proofs.codes_left(user.id), sends)


async def send_link(
    services: Services, person: Person, mail: str, kind: Literal["mail", "reset"], language: str
) -> str:
    """Send a link by mail; returns the mail server's error if it did not accept it."""
    token = await services.community.proofs.link(person.id, kind, mail)
    page = {"mail": "confirm", "reset": "reset"}[kind]
    link = f"{services.settings.address.rstrip('/')}/account/{page}#{token}"
    facts = {"name": person.name, "login": person.login or "", "link": link}
    subject, text = (say(TEXTS, language, f"mail-{page}{part}", facts) for part in ("", "-text"))
    outcome = await services.notices.sending.mailer.send(mail, subject, text)
    return "" if isinstance(outcome, Delivered) else outcome.answer


@get("/safety", summary="The ways to recover the account")
async def get_safety(services: NamedDependency[Services], user: NamedDependency[Person]) -> Safety:
    """Returns the mail address, the number of codes left, and whether the server sends mail."""
    return await safety_of(services, user)


@put("/mail", summary="Set the mail address")
async def put_mail(
    data: JSONBody[NewMail], services: NamedDependency[Services], user: NamedDependency[Person]
) -> Safety:
    """Send a confirmation link to an address; the address counts once the link is opened."""
    if not data.mail:
        await services.people.set_mail(user.id, "")
        await services.notices.deliveries.forget(user.id, "mail")
        return await safety_of(services, user)
    if not services.notices.sending.mailer.is_there:
        raise Refused("no-mail", "this server sends no mail")
    fault = await send_link(services, user, data.mail, "mail", data.language)
    if fault:
        raise Refused("bad-mail", f"the mail was not accepted: {fault}")
    return await safety_of(services, user)


@post("/mail", summary="Confirm the mail address", status_code=200)
async def confirm_mail(data: JSONBody[Confirmation], services: NamedDependency[Services]) -> Asked:
    """Confirm an address as the account's own."""
    proved = await services.community.proofs.use("mail", data.token)
    if proved is None:
        raise Refused("bad-link", "this link does not work any more; ask for a new one", 404)
    person, mail = proved
    await services.people.set_mail(person, mail)
    await services.notices.deliveries.forget(person, "mail")
    return Asked()


@post("/codes", summary="Create new recovery codes", status_code=200)
async def new_codes(
    data: JSONBody[Confirmed], services: NamedDependency[Services], user: NamedDependency[Person]
) -> Codes:
    """Create recovery codes that each set a new password once; older codes stop working."""
    if user.login is None:
        raise Refused("sign-in", "codes are for accounts; sign up first", 401)
    await services.people.check_password(user.login, data.password)
    return Codes(await services.community.proofs.codes(user.id))


@post("/reset", summary="Request a password reset link", status_code=200)
async def ask_reset(data: JSONBody[ResetRequest], services: NamedDependency[Services]) -> Asked:
    """Send a link to the account's confirmed address. The response is the same whether or not the account exists."""

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
    """Set a password, end every session, and start a new one here."""
    people = tables.services.people
    token = await people.set_password(person, password, device(request))
    set_session_cookie(request, tables.settings, token)
    await close_connections(tables, person)
    return me_of(await people.by_id(person))


@put("/reset", summary="Set a new password with a link")
async def reset(request: Anything, data: JSONBody[Reset], tables: NamedDependency[Tables]) -> Me:
    """Set a new password with the secret sent by mail; every session ends."""
    proved = await tables.services.community.proofs.use("reset", data.token)
    if proved is None:
        raise Refused("bad-link", "this link does not work any more; ask for a new one", 404)
    return await begin_anew(request, tables, proved[0], data.password)


@post("/recover", summary="Set a new password with a recovery code", status_code=200)
async def recover(request: Anything, data: JSONBody[Recovery], tables: NamedDependency[Tables]) -> Me:
    """Set a new password with a recovery code; every session ends."""
    services = tables.services
    person = await services.people.by_login(data.login)
    code = data.code.strip().lower()
    proved = None if person is None else await services.community.proofs.use("code", f"{person.id} {code}")
    if proved is None:
        raise Refused("bad-login", "login or code is wrong", 401)
    return await begin_anew(request, tables, proved[0], data.password)


@get("/sessions", summary="List your sessions")
async def list_sessions(
    request: Anything, services: NamedDependency[Services], user: NamedDependency[Person]
) -> list[Session]:
    """List the current user's sessions, this one first."""
    return await services.community.sessions.of(user.id, request.cookies.get(COOKIE, ""))


@delete("/sessions/{identity:str}", summary="End a session", status_code=200)
async def end_session(
    request: Anything, identity: FromPath[str], tables: NamedDependency[Tables], user: NamedDependency[Person]
) -> list[Session]:
    """End one session by its id, or every other one (`others`)."""
    sessions, token = tables.services.community.sessions, request.cookies.get(COOKIE, "")
    if identity == "others":
        await sessions.end_others(user.id, token)
    elif not await sessions.end(user.id, identity):
        raise missing("session")
    tables.services.people.forget(user.id)
    await close_connections(tables, user.id)  # those of other sessions reconnect
    return await sessions.of(user.id, token)


recovery_router = Router("/api/account", route_handlers=[get_safety, list_sessions, end_session], tags=["people"])
#: Rate-limited: secrets could be guessed here, or others flooded with mail.
guarded_router = Router(
    "/api/account", route_handlers=[put_mail, confirm_mail, new_codes, ask_reset, reset, recover], tags=["people"]
)
#: Request bodies of these routes.
SENT = [NewMail, Confirmation, ResetRequest, Reset, Recovery, Confirmed]
