"""The socket: one connection listens to one table as one seat (or watches), and asks things of it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket

from spellhall.hall.gatherings import Gathering
from spellhall.hall.limits import Bucket, address_key
from spellhall.hall.logs import failure, note
from spellhall.hall.messages import Attend, ClientMessage, Do, Done, Error, Follow, Hello, Pong, Reason
from spellhall.hall.rooms import Room, encode
from spellhall.hall.service import Hall
from spellhall.hall.troubles import STORAGE_TROUBLES
from spellhall.hall.wires import Wire, wire_of
from spellhall.kernel.decisions import OUTSIDE
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.messages import Message, say
from spellhall.table import feed
from spellhall.table.judge import TableError
from spellhall.table.seats import hashed
from spellhall.words.speech import Spoken, speech, wanted_language

Socket = WebSocket[Any, Any, Any]
TOO_MANY = 60  # refusals by the rate limit before the connection is closed
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)

UNREADABLE = say("hall-no-message")
TOO_LONG = say("hall-message-too-long")
TOO_FAST = say("hall-slow-down")
HELLO_FIRST = say("hall-hello-first")
UNSURE = say("hall-unsure")


class Connection:
    """One open socket."""

    def __init__(self, hall: Hall, wire: Wire, caller: str) -> None:
        self.hall = hall
        self.wire = wire
        self.caller = caller
        self.room: Room | None = None
        self.audience = OUTSIDE
        self.token = ""
        self.language = "en"
        self.presence = False
        rate = hall.settings.messages_per_second
        self.bucket = Bucket(rate, 3 * rate)
        self.refused = 0
        self.attended: Gathering[Any] | None = None  # a class or a tournament
        self.class_token = ""

    # ------------------------------------------------------------ sending

    def send(self, message: bytes) -> None:
        self.wire.post(message)

    def spoken(self, message: Message) -> Spoken:
        """A message as this listener wants it."""
        names = None if self.room is None else self.room.table.names
        return speech(self.language).told(message, names)

    def refuse(self, id: str, code: str, message: Message, clause: str = "") -> None:
        self.send(encode(Error(id, code, self.spoken(message), clause)))

    def move(self, audience: int) -> None:
        self.audience = audience

    def hang_up(self) -> None:
        """This connection has nothing more to hear."""
        self.leave()
        self.wire.close(4403, "There is nothing more to hear here.")

    # ------------------------------------------------------------ hearing

    async def hear(self, data: str | bytes) -> None:
        """Answer one message; never raises for what a client sent."""
        if not self.bucket.take():
            self.refused += 1
            self.refuse("", "limit", TOO_FAST)
            await asyncio.sleep(0.05)
            if self.refused > TOO_MANY:
                self.wire.close(4429, str(TOO_FAST))
            return
        if len(data) > self.hall.settings.message_bytes:
            self.refuse("", "limit", TOO_LONG)
            return
        try:
            message = decoder.decode(data)
        except (msgspec.DecodeError, RecursionError, UnicodeError, ValueError):
            self.hall.metrics.add("malformed")
            self.refuse(id_of(data), "malformed", UNREADABLE)
            return
        try:
            await self.answer(message)
        except TableError as error:
            self.hall.metrics.add("refused")
            self.refuse(message.id, error.code, error.message, error.clause)
        except SpellhallError as error:
            self.refuse(message.id, "refused", error.message)
        except STORAGE_TROUBLES:
            note("storage_failed")
            self.refuse(message.id, "storage", UNSURE)
        except Exception as error:
            failure("failed", error)
            self.refuse(message.id, "failed", say("hall-failed-look-again"))

    async def answer(self, message: ClientMessage) -> None:
        if isinstance(message, Do):
            if self.room is None:
                raise TableError("not_now", HELLO_FIRST)
            self.room = self.hall.rooms.setdefault(self.room.id, self.room)
            self.hall.limits.call(self.caller)
            made = await self.hall.act(self.room.id, self.token, self.audience, message.request, self.caller)
            if "number" in made:
                self.send(encode(Done(message.id, made["number"])))
            else:
                self.send(encode(Reason(message.id, self.spoken(made["text"]), made["clause"])))
        elif isinstance(message, Hello):
            await self.hello(message)
        elif isinstance(message, Attend):
            await self.attend(message)
        elif isinstance(message, Follow):
            await self.follow(message)
        else:
            self.send(encode(Pong(message.id)))

    async def hello(self, message: Hello) -> None:
        """Listen to a table from now on, and hear what was missed."""
        language = wanted_language(message.lang)
        if self.room is None:
            self.language = language  # a refusal, too, is said in it
        self.hall.limits.call(self.caller)
        room = await self.hall.room(message.table, self.caller)
        token = hashed(message.token) if message.token else ""
        async with room.lock:
            audience = await self.hall.audience_of(room, token, message.seat)
            if token and audience == OUTSIDE and token != room.table.data.host:
                raise TableError("not_yours", say("hall-no-seat-of-token"))
            table = await self.hall.seen_table(room, audience, token)
            self.leave()
            self.room, self.audience, self.token, self.language = room, audience, token, language
            self.presence = message.presence
            channel = room.channel(audience)
            number = table.data.heard[feed.place(table, audience)]
            missed = channel.missed(message.since, number, self.language) if message.since >= 0 else None
            if missed is None:
                with self.hall.limits.working(self.caller):
                    self.send(encode(feed.welcome(table, audience, speech(self.language))))
            else:
                for update in missed:
                    self.send(update)
                if message.id:
                    self.send(encode(Done(message.id, number)))
            if audience == OUTSIDE:
                room.watch(self, table)
            else:
                channel.add(self)
            self.hall.presence.arrived(room, audience)
            await self.hall.presence.known(room)
            room.tell_here(self)

    async def attend(self, message: Attend) -> None:
        """Listen to a class from now on: as its teacher, as pupils, or as the screen that everybody sees."""
        self.language = wanted_language(message.lang)
        self.hall.limits.call(self.caller)
        room = await self.hall.classes.room(message.classroom, self.caller)
        self.turn_to(room, message.token)
        await self.hall.classes.enter(room, self, message.name)
        self.attended = room

    async def follow(self, message: Follow) -> None:
        """Listen to a tournament from now on: as its organiser, as a player, or as the screen that everybody sees."""
        self.language = wanted_language(message.lang)
        self.hall.limits.call(self.caller)
        room = await self.hall.tournaments.room(message.tournament, self.caller)
        self.turn_to(room, message.token)
        await self.hall.tournaments.enter(room, self)
        self.attended = room

    def turn_to(self, room: Gathering[Any], token: str) -> None:
        """Leave the class or tournament of before."""
        if self.attended is not None and self.attended is not room:
            self.attended.leave(self)
            self.attended = None
        self.class_token = hashed(token) if token else ""

    def leave(self) -> None:
        if self.room is not None:
            channel = self.room.channels.get(self.audience)
            if channel is not None:
                before = self.room.connected()
                channel.listeners.discard(self)
                self.hall.presence.left(self.room, self.audience, before)
            self.room = None


class Named(msgspec.Struct):
    """Whatever it was, it may have had an id."""

    id: Annotated[str, msgspec.Meta(max_length=64)] = ""


def id_of(data: str | bytes) -> str:
    """The id of a message that is otherwise unreadable, so that its sender knows which it was."""
    try:
        return msgspec.json.decode(data, type=Named).id
    except (msgspec.DecodeError, RecursionError, UnicodeError, ValueError):
        return ""


@websocket("/ws")
async def play(socket: Socket) -> None:
    """Everything that happens at a table goes over this socket; see docs/protocol.md."""
    try:
        await talk(socket)
    finally:
        del socket.send, socket.receive  # they refer to it, so that only the garbage collector could let go of it


async def talk(socket: Socket) -> None:
    hall: Hall = socket.app.state.hall
    address = address_key(socket.client.host if socket.client else "")
    open_here: dict[str, int] = socket.app.state.open_sockets
    if open_here.get(address, 0) >= hall.settings.sockets_per_address or hall.closing:
        await socket.close(4429)
        return
    open_here[address] = open_here.get(address, 0) + 1
    hall.metrics.add("connections")
    await socket.accept()
    wire = wire_of(socket.scope)
    connection = Connection(hall, wire, address)
    wire.opened()
    try:
        while (data := await wire.hear()) is not None:
            await connection.hear(data)
    finally:
        room = connection.room
        connection.leave()
        if room is not None:
            room.tell_here()
        if connection.attended is not None:
            connection.attended.leave(connection)
        open_here[address] -= 1
        if not open_here[address]:
            del open_here[address]
