"""What a guest wants at every visit: figures or none, no tip twice; and in which game help was taken."""

from __future__ import annotations

from collections.abc import Collection

from apps.tables.shared.saving import GuestGames, Journal
from apps.tables.shared.settings import Settings

_TIPS = "tips"


class Habits:
    """The guest's settings in a room; where nothing is kept they last as long as the table."""

    def __init__(self, games: GuestGames | None, tips: Collection[str]) -> None:
        """Keep the settings with the guest's `games`; `tips` are the keys of the room's tips."""
        self._settings = games.settings if games else Settings()
        self._tips = frozenset(tips)

    def wants(self, what: str, usual: bool) -> bool:
        """Return whether something is wanted; `usual` as long as the guest has not chosen."""
        chosen = self._settings.get(what)
        return usual if chosen is None else chosen != "off"

    def want(self, what: str, on: bool) -> None:
        """Keep whether something is wanted."""
        self._settings.set(what, "on" if on else "off")

    @property
    def tips_seen(self) -> frozenset[str]:
        """The tips that were closed."""
        return frozenset((self._settings.get(_TIPS) or "").split())

    def close_tip(self, key: str) -> None:
        """Keep that a tip was closed; a key that is no tip's changes nothing."""
        if key in self._tips:
            self._settings.set(_TIPS, " ".join(sorted(self.tips_seen | {key})))

    def helped(self, how: str, journal: Journal | None) -> int:
        """Return how often such help was taken in the game of a journal, before a restart perhaps."""
        game, _, times = (self._settings.get(how) or "").partition(" ")
        if journal is None or game != str(journal.game):
            return 0
        return int(times) if times.isdecimal() else 1

    def note_help(self, how: str, journal: Journal | None, times: int = 1) -> None:
        """Keep how often such help was taken in the game of a journal; only its last game is known."""
        if journal is not None:
            self._settings.set(how, f"{journal.game} {times}")
