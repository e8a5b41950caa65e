"""The literal reading of the house rules, held to moves checked by hand; sections as in rules.md."""

import itertools
import random

import pytest

from tests.battleseil.late_games import late_game, play, proven_rope
from tests.battleseil.naive import new_rope, round_result
from tests.battleseil.naive_cards import SPECIALS
from tests.battleseil.naive_game import NaiveGame
from tests.battleseil.naive_teams import club_cards

HANDS = {"A": ["K1", "K2", "K4"], "B": ["H1", "H3", "H4"]}
FULL = {"A": ["F2", "Fi2", "S4"], "B": ["F4", "Fi4", "S2"]}


def owners(game):
    """The owners of the ropes from the left as one text, a dot for an open one."""
    return "".join(rope["owner"] or "." for rope in game.table["ropes"])


def field(text):
    """Nine ropes: a letter is the owner, a dot an open empty rope, an ``a`` or ``b`` a proven one."""
    clubs = iter(("F", "Fi", "S", "B"))
    return [
        proven_rope(next(clubs), letter.upper())
        if letter in "ab"
        else new_rope(owner=letter if letter in "AB" else None)
        for letter in text
    ]


# --- Claiming first ----------------------------------------------------------------------------


def test_ropes_are_taken_before_laying_and_not_after_it():
    game = late_game(field("a........"), {"A": ["K1"], "B": ["H1"]}, claim_first=True)
    assert game.legal() == {"x1", *(f"K1>{rope}" for rope in range(2, 10))}
    play(game, "K1>2")
    assert game.legal() == {"done"}


def test_with_claiming_first_several_ropes_may_be_taken_and_then_a_card_is_laid():
    game = late_game(field("aa.BBBBBB"), HANDS, claim_first=True)
    play(game, "x2")
    assert game.legal() == {"x1", "K1>3", "K2>3", "K4>3"}
    play(game, "x1", "K1>3")
    assert owners(game) == "AA.BBBBBB"
    assert game.legal() == {"done"}


def test_a_proven_rope_may_be_left_alone_with_claiming_first_too():
    game = late_game(field("a.BBBBBBB"), HANDS, claim_first=True)
    play(game, "K1>2", "done")
    assert (game.mover, owners(game)) == ("B", "..BBBBBBB")


def test_the_side_that_fills_its_team_waits_until_the_other_side_has_answered():
    answered = new_rope(A=["F4", "F5"], B=["S8", "S9"])
    hands = {"A": ["F6", "K1"], "B": ["S7", "H1"]}
    game = late_game([answered, new_rope()], hands, claim_first=True)
    play(game, "F6>1", "done", "S7>1", "done")
    assert game.legal() == {"K1>2"}
    unanswered = new_rope(A=["F4", "F5"], B=["S8", "H9"])
    game = late_game([unanswered, new_rope()], hands, claim_first=True)
    play(game, "F6>1", "done", "H1>2", "done")
    assert game.legal() == {"x1", "K1>2"}


def test_after_a_special_or_a_pass_nothing_is_taken_with_claiming_first():
    hands = {"A": ["Soap"], "B": ["H1"]}
    game = late_game(field("a.BBBBBBB"), hands, specials=(), claim_first=True)
    assert game.legal() == {"x1", "Soap>1", "Soap>2", "pass"}
    play(game, "Soap>2")
    assert game.legal() == {"done"}
    game = late_game(field("a.BBBBBBB"), hands, specials=(), claim_first=True)
    play(game, "pass")
    assert game.legal() == {"done"}


def test_the_innkeeper_leaves_nothing_but_the_end_of_the_turn_with_claiming_first():
    hands = {"A": ["Innkeeper"], "B": ["H1"]}
    game = late_game(field("a.BBBBBBB"), hands, ["S1"], specials=(), claim_first=True)
    play(game, "Innkeeper", "draw")
    assert game.legal() == {"done"}


def test_drawing_stays_the_last_step_with_claiming_first():
    game = late_game(field("a.BBBBBBB"), HANDS, ["S1"], claim_first=True)
    play(game, "x1", "K1>2")
    assert game.legal() == {"draw"}


def test_whoever_takes_the_last_open_rope_has_to_pass():
    game = late_game(field("aBBBBBBBB"), {"A": ["K1"], "B": ["H1"]}, claim_first=True)
    assert game.legal() == {"x1", "pass"}
    play(game, "x1")
    assert game.legal() == {"pass"}


def test_before_the_second_pass_ropes_may_be_taken_and_the_pass_still_ends_the_round():
    ropes = field("abBBBBBBB")
    game = late_game(ropes, {"A": [], "B": []}, mover="B", claim_first=True)
    play(game, "pass", "done")
    assert game.legal() == {"x1", "pass"}
    play(game, "x1", "pass")
    assert game.over
    assert game.result["ropes"] == ["A", *"BBBBBBBB"]


# --- Automatic taking --------------------------------------------------------------------------


def test_the_table_takes_every_proven_rope_of_the_mover_after_the_laying():
    game = late_game(field("a.b.a.BBB"), HANDS, automatic=True)
    assert "x1" not in game.legal()
    play(game, "K1>2")
    assert owners(game) == "A...A.BBB"
    assert game.legal() == {"done"}
    play(game, "done", "H1>2")
    assert owners(game) == "A.B.A.BBB"


def test_a_rope_proven_by_the_card_just_laid_is_taken_with_the_others():
    rope = new_rope(A=["F7", "F8"], B=["F1", "F3"])
    game = late_game([rope, *field("..")], {"A": ["F9"], "B": ["H1"]}, automatic=True)
    play(game, "F9>1")
    assert owners(game) == "A..BBBBBB"


@pytest.mark.parametrize("moves", [["pass"], ["Soap>1"], ["Transfer F7>discard"]])
def test_the_table_takes_after_a_pass_and_after_a_special_as_things_then_are(moves):
    hands = {"A": ["Soap", "Transfer"], "B": ["H1"]}
    game = late_game(field("a.BBBBBBB"), hands, specials=(), automatic=True)
    play(game, *moves)
    # Under soap 24 is out of reach for a 1 and a 3; without its seven the side is not full.
    assert owners(game) == ("..BBBBBBB" if moves[0].startswith("Transfer") else "A.BBBBBBB")


def test_the_table_takes_only_after_the_last_step_of_the_innkeeper():
    hands = {"A": ["Innkeeper", "K1"], "B": ["H1"]}
    game = late_game(field("a.BBBBBBB"), hands, ["S1", "S2", "S3"], specials=(), automatic=True)
    for move in ("Innkeeper", "draw", "draw", "draw", "under K1"):
        play(game, move)
        assert owners(game) == "..BBBBBBB"
    play(game, "under S1")
    assert owners(game) == "A.BBBBBBB"
    assert game.legal() == {"done"}


def test_the_table_takes_after_an_innkeeper_who_puts_nothing_back():
    hands = {"A": ["Innkeeper"], "B": ["H1"]}
    game = late_game(field("a.BBBBBBB"), hands, ["S1"], specials=(), automatic=True)
    play(game, "Innkeeper", "draw")
    assert owners(game) == "A.BBBBBBB"


def test_the_second_of_two_passes_ends_the_round_before_any_taking():
    game = late_game(field("abBBBBBBB"), {"A": [], "B": []}, automatic=True)
    play(game, "pass")
    assert owners(game) == "A.BBBBBBB"
    play(game, "done", "pass")
    assert game.over
    assert owners(game) == "A.BBBBBBB"
    assert game.result["ropes"] == ["A", *"BBBBBBBB"]


def test_with_claiming_first_the_table_takes_at_the_beginning_of_the_turn():
    rules = {"claim_first": True, "automatic": True}
    game = late_game(field("a.aBBBBBB"), HANDS, mover="B", **rules)
    play(game, "H1>2")
    assert owners(game) == "...BBBBBB"
    play(game, "done")
    assert owners(game) == "A.ABBBBBB"
    assert game.mover == "A"
    assert game.legal() == {"K1>2", "K2>2", "K4>2"}


def test_with_claiming_first_the_table_takes_nothing_after_the_laying():
    rope = new_rope(A=["F7", "F8"], B=["F1", "F3"])
    hands = {"A": ["F9", "K1"], "B": ["H1"]}
    game = late_game([rope, new_rope()], hands, claim_first=True, automatic=True)
    play(game, "F9>1")
    assert owners(game) == "..BBBBBBB"
    play(game, "done", "H1>2", "done")
    assert owners(game) == "A.BBBBBBB"


def test_with_claiming_first_the_table_takes_before_the_second_pass():
    hands = {"A": [], "B": []}
    game = late_game(field("a.BBBBBBB"), hands, mover="B", claim_first=True, automatic=True)
    play(game, "pass", "done")
    assert owners(game) == "A.BBBBBBB"
    assert not game.over
    assert game.legal() == {"pass"}
    play(game, "pass")
    assert game.over


# --- Breakthrough ------------------------------------------------------------------------------


def test_whoever_takes_the_fifth_rope_wins_at_once_and_open_ropes_are_not_given_away():
    game = late_game(field("A.AbA.A.a"), HANDS, breakthrough=True)
    play(game, "K1>2", "x9")
    assert game.over
    assert game.legal() == set()
    ropes = ["A", None, "A", None, "A", None, "A", None, "A"]
    assert game.result == {"ropes": ropes, "A": 5, "B": 0, "winner": "A"}


@pytest.mark.parametrize("ropes", ["aAA.B.B.B", "AaA.B.B.B", "AAa.B.B.B", "B.B.B.aAA", "B..AaA.BB"])
def test_whoever_takes_the_third_of_three_neighbours_wins_at_once(ropes):
    game = late_game(field(ropes), HANDS, breakthrough=True)
    play(game, f"K1>{ropes.index('.') + 1}", f"x{ropes.index('a') + 1}")
    assert game.over
    assert game.result["winner"] == "A"


def test_a_breakthrough_wins_also_with_fewer_ropes():
    game = late_game(field("BAaAB.BBa"), HANDS, breakthrough=True)
    play(game, "K1>6", "x3")
    assert game.result == {
        "ropes": ["B", "A", "A", "A", "B", None, "B", "B", None],
        "A": 3,
        "B": 4,
        "winner": "A",
    }


@pytest.mark.parametrize("ropes", ["AA.aA.B.B", "aBABA.A.B", "A.A.A.a.B"])
def test_fewer_than_five_and_no_three_neighbours_do_not_break_through(ropes):
    game = late_game(field(ropes), HANDS, breakthrough=True)
    play(game, f"K1>{ropes.index('.') + 1}", f"x{ropes.index('a') + 1}")
    assert not game.over


def test_the_neighbours_of_the_other_side_do_not_break_through():
    game = late_game(field("BB.a.B..."), HANDS, breakthrough=True)
    play(game, "K1>3", "x4")
    assert not game.over


def test_without_the_house_rule_five_ropes_and_three_neighbours_win_nothing():
    game = late_game(field("AAaA.a..."), HANDS)
    play(game, "K1>5", "x3", "x6")
    assert not game.over
    assert game.legal() == {"done"}


def test_the_sharing_out_at_the_end_does_not_break_through():
    # A gets three neighbours and B five ropes when the open ones are given away: B has more.
    ropes = [new_rope(owner=owner) for owner in "AABBBB"]
    ropes[2:2] = [new_rope(A=FULL["A"]), new_rope(B=FULL["B"]), new_rope()]
    game = late_game(ropes, {"A": [], "B": []}, breakthrough=True)
    play(game, "pass", "done", "pass")
    expected = ["A", "A", "A", "B", None, "B", "B", "B", "B"]
    assert game.result == {"ropes": expected, "A": 3, "B": 5, "winner": "B"}


def test_the_first_side_to_break_through_has_won_though_the_other_could_in_its_turn():
    game = late_game(field("AAa...bBB"), HANDS, breakthrough=True)
    play(game, "K1>4", "x3")
    assert game.result["winner"] == "A"


def test_the_table_stops_taking_when_its_taking_breaks_through():
    game = late_game(field("AAa.B.a.a"), HANDS, automatic=True, breakthrough=True)
    play(game, "K1>4")
    assert game.over
    assert owners(game) == "AAA.B...."
    assert game.result["winner"] == "A"


def test_the_table_takes_from_the_left_until_the_fifth_rope():
    game = late_game(field("A.a.A.aAa"), HANDS, automatic=True, breakthrough=True)
    play(game, "K1>2")
    assert owners(game) == "A.A.A.AA."
    assert game.result["winner"] == "A"


def test_with_claiming_first_a_breakthrough_comes_before_the_laying():
    game = late_game(field("AAa.B...."), HANDS, claim_first=True, breakthrough=True)
    play(game, "x3")
    assert game.over
    assert game.hands == HANDS


def test_with_claiming_first_the_table_breaks_through_as_the_turn_begins():
    rules = {"claim_first": True, "automatic": True, "breakthrough": True}
    game = late_game(field("AAa.B...."), HANDS, mover="B", **rules)
    play(game, "H1>4", "done")
    assert game.over
    assert game.result["winner"] == "A"
    assert game.legal() == set()


def test_giving_up_in_a_round_with_breakthrough_stays_giving_up():
    game = late_game(field("AABB.AA.."), HANDS, breakthrough=True)
    play(game, "A gives up")
    assert game.result["winner"] == "B"


# --- Deciding a round early --------------------------------------------------------------------


def test_a_decided_round_may_be_settled_in_the_middle_of_the_innkeeper():
    hands = {"A": ["Innkeeper"], "B": ["H1"]}
    game = late_game(field("a.BBBBBBB"), hands, ["S1", "S2", "S3"], specials=())
    play(game, "Innkeeper", "draw", "settle")
    assert game.over
    assert game.result["ropes"] == ["A", None, *"BBBBBBB"]


# --- Whole games -------------------------------------------------------------------------------

HOUSE_RULES = [
    dict(zip(("claim_first", "automatic", "breakthrough"), switches, strict=True))
    for switches in itertools.product((False, True), repeat=3)
]


def random_move(game, luck):
    """Take what can be taken, play a special every other time, else anything."""
    legal = sorted(game.legal())
    takes = [move for move in legal if move.startswith("x")]
    specials = [move for move in legal if move.replace(">", " ").split(" ")[0] in SPECIALS]
    return luck.choice(takes or (specials if specials and luck.random() < 0.5 else legal))


def check(game, strongest):
    ropes = game.table["ropes"]
    standing = [card for rope in ropes for seat in "AB" for card in rope[seat]]
    marks = [rope["soap"] for rope in ropes].count(True) + [rope["mud"] for rope in ropes].count(
        True
    )
    discard, hands = game.table["discard"], [*game.hands["A"], *game.hands["B"]]
    everywhere = [*standing, *discard, *hands, *game.stock, *game.special_stock]
    assert sorted(everywhere) == sorted([*club_cards(strongest), *SPECIALS])
    assert marks == len({"Soap", "Mud"} & set(discard))
    assert abs(game.specials_played["A"] - game.specials_played["B"]) <= 1
    for seat in "AB":
        assert len(game.hands[seat]) <= 7 or seat == game.mover
        assert sum(card.startswith("Mayor") for rope in ropes for card in rope[seat]) <= 1
        for rope in ropes:
            places = 4 if rope["mud"] else 3
            assert len(rope[seat]) <= places
            assert (rope["full_since"][seat] is not None) == (len(rope[seat]) == places)


@pytest.mark.parametrize("strongest", [9, 10])
@pytest.mark.parametrize("rules", HOUSE_RULES, ids=lambda r: "-".join(filter(r.get, r)) or "none")
def test_a_random_game_with_specials_keeps_every_card_and_ends_with_a_count(rules, strongest):
    luck = random.Random(5)
    pack, specials = club_cards(strongest), list(SPECIALS)
    luck.shuffle(pack)
    luck.shuffle(specials)
    game = NaiveGame(pack, strongest, specials=specials, **rules)
    while not game.over:
        play(game, random_move(game, luck))
        check(game, strongest)
    result = game.result
    assert result["A"] + result["B"] + result["ropes"].count(None) == 9
    if not rules["breakthrough"]:
        assert result == round_result(game.table)
