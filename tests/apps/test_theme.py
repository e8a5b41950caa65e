"""Every colour comes from the tokens, and both themes have all of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from apps.tables.shared.theme import TOKENS, palette

APPS = Path(__file__).resolve().parents[2] / "apps"
TEXTS = {
    path: path.read_text("utf-8") for path in APPS.rglob("*") if path.suffix in (".css", ".js")
}

_USED = re.compile(r"var\(--ks-([\w-]+)[),]")
_SET = re.compile(r"--ks-([\w-]+)\s*:")


def _set_elsewhere() -> set[str]:
    """Return the properties that a style sheet or script of ours sets itself, per element."""
    own = {name for path, text in TEXTS.items() if path != TOKENS for name in _SET.findall(text)}
    return own - set(palette(False))


@pytest.mark.parametrize("dark", [False, True])
def test_a_theme_defines_every_token_that_is_used(dark: bool) -> None:
    used = {name for text in TEXTS.values() for name in _USED.findall(text)}
    assert len(used) > 40
    assert not used - set(palette(dark)) - _set_elsewhere()


@pytest.mark.parametrize("dark", [False, True])
def test_figures_find_every_colour_they_take(dark: bool) -> None:
    python = "".join(path.read_text("utf-8") for path in APPS.rglob("*.py"))
    taken = set(re.findall(r'(?:colours|palette\([^)]*\))\["([\w-]+)"\]', python))
    assert taken
    assert taken <= set(palette(dark))


def test_both_themes_have_the_same_tokens_and_other_colours() -> None:
    light, dark = palette(False), palette(True)
    assert set(light) == set(dark)
    for name in ("paper", "ink", "gold", "rival", "card-back", "meadow", "water"):
        assert light[name] != dark[name]


def test_a_palette_holds_values_and_no_comment() -> None:
    for value in palette(True).values():
        assert value
        assert "/*" not in value
        assert ";" not in value


def test_ink_can_be_read_on_paper_in_both_themes() -> None:
    for dark in (False, True):
        colours = palette(dark)
        for ground in ("paper", "paper-2"):
            assert _contrast(colours["ink"], colours[ground]) >= 7
            assert _contrast(colours["ink-2"], colours[ground]) >= 4.5


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_light(one), _light(other)))
    return (high + 0.05) / (low + 0.05)


def _light(colour: str) -> float:
    """Return the relative luminance of a colour written #rrggbb."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
