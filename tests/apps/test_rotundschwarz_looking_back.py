"""Looking back at the felt: a finished game, the example of the rules, and a game that waits meanwhile."""

from __future__ import annotations

import re

import pytest

from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.naming import card_name
from apps.tables.rotundschwarz.snapshot import snapshot
from apps.tables.shared.people import PEOPLE
from apps.tables.shared.words import LANGUAGES, Words
from rulesengine.rotundschwarz import End, GiveUp, State, ToCell, ToColumn, replay
from rulesengine.rotundschwarz.worked_example import worked_example
from tests.apps.felts import (
    felt,
    give_up,
    make,
    next_game,
    plan,
    play_out,
    texts,
    unnumbered,
    wander,
    wishing,
)
from tests.apps.waiting import Waiting


def _over(**options: object) -> RotUndSchwarzTable:
    table = felt(wishing("easy", "planner", **options), seed=2)  # type: ignore[arg-type]
    play_out(table)
    return table


@pytest.mark.parametrize("coins", [False, True])
def test_looking_back_begins_at_the_deal_and_ends_at_the_last_card(coins: bool) -> None:
    table = _over(coins=coins)
    steps = [p.move for p in table.referee.played if not isinstance(p.move, End | GiveUp)]
    end, start = table.observation, table.referee.start.observe(0)
    table.look_back()
    assert table.observation == start
    assert snapshot(table)["replay"]["last"] == len(steps)
    for at in range(len(steps) + 1):
        table.look_at(at)
        shown = snapshot(table)
        assert shown["replay"]["at"] == at
        assert len(table.played) == shown["say"]["no"] == at
        assert shown["over"] is None
        assert not shown["turn"]["mine"]
        assert [action["do"] for action in shown["actions"]] == ["replay_end"]
        assert not any(card["to"] for column in shown["columns"] for card in column["cards"])
        moved = [one for one in steps[:at] if isinstance(one, ToCell | ToColumn)]
        assert (shown["last"] or {}).get("card") == (str(moved[-1].card) if moved else None)
    assert table.observation == end


@pytest.mark.parametrize(("step", "at"), [(-1, 0), (-(10**30), 0), (10**30, "last")])
def test_beyond_the_ends_it_stays_at_the_end(step: int, at: int | str) -> None:
    table = felt(seed=2)
    table.demonstrate()
    table.look_at(step)
    shown = snapshot(table)["replay"]
    assert shown["at"] == (shown["last"] if at == "last" else at)


def test_looking_back_is_left_as_it_was_entered() -> None:
    table = _over()
    before = unnumbered(table)
    table.look_back()
    table.look_at(3)
    table.end_looking_back()
    assert unnumbered(table) == before


def test_a_running_game_cannot_be_looked_back_at() -> None:
    table = felt()
    plan(table)
    table.look_back()
    table.look_at(3)
    assert table.looking_back is None


def test_a_game_given_up_before_its_first_card_has_one_step() -> None:
    table = felt(wishing(partner=None))
    give_up(table)
    table.look_back()
    table.look_at(1)
    assert snapshot(table)["replay"]["last"] == 0


def test_only_another_game_has_another_name() -> None:
    table, names = felt(wishing("easy", "planner")), []
    for deed in (lambda: plan(table), table.demonstrate, lambda: table.look_at(3)):
        deed()
        names.append(snapshot(table)["say"]["of"])
    table.end_looking_back()
    give_up(table)
    for deed in (table.look_back, table.end_looking_back, lambda: next_game(table)):
        deed()
        names.append(snapshot(table)["say"]["of"])
    assert names[:5] == ["game 1", "example", "example", "back", "game 1"]
    assert names[5] not in names[:5]


# ---- the example


def _moments() -> dict[str, RotUndSchwarzTable]:
    middle, two = felt(wishing(seat=1)), felt(wishing(partner=None, mixed=True, coins=True))
    for _ in range(4):
        plan(middle)
        wander(two)
    return {"a new game": felt(), "mid game": middle, "two": two, "the end": _over()}


def _example() -> list[State]:
    """Return the positions of the rules' example; ending a turn is seen with the move before."""
    shown: list[State] = []
    for move, state in replay(worked_example()):
        if isinstance(move, End):
            shown.pop()
        shown.append(state)
    return shown


def test_the_example_shows_the_positions_of_the_rules_and_leaves_every_game_alone() -> None:
    for table in _moments().values():
        before = unnumbered(table)
        table.demonstrate()
        for at, state in enumerate(_example()):
            table.look_at(at)
            assert State.seen(table.observation) == state
            shown = snapshot(table)
            assert (shown["me"]["name"], shown["partner"]["name"]) == PEOPLE
            assert shown["tip"] is None
        assert shown["replay"]["at"] == shown["replay"]["last"]
        table.end_looking_back()
        assert unnumbered(table) == before


#: what the words of each step name: cards that lie there, and columns
TOLD: list[tuple[str, dict[str, str]]] = [
    ("8H 7S 6D 9C", {"3": "8H 7S 6D", "6": "9C"}),
    ("6D", {"3": "8H 7S"}),
    ("7S", {"3": "8H"}),
    ("8H 9C AD", {"6": "9C 8H", "3": "AD"}),
    ("", {"6": "9C 8H"}),
    ("7S 8H", {"6": "9C 8H 7S"}),
    ("6D 5D", {"6": "9C 8H 7S 6D", "3": "5D"}),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_of_the_example_fit_the_position_at_their_step(lang: str) -> None:
    table, t = felt(lang=lang), Words(lang)
    table.demonstrate()
    full = []
    for at, (named, ends) in enumerate(TOLD):
        table.look_at(at)
        shown = snapshot(table)
        for card in named.split():
            assert card_name(t, card) in shown["told"]["text"]
        for column, cards in ends.items():
            ids = [card["id"] for card in shown["columns"][int(column) - 1]["cards"]]
            assert ids[-len(cards.split()) :] == cards.split()
        full.append(sum(cell["card"] is not None for cell in shown["cells"]))
    assert shown["replay"] == {**shown["replay"], "at": len(TOLD) - 1, "last": len(TOLD) - 1}
    assert full == [0, 1, 2, 2, 2, 1, 0]  # as the words count the free cells
    assert [home["card"] for home in shown["homes"]] == [None, "AD", None, None]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_example_reads_as_whole_sentences(lang: str) -> None:
    table = felt(lang=lang)
    table.demonstrate()
    for at in range(snapshot(table)["replay"]["last"] + 1):
        table.look_at(at)
        shown = snapshot(table)
        assert "{" not in "".join(texts(shown))
        assert re.search(r"\.$", shown["told"]["text"])
        assert not re.search(r"\b[2-9TJQKA][CDHS]\b", shown["told"]["text"])


def test_a_partner_who_answers_meanwhile_is_found_when_one_is_back() -> None:
    waiting = Waiting()
    table = felt(wishing("normal", "planner"), partner_later=waiting)
    plan(table)
    table.demonstrate()
    table.look_at(2)
    waiting.do()
    assert snapshot(table)["replay"]["at"] == 2
    table.end_looking_back()
    assert {played.seat for played in table.played} == {0, 1}
    assert table.observation.my_turn


def test_while_one_looks_elsewhere_no_card_is_moved() -> None:
    table = felt(wishing(partner=None))
    table.demonstrate()
    table.play(table.referee.observe(0).legal_moves()[0])
    assert table.refused is not None
    assert table.refused.code == "looking_back"
    assert table.referee.played == ()
    table.end_looking_back()
    make(table, "pass")
