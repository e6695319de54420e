"""One page that listens to a table: what a socket of a hall says and hears, without the socket."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from spellhall.hall.messages import ClientMessage, Do, Done, Error, Hello, Pong, Reason
from spellhall.hall.rooms import Room, encode
from spellhall.here.hall import Here
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.messages import Message, say
from spellhall.table import feed
from spellhall.table.judge import TableError
from spellhall.table.seats import hashed
from spellhall.words.speech import KEYS, speech

decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
SPEAKS = speech(KEYS)


class Connection:
    """A listener of this device. It always hears keys and facts, because the page makes its sentences itself."""

    def __init__(self, here: Here, post: Callable[[str], None]) -> None:
        self.here = here
        self.post = post
        self.room: Room | None = None
        self.audience = OUTSIDE
        self.token = ""
        self.language = KEYS
        self.presence = False

    def send(self, message: bytes) -> None:
        self.post(message.decode())

    def refuse(self, id: str, code: str, message: Message, clause: str = "") -> None:
        self.send(encode(Error(id, code, SPEAKS.told(message), clause)))

    def move(self, audience: int) -> None:
        self.audience = audience

    def hang_up(self) -> None:
        self.leave()

    async def hear(self, text: str) -> None:
        """Answer one message; never raises for what the page sent."""
        try:
            message = decoder.decode(text)
        except (msgspec.DecodeError, RecursionError, ValueError):
            self.refuse("", "malformed", say("hall-no-message"))
            return
        try:
            await self.answer(message)
        except TableError as error:
            self.refuse(message.id, error.code, error.message, error.clause)
        except SpellhallError as error:
            self.refuse(message.id, "refused", error.message)

    async def answer(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            await self.hello(message)
        elif isinstance(message, Do):
            if self.room is None:
                raise TableError("not_now", say("hall-hello-first"))
            made = await self.here.act(self.room.id, self.token, self.audience, message.request)
            if "number" in made:
                self.send(encode(Done(message.id, made["number"])))
            else:
                self.send(encode(Reason(message.id, SPEAKS.told(made["text"]), made["clause"])))
        else:
            self.send(encode(Pong(message.id)))

    async def hello(self, message: Hello) -> None:
        """Listen to a table from now on, and hear how it stands."""
        room = await self.here.room(message.table)
        token = hashed(message.token) if message.token else ""
        async with room.lock:
            audience = await self.here.audience_of(room, token, message.seat)
            if token and audience == OUTSIDE and token != room.table.data.host:
                raise TableError("not_yours", say("hall-no-seat-of-token"))
            self.leave()
            self.room, self.audience, self.token = room, audience, token
            self.presence = message.presence
            channel = room.channel(audience)
            number = room.table.data.heard[feed.place(room.table, audience)]
            missed = channel.missed(message.since, number, self.language) if message.since >= 0 else None
            if missed is None:
                self.send(encode(feed.welcome(room.table, audience, SPEAKS)))
            else:
                for update in missed:
                    self.send(update)
                if message.id:
                    self.send(encode(Done(message.id, number)))
            if audience == OUTSIDE:
                room.watch(self, room.table)
            else:
                channel.add(self)
            room.tell_here(self)
            await self.here.follow(room)

    def leave(self) -> None:
        if self.room is not None:
            channel = self.room.channels.get(self.audience)
            if channel is not None:
                channel.listeners.discard(self)
            self.room = None
