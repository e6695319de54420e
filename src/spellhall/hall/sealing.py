"""Messages that only the processes of one hall can read, with keys that live in their memory alone.

Two processes agree on a key in public (Diffie and Hellman, in the group 14 of RFC 3526). A message is hidden under a
stream made by keyed BLAKE2b from a fresh number, and carries a mark by which a changed one is noticed. This keeps what
passes through a database out of its files and logs. It is no defence against somebody who changes the database while
the hall runs: whoever can do that can let the hall say anything.
"""

from __future__ import annotations

import secrets
from base64 import b64decode, b64encode
from hashlib import blake2b
from hmac import compare_digest

PRIME = int(
    "FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DDEF9519B3CD3A431B"
    "302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE6"
    "49286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB9ED529077096966D"
    "670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF695581718"
    "3995497CEA956AE515D2261898FA051015728E5A8AACAA68FFFFFFFFFFFFFFFF",
    16,
)
BASE = 2
SIZE = 256  # bytes of a public number
FRESH = 16
MARK = 16


class Key:
    """What this process knows, and what it shows to the others."""

    def __init__(self) -> None:
        self.secret = secrets.randbits(512)
        self.public = b64encode(pow(BASE, self.secret, PRIME).to_bytes(SIZE, "big")).decode()

    def shared(self, public: str) -> bytes:
        """The key that this process has in common with the one that shows this; raises ValueError if it is none."""
        other = int.from_bytes(b64decode(public, validate=True), "big")
        if not 1 < other < PRIME - 1:
            raise ValueError("That is no public number.")
        return blake2b(pow(other, self.secret, PRIME).to_bytes(SIZE, "big"), digest_size=64).digest()


def stream(key: bytes, fresh: bytes, length: int) -> bytes:
    out = b""
    while len(out) < length:
        out += blake2b(fresh + len(out).to_bytes(4, "big"), key=key, person=b"stream").digest()
    return out[:length]


def mark_of(key: bytes, text: bytes) -> bytes:
    return blake2b(text, key=key, digest_size=MARK, person=b"mark").digest()


def hidden(key: bytes, fresh: bytes, text: bytes) -> bytes:
    """The same once more gives the text again."""
    return bytes(a ^ b for a, b in zip(text, stream(key, fresh, len(text)), strict=True))


def seal(key: bytes, text: bytes) -> str:
    fresh = secrets.token_bytes(FRESH)
    body = fresh + hidden(key, fresh, text)
    return b64encode(body + mark_of(key, body)).decode()


def unseal(key: bytes, sealed: str) -> bytes:
    """What was sealed; raises ValueError if it was not sealed with this key, or was changed."""
    found = b64decode(sealed, validate=True)
    body, mark = found[:-MARK], found[-MARK:]
    if len(body) < FRESH or not compare_digest(mark, mark_of(key, body)):
        raise ValueError("That was not sealed with this key.")
    return hidden(key, body[:FRESH], body[FRESH:])
