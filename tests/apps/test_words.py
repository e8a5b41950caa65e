"""Words: the right language, the right number, and no unknown language."""

from __future__ import annotations

import pytest

from apps.tables.shared.words import LANGUAGES, Words, browser_language


@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "de"),
        ("", "de"),
        ("*", "de"),
        ("en", "en"),
        ("en-GB,en;q=0.9,de;q=0.8", "en"),
        ("de-AT", "de"),
        ("fr-FR, fr;q=0.9", "de"),
        ("fr;q=0.9, en-GB;q=0.8, de;q=0.7", "en"),
        ("de;q=0.2, en;q=0.4", "en"),
        ("en;q=0", "de"),
        ("en;q=nonsense, de", "de"),
        ("en; q=0.1, de", "de"),
        ("fr, en; q=0.1", "en"),
        (",,;;q=,", "de"),
        ("x" * 5000, "de"),
        ("EN-us", "en"),
    ],
)
def test_the_language_of_a_browser_is_negotiated(header: str | None, language: str) -> None:
    assert browser_language(header) == language


def test_an_unknown_language_is_an_error_that_names_the_known_ones() -> None:
    with pytest.raises(KeyError, match="de, en"):
        Words("fr")


@pytest.mark.parametrize(
    ("lang", "number", "text"),
    [
        ("de", 0, "Stapel: 0 Karten"),
        ("de", 1, "Stapel: 1 Karte"),
        ("de", 42, "Stapel: 42 Karten"),
        ("en", 1, "Stock: 1 card"),
        ("en", 2, "Stock: 2 cards"),
    ],
)
def test_numbers_choose_their_form(lang: str, number: int, text: str) -> None:
    t = Words(lang)
    assert t.count("Stock: {number} card", "Stock: {number} cards", number) == text


def test_places_in_a_sentence_are_filled() -> None:
    assert Words("de")("{name} is thinking.", name="Sepp") == "Sepp überlegt."
    assert Words("en")("{name} is thinking.", name="Sepp") == "Sepp is thinking."


def test_a_sentence_without_facts_keeps_its_braces() -> None:
    # the browser fills these itself
    assert "{n}" in Words("de")("Rope {n}")


def test_no_text_is_no_sentence() -> None:
    # gettext would answer with the head of the catalogue
    assert Words("de")("") == ""


@pytest.mark.parametrize(
    ("words", "text"),
    [([], ""), (["a"], "a"), (["a", "b"], "a und b"), (["a", "b", "c"], "a, b und c")],
)
def test_lists_read_like_a_sentence(words: list[str], text: str) -> None:
    assert Words("de").listing(words) == text


def test_both_languages_say_different_things() -> None:
    sentences = ("Your turn", "Choose a card, then a rope.", "Give up?", "Rules")
    assert LANGUAGES == ("de", "en")
    for sentence in sentences:
        assert Words("de")(sentence) != Words("en")(sentence) == sentence
