"""The command `kartenstube`: what it prints, and that what is wrong is said in a sentence."""

from __future__ import annotations

import json
import socket
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from apps.server.cli import main
from apps.server.place import database_url, own_file
from rulesengine.battleseil import State

DATA = Path(__file__).resolve().parents[1] / "data"
SETTLED = DATA / "battleseil_settled.ksn"


def run(*words: str) -> Result:
    return CliRunner().invoke(main, list(words))


def broken(tmp_path: Path, old: str, new: str) -> Result:
    """Replay the settled round with one thing in its record changed."""
    text = SETTLED.read_text("utf-8")
    assert old in text
    file = tmp_path / "broken.ksn"
    file.write_text(text.replace(old, new, 1), "utf-8")
    return run("replay", str(file))


def test_replay_prints_every_position_of_a_record() -> None:
    result = run("replay", str(SETTLED))
    assert result.exit_code == 0
    blocks = result.output.strip().split("\n\n")
    assert blocks[0].startswith("; 0 deal\nbattleseil base\n")
    assert State.parse(blocks[-1].split("\n", 1)[1]).over


def test_replay_for_programs_prints_one_object_a_line() -> None:
    lines = run("replay", "--json", str(SETTLED)).output.splitlines()
    steps = [json.loads(line) for line in lines]
    assert [step["number"] for step in steps] == list(range(len(steps)))
    assert steps[0]["move"] is None
    assert steps[-1]["move"] == "settle"
    assert steps[-1]["over"]
    assert State.parse(steps[5]["position"]).mover == "AB".index(steps[5]["mover"])


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('[Game "battleseil"]', '[Game "chess"]', "no room 'chess'"),
        ('[Game "battleseil"]', "", "no tag [Game"),
        ("\n1 B: ", "\n1 B; ", "is no tag"),
        ("\n2 A: ", "\n77 A: ", "it is turn 2 of A"),
        ("\n2 A: ", "\n2 B: ", "it is turn 2 of A"),
        ("\n2 A: ", f"\n{'9' * 5000} A: ", "is no tag"),
        ("settle", "settled", "'settled' is no move"),
        ("settle", "x1, settle", "Rope 1"),
        ('[Starter "B"]', '[Starter "C"]', "Starter is A or B"),
    ],
)
def test_a_record_that_is_wrong_is_refused_in_a_sentence(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    result = broken(tmp_path, old, new)
    assert result.exit_code == 1
    assert "Error: " in result.output
    assert words in result.output
    assert isinstance(result.exception, SystemExit)  # and no stack trace


def test_a_file_that_is_no_text_is_refused_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "picture.ksn"
    file.write_bytes(b"\x89PNG\xff\xfe")
    result = run("replay", str(file))
    assert result.exit_code == 1
    assert "picture.ksn" in result.output
    assert isinstance(result.exception, SystemExit)


def test_a_port_there_is_not_is_refused_in_a_sentence() -> None:
    result = run("serve", "--port", "70000")
    assert result.exit_code == 2
    assert "70000" in result.output


def test_a_port_that_is_taken_is_refused_with_what_would_do() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        result = run("serve", "--port", str(port))
    assert result.exit_code == 1
    assert f"127.0.0.1:{port}" in result.output
    assert "--port 0" in result.output


def test_games_lie_where_the_environment_says_else_in_the_data_folder(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("KARTENSTUBE_DATABASE", "sqlite:////elsewhere/kept.sqlite3")
    assert database_url() == "sqlite:////elsewhere/kept.sqlite3"
    monkeypatch.delenv("KARTENSTUBE_DATABASE")
    assert database_url() == f"sqlite:///{own_file()}"
    assert own_file().name == "kartenstube.sqlite3"
    assert "kartenstube" in own_file().parts[-2]


def test_the_command_line_names_the_place_of_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("KARTENSTUBE_DATABASE", "sqlite:////nobody/may/write/here.sqlite3")
    file = tmp_path / "named" / "kept.sqlite3"
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        result = run("serve", "--port", port, "--database", f"sqlite:///{file}")
    assert result.exit_code == 1  # the port is taken; the store was opened before
    assert file.exists()


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("sqlite:////proc/nobody/kept.sqlite3", "No such file"),
        ("postgresql://somewhere/kept", "SQLite files only"),
        ("kept.sqlite3", "parse"),
    ],
)
def test_a_named_place_that_cannot_be_used_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, url: str, words: str
) -> None:
    monkeypatch.setenv("KARTENSTUBE_DATABASE", "")  # what the command sets goes with the test
    result = run("serve", "--database", url)
    assert result.exit_code == 1
    assert f"Games cannot be kept at {url}: " in result.output
    assert words in result.output
    assert isinstance(result.exception, SystemExit)


def test_every_command_explains_itself() -> None:
    for command in main.commands:
        result = run(command, "--help")
        assert result.exit_code == 0
        assert "Usage:" in result.output
