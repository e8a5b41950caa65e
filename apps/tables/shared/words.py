"""What people read, in German and English; the message ids are the English sentences.

The catalogues are the `.po` files below locales/, read as they are: nothing has to be compiled
after a change.
"""

from __future__ import annotations

import gettext
from functools import cache
from io import BytesIO
from pathlib import Path

from babel import negotiate_locale
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LANGUAGES = ("de", "en")
FIRST_LANGUAGE = "de"
LOCALES = Path(__file__).with_name("locales")


class Words:
    """One language's catalogue: call it with an English sentence to get that language's."""

    def __init__(self, code: str) -> None:
        """Open the catalogue of `code`, one of LANGUAGES; raises KeyError for another."""
        if code not in LANGUAGES:
            raise KeyError(f"There is no language {code!r}; there is: {', '.join(LANGUAGES)}.")
        self.code = code
        self._catalogue = _catalogue(code)

    def __call__(self, text: str, **facts: object) -> str:
        """Return the sentence in this language with `{names}` filled from `facts`."""
        said = self._catalogue.gettext(text) if text else ""
        return said.format(**facts) if facts else said

    def count(self, one: str, many: str, number: int, **facts: object) -> str:
        """Return the sentence for that number; `{number}` in it is the number."""
        return self._catalogue.ngettext(one, many, number).format(number=number, **facts)

    def listing(self, words: list[str]) -> str:
        """Return the words as a list for reading: "a, b and c"."""
        if len(words) < 2:
            return "".join(words)
        t = self
        return t("{first} and {last}", first=", ".join(words[:-1]), last=words[-1])

    def choices(self, words: list[str]) -> str:
        """Return the words as a list to choose from: "a, b or c"."""
        if len(words) < 2:
            return "".join(words)
        t = self
        return t("{first} or {last}", first=", ".join(words[:-1]), last=words[-1])


@cache
def _catalogue(code: str) -> gettext.GNUTranslations:
    path = LOCALES / code / "LC_MESSAGES" / "kartenstube.po"
    compiled = BytesIO()
    with path.open("rb") as source:
        write_mo(compiled, read_po(source, locale=code))
    compiled.seek(0)
    return gettext.GNUTranslations(compiled)


def browser_language(accept_language: str | None) -> str:
    """Return the best of LANGUAGES for an Accept-Language header, the first language without one.

    >>> browser_language("fr;q=0.9, en-GB;q=0.8, de;q=0.7")
    'en'
    """
    wishes = []
    for part in (accept_language or "").split(","):
        name, _, quality = part.partition(";")
        wishes.append((_number(quality), name.strip().lower().split("-")[0]))
    wishes.sort(key=lambda wish: -wish[0])
    wanted = [name for quality, name in wishes if name and quality > 0]
    return negotiate_locale(wanted, LANGUAGES) or FIRST_LANGUAGE


def _number(quality: str) -> float:
    try:
        return float(quality.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0.0
