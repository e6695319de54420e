"""The table in the terminal: shows, asks, explains, keeps."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.text import Text

from spellhall.bots.advise import advise
from spellhall.bots.base import Clock
from spellhall.bots.players import make_player, troubles_of
from spellhall.bots.roster import replacement_for
from spellhall.cli.boards import draw
from spellhall.cli.rules import clause_text
from spellhall.cli.saves import Saved
from spellhall.kernel.decisions import OUTSIDE, SEAT_LETTERS, Decision
from spellhall.kernel.errors import Ambiguous, Refusal, SpellhallError
from spellhall.kernel.messages import Message, as_message, say, who
from spellhall.kernel.state import Choice
from spellhall.words.rulebook import rulebook
from spellhall.words.speech import speech

LONGEST_MENU = 40
PATIENCE = Clock(milliseconds=3_000)  # the longest that a person waits for a bot
HINTS = 3  # choices that a hint names


class Leave(Exception):
    """The person wants to stop; the game is kept."""


class TerminalTable:
    """One match with people at this keyboard, and bots."""

    def __init__(self, saved: Saved, plain: bool, language: str = "en") -> None:
        self.saved = saved
        self.match = saved.match
        self.game = self.match.game
        self.speech = speech(language)
        self.hinted = (-1, -1)  # the step and seat for which a hint was given last
        self.book = rulebook(self.game.id, language)
        self.plain = plain or language != "en"  # the drawn boards are English; sentences are in every language
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

    def choose(self, seat: int, choice: Choice) -> None:
        if seat != OUTSIDE:
            self.watch_the_clock()  # time may have run out while this choice was thought about
        played = time.monotonic() - self.began if self.game.legal(self.match.state, OUTSIDE) else 0
        self.saved.add(self.match.choose(seat, choice), int(played))
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
        self.show_table(seat)
        decision = self.match.decision(seat)
        self.show_question(decision)
        while True:
            text = self.prompt()
            if not text:
                continue
            if self.command(seat, decision, text):
                continue
            try:
                choice = self.meant(decision, text)
                self.choose(seat, choice)
                return
            except SpellhallError as error:
                self.say(self.reason(error))

    def reason(self, error: SpellhallError) -> str:
        """What is wrong, in the language of the table."""
        text = self.spoken(error.message)
        return f"{text} ({error.clause})" if isinstance(error, Refusal) else text

    def meant(self, decision: Decision, text: str) -> Choice:
        """A number picks from the menu, everything else is notation; a number that is both is asked back."""
        if text.isascii() and text.isdigit() and len(decision.choices) <= LONGEST_MENU:
            number = int(text) if len(text) < 6 else 0
            short = self.short_form(decision, text)
            if 1 <= number <= len(decision.choices):
                picked = decision.choices[number - 1]
                if short is not None and short != picked:
                    raise Ambiguous(
                        say("terminal-ambiguous", text=text, listed=self.text(picked), other=self.text(short))
                    )
                return picked
            if short is not None:
                return short
            raise SpellhallError(say("terminal-no-choice", number=text[:9], last=len(decision.choices)))
        return self.game.find_choice(self.match.setup, text, decision.choices)

    def short_form(self, decision: Decision, text: str) -> Choice | None:
        """The choice that a number means in the notation (a space of a grid), if it can also be written in full."""
        try:
            choice = self.game.find_choice(self.match.setup, text, decision.choices)
        except SpellhallError:
            return None
        return choice if choice in decision.choices and self.text(choice) != text else None

    def command(self, seat: int, decision: Decision, text: str) -> bool:
        """Carry out a table command; False if the text is none."""
        word, _, rest = text.partition(" ")
        rest = rest.strip()
        if word in ("?", "help"):
            self.explain(seat, decision, rest)
        elif word == "rules":
            self.show_rules(rest)
        elif word in ("table", "t"):
            self.show_table(seat)
            self.show_question(decision)
        elif word == "log":
            for sentence in self.log[-30:]:
                self.say(f"  {sentence}")
        elif word == "list":
            self.show_choices(decision.choices)
        elif word == "hint":
            self.hint(seat, decision)
        elif word == "save":
            self.save(rest)
        elif word in ("quit", "exit"):
            raise Leave
        else:
            return False
        return True

    def hint(self, seat: int, decision: Decision) -> None:
        """What a strong player would choose, why, and what else comes near; asked again, a nudge becomes a choice."""
        again = self.hinted == (self.match.steps, seat)
        self.hinted = (self.match.steps, seat)
        given = advise(self.game, self.match.view(seat), decision, step=2 if again else 1)
        if not given:
            self.tell(say("terminal-no-hint"))  # a computer player just knows it
        elif given[0].choice is None:
            self.tell(given[0].why)
            if given[0].more:
                self.tell(say("terminal-hint-more"))
        else:
            self.tell(say("terminal-hint", choice=given[0].words, why=given[0].why))
            for advice in given[1:HINTS]:
                self.say(f"  {self.spoken(say('terminal-hint-other', choice=advice.words, why=advice.why))}")

    def save(self, name: str) -> None:
        if not name or self.saved.is_kept_in(Path(name)):
            self.tell(say("terminal-kept-in", path=str(self.saved.path)))
            return
        try:
            self.saved.copy_to(Path(name))
            self.tell(say("terminal-saved", path=name))
        except OSError as error:
            self.tell(say("file-unwritable", file=name, problem=str(error.strerror or error)))

    def explain(self, seat: int, decision: Decision, text: str) -> None:
        """`?` says what can be done now; `? 7x7` says why something cannot."""
        if text:
            try:
                choice = self.game.find_choice(self.match.setup, text, decision.choices)
                refused: Refusal | None = self.game.refusal(self.match.state, seat, choice)
            except SpellhallError as error:
                self.say(self.reason(error))
                return
            if refused is None:
                words = self.game.tell_choice(self.match.view(seat), choice)
                self.tell(say("choice-possible", choice=words))
            else:
                self.say(self.reason(refused))
                self.say(f"  {refused.clause}: {self.book[refused.clause].text}")
            return
        self.say(f"{self.spoken(decision.question)} ({decision.clause})")
        self.say(f"  {self.book[decision.clause].text}")
        self.show_choices(decision.choices[:LONGEST_MENU])
        self.tell(say("terminal-help"))
        self.tell(say("terminal-commands"))

    def show_rules(self, words: str) -> None:
        if not words:
            self.tell(say("terminal-rules", example=self.book.clauses[0].id))
            return
        found = self.book.search(words)
        for clause in found[:8]:
            self.say(clause_text(clause, self.game.title))
        if len(found) > 8:
            self.tell(say("terminal-more-rules", count=len(found) - 8))
        if not found:
            self.tell(say("terminal-no-rules", words=words[:80]))

    # ------------------------------------------------------------ showing

    def show_table(self, seat: int) -> None:
        view = self.match.view(seat)
        if self.plain:
            for line in self.game.describe(view):
                self.tell(line)
        else:
            self.console.print()
            self.console.print(draw(self.game, view, self.match.names))

    def show_question(self, decision: Decision) -> None:
        self.say("")
        self.say(self.spoken(decision.question), "bold")
        if len(decision.choices) <= LONGEST_MENU:
            self.show_choices(decision.choices)
        elif all(choice.verb == decision.choices[0].verb and len(choice.args) == 1 for choice in decision.choices):
            self.tell(say("terminal-number"))
        else:
            examples = ", ".join(self.text(choice) for choice in decision.choices[:3])
            self.tell(say("terminal-many", count=len(decision.choices), examples=examples))

    def show_choices(self, choices: list[Choice]) -> None:
        """A numbered menu; short ones in columns, one a line for screen readers."""
        texts = [f"{at}: {self.about(each)}" for at, each in enumerate(choices, start=1)]
        if self.plain or any(len(text) > 30 for text in texts):
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
