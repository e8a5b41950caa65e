"""The snapshot is complete: everything the scripts read is in it, in words and in every position."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from apps.frontdoor.page import door_view
from apps.tables.battleseil.component import BattleseilComponent, component_words
from apps.tables.battleseil.model import BattleseilTable
from apps.tables.battleseil.view import BattleseilView
from apps.tables.battleseil.wishes import Wishes
from apps.tables.rotundschwarz.component import RotUndSchwarzComponent
from apps.tables.rotundschwarz.component import component_words as rotundschwarz_words
from apps.tables.rotundschwarz.forecast import forecast
from apps.tables.rotundschwarz.model import RotUndSchwarzTable
from apps.tables.rotundschwarz.snapshot import snapshot as rotundschwarz_snapshot
from apps.tables.rotundschwarz.view import RotUndSchwarzView
from apps.tables.seilschaft.component import SeilschaftComponent
from apps.tables.seilschaft.component import component_words as seilschaft_words
from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.snapshot import snapshot as seilschaft_snapshot
from apps.tables.seilschaft.view import SeilschaftView
from apps.tables.shared.words import LANGUAGES, Words
from rulesengine.battleseil import GREAT_FIELD
from tests.apps import felts
from tests.apps.climbs import climb, give_up, next_game, wishing
from tests.apps.seats import grab, leave
from tests.browser import rotundschwarz_scenes, seilschaft_scenes

APPS = Path(__file__).resolve().parents[2] / "apps"
TABLE_JS = [*(APPS / "tables").rglob("*.js")]
DOOR_JS = [*(APPS / "frontdoor").glob("*.js"), APPS / "tables" / "shared" / "js" / "header.js"]


def _read(paths: list[Path]) -> str:
    return "".join(path.read_text("utf-8") for path in paths)


def _word_keys(script: str) -> set[str]:
    """Return the keys of the words that a script reads: `t.close`, the header's `t[name]` and the like."""
    named = set(re.findall(r"\bt\.([a-z]\w*)", script))
    tools = {"rules", "analytics", "keys"} if "t[name]" in script else set()
    languages = {f"lang_{code}" for code in LANGUAGES} if "t[`lang_" in script else set()
    reached = {"reached_me", "reached_them"} if "t[`reached_" in script else set()
    owners = {"owner_red", "owner_black"} if "t[`owner_" in script else set()
    return named | tools | languages | reached | owners


#: each table's component and its words
TABLES = {
    "battleseil": (BattleseilComponent, component_words),
    "rotundschwarz": (RotUndSchwarzComponent, rotundschwarz_words),
    "seilschaft": (SeilschaftComponent, seilschaft_words),
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("room", TABLES)
def test_every_word_a_table_shows_is_there_and_none_is_left_over(room: str, lang: str) -> None:
    component, words_of = TABLES[room]
    words = words_of(Words(lang))["t"]
    assert _word_keys(component._esm) == set(words)
    assert all(words.values())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_the_front_door_shows_is_there(lang: str) -> None:
    words = door_view(Words(lang))["t"]
    assert _word_keys(_read(DOOR_JS)) <= set(words)
    assert all(words.values())


def test_the_words_of_both_languages_have_the_same_shape() -> None:
    assert _shape(component_words(Words("de"))) == _shape(component_words(Words("en")))
    assert _shape(door_view(Words("de"))) == _shape(door_view(Words("en")))


def _shape(thing: Any) -> Any:
    if isinstance(thing, dict):
        return {key: _shape(value) for key, value in thing.items()}
    return [_shape(item) for item in thing] if isinstance(thing, list) else type(thing)


def test_scripts_show_no_words_of_their_own() -> None:
    # a sentence in a script would stand in one language only
    script = re.sub(r"/\*.*?\*/|//.*", "", _read(TABLE_JS + DOOR_JS), flags=re.DOTALL)
    texts = re.findall(r'"([A-ZÄÖÜ][a-zäöüß]+(?: [\wäöüß]+)+[^"]*)"', script)
    assert not texts


@pytest.mark.parametrize("room", TABLES)
def test_every_key_of_the_snapshot_that_scripts_read_is_in_it(room: str) -> None:
    views = {
        "battleseil": BattleseilView(BattleseilTable(seed=1)).component.view,
        "rotundschwarz": RotUndSchwarzView(felts.felt()).component.view,
        "seilschaft": SeilschaftView(SeilschaftTable(seed=1)).component.view,
    }
    script = _read([*(APPS / "tables" / room).glob("*.js")])
    read = set(re.findall(r"\bview(?:\(\))?\.([a-z]\w*)", script))
    for names in re.findall(r"const \{ ([^}]*) \} = (?:state\.)?view(?:\(\))?;", script):
        read.update(name.split(":")[0] for name in names.split(", "))
    # found out in the browser
    read -= {"fallen"} if room == "seilschaft" else {"hand"} if room == "rotundschwarz" else set()
    assert len(read) > 10
    assert read <= set(views[room])


def _played_climbs() -> Iterator[SeilschaftTable]:
    """Yield tables in all that can happen at the ridge, every time before a card and at the end."""
    for wishes in (wishing(), wishing(open_hands=True), wishing(partner=None)):
        table = SeilschaftTable(seed=1, wishes=wishes)
        table.ask_for_new_game()
        while not table.finished:
            yield table
            climb(table)
        table.look_back()
        table.look_at(3)
        yield table
        table.end_looking_back()
        yield table
        table.demonstrate()
        yield table


def _played_felts() -> Iterator[RotUndSchwarzTable]:
    """Yield tables in all that can happen at the felt, every time before a move and at the end."""
    for wishes in (
        felts.wishing("easy", "planner", practice=True, coins=True, seat=1),
        felts.wishing("easy", None, coins=True, mixed=True),
    ):
        table = felts.felt(wishes, seed=3, adviser=forecast)
        table.ask_for_new_game()
        yield table
        table.answer("new_game", "no", {})
        table.ask_hint()
        yield table
        felts.make(table, "pass", "coin 6")
        while not table.finished:
            yield table
            felts.plan(table)
        table.look_back()
        table.look_at(3)
        yield table
        table.end_looking_back()
        yield table
        table.demonstrate()
        yield table


def _keys(thing: Any, path: str = "") -> set[tuple[str, tuple[str, ...]]]:
    """Return the keys of every dictionary in `thing`, with the way to it."""
    if isinstance(thing, list):
        return {found for item in thing for found in _keys(item, f"{path}[]")}
    if not isinstance(thing, dict):
        return set()
    below = (_keys(value, f"{path}.{key}") for key, value in thing.items())
    return {(path, tuple(sorted(thing))), *(found for part in below for found in part)}


#: the scenes of a room, and tables whose snapshots they are like
SCENES: dict[str, tuple[dict[str, Any], Callable[[], Iterator[Any]], Callable[..., Any]]] = {
    "rotundschwarz": (rotundschwarz_scenes.SCENES, _played_felts, rotundschwarz_snapshot),
    "seilschaft": (seilschaft_scenes.SCENES, _played_climbs, seilschaft_snapshot),
}


@pytest.mark.slow
@pytest.mark.parametrize("room", SCENES)
def test_the_scenes_written_by_hand_have_the_keys_of_a_real_snapshot(room: str) -> None:
    scenes, played, snapshot = SCENES[room]
    real = set()
    for table in played():
        real |= _keys({**snapshot(table), "place": "page", "theme": "system"})
    for name, scene in scenes.items():
        assert _keys(scene()) <= real, name


def test_only_another_game_has_another_name() -> None:
    table = SeilschaftTable(seed=1, wishes=wishing())
    names = []
    for deed in (lambda: climb(table), table.demonstrate, lambda: table.look_at(3)):
        deed()
        names.append(seilschaft_snapshot(table)["say"]["of"])
    table.end_looking_back()
    give_up(table)
    for deed in (table.look_back, table.end_looking_back, lambda: next_game(table)):
        deed()
        names.append(seilschaft_snapshot(table)["say"]["of"])
    assert names == ["game 0", "example", "example", "back", "game 0", "game 1"]


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("play", [grab, leave])
def test_every_position_of_a_game_can_be_shown(play: Any, lang: str) -> None:
    table = BattleseilTable(seed=3, lang=lang, wishes=Wishes(GREAT_FIELD))
    view = BattleseilView(table)
    shapes = set()
    while True:
        for rope in (None, *range(9)):
            table.look(rope)
            shown = view.component.view
            text = json.dumps(shown)
            assert len(text) < 9000
            assert "{" not in "".join(_texts(shown))
            shapes.add(json.dumps(sorted(shown)))
        if table.observation.over:
            break
        play(table)
    assert len(shapes) == 1


def _texts(thing: Any) -> list[str]:
    if isinstance(thing, dict):
        thing = list(thing.values())
    if isinstance(thing, list):
        return [text for item in thing for text in _texts(item)]
    return [thing] if isinstance(thing, str) else []


def test_the_hand_says_where_a_card_may_be_laid_or_why_nowhere() -> None:
    table = BattleseilTable(seed=3)
    view = BattleseilView(table)
    while not table.observation.over:
        for item in view.component.view["hand"]:
            assert bool(item["ropes"]) != bool(item["why"])
        grab(table)
    assert all(item["why"] for item in view.component.view["hand"])
