"""Whole rounds as records: print one while or after playing, replay one move by move."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from rulesengine.battleseil.cards import Card
from rulesengine.battleseil.levels import HouseRules
from rulesengine.battleseil.moves import GiveUp, Move
from rulesengine.battleseil.notation import parse_move
from rulesengine.battleseil.state import State
from rulesengine.common.errors import IllegalMove, NotationError
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.transcript import Transcript, Turn

_OWN_TAGS = frozenset({"Game", "Rules", "Starter", "Deal", "Result"})


def record(
    start: State, played: Sequence[Move], tags: Mapping[str, str] | None = None
) -> Transcript:
    """Return the transcript of a round that began at `start`, the first position of a deal.

    `tags` (players' names, date, seed, ...) stand behind the ones the round itself gives. Raises
    IllegalMove when a move does not fit, ValueError for a tag that the round gives itself.
    """
    if reserved := sorted(_OWN_TAGS & set(tags or {})):
        raise ValueError(f"The round itself gives the tag {', '.join(reserved)}; leave it out.")
    turns: list[Turn] = []
    state = start
    for move in played:
        table = state.thawed().table
        seat = SEAT_LETTERS[move.seat if isinstance(move, GiveUp) else table.mover]
        if turns and (turns[-1].number, turns[-1].seat) == (int(table.turn), seat):
            turns[-1] = Turn(turns[-1].number, seat, (*turns[-1].moves, str(move)))
        else:
            turns.append(Turn(int(table.turn), seat, (str(move),)))
        state = state.apply(move)
    own = {
        "Game": "battleseil",
        "Rules": start.observe(0).house_rules.name,
        "Starter": SEAT_LETTERS[start.mover],
        "Deal": " ".join(map(str, _pack_of(start))),
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
        now, mover = state.observe(0).turn, SEAT_LETTERS[state.mover]
        if now != turn.number or (mover != turn.seat and not isinstance(move, GiveUp)):
            raise NotationError(f"it is turn {now} of {mover}")
        return move, state.apply(move)
    except NotationError as error:
        raise NotationError(f"Turn {turn.number} {turn.seat}: {error}") from None
    except IllegalMove as error:
        place = f"{turn.number} {turn.seat}: {error.move}"
        raise IllegalMove(place, error.refusal, error.where) from None


def result_text(state: State) -> str:
    """Return the result tag's value: `*` while the round runs, else winner and ropes, `A 5:3`."""
    if not state.over:
        return "*"
    view = state.observe(0)
    winner = "draw" if state.winner is None else SEAT_LETTERS[state.winner]
    gave_up = "" if view.gave_up is None else f", {SEAT_LETTERS[view.gave_up]} gave up"
    return f"{winner} {view.ropes_of(0)}:{view.ropes_of(1)}{gave_up}"


def _first_state(transcript: Transcript) -> State:
    if transcript.tag("Game") != "battleseil":
        raise NotationError(f"This is a record of {transcript.tag('Game')!r}, not of battleseil.")
    try:
        rules = HouseRules.named(transcript.tag("Rules"))
        starter = _seat(transcript.tag("Starter"))
        pack = [Card.parse(word) for word in transcript.tag("Deal").split()]
        return State.of_pack(pack, rules, starter)
    except NotationError:
        raise
    except (KeyError, ValueError) as error:
        raise NotationError(f"The record's tags do not fit: {error.args[0]}") from None


def _seat(letter: str) -> int:
    if len(letter) != 1 or letter not in SEAT_LETTERS:
        raise NotationError(f"The tag Starter is A or B, not {letter!r}.")
    return SEAT_LETTERS.index(letter)


def _pack_of(start: State) -> list[Card]:
    """Return the pack in the order it was dealt; within a hand the order is that of the cards."""
    position = start.thawed()
    starter = start.mover
    hands = (start.hand(starter), start.hand(1 - starter))
    dealt = [card for pair in zip(*hands, strict=True) for card in pair]
    return dealt + [Card(card) for card in position.stock[: position.table.stock_count][::-1]]
