"""What can be asked of the table in the terminal: help, rules, hints, open piles, a step back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from spellhall.bots.advise import advise
from spellhall.cli.menus import Menu
from spellhall.cli.rules import clause_text
from spellhall.kernel.decisions import Decision
from spellhall.kernel.errors import Refusal, SpellhallError, Unreadable
from spellhall.kernel.game import Progress
from spellhall.kernel.messages import Message, say, who
from spellhall.kernel.state import Choice
from spellhall.table.undo import nothing_revealed

if TYPE_CHECKING:
    from spellhall.cli.terminal import TerminalTable

HINTS = 3  # choices that a hint names
TALKED = 30  # sentences that `log` repeats
RULES = 8  # clauses that are shown at once


class Leave(Exception):
    """The person wants to stop; the game is kept."""


class PastStep:
    """A step that was made here: where the match stood before it, who chose what, and whether a person was asked.

    `heard` says how many sentences lay ready for each person, and in the log, before it.
    """

    def __init__(self, before: Progress[Any], seat: int, choice: Choice, asked: bool, heard: dict[int, int]) -> None:
        self.before = before
        self.seat = seat
        self.choice = choice
        self.asked = asked
        self.heard = heard


def own_last(past: list[PastStep], seat: int) -> list[PastStep]:
    """The last step for which a seat was asked, and what followed by itself; nothing if others chose since."""
    for at in range(len(past) - 1, -1, -1):
        if past[at].seat != seat:
            break
        if past[at].asked:
            return past[at:]
    return []


class Commands:
    """The commands of one table."""

    def __init__(self, table: TerminalTable) -> None:
        self.table = table
        self.hinted = (-1, -1)  # the step and seat for which a hint was given last

    def carry_out(self, seat: int, decision: Decision, menu: Menu, text: str) -> bool:
        """Carry out a command; False if the text is none, or is a choice of the game."""
        table = self.table
        word, _, rest = text.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word[0] == "?" and len(word) > 1:
            word, rest = "?", f"{word[1:]} {rest}".strip()
        if menu.offers(text):
            return False
        if word in ("?", "help"):
            self.explain(seat, decision, menu, rest)
        elif word == "rules":
            self.show_rules(rest)
        elif word == "save":
            self.save(rest)
        elif rest:
            return False
        elif word in ("table", "t"):
            table.show_table(seat)
            table.show_question(decision, menu)
        elif word == "log":
            for sentence in table.log[-TALKED:]:
                table.say(f"  {sentence}")
        elif word == "list":
            table.show_choices(menu, range(len(menu.choices)))
        elif word in ("piles", "discards"):
            self.show_piles(seat)
        elif word == "hint":
            self.hint(seat, decision)
        elif word in ("undo", "back", "cancel"):
            self.undo(seat)
        elif word in ("quit", "exit"):
            raise Leave
        else:
            return False
        return True

    # ------------------------------------------------------------ help

    def explain(self, seat: int, decision: Decision, menu: Menu, text: str) -> None:
        """`?` says what can be done now, `? 2` and `? cast` show a part of a long list, `? 7x7` says why not."""
        table = self.table
        if not text:
            table.say(f"{table.spoken(decision.question)} ({decision.clause})")
            table.say(f"  {table.book[decision.clause].text}")
            self.show_page(menu, 1)
            if menu.all_numbers:
                table.tell(say("terminal-help-numbers"))
            else:
                table.tell(say("terminal-help-marked" if menu.mark else "terminal-help"))
            table.tell(say("terminal-commands"))
        elif menu.pages > 1 and text.isascii() and text.isdigit() and 1 <= int(text[:9]) <= menu.pages:
            self.show_page(menu, int(text))
        elif menu.of_word(text) and not menu.offers(text):
            table.show_choices(menu, menu.of_word(text))
        else:
            self.explain_choice(seat, menu, text)

    def show_page(self, menu: Menu, number: int) -> None:
        table = self.table
        if menu.long and menu.all_numbers:
            table.tell(say("terminal-number"))
            return
        table.show_choices(menu, menu.page(number))
        if menu.pages > 1:
            following = number % menu.pages + 1
            table.tell(say("terminal-page", page=number, pages=menu.pages, next=f"? {following}"))

    def explain_choice(self, seat: int, menu: Menu, text: str) -> None:
        table = self.table
        try:
            choice = menu.meant(text)
            refused: Refusal | None = table.game.refusal(table.match.state, seat, choice)
        except SpellhallError as error:
            if not self.explain_line(seat, text):
                table.say(table.reason(error))
                if isinstance(error, Unreadable):
                    table.give_examples(menu, text)
            return
        if refused is None:
            words = table.game.tell_choice(table.match.view(seat), choice)
            table.tell(say("choice-possible", choice=words))
        else:
            self.explain_refusal(refused)

    def explain_refusal(self, refused: SpellhallError) -> None:
        self.table.say(self.table.reason(refused))
        if isinstance(refused, Refusal):
            self.table.say(f"  {refused.clause}: {self.table.book[refused.clause].text}")

    def explain_line(self, seat: int, text: str) -> bool:
        """What a line that answers several questions would do, as far as the player can know; False if it is none."""
        table, game = self.table, self.table.game
        state, first = table.match.state, True
        while text:
            try:
                step = table.corner.step(game.view_for(state, seat), game.legal(state, seat), text)
            except SpellhallError as error:
                self.explain_refusal(error)
                return True
            if step is None:
                if first:
                    return False
                table.tell(say("terminal-rest", text=text[:40]))
                return True
            choice, text = step
            words = game.tell_choice(game.view_for(state, seat), choice)
            table.tell(say("choice-possible", choice=words) if first else say("choice-then", choice=words))
            made = game.apply(state, seat, choice)
            shown = made.outcomes or not nothing_revealed(game, state, seat, choice, made.state, [seat])
            if text and (shown or made.state.outcome is not None or seat not in game.waiting(made.state)):
                table.tell(say("terminal-later", text=text[:40]))
                return True
            state, first = made.state, False
        return True

    def show_rules(self, words: str) -> None:
        table = self.table
        if not words:
            table.tell(say("terminal-rules", example=table.book.clauses[0].id))
            return
        found = table.book.search(words)
        for clause in found[:RULES]:
            table.say(clause_text(clause, table.game.title))
        if len(found) > RULES:
            table.tell(say("terminal-more-rules", count=len(found) - RULES))
        if not found:
            table.tell(say("terminal-no-rules", words=words[:80]))

    # ------------------------------------------------------------ the game

    def show_piles(self, seat: int) -> None:
        """What lies open for everybody, card by card."""
        listed = self.table.corner.piles(self.table.match.view(seat))
        for line in listed or [say("terminal-no-piles")]:
            self.table.tell(line)

    def hint(self, seat: int, decision: Decision) -> None:
        """What a strong player would choose, why, and what else comes near; asked again, a nudge becomes a choice."""
        table = self.table
        now = (table.match.steps, seat)
        again, self.hinted = self.hinted == now, now
        given = advise(table.game, table.match.view(seat), decision, step=2 if again else 1)
        if not given:
            table.tell(say("terminal-no-hint"))  # a computer player just knows it
        elif given[0].choice is None:
            table.tell(given[0].why)
            if given[0].more:
                table.tell(say("terminal-hint-more"))
        else:
            table.tell(say("terminal-hint", choice=given[0].words, why=given[0].why))
            for advice in given[1:HINTS]:
                table.say(f"  {table.spoken(say('terminal-hint-other', choice=advice.words, why=advice.why))}")

    def undo(self, seat: int) -> None:
        """Take back one's own last step, and what followed from it without a question.

        Nobody else has chosen or looked since: what the step would have told them is taken back with it. What the one
        who chose has learned by it cannot be.
        """
        table = self.table
        steps = own_last(table.past, seat)
        refused = self.why_no_undo(seat, steps)
        if refused is not None:
            table.tell(refused)
            return
        for _ in steps:
            table.take_back()
        table.tell(say("table-undone", who=who(seat)))

    def why_no_undo(self, seat: int, steps: list[PastStep]) -> Message | None:
        table = self.table
        if not steps:
            return say("terminal-no-undo-others" if table.past else "terminal-no-undo-yet")
        after = [*[step.before for step in steps[1:]], table.match.progress]
        for step, made in zip(steps, after, strict=True):
            if made.outcomes:
                return say("terminal-no-undo-draw")
            if not nothing_revealed(table.game, step.before.state, seat, step.choice, made.state, [seat]):
                return say("terminal-no-undo-shown")
        return None

    def save(self, name: str) -> None:
        table = self.table
        if not name or table.saved.is_kept_in(Path(name)):
            table.tell(say("terminal-kept-in", path=str(table.saved.path)))
            return
        try:
            table.saved.copy_to(Path(name))
            table.tell(say("terminal-saved", path=name))
        except OSError as error:
            table.tell(say("file-unwritable", file=name, problem=str(error.strerror or error)))
