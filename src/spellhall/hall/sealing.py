"""Messages that only the processes of one hall can read, with keys that live in their memory alone.

Two processes agree on a key in public (X25519); messages are sealed with ChaCha20-Poly1305. This keeps what passes
through a database out of its files and logs. It is no defence against somebody who changes the database while the hall
runs: whoever can do that can make the hall say anything.
"""

from __future__ import annotations

import os
from base64 import b64decode, b64encode

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

FRESH = 12  # bytes of a number that is used once


class Key:
    """What this process knows, and what it shows to the others."""

    def __init__(self) -> None:
        self.secret = X25519PrivateKey.generate()
        self.public = b64encode(self.secret.public_key().public_bytes_raw()).decode()

    def shared(self, public: str) -> bytes:
        """The key that this process has in common with the one that shows this; raises ValueError if it is none."""
        other = X25519PublicKey.from_public_bytes(b64decode(public, validate=True))
        agreed = self.secret.exchange(other)
        return HKDF(algorithm=SHA256(), length=32, salt=None, info=b"spellhall neighbours").derive(agreed)


def seal(key: bytes, text: bytes) -> str:
    fresh = os.urandom(FRESH)
    return b64encode(fresh + ChaCha20Poly1305(key).encrypt(fresh, text, None)).decode()


def unseal(key: bytes, sealed: str) -> bytes:
    """What was sealed; raises ValueError if it was not sealed with this key, or was changed."""
    found = b64decode(sealed, validate=True)
    try:
        return ChaCha20Poly1305(key).decrypt(found[:FRESH], found[FRESH:], None)
    except InvalidTag:
        raise ValueError("That was not sealed with this key.") from None
