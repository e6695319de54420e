"""Phases 3 and 4: sealed combinations, the reveal, and ties."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from spellhall.games.mathwiz.cards import TWIN_STAR
from spellhall.games.mathwiz.choices import (
    able,
    allowed_from,
    combinations,
    is_combination,
    rune_at,
    rune_count,
    runes_of,
    sum_text,
    value_of,
)
from spellhall.games.mathwiz.notation import write_choice
from spellhall.games.mathwiz.runes import fill_hands
from spellhall.games.mathwiz.state import ORDERS, MathWizState
from spellhall.kernel.errors import Refusal
from spellhall.kernel.frames import NO_SEAT, ONE_SEAT, Frame, Play
from spellhall.kernel.messages import Message, say
from spellhall.kernel.state import OPEN, OWN, PRIVATE, Choice

FIZZLED: Final = 1_000_000
"""The distance of a combination whose claim was wrong: greater than every other (MW-101)."""

TRIES: Final = 3  # wrong claims in one attempt before the value is shown (MW-99)


# What there is for each seat at the start of an attempt, by the number of seats; copied, for that is quick.
NO_CHOICES: Final[list[list[Choice | None]]] = [[None] * seats for seats in range(5)]
ZEROS: Final = [[0] * seats for seats in range(5)]

CHECKING: Final = 0
CHOOSING: Final = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Combining(Frame[MathWizState]):
    """Attempts, each sealed and then revealed, until one player is closest or nobody can go on.

    Clauses: MW-38 to MW-43, MW-46 to MW-54, MW-97 to MW-101. Its result is the winner's seat, or -1.
    """

    FIELDS: ClassVar[dict[str, str]] = {
        "active": OPEN,
        "step": OPEN,
        "attempt": OPEN,
        "refilled": OPEN,
        "sealed": OWN,
        "claims": PRIVATE,
        "drafts": PRIVATE,
        "tries": PRIVATE,
    }

    def __init__(self, seats: int) -> None:
        self.active = ORDERS[seats][0] if seats else NO_SEAT  # replaced, never changed
        self.step = CHECKING
        self.attempt = 0  # attempts revealed so far
        self.refilled = False  # whether the tied players have just refilled (MW-103)
        self.sealed = NO_CHOICES[seats].copy()
        self.claims = ZEROS[seats].copy()  # beside a sealed combination: what the player says it is worth
        self.drafts = NO_CHOICES[seats].copy()  # combination named, value not yet
        self.tries = ZEROS[seats].copy()  # wrong claims in this attempt

    def clone(self) -> Combining:
        """Written out for speed, as the state's."""
        twin = Combining(0)
        twin.active = self.active.copy()
        twin.step = self.step
        twin.attempt = self.attempt
        twin.refilled = self.refilled
        twin.sealed = self.sealed.copy()
        twin.claims = self.claims.copy()
        twin.drafts = self.drafts.copy()
        twin.tries = self.tries.copy()
        return twin

    # ------------------------------------------------------------ choosing

    def waiting(self, state: MathWizState) -> list[int]:
        if self.step == CHECKING:
            return NO_SEAT
        active, sealed = self.active, self.sealed
        last = -1
        left: i64 = 0
        for seat in active:
            if sealed[seat] is None:
                last = seat
                left += 1
        if left == 0:
            return NO_SEAT
        if left == 1:
            return ONE_SEAT[last]
        return active if left == len(active) else [seat for seat in active if sealed[seat] is None]

    def asks(self, state: MathWizState, seat: int) -> tuple[Message, str]:
        draft = self.drafts[seat]
        if draft is not None:
            return say("mw-ask-claim", runes=sum_text(draft)), "MW-98"
        again = self.attempt > 0  # in a tie (MW-48)
        if state.marks[seat] and state.marks[seat] != TWIN_STAR:
            return say("mw-ask-again-with-spell" if again else "mw-ask-with-spell", target=state.target), "MW-37"
        return say("mw-ask-again" if again else "mw-ask-runes", target=state.target), "MW-38"

    def legal(self, state: MathWizState, seat: int) -> list[Choice]:
        if self.drafts[seat] is not None:
            return claim_choices(state)
        return allowed_from(state.hands[seat], state.marks[seat], state.forbidden[seat])

    def why_not(self, state: MathWizState, seat: int, choice: Choice) -> Refusal:
        if self.drafts[seat] is not None:
            if choice.verb == "claim":
                return Refusal("MW-98", say("mw-no-such-value"))
            return Refusal("MW-98", say("mw-no-claim"))
        if choice.verb == "pass":
            return Refusal("MW-39", say("mw-no-pass"))
        if choice.verb == "claim":
            return Refusal("MW-98", say("mw-no-runes-yet"))
        if not is_combination(choice):
            return Refusal("MW-38", say("mw-no-combination"))
        counts = state.hands[seat].counts
        needed = runes_of(choice)
        for number in needed:
            have = counts[number]
            if needed.count(number) > have:
                return Refusal("MW-37", say("mw-no-more-runes", have=have, number=number))
        if choice not in combinations(counts, state.marks[seat]):
            return Refusal("MW-37", say("mw-no-form"))
        banned = sorted({number for number in needed if number in state.forbidden[seat]})
        numbers = [str(number) for number in banned]
        return Refusal("MW-88", say("mw-no-forbidden", numbers=numbers, count=len(numbers)))

    def take(self, play: Play[MathWizState], seat: int, choice: Choice) -> None:
        state = play.state
        if choice.verb == "claim":
            self.take_claim(play, seat, choice.args[0])
        elif state.rules.claims:
            self.drafts[seat] = choice
            play.cite("MW-98")
        else:
            self.seal(play, seat, choice, 0)
            play.cite("MW-97")

    def take_claim(self, play: Play[MathWizState], seat: int, claim: int) -> None:
        """The player has worked out a value. Clauses: MW-99, MW-100."""
        state = play.state
        draft = self.drafts[seat]
        assert draft is not None
        value = value_of(draft)
        self.drafts[seat] = None
        if claim != value:
            state.wrong[seat] += 1
        if claim == value or state.rules.arithmetic == "strict":
            self.seal(play, seat, draft, claim)
            return
        self.tries[seat] += 1
        told = {"seat": seat, "claim": claim, "combination": write_choice(state.rules.set, draft)}
        if self.tries[seat] < TRIES:
            play.tell_apart("not_right", "MW-99", None, {seat: told})
        else:
            play.tell_apart("value_shown", "MW-99", None, {seat: {**told, "value": value}})
            self.seal(play, seat, draft, value)

    def seal(self, play: Play[MathWizState], seat: int, choice: Choice, claim: int) -> None:
        """A choice handed in is final; others see only that it was made. Clauses: MW-38, MW-40."""
        self.sealed[seat] = choice
        self.claims[seat] = claim
        if play.telling:
            play.tell("ready", "MW-40", {"seat": seat})

    # ------------------------------------------------------------ comparing

    def run(self, play: Play[MathWizState]) -> None:
        if self.step == CHECKING:
            self.check_able(play)
        else:
            self.reveal(play)

    def check_able(self, play: Play[MathWizState]) -> None:
        """Who cannot form a combination drops out; a last one wins at once. Clauses: MW-11, MW-41, MW-52, MW-53."""
        state = play.state
        fit = self.active
        for one in fit:
            if not able(state.hands[one].size, state.marks[one]):
                fit = [seat for seat in self.active if able(state.hands[seat].size, state.marks[seat])]
                break
        if not fit and self.attempt and state.rules.exhausted_tie == "refill" and not self.refilled:
            self.refilled = True
            tied = [seat for seat in state.order_from(state.lead) if seat in self.active]
            fill_hands(play, tied, "MW-103")
            return
        clause = "MW-52" if self.attempt else "MW-41"
        if len(fit) < len(self.active):
            play.tell("dropped", clause, {"seats": [seat for seat in self.active if seat not in fit]})
        self.active = fit
        if len(fit) < 2:
            play.cite(clause)
            play.finish([fit[0] if fit else -1])
            return
        self.step = CHOOSING
        play.cite("MW-39")

    def reveal(self, play: Play[MathWizState]) -> None:
        """All combinations are turned at once, and the closest learns the spell. Clauses: MW-42, MW-43, MW-100."""
        state = play.state
        closest: i64 = FIZZLED + 1
        winner = -1
        alone = True
        for seat in self.active:
            distance = self.distance(state, seat)
            if distance < closest:
                closest = distance
                winner = seat
                alone = True
            elif distance == closest:
                alone = False
            self.place(play, seat, distance != FIZZLED)
        self.attempt += 1
        self.refilled = False
        if play.telling:
            self.tell_reveal(play)
        if alone:
            state.revealed, state.claimed = self.sealed, self.claims  # this frame is done with them
            play.cite("MW-43")
            play.finish(ONE_SEAT[winner])
        else:
            tied = [seat for seat in self.active if self.distance(state, seat) == closest]
            state.revealed, state.claimed = self.sealed.copy(), self.claims.copy()
            self.start_over()
            self.break_tie(play, tied, closest == FIZZLED)

    def distance(self, state: MathWizState, seat: int) -> i64:
        """How far a seat's sealed combination is from the target. Clauses: MW-42, MW-100, MW-101."""
        choice = self.sealed[seat]
        assert choice is not None
        value = value_of(choice)
        if state.rules.claims and self.claims[seat] != value:
            return FIZZLED
        off = i64(value) - i64(state.target)
        return off if off > 0 else -off

    def place(self, play: Play[MathWizState], seat: int, right: bool) -> None:
        """The runes of a sealed combination leave the hand. Clauses: MW-42."""
        state = play.state
        choice = self.sealed[seat]
        assert choice is not None
        hand = state.hands[seat]
        for place in range(rune_count(choice)):
            number = rune_at(choice, place)
            hand.remove(number)
            state.lost(seat, number)
        state.plays[seat].append(choice)
        if play.telling:
            self.cite_reveal(play, seat, choice, right)

    def tell_reveal(self, play: Play[MathWizState]) -> None:
        """Everybody sees every combination, its value and its distance. Clauses: MW-42."""
        state = play.state
        distances = [int(self.distance(state, seat)) for seat in self.active]
        placed = [state.plays[seat][-1] for seat in self.active]
        facts: dict[str, Any] = {
            "target": state.target,
            "attempt": self.attempt,
            "seats": self.active.copy(),
            "combinations": [write_choice(state.rules.set, choice) for choice in placed],
            "values": [value_of(choice) for choice in placed],
            "distances": [None if distance == FIZZLED else distance for distance in distances],
        }
        if state.rules.claims:
            facts["claims"] = [self.claims[seat] for seat in self.active]
        play.tell("revealed", "MW-42", facts)

    def break_tie(self, play: Play[MathWizState], tied: list[int], fizzled: bool) -> None:
        """Twin Star decides, or only the tied go on with new runes. Clauses: MW-46 to MW-51, MW-54, MW-73, MW-74."""
        if play.telling:
            play.tell("tied", "MW-46", {"seats": tied})
            for clause in ("MW-47", "MW-48", "MW-49", "MW-50", "MW-51", "MW-54"):
                play.cite(clause)
            if fizzled:
                play.cite("MW-101")
        stars = [seat for seat in tied if play.state.marks[seat] == TWIN_STAR and not fizzled]
        if len(stars) == 1:
            play.tell("twin_star", "MW-73", {"seat": stars[0]})
            play.finish(stars)
            return
        if stars:
            if len(stars) < len(tied):
                play.tell("dropped", "MW-74", {"seats": [seat for seat in tied if seat not in stars]})
            play.cite("MW-74")
            tied = stars
        self.active = tied

    def start_over(self) -> None:
        """Nothing is sealed in the next attempt."""
        self.step = CHECKING
        for seat in range(len(self.sealed)):
            self.sealed[seat] = None
            self.claims[seat] = 0
            self.drafts[seat] = None
            self.tries[seat] = 0

    def cite_reveal(self, play: Play[MathWizState], seat: int, choice: Choice, right: bool) -> None:
        """What a revealed combination shows of the finer rules, for the coverage run."""
        forbidden = play.state.forbidden[seat]
        if forbidden:
            broken = any(number in forbidden for number in runes_of(choice))
            play.cite("MW-92" if broken else "MW-88")
        if choice.verb == "shift":
            shifted = choice.args[0] + choice.args[1]
            if shifted not in play.state.rules.set.rune_numbers:
                play.cite("MW-84")
            if shifted in forbidden:
                play.cite("MW-89")
        if choice.verb == "third":
            play.cite("MW-86")
        if not right:
            play.cite("MW-100")


def claim_choices(state: MathWizState) -> list[Choice]:
    """Every value that some combination of this card set could have: it tells nothing about the hand."""
    highest = state.rules.set.rune_numbers[-1]
    return claims_between(-highest, 2 * highest * highest)


CLAIMS: Final[dict[tuple[int, int], list[Choice]]] = {}


def claims_between(low: int, high: int) -> list[Choice]:
    made = CLAIMS.get((low, high))
    if made is None:
        made = [Choice("claim", (value,)) for value in range(low, high + 1)]
        CLAIMS[(low, high)] = made
    return made
