"""A device with passkeys, in software."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

#: The person was there, and showed who they are; a new credential comes along.
PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


def written(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """A device that makes one passkey and signs with it."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.credential = secrets.token_bytes(32)
        self.signed = 0
        self.user = ""

    def _client_data(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def _data(self, site: str, flags: int, rest: bytes = b"") -> bytes:
        self.signed += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + self.signed.to_bytes(4, "big") + rest

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """Answer the options of `navigator.credentials.create`."""
        self.user = options["user"]["id"]
        numbers = self.key.public_key().public_numbers()
        public = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")})
        made = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential + public
        data = self._data(options["rp"]["id"], PRESENT | VERIFIED | ATTESTED, made)
        answer = {
            "clientDataJSON": written(self._client_data("webauthn.create", options["challenge"])),
            "attestationObject": written(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return {
            "id": written(self.credential),
            "rawId": written(self.credential),
            "type": "public-key",
            "response": answer,
        }

    def get(self, options: dict[str, Any], flags: int = PRESENT | VERIFIED) -> dict[str, Any]:
        """Answer the options of `navigator.credentials.get`."""
        client = self._client_data("webauthn.get", options["challenge"])
        data = self._data(options["rpId"], flags)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        answer = {
            "clientDataJSON": written(client), "authenticatorData": written(data), "signature": written(signature),
            "userHandle": self.user,
        }  # fmt: skip
        return {
            "id": written(self.credential),
            "rawId": written(self.credential),
            "type": "public-key",
            "response": answer,
        }
