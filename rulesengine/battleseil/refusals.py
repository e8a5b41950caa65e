"""Why a move is refused, in words; every fact quoted is one the mover sees anyway."""

from __future__ import annotations

from rulesengine.battleseil import rules
from rulesengine.battleseil.moves import GiveUp, Lay, Move, Take
from rulesengine.battleseil.proof import places_at, prove
from rulesengine.common.errors import N_, Refusal
from rulesengine.common.game import SEAT_LETTERS
from rulesengine.common.records import Record

#: code number -> (short code, why, what would do)
_WORDS: dict[int, tuple[str, str, str]] = {
    rules.IS_OVER: ("over", N_("The round is over."), N_("Start another one.")),
    rules.NOT_YOUR_TURN: (
        "not_your_turn",
        N_("It is the other side's turn."),
        N_("Wait until it has ended."),
    ),
    rules.NO_SUCH_MOVE: (
        "no_such_move",
        N_("There is no such move."),
        N_("Lay a club card of your hand at one of the ropes 1 to 9."),
    ),
    rules.LAY_FIRST: (
        "lay_first",
        N_("A turn begins with laying a card."),
        N_("Lay one first; after that you may take ropes."),
    ),
    rules.ALREADY_LAID: (
        "already_laid",
        N_("Laying is over for this turn."),
        N_("Take proven ropes, or end your turn."),
    ),
    rules.NOT_IN_HAND: (
        "not_in_hand",
        N_("{card} is not in your hand."),
        N_("Choose one of your hand cards."),
    ),
    rules.ROPE_TAKEN: (
        "rope_taken",
        N_("Rope {rope} has already been taken."),
        N_("Choose a rope that is still open."),
    ),
    rules.SIDE_FULL: (
        "side_full",
        N_("Your side at rope {rope} is full: {places} people pull there."),
        N_("Choose an open rope with a free place."),
    ),
    rules.CAN_LAY: (
        "can_lay",
        N_("You can still lay a card, so you may not pass."),
        N_("Lay one at an open rope with a free place."),
    ),
    rules.SIDE_NOT_FULL: (
        "side_not_full",
        N_("Your side at rope {rope} is not full yet: people there {people}, places {places}."),
        N_("A rope can be taken only with a full side."),
    ),
    rules.LOST_THERE: (
        "lost_there",
        N_("Both sides of rope {rope} are full and the other team is stronger."),
        N_("Only the other side can take it."),
    ),
    rules.NOT_PROVEN: (
        "not_proven",
        N_(
            "Rope {rope} is not proven: with {missing} the other side could still win it, and nothing "
            "of that lies open."
        ),
        N_("Wait until more cards lie open."),
    ),
    rules.NOTHING_TO_DRAW: (
        "nothing_to_draw",
        N_("There is nothing to draw."),
        N_("End your turn without drawing."),
    ),
    rules.MUST_DRAW: (
        "must_draw",
        N_("Your hand is not full and the stock still has cards."),
        N_("Draw a card to end your turn."),
    ),
    rules.NOT_YOUR_SEAT: (
        "not_your_seat",
        N_("Only the other side can give up for itself."),
        N_("Give up for your own side, or play on."),
    ),
    rules.NOT_DECIDED: (
        "not_decided",
        N_("The round is not decided: nobody owns five ropes."),
        N_("Play on, or give up."),
    ),
}


def explain(view: Record, move: Move, code: int) -> Refusal:
    """Return the refusal of `move` for a code of `rules.refusal` other than OK."""
    name, why, remedy = _WORDS[code]
    return Refusal(name, why, remedy, _facts(view, move, code))


def _facts(view: Record, move: Move, code: int) -> dict[str, str | int]:
    facts: dict[str, str | int] = {}
    if isinstance(move, Lay):
        facts["card"] = str(move.card)
    if isinstance(move, Lay | Take) and 0 <= move.rope < len(view.table.owner):
        facts["rope"] = move.rope + 1
        facts["people"] = int(view.table.rope_count[move.rope, view.seat])
        facts["places"] = int(places_at(view.table, move.rope))
    if isinstance(move, Take) and code == rules.NOT_PROVEN:
        theirs = prove(view.table, move.rope, int(view.seat)).theirs
        assert theirs is not None  # a counterexample has a team
        facts["missing"] = " ".join(map(str, theirs.added))
    if isinstance(move, GiveUp):
        facts["seat"] = SEAT_LETTERS[move.seat]
    return facts
