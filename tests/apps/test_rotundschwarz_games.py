"""The Rot und Schwarz table's model: whole games with every partner, at every level, in every variant."""

from __future__ import annotations

from itertools import product

import pytest

from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.naming import PARTNERS
from apps.tables.rotundschwarz.snapshot import snapshot
from rulesengine.rotundschwarz import (
    Pass,
    Signal,
    replay,
)
from tests.apps.felts import (
    dealt_so,
    felt,
    grab,
    make,
    next_game,
    plan,
    play_out,
    position,
    wander,
    wishing,
)


@pytest.mark.parametrize(("partner", "seat"), list(product(PARTNERS, (0, 1))))
def test_a_game_with_each_partner_ends_and_its_record_replays(partner: str, seat: int) -> None:
    table = felt(wishing("easy", partner, seat=seat))
    play_out(table)
    assert {played.seat for played in table.played} == {0, 1}
    assert snapshot(table)["partner"]["name"] in PARTNERS[partner]
    assert snapshot(table)["over"]["result"] in ("won", "lost")
    *_, (_, last) = replay(table.transcript())
    assert last.observe(seat) == table.observation


@pytest.mark.parametrize("level", ["easy", "pro", "3/7", "8/0"])
def test_two_who_plan_bring_all_cards_home_at_every_level_and_at_own_ones(level: str) -> None:
    table = felt(wishing(level, partner=None), seed=3)
    play_out(table)
    assert table.observation.status == "won"
    assert table.observation.home_count == 52


@pytest.mark.parametrize(
    ("mixed", "coins", "partner"),
    [(True, False, "planner"), (False, True, "planner"), (False, True, None), (True, True, None)],
)
def test_games_of_every_variant_end_and_their_records_replay(
    mixed: bool, coins: bool, partner: str | None
) -> None:
    table = felt(wishing("easy", partner, mixed=mixed, coins=coins), seed=3)
    play_out(table)
    *_, (_, last) = replay(table.transcript())
    assert last.observe(table.seat).status == table.observation.status
    assert table.transcript().tag("Number") == "3"


def test_a_team_can_win_and_can_lose() -> None:
    ends = set()
    for seed, play in product((2, 3), (plan, wander)):
        table = felt(wishing("easy", "planner"), seed=seed)
        play_out(table, play)
        ends.add(snapshot(table)["over"]["result"])
    assert ends == {"won", "lost"}


def test_who_plays_alone_neither_passes_nor_waits_for_anybody() -> None:
    table = dealt_so(position("H10 D13 S13 C13", ["KH", "QH JH"], tokens=3))
    assert snapshot(table)["tokens"] is None
    table.play(Pass())
    assert table.refused is not None
    assert table.refused.code == "plays_alone"
    make(table, "KH>c", "end", "JH>h", "QH>3")
    assert [played.seat for played in table.played] == [0, 0, 0, 0]
    assert snapshot(table)["over"] is None
    make(table, "QH>h", "KH>h")
    assert snapshot(table)["over"]["result"] == "won"


def test_what_stands_beside_who_plays_alone_is_the_last_turn_and_no_earlier_one() -> None:
    table = dealt_so(position("H9 D13 S13 C13", ["KH", "QH JH TH"]), lang="en")
    make(table, "TH>h", "KH>c", "JH>h", "end", "QH>3", "end", "KH>1")
    assert snapshot(table)["me"]["line"] == "king of hearts to column 1"


def test_coins_are_laid_and_taken_back_at_the_end_of_a_turn() -> None:
    table = felt(wishing("easy", partner=None, coins=True), lang="en")
    table.play(Signal(2))
    assert table.refused is not None
    assert table.refused.code == "move_first"
    assert not snapshot(table)["coin"]["can"]
    make(table, Pass())
    coin = snapshot(table)["coin"]
    assert (coin["owner"], coin["can"], coin["at"]) == ("red", True, None)
    assert coin["columns"] == list("12345678")
    make(table, Signal(2))
    assert snapshot(table)["columns"][2]["coins"] == [
        {"owner": "red", "label": "Anna: please keep free"}
    ]
    make(table, Pass(), Signal(2), Pass())
    assert snapshot(table)["coin"]["at"] == "3"
    assert len(snapshot(table)["columns"][2]["coins"]) == 2
    make(table, Signal(None))
    assert [coin["owner"] for coin in snapshot(table)["columns"][2]["coins"]] == ["black"]


def test_a_seed_repeats_every_game_of_a_table() -> None:
    def games() -> list[list[str]]:
        table, ends = felt(wishing("normal", "thoughtful"), seed=2**63 + 7), []
        for _ in range(2):
            play_out(table, grab)
            ends.append([str(played.move) for played in table.played])
            next_game(table)
        return ends

    first, second = games()
    assert games() == [first, second]
    assert first != second


def test_tables_without_a_seed_deal_different_games() -> None:
    assert len({RotUndSchwarzTable(wishes=wishing()).round.number for _ in range(5)}) == 5
