"""The figures beside the Seilschaft table: what stands in their sources and in their titles."""

from types import SimpleNamespace

import pytest

from apps.tables.seilschaft.analytics import Pictures
from apps.tables.seilschaft.budget_picture import BudgetPicture, reachable
from apps.tables.seilschaft.chances import Chances, advise
from apps.tables.seilschaft.hand_picture import HandPicture, span
from apps.tables.seilschaft.panels import panels
from apps.tables.seilschaft.signs import card_sign, decimal, ink_on, percent
from apps.tables.seilschaft.tracker_picture import TrackerPicture, trumps_before
from apps.tables.seilschaft.whereabouts import whereabouts
from apps.tables.shared.theme import palette
from apps.tables.shared.words import LANGUAGES, Words
from rulesengine.common.estimates import share
from rulesengine.seilschaft import Card, HouseRules, Observation, State
from rulesengine.seilschaft.analysis import next_trump
from rulesengine.seilschaft.budget import outcomes

EN, DE = Words("en"), Words("de")

#: Anna answers Ben's nine of hearts; one rope is left, the coin is two steps from her end
ANSWERING = Observation.parse("""seilschaft easy
ridge ? ? TS ? 7C ? QD 6H ?
coin 3 trump S ropes 1
deal 2 trick 5 dealer A leader B mover A lead 9H
seat A holds 9 8
hand QC 3D TD 4H 8H JH AH 6S KS
out 3C AC AD KH / 2H 5C 6C 7D 9H
voids - / C
seen 2D 4D
1 A 8D 9D trump - coin 5>7 opened QD
1 A 8C TC trump D coin 7>8 opened 6H
1 A 3S 4S trump H coin 8>3 opened TS
2 B 2H KH trump S coin 4>4
2 A 3C 5C trump S coin 4>4
2 B 6C AC trump S coin 4>4
2 A AD 7D trump S coin 4>3
status playing""")


def start(rules="normal", seed=3):
    state = State.deal(HouseRules.named(rules), seed=seed)
    return state.observe(state.mover)


def estimates(**won):
    """Win chances in games of 600, by card."""
    return Chances({Card.parse(card): share(games, 600) for card, games in won.items()})


def said(picture):
    """Every word in the picture."""
    return [
        word for layer in ("words", "ends", "middles") for word in layer_of(picture, layer, "say")
    ]


def layer_of(picture, layer, column):
    return list(picture.layers[layer].data[column])


def hovers(picture):
    return layer_of(picture, "boxes", "text")


def titles(t, view, chances=None):
    return [panel["title"] for panel in panels(t, view, chances)]


# ---- the tracker


def test_every_card_of_the_pack_has_its_place():
    places = whereabouts(ANSWERING)
    assert len(places) == 52
    expected = {"KS": "mine", "TS": "ridge", "9H": "played", "AC": "played", "2S": "unseen"}
    expected |= {"TC": "absent", "2D": "before"}
    assert {card: places[Card.parse(card)] for card in expected} == expected


def test_a_suit_the_partner_is_out_of_is_dotted_and_named():
    picture = TrackerPicture()
    picture.draw(EN, ANSWERING, "Ben")
    assert "Ben is out of ♣ (dotted)" in said(picture)
    dotted = layer_of(picture, "boxes", "dash").count("dotted")
    assert dotted == list(whereabouts(ANSWERING).values()).count("absent") > 0


def test_the_trump_row_is_marked_and_earlier_trumps_are_told():
    picture = TrackerPicture()
    picture.draw(EN, ANSWERING, "Ben")
    fills = layer_of(picture, "grounds", "fill")
    assert fills.count(palette(dark=False)["se-trump-row"]) == 1
    assert trumps_before(ANSWERING) == [1, 2]
    assert "before: ♦ ♥" in said(picture)


def test_the_ranks_carry_the_letters_of_the_language():
    english, german = TrackerPicture(), TrackerPicture()
    english.draw(EN, ANSWERING, "Ben")
    german.draw(DE, ANSWERING, "Ben")
    assert {"J", "Q"} < set(said(english))
    assert not {"B", "D"} & set(said(english))
    assert {"B", "D"} < set(said(german))
    assert not {"J", "Q"} & set(said(german))


def test_the_likeliest_next_trump_stands_out():
    picture = TrackerPicture()
    picture.draw(EN, ANSWERING, "Ben")
    words = picture.layers["words"].data
    styles = dict(zip(words["say"], words["style"], strict=True))
    chances = [percent(EN, chance) for chance in next_trump(ANSWERING)]
    assert [styles[chance] for chance in chances] == ["bold", "normal", "normal", "normal"]
    note = panels(EN, ANSWERING, None)[0]["note"]
    assert note == f"Likeliest next trump: clubs, {chances[0]}"


def test_without_trump_there_is_no_next_one():
    picture, view = TrackerPicture(), start("pro")
    picture.draw(EN, view, "Ben")
    assert "No trump at this level" in said(picture)
    assert "Next trump" not in said(picture)


# ---- the budget


def test_the_grid_says_what_every_sum_does_for_both():
    picture = BudgetPicture()
    picture.draw(EN, ANSWERING, "Ben")
    grid = [word for word in said(picture) if word in ("rests", "opens", "rope", "falls")]
    mine, theirs = grid[:5], grid[5:]
    assert mine == ["rests", "opens", "opens", "rope", "rope"]
    assert theirs == ["rests", "opens", "rests", "opens", "rests"]


def test_each_field_of_the_grid_tells_the_place_when_asked():
    picture = BudgetPicture()
    picture.draw(EN, ANSWERING, "Ben")
    assert "You win, 3 steps: a rope is spent and a card opens (card 1 from your end)" in hovers(
        picture
    )
    assert "Ben wins, 1 step: a card opens (card 4 from your end)" in hovers(picture)


def test_the_steps_of_both_stand_in_numbers():
    picture = BudgetPicture()
    picture.draw(EN, ANSWERING, "Ben")
    assert {"9", "2 to your end", "6 to Ben's end", "22 left for 5 hidden"} <= set(said(picture))
    assert "about 5.1, 80 %: 3 to 7" in said(picture)
    picture.draw(DE, ANSWERING, "Ben")
    assert "etwa 5,1, 80 %: 3 bis 7" in said(picture)


def test_what_an_own_card_can_do_is_framed():
    assert reachable(ANSWERING) == {(0, 3), (0, 2), (1, 2), (1, 1)}
    assert reachable(start()) == set()
    picture = BudgetPicture()
    picture.draw(EN, ANSWERING, "Ben")
    assert layer_of(picture, "boxes", "thick").count(2.5) == 4


def test_open_hands_need_no_interval():
    picture, view = BudgetPicture(), start("normal open_hands")
    picture.draw(EN, view, "Ben")
    assert not any("80 %" in word for word in said(picture))


# ---- the hand


def test_an_answer_carries_the_word_for_what_is_certain():
    picture = HandPicture()
    picture.draw(EN, ANSWERING, "Ben", None)
    bars = [word for word in said(picture) if word in ("rests", "opens", "rope", "falls")]
    assert sorted(bars) == ["opens", "opens", "rests", "rope"]
    assert [word for word in said(picture) if word in ("A♥", "J♥", "8♥", "4♥")] == [
        "A♥",
        "J♥",
        "8♥",
        "4♥",
    ]


def test_chances_that_arrive_later_move_no_card():
    picture = HandPicture()
    picture.draw(EN, ANSWERING, "Ben", None)
    before = rows_of(picture)
    assert said(picture).count("…") == 4
    picture.draw(EN, ANSWERING, "Ben", estimates(AH=130, JH=240, **{"8H": 312, "4H": 288}))
    assert rows_of(picture) == before
    assert {"52 %", "48 %", "40 %", "22 %"} <= set(said(picture))
    assert "…" not in said(picture)


def rows_of(picture):
    """Where each card of the hand is written."""
    data = picture.layers["words"].data
    places = zip(data["say"], data["y"], strict=True)
    return {word: y for word, y in places if word[-1:] in "♣♦♥♠"}


def test_a_lead_tells_every_end_with_its_chance():
    view = start()
    picture = HandPicture()
    picture.draw(EN, view, "Ben", None)
    assert len(rows_of(picture)) == 13
    ways = [text for text in hovers(picture) if "(card " in text]
    assert len(ways) == 13
    assert sum(len(ends) for ends in outcomes(view).values()) == sum(
        text.count(" (card ") for text in ways
    )


def test_the_win_chance_tells_its_interval_and_games():
    picture = HandPicture()
    picture.draw(EN, ANSWERING, "Ben", estimates(AH=130, JH=240, **{"8H": 312, "4H": 288}))
    [text] = [text for text in hovers(picture) if text.startswith("8 of hearts: the team")]
    assert (
        text
        == "8 of hearts: the team wins 52 % of the games, 95 % interval 48 % to 56 %, 600 games"
    )


def test_the_adviser_answers_for_every_card_that_may_be_played():
    told = advise(ANSWERING)
    assert set(told.cards) == set(outcomes(ANSWERING))
    assert all(
        0 <= chance.low <= chance.value <= chance.high <= 1 for chance in told.cards.values()
    )
    assert advise(ANSWERING) == told


def test_the_scale_holds_every_interval_and_is_never_narrow():
    low, high = span(estimates(AH=130, JH=312))
    assert (low, high) == (10, 60)
    assert span(estimates(AH=300)) == (40, 60)
    assert span(estimates(AH=600)) == (80, 100)
    assert span(None) == (0, 100)


# ---- titles


def test_titles_state_the_finding():
    tracker, steps, hand = titles(EN, ANSWERING)
    assert tracker == "10 of 13 spades are unseen"
    assert steps == "3 steps your way cost the rope"
    assert hand == "3 of your cards are sure to open one"


def test_titles_state_the_finding_in_german():
    tracker, steps, hand = titles(DE, ANSWERING)
    assert tracker == "10 von 13 Pik sind ungesehen"
    assert steps == "3 Schritte zu dir kosten das Seil"
    assert hand == "3 deiner Karten decken sicher auf"


@pytest.mark.parametrize(
    ("won", "title"),
    [
        ({"AH": 130, "JH": 240, "8H": 312, "4H": 288}, "8♥ and 4♥ are level, A♥ a risk"),
        ({"AH": 280, "JH": 240, "8H": 400, "4H": 330}, "8♥ is best, J♥ a risk"),
        ({"AH": 290, "JH": 300, "8H": 300, "4H": 300}, "4 cards are level"),
    ],
)
def test_the_title_of_the_hand_says_what_the_chances_say(won, title):
    assert titles(EN, ANSWERING, estimates(**won))[2] == title


def test_without_ropes_too_many_steps_are_a_fall():
    text = str(ANSWERING).replace("ropes 1", "ropes 0")
    assert titles(EN, Observation.parse(text))[1] == "3 steps your way are a fall"


def test_at_the_start_nothing_goes_over_an_end():
    tracker, steps, _ = titles(EN, start())
    assert tracker == "38 of 52 cards are unseen"
    assert steps == "No trick can carry you over an end"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rules", ["easy", "normal", "hard two_deals", "pro", "normal open_hands"])
def test_every_position_of_a_game_can_be_drawn_for_both_seats(lang, rules):
    state = State.deal(HouseRules.named(rules), seed=8)
    pictures, t = Pictures(), Words(lang)
    while True:
        for seat in (0, 1):
            view = state.observe(seat)
            pictures.draw(table_of(t, view), dark=bool(seat))
            assert all(title for title in titles(t, view))
        if state.over:
            break
        state = state.apply(state.legal_moves()[0])


# ---- who may see it


def table_of(t, view, **other):
    told = {
        "aids": True,
        "behind_curtain": False,
        "chances": None,
        "partner": "tuned",
        "looking_back": None,
    }
    return SimpleNamespace(words=t, observation=view, seat=view.seat, **(told | other))


@pytest.mark.parametrize("hiding", [{"behind_curtain": True}, {"aids": False}])
def test_behind_the_curtain_and_without_aids_the_figures_hold_nothing(hiding):
    pictures = Pictures()
    pictures.draw(table_of(EN, ANSWERING), dark=False)
    assert all(said(picture) for picture in pictures.all)
    pictures.draw(table_of(EN, ANSWERING, **hiding), dark=False)
    for picture in pictures.all:
        assert not any(
            len(rows) for layer in picture.layers.values() for rows in layer.data.values()
        )


# ---- signs


def test_chances_that_are_only_nearly_certain_do_not_look_certain():
    assert [percent(EN, chance) for chance in (0, 0.001, 0.52, 0.999, 1)] == [
        *("0 %", "below 1 %", "52 %", "over 99 %", "100 %")
    ]


def test_signs_speak_the_language():
    queen = Card.parse("QD")
    assert (card_sign(EN, queen), card_sign(DE, queen)) == ("Q♦", "D♦")
    assert (decimal(EN, 6.62), decimal(DE, 6.62)) == ("6.6", "6,6")


@pytest.mark.parametrize("dark", [False, True])
def test_ink_on_every_fill_can_be_read(dark):
    colours = palette(dark)
    for token in ("se-opens", "se-rests", "se-costs", "se-falls", "se-ridge-rock", "se-them-chip"):
        fill = colours[token]
        assert contrast(fill, ink_on(colours, fill)) >= 4.5, token


def contrast(one, other):
    """The contrast ratio of WCAG 2."""
    light, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dim + 0.05)


def luminance(colour):
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
