"""`kartenstube solve` and `simulate rotundschwarz`: what is found, what is printed, what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from apps.server.cli import main
from rulesengine.rotundschwarz import HouseRules, State, parse_move
from rulesengine.rotundschwarz.teams import simulate
from rulesengine.rotundschwarz.worked_example import worked_example


def run(*words: str) -> Result:
    return CliRunner().invoke(main, words)


def solved(*words: str) -> dict[str, Any]:
    result = run("solve", "rotundschwarz", "--json", *words)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def surveyed(*words: str) -> list[dict[str, Any]]:
    result = run("simulate", "rotundschwarz", "--json", *words)
    assert result.exit_code == 0, result.output
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.mark.parametrize("rules", ["normal", "easy mixed_suits"])
def test_a_solution_replays_through_the_rules(rules: str) -> None:
    level, *mixed = rules.split()
    found = solved("--deal", "1", "--level", level, *(["--mixed-suits"] if mixed else []))
    state = State.numbered(1, HouseRules.named(rules))
    for move in found["moves"]:
        state = state.apply(parse_move(move))
    assert state.won
    assert found["verdict"] == "solved"
    assert found["tokens"] == found["moves"].count("pass")
    assert 0 < found["positions"] <= found["limit"]


def test_a_deal_is_told_turn_by_turn() -> None:
    lines = run("solve", "rotundschwarz", "--deal", "1").stdout.splitlines()
    assert lines[0] == "Deal 1, normal"
    first = next(line for line in lines if line.strip().startswith("1 A"))
    state = State.numbered(1)
    for move in first.split()[2:]:
        state = state.apply(parse_move(move))
    assert any(line.startswith("Can be won in ") for line in lines)


def test_a_search_that_stops_at_its_limit_says_that_nothing_is_known() -> None:
    assert solved("--deal", "11982", "--limit", "50")["verdict"] == "unknown"
    assert "Not known: 50" in run(
        "solve", "rotundschwarz", "--deal", "11982", "--limit", "50"
    ).stdout.replace(" positions searched", "")


@pytest.mark.slow
def test_the_deal_that_cannot_be_won_is_proven() -> None:
    assert solved("--deal", "11982")["verdict"] == "impossible"


def test_own_cells_and_tokens_are_a_level() -> None:
    assert solved("--deal", "2", "--level", "5/2")["house_rules"] == "5/2"


def test_one_thread_and_two_play_the_same_deals() -> None:
    alone, both = (
        surveyed("--deals", "1-6", "--team", "eager+thoughtful", "--threads", threads)[0]
        for threads in "12"
    )
    assert alone["ends"] == both["ends"]
    assert alone["tokens_enough"] == both["tokens_enough"]
    assert alone["ends"] == simulate(range(1, 7), ("eager", "thoughtful"), HouseRules()).ends


def test_every_level_stands_in_a_table_with_the_command_that_repeats_it() -> None:
    lines = run(
        "simulate", "rotundschwarz", "--level", "all", "--deals", "3-4", "--team", "eager"
    ).stdout.splitlines()
    assert [line.split()[0] for line in lines[3:7]] == ["easy", "normal", "hard", "pro"]
    assert lines[-1].endswith("--level all --team eager+eager --deals 3-4 --limit 300000")


def test_cells_make_a_table_of_their_own_and_nobody_has_to_play() -> None:
    found = surveyed("--level", "cells", "--solver-alone", "--deals", "1-2", "--limit", "3000")
    assert [(one["cells"], one["tokens"]) for one in found] == [(5, 6), (4, 6), (3, 6), (2, 6)]
    assert all(one["won"] is None for one in found)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--level", "heroic"), "there are: easy, normal, hard, pro"),
        (("--team", "nobody"), "planner"),
        (("--deals", "9-3"), "write 1-1000"),
        (("--deals", "some"), "write 1-1000"),
    ],
)
def test_what_cannot_be_played_is_refused_with_what_can(words: tuple[str, ...], said: str) -> None:
    result = run("simulate", "rotundschwarz", *words)
    assert result.exit_code != 0
    assert said in " ".join(result.output.split())
    assert "Traceback" not in result.output


def test_a_level_nobody_knows_is_refused_by_the_solver_too() -> None:
    result = run("solve", "rotundschwarz", "--deal", "1", "--level", "heroic")
    assert result.exit_code == 1
    assert "there are: easy, normal, hard, pro" in result.output


def test_a_record_of_the_room_is_replayed(tmp_path: Path) -> None:
    file = tmp_path / "example.ksn"
    file.write_text(str(worked_example()), encoding="utf-8")
    result = run("replay", str(file))
    assert result.exit_code == 0, result.output
    assert "8H>6" in result.stdout
