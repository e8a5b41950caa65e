"""The Seilschaft table's model: whole games, and what a card that may not be played does."""

from __future__ import annotations

import json
import re
from functools import partial
from itertools import product
from typing import Any

import pytest

from apps.tables.seilschaft.model import SeilschaftTable
from apps.tables.seilschaft.naming import PARTNERS, card_name
from apps.tables.seilschaft.snapshot import snapshot
from apps.tables.seilschaft.view import SeilschaftView
from apps.tables.shared.words import LANGUAGES, Words
from apps.tables.shared.work import at_once
from rulesengine.seilschaft import LEVELS, Card, GiveUp, Play, replay
from tests.apps.climbs import (
    answering,
    climb,
    give_up,
    next_game,
    play_out,
    until,
    wander,
    wishing,
)
from tests.apps.waiting import Waiting

LEVEL_NAMES = [level.name for level in LEVELS]
_CARD = re.compile(r'"((?:[2-9TJQKA])[CDHS])"')


def _texts(thing: Any) -> list[str]:
    if isinstance(thing, dict):
        thing = list(thing.values())
    if isinstance(thing, list):
        return [text for item in thing for text in _texts(item)]
    return [thing] if isinstance(thing, str) else []


@pytest.mark.parametrize("play", [climb, wander])
@pytest.mark.parametrize(
    ("level", "variant"), list(product(LEVEL_NAMES, ["", "open_hands", "two_deals"]))
)
def test_every_position_of_every_level_and_variant_can_be_shown(
    level: str, variant: str, play: Any
) -> None:
    deals = 2 if variant == "two_deals" else 3
    wishes = wishing(level, open_hands=variant == "open_hands", deals=deals)
    table = SeilschaftTable(seed=LEVEL_NAMES.index(level), wishes=wishes)
    view, shapes = SeilschaftView(table), set()
    while True:
        shown = view.component.view
        assert len(json.dumps(shown)) < 12_000
        assert "{" not in "".join(_texts(shown))
        shapes.add(json.dumps(sorted(shown)))
        if table.finished:
            break
        play(table)
    assert len(shapes) == 1
    assert shown["over"]["result"] == ("won" if table.observation.status == "won" else "lost")


@pytest.mark.parametrize("partner", PARTNERS)
def test_a_game_with_each_partner_ends_and_its_record_replays(partner: str) -> None:
    table = SeilschaftTable(seed=4, wishes=wishing(partner=partner))
    play_out(table)
    assert snapshot(table)["partner"]["name"] == PARTNERS[partner][0]
    seats = [played.seat for played in table.played]
    assert set(seats) == {0, 1}
    *_, (_, last) = replay(table.transcript())
    assert last.observe(0) == table.observation


def test_a_game_can_be_won_and_can_be_lost() -> None:
    ends = set()
    for seed, play in product(range(6), (climb, wander)):
        table = SeilschaftTable(seed=seed, wishes=wishing("easy"))
        play_out(table, play)
        ends.add(snapshot(table)["over"]["result"])
    assert ends == {"won", "lost"}


def test_a_seed_repeats_every_game_of_a_table() -> None:
    def games() -> list[list[str]]:
        table, ends = SeilschaftTable(seed=77, wishes=wishing(partner="searcher")), []
        for _ in range(2):
            play_out(table)
            ends.append([str(played.move) for played in table.played])
            next_game(table)
        return ends

    first, second = games()
    assert games() == [first, second]
    assert first != second


def test_tables_without_a_seed_deal_different_games() -> None:
    assert len({SeilschaftTable(wishes=wishing()).observation.hand for _ in range(5)}) == 5


@pytest.mark.parametrize("partner", PARTNERS)
def test_every_partner_answers_through_the_same_door(partner: str) -> None:
    # a door of its own could take its own time, and time would tell of the partner's hand
    asked: dict[str, int] = {"partner": 0, "own": 0}

    def door(name: str, work: Any, then: Any) -> None:
        asked[name] += 1
        at_once(work, then)

    table = SeilschaftTable(
        seed=2,
        wishes=wishing(partner=partner),
        later=partial(door, "own"),
        partner_later=partial(door, "partner"),
        adviser=lambda view: None,
    )
    play_out(table)
    cards = [played for played in table.played if played.seat == 1]
    assert asked["partner"] == len(cards)  # each in its own time, a lead after a trick too
    assert asked["own"] > 0


def _left_waiting() -> tuple[SeilschaftTable, Waiting]:
    """Return a table whose partner is to play, and what keeps the partner waiting."""
    waiting = Waiting()
    table = SeilschaftTable(seed=1, wishes=wishing(), partner_later=waiting)
    while not table.thinking:
        climb(table)
    return table, waiting


def test_an_answer_to_the_old_game_is_dropped_in_the_new_one() -> None:
    table, waiting = _left_waiting()
    next_game(table)
    before = table.played
    waiting.do()
    assert table.played == before


def test_a_table_left_hears_no_answer_any_more() -> None:
    table, waiting = _left_waiting()
    seq, cards = table.seq, len(table.played)
    table.close()
    waiting.do()
    assert (table.seq, len(table.played)) == (seq, cards)


# ---- what is refused


def test_a_refused_card_changes_nothing_but_the_refusal() -> None:
    table = until(answering)()
    before = snapshot(table)
    wrong = next(
        card for card in table.observation.hand if not table.observation.allows(Play(card))
    )
    table.play(wrong)
    assert table.refused is not None
    assert table.refused.code == "must_follow"
    assert {**snapshot(table), "seq": 0} == {**before, "seq": 0}
    climb(table)
    assert table.refused is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_names_every_card_in_words(lang: str) -> None:
    table, t = until(answering, lang=lang)(), Words(lang)
    view, told = SeilschaftView(table), []
    view.component._send_msg = told.append
    seen = table.observation
    wrong = next(card for card in seen.hand if not seen.allows(Play(card)))
    elsewhere = next(card for card in map(Card, range(52)) if card not in seen.hand)
    for card in (wrong, elsewhere):
        view.component._handle_msg({"type": "play", "card": str(card)})
    follow, foreign = told
    assert (follow["type"], follow["card"]) == ("refused", str(wrong))
    for card in (wrong, seen.lead, *(move.card for move in seen.legal_moves())):
        assert card_name(t, card) in follow["text"]
    assert card_name(t, elsewhere) in foreign["text"]
    assert not re.search(r"\b[2-9TJQKA][CDHS]\b|[{}]", follow["text"] + foreign["text"])


def test_the_partners_turn_is_not_mine() -> None:
    table, _ = _left_waiting()
    table.play(table.observation.hand[0])
    assert table.refused is not None
    assert table.refused.code == "not_your_turn"


@pytest.mark.parametrize(("lang", "words"), [("de", "beide Hände"), ("en", "both hands")])
def test_the_record_of_a_running_game_is_refused_in_words(lang: str, words: str) -> None:
    table = until(answering, lang=lang)()
    view, told = SeilschaftView(table), []
    view.component._send_msg = told.append
    view.component._handle_msg({"type": "record"})
    assert told.pop()["text"].count(words) == 1
    with pytest.raises(PermissionError, match="shows both hands"):
        table.transcript()
    give_up(table)
    view.component._handle_msg({"type": "record"})
    file = told.pop()
    assert (file["type"], file["name"][:10]) == ("file", "seilschaft")
    assert str(table.transcript()) == file["text"]


def test_after_the_end_no_card_is_played() -> None:
    table = until(lambda table: table.finished and table.observation.hand)()
    cards = len(table.played)
    table.play(table.observation.hand[0])
    assert table.refused is not None
    assert table.refused.code == "game_over"
    assert len(table.played) == cards


# ---- the language


def test_the_language_changes_in_mid_game_and_the_game_does_not() -> None:
    table = until(answering)()
    german, before = snapshot(table), table.observation
    table.speak("fr")
    assert snapshot(table) == german
    table.speak("en")
    english = snapshot(table)
    assert table.observation == before
    assert english["turn"]["hint"] != german["turn"]["hint"]
    assert set(_CARD.findall(json.dumps(english))) == set(_CARD.findall(json.dumps(german)))
    table.speak("de")
    assert {**snapshot(table), "seq": 0} == {**german, "seq": 0}


def test_giving_up_is_spoken_after_the_cards() -> None:
    table = until(answering, lang="en")()
    cards = len(table.played)
    give_up(table)
    assert type(table.played[-1].move) is GiveUp
    say = snapshot(table)["say"]
    assert say["no"] == cards + 1
    assert say["lines"][-1] == "You give up."


def test_every_change_is_told_with_a_growing_number() -> None:
    table = SeilschaftTable(seed=1, wishes=wishing())
    told: list[int] = []
    table.param.watch(lambda event: told.append(event.new), "seq")
    climb(table)
    table.show_aids(False)
    table.demonstrate()
    table.end_looking_back()
    table.speak("en")
    assert told == sorted(set(told))
    assert len(told) >= 5
