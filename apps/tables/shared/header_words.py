"""The words of the bar at the top, the same on every page."""

from __future__ import annotations

from apps.tables.shared.words import Words


def header_words(t: Words) -> dict[str, str]:
    """Return the header's words in one language."""
    return {
        "brand": "Kartenstube",
        "house_rules": t("House rules"),
        "tools": t("Settings"),
        "language": t("Language"),
        "lang_de": "Deutsch",
        "lang_en": "English",
        "to_dark": t("Night light"),
        "to_light": t("Daylight"),
        "rules": t("Rules"),
        "keys": t("Keys"),
        "analytics": t("Analytics"),
    }
