"""What a guest wants at every visit: figures or none, no tip twice; and in which game figures helped."""

from __future__ import annotations

from apps.tables.seilschaft.tips import TIPS
from apps.tables.shared.saving import GuestGames, Journal
from apps.tables.shared.settings import Settings
from rulesengine.seilschaft import HouseRules

_AIDS, _TIPS, _AIDED = "aids", "tips", "aided"
_TIP_KEYS = frozenset(key for key, _, _ in TIPS)


class Habits:
    """The guest's settings in this room; where nothing is kept they last as long as the table."""

    def __init__(self, games: GuestGames | None) -> None:
        """Keep the settings with the guest's `games`."""
        self._settings = games.settings if games else Settings()

    def wants_aids(self, rules: HouseRules) -> bool:
        """Return whether a new game begins with aids: never at the level Pro (rules.md, Looking back)."""
        return rules.level.with_trump and self._settings.get(_AIDS) != "off"

    def want_aids(self, on: bool) -> None:
        """Keep whether aids are wanted."""
        self._settings.set(_AIDS, "on" if on else "off")

    @property
    def tips_seen(self) -> frozenset[str]:
        """The tips that were closed."""
        return frozenset((self._settings.get(_TIPS) or "").split())

    def close_tip(self, key: str) -> None:
        """Keep that a tip was closed; a key that is no tip's changes nothing."""
        if key in _TIP_KEYS:
            self._settings.set(_TIPS, " ".join(sorted(self.tips_seen | {key})))

    def was_aided(self, journal: Journal) -> bool:
        """Return whether aids were shown in the game of a journal, before a restart perhaps."""
        return self._settings.get(_AIDED) == str(journal.game)

    def note_aid(self, journal: Journal | None) -> None:
        """Keep that aids were shown in the game of a journal."""
        if journal is not None:
            self._settings.set(_AIDED, str(journal.game))
