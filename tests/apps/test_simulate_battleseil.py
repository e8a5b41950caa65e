"""`kartenstube simulate battleseil`: the same rounds whoever plays them, and what is refused."""

from __future__ import annotations

import json
import shlex
from typing import Any

from click.testing import CliRunner, Result

from apps.server.cli import main
from rulesengine.battleseil import HouseRules
from rulesengine.battleseil.kernels import duel, simulate
from rulesengine.common.estimates import share

FESTIVE = "great_field specials claim_first"
WORDS = ("--player", "sepp", "--against", "random", "--games", "21")


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["simulate", "battleseil", *words])


def told(*words: str) -> dict[str, Any]:
    result = run("--json", *WORDS, *words)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_one_thread_and_two_play_the_same_rounds() -> None:
    alone, both = (told("--threads", threads) for threads in "12")
    assert [alone[end] for end in ("won", "lost", "drawn")] == [
        both[end] for end in ("won", "lost", "drawn")
    ]
    assert (alone["threads"], both["threads"]) == (1, 2)


def test_the_tally_is_the_engines_own() -> None:
    seen = told("--rules", FESTIVE, "--seed", "7")
    tally = duel("sepp", "random", 21, seed=7, house_rules=HouseRules.named(FESTIVE))
    assert (seen["won"], seen["lost"], seen["drawn"]) == (tally.won, tally.lost, tally.drawn)
    points = share(tally.won + tally.drawn / 2, 21)
    assert seen["share"] == {"value": points.value, "low": points.low, "high": points.high}


def test_every_deal_is_played_twice_with_the_sides_changed() -> None:
    starts = simulate("sepp", "random", 8, seed=3)
    follows = simulate("random", "sepp", 8, seed=3)
    both = duel("sepp", "random", 16, seed=3)
    assert (both.won, both.lost) == (starts.won_a + follows.won_b, starts.won_b + follows.won_a)
    assert both == duel("sepp", "random", 5, seed=3) + duel("sepp", "random", 11, seed=3, first=5)


def test_the_command_it_names_plays_the_same_rounds_again() -> None:
    first = told("--rules", "base automatic")
    words = shlex.split(first["repeat"])
    assert words[:3] == ["kartenstube", "simulate", "battleseil"]
    again = json.loads(run(*words[3:], "--json").stdout)
    assert (again["won"], again["repeat"]) == (first["won"], first["repeat"])


def test_people_read_the_share_with_its_interval_and_the_command() -> None:
    result = run(*WORDS)
    assert "Battleseil, base: sepp against random, 21 rounds" in result.output
    assert "sepp wins" in result.output
    assert "The same rounds again: kartenstube simulate battleseil --player sepp" in result.output


def test_an_unknown_player_and_unknown_rules_are_answered_with_the_ones_there_are() -> None:
    unknown = run("--player", "gustl")
    assert unknown.exit_code != 0
    assert "brandl" in unknown.output
    unknown = run("--rules", "base schafkopf")
    assert unknown.exit_code != 0
    assert "claim_first" in unknown.output
