"""What a hint says (the snapshot's `hint`): a move of the best known way to win, and what is known of it."""

from __future__ import annotations

from typing import Any

from apps.tables.rotundschwarz.cards_shown import CardMove, aim
from apps.tables.rotundschwarz.forecast import Forecast
from apps.tables.rotundschwarz.naming import offered_words
from apps.tables.shared.words import Words
from rulesengine.rotundschwarz.solver import IMPOSSIBLE


def hint(t: Words, found: Forecast | None) -> dict[str, Any] | None:
    """Return the hint of what was found, None when none was asked for."""
    if found is None:
        return None
    outlook = found.outlook
    if not outlook.moves:
        text = (
            t("From here the game cannot be won; that is proven. Take some turns back.")
            if outlook.verdict == IMPOSSIBLE
            else t("No way to win was found from here. Take some turns back.")
        )
        return {"card": None, "to": None, "head": t("No hint:"), "text": text}
    move = outlook.moves[0]
    turns = t.count("{number} turn", "{number} turns", outlook.turns)
    text = t("{move}. This way wins in {turns}.", move=offered_words(t, move), turns=turns)
    card, to = (str(move.card), aim(move)) if isinstance(move, CardMove) else (None, None)
    return {"card": card, "to": to, "head": t("Hint:"), "text": text}
