"""Cards, moves, positions and views as text; what is printed parses back to the same bytes.

A position is a short block, one thing a line (rules.md, Notation):

    battleseil base
    1 A F4 F5 F6 =20 / S6 S5 =0
    ...
    9 . soap mud / K1 =0
    hands F1 Fi2 / B3
    stock S7 H2
    discard -
    turn 12 A lay passes 0 tick 20
    last F6>1 / -

A rope line: number, owner (`.` open), markers, A's cards, `=` the tick at which the side became
full (0: not full), a slash, the same for B. The stock's next card stands first.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulesengine.battleseil import moves
from rulesengine.battleseil.cards import MAYOR, NO_CARD, Card, is_joker
from rulesengine.battleseil.levels import PEOPLE_IN_MUD, ROPES, SEATS, HouseRules
from rulesengine.battleseil.position import NOBODY, OPEN_ROPE, POSITION, STEP_OVER, VIEW
from rulesengine.common.cards import card_set, cards_in
from rulesengine.common.errors import NotationError
from rulesengine.common.records import Record, blank

SEAT_LETTERS = "AB"
_OWNERS = {".": OPEN_ROPE, "A": 0, "B": 1}
_STEPS = ("lay", "take", "over")
_PLAIN_MOVES: dict[str, moves.Move] = {
    str(move): move for move in (moves.Pass(), moves.Draw(), moves.Done(), moves.Settle())
}
_TURN = re.compile(r"turn (\d+) ([AB]) (lay|take|over) passes (\d) tick (\d+)")
_RESULT = re.compile(r"result ([AB.])(?: ([AB]) gave up)?")
_LAST = re.compile(r"last (\S+) / (\S+)")


def parse_move(text: str) -> moves.Move:
    """Return the move that `text` names; raises NotationError listing how moves are written.

    >>> parse_move("Fi7>3")
    Lay(card=Card('Fi7'), rope=2)
    """
    if text in _PLAIN_MOVES:
        return _PLAIN_MOVES[text]
    if lay := re.fullmatch(r"(\w+)>([1-9])", text):
        return moves.Lay(Card.parse(lay[1]), int(lay[2]) - 1)
    if take := re.fullmatch(r"x([1-9])", text):
        return moves.Take(int(take[1]) - 1)
    if given_up := re.fullmatch(r"([AB]) gives up", text):
        return moves.GiveUp(SEAT_LETTERS.index(given_up[1]))
    raise NotationError(
        f"{text!r} is no move; moves are written F4>3 (lay), x3 (take), pass, draw, done, settle, "
        f"A gives up."
    )


def print_position(position: Record) -> str:
    """Return the block that describes a position record."""
    hands = " / ".join(_cards(cards_in(hand)) for hand in position.hands)
    stock = position.stock[: position.table.stock_count][::-1]
    return _block(position.table, [f"hands {hands}", f"stock {_cards(stock)}"])


def print_view(view: Record) -> str:
    """Return the block that describes a view record: `hand` and counts instead of hands and stock."""
    counts = " ".join(str(count) for count in view.hand_counts)
    return _block(
        view.table,
        [
            f"seat {SEAT_LETTERS[view.seat]} holds {counts}",
            f"hand {_cards(cards_in(view.hand))}",
            f"stock {view.table.stock_count} cards",
        ],
    )


def _block(table: Record, middle: Iterable[str]) -> str:
    specials = " specials" if table.with_specials else ""
    rules = HouseRules(great_field=bool(table.strongest == HouseRules(True).strongest))
    lines = [f"battleseil {rules.name}{specials}"]
    lines += [_rope_line(table, rope) for rope in range(ROPES)]
    lines += middle
    lines.append(f"discard {_cards(table.discard[: table.discard_count])}")
    lines.append(
        f"turn {table.turn} {SEAT_LETTERS[table.mover]} {_STEPS[table.step]} "
        f"passes {table.passes} tick {table.tick}"
    )
    lasts = (
        f"{Card(card)}>{rope + 1}" if card != NO_CARD else "-"
        for card, rope in zip(table.last_card, table.last_rope, strict=True)
    )
    lines.append("last " + " / ".join(lasts))
    if table.step == STEP_OVER:
        gave_up = f" {SEAT_LETTERS[table.gave_up]} gave up" if table.gave_up != NOBODY else ""
        lines.append(f"result {'.AB'[table.winner + 1]}{gave_up}")
    return "\n".join(lines)


def _rope_line(table: Record, rope: int) -> str:
    parts = [str(rope + 1), ".AB"[table.owner[rope] + 1]]
    parts += ["soap"] * int(table.soap[rope]) + ["mud"] * int(table.mud[rope])
    for seat in range(SEATS):
        count = table.rope_count[rope, seat]
        parts += [str(Card(card)) for card in table.rope_cards[rope, seat, :count]]
        parts.append(f"={table.full_since[rope, seat]}")
        parts += ["/"] * (seat == 0)
    return " ".join(parts)


def _cards(cards: Iterable[int]) -> str:
    return " ".join(str(Card(card)) for card in cards) or "-"


def parse_position(text: str) -> Record:
    """Return the position record a block describes; raises NotationError naming the line at fault."""
    lines = _Lines(text)
    position = blank(POSITION)
    table = position.table
    _parse_ropes(lines, table)
    for seat, hand in enumerate(lines.after("hands").split("/")):
        position.hands[seat] = card_set(_parse_cards(hand))
    stock = _parse_cards(lines.after("stock"))
    position.stock[:] = NO_CARD
    position.stock[: len(stock)] = stock[::-1]
    table.stock_count = len(stock)
    _parse_rest(lines, table)
    return position


def parse_view(text: str) -> Record:
    """Return the view record a block describes; raises NotationError naming the line at fault."""
    lines = _Lines(text)
    view = blank(VIEW)
    _parse_ropes(lines, view.table)
    seat = lines.match(re.compile(r"seat ([AB]) holds (\d+) (\d+)"))
    view.seat = SEAT_LETTERS.index(seat[1])
    view.hand_counts[:] = int(seat[2]), int(seat[3])
    view.hand = card_set(_parse_cards(lines.after("hand")))
    view.table.stock_count = int(lines.match(re.compile(r"stock (\d+) cards"))[1])
    _parse_rest(lines, view.table)
    return view


class _Lines:
    """The lines of a block, read one by one; what does not fit is reported with its number."""

    def __init__(self, text: str) -> None:
        self._lines = [line.strip() for line in text.splitlines() if line.strip()]
        self._at = 0

    def next(self, wanted: str) -> str:
        if self._at == len(self._lines):
            raise NotationError(f"The position ends too early: a line {wanted!r} is missing.")
        self._at += 1
        return self._lines[self._at - 1]

    def match(self, pattern: re.Pattern[str]) -> re.Match[str]:
        line = self.next(pattern.pattern)
        if found := pattern.fullmatch(line):
            return found
        raise NotationError(f"Line {self._at} of the position does not fit: {line!r}.")

    def after(self, word: str) -> str:
        return self.match(re.compile(rf"{word} (.*)"))[1]

    @property
    def more(self) -> bool:
        return self._at < len(self._lines)


def _parse_ropes(lines: _Lines, table: Record) -> None:
    head = lines.match(re.compile(r"battleseil (\w+)( specials)?"))
    try:
        rules = HouseRules.named(head[1])
    except KeyError as error:
        raise NotationError(str(error.args[0])) from None
    table.strongest = rules.strongest
    table.with_specials = bool(head[2])
    table.hand_limit = 7 if head[2] else rules.hand_limit
    table.rope_cards[:] = NO_CARD
    for rope in range(ROPES):
        line = lines.match(re.compile(rf"{rope + 1} ([.AB])((?: soap)?)((?: mud)?)(.*)/(.*)"))
        table.owner[rope] = _OWNERS[line[1]]
        table.soap[rope], table.mud[rope] = bool(line[2]), bool(line[3])
        for seat in range(SEATS):
            _parse_side(table, rope, seat, line[4 + seat])


def _parse_side(table: Record, rope: int, seat: int, text: str) -> None:
    side = re.fullmatch(r"(.*?)\s*=(\d+)", text.strip())
    cards = _parse_cards(side[1]) if side else []
    if not side or len(cards) > PEOPLE_IN_MUD:
        raise NotationError(f"Rope {rope + 1}: {text.strip()!r} is no side; write F4 F5 F6 =20.")
    table.rope_cards[rope, seat, : len(cards)] = cards
    table.rope_count[rope, seat] = len(cards)
    table.full_since[rope, seat] = int(side[2])


def _parse_rest(lines: _Lines, table: Record) -> None:
    discard = _parse_cards(lines.after("discard"))
    table.discard[:] = NO_CARD
    table.discard[: len(discard)] = discard
    table.discard_count = len(discard)
    _set_open_cards(table, discard)
    turn = lines.match(_TURN)
    table.turn, table.passes, table.tick = int(turn[1]), int(turn[4]), int(turn[5])
    table.mover, table.step = SEAT_LETTERS.index(turn[2]), _STEPS.index(turn[3])
    for seat, text in enumerate(lines.match(_LAST).groups()):
        last = parse_move(text) if text != "-" else None
        table.last_card[seat] = last.card if isinstance(last, moves.Lay) else NO_CARD
        table.last_rope[seat] = last.rope if isinstance(last, moves.Lay) else OPEN_ROPE
    table.gave_up = table.winner = NOBODY
    if lines.more:
        result = lines.match(_RESULT)
        table.winner = _OWNERS[result[1]]
        table.gave_up = SEAT_LETTERS.index(result[2]) if result[2] else NOBODY


def _set_open_cards(table: Record, discard: list[int]) -> None:
    laid = [int(card) for card in table.rope_cards[table.rope_cards != NO_CARD]]
    lying = [*laid, *discard]
    table.open_clubs = card_set(card for card in lying if card < MAYOR)
    table.open_jokers = sum(1 << (card - MAYOR) for card in lying if is_joker(card))


def _parse_cards(text: str) -> list[int]:
    return [Card.parse(word) for word in text.split() if word != "-"]
