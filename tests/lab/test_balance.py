"""Balance runs find what was planted, raise no alarm where nothing was, and are the same however they are run."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from lab.planted.game import EVEN, GAME, KINDS
from spellhall.kernel.errors import SpellhallError
from spellhall.kernel.messages import say
from spellhall.lab.balance.figures import called_out, mean, share, t_for, two_sided, wide
from spellhall.lab.balance.markdown import markdown_page
from spellhall.lab.balance.measure import leads
from spellhall.lab.balance.report import report_page
from spellhall.lab.balance.run import Balance, Variant
from spellhall.lab.balance.verdict import sentences
from spellhall.lab.balance.wording import Names, Voice

DEALS = 120


def cards(worth: list[int] = EVEN, bonus: int = 0, dead: int = -1) -> dict[str, Any]:
    return {"worth": worth, "bonus": bonus, "dead": dead}


def measured(given: dict[str, Any], seed: str = "1", deals: int = DEALS, probes: bool = True) -> dict[str, Any]:
    run = Balance(GAME, [Variant("planted", GAME.setup(2, {}, given))], "random", seed, probes=probes)
    run.run(deals)
    return run.result(deals, "again")


def verdict(result: dict[str, Any]) -> list[str]:
    return [str(sentence) for sentence in sentences(result)]


def alarms(result: dict[str, Any]) -> set[tuple[str, str, bool]]:
    return {(one["kind"], one["what"], one["apart"] > 0) for one in result["variants"][0]["alarms"]}


def test_a_strong_and_a_weak_card_are_found_and_named() -> None:
    result = measured(cards([12, *EVEN[1:]]))
    assert ("winning", "hands 0", True) in alarms(result)
    assert {what for _, what, _ in alarms(result)} == {"hands 0"}
    assert any(text.startswith("hands 0 is strong: who has it wins") for text in verdict(result))
    weak = measured(cards([*[12] * (KINDS - 1), 0]))
    assert ("winning", "hands 7", False) in alarms(weak)
    assert any(text.startswith("hands 7 is weak: ") for text in verdict(weak))


def test_who_may_not_use_a_strong_card_loses_by_it() -> None:
    found = measured(cards([12, *EVEN[1:]]))["variants"][0]["cards"]
    assert found["hands 0"]["barred"]["low"] > 0
    assert found["hands 0"]["barred"]["value"] > max(found[f"hands {kind}"]["barred"]["value"] for kind in range(1, 8))


def test_a_first_player_s_advantage_is_found() -> None:
    result = measured(cards(bonus=6), probes=False)
    assert alarms(result) == {("beginning", "", True)}
    assert verdict(result)[0].startswith("Beginning is an advantage: who begins wins ")
    assert alarms(measured(cards(bonus=0), probes=False)) == set()


def test_a_dead_card_is_found() -> None:
    result = measured(cards(dead=3), deals=60, probes=False)
    assert ("dead", "hands 3", False) in alarms(result)
    assert "hands 3 is dead: somebody had it in" in " ".join(verdict(result))
    assert "Rules that never came up: SUM-2." in verdict(result)


def test_equal_cards_raise_no_alarm() -> None:
    """Over 20 seeds at most one."""
    false = [seed for seed in range(20) if alarms(measured(cards(), str(seed), 40))]
    assert len(false) <= 1


def test_workers_files_and_interruptions_change_nothing(tmp_path: Path) -> None:
    variants = [Variant("a", GAME.setup(2, {}, cards())), Variant("b", GAME.setup(2, {}, cards(bonus=6)))]
    whole = Balance(GAME, variants, "random", "7")
    whole.run(10)
    wanted = json.dumps(whole.result(10, "again"))
    file = tmp_path / "run.jsonl"
    begun = Balance(GAME, variants, "random", "7", save=file)
    begun.run(6)  # the second piece is half as long as it will be
    with file.open("a", encoding="utf-8") as torn:
        torn.write('{"piece": 2, "vari')
    resumed = Balance(GAME, variants, "random", "7", save=file)
    resumed.run(10, jobs=2)
    assert json.dumps(resumed.result(10, "again")) == wanted
    kept = Balance(GAME, variants, "random", "7", save=file)
    stood = file.read_bytes()
    kept.run(10)
    assert file.read_bytes() == stood
    assert json.dumps(kept.result(10, "again")) == wanted
    with pytest.raises(SpellhallError, match="belongs to another run"):
        Balance(GAME, variants, "random", "8", save=file)
    assert file.read_bytes() == stood


def test_stages_do_not_depend_on_workers_or_interruptions(tmp_path: Path) -> None:
    """What a stage looks at comes from whole stages before it, also if the run stopped inside one."""
    variants = [Variant("a", GAME.setup(2, {}, cards([12, *EVEN[1:]])))]
    whole = Balance(GAME, variants, "random", "7")
    whole.run(80)
    assert whole.focus(16)[0]["barred"]
    file = tmp_path / "run.jsonl"
    Balance(GAME, variants, "random", "7", save=file).run(66)
    resumed = Balance(GAME, variants, "random", "7", save=file)
    resumed.run(80, jobs=2)
    assert json.dumps(resumed.result(80, "again")) == json.dumps(whole.result(80, "again"))


def test_two_sets_on_the_same_deals_differ_by_what_was_changed() -> None:
    variants = [Variant("even", GAME.setup(2)), Variant("bonus", GAME.setup(2, {}, cards(bonus=6)))]
    run = Balance(GAME, variants, "random", "1", probes=False)
    run.run(80)
    result = run.result(80, "again")
    figures = {figure["kind"]: figure for figure in result["differences"][0]["figures"]}
    assert figures["beginner"]["low"] > 0
    assert figures["turns"]["value"] == 0
    assert figures["turns"]["low"] == figures["turns"]["high"] == 0
    assert any(text.startswith("From even to bonus: wins of the beginner +") for text in verdict(result))


def test_a_result_says_what_was_played_and_its_page_needs_nothing_else() -> None:
    result = measured(cards(), deals=8)
    variant = result["variants"][0]
    assert {"game", "version", "rules_version", "bots", "seed", "games", "command"} <= set(result)
    assert {"options", "card_set", "players"} <= set(variant)
    assert variant["card_set"]["digest"] != measured(cards(bonus=1), deals=4)["variants"][0]["card_set"]["digest"]
    page = report_page(result)
    assert page == report_page(measured(cards(), deals=8))
    assert "<svg" in page
    assert "<script" not in page
    assert "://" not in page
    for text in verdict(result):
        assert text.replace("'", "&#x27;") in page


def test_a_result_is_told_in_every_language_with_its_own_numbers_and_names() -> None:
    """Not a word of English in German and French; a name that has a translation is translated, others stay."""
    variants = [Variant("even", GAME.setup(2)), Variant("bonus", GAME.setup(2, {}, cards(bonus=6)))]
    run = Balance(GAME, variants, "random", "1", probes=False)
    run.run(8)
    result = run.result(8, "again")
    score = figure(0.75, 0.5, 1.0)
    result["skill"] = [{"better": "adept", "worse": "novice", "score": score, "decided": score}]
    result["variants"][0]["leads"] = {"changes": figure(3.5, 2.25, 4.75), "known_after": figure(0.5, 0.25, 0.75)}
    names = Names({"even": say("balance-house-set")}, {"hands 0": say("mw-effect-mirror_rune")})
    english = report_page(result, Voice("en", names))
    assert "From the house set to bonus" in english
    assert "Mirror Rune" in english
    assert "changes 3.5 times (2.2 to 4.8)" in english
    for language, lead in (("de", "3,5-mal (2,2 bis 4,8)"), ("fr", "3,5 fois (2,2 à 4,8)")):
        page = report_page(result, Voice(language, names))
        assert f'<html lang="{language}">' in page
        assert lead in page
        told = page.split("<pre>")[0]
        assert not re.findall(r"\b(?:the|who|wins|games?|cards?|seat|turns|of)\b", re.sub("<[^>]*>", " ", told))
        assert markdown_page(result, Voice(language, names)).count("\n| ") > 10


def figure(value: float, low: float, high: float) -> dict[str, Any]:
    return {"value": value, "low": low, "high": high, "deals": 8}


def test_figures() -> None:
    assert two_sided(2.228, 10) == pytest.approx(0.05, abs=1e-3)
    assert two_sided(-12.706, 1) == pytest.approx(0.05, abs=1e-3)
    assert t_for(wide(), 10) == pytest.approx(2.228, abs=5e-3)
    assert mean([1.0, -1.0] * 10).figure().p == 1.0
    assert mean([1.0, 0.5] * 10).figure().p < 1e-6
    assert share([1.0] * 50, 0.5).low > 0.85
    chances = {"a": 0.001, "b": 0.012, "c": 0.03, "d": 0.5}
    assert called_out(chances, 0.05) == {"a", "b", "c"}
    assert called_out(chances, 0.01) == {"a"}
    assert called_out({}, 0.05) == set()


def test_intervals_of_the_lead_end_where_its_values_do() -> None:
    few = leads([{"lead": (0, 0.1)}, {"lead": (6, 0.95)}])
    assert few is not None
    assert (few["changes"]["low"], few["known_after"]["low"], few["known_after"]["high"]) == (0.0, 0.0, 1.0)
