"""At the felt: what is refused in words, what is asked about first, and that giving up is one of it."""

from __future__ import annotations

import re

import pytest

from apps.tables.rotundschwarz.model import LOSE, RotUndSchwarzTable
from apps.tables.rotundschwarz.snapshot import snapshot
from apps.tables.shared.words import LANGUAGES
from rulesengine.rotundschwarz import (
    Card,
    End,
    GiveUp,
    Home,
    Move,
    Pass,
    Signal,
    ToCell,
    ToColumn,
    parse_move,
)
from tests.apps.felts import (
    Seat,
    dealt_so,
    felt,
    give_up,
    make,
    next_game,
    plan,
    position,
    unnumbered,
    until,
    wander,
    wishing,
)
from tests.apps.waiting import Waiting

# ---- what is refused


REFUSALS: dict[str, tuple[str, Move]] = {
    "not_your_card": ("normal", ToCell(Card.parse("JC"))),
    "covered": ("normal", ToCell(Card.parse("JD"))),
    "cannot_go_home": ("normal", Home(Card.parse("2H"))),
    "does_not_fit": ("normal", ToColumn(Card.parse("2H"), 0)),
    "lies_there": ("normal", ToColumn(Card.parse("2H"), 2)),
    "move_first": ("normal", End()),
    "no_coins": ("normal", Signal(3)),
    "no_free_cell": ("0/5", ToCell(Card.parse("2H"))),
    "no_token": ("8/0", Pass()),
}


@pytest.mark.parametrize("code", REFUSALS)
def test_a_refused_move_is_told_in_words_and_changes_nothing_else(code: str) -> None:
    level, move = REFUSALS[code]
    _is_refused(Seat(felt(wishing(level, partner=None))), move, code)


def _is_refused(seat: Seat, move: Move | str, code: str) -> None:
    """Assert that a move is refused in whole sentences of both languages, and nothing else happens."""
    table, said = seat.table, set()
    asked = parse_move(move) if isinstance(move, str) else move
    for lang in LANGUAGES:
        table.speak(lang)
        seat.told.clear()
        before, moves = unnumbered(table), table.played
        seat.view._do(lambda: table.play(asked), {"type": "move"})
        assert table.refused is not None
        assert table.refused.code == code
        assert (unnumbered(table), table.played) == (before, moves)
        (told,) = seat.told
        assert told["type"] == "refused"
        assert re.fullmatch(r"[\wÄÖÜ][^{}]*[^ {}.]\.", told["text"])
        assert not re.search(r"\b[2-9TJQKA][CDHS]\b", told["text"])
        said.add(told["text"])
    assert len(said) == len(LANGUAGES)


def test_what_is_refused_only_later_is_told_in_words_too() -> None:
    table = dealt_so(position("H9 D13 S13 C13", ["KH", "QH JH TH"]))
    seat = Seat(table)
    _is_refused(seat, "9H>h", "is_home")
    make(table, "KH>c")
    _is_refused(seat, "KH>4", "already_moved")
    make(table, "end")
    _is_refused(seat, "KH>1", "no_return")
    make(table, "KH>3", "end")
    _is_refused(seat, "KH>c", "no_return")
    _is_refused(seat, "pass", "plays_alone")
    give_up(table)
    _is_refused(seat, "TH>h", "game_over")


def test_a_coin_that_lies_there_already_is_refused_in_words() -> None:
    table = felt(wishing("easy", partner=None, coins=True))
    make(table, "pass", "coin 3", "pass", "end", "pass")
    _is_refused(Seat(table), "coin 3", "coin_stays")


def test_the_partners_turn_is_not_mine() -> None:
    table = felt(partner_later=Waiting())
    plan(table)
    assert table.thinking
    seat = Seat(table)
    _is_refused(seat, "2H>c", "not_your_turn")
    _is_refused(seat, "pass", "not_your_turn")


# ---- what is asked first


def _about_to_lose(**options: object) -> RotUndSchwarzTable:
    wish = wishing("0/0", partner=None)
    return until(
        lambda table: (
            table.partner is None
            and any(table.observation.loses(move) for move in table.observation.legal_moves())
        ),
        wander,
        wishes=wish,
        **options,
    )()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_move_that_loses_is_made_only_after_yes(lang: str) -> None:
    table = _about_to_lose(lang=lang)
    view = table.observation
    losing = next(move for move in view.legal_moves() if view.loses(move))
    table.play(losing)
    assert (table.question, table.risk, table.observation) == (LOSE, losing, view)
    asked = snapshot(table)["ask"]
    assert "{" not in asked["text"]
    table.answer(LOSE, "no", {})
    assert (table.question, table.observation) == ("", view)
    table.play(losing)
    table.answer(LOSE, "yes", {})
    assert table.observation.status == "stuck"
    assert snapshot(table)["over"]["result"] == "lost"


def test_a_move_that_does_not_lose_is_not_asked_about() -> None:
    table = _about_to_lose()
    view = table.observation
    for move in view.legal_moves():
        if not view.loses(move):
            table.play(move)
            assert table.question == ""
            break


def test_the_question_goes_when_another_position_is_looked_at() -> None:
    table = _about_to_lose()
    view = table.observation
    table.play(next(move for move in view.legal_moves() if view.loses(move)))
    table.demonstrate()
    assert table.question == ""
    table.answer(LOSE, "yes", {})
    table.end_looking_back()
    assert table.observation == view


@pytest.mark.parametrize("partner", ["planner", None])
def test_giving_up_is_asked_first_and_is_the_teams(partner: str | None) -> None:
    table = felt(wishing("normal", partner), lang="en")
    plan(table)
    table.ask_to_give_up()
    assert "lost" in snapshot(table)["ask"]["text"]
    table.answer("give_up", "no", {})
    assert not table.finished
    moves = len(table.played)
    give_up(table)
    assert table.observation.status == "gave_up"
    assert type(table.played[-1].move) is GiveUp
    shown = snapshot(table)
    assert shown["over"]["result"] == "lost"
    assert shown["say"]["no"] == moves + 1
    table.ask_to_give_up()
    assert table.question == ""


def test_giving_up_works_while_the_partner_thinks_and_drops_the_answer() -> None:
    waiting = Waiting()
    table = felt(partner_later=waiting)
    plan(table)
    give_up(table)
    moves = table.played
    waiting.do()
    assert table.played == moves
    assert table.finished


def test_a_pass_costs_the_team_a_token() -> None:
    table = felt(wishing("normal", partner=None))
    make(table, Pass(), Pass())
    assert snapshot(table)["tokens"]["left"] == table.observation.tokens == 4


def test_an_answer_to_the_old_game_is_dropped_in_the_new_one() -> None:
    waiting = Waiting()
    table = felt(partner_later=waiting)
    plan(table)
    next_game(table)
    waiting.do()
    assert table.played == ()
