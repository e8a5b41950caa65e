"""`kartenstube simulate`: the same games whoever plays them, what is printed, and what is refused."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
from itertools import pairwise
from typing import Any

import pytest
from click.testing import CliRunner, Result

from apps.server.cli import main
from apps.server.many_games import played
from rulesengine.common.estimates import share
from rulesengine.seilschaft import HARD, HouseRules
from rulesengine.seilschaft.kernels import simulate
from rulesengine.seilschaft.players import PLAYER_NAMES

GAMES = 600


def run(*words: str) -> Result:
    return CliRunner().invoke(main, ["simulate", "seilschaft", *words])


def told(*words: str) -> dict[str, Any]:
    """Return what the command tells programs about one level."""
    result = run("--json", "--games", str(GAMES), *words)
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_one_thread_and_two_play_the_same_games() -> None:
    alone, both = (told("--threads", threads) for threads in "12")
    assert alone["ends"] == both["ends"]
    assert (alone["threads"], both["threads"]) == (1, 2)


def test_the_tally_is_the_engines_own() -> None:
    tally = simulate("simple", "random", GAMES, seed=7, house_rules=HouseRules(HARD, 2))
    seen = told("--level", "hard", "--partner", "random", "--two-deals", "--seed", "7")
    assert {end: tuple(deals) for end, deals in seen["ends"].items()} == tally.ends
    assert seen["players"] == ["simple", "random"]
    won = share(tally.count("won"), GAMES)
    assert seen["shares"]["won"] == {"value": won.value, "low": won.low, "high": won.high}


def test_the_command_it_names_plays_the_same_games_again() -> None:
    first = told("--level", "pro", "--partner", "random", "--open-hands", "--seed", "5")
    words = first["repeat"].split()
    assert words[:3] == ["kartenstube", "simulate", "seilschaft"]
    again = json.loads(run(*words[3:], "--json").stdout)
    assert again["ends"] == first["ends"]
    assert again["repeat"] == first["repeat"]


def test_people_read_shares_with_their_intervals_and_the_seed() -> None:
    result = run("--games", str(GAMES), "--seed", "7")
    assert result.exit_code == 0
    assert result.output.startswith("Seilschaft, normal: simple and simple, 600 games, seed 7\n")
    lines = dict(
        re.findall(r"^ *([a-z ]+?(?: \d)?)  +([\d.]+) % \([\d.]+ to [\d.]+\)$", result.output, re.M)
    )
    assert list(lines) == ["won", "in deal 1", "in deal 2", "in deal 3", "fell", "out of tricks"]
    ends = [float(lines[name]) for name in ("won", "fell", "out of tricks")]
    assert sum(ends) == pytest.approx(100, abs=0.2)
    deals = [float(lines[f"in deal {number}"]) for number in (1, 2, 3)]
    assert sum(deals) == pytest.approx(ends[0], abs=0.2)
    assert re.search(r"\d games a second on \d+ threads?\.", result.output)


def test_all_levels_stand_in_one_table() -> None:
    result = run("--level", "all", "--games", str(GAMES), "--two-deals")
    assert result.exit_code == 0
    rows = re.findall(r"^(\w+) +([\d.]+) % \(", result.output, re.M)
    assert [name for name, _ in rows] == ["easy", "normal", "hard", "pro"]
    shares = [float(won) for _, won in rows]
    assert shares == sorted(shares, reverse=True)
    assert "deal 3" not in result.output
    assert "--level all --strategy simple --two-deals --games 600 --seed 1" in result.output


def test_all_levels_for_programs_are_one_object_a_line() -> None:
    lines = run("--level", "all", "--games", "50", "--json").stdout.splitlines()
    assert [json.loads(line)["level"] for line in lines] == ["easy", "normal", "hard", "pro"]


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (["--level", "expert"], "no level 'expert'; there are: easy, normal, hard, pro"),
        (["--strategy", "sepp"], f"no player 'sepp'; there is: {', '.join(PLAYER_NAMES)}"),
        (["--partner", "sepp"], "no player 'sepp'"),
        (["--games", "0"], "0 is not in the range"),
        (["--games", "many"], "'many' is not a valid integer"),
        (["--games", str(2**64)], "is not in the range"),
        (["--seed", "-1"], "-1 is not in the range"),
        (["--threads", "0"], "0 is not in the range"),
    ],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(words: list[str], answer: str) -> None:
    result = run(*words)
    assert result.exit_code != 0
    assert answer in result.output
    assert isinstance(result.exception, SystemExit)  # and no stack trace


def test_a_room_that_cannot_be_simulated_is_refused() -> None:
    result = CliRunner().invoke(main, ["simulate", "chess"])
    assert result.exit_code == 2
    assert "No such command 'chess'" in result.output


def test_after_a_stop_the_first_games_are_played_without_a_gap() -> None:
    stop, begun = threading.Event(), []

    def play(first: int, games: int) -> int:
        begun.append((first, games))
        if len(begun) > 10:
            stop.set()
        return games

    total = sum(played(play, 10**9, 2, stop))
    chunks = sorted(set(begun[1:]))  # the first one measures how long a game takes
    assert 0 < total < 10**9
    assert total == sum(games for _, games in chunks)
    assert chunks[0][0] == 0
    assert all(a + games == b for (a, games), (b, _) in pairwise(chunks))


def test_a_failing_game_is_no_silent_end() -> None:
    def play(first: int, games: int) -> int:
        if first:
            raise ZeroDivisionError
        return games

    with pytest.raises(ZeroDivisionError):
        list(played(play, 10**9, 2, threading.Event()))


def test_a_terminal_shows_progress_and_ctrl_c_tells_what_was_played() -> None:
    pty = pytest.importorskip("pty", reason="a terminal of its own needs a pty")
    ours, theirs = pty.openpty()
    command = [sys.executable, "-c", "from apps.server.cli import main; main()"]
    asked = ["simulate", "seilschaft", "--games", str(10**9), "--json"]
    with subprocess.Popen([*command, *asked], stdout=subprocess.PIPE, stderr=theirs) as process:
        os.close(theirs)
        shown = b""
        while b"/1000000000" not in shown or shown.count(b"\r") < 3:
            shown += os.read(ours, 1000)
        process.send_signal(signal.SIGINT)
        assert process.stdout is not None
        seen = json.loads(process.stdout.read())
    os.close(ours)
    assert process.returncode == 0
    assert not seen["complete"]
    assert seen["games"] == sum(map(sum, seen["ends"].values()))
    assert seen["repeat"].endswith(f"--games {seen['games']} --seed 1")
