"""Why a move is refused, in words; every fact quoted is one the mover sees anyway."""

from __future__ import annotations

from rulesengine.common.errors import N_, Refusal
from rulesengine.common.records import Record
from rulesengine.seilschaft import rules
from rulesengine.seilschaft.cards import Card, card_list
from rulesengine.seilschaft.moves import Move, Play

#: code number -> (short code, why, what would do)
_WORDS: dict[int, tuple[str, str, str]] = {
    rules.IS_OVER: ("game_over", N_("The game is over."), N_("Start another one.")),
    rules.NOT_YOUR_TURN: (
        "not_your_turn",
        N_("It is your partner's turn."),
        N_("Wait for your partner's card."),
    ),
    rules.NO_SUCH_CARD: (
        "no_such_card",
        N_("There is no such card."),
        N_("Play one of your hand cards."),
    ),
    rules.NOT_IN_HAND: (
        "not_in_hand",
        N_("{card} is not in your hand."),
        N_("Play one of your hand cards."),
    ),
    rules.MUST_FOLLOW: (
        "must_follow",
        N_("{lead} was led, and you have that suit: {card} does not follow."),
        N_("Play one of these: {legal}."),
    ),
}


def explain(view: Record, move: Move, code: int) -> Refusal:
    """Return the refusal of `move` for a code of `rules.refusal` other than OK."""
    name, why, remedy = _WORDS[code]
    return Refusal(name, why, remedy, _facts(view, move, code))


def _facts(view: Record, move: Move, code: int) -> dict[str, str | int]:
    facts: dict[str, str | int] = {}
    if isinstance(move, Play):
        facts["card"] = str(move.card)
    if code == rules.MUST_FOLLOW:
        facts["lead"] = str(Card(view.table.lead))
        facts["legal"] = " ".join(map(str, card_list(rules.legal_cards(view))))
    return facts
