"""Why a move is refused, in words; every fact quoted is one the mover sees anyway."""

from __future__ import annotations

from rulesengine.battleseil import legality
from rulesengine.battleseil.moves import (
    FreeBeer,
    GiveUp,
    Lay,
    Move,
    Take,
    Transfer,
    Under,
    Wasps,
    special_of,
)
from rulesengine.battleseil.proof import prove
from rulesengine.battleseil.ropes import places_at
from rulesengine.common.errors import N_, Refusal
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.records import Record

_WITH_CARD = Lay | Under | Wasps | Transfer | FreeBeer
_AT_ROPE = Lay | Take | Transfer | FreeBeer

#: code number -> (short code, why, what would do)
_WORDS: dict[int, tuple[str, str, str]] = {
    legality.IS_OVER: ("over", N_("The round is over."), N_("Start another one.")),
    legality.NOT_YOUR_TURN: (
        "not_your_turn",
        N_("It is the other side's turn."),
        N_("Wait until it has ended."),
    ),
    legality.NO_SUCH_MOVE: (
        "no_such_move",
        N_("There is no such move."),
        N_("Lay a club card of your hand at one of the ropes 1 to 9."),
    ),
    legality.LAY_FIRST: (
        "lay_first",
        N_("A turn begins with laying a card."),
        N_("Lay one first; after that you may take ropes."),
    ),
    legality.ALREADY_LAID: (
        "already_laid",
        N_("Laying is over for this turn."),
        N_("Take proven ropes, or end your turn."),
    ),
    legality.NOT_IN_HAND: (
        "not_in_hand",
        N_("{card} is not in your hand."),
        N_("Choose one of your hand cards."),
    ),
    legality.ROPE_TAKEN: (
        "rope_taken",
        N_("Rope {rope} has already been taken."),
        N_("Choose a rope that is still open."),
    ),
    legality.SIDE_FULL: (
        "side_full",
        N_("Your side at rope {rope} is full: {places} people pull there."),
        N_("Choose an open rope with a free place."),
    ),
    legality.CAN_LAY: (
        "can_lay",
        N_("You can still lay a card, so you may not pass."),
        N_("Lay one at an open rope with a free place."),
    ),
    legality.SIDE_NOT_FULL: (
        "side_not_full",
        N_("Your side at rope {rope} is not full yet: people there {people}, places {places}."),
        N_("A rope can be taken only with a full side."),
    ),
    legality.LOST_THERE: (
        "lost_there",
        N_("Both sides of rope {rope} are full and the other team is stronger."),
        N_("Only the other side can take it."),
    ),
    legality.NOT_PROVEN: (
        "not_proven",
        N_(
            "Rope {rope} is not proven: with {missing} the other side could still win it, and nothing "
            "of that lies open."
        ),
        N_("Wait until more cards lie open."),
    ),
    legality.NOTHING_TO_DRAW: (
        "nothing_to_draw",
        N_("There is nothing to draw."),
        N_("End your turn without drawing."),
    ),
    legality.MUST_DRAW: (
        "must_draw",
        N_("Your hand is not full and the stock still has cards."),
        N_("Draw a card to end your turn."),
    ),
    legality.TOO_MANY_SPECIALS: (
        "too_many_specials",
        N_("You have played more specials than the other side: {mine} to {theirs}."),
        N_("Lay a club card, or wait until the other side has played one more."),
    ),
    legality.SECOND_MAYOR: (
        "second_mayor",
        N_("A mayor already stands on your half."),
        N_("A side may have only one: play another card."),
    ),
    legality.NOT_YOURS_THERE: (
        "not_yours_there",
        N_("{card} does not stand on your side of an open rope."),
        N_("Choose one of your cards at an open rope."),
    ),
    legality.NOT_THEIRS_THERE: (
        "not_theirs_there",
        N_("{card} does not stand on the other side of an open rope."),
        N_("Choose a card of the other side at an open rope."),
    ),
    legality.NO_CLUB_CARD: (
        "no_club_card",
        N_("{card} is no club card, and free beer fetches only those."),
        N_("Choose a club card of the other side."),
    ),
    legality.SAME_ROPE: (
        "same_rope",
        N_("{card} stands at rope {rope} already."),
        N_("Choose another open rope with a free place, or the discard."),
    ),
    legality.NOTHING_TO_FETCH: (
        "nothing_to_fetch",
        N_("Both stocks are empty, so the innkeeper has nothing to draw."),
        N_("Play another card."),
    ),
    legality.STOCK_EMPTY: (
        "stock_empty",
        N_("That stock is empty."),
        N_("Draw from the other one."),
    ),
    legality.FETCH_FIRST: (
        "fetch_first",
        N_("The innkeeper is at work: cards still to draw: {fetch}."),
        N_("Draw from a stock of your choice."),
    ),
    legality.RETURN_FIRST: (
        "return_first",
        N_("The innkeeper wants cards back, still {back}."),
        N_("Choose a hand card to go under its stock."),
    ),
    legality.NOTHING_TO_RETURN: (
        "nothing_to_return",
        N_("No card goes back under a stock now."),
        N_("That is only asked for after the innkeeper."),
    ),
    legality.TAKE_FIRST: (
        "take_first",
        N_("Proven ropes are taken automatically, from the left: rope {proven} comes first."),
        N_("Take rope {proven}."),
    ),
    legality.TAKE_BEFORE: (
        "take_before",
        N_("Ropes are taken before laying, and this turn has already had its card."),
        N_("Take the rope at the beginning of your next turn, if it is proven then."),
    ),
    legality.NOT_YOUR_SEAT: (
        "not_your_seat",
        N_("Only the other side can give up for itself."),
        N_("Give up for your own side, or play on."),
    ),
    legality.NOT_DECIDED: (
        "not_decided",
        N_("The round is not decided: nobody owns five ropes."),
        N_("Play on, or give up."),
    ),
}


def explain(view: Record, move: Move, code: int) -> Refusal:
    """Return the refusal of `move` for a code of `legality.refusal` other than OK."""
    name, why, remedy = _WORDS[code]
    return Refusal(name, why, remedy, _facts(view, move, code))


def _facts(view: Record, move: Move, code: int) -> dict[str, str | int]:
    table = view.table
    facts: dict[str, str | int] = {}
    if isinstance(move, _WITH_CARD):
        facts["card"] = str(move.card)
    if code == legality.NOT_IN_HAND and (special := special_of(move)) is not None:
        facts["card"] = str(special)  # it is the one to play, whatever it aims at
    if isinstance(move, _AT_ROPE) and move.rope is not None and 0 <= move.rope < len(table.owner):
        facts["rope"] = move.rope + 1
        facts["people"] = int(table.rope_count[move.rope, view.seat])
        facts["places"] = int(places_at(table, move.rope))
    if isinstance(move, Take) and code == legality.NOT_PROVEN:
        theirs = prove(table, move.rope, int(view.seat)).theirs
        assert theirs is not None  # a counterexample has a team
        facts["missing"] = " ".join(map(str, theirs.added))
    if isinstance(move, GiveUp):
        facts["seat"] = SEAT_LETTERS[move.seat]
    return facts | _numbers(view, code)


def _numbers(view: Record, code: int) -> dict[str, str | int]:
    """Return the facts that belong to a code and not to the move."""
    table = view.table
    if code == legality.TOO_MANY_SPECIALS:
        mine, theirs = (int(table.specials_played[seat]) for seat in (view.seat, 1 - view.seat))
        return {"mine": mine, "theirs": theirs}
    if code == legality.TAKE_FIRST:
        return {"proven": int(legality.first_proven(table)) + 1}
    if code in (legality.FETCH_FIRST, legality.RETURN_FIRST):
        return {"fetch": int(table.to_fetch), "back": int(table.to_return)}
    return {}
