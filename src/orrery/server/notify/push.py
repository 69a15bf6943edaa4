"""Web push without a payload: the push service learns only that there is something to see (RFC 8030, RFC 8292)."""

from __future__ import annotations

import base64
import time

import httpx
import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from orrery.server.notify.notices import TIMEOUT, public_address
from orrery.server.settings import Settings
from orrery.server.store import schema
from orrery.server.store.database import Database

NAME = "vapid"


def plain(data: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Vapid:
    """The server's key pair, made once and kept in the database."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.engine = database.engine
        self.settings = settings
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def key(self) -> ec.EllipticCurvePrivateKey:
        """The private key."""
        if self._key is None:
            secrets = schema.secrets
            async with self.engine.connect() as connection:
                found = (await connection.execute(select(secrets.c.value).where(secrets.c.name == NAME))).scalar()
            if found is None:
                made = ec.generate_private_key(ec.SECP256R1())
                text = made.private_bytes(
                    serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
                ).decode()
                try:
                    async with self.engine.begin() as connection:
                        await connection.execute(insert(secrets).values(name=NAME, value=text))
                except IntegrityError:  # another process was faster
                    return await self.key()
                found = text
            loaded = serialization.load_pem_private_key(found.encode(), None)
            assert isinstance(loaded, ec.EllipticCurvePrivateKey)
            self._key = loaded
        return self._key

    async def public(self) -> str:
        """The public key as browsers want it."""
        point = (await self.key()).public_key()
        return plain(point.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint))

    async def push(self, endpoint: str) -> int:
        """Ring at a browser's push service; its answer's status."""
        url = httpx.URL(endpoint)
        target = url.copy_with(host=await public_address(url, self.settings.local_webhooks))
        audience = f"{url.scheme}://{url.netloc.decode()}"
        claims = {"aud": audience, "exp": int(time.time()) + 12 * 3600, "sub": self.settings.push_contact}
        parts = [plain(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signature = (await self.key()).sign(".".join(parts).encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signature)
        token = ".".join([*parts, plain(r.to_bytes(32, "big") + s.to_bytes(32, "big"))])
        headers = {
            "Host": url.netloc.decode(), "TTL": "86400", "Urgency": "normal",
            "Authorization": f"vapid t={token}, k={await self.public()}",
        }  # fmt: skip
        async with httpx.AsyncClient(timeout=TIMEOUT, trust_env=False) as client:
            answer = await client.post(target, headers=headers, extensions={"sni_hostname": url.host})
        return answer.status_code
