"""The design tokens for Python: figures take their colours from the same file as the tables."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

TOKENS = Path(__file__).with_name("tokens.css")

Palette = Mapping[str, str]


@cache
def palette(dark: bool) -> Palette:
    """Return the tokens of one theme by name without the prefix: `palette(False)["paper"]`.

    The dark theme is what tokens.css says under `.ks-dark`, over the light one.
    """
    css = re.sub(r"/\*.*?\*/", "", TOKENS.read_text(encoding="utf-8"), flags=re.DOTALL)
    tokens: dict[str, str] = {}
    for selector, block in re.findall(r"([^{}]+)\{([^{}]*)\}", css):
        if dark or ".ks-dark" not in selector:
            found = re.findall(r"--ks-([\w-]+)\s*:\s*([^;]+);", block)
            tokens.update({name: value.strip() for name, value in found})
    return MappingProxyType(tokens)  # every session reads the same one
