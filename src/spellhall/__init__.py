"""Spellhall: five wizard card games, one engine, played exactly as their rulebooks say."""

from spellhall.kernel.messages import Message, let_speak

__version__ = "0.1.0"


def _in_english(message: Message) -> str:
    from spellhall.words.speech import ENGLISH  # only when something is said: engines run without any language

    return ENGLISH.say(message)


let_speak(_in_english)
