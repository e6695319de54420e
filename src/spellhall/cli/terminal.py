"""The table in the terminal: shows, asks, tells, keeps."""

from __future__ import annotations

import time
from collections.abc import Iterable
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from spellhall.bots.base import Clock
from spellhall.bots.players import make_player, troubles_of
from spellhall.bots.roster import replacement_for
from spellhall.cli.boards import Corner
from spellhall.cli.commands import Commands, Leave, PastStep
from spellhall.cli.menus import Menu
from spellhall.cli.saves import Saved
from spellhall.kernel.decisions import OUTSIDE, SEAT_LETTERS, Decision
from spellhall.kernel.errors import Refusal, SpellhallError, Unreadable
from spellhall.kernel.messages import Message, as_message, say, who
from spellhall.kernel.state import Choice
from spellhall.words.rulebook import rulebook
from spellhall.words.speech import speech

LONG = 45  # signs of a choice that still stands beside others
PATIENCE = Clock(milliseconds=3_000)  # the longest that a person waits for a bot


class TerminalTable:
    """One match with people at this keyboard, and bots."""

    def __init__(self, saved: Saved, plain: bool, language: str = "en") -> None:
        self.saved = saved
        self.match = saved.match
        self.game = self.match.game
        self.speech = speech(language)
        self.book = rulebook(self.game.id, language)
        self.plain = plain
        self.corner = Corner(self.game, self.spoken)
        self.commands = Commands(self)
        self.past: list[PastStep] = []
        self.console = Console(highlight=False, soft_wrap=self.plain)
        self.bots = {
            seat: make_player(name, self.game, f"{self.match.seed}/bot{seat}/{self.match.steps}")
            for seat, name in enumerate(self.match.bots)
            if name
        }
        self.players: dict[int, str] = {}  # who plays for a bot that failed
        self.failures: dict[int, int] = {}  # of bots, seat by seat
        self.people = [seat for seat in range(self.match.setup.seats) if seat not in self.bots]
        self.inbox: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.log: list[str] = []
        self.began = time.monotonic() - saved.played
        self.shown_to = -1

    # ------------------------------------------------------------ the match

    def run(self) -> None:
        """Play to the end, or until the person leaves; either way nothing is lost."""
        try:
            self.hear()
            while not self.match.over:
                self.watch_the_clock()
                waiting = self.match.waiting()
                people = [seat for seat in waiting if seat in self.people]
                if people:
                    self.ask(people[0])
                else:
                    self.let_bot_choose(waiting[0])
            self.finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self.say("")
            self.tell(say("terminal-kept", path=str(self.saved.path)))
        finally:
            for bot in self.bots.values():
                bot.close()

    def let_bot_choose(self, seat: int) -> None:
        decision = self.match.decision(seat)
        before = len(troubles_of(self.bots[seat]))
        try:
            choice = self.bots[seat].choose(self.match.view(seat), decision, PATIENCE)
            if choice not in decision.choices:
                raise ValueError("it chose what it was not offered")
        except Exception as error:  # whatever a bot does, the others go on playing
            self.bot_failed(seat, error)
            return
        for trouble in troubles_of(self.bots[seat])[before:]:
            self.say(trouble)
        self.choose(seat, choice)

    def bot_failed(self, seat: int, error: Exception) -> None:
        """A bot gets a second chance; then another one plays on."""
        self.failures[seat] = self.failures.get(seat, 0) + 1
        if self.failures[seat] < 2:
            return
        name = self.players.get(seat, self.match.bots[seat])
        instead = replacement_for(name, self.game)
        if not instead:
            raise error
        self.bots[seat].close()
        self.bots[seat] = make_player(instead, self.game, f"{self.match.seed}/bot{seat}/{self.match.steps}")
        self.players[seat] = instead
        self.failures[seat] = 0
        self.tell(self.speech.say(say("table-substituted-failed", who=who(seat)), self.match.names))

    def choose(self, seat: int, choice: Choice, asked: bool = True) -> None:
        if seat != OUTSIDE:
            self.watch_the_clock()  # time may have run out while this choice was thought about
        played = time.monotonic() - self.began if self.game.legal(self.match.state, OUTSIDE) else 0
        before = self.match.progress
        heard = {OUTSIDE: len(self.log), **{person: len(told) for person, told in self.inbox.items()}}
        self.saved.add(self.match.choose(seat, choice), int(played))
        self.past.append(PastStep(before, seat, choice, asked, heard))
        self.hear()

    def watch_the_clock(self) -> None:
        """An agreed time limit ends the game from outside, where a game has one."""
        minutes = self.game.time_limit(self.match.setup)
        outside = self.game.legal(self.match.state, OUTSIDE)
        if outside and minutes and time.monotonic() - self.began > 60 * minutes:
            self.choose(OUTSIDE, outside[0])

    def hear(self) -> None:
        """Tell everybody at this keyboard what they were told."""
        for seat in self.people:
            for facts in self.match.told(seat):
                sentence = self.sentence(facts)
                if sentence:
                    self.inbox[seat].append(sentence)
        for facts in self.match.told(OUTSIDE):
            sentence = self.sentence(facts)
            if sentence:
                self.log.append(sentence)
        for message in self.match.announced():
            self.log.append(self.spoken(message))
            for seat in self.people:
                self.inbox[seat].append(self.spoken(message))

    def sentence(self, facts: dict[str, Any]) -> str:
        message = self.game.tell(self.match.setup, facts)
        return "" if message is None else self.spoken(message)

    def spoken(self, message: Message | str) -> str:
        """A message in the language of the table."""
        return self.speech.say(as_message(message), self.match.names)

    def finish(self) -> None:
        if not self.saved.ended:
            self.saved.add(self.match.last_line())
        outcome = self.match.state.outcome
        end = self.spoken(self.game.tell_outcome(self.match.view(OUTSIDE)))
        for seat in self.people[:1]:
            self.inbox[seat] = [sentence for sentence in self.inbox[seat] if sentence != end]  # it is said below
            self.read_inbox(seat)
        self.say("")
        self.say(f"{end} ({outcome.clause}: {self.book[outcome.clause].text})")
        for seat in sorted(range(self.match.setup.seats), key=lambda seat: outcome.ranks[seat]):
            self.say(f"  {outcome.ranks[seat]}. {self.match.names[seat]}: {outcome.scores[seat]}")
        self.tell(say("terminal-record", path=str(self.saved.path)))

    # ------------------------------------------------------------ asking

    def ask(self, seat: int) -> None:
        """Ask until the person has made a choice that counts."""
        if len(self.people) > 1 and self.shown_to != seat:
            self.hand_over(seat)
        self.shown_to = seat
        self.read_inbox(seat)
        decision = self.match.decision(seat)
        if self.corner.goes_without_saying(self.match.view(seat), decision.choices):
            self.tell(say("terminal-only-choice", choice=self.about(decision.choices[0])))
            self.choose(seat, decision.choices[0], asked=False)
            return
        self.show_table(seat)
        menu = Menu(self.game, self.match.setup, decision.choices)
        self.show_question(decision, menu)
        steps = self.match.steps
        while steps == self.match.steps:
            text = self.prompt()
            if text and not self.commands.carry_out(seat, decision, menu, text):
                self.answer(seat, menu, text)

    def answer(self, seat: int, menu: Menu, text: str) -> None:
        """Carry out what was typed, or say why not."""
        wrong = self.tried(seat, menu, text)
        if wrong is not None:
            self.say(self.reason(wrong))
            if isinstance(wrong, Unreadable):
                self.give_examples(menu, text)

    def tried(self, seat: int, menu: Menu, text: str) -> SpellhallError | None:
        """Carry out a choice, or a line of several; otherwise what is wrong with it."""
        try:
            self.choose(seat, menu.meant(text))
            return None
        except SpellhallError as error:
            wrong = error
        try:
            return None if self.in_steps(seat, text) else wrong
        except SpellhallError as error:
            return error

    def in_steps(self, seat: int, text: str) -> bool:
        """Carry out a line that answers several questions in a row; False if it is none.

        Raises SpellhallError while nothing has been done yet.
        """
        step = self.corner.step(self.match.view(seat), self.match.decision(seat).choices, text)
        if step is None:
            return False
        self.choose(seat, step[0])
        while step is not None and step[1]:
            text = step[1]
            try:
                asked = not self.match.over and seat in self.match.waiting()
                choices = self.match.decision(seat).choices if asked else []
                step = self.corner.step(self.match.view(seat), choices, text) if asked else None
                if step is not None:
                    self.choose(seat, step[0])
            except SpellhallError as error:
                self.say(self.reason(error))
                return True
        if step is None:
            self.tell(say("terminal-rest", text=text[:40]))
        return True

    def take_back(self) -> None:
        """The last step never was: it leaves the record, and what it told has not been said."""
        step = self.past.pop()
        self.match.take_back(step.before)
        self.saved.drop_last()
        self.log = self.log[: step.heard[OUTSIDE]]
        self.inbox = {person: told[: step.heard[person]] for person, told in self.inbox.items()}

    def reason(self, error: SpellhallError) -> str:
        """What is wrong, in the language of the table."""
        text = self.spoken(error.message)
        return f"{text} ({error.clause})" if isinstance(error, Refusal) else text

    def give_examples(self, menu: Menu, like: str) -> None:
        """What could be typed instead: choices that are really there."""
        if menu.long and menu.all_numbers:
            self.tell(say("terminal-number"))
        else:
            self.tell(say("terminal-examples", examples=say("list-or", items=menu.examples(like))))

    # ------------------------------------------------------------ showing

    def show_table(self, seat: int) -> None:
        view = self.match.view(seat)
        if self.plain:
            for line in self.game.describe(view):
                self.tell(line)
        else:
            self.console.print()
            self.console.print(self.corner.board(view, self.match.names))

    def show_question(self, decision: Decision, menu: Menu) -> None:
        self.say("")
        self.say(self.spoken(decision.question), "bold")
        self.show_menu(menu)

    def show_menu(self, menu: Menu) -> None:
        """All choices, or where there are many, how many of each kind and how to see them."""
        if menu.long and menu.all_numbers:
            self.tell(say("terminal-number"))
        elif not menu.long:
            self.show_choices(menu, range(len(menu.choices)))
        else:
            self.tell(say("terminal-many", count=len(menu.choices)))
            for group in menu.groups():
                first, last = f"{menu.mark}{group.first}", f"{menu.mark}{group.last}"
                if group.first == group.last:
                    self.say(f"  {first}: {self.about(group.choices[0])}")
                else:
                    example = menu.texts[group.first - 1]
                    self.say(
                        f"  {first}–{last}: {self.spoken(say('terminal-group', word=group.word, example=example))}"
                    )
            self.tell(say("terminal-pages", word=menu.groups()[0].word))

    def show_choices(self, menu: Menu, places: Iterable[int]) -> None:
        """A part of the menu with its numbers; short lines in columns, one a line for screen readers."""
        texts = []
        for at in places:
            number = "" if menu.all_numbers else f"{menu.mark}{at + 1}: "
            texts.append(f"{number}{self.about(menu.choices[at])}")
        if self.plain or any(len(text) > LONG for text in texts):
            for text in texts:
                self.say(f"  {text}")
        else:
            self.console.print(Columns([Text(text) for text in texts], padding=(0, 3)))

    def about(self, choice: Choice) -> str:
        """A choice for the menu: as it is typed, and then in words."""
        words = self.spoken(self.game.tell_choice(self.match.view(self.shown_to), choice))
        return f"{self.text(choice)}   {words}"

    def text(self, choice: Choice) -> str:
        return self.game.write_choice(self.match.setup, choice)

    def read_inbox(self, seat: int) -> None:
        for sentence in self.inbox[seat]:
            self.say(sentence, "dim")
        self.inbox[seat] = []

    def hand_over(self, seat: int) -> None:
        """With several people at one keyboard, nobody sees another's cards."""
        self.console.clear()  # does nothing in a pipe
        self.tell(say("terminal-pass", who=who(seat), letter=SEAT_LETTERS[seat]))
        self.console.input(f"{self.spoken(say('terminal-press-enter'))} ")

    def prompt(self) -> str:
        given: Any = self.console.input("> ")
        return str(given).strip()

    def tell(self, message: Message | str) -> None:
        """Say a message in the language of the table."""
        self.say(self.spoken(message))

    def say(self, text: str, style: str = "") -> None:
        if self.plain:
            print(text)
        else:
            self.console.print(f"[{style}]{escape(text)}[/]" if style else escape(text))
