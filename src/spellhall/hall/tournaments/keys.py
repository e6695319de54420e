"""A browser's own key: who somebody is in tournaments, without an account.

The key pair is on the curve P-256, and a signature is ECDSA with SHA-256, as every browser knows it. Keys and
signatures are hex: a key is the two coordinates of its point, a signature its two numbers, each of 64 digits.
"""

from __future__ import annotations

from hashlib import sha256

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

DIGITS = 128  # of a key, and of a signature


def identity(key: str) -> str:
    """Who holds this key: a hash of it."""
    return sha256(bytes.fromhex(key)).hexdigest()


def is_key(key: str) -> bool:
    """Whether a text is a public key: a point of the curve."""
    return point_of(key) is not None


def is_signed(key: str, message: str, signature: str) -> bool:
    """Whether the holder of a key has signed a message."""
    point, numbers = point_of(key), two_numbers(signature)
    if point is None or numbers is None:
        return False
    try:
        point.verify(encode_dss_signature(*numbers), message.encode(), ec.ECDSA(SHA256()))
    except InvalidSignature:
        return False
    return True


def point_of(key: str) -> ec.EllipticCurvePublicKey | None:
    numbers = two_numbers(key)
    try:
        return None if numbers is None else ec.EllipticCurvePublicNumbers(*numbers, ec.SECP256R1()).public_key()
    except ValueError:
        return None


def two_numbers(text: str) -> tuple[int, int] | None:
    if len(text) != DIGITS or not set(text) <= set("0123456789abcdef"):
        return None
    return int(text[:64], 16), int(text[64:], 16)
