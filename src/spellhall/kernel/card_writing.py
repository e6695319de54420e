"""Card sets as TOML, in the form in which card files are read."""

from __future__ import annotations

from typing import Any

ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t", "\r": "\\r"}


def as_toml(data: dict[str, Any], heading: list[str] | None = None) -> str:
    """The tables of a card file as text; `heading` becomes comments. Reading it gives the same tables again."""
    lines = [f"# {' '.join(line.split())}" for line in heading or []]
    if lines:
        lines.append("")
    plain = {key: value for key, value in data.items() if not is_table(value)}
    lines += [f"{key_text(key)} = {value_text(value)}" for key, value in plain.items()]
    for key, entries in data.items():
        if key in plain:
            continue
        for entry in entries:
            lines += ["", f"[[{key_text(key)}]]"]
            lines += [f"{key_text(name)} = {value_text(value)}" for name, value in entry.items() if value is not None]
    return "\n".join(lines) + "\n"


def is_table(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, dict) for each in value)


def key_text(key: str) -> str:
    bare = key.isascii() and key.replace("_", "a").replace("-", "a").isalnum()
    return key if bare else value_text(key)


def value_text(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, dict):
        inner = ", ".join(f"{key_text(key)} = {value_text(item)}" for key, item in value.items() if item is not None)
        return "{ " + inner + " }" if inner else "{}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(value_text(item) for item in value) + "]"
    return '"' + "".join(sign_text(sign) for sign in str(value)) + '"'


def sign_text(sign: str) -> str:
    if sign in ESCAPES:
        return ESCAPES[sign]
    return f"\\u{ord(sign):04x}" if ord(sign) < 32 or ord(sign) == 127 or 0xD800 <= ord(sign) < 0xE000 else sign
