"""Patterns of the catalogues, taken apart once: then saying one is choosing and joining.

Fluent has the last word. A pattern that needs more than is known here stays whole, and Fluent fills it in. Its parser
and the plural rules are imported where they are used: a browser has neither, and its page makes the sentences.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from fluent.syntax.ast import SelectExpression

VOWELS = re.compile("[aeiouyàâäéèêëîïôöœùûü\ue010-\ue017]", re.IGNORECASE)


class Fact(NamedTuple):
    """A fact, perhaps in another form of it."""

    name: str
    form: str = ""


class Choice(NamedTuple):
    """One of several patterns, by a fact: by the number or word that it is, or by its plural form."""

    name: str
    sound: bool  # by how the fact begins instead: "yes" for a vowel
    cases: tuple[tuple[int | str, Any], ...]
    usual: Any  # where no case fits


Pieces = tuple[str | Fact | Choice, ...]


def vowel(value: Any) -> str:
    """VOWEL($who): whether a text begins with a vowel, as languages that run words together must know."""
    return "yes" if VOWELS.match(str(value)) else "no"


@lru_cache(10_000)
def plural(language: str, number: int) -> str:
    from babel import Locale

    return str(Locale.parse(language).plural_form(number))


def chosen(choice: Choice, value: int | str, language: str) -> Pieces:
    """The pattern for a value: a number fits itself or its plural form, a text itself."""
    called = plural(language, value) if isinstance(value, int) else value
    for case, pieces in choice.cases:
        if case in (value, called):
            return pieces  # type: ignore[no-any-return]
    return choice.usual  # type: ignore[no-any-return]


def pieces_of(pattern: Any) -> Pieces | None:
    """A pattern in pieces; None where only Fluent knows how to fill it in."""
    from fluent.syntax.ast import TextElement

    out: list[str | Fact | Choice] = []
    for element in getattr(pattern, "elements", [pattern]):
        piece = element.value if isinstance(element, TextElement) else piece_of(getattr(element, "expression", None))
        if piece is None:
            return None
        out.append(piece)
    return tuple(out)


def piece_of(expression: Any) -> Fact | Choice | None:
    from fluent.syntax.ast import SelectExpression, StringLiteral, VariableReference

    if isinstance(expression, SelectExpression):
        return choice_of(expression)
    if isinstance(expression, VariableReference):
        return Fact(expression.id.name)
    if called(expression, "FORM") and len(expression.arguments.named) == 1:
        form = expression.arguments.named[0]
        if form.name.name == "form" and isinstance(form.value, StringLiteral):
            return Fact(expression.arguments.positional[0].id.name, form.value.value)
    return None


def choice_of(expression: SelectExpression) -> Choice | None:
    from fluent.syntax.ast import NumberLiteral, VariableReference

    selector: Any = expression.selector
    sound = called(selector, "VOWEL")
    if sound:
        selector = selector.arguments.positional[0]
    if not isinstance(selector, VariableReference):
        return None
    cases: list[tuple[int | str, Any]] = []
    usual: Pieces | None = None
    for variant in expression.variants:
        pieces = pieces_of(variant.value)
        if pieces is None:
            return None
        key: Any = variant.key
        cases.append((int(key.value) if isinstance(key, NumberLiteral) else key.name, pieces))
        if variant.default:
            usual = pieces
    return Choice(selector.id.name, sound, tuple(cases), usual)


def called(expression: Any, name: str) -> bool:
    """Whether this calls a function of ours with a plain fact."""
    from fluent.syntax.ast import FunctionReference, VariableReference

    return (
        isinstance(expression, FunctionReference)
        and expression.id.name == name
        and len(expression.arguments.positional) == 1
        and isinstance(expression.arguments.positional[0], VariableReference)
    )
