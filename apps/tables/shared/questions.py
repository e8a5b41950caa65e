"""What the questions of every table are made of: the snapshot's `ask` and its parts."""

from __future__ import annotations

from typing import Any


def ask(
    key: str,
    title: str,
    text: str,
    buttons: list[dict[str, str]],
    options: list[dict[str, Any]] | None = None,
) -> dict[str, Any]:
    """Return a question; a button that does "no" can be said with Escape too."""
    return {"id": key, "title": title, "text": text, "options": options or [], "buttons": buttons}


def button(do: str, label: str, kind: str) -> dict[str, str]:
    """Return a button; `kind` is primary, plain or quiet, the primary one has the focus."""
    return {"do": do, "label": label, "kind": kind}


def switch(key: str, label: str, text: str, on: bool, folded: str = "") -> dict[str, Any]:
    """Return an option that is on or off; with `folded`, the name of it, a "?" shows the text."""
    option = {"key": key, "label": label, "help": text, "on": on}
    return {**option, "folded": folded} if folded else option


def number(
    key: str, label: str, text: str, value: int | None, bounds: tuple[int, int]
) -> dict[str, Any]:
    """Return an option that is a whole number within bounds, or nothing."""
    least, most = bounds
    asked = {"value": "" if value is None else str(value), "least": least, "most": most}
    return {"key": key, "label": label, "help": text, "number": asked}
