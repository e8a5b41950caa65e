"""Whole games as records: print one while or after playing, replay one move by move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rulesengine.common.errors import IllegalMove, NotationError
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.transcript import Transcript, Turn
from rulesengine.seilschaft.cards import Card, parse_cards
from rulesengine.seilschaft.levels import DEALS, HIDDEN, SEATS, HouseRules
from rulesengine.seilschaft.moves import Move, parse_move
from rulesengine.seilschaft.notation import STATUS_NAMES
from rulesengine.seilschaft.state import State

_DEAL_TAGS = tuple(f"Deal{number}" for number in range(1, DEALS + 1))
_OWN_TAGS = frozenset({"Game", "Rules", "Dealer", "Ridge", "Result", *_DEAL_TAGS})


def record(
    start: State, played: Sequence[Move], tags: Mapping[str, str] | None = None
) -> Transcript:
    """Return the transcript of a game that began at `start`, the first position of a game.

    A turn is one card: its number counts all cards of the game. Giving up stands with the seat that
    was to play, whoever of the team confirmed it. `tags` (players' names, date, seed,
    aids used, ...) stand behind the ones the game itself gives. Raises IllegalMove when a move does
    not fit, ValueError for a tag that the game gives itself.
    """
    if reserved := sorted(_OWN_TAGS & set(tags or {})):
        raise ValueError(f"The game itself gives the tag {', '.join(reserved)}; leave it out.")
    turns: list[Turn] = []
    state = start
    for number, move in enumerate(played, 1):
        turns.append(Turn(number, SEAT_LETTERS[state.mover], (str(move),)))
        state = state.apply(move)
    own = {
        "Game": "seilschaft",
        "Rules": start.observe(0).house_rules.name,
        "Dealer": SEAT_LETTERS[start.observe(0).dealer],
        "Ridge": _words(start.ridge),
        **dict(zip(_DEAL_TAGS, map(_words, _deals_of(start)), strict=True)),
        "Result": result_text(state),
    }
    return Transcript({**own, **(tags or {})}, tuple(turns))


def replay(transcript: Transcript) -> Iterator[tuple[Move | None, State]]:
    """Yield (None, first position), then every (move, position after it).

    Raises NotationError for tags or moves that cannot be read, for a turn of the wrong seat and for
    a result that the moves do not lead to; IllegalMove for a move the rules refuse. Both name the
    turn.
    """
    state = _first_state(transcript)
    yield None, state
    for turn in transcript.turns:
        for text in turn.moves:
            move, state = _played(state, turn, text)
            yield move, state
    told = transcript.tags.get("Result", result_text(state))
    if told != result_text(state):
        raise NotationError(
            f"The record says the result is {told!r}, but its moves lead to {result_text(state)!r}."
        )


def _played(state: State, turn: Turn, text: str) -> tuple[Move, State]:
    """Return the move and the position after it, with the turn named in whatever is wrong."""
    try:
        move = parse_move(text)
        due = state.observe(0).turn, SEAT_LETTERS[state.mover]
        if not state.over and (turn.number, turn.seat) != due:
            raise NotationError(f"it is turn {due[0]} of {due[1]}")
        return move, state.apply(move)
    except NotationError as error:
        raise NotationError(f"Turn {turn.number} {turn.seat}: {error}") from None
    except IllegalMove as error:
        place = f"{turn.number} {turn.seat}: {error.move}"
        raise IllegalMove(place, error.refusal, error.where) from None


def result_text(state: State) -> str:
    """Return the result tag's value: `*` while the game runs, else how it ended and cards opened.

    `won 8/8 in deal 2`, `fell 5/8 in deal 1`, `out_of_tricks 7/8 in deal 3`, `gave_up 2/8 in deal 2`.
    """
    if not state.over:
        return "*"
    view = state.observe(0)
    opened = HIDDEN - view.hidden
    return f"{STATUS_NAMES[view.record.table.status]} {opened}/{HIDDEN} in deal {view.deal_no}"


def _first_state(transcript: Transcript) -> State:
    if transcript.tag("Game") != "seilschaft":
        raise NotationError(f"This is a record of {transcript.tag('Game')!r}, not of seilschaft.")
    try:
        rules = HouseRules.named(transcript.tag("Rules"))
        deals = [parse_cards(transcript.tag(tag).split()) for tag in _DEAL_TAGS]
        ridge = parse_cards(transcript.tag("Ridge").split())
        return State.of_deals(rules, _seat(transcript.tag("Dealer")), ridge, *deals)
    except NotationError:
        raise
    except (KeyError, ValueError) as error:
        raise NotationError(f"The record's tags do not fit: {error.args[0]}") from None


def _seat(letter: str) -> int:
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        raise NotationError(f"The tag Dealer is A or B, not {letter!r}.")
    return SEAT_LETTERS.index(letter)


def _deals_of(start: State) -> list[list[Card]]:
    """Return the cards of each deal in dealing order; within a hand of the first the order is theirs."""
    forehand = 1 - start.observe(0).dealer
    hands = [start.hand((forehand + at) % SEATS) for at in range(SEATS)]
    first = [card for pair in zip(*hands, strict=True) for card in pair]
    return [first, *(list(map(Card, deal)) for deal in start.thawed().redeals)]


def _words(cards: Sequence[Card]) -> str:
    return " ".join(map(str, cards))
