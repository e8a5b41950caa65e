"""What a person wishes for a game: level, variants, partner, colour, practice, and perhaps the deal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from apps.tables.rotundschwarz.naming import PARTNERS
from apps.tables.shared.dealing import Deal
from apps.tables.shared.wishing import wished_number, wished_player, wished_switch
from rulesengine.rotundschwarz import HouseRules, Level, own_level, table_deal
from rulesengine.rotundschwarz.deals import FIRST_DEAL, LAST_DEAL
from rulesengine.rotundschwarz.levels import BLACK, MOST_CELLS, MOST_TOKENS, RED, level_named

ROOM = "rotundschwarz"
FIRST_PARTNER = "planner"
OWN = "own"  #: the level whose numbers one sets oneself

_VARIANTS = ("mixed_suits", "signal_coins")
_SWITCHES = (*_VARIANTS, "practice")
_SEATS = {"red": RED, "black": BLACK}
#: what the address of the table may ask for
ASKED = ("deal", "level", "partner", "colour", *_SWITCHES)


@dataclass(frozen=True)
class Wishes:
    """What is wished; a partner None means two people at one device, a deal None any deal."""

    house_rules: HouseRules = field(default_factory=HouseRules)
    partner: str | None = FIRST_PARTNER
    seat: int = RED
    practice: bool = False
    deal: int | None = None

    @classmethod
    def of(cls, deal: Deal) -> Wishes:
        """Return what was agreed for a game, without its cards."""
        return cls(deal.house_rules, deal.opponent, deal.seat, deal.practice)

    @classmethod
    def asked(cls, words: Mapping[str, str], before: Wishes) -> Wishes | None:
        """Return `before` with what the words of an address ask for, None when they ask for nothing.

        Where a deal and its level are named, a variant that is not named is not played.

        >>> Wishes.asked({"deal": "11982", "level": "hard"}, Wishes()).deal
        11982
        """
        if not any(name in words for name in ASKED):
            return None
        whole = "deal" in words and "level" in words  # as `address` says it
        switches = dict.fromkeys(_VARIANTS, False) if whole else {}
        switches |= {name: words[name] == "1" for name in _SWITCHES if name in words}
        return before.changed({**words, **switches})

    def changed(self, options: Mapping[str, Any]) -> Wishes:
        """Return these wishes with what a dialog's `options` say instead; no deal unless they name one.

        Options are user input: what they do not say, or say wrongly, stays as it is.
        """
        old = self.house_rules
        mixed, signals, practice = (
            wished_switch(options, name, before)
            for name, before in zip(
                _SWITCHES, (old.mixed_suits, old.signal_coins, self.practice), strict=True
            )
        )
        partner = wished_player(options, "partner", PARTNERS, self.partner)
        seat = _SEATS.get(str(options.get("colour")), self.seat)
        return Wishes(
            HouseRules(_level(options, old.level), mixed, signals),
            partner,
            RED if partner is None else seat,
            practice,
            wished_number(options.get("deal"), FIRST_DEAL, LAST_DEAL),
        )

    def dealt(self, before: Deal | None, seed: int | None = None) -> Deal:
        """Return the deal of these wishes behind another one, or the first one, of `seed` if given."""
        rules, partner = self.house_rules, self.partner
        deal = before.next(rules, partner) if before else Deal.first(ROOM, rules, partner, seed)
        if self.deal is not None:
            deal = replace(deal, seed=self.deal, number=0)  # see `table_deal`
        seat = RED if partner is None else self.seat
        return replace(deal, seat=seat, practice=self.practice)

    def address(self, deal: Deal) -> str:
        """Return the words of an address that ask for the game of a deal again: `deal=1&level=hard`."""
        rules = deal.house_rules
        asked = {"deal": str(table_deal(deal.seed, deal.number)), "level": rules.level.name}
        asked |= {"mixed_suits": "1"} if rules.mixed_suits else {}
        asked |= {"signal_coins": "1"} if rules.signal_coins else {}
        return "&".join(f"{name}={value}" for name, value in asked.items())


def _level(options: Mapping[str, Any], old: Level) -> Level:
    if options.get("level") == OWN:
        cells = wished_number(options.get("cells"), 0, MOST_CELLS)
        tokens = wished_number(options.get("tokens"), 0, MOST_TOKENS)
        return own_level(
            old.cells if cells is None else cells, old.tokens if tokens is None else tokens
        )
    try:
        return level_named(options["level"])
    except (KeyError, TypeError):
        return old
