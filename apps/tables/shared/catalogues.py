"""Bring the catalogues up to date with the code: `make words`, then translate what is empty.

The English catalogue fills itself, because its sentences are the message ids. Entries that no code
uses any more go.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from apps.tables.shared.words import LANGUAGES, LOCALES

_PROJECT = Path(__file__).parents[3]
_SOURCES = ("apps", "rulesengine")
#: what marks a sentence in code: t("..."), N_("..."), t.count("one", "many", number)
_KEYWORDS = {"t": None, "N_": None, "count": (1, 2)}
_HEADER = "# What people read in the Kartenstube; the message ids are the English sentences."
_AUTHORS = "The Kartenstube authors"

Message = str | tuple[str, ...]


def sentences() -> Iterator[Message]:
    """Yield every sentence of the code, a pair for one that has a plural."""
    for folder in _SOURCES:
        for found in extract_from_dir(_PROJECT / folder, keywords=_KEYWORDS):
            yield found[2]


def updated(code: str) -> tuple[Catalog, list[Message]]:
    """Return a language's catalogue with just the code's sentences, and those it has no words for."""
    with (LOCALES / code / "LC_MESSAGES" / "kartenstube.po").open("rb") as source:
        old = read_po(source, locale=code)
    new = Catalog(
        locale=code,
        header_comment=_HEADER,
        project="Kartenstube",
        version="1",
        msgid_bugs_address=_AUTHORS,
        last_translator=_AUTHORS,
        language_team=_AUTHORS,
        creation_date=old.creation_date,  # a run that changes nothing leaves the file as it is
        revision_date=old.creation_date,
        fuzzy=False,
    )
    untranslated = []
    for sentence in sorted(set(sentences()), key=str):
        known = old.get(sentence if isinstance(sentence, str) else sentence[0])
        words = sentence if code == "en" else known.string if known else ""
        if not words or not all(words):
            untranslated.append(sentence)
        new.add(sentence, words, flags=["python-brace-format"] * ("{" in str(sentence)))
    return new, untranslated


def main() -> None:
    """Write all catalogues and name what still has to be translated."""
    for code in LANGUAGES:
        catalogue, untranslated = updated(code)
        with (LOCALES / code / "LC_MESSAGES" / "kartenstube.po").open("wb") as target:
            write_po(target, catalogue, width=100, sort_output=True)
        for sentence in untranslated:
            print(f"{code}: {sentence}")


if __name__ == "__main__":
    main()
