"""What can be typed at a question: the choices with their numbers, page by page and verb by verb."""

from __future__ import annotations

import re
from typing import Any

from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition
from spellhall.kernel.messages import say
from spellhall.kernel.state import Choice

PAGE = 40  # choices that are listed at once
EXAMPLES = 3
NUMBER = re.compile(r"-?\d+")
PICK = re.compile(r"(#?) ?(\d+)", re.ASCII)


class Group:
    """The choices of one verb, with the number of the first."""

    def __init__(self, word: str, first: int, choices: list[Choice]) -> None:
        self.word = word
        self.first = first
        self.choices = choices

    @property
    def last(self) -> int:
        return self.first + len(self.choices) - 1


class Menu:
    """The choices of one question. A choice keeps its number as long as the question stands.

    Where a number alone is an answer (a space, a value), it is read as that answer and as nothing else. The list then
    shows no numbers; if only some choices are numbers, it shows them as #1, #2 …
    """

    def __init__(self, game: GameDefinition[Any], setup: Setup, choices: list[Choice]) -> None:
        self.game = game
        self.setup = setup
        self.offered = choices
        self.choices = choices if len(choices) <= PAGE else by_verb(choices)
        self.texts = [game.write_choice(setup, choice) for choice in self.choices]
        meanings = [self.by_number(at) for at in range(len(choices))]
        self.all_numbers = len(choices) > 0 and all(meant == 1 for meant in meanings)
        self.mark = "#" if any(meanings) else ""

    def by_number(self, at: int) -> int:
        """How many choices the number in a choice, alone, can mean; 0 if not even this one."""
        found = NUMBER.search(self.texts[at])
        if found is None:
            return 0
        try:
            meant = self.game.read_choice(self.setup, found[0])
        except SpellhallError:
            return 0
        return sum(choice in self.offered for choice in meant) if self.choices[at] in meant else 0

    # ------------------------------------------------------------ reading

    def meant(self, text: str) -> Choice:
        """The choice that was typed: a number of the list, or notation. Raises SpellhallError."""
        picked = PICK.fullmatch(text)
        if picked and (picked[1] or not self.mark):
            number = int(picked[2]) if len(picked[2]) < 6 else 0
            if 1 <= number <= len(self.choices):
                return self.choices[number - 1]
            raise SpellhallError(say("terminal-no-choice", number=picked[2][:9], last=len(self.choices)))
        return self.game.find_choice(self.setup, text, self.offered)

    def offers(self, text: str) -> bool:
        """Whether a text is one of the choices, so that it is no command of the table."""
        try:
            return any(choice in self.offered for choice in self.game.read_choice(self.setup, text))
        except SpellhallError:
            return False

    def examples(self, like: str = "") -> list[str]:
        """Choices that may be made now: those that begin like a text, else one of each verb."""
        if self.all_numbers:
            return [found[0] for text in self.texts[:EXAMPLES] if (found := NUMBER.search(text))]
        word = first_word(like)
        alike = [text for text in self.texts if word and first_word(text) == word]
        if alike:
            return alike[:EXAMPLES]
        seen: dict[str, str] = {}
        for choice, text in zip(self.choices, self.texts, strict=True):
            seen.setdefault(choice.verb, text)
        several = list(seen.values())
        return several[:EXAMPLES] if len(several) > 1 else self.texts[:EXAMPLES]

    # ------------------------------------------------------------ parts of the list

    @property
    def long(self) -> bool:
        return len(self.choices) > PAGE

    @property
    def pages(self) -> int:
        return -(-len(self.choices) // PAGE)

    def page(self, number: int) -> range:
        """The places of the choices on a page, counted from 1."""
        return range((number - 1) * PAGE, min(number * PAGE, len(self.choices)))

    def groups(self) -> list[Group]:
        """The choices verb by verb, as a long list has them."""
        out: list[Group] = []
        for at, choice in enumerate(self.choices):
            if out and out[-1].choices[0].verb == choice.verb:
                out[-1].choices.append(choice)
            else:
                out.append(Group("", at + 1, [choice]))
        for group in out:
            words = {first_word(self.texts[at]) for at in range(group.first - 1, group.last)}
            group.word = words.pop() if len(words) == 1 else group.choices[0].verb
        return out

    def of_word(self, word: str) -> list[int]:
        """The places of the choices that begin with a word, or whose verb it is."""
        word = word.lower()
        return [
            at
            for at, (choice, text) in enumerate(zip(self.choices, self.texts, strict=True))
            if word in (choice.verb, first_word(text))
        ]


def by_verb(choices: list[Choice]) -> list[Choice]:
    """The choices of each verb together, in the order in which verbs first appear."""
    verbs: dict[str, list[Choice]] = {}
    for choice in choices:
        verbs.setdefault(choice.verb, []).append(choice)
    return [choice for alike in verbs.values() for choice in alike]


def first_word(text: str) -> str:
    return text.strip().lower().split(" ")[0]
