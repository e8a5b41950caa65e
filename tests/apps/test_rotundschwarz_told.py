"""What the felt says beside the cards: the lamp, the titles of the figures, repetitions, and the end."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest

from apps.tables.rotundschwarz.forecast import Forecast, forecast
from apps.tables.rotundschwarz.model import LOSE, RotUndSchwarzTable
from apps.tables.rotundschwarz.snapshot import snapshot
from apps.tables.shared.words import LANGUAGES
from rulesengine.rotundschwarz import Observation, State
from rulesengine.rotundschwarz.analysis import outlook
from tests.apps.felts import (
    dealt_so,
    felt,
    give_up,
    make,
    plan,
    play_out,
    position,
    texts,
    until,
    wander,
    wishing,
)

TWO = wishing(partner=None)


def quickly(view: Observation) -> Forecast:
    """Search less than the page does: a position that is hard stays unknown sooner."""
    return Forecast(outlook(view, 5_000), (), False)


@cache
def hopeless() -> str:
    """Return a position of which it is proven that it cannot be won."""
    table = until(
        lambda table: forecast(table.observation).outlook.verdict == "impossible",
        wander,
        wishes=wishing("0/9", partner=None),
    )()
    return str(State.seen(table.observation))


def _panels(table: RotUndSchwarzTable) -> dict[str, str]:
    return {panel["id"]: panel["title"] for panel in snapshot(table)["panels"]}


# ---- the lamp


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lamp_tells_four_states_in_words(lang: str) -> None:
    states = {
        "solved": felt(TWO, adviser=forecast, lang=lang),
        "unknown": felt(TWO, seed=11982, adviser=quickly, lang=lang),
        "impossible": dealt_so(hopeless(), adviser=forecast, lang=lang),
        "searching": felt(TWO, later=lambda work, then: None, adviser=forecast, lang=lang),
    }
    heads = set()
    for state, table in states.items():
        lamp = snapshot(table)["lamp"]
        assert lamp["state"] == state
        assert "{" not in "".join(texts(lamp))
        assert bool(lamp["text"]) == bool(lamp["note"]) == (state != "searching")
        heads.add(lamp["head"])
    assert len(heads) == 4


def test_the_deal_11982_is_not_known_to_be_lost_in_the_time_there_is() -> None:
    table = felt(TWO, seed=11982, adviser=quickly, lang="en")
    lamp = snapshot(table)["lamp"]
    assert (lamp["state"], lamp["head"]) == ("unknown", "Not known")
    assert "no proof" in lamp["text"]
    assert _panels(table)["tokens"] == "6 pass tokens left"
    assert _panels(table)["home"] == "0 of 52 cards home"


def test_a_way_with_passes_says_how_many_and_what_is_spare() -> None:
    # KS lies on QS, and Black cannot move before Red has; Red has nothing but a king
    start = position(
        "H12 D13 S12 C13", ["KH KS"], rules="0/3", cells="", tokens=2, mover="A", turn=70
    )
    table = dealt_so(start, adviser=forecast, lang="en")
    lamp = snapshot(table)["lamp"]
    assert lamp["state"] == "solved"
    assert "with 1 pass brings all 52 cards home" in lamp["text"]
    assert "With fewer passes it is proven impossible." in lamp["note"]
    assert _panels(table)["tokens"] == "1 pass to spare: 2 left, 1 needed"
    assert _panels(table)["home"].startswith("50 of 52 cards home, ")


def test_at_the_end_there_is_no_lamp_and_nothing_to_go() -> None:
    table = felt(wishing("easy", "planner"), seed=3, adviser=forecast, lang="en")
    play_out(table)
    shown = snapshot(table)
    assert shown["lamp"] is None
    assert _panels(table)["home"] == "52 of 52 cards home"
    assert shown["over"]["title"] == "All 52 cards are home!"
    assert (shown["me"]["line"], shown["partner"]["line"]) == ("all cards home",) * 2


def test_that_no_card_comes_home_any_more_is_said_and_stopping_stands_first() -> None:
    table = dealt_so(hopeless(), adviser=_nothing_more, lang="en")
    shown = snapshot(table)
    assert "No card can come home any more; that is proven." in shown["turn"]["hint"]
    assert [one["do"] for one in shown["actions"] if one["kind"] == "primary"] == ["give_up"]
    assert "whatever you play" in shown["lamp"]["text"].lower()


def _nothing_more(view: Observation) -> Forecast:
    found = forecast(view)
    return Forecast(found.outlook, found.stifling, True)


# ---- dangers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_that_loses_is_told_in_the_title_on_its_card_and_in_the_question(lang: str) -> None:
    table = until(
        lambda table: any(table.observation.loses(m) for m in table.observation.legal_moves()),
        wander,
        wishes=wishing("0/0", partner=None),
        lang=lang,
    )()
    view = table.observation
    losing = [move for move in view.legal_moves() if view.loses(move)]
    title = _panels(table)["moves"]
    assert title.startswith("Danger: " if lang == "en" else "Vorsicht: ")
    assert not re.search(r": (lässt|nimmt|takes|leaves)", title)
    table.play(losing[0])
    assert table.question == LOSE
    asked = snapshot(table)["ask"]["text"]
    assert re.match(r"[\wÄÖÜäöü]", asked)
    (spoken,) = (
        card["told"]
        for column in snapshot(table)["columns"]
        for card in column["cards"]
        if card["id"] == str(losing[0].card)  # type: ignore[union-attr]
    )
    assert ("Danger" in spoken) or ("Vorsicht" in spoken)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_moves_that_leave_the_partner_none_are_named_and_counted(number: int) -> None:
    view = felt(TWO).observation
    moves = view.legal_moves()[-number:]  # the last one is a pass
    found = Forecast(outlook(view, 5_000), tuple(reversed(moves)), False)
    table = felt(TWO, adviser=lambda view: found, lang="en")
    (panel,) = (one for one in snapshot(table)["panels"] if one["id"] == "moves")
    many = "move leaves" if number == 1 else "moves leave"
    assert panel["title"] == f"Danger: {number} {many} Ben none"
    named = panel["note"].split(", ")
    assert named[0] == "Pass"
    assert len(named) == number
    assert (named[-1] == "…") == (number > 2)


def test_without_danger_the_title_counts_the_moves_of_both() -> None:
    table = felt(TWO, lang="en")
    assert re.fullmatch(r"Moves each has: Red \d+, Black \d+", _panels(table)["moves"])


# ---- repetitions


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_that_stands_again_is_told_from_the_third_time_on(lang: str) -> None:
    told, again = [], _round_and_round(lang)
    for table in again:
        told.append((table.stood, str(table.stood) in snapshot(table)["turn"]["hint"]))
    assert {stood for stood, _ in told} >= {1, 2, 3, 4}
    assert all(said == (stood >= 3) for stood, said in told)


def _round_and_round(lang: str) -> Any:
    """Yield a table at the beginning of turns in which two aces are carried round three columns."""
    table = dealt_so(
        position("H11 D13 S11 C13", ["KH QH", "KS QS"], cells="- - - -", tokens=6), lang=lang
    )
    yield table
    for at in range(12):
        to = ("3", "5", "7")[at % 3]
        make(table, f"QH>{to}", "end", f"QS>{int(to) + 1}", "end")
        yield table


# ---- the end


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("practice", [False, True])
def test_the_end_says_how_it_went_which_deal_it_was_and_what_counts(
    lang: str, practice: bool
) -> None:
    table = felt(wishing("hard", None, practice=practice), lang=lang)
    plan(table)
    give_up(table)
    over = snapshot(table)["over"]
    assert over["result"] == "lost"
    assert "{" not in over["text"]
    for said in ("52", "1", "3"):
        assert said in over["text"]
    assert ("Practice" in over["text"] or "Übung" in over["text"]) == practice
    assert [button["do"] for button in over["buttons"]] == ["new_game", "replay", "record"]
