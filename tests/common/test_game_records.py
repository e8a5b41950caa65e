"""Records of every room: what does not fit is refused with the turn or the tag it stands in."""

import pytest

from rulesengine import battleseil, rotundschwarz, seilschaft
from rulesengine.common import transcript
from rulesengine.common.errors import IllegalMove, NotationError

ROOMS = (battleseil, rotundschwarz, seilschaft)
by_room = {"ids": lambda value: getattr(value, "__name__", str(value)).rpartition(".")[2]}
EVERY_ROOM = pytest.mark.parametrize("room", ROOMS, **by_room)


def first_state(room):
    return room.dealt(room.HouseRules(), 3, 0)


def own_tags(room):
    return list(room.record(first_state(room), []).tags)


OWN_TAGS = [(room, tag) for room in ROOMS for tag in own_tags(room)]


def short(room):
    """A record of the first three moves of a game."""
    start = state = first_state(room)
    moves = []
    for _ in range(3):
        moves.append(state.legal_moves()[0])
        state = state.apply(moves[-1])
    return room.record(start, moves, {"Event": "a test"})


def first_turn(room):
    """The first line of the moves, and its seat."""
    line = str(short(room).turns[0])
    return line, line[2]


def with_tag(room, name, value):
    written = short(room)
    return transcript.Transcript({**written.tags, name: value}, written.turns)


def read(room, text):
    return list(room.replay(transcript.parse(text)))


@EVERY_ROOM
def test_a_record_starts_with_the_tags_of_the_game_and_ends_with_its_result(room):
    written = short(room)
    assert list(written.tags) == [*own_tags(room), "Event"]
    assert own_tags(room)[0] == "Game"
    assert own_tags(room)[-1] == "Result"
    assert written.tag("Result") == "*"


@EVERY_ROOM
def test_a_record_is_replayed_to_the_game_it_was_made_of(room):
    (none, start), *steps = room.replay(short(room))
    assert none is None
    assert start == first_state(room)
    assert room.record(start, [move for move, _ in steps], {"Event": "a test"}) == short(room)


@EVERY_ROOM
def test_a_record_of_another_room_is_refused(room):
    with pytest.raises(NotationError, match="'chess', not of " + by_room["ids"](room)):
        list(room.replay(with_tag(room, "Game", "chess")))


@pytest.mark.parametrize(("room", "name"), OWN_TAGS, **by_room)
def test_a_record_without_a_tag_it_needs_names_the_tag(room, name):
    if name == "Result":
        return
    tags = {key: value for key, value in short(room).tags.items() if key != name}
    with pytest.raises(NotationError, match=rf"\[{name} "):
        list(room.replay(transcript.Transcript(tags, short(room).turns)))


@pytest.mark.parametrize(("room", "name"), OWN_TAGS, **by_room)
def test_tags_of_the_caller_do_not_overwrite_what_the_game_itself_says(room, name):
    with pytest.raises(ValueError, match=name):
        room.record(first_state(room), [], {name: "something else"})


@EVERY_ROOM
def test_a_record_with_unknown_house_rules_names_the_ones_there_are(room):
    with pytest.raises(NotationError, match=f"'huge'.*{room.HouseRules().name}"):
        list(room.replay(with_tag(room, "Rules", "huge")))


@EVERY_ROOM
def test_a_record_whose_result_is_not_the_one_of_its_moves_is_refused(room):
    with pytest.raises(NotationError, match=r"'all is well'.*'\*'"):
        list(room.replay(with_tag(room, "Result", "all is well")))


@EVERY_ROOM
def test_a_record_with_a_move_that_cannot_be_read_names_the_turn(room):
    line, seat = first_turn(room)
    with pytest.raises(NotationError, match=f"Turn 1 {seat}: 'XX' is no"):
        read(room, str(short(room)).replace(line, f"1 {seat}: XX"))


@EVERY_ROOM
def test_a_record_whose_turn_names_the_wrong_seat_is_refused(room):
    line, seat = first_turn(room)
    other = "AB"[seat == "A"]
    with pytest.raises(NotationError, match=f"Turn 1 {other}: it is turn 1 of {seat}"):
        read(room, str(short(room)).replace(line, line.replace(f"1 {seat}", f"1 {other}")))


@EVERY_ROOM
def test_a_record_is_replayed_up_to_the_move_that_does_not_fit(room):
    steps = room.replay(transcript.parse(str(short(room)) + "9 A: XX\n"))
    assert next(steps) == (None, first_state(room))
    assert [str(next(steps)[0]) for _ in range(3)] == [
        move for turn in short(room).turns for move in turn.moves
    ]
    with pytest.raises(NotationError, match="Turn 9 A"):
        next(steps)


@EVERY_ROOM
def test_a_record_of_moves_that_do_not_fit_is_refused_while_it_is_made(room):
    start = first_state(room)
    move = start.legal_moves()[0]
    with pytest.raises(IllegalMove):
        room.record(start, [move, move])
