"""Both readings, held to the worked examples in tests/data."""

import json
from pathlib import Path

import pytest

from rulesengine.common.errors import IllegalMove, NotationError
from rulesengine.seilschaft import parse_move
from tests.seilschaft.tables import SUITS, agree, legal, naive_of, new_position, state_of, step

CASES = json.loads(
    (Path(__file__).parents[1] / "data" / "seilschaft_cases.json").read_text(encoding="utf-8")
)
#: what a case calls its error when the deal itself is wrong; the other errors are refusals
BAD_DECK = "bad_deck"
PLAYED = [case for case in CASES if case.get("error") != BAD_DECK]
REFUSED = [case for case in PLAYED if "error" in case]
by_id = {"ids": lambda case: case["id"]}


def accepted(case):
    """The moves of a case that are made; the last one of a case with an error is not."""
    return case["moves"][:-1] if "error" in case else case["moves"]


def end_of(case):
    """The engine's state and the second reading's game after the accepted moves."""
    position = new_position(**case["position"])
    state, game = state_of(position), naive_of(position)
    agree(state, game)
    for text in accepted(case):
        state = step(state, game, text)
    return state, game


def seen(state):
    """Everything a case may ask about a position."""
    view = state.observe(0)
    return {
        "coin": view.coin,
        "trump": _suit(view.trump),
        "ropes": view.ropes,
        "hidden": view.hidden,
        "deal": view.deal_no,
        "trick": view.trick_no,
        "dealer": "AB"[view.dealer],
        "leader": "AB"[view.leader],
        "mover": None if view.over else "AB"[view.mover],
        "lead": None if view.lead is None else str(view.lead),
        "legal": sorted(legal(state)),
        "out": [str(card) for seat in (0, 1) for card in view.out(seat)],
        "status": view.status,
    }


def finished(state):
    """Everything a case may ask about the last trick."""
    trick = state.observe(0).tricks[-1]
    return {
        "winner": "AB"[trick.winner],
        "steps": trick.steps,
        "coin_from": trick.coin_from,
        "coin_to": trick.coin_to,
        "opened": None if trick.opened is None else str(trick.opened),
        "rope_used": trick.rope_used,
        "fell": trick.fell,
    }


def _suit(suit):
    return None if suit is None else SUITS[suit]


def part(facts, wanted):
    return {name: facts[name] for name in wanted}


def test_there_are_fourteen_cases_and_each_asks_something():
    assert len(CASES) == 14
    assert all({"expect", "trick", "error"} & set(case) for case in CASES)


@pytest.mark.parametrize("case", PLAYED, **by_id)
def test_after_the_moves_of_a_case_the_position_is_the_given_one(case):
    state, _ = end_of(case)
    assert part(seen(state), case["expect"]) == case["expect"]
    if "trick" in case:
        assert part(finished(state), case["trick"]) == case["trick"]


@pytest.mark.parametrize("case", REFUSED, **by_id)
def test_the_last_move_of_a_case_with_an_error_is_refused_by_both_readings(case):
    state, game = end_of(case)
    with pytest.raises(IllegalMove) as caught:
        state.apply(parse_move(case["moves"][-1]))
    assert caught.value.refusal.code == case["error"]
    with pytest.raises(ValueError, match="is not legal"):
        game.play(case["moves"][-1])
    agree(state, game)


@pytest.mark.parametrize("case", [c for c in CASES if c.get("error") == BAD_DECK], **by_id)
def test_a_deck_with_a_card_of_the_ridge_is_refused_naming_card_and_line(case):
    position = new_position(**case["position"])
    with pytest.raises(NotationError, match=r"Line 9 .*QD lies in the ridge"):
        state_of(position)
    with pytest.raises(ValueError, match="every card exactly once"):
        naive_of(position)
