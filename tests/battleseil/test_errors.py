"""What goes wrong is said so that it helps: what was tried, why not, what would do."""

import itertools
import re

import pytest

from rulesengine import rooms
from rulesengine.battleseil import BASE, HouseRules, State, record, replay
from rulesengine.battleseil.kernels import simulate
from rulesengine.battleseil.notation import parse_move
from rulesengine.battleseil.players import best_move
from rulesengine.battleseil.state import full_pack
from rulesengine.common import transcript
from rulesengine.common.errors import IllegalMove, NotationError
from rulesengine.common.luck import stream
from tests.battleseil.naive import new_rope, new_table
from tests.battleseil.tables import state_of

START = State.of_pack(full_pack())
SHORT = record(START, [parse_move(text) for text in ("F1>5", "draw", "F2>5", "draw")])


def refused(state, text):
    """What the engine says when the move is tried."""
    with pytest.raises(IllegalMove) as caught:
        state.apply(parse_move(text))
    return caught.value


def read(text):
    return list(replay(transcript.parse(text)))


def with_tag(name, value):
    return transcript.Transcript({**SHORT.tags, name: value}, SHORT.turns)


# --- Refusals ----------------------------------------------------------------------------------

BUSY = state_of(
    new_table(
        [
            new_rope(["F4", "F5", "F6"], ["S8", "S9"], full_since={"A": 9}),
            new_rope(["K1", "B2", "H4"], ["K7", "B7", "H7"], full_since={"A": 3, "B": 4}),
            new_rope(["F7", "F8", "F9"], owner="A", full_since={"A": 5}),
        ]
    ),
    hands={"A": ["K9", "H1"], "B": ["K2"]},
    stock=["S1"],
)


@pytest.mark.parametrize(
    ("state", "text", "code", "facts"),
    [
        (START, "draw", "lay_first", {}),
        (START, "x1", "lay_first", {}),
        (START, "F2>1", "not_in_hand", {"card": "F2"}),
        (START, "Mayor>1", "not_in_hand", {"card": "Mayor"}),
        (START, "Innkeeper", "not_in_hand", {}),
        (START, "under F1", "nothing_to_return", {}),
        (START, "pass", "can_lay", {}),
        (START, "settle", "not_decided", {}),
        (BUSY, "K9>4", "already_laid", {}),
        (BUSY, "pass", "already_laid", {}),
        (BUSY, "x1", "not_proven", {"rope": 1, "missing": "S7"}),
        (BUSY, "x2", "lost_there", {"rope": 2}),
        (BUSY, "x3", "rope_taken", {"rope": 3}),
        (BUSY, "x4", "side_not_full", {"rope": 4, "people": 0, "places": 3}),
        (BUSY, "done", "must_draw", {}),
        (BUSY.apply(parse_move("draw")), "K2>3", "rope_taken", {"rope": 3}),
        (BUSY.apply(parse_move("draw")), "K2>2", "side_full", {"rope": 2, "places": 3}),
        (START.apply(parse_move("F1>1")), "done", "must_draw", {}),
        (START.apply(parse_move("A gives up")), "F1>1", "over", {}),
        (START.apply(parse_move("A gives up")), "B gives up", "over", {}),
        (START.apply(parse_move("A gives up")), "settle", "over", {}),
    ],
)
def test_a_refusal_says_which_move_why_not_and_with_which_facts(state, text, code, facts):
    error = refused(state, text)
    assert (error.move, error.refusal.code) == (text, code)
    assert facts.items() <= error.refusal.facts.items()
    assert all(str(fact) in str(error) for fact in facts.values())
    assert error.refusal.why
    assert error.refusal.remedy


def test_nothing_to_draw_is_said_when_the_stock_is_empty():
    state = state_of(new_table([new_rope()]), hands={"A": ["F1"]}, stock=[])
    assert refused(state, "draw").refusal.code == "nothing_to_draw"


def test_a_seat_that_is_not_to_move_is_told_so():
    assert START.observe(1).refusal(parse_move("F2>1")).code == "not_your_turn"


def test_the_words_of_a_refusal_are_the_sentence_its_facts_fill():
    error = refused(BUSY, "x1")
    assert str(error).startswith(
        "x1: Rope 1 is not proven: with S7 the other side could still win it,"
    )


def test_a_refusal_quotes_the_view_of_the_seat_that_tried():
    error = refused(BUSY, "x1")
    assert error.where == str(BUSY.observe(0))
    assert str(error).endswith(error.where)


def test_whoever_gives_up_out_of_turn_after_the_end_is_shown_the_own_view():
    end = START.apply(parse_move("A gives up"))
    assert refused(end, "B gives up").where == str(end.observe(1))


def test_something_that_is_no_move_is_named_in_a_type_error():
    with pytest.raises(TypeError, match="'F1>1' is no move"):
        START.apply("F1>1")


#: Every combination there is, matches of several rounds too.
HOUSE_RULES = [
    HouseRules(*chosen, rounds=rounds)
    for *chosen, rounds in itertools.product(*[(False, True)] * 5, (1, 3, 5))
]

# --- Names -------------------------------------------------------------------------------------


def test_an_unknown_room_is_answered_with_the_rooms_there_are():
    with pytest.raises(KeyError, match=r"'poker'.*battleseil"):
        rooms.room("poker")


def test_unknown_house_rules_are_answered_with_the_ones_there_are():
    with pytest.raises(KeyError, match=r"'huge'.*base, great_field"):
        HouseRules.named("huge")
    assert HouseRules.named("base") == BASE
    with pytest.raises(KeyError, match=r"'huge'.*specials, claim_first"):
        HouseRules.named("base huge")


@pytest.mark.parametrize("house_rules", HOUSE_RULES, ids=lambda rules: rules.name)
def test_the_name_of_house_rules_leads_back_to_them(house_rules):
    assert HouseRules.named(house_rules.name) == house_rules


def test_a_match_has_one_three_or_five_rounds():
    with pytest.raises(ValueError, match="1, 3 or 5 rounds, not 2"):
        HouseRules(rounds=2)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: best_move("rosi", START.observe(0), stream(1)),
        lambda: simulate("rosi", "sepp", 1, seed=1),
        lambda: simulate("sepp", "rosi", 1, seed=1),
    ],
    ids=["at the table", "as A", "as B"],
)
def test_an_unknown_player_is_answered_with_the_players_there_are(ask):
    with pytest.raises(KeyError, match=r"'rosi'.*random, sepp"):
        ask()


# --- Packs -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "cards",
    [full_pack()[1:], [*full_pack()[1:], full_pack()[5]], [*full_pack(), 60], []],
    ids=["one missing", "one twice", "a special", "none"],
)
def test_a_pack_that_does_not_hold_every_card_once_is_refused(cards):
    with pytest.raises(ValueError, match="each of the 54 club cards"):
        State.of_pack(cards)


# --- Records -----------------------------------------------------------------------------------


@pytest.mark.parametrize("starter", ["", "AB", "C", "a"])
def test_a_record_whose_starter_is_no_seat_names_the_tag_and_the_seats(starter):
    with pytest.raises(NotationError, match=r"(?s)Starter.*A.*B"):
        list(replay(with_tag("Starter", starter)))


@pytest.mark.parametrize(
    ("deal", "words"),
    [
        (" ".join(map(str, full_pack()[1:])), "each of the 54 club cards"),
        (" ".join(["F2", *map(str, full_pack()[1:])]), "each of the 54 club cards"),
        ("F1 F2 X3", "'X3' is no card"),
        ("", "each of the 54 club cards"),
    ],
)
def test_a_record_with_a_wrong_deal_says_what_is_wrong_with_it(deal, words):
    with pytest.raises(NotationError, match=words):
        list(replay(with_tag("Deal", deal)))


def test_a_record_with_an_illegal_move_names_the_turn_and_the_move():
    text = str(SHORT).replace("2 B: F2>5", "2 B: F3>5")
    with pytest.raises(IllegalMove) as caught:
        read(text)
    assert caught.value.move == "2 B: F3>5"
    assert str(caught.value).startswith("2 B: F3>5: F3 is not in your hand.")
    assert caught.value.refusal.code == "not_in_hand"


def test_a_record_starts_with_the_tags_of_the_round_and_ends_with_its_result():
    assert re.findall(r"^\[(\w+)", str(SHORT), re.MULTILINE) == [
        *("Game", "Rules", "Starter", "Deal", "Result")
    ]
    assert SHORT.tag("Result") == "*"
    assert str(SHORT).endswith("\n1 A: F1>5, draw\n2 B: F2>5, draw\n")
