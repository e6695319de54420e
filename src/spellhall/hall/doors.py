"""At the door: under which names this hall is visited, from which pages, and in which form.

A page from elsewhere must not be able to use a visitor's browser against the hall. So the Host header must name this
machine (or a name from the settings), a page's origin must be the hall itself (or one from the settings), and whatever
changes something must come as JSON, which no foreign page can send without asking first.
"""

from __future__ import annotations

import socket
from ipaddress import ip_address
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope

from spellhall.hall.settings import Settings
from spellhall.kernel.messages import Message, say
from spellhall.words.speech import speech, wanted_language

READING = ("GET", "HEAD", "OPTIONS")
LONGEST_HOST = 255
WRONG_HOST = say("hall-wrong-host")
WRONG_ORIGIN = say("hall-wrong-origin")
WRONG_TYPE = say("hall-wrong-type")


class Doors:
    """Lets in what may come in, and answers the rest."""

    def __init__(self, inner: ASGIApp, settings: Settings, headers: dict[str, str]) -> None:
        self.inner = inner
        self.hosts = own_names() | {each.lower() for each in listed(settings.hosts)}
        self.origins = {each.lower() for each in listed(settings.origins)}
        self.headers = [(name.lower().encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "lifespan":
            await self.inner(scope, receive, send)
            return
        problem = self.problem(scope)
        if problem is None:
            await self.inner(scope, receive, send)
        elif str(scope["type"]) == "websocket":
            await send({"type": "websocket.close", "code": 4403, "reason": ""})
        else:
            await self.refuse(scope, send, *problem)

    def problem(self, scope: HTTPScope | WebSocketScope) -> tuple[int, str, Message] | None:
        """Why somebody may not come in: a status, a code and a message; None if they may."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        if host and not self.knows(host, scope):
            return 421, "malformed", WRONG_HOST
        http = str(scope["type"]) == "http"
        reading = http and scope.get("method") in READING
        origin = headers.get(b"origin")
        if origin is not None and not reading and not self.fits(origin.lower(), host.lower()):
            return 403, "not_yours", WRONG_ORIGIN
        if http and not reading and not is_json(headers.get(b"content-type", "")):
            return 415, "malformed", WRONG_TYPE
        return None

    def knows(self, header: str, scope: HTTPScope | WebSocketScope) -> bool:
        """Whether this is a name of this hall, or the very address at which the visitor has arrived."""
        name = name_in(header)
        if not name or "*" in self.hosts:
            return bool(name)
        server = scope.get("server")
        return name in self.hosts or (server is not None and same_address(name, str(server[0])))

    def fits(self, origin: str, host: str) -> bool:
        """Whether a page of this origin may do more than read. Programs send no origin."""
        return origin in self.origins or urlsplit(origin).netloc == host

    async def refuse(
        self, scope: HTTPScope | WebSocketScope, send: Send, status: int, code: str, message: Message
    ) -> None:
        wanted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"")
        text = speech(wanted_language(wanted.decode("latin-1"))).told(message)
        body = msgspec.json.encode({"code": code, "text": text, "clause": ""})
        kind = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": [*kind, *self.headers]})
        await send({"type": "http.response.body", "body": body, "more_body": False})


def listed(text: str) -> list[str]:
    return [each.strip() for each in text.split(",") if each.strip()]


def own_names() -> set[str]:
    """The names of this machine, without asking any other."""
    called = socket.gethostname().lower()
    return {"localhost", "127.0.0.1", "::1", called, f"{called.partition('.')[0]}.local"}


def name_in(header: str) -> str:
    """The name in a Host header, without its port; empty if it is none."""
    text = header.strip().lower()
    if len(text) > LONGEST_HOST:
        return ""
    if text.startswith("["):
        name, bracket, rest = text[1:].partition("]")
        port = rest.removeprefix(":") if bracket else "x"
    else:
        name, _, port = text.partition(":")
    if port and not (port.isascii() and port.isdigit() and len(port) <= 5):
        return ""
    return name.removesuffix(".") if all(sign.isalnum() or sign in ".-_:%" for sign in name) else ""


def same_address(one: str, two: str) -> bool:
    try:
        first, second = ip_address(one), ip_address(two)
    except ValueError:
        return False
    return first == second or getattr(second, "ipv4_mapped", None) == first


def is_json(content_type: str) -> bool:
    return content_type.partition(";")[0].strip().lower() == "application/json"
