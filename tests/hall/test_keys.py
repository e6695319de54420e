"""Keys and signatures, against published examples; tests/web/test_tournament.py tries those of a real browser."""

from __future__ import annotations

import pytest

from spellhall.hall.tournaments.keys import identity, is_key, is_signed

# RFC 6979, appendix A.2.5: P-256 with SHA-256
N = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
G = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)
KEY = (
    "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
    "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"
)
SIGNED = {
    "sample": "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
    "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8",
    "test": "f1abb023518351cd71d881567b1ea663ed3efcf6c5132b354f28d3b0b7d38367"
    "019f4113742a2b14bd25926b49c649155f267e60d3814b4c0cc84250e46f0083",
}


@pytest.mark.parametrize("message", list(SIGNED))
def test_published_signatures(message: str) -> None:
    assert is_key(KEY)
    assert is_signed(KEY, message, SIGNED[message])
    assert not is_signed(KEY, message + ".", SIGNED[message])
    other = SIGNED[message][:-1] + ("0" if SIGNED[message][-1] != "0" else "1")
    assert not is_signed(KEY, message, other)


@pytest.mark.parametrize(
    "signature",
    [
        "",
        "0" * 128,
        f"{N:064x}{1:064x}",
        f"{1:064x}{N:064x}",
        "g" * 128,
        SIGNED["test"].upper(),
        SIGNED["test"] + "00",
        " " + SIGNED["test"][1:],
    ],
)
def test_numbers_that_are_no_signature(signature: str) -> None:
    assert not is_signed(KEY, "test", signature)


def test_points_off_the_curve_are_no_keys() -> None:
    for key in ("", "0" * 128, KEY[:-1] + "8", f"{G[0]:064x}{G[1] + 1:064x}", "f" * 128, KEY[:64]):
        assert not is_key(key)
        assert not is_signed(key, "test", SIGNED["test"])
    assert is_key(f"{G[0]:064x}{G[1]:064x}")
    assert identity(KEY) != identity(f"{G[0]:064x}{G[1]:064x}")
