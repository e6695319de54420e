"""Positions as text: one line per field. See docs/notation/spellcaster.md."""

from __future__ import annotations

from spellhall.games.spellcaster.cards import CV, HIGHEST_CV, KINDS, NAMES, NO_CARD, card_named, mask_of, set_of
from spellhall.games.spellcaster.casters import NOBODY, Active
from spellhall.games.spellcaster.notation import read_choice, write_choice
from spellhall.games.spellcaster.sight import play_area
from spellhall.games.spellcaster.spells import HUSH, MODE_WORDS, WORDS
from spellhall.games.spellcaster.stacks import read_stack, write_stack
from spellhall.games.spellcaster.state import NOWHERE, SpellSetup, SpellState
from spellhall.games.spellcaster.turns import Rounds, Turn
from spellhall.kernel.chance import Chance
from spellhall.kernel.decisions import SEAT_LETTERS, Outcome
from spellhall.kernel.errors import BadPosition, Unreadable
from spellhall.kernel.messages import say
from spellhall.kernel.positions import Fields, is_whole

LIVES = ["living", "dying", "removed"]


def write_position(state: SpellState) -> dict[str, str]:
    """Every field of the state except chance."""
    out = {"round": str(state.turn), "order": letters(state.order)}
    for seat in range(state.setup.seats):
        letter = SEAT_LETTERS[seat]
        caster = state.casters[seat]
        move = caster.move_card
        out[f"at {letter}"] = state.board.text(state.at[seat]) if state.at[seat] >= 0 else "-"
        out[f"life {letter}"] = LIVES[caster.life]
        out[f"hand {letter}"] = cards_text(caster.hand.cards())
        out[f"charged {letter}"] = cards_text(caster.charged.cards())
        out[f"active {letter}"] = "; ".join(active_text(spell) for spell in caster.active)
        out[f"move {letter}"] = NAMES[move] if move != NO_CARD else "-"
        out[f"value {letter}"] = str(caster.value)
        out[f"discard {letter}"] = cards_text(caster.discard)
        out[f"deck {letter}"] = cards_text(caster.deck.cards())
        out[f"change {letter}"] = "yes" if caster.changes else "no"
        out[f"defeated {letter}"] = str(caster.defeated)
        fresh = caster.fresh
        whole = fresh == state.rules.kit.mask
        out[f"fresh {letter}"] = "all" if whole else cards_text([card for card in range(KINDS) if fresh >> card & 1])
        out[f"fresh charged {letter}"] = f"{caster.fresh_low} {caster.fresh_high}"
    out["chain"] = letters(state.chain)
    out["last"] = ""
    if state.last is not None:
        out["last"] = f"{SEAT_LETTERS[state.last_seat]} {write_choice(state.rules, state.last)}"
    out["stack"] = write_stack(state)
    outcome = state.outcome
    if outcome is not None:
        out["outcome"] = f"{outcome.clause} {numbers(outcome.ranks)} / {numbers(outcome.scores)}"
    return out


def cards_text(cards: list[int]) -> str:
    return " ".join(NAMES[card] for card in cards)


def letters(seats: list[int]) -> str:
    return " ".join(SEAT_LETTERS[seat] for seat in seats)


def numbers(values: list[int]) -> str:
    return " ".join(str(value) for value in values)


def active_text(spell: Active) -> str:
    """`hush 4S 4D JK=4 to=B armed`."""
    words = [WORDS[spell.kind]]
    for card, cv in zip(spell.cards, spell.cvs, strict=True):
        words.append(NAMES[card] if cv == CV[card] else f"{NAMES[card]}={cv}")
    if spell.mode:
        words.append(MODE_WORDS[spell.mode])
    if spell.target != NOBODY:
        words.append(f"to={SEAT_LETTERS[spell.target]}")
    if spell.armed:
        words.append("armed")
    if spell.used:
        words.append("used")
    return " ".join(words)


# ---------------------------------------------------------------- reading


def read_position(setup: SpellSetup, given: dict[str, str], chance: Chance) -> SpellState:
    """A state from its fields; a deck that is left out holds the remaining cards. Raises BadPosition."""
    try:
        return read_fields(setup, Fields(given, setup.seats), chance)
    except Unreadable as error:
        raise BadPosition(error.message) from None


def read_fields(setup: SpellSetup, fields: Fields, chance: Chance) -> SpellState:
    state = SpellState(setup, chance)
    state.turn = fields.whole("round", 1)
    state.order = fields.seats_in("order")
    if "order" not in fields.given:
        state.order = list(range(setup.seats))
    fields.check("order", len(state.order) in (0, setup.seats), letters(state.order))  # empty in the preparation
    if "stack" in fields.given:
        state.stack = read_stack(state, fields, fields.text("stack"))
    for seat in range(setup.seats):
        read_seat_fields(fields, state, seat)
    state.chain = [fields.seat_of("chain", word) for word in fields.words("chain")]
    last = fields.text("last")
    if last:
        state.last_seat = fields.seat_of("last", last[:1])
        state.last = read_choice(setup, last[1:])[0]
    whose = fields.seat("turn", state.order[0] if state.order else 0)
    if "stack" not in fields.given:
        fields.check("order", whose in state.order, " ".join(fields.words("order")))
        state.stack = [Rounds(state.order.index(whose) + 1), Turn(whose)]
    outcome = fields.text("outcome")
    if outcome:
        state.outcome = read_outcome(fields, outcome)
        state.stack = []
    fields.finished()
    return state


def check_once(cards: list[int], letter: str) -> None:
    """Raises BadPosition if a card of a seat is there more than once."""
    for card in cards:
        if cards.count(card) > 1:
            raise BadPosition(say("sc-position-card", card=NAMES[card], letter=letter))


def read_outcome(fields: Fields, text: str) -> Outcome:
    clause, _, rest = text.partition(" ")
    ranks, _, scores = rest.partition("/")
    for word in [*ranks.split(), *scores.split()]:
        fields.check("outcome", is_whole(word), text)
    return Outcome(clause, [int(word) for word in ranks.split()], [int(word) for word in scores.split()])


def read_seat_fields(fields: Fields, state: SpellState, seat: int) -> None:
    letter = SEAT_LETTERS[seat]
    setup = state.rules
    state.at[seat] = read_space(fields, state, f"at {letter}", seat)
    life = fields.text(f"life {letter}") or LIVES[0]
    fields.check(f"life {letter}", life in LIVES, life)
    caster = state.casters[seat]
    caster.life = LIVES.index(life)
    hand, charged = read_cards(fields, f"hand {letter}"), read_cards(fields, f"charged {letter}")
    caster.discard = read_cards(fields, f"discard {letter}")
    for text in fields.text(f"active {letter}").split(";"):
        if text.strip():
            caster.active.append(read_active(fields, f"active {letter}", text.split()))
    used = [card for card in play_area(state, seat) if card != NO_CARD] + hand + charged + caster.discard
    for spell in caster.active:
        used += spell.cards
    move = fields.text(f"move {letter}")
    dealt = f"deck {letter}" in fields.given
    deck = read_cards(fields, f"deck {letter}")
    if move == "-":
        caster.move_card = NO_CARD
    else:
        spare = [card for card in setup.kit.deck if card not in used and card not in deck]
        fields.check(f"move {letter}", bool(move or spare), move)
        caster.move_card = card_named(move) if move else spare[0]
    used.append(caster.move_card)
    if not dealt:
        deck = [card for card in setup.kit.deck if card not in used]
    check_once(used + deck, letter)
    caster.hand, caster.charged, caster.deck = set_of(hand), set_of(charged), set_of(deck)
    default = CV[caster.move_card] if caster.move_card != NO_CARD else 0
    caster.value = fields.whole(f"value {letter}", default)
    caster.changes = fields.truth(f"change {letter}", False)
    caster.defeated = fields.whole(f"defeated {letter}", 0)
    fresh = fields.text(f"fresh {letter}")
    caster.fresh = setup.kit.mask
    if f"fresh {letter}" in fields.given and fresh != "all":
        caster.fresh = mask_of([card_named(word) for word in fresh.split()])
    known = fields.wholes(f"fresh charged {letter}", 0, KINDS)
    if len(known) == 2:
        caster.fresh_low, caster.fresh_high = known


def read_space(fields: Fields, state: SpellState, name: str, seat: int) -> int:
    text = fields.text(name)
    if text == "-":
        return NOWHERE
    board = state.board
    if text:
        return board.read(text)
    last = len(board.spaces) - 1
    return [0, last, board.border[len(board.border) // 2], board.border[len(board.border) // 3]][seat]


def read_cards(fields: Fields, name: str) -> list[int]:
    return [card_named(word) for word in fields.words(name)]


def read_active(fields: Fields, name: str, words: list[str]) -> Active:
    fields.check(name, words[0] in WORDS, words[0])
    kind = WORDS.index(words[0])
    spell = Active(kind, [], [])
    for word in words[1:]:
        head, _, tail = word.partition("=")
        if word in MODE_WORDS:
            spell.mode = MODE_WORDS.index(word)
        elif head == "to":
            fields.check(name, kind == HUSH, word)
            spell.target = fields.seat_of(name, tail)
        elif word == "armed":
            spell.armed = True
        elif word == "used":
            spell.used = True
        else:
            card = card_named(head)
            fields.check(name, not tail or (is_whole(tail) and 2 <= int(tail) <= HIGHEST_CV), word)
            spell.cards.append(card)
            spell.cvs.append(int(tail) if tail else CV[card])
    fields.check(name, bool(spell.cards), " ".join(words))
    return spell
