"""What goes wrong, said so that it helps: what was tried, why not, what would do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


def N_(text: str) -> str:  # noqa: N802 - the name translators' tools look for
    """Return `text` unchanged: marks a sentence that the catalogues translate."""
    return text


class ParlourError(Exception):
    """Anything the engine refuses; its text may be shown to a person."""


class NotationError(ParlourError, ValueError):
    """A text that is no card, move, position or record; says what was read and what would do."""


@dataclass(frozen=True)
class Refusal:
    """Why a move is not allowed, built only from what the mover may see.

    `why` and `remedy` are English sentences with `{names}` that `facts` fills; they are the message
    ids of the catalogues. `code` is for programs: stable and short.
    """

    code: str
    why: str
    remedy: str
    facts: Mapping[str, str | int] = field(default_factory=dict)

    def __str__(self) -> str:
        return f"{self.why} {self.remedy}".strip().format(**self.facts)


class IllegalMove(ParlourError):
    """A move that the rules refuse; carries the move's text, the refusal and the mover's view."""

    def __init__(self, move: str, refusal: Refusal, where: str = "") -> None:
        """Say what was tried (`move`), why not (`refusal`) and where (the mover's view as text)."""
        self.move, self.refusal, self.where = move, refusal, where
        super().__init__(f"{move}: {refusal}" + (f"\n{where}" if where else ""))

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, Refusal, str]]:
        """Let the error travel between processes."""
        return IllegalMove, (self.move, self.refusal, self.where)
