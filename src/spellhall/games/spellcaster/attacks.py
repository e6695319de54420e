"""Attacks, Strikes and Hadou Kens alike, and how their target defends."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from spellhall.games.spellcaster.cards import CLUB, CV, DIAMOND, HEART, JOKER, NAMES, NO_CARD, SUIT
from spellhall.games.spellcaster.choices import BLOCKS, DODGES, ESCAPES, NO_WEAPON, PASS, SHIELDS, strike
from spellhall.games.spellcaster.damage import Damage
from spellhall.games.spellcaster.drawing import discard, draw_cards, drop_spell, from_charged, from_hand
from spellhall.games.spellcaster.moving import DodgeMove, break_seal
from spellhall.games.spellcaster.naming import attack_name, short
from spellhall.games.spellcaster.spells import MODE_DIAMOND, SHIELD, TELEPORT, WARD, WILD
from spellhall.games.spellcaster.state import SpellState
from spellhall.games.spellcaster.steps import Step, arena_of, defends, may_defend
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, Choice

STRIKE: Final = 0
HADOU_KEN: Final = 1
ATTACK_WORDS: Final = ["Strike", "Hadou Ken"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Attack(Step):
    """An attack on its way: a Circle may stop it, the target may defend, the rest is damage.

    Clauses: SC-11, SC-85 to SC-101, SC-122, SC-128 to SC-133, SC-207.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        **Step.FIELDS, "target": OPEN, "kind": OPEN, "cv": OPEN, "weapon": OPEN, "source": OPEN,
    }  # fmt: skip

    def __init__(self, seat: int, target: int, kind: int, cv: int, weapon: int, source: int) -> None:
        super().__init__(seat)
        self.target = target
        self.kind = kind
        self.cv = cv
        self.weapon = weapon  # the CV of a weapon, 0 without
        self.source = source  # the attacker's card on the play area

    def clone(self) -> Attack:
        twin = Attack(self.seat, self.target, self.kind, self.cv, self.weapon, self.source)
        twin.asked = self.asked
        return twin

    def held(self) -> list[int]:
        return [self.source]

    def go(self, play: Play[SpellState]) -> None:
        state = play.state
        victim = state.casters[self.target]
        mode = victim.circle_stops(self.kind == HADOU_KEN, self.cv)
        if play.telling:
            play.cite("SC-11")
        if mode:
            play.cite("SC-101")
            play.cite("SC-207")
            facts = {"seat": self.target, "value": self.cv}
            play.tell("stopped", "SC-205" if mode == WARD else "SC-206", facts)
            self.over(play)
        elif self.may_answer(state):
            self.asked = self.target
            if play.telling:
                if victim.charged.size and state.hushed(self.target):
                    play.cite("SC-94")
                if self.target in arena_of(state).defended:
                    play.cite("SC-173")
        else:
            if play.telling and self.target in arena_of(state).defended:
                play.cite("SC-175" if len(state.stack) > 3 else "SC-86")
            self.resolve(play, self.cv)

    def may_answer(self, state: SpellState) -> bool:
        """Whether, as far as everybody knows, the target may have a defence. Clauses: SC-86, SC-89, SC-94."""
        seat = self.target
        if not may_defend(state, seat):
            return False
        caster = state.casters[seat]
        if caster.hand.size or (caster.charged.size and not state.hushed(seat)):
            return True
        return any(spell.kind in (SHIELD, TELEPORT, WILD) for spell in caster.active)

    def over(self, play: Play[SpellState]) -> None:
        discard(play, self.seat, [self.source])
        play.finish()

    # ------------------------------------------------------------ the defence

    def asks(self, state: SpellState, seat: int) -> tuple[Message, str]:
        return say("sc-ask-attack", attack=attack_name(self.kind), value=self.cv, weapon=self.weapon), "SC-89"

    def legal(self, state: SpellState, seat: int) -> list[Choice]:
        caster = state.casters[seat]
        hand = caster.hand.cards()
        clubs = caster.enhanced(MODE_DIAMOND)
        quiet = state.hushed(seat)
        charged = [] if quiet else caster.charged.cards()
        wild = caster.active_of(WILD)
        out = [PASS]
        for card in hand:
            if SUIT[card] == DIAMOND or card == JOKER or (clubs and SUIT[card] == CLUB):
                out.append(BLOCKS[card])
        out += [DODGES[card] for card in hand if SUIT[card] == HEART or card == JOKER]
        shields = [card for card in charged if SUIT[card] == DIAMOND or card == JOKER]
        out += [SHIELDS[card] for card in sorted(shields + caster.active_of(SHIELD) + wild)]
        escapes = [card for card in charged if SUIT[card] == HEART or card == JOKER]
        out += [ESCAPES[card] for card in sorted(escapes + caster.active_of(TELEPORT) + wild)]
        return out

    def why_not(self, state: SpellState, seat: int, choice: Choice) -> Refusal:
        verb = choice.verb
        if verb not in ("block", "dodge", "shield", "escape"):
            if verb in ("dispel", "wild"):
                return Refusal("SC-89", say("sc-no-dispelled-attack"))
            return Refusal("SC-89", say("sc-no-defend-or-pass"))
        card = choice.args[0]
        if verb in ("block", "dodge"):
            clause = "SC-95" if verb == "block" else "SC-96"
            if not 0 <= card < len(CV) or not state.casters[seat].hand.has(card):
                return Refusal(clause, say("sc-no-defence-from-hand", card=short(card)))
            if verb == "block":
                return Refusal(clause, say("sc-no-only-diamonds", card=short(card)))
            return Refusal(clause, say("sc-no-only-hearts", card=short(card)))
        if state.hushed(seat):
            return Refusal("SC-94", say("sc-no-hushed-counter"))
        clause = "SC-128" if verb == "shield" else "SC-132"
        return Refusal(clause, say("sc-no-defence-of-table", card=short(card)))

    def act(self, play: Play[SpellState], seat: int, choice: Choice) -> None:
        verb = choice.verb
        if verb == "pass":
            play.tell("passed", "SC-88", {"seat": seat})
            self.resolve(play, self.cv)
            return
        card = choice.args[0]
        defends(play, seat)
        if play.telling:
            clauses = {"block": "SC-95", "dodge": "SC-96", "shield": "SC-128", "escape": "SC-132"}
            facts = {"seat": seat, "with": NAMES[card], "how": DEFENCE_WORDS[verb]}
            play.tell("defended", clauses[verb], facts)
            play.cite("SC-49")
            if card == JOKER:
                play.cite("SC-6" if verb in ("block", "dodge") else "SC-149")
            if verb == "block" and SUIT[card] == CLUB:
                play.cite("SC-156")
            if self.kind == HADOU_KEN and verb in ("block", "dodge"):
                play.cite("SC-97")
        self.bring(play, seat, verb, card)
        self.defend(play, seat, verb, CV[card])

    def bring(self, play: Play[SpellState], seat: int, verb: str, card: int) -> None:
        """Put the defending card where it belongs; one from the hand is replaced at once, before anything else.

        Clauses: SC-73, SC-102, SC-208, SC-R85.
        """
        state = play.state
        if verb in ("block", "dodge"):
            from_hand(state, seat, card)
            draw_cards(play, seat, 1, "SC-73")  # before this card and a broken Circle reach the pile (SC-81)
            if verb == "dodge":
                break_seal(play, seat)
            discard(play, seat, [card])
            return
        if verb == "escape":
            break_seal(play, seat)
        spell = state.casters[seat].spell_with(card)
        if spell is None:
            from_charged(state, seat, card)
            discard(play, seat, [card])
            play.cite("SC-92")
        else:
            drop_spell(play, seat, spell)
        for clause in ("SC-102", "SC-131" if verb == "shield" else "SC-137", "SC-147" if card == JOKER else "SC-102"):
            play.cite(clause)

    def defend(self, play: Play[SpellState], seat: int, verb: str, cv: int) -> None:
        """Clauses: SC-98, SC-99, SC-129, SC-130, SC-133."""
        rest = max(0, self.cv - cv)
        if verb == "shield":
            play.cite("SC-129" if self.kind == STRIKE else "SC-130")
            if self.kind == HADOU_KEN:
                rest = 0
        play.cite("SC-98")
        if verb == "escape":
            play.cite("SC-133")
        steps = 0
        if verb == "dodge":
            steps = cv - self.cv
        elif verb == "escape" and rest == 0:
            steps = cv
        self.resolve(play, rest, steps)

    def resolve(self, play: Play[SpellState], rest: int, steps: int = 0) -> None:
        """The attacking card is discarded, and the rest is dealt. Clauses: SC-98, SC-122, SC-141, SC-225."""
        self.over(play)
        if play.telling and self.kind == HADOU_KEN:
            play.cite("SC-141")
            play.cite("SC-142")
        if rest == 0:
            play.tell("no_harm", "SC-225", {"seat": self.target})
            if steps > 0:
                play.push(DodgeMove(self.target, steps))
            return
        damage = rest
        if self.weapon:
            damage = self.weapon
            play.cite("SC-122")
        if play.telling:
            play.tell("hit", "SC-98", {"seat": self.target, "damage": damage})
        play.push(Damage(self.target, damage))


DEFENCE_WORDS: Final = {"block": "block", "dodge": "dodge", "shield": "Magic Shield", "escape": "Teleport"}


def start_attack(
    play: Play[SpellState],
    seat: int,
    target: int,
    kind: int,
    cv: int,
    weapon: int,
    source: int,
    clause: str,
    draws: int = 0,
) -> None:
    """Announce an attack, draw for a card from the hand, and push it. The card has already left its zone.

    Clauses: SC-60, SC-62, SC-73.
    """
    if play.telling:
        facts = {"seat": seat, "to": target, "attack": ATTACK_WORDS[kind], "with": NAMES[source], "value": cv}
        if weapon:
            facts["weapon"] = weapon
        play.tell("attack", clause, facts)
        if kind == HADOU_KEN:
            play.cite("SC-21")
    if draws:
        draw_cards(play, seat, draws, "SC-73")
    play.push(Attack(seat, target, kind, cv, weapon, source))


def add_strikes(card: int, near: list[int], weapons: list[int], plain: bool, into: list[Choice]) -> None:
    """Strikes with one card against each adjacent opponent, without and with each weapon. Clauses: SC-62, SC-124."""
    for target in near:
        if plain:
            into.append(strike(card, target, NO_WEAPON))
        for weapon in weapons:
            into.append(strike(card, target, weapon))


def weapon_cv(weapon: int) -> int:
    return CV[weapon] if weapon != NO_CARD else 0
