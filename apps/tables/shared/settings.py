"""What a guest wants at every visit, by name: read once, because every picture of a table asks for it."""

from __future__ import annotations

from collections.abc import Callable


class Settings:
    """A guest's settings in one room; where nothing is kept they last as long as the table."""

    def __init__(
        self,
        read: Callable[[str], str | None] = lambda _: None,
        write: Callable[[str, str], bool] = lambda *_: False,
    ) -> None:
        """Read with `read`, None for what was never set; `write` says whether a value is kept now."""
        self._read, self._write = read, write
        self._known: dict[str, str | None] = {}
        self._unkept: set[str] = set()

    def get(self, name: str) -> str | None:
        """Return a setting's value, None when it was never set or cannot be read."""
        if name not in self._known:
            self._known[name] = self._read(name)
        return self._known[name]

    def set(self, name: str, value: str) -> None:
        """Keep a value; here it counts even when it cannot be kept."""
        self._known[name] = value
        if self._write(name, value):
            self._unkept.discard(name)
        else:
            self._unkept.add(name)

    def forget(self) -> None:
        """Read anew what another window may have changed; what could not be kept stays."""
        self._known = {name: self._known[name] for name in self._unkept}
