"""What can be seen of a sentence without understanding it: notation, doubled words, numbers, names, its ends."""

from __future__ import annotations

import re

Rule = tuple[str, re.Pattern[str]]

EVERYWHERE: list[Rule] = [
    ("a placeholder is left over", re.compile(r"[{}$]|\bFORM\(|\bVOWEL\(")),
    ("a key is left over", re.compile(r"\b(?:mw|md|mn|dp|sc|page|table|list|why|terminal|outcome)-[a-z]+[a-z0-9_-]*")),
    ("a name of the program", re.compile(r"\b[a-z]+_[a-z_]+\b|\bNone\b(?! of)|\bTrue\b|\bFalse\b")),
    ("the id of a card", re.compile(r"\b[SN]\d{2,3}[a-z]?\b|\bmd-s\d\d\b")),
    ("notation of a choice", re.compile(r"\b\d+x\d+\b|->|\b(?:10|[2-9TJQKA])[SHDC]\b|\bJK\b")),
    ("a doubled stop", re.compile(r"[.!?:;,]\s?[.,;:]|[!?]\s?[!?]|[.!?]\s?[”\"»“]\.")),
    ("a doubled or stray space", re.compile(r"\s{2}|^\s|\s$|\(\s|\s\)|\s[.,](?:\s|$)")),
    ("a bracket without its partner", re.compile(r"^[^()]*\)|\([^()]*$")),
    ("an empty list", re.compile(r":\s?\.$|:\s?$|\(\)")),
    ("a seat letter in place of a name", re.compile(r"\b(?:[Ss]eat|[Pp]lace|Platz) [A-H]\b")),
]
ARTICLES = {
    "en": "the|a|an",
    "fr": "le|la|les|un|une|des|du",
    "de": "der|die|das|den|dem|des|ein|eine|einen|einem|einer",
}
SMALL_WORDS = {
    "en": "of|to|is|and|in|on|with|for|has|have|you|your|it",
    "fr": "de|à|et|en|sur|avec|pour|dans|est|a|ta|ton|tes",
    "de": "von|zu|und|in|auf|mit|für|ist|hat|an|dein|deine",
}
MANY = {
    "en": "points|cards|runes|spells|potions|skulls|turns|rounds|minutes|numbers|numerals|spaces|places|items",
    "fr": "points|cartes|runes|sorts|potions|crânes|tours|manches|minutes|nombres|cases|places|joueurs|objets",
    "de": "Punkte|Karten|Runen|Tränke|Totenköpfe|Züge|Runden|Minuten|Zahlen|Felder|Plätze|Gegenstände|Schritte",
}
ONE = {
    "en": "point|card|rune|spell|potion|skull|turn|round|minute|number|numeral|space|place",
    "fr": "point|carte|rune|sort|potion|crâne|tour|manche|minute|nombre|case",
    "de": "Punkt|Karte|Rune|Trank|Totenkopf|Zug|Runde|Minute|Feld|Gegenstand",
}
OWN: dict[str, list[Rule]] = {
    "en": [
        ("a before a vowel", re.compile(r"\ba (?!one\b|un[i-]|us|eu)[aeiou]", re.IGNORECASE)),
        ("an before a consonant", re.compile(r"\ban (?!hour|hono|8|11|18)[^aeiou]", re.IGNORECASE)),
        ("a space before a sign", re.compile(r"\w [;:!?]")),
    ],
    "fr": [
        (
            "no elision before a vowel",
            re.compile(r"\b(?:de|le|la|que|ne|se|te|me|je) (?:Ann|Eve|[aeéèêiou][a-zéèêî]{2,})\b"),
        ),
        ("no space before a high sign", re.compile(r"[^\s«?!][;!?]|[^\s\d]:(?!\d)")),
        ("a contraction is missing", re.compile(r"\b(?:de le|de les|à le|à les|si il|si ils)\b")),
    ],
    "de": [
        ("a contraction is missing", re.compile(r"\bzu dem (?:ersten|letzten)\b")),
        ("a space before a sign", re.compile(r"\w [;:!?]")),
    ],
}
FINISHED = re.compile(r"[.!?…](?:[”\"“)]| ?»)?$")


def rules_for(language: str) -> list[Rule]:
    articles, small, many, one = ARTICLES[language], SMALL_WORDS[language], MANY[language], ONE[language]
    first = r"(?<![\d.,+−×-])\b"
    more = "[2-9]|[1-9][0-9]+" if language == "fr" else "0|[2-9]|[1-9][0-9]+"
    return [
        *EVERYWHERE,
        ("two articles", re.compile(rf"\b(?!une? des|eine[mnr]? der)(?:{articles}) (?:{articles})\b", re.IGNORECASE)),
        ("a doubled small word", re.compile(rf"\b({small}) \1\b", re.IGNORECASE)),
        ("one of many", re.compile(rf"{first}1 (?:{many})\b")),
        ("many of one", re.compile(rf"{first}(?:{more}) (?:{one})\b")),
        *OWN.get(language, []),
    ]


RULES: dict[str, list[Rule]] = {language: rules_for(language) for language in ARTICLES}


def faults(text: str, language: str, whole: bool = True) -> list[str]:
    """What is wrong with a sentence; `whole`: it must end as one. A choice of a menu has a capital and no full stop."""
    out = [f"{what}: {found.group()!r}" for what, rule in RULES[language] if (found := rule.search(text))]
    if text.count('"') % 2 or text.count("„") != text.count("“") or text.count("«") != text.count("»"):
        out.append("a quotation mark without its partner")
    if text[:1].islower():
        out.append("it begins small")
    if whole and not FINISHED.search(text):
        out.append("it has no end")
    if not whole and text.endswith("."):
        out.append("a choice ends with a full stop")
    for part in re.split(r"(?<=[.!?]) (?=\w)", text):
        if part[:1].islower() and not text.startswith(part):
            out.append(f"a sentence begins small: {part[:30]!r}")
    return out
