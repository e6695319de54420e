"""Practice that fits each child: facts, a rating model, the next sum, decks, help, reports and passports.

Pure: nothing here knows a game, a hall, a clock or a name. Time and luck are handed in, and whoever keeps a `Pupil`, a
`Lesson` or a `Book` keeps what `to_json` gives. Formulas and sources: docs/practice.md.

A lesson of one pupil, with sums that we choose:

    book, pupil = Book(), Pupil()                     # or unpack(passport), or Pupil.from_json(…)
    lesson = Lesson.begin(pupil, facts_of("tables 6-9"), day=20_600)
    asked = lesson.next(pupil, book, Random(seed))    # asked.fact.text is "6 × 8"
    lesson.answered(pupil, book, asked.fact, right, seconds)
    way(asked.fact)                                   # how to find the answer: messages and dots
    pack(pupil)                                       # a passport

A table of a game:

    weights = wanted([pupil, other], book, facts_of(plan))      # what suits those who sit there
    setup = dealt(game, weights, options)                       # options and cards for it
    tried(game, state, seat, choice)                            # what a choice answers, before it is carried out
    support(pupil, book, fact, facts, handicap)                 # help with it; by_table: the table answers,
    solved(game, view)                                          # with this choice

The teacher: `needs_help`, `by_strength`, `sizes`, `heat`, `progress`, `to_practise`, `worksheet`.
"""

from spellhall.practice.book import Book
from spellhall.practice.difficulty import shipped
from spellhall.practice.facts import BadFacts, Fact, fact, facts_of, read_fact
from spellhall.practice.games import Dealt, Tried, asked, dealt, plans, practises, solved, tried
from spellhall.practice.helping import Handicap, Support, is_small, needs_help, support
from spellhall.practice.lesson import AIM, RETURNS, Asked, Lesson
from spellhall.practice.passport import BadPassport, draw_words, key_of, pack, read_words, say_words, unpack
from spellhall.practice.pupil import Known, Pupil
from spellhall.practice.rating import DEADLINE, Rating, expected_score, score, success
from spellhall.practice.report import Answer, Cell, Worksheet, heat, progress, to_practise, worksheet
from spellhall.practice.tables import by_strength, sizes, wanted
from spellhall.practice.ways import Way, way

__all__ = [
    "AIM",
    "DEADLINE",
    "RETURNS",
    "Answer",
    "Asked",
    "BadFacts",
    "BadPassport",
    "Book",
    "Cell",
    "Dealt",
    "Fact",
    "Handicap",
    "Known",
    "Lesson",
    "Pupil",
    "Rating",
    "Support",
    "Tried",
    "Way",
    "Worksheet",
    "asked",
    "by_strength",
    "dealt",
    "draw_words",
    "expected_score",
    "fact",
    "facts_of",
    "heat",
    "is_small",
    "key_of",
    "needs_help",
    "pack",
    "plans",
    "practises",
    "progress",
    "read_fact",
    "read_words",
    "say_words",
    "score",
    "shipped",
    "sizes",
    "solved",
    "success",
    "support",
    "to_practise",
    "tried",
    "unpack",
    "wanted",
    "way",
    "worksheet",
]
