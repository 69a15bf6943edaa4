"""Passkeys over HTTP: register a device, sign in with it, list, remove."""

from __future__ import annotations

import base64
import binascii
from typing import TYPE_CHECKING, Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Request, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from orrery.client.messages import Me
from orrery.server import randomness
from orrery.server.http.identity import device
from orrery.server.http.signing_in import begin_session
from orrery.server.names import checked_name
from orrery.server.refusals import Refused, missing
from orrery.server.services import Services
from orrery.server.store.passkeys import Kind, Passkey
from orrery.server.store.people import Person
from orrery.server.tables.tables import Tables

if TYPE_CHECKING:
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

Anything = Request[Any, Any, Any]
#: The number of passkeys a person may have.
MOST: Final = 20
#: The length of a challenge in bytes.
CHALLENGE: Final = 32
Text = Annotated[str, msgspec.Meta(max_length=8000)]


class Answer(msgspec.Struct, frozen=True):
    """A device's answer as browsers encode it; other fields are allowed."""

    clientDataJSON: Text  # noqa: N815
    attestationObject: Text = ""  # noqa: N815
    authenticatorData: Text = ""  # noqa: N815
    signature: Text = ""
    userHandle: Annotated[str, msgspec.Meta(max_length=200)] | None = None  # noqa: N815


class Credential(msgspec.Struct, frozen=True):
    """A credential of a device: the `toJSON()` of a PublicKeyCredential."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=1400)]
    response: Answer
    type: Annotated[str, msgspec.Meta(max_length=20)] = "public-key"


class NewPasskey(msgspec.Struct, frozen=True):
    """A new passkey and its name."""

    credential: Credential
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class PasskeySignIn(msgspec.Struct, frozen=True):
    """A sign-in by passkey, and whether to move the current guest's tables into the account."""

    credential: Credential
    keep: bool = False


def is_there() -> bool:
    """Whether the library that checks signatures is installed."""
    try:
        import webauthn
    except ModuleNotFoundError:
        return False
    return bool(webauthn.__name__)


def require_library() -> None:
    """Refuse if the library is not installed."""
    if not is_there():
        raise Refused(
            "no-passkeys", "this server has no passkey support; its operator can install orrery[hosting]", 404
        )


def site_of(request: Anything, services: Services) -> tuple[str, str]:
    """The domain that passkeys are bound to, and the origin of our own pages."""
    address = services.settings.address.rstrip("/")
    if not address:
        address = f"{request.url.scheme}://{request.headers.get('host', '')}"
    url = urlsplit(address)
    return url.hostname or "", f"{url.scheme}://{url.netloc}"


def as_known(credentials: list[str]) -> list[PublicKeyCredentialDescriptor]:
    """Credentials that a device need not create again."""
    from webauthn import base64url_to_bytes
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(credential)) for credential in credentials]


def as_sent(options: Any) -> Response[bytes]:
    """Options for `navigator.credentials`, in the browsers' encoding."""
    from webauthn import options_to_json

    return Response(options_to_json(options).encode(), media_type="application/json", status_code=200)


def document_of(credential: Credential) -> dict[str, Any]:
    """The credential as the library reads it."""
    answer = {name: value for name, value in msgspec.to_builtins(credential.response).items() if value}
    return {"id": credential.id, "rawId": credential.id, "type": credential.type, "response": answer}


def padded(text: str) -> bytes:
    """Decode base64 without padding, as browsers write it."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def challenge_of(services: Services, credential: Credential, kind: Kind, person: str | None) -> bytes:
    """The challenge the device says it signed, if it is one of ours; each works once."""
    try:
        data = msgspec.json.decode(padded(credential.response.clientDataJSON), type=dict[str, Any])
        challenge = str(data["challenge"])
        asked = padded(challenge)
    except (binascii.Error, ValueError, KeyError):
        raise Refused("bad-passkey", "that is not a valid response of a device", 400) from None
    if not await services.community.passkeys.answer(challenge, kind, person):
        raise Refused("bad-passkey", "this took too long; try again", 401)
    return asked


def new_challenge() -> tuple[bytes, str]:
    """A new challenge, and its encoding for browsers."""
    written = randomness.token(CHALLENGE)
    return padded(written), written


@get("/passkeys", summary="Passkeys")
async def list_passkeys(services: NamedDependency[Services], user: NamedDependency[Person]) -> list[Passkey]:
    """List the current user's passkeys."""
    require_library()
    return await services.community.passkeys.of(user.id)


@post("/passkeys/options", summary="Options for registering a passkey", status_code=200)
async def registration_options(
    request: Anything, services: NamedDependency[Services], user: NamedDependency[Person]
) -> Response[bytes]:
    """Returns the options for `navigator.credentials.create`."""
    require_library()
    if user.login is None:
        raise Refused("sign-in", "passkeys are for accounts; sign up first", 401)
    from webauthn import generate_registration_options
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    passkeys = services.community.passkeys
    challenge, written = new_challenge()
    await passkeys.challenge(written, "register", user.id)
    return as_sent(
        generate_registration_options(
            rp_id=site_of(request, services)[0],
            rp_name="Orrery",
            user_id=user.id.encode(),
            user_name=user.login,
            user_display_name=user.name,
            challenge=challenge,
            exclude_credentials=as_known(await passkeys.credentials_of(user.id)),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
        )
    )


@post("/passkeys", summary="Register a passkey", status_code=200)
async def register(
    request: Anything,
    data: JSONBody[NewPasskey],
    services: NamedDependency[Services],
    user: NamedDependency[Person],
) -> list[Passkey]:
    """Store a new passkey for the current user."""
    require_library()
    from webauthn import verify_registration_response
    from webauthn.helpers.exceptions import WebAuthnException

    passkeys = services.community.passkeys
    if len(await passkeys.of(user.id)) >= MOST:
        raise Refused("too-many", f"at most {MOST} passkeys; remove some")
    name = checked_name(data.name) if data.name.strip() else device(request) or "Passkey"
    challenge = await challenge_of(services, data.credential, "register", user.id)
    site, origin = site_of(request, services)
    try:
        made = verify_registration_response(
            credential=document_of(data.credential), expected_challenge=challenge, expected_rp_id=site,
            expected_origin=origin, require_user_verification=True,
        )  # fmt: skip
    except (WebAuthnException, ValueError) as error:
        raise Refused("bad-passkey", f"this passkey is not valid here: {error}", 400) from None
    credential = base64.urlsafe_b64encode(made.credential_id).rstrip(b"=").decode()
    await passkeys.add(user.id, name[:40], credential, made.credential_public_key, made.sign_count)
    return await passkeys.of(user.id)


@delete("/passkeys/{identity:str}", summary="Remove a passkey", status_code=200)
async def remove_passkey(
    identity: FromPath[str], services: NamedDependency[Services], user: NamedDependency[Person]
) -> list[Passkey]:
    """Remove a passkey; it can no longer be used to sign in."""
    if not await services.community.passkeys.remove(user.id, identity):
        raise missing("passkey")
    return await services.community.passkeys.of(user.id)


@post("/api/session/passkey/options", summary="Options for signing in with a passkey", status_code=200, tags=["people"])
async def sign_in_options(request: Anything, services: NamedDependency[Services]) -> Response[bytes]:
    """Returns the options for `navigator.credentials.get`; the device knows the account."""
    require_library()
    from webauthn import generate_authentication_options
    from webauthn.helpers.structs import UserVerificationRequirement

    challenge, written = new_challenge()
    await services.community.passkeys.challenge(written, "sign-in")
    site, _ = site_of(request, services)
    return as_sent(
        generate_authentication_options(
            rp_id=site, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
        )
    )


@post("/api/session/passkey", summary="Sign in with a passkey", status_code=200, tags=["people"])
async def sign_in(
    request: Anything,
    data: JSONBody[PasskeySignIn],
    tables: NamedDependency[Tables],
    person: NamedDependency[Person | None],
) -> Me:
    """Start a new session, ending the current one. A guest's tables can be moved to the account."""
    require_library()
    services = tables.services
    account = await signed_in(request, services, data.credential)
    people = services.people
    token = await people.new_session(account.id, device=device(request))
    return await begin_session(request, tables, account, token, person if data.keep else None)


async def signed_in(request: Anything, services: Services, credential: Credential) -> Person:
    """The account whose passkey signed; Refused with the same error whatever is wrong."""
    from webauthn import verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    challenge = await challenge_of(services, credential, "sign-in", None)
    stored = await services.community.passkeys.find(credential.id.rstrip("="))
    account = None if stored is None else await services.people.by_id(stored.person)
    if stored is None or account is None or account.login is None:
        raise Refused("bad-passkey", "this passkey is not known here", 401)
    site, origin = site_of(request, services)
    try:
        proved = verify_authentication_response(
            credential=document_of(credential), expected_challenge=challenge, expected_rp_id=site,
            expected_origin=origin, credential_public_key=stored.key, credential_current_sign_count=stored.signed,
            require_user_verification=True,
        )  # fmt: skip
    except (WebAuthnException, ValueError):
        raise Refused("bad-passkey", "this passkey is not known here", 401) from None
    await services.people.refuse_banned(account.id)
    await services.community.passkeys.mark_used(stored.id, proved.new_sign_count)
    return account


passkeys_router = Router(
    "/api/account", route_handlers=[list_passkeys, registration_options, register, remove_passkey], tags=["people"]
)
#: Request bodies of these routes.
SENT = [NewPasskey, PasskeySignIn]
