"""Turns, actions, drawing, shuffling."""

from __future__ import annotations

from spellcaster_table import PLAIN, Table

THREE = PLAIN + "at C: 0,0\nhand C: 2S 3S\nmove C: 5S\n"


def test_one_move_and_one_action() -> None:
    """SC-46, SC-47, SC-59: one Move and one action in either order, and no second of either."""
    table = Table(PLAIN, ["draw A 4C"]).do("A move 4,5", "A discard 2C")
    assert table.asked == "B"  # nothing is left to do: the turn ends by itself (SC-50)
    table = Table(PLAIN, ["draw A 4C"]).do("A discard 2C")
    assert table.refused("A discard 3C") == "SC-46"
    assert table.refused("A prepare 3C") == "SC-46"
    table.do("A move 4,5")
    assert table.asked == "B"
    moved = Table(PLAIN).do("A move 4,5")
    assert moved.refused("A move 4,4") == "SC-46"


def test_the_turn_may_be_ended_at_once() -> None:
    """SC-46, SC-50: both are optional."""
    table = Table(PLAIN).do("A end")
    assert table.asked == "B"
    assert table["hand A"] == "2C 3C"


def test_rounds() -> None:
    """SC-45, SC-52, SC-245: every living caster has a turn in turn order, then the next round begins."""
    table = Table(THREE + "order: B C A\nturn: B", seats=3)
    seen = []
    for _ in range(6):
        seen.append(table.asked)
        table.do(f"{table.asked} end")
    assert seen == ["B", "C", "A", "B", "C", "A"]
    assert table["round"] == "3"


def test_the_removed_have_no_turns() -> None:
    """SC-53: a removed caster is passed over."""
    table = Table(THREE + "life B: removed\nat B: -\nmove B: -\nhand B:\ndeck B:", seats=3).do("A end")
    assert table.asked == "C"


def test_an_attack_costs_a_card_and_draws_one() -> None:
    """SC-13, SC-60, SC-73, SC-76: the Spade is played face up, a card is drawn before the answer."""
    table = Table(PLAIN + "hand A: 9S 2C\nhand B: KC 3S", ["draw A 4C"]).do("A strike 9S B")
    assert table.asked == "B"
    assert table["hand A"] == "2C 4C"
    assert table["discard A"] == ""  # still on the play area
    table.do("B pass")
    assert table["discard A"] == "9S"
    assert table.told("hit seat=B damage=9")


def test_strikes_need_a_neighbour() -> None:
    """SC-11, SC-62: no Attack without an adjacent opponent; only Spades strike (SC-60)."""
    far = Table(PLAIN + "at B: 9,9\nhand A: 9S 2C")
    assert far.some("A", "strike") == []
    assert far.refused("A strike 9S B") == "SC-62"
    near = Table(PLAIN + "hand A: 9S 3H")
    assert near.refused("A strike 3H B") == "SC-60"
    assert near.refused("A strike 8S B") == "SC-60"


def test_the_joker_strikes_with_14() -> None:
    """SC-6, SC-61: the Joker is played as a Spade of 14."""
    table = Table(PLAIN + "hand A: JK 2C\nhand B: KC 3S", ["draw A 4C"]).do("A strike JK B", "B pass")
    assert table.told("hit seat=B damage=14")


def test_prepare_charges_one_card_in_secret() -> None:
    """SC-13, SC-65, SC-66: one card face down, one card drawn; the others learn only that."""
    table = Table(PLAIN, ["draw A 4C"]).do("A prepare 2C")
    assert table["charged A"] == "2C"
    assert table["hand A"] == "3C 4C"
    assert "charged seat=A card=2C" in table.told_to[0]
    assert "charged seat=A" in table.told_to[1]
    assert table["last"] == "A charged"


def test_discard_replaces_a_card() -> None:
    """SC-68, SC-74: one card to the pile, one card drawn after it."""
    table = Table(PLAIN, ["draw A 4C"]).do("A discard 2C")
    assert table["discard A"] == "2C"
    assert table["hand A"] == "3C 4C"
    assert table.refused("A discard 3C") == "SC-46"


def test_using_an_active_card_is_an_action() -> None:
    """SC-69, SC-137: an Active Teleport moves the piece for the action, draws nothing and opens no window."""
    table = Table(PLAIN + "active A: teleport 5H\nhand B: 2S\ncharged B: 3D 4D JK").do("A use 5H", "A teleport 1,5")
    assert table.asked == "A"
    assert table["at A"] == "1,5"
    assert table["discard A"] == "5H"
    assert table.refused("A discard 2C") == "SC-46"
    later = Table(PLAIN + "active A: teleport 5H").do("A use 5H")
    assert later.refused("A hold") == "SC-69"


def test_hush_forbids_casting_and_preparing_only() -> None:
    """SC-14, SC-70, SC-94: Attack, Discard, moving and Active cards stay allowed."""
    text = PLAIN + "hand A: 9S 2C\ncharged A: 4S\nactive A: teleport 5H\nactive B: hush 7C 7D 7H to=A"
    table = Table(text)
    verbs = {text.split()[0] for text in table.legal("A")}
    assert verbs == {"end", "move", "strike", "discard", "use"}
    assert table.refused("A cast melee") == "SC-70"
    assert table.refused("A prepare 2C") == "SC-70"


def test_charged_cards_stay_charged() -> None:
    """SC-71: nothing brings a Charged card back to the hand; without cast, damage or Dispel it lies there."""
    table = Table(PLAIN + "charged A: 4S 5H", ["*"])
    for _ in range(4):
        table.do("A discard " + table["hand A"].split()[0], "A end", "B end")
        assert table["charged A"] == "4S 5H"


def test_play_area_cards_do_not_count_as_active() -> None:
    """SC-8: while a Berserk is being used, its cards lie on the play area, not in the Active zone."""
    table = Table(PLAIN + "charged A: 4S 5S 6S\nhand B: KC KD 2S").do("A cast berserk", "A strike 4S B")
    assert table["active A"] == ""
    assert "cards=5S,6S" in table["stack"]
    assert "source=4S" in table["stack"]


def test_cards_of_damage_are_not_replaced() -> None:
    """SC-75, SC-77: paying shrinks the hand."""
    table = Table(PLAIN + "hand A: 9S 2C\nhand B: 9C 3S", ["draw A 4C"]).do("A strike 9S B", "B pass", "B pay 9C")
    assert table["hand B"] == "3S"
    assert table["discard B"] == "9C"


def test_the_pile_keeps_its_order() -> None:
    """SC-2, SC-76: cards lie in the order in which they came, each on its owner's pile."""
    table = Table(PLAIN + "hand A: 9S 2C\nhand B: 9C 3S 2D", ["draw A 4C", "draw B 4C"])
    table.do("A strike 9S B", "B block 2D", "B pay 9C")
    assert table["discard B"] == "2D 9C"
    assert table["discard A"] == "9S"


def test_a_shuffle_may_change_the_move_card() -> None:
    """SC-78, SC-82, SC-84: kept or changed; the new CV counts from the next turn and leaves the order alone."""
    text = PLAIN + "deck A:\ndiscard A: 5H 6H 7H KH\nmove A: 3H"
    table = Table(text, ["burn A 5H", "draw A 6H"]).do("A discard 2C")
    assert table.refused("A end") == "SC-83"
    table.do("A keep")
    assert table["move A"] == "3H"
    table = Table(text, ["burn A 5H", "draw A 6H", "move A KH"]).do("A discard 2C", "A change")
    assert (table["move A"], table["value A"], table["order"]) == ("KH", "3", "A B")
    table.do("A end", "B end")
    assert table["value A"] == "13"


def test_every_card_from_the_top_may_shuffle() -> None:
    """SC-79: the burn of Regenerate shuffles an empty deck too."""
    text = PLAIN + "deck A:\ndiscard A: 4S 5S 6S 8S TS JS QS KS AD\ncharged A: 7S 7D 7H 9C 9S"
    table = Table(text, ["burn A 4S", "burn A 5S", *[f"draw A {c}" for c in ("6S", "8S", "TS", "JS", "QS")]])
    table.do("A cast regenerate")
    assert table["discard A"] == "4S 5S"
    assert table.legal("A") == ["keep", "change"]


def test_no_offer_without_a_deck_or_to_the_dying() -> None:
    """SC-83: with the deck empty again there is nothing to change to."""
    table = Table(PLAIN + "deck A:\ndiscard A: 5H", ["burn A 5H", "draw A 2C"]).do("A discard 2C")
    assert table["deck A"] == ""
    assert table.asked == "A"
    assert "end" in table.legal("A")


def test_a_defence_is_drawn_for_at_once() -> None:
    """SC-73: the card drawn for a Block may pay the rest of the damage."""
    table = Table(PLAIN + "hand A: KS 2C\nhand B: 3D", ["draw A 4C", "draw B AC"]).do("A strike KS B", "B block 3D")
    assert table.told("paid seat=B cards=AC")
    assert table["hand B"] == ""
