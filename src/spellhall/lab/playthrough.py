"""Playthroughs: one game written out for reading. A rule change is reviewed as a change of these files."""

from __future__ import annotations

from typing import Any

from spellhall.bots.base import NO_HURRY
from spellhall.bots.roster import make_bot
from spellhall.kernel.chance import Seeded
from spellhall.kernel.decisions import OUTSIDE, SEAT_LETTERS
from spellhall.kernel.events import event_text
from spellhall.kernel.frames import Setup
from spellhall.kernel.game import GameDefinition, Progress
from spellhall.kernel.options import said
from spellhall.kernel.positions import write_text
from spellhall.kernel.records import written

LONGEST_LIST = 12  # choices written out; of longer lists the rest is counted


def playthrough(
    game: GameDefinition[Any], setup: Setup, given: dict[str, Any], bots: list[str], seed: str, steps: int
) -> str:
    """The text of one game: every position, view, choice, outcome of chance and event."""
    head = [f"game: {game.id}", f"seats: {setup.seats}", f"bots: {','.join(bots)}", f"seed: {seed}", f"steps: {steps}"]
    head += [f"option: {name}={said(value)}" for name, value in given.items()]
    lines = [*head, ""]
    players = [make_bot(name, game, f"{seed}/bot{seat}") for seat, name in enumerate(bots)]
    made = game.start(setup, Seeded(seed))
    lines += told(game, setup, made)
    number = 0
    while made.state.outcome is None and number < steps:
        state = made.state
        number += 1
        seat = game.waiting(state)[0]
        decision = game.decision_for(state, seat)
        if number % 10 == 1:
            lines += position(game, state)
        choice = players[seat].choose(game.view_for(state, seat), decision, NO_HURRY)
        texts = [game.write_choice(setup, each) for each in decision.choices]
        rest = f" … {len(texts) - LONGEST_LIST} more" if len(texts) > LONGEST_LIST else ""
        lines.append(f"{number}. {SEAT_LETTERS[seat]} is asked ({decision.clause}): {decision.question}")
        lines.append(f"   may: {'  '.join(texts[:LONGEST_LIST])}{rest}")
        lines.append(f"   chooses: {game.write_choice(setup, choice)}")
        made = game.apply(state, seat, choice)
        lines += told(game, setup, made)
    outcome = made.state.outcome
    if outcome is not None:
        lines.append(f"ended by {outcome.clause}, ranks {outcome.ranks}, scores {outcome.scores}")
    lines += position(game, made.state)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def position(game: GameDefinition[Any], state: Any) -> list[str]:
    """The whole position (but for empty fields), then what each seat sees of it in words."""
    fields = {name: value for name, value in game.write_position(state).items() if value}
    lines = ["", "   --- position", *[f"   {line}" for line in write_text(fields).splitlines()]]
    for seat in range(state.setup.seats):
        lines.append(f"   --- {SEAT_LETTERS[seat]} sees")
        lines += [f"   {line}" for line in game.describe(game.view_for(state, seat))]
    return [*lines, ""]


def told(game: GameDefinition[Any], setup: Setup, made: Progress[Any]) -> list[str]:
    lines = []
    chance = written(game, setup, made.outcomes)
    if chance:
        lines.append(f"   chance: {', '.join(chance)}")
    for event in made.events:
        public = event.told_to(OUTSIDE)
        if public is not None:
            lines.append(f"   {event.clause:8} {event_text(public)}")
        for seat in sorted(event.private):
            facts = event.told_to(seat)
            if facts is not None:
                lines.append(f"   {event.clause:8} to {SEAT_LETTERS[seat]} alone: {event_text(facts)}")
    return lines


def read_head(text: str) -> dict[str, Any]:
    """What a playthrough file says about how it was made."""
    head: dict[str, Any] = {"options": {}}
    for line in text.splitlines():
        if not line:
            break
        name, _, value = line.partition(": ")
        if name == "option":
            option, _, chosen = value.partition("=")
            head["options"][option] = chosen
        else:
            head[name] = value
    return head


def made_again(game: GameDefinition[Any], text: str) -> str:
    """The playthrough that a file's head describes, played now."""
    head = read_head(text)
    setup = game.setup(int(head["seats"]), head["options"])
    given = {name: setup.options[name] for name in head["options"]}
    return playthrough(game, setup, given, head["bots"].split(","), head["seed"], int(head["steps"]))
