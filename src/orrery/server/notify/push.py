"""Web push without a payload: the push service learns only that there is something new (RFC 8030, RFC 8292)."""

from __future__ import annotations

import base64

import httpx
import jwt
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from orrery.server import clock
from orrery.server.notify import addresses
from orrery.server.notify.outcome import Outcome
from orrery.server.settings import Settings
from orrery.server.store.database import Database
from orrery.server.store.secrets import secret

#: The name under which the key pair is stored.
NAME = "vapid"


def new_key() -> str:
    """A new private key as PEM."""
    return (
        ec.generate_private_key(ec.SECP256R1())
        .private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        .decode()
    )


class Push:
    """Sends web push messages, signed with the server's key pair."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database = database
        self.settings = settings
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def key(self) -> ec.EllipticCurvePrivateKey:
        """The private key."""
        if self._key is None:
            text = await secret(self.database, NAME, new_key)
            loaded = serialization.load_pem_private_key(text.encode(), None)
            assert isinstance(loaded, ec.EllipticCurvePrivateKey)
            self._key = loaded
        return self._key

    async def public_key(self) -> str:
        """The public key in the browsers' format."""
        point = (await self.key()).public_key()
        data = point.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(data).rstrip(b"=").decode()

    async def send(self, endpoint: str) -> Outcome:
        """Send an empty message to a browser's push service."""
        url = httpx.URL(endpoint)
        audience = f"{url.scheme}://{url.netloc.decode()}"
        claims = {"aud": audience, "exp": int(clock.now()) + 12 * 3600, "sub": self.settings.push_contact}
        token = jwt.encode(claims, await self.key(), "ES256")
        authorization = f"vapid t={token}, k={await self.public_key()}"
        headers = {"TTL": "86400", "Urgency": "normal", "Authorization": authorization}
        return await addresses.post(endpoint, headers, None, self.settings.local_webhooks)
