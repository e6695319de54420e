"""Computer players and advice for a game that a user holds."""

from __future__ import annotations

from spellhall.bots.advise import PLAYOUTS, advise
from spellhall.bots.base import NO_HURRY
from spellhall.bots.base import Bot as Mind
from spellhall.bots.players import make_player, name_and_clock
from spellhall.bots.roster import known_names
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.messages import say
from spellhall.library.answers import Hint
from spellhall.library.game import Game


class Bot:
    """A computer player. It is shown what its seat may see and nothing else; `spellhall.bot` makes them."""

    def __init__(self, name: str, seed: str) -> None:
        self.name = name
        self.seed = seed
        self._minds: dict[tuple[str, int], Mind] = {}  # one for every game and seat: they may remember what they saw

    def __repr__(self) -> str:
        return f"<bot {self.name}, seed {self.seed!r}>"

    def choose(self, game: Game, seat: int | None = None) -> str:
        """Its choice in notation; nothing is played."""
        at = game._seat(seat)
        if at not in game.waiting:
            raise SpellhallError(say("no-question-for-you"))
        mind = self._minds.get((game.id, at))
        if mind is None:
            mind = self._minds[game.id, at] = make_player(self.name, game._rules, f"{self.seed}/{at}")
        return game.notation(mind.choose(game.view(at), game._decision(at), NO_HURRY))

    def play(self, game: Game, seat: int | None = None) -> str:
        """Choose, carry it out, and say what it was."""
        choice = self.choose(game, seat)
        game.play(choice, seat)
        return choice

    def close(self) -> None:
        """Stop the program of a bot that is one."""
        for mind in self._minds.values():
            mind.close()
        self._minds.clear()


def bot(name: str = "adept", seed: int | str = 0) -> Bot:
    """A computer player by its name.

    There are `random`, `greedy`, and five levels: `novice`, `apprentice`, `adept`, `magus`, `archmage`. A budget may
    follow: `magus@300it` thinks 300 iterations for every choice, `magus@100ms` a tenth of a second. `cmd:PROGRAM`
    is a program that speaks the bot protocol. A bot can play in any game and at any seat.

    >>> import spellhall
    >>> game = spellhall.new(GAME, seed=1)
    >>> spellhall.bot("greedy").choose(game) in game.legal()
    True
    """
    bare, _ = name_and_clock(str(name))
    if bare not in known_names() and not bare.startswith("cmd:"):
        raise SpellhallError(say("no-bot-named", name=bare[:40], bots=", ".join(known_names())))
    return Bot(name, str(seed))


def hint(game: Game, seat: int | None = None, lang: str = "en", playouts: int = PLAYOUTS, best: int = 5) -> list[Hint]:
    """The best choices for a seat, the best first, with an estimate and a reason for each.

    It is worked out from what the seat can see, by `playouts` imagined games. Empty where the game wants the players
    to work it out themselves, and when nothing is asked.

    >>> import spellhall
    >>> game = spellhall.new(GAME, seed=1)
    >>> spellhall.hint(game, playouts=50)[0].choice in game.legal()
    True
    """
    at = game._seat(seat)
    if at not in game.waiting:
        return []
    found = advise(game._rules, game.view(at), game._decision(at), "hint", playouts, 0, best)
    told = [one for one in found if one.choice is not None]  # help with a task names no choice
    return [Hint(one.text, game._say(one.words, lang), one.estimate, game._say(one.why, lang)) for one in told]
