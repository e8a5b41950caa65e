"""The parlour as its owner starts it: `kartenstube serve` in a process of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path

# what a server prints when something went wrong in it
TROUBLE = re.compile(r"Traceback|Exception|\b(ERROR|CRITICAL)\b")
START_SERVER = "from apps.server.cli import main; main()"
SERVE = ["serve", "--address", "127.0.0.1", "--port", "0", "--no-open"]
KARTENSTUBE = [sys.executable, "-c", START_SERVER, *SERVE]


class Parlour:
    """A server process that prints its address; `url` is the address without a last slash."""

    def __init__(
        self,
        project: Path,
        command: list[str] = KARTENSTUBE,
        *,
        words: Sequence[str] = (),
        database: str | None = None,
        patience: float = 120,
    ) -> None:
        """Start the server on a free port and return once it has printed its address.

        `words` stand behind the command; `database` is an SQLAlchemy URL, else the tests' own is used.
        Raises RuntimeError with all it printed when it ends early or stays silent for `patience`
        seconds.
        """
        self.lines: list[str] = []
        self._address: Future[str] = Future()
        kept = {"KARTENSTUBE_DATABASE": database} if database else {}
        self._process = subprocess.Popen(
            [*command, *words],
            cwd=project,
            env=os.environ | {"PYTHONUNBUFFERED": "1"} | kept,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
        # Somebody has to keep reading, or a talkative server would stand still on a full pipe.
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        try:
            self.url = self._address.result(patience)
        except (EOFError, TimeoutError) as problem:
            self.close()
            said = "\n".join(self.lines)
            raise RuntimeError(f"The parlour did not open. It said:\n{said}") from problem

    def _read(self) -> None:
        for line in self._process.stdout or ():
            self.lines.append(line.rstrip())
            found = re.search(r"http://(127\.0\.0\.1|localhost):(\d+)", line)
            if found and not self._address.done():
                self._address.set_result(f"http://127.0.0.1:{found.group(2)}")
        if not self._address.done():
            self._address.set_exception(EOFError())

    @property
    def said(self) -> int:
        """Number of lines printed so far: a mark for `trouble_since`."""
        return len(self.lines)

    def trouble_since(self, mark: int, *allowed: str) -> list[str]:
        """Return what was printed from the first error after `mark` on; [] without one.

        A line that matches one of the patterns in `allowed` is no error.
        """
        lines = self.lines[mark:]
        for number, line in enumerate(lines):
            if TROUBLE.search(line) and not any(re.search(p, line) for p in allowed):
                return lines[number:]
        return []

    def cpu_seconds(self) -> float:
        """Return the processor time the server has used so far."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """End the server as a power cut would, without a word to it."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """Stop the server as a service manager would, harder when it has not ended in 10 s."""
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self._reader.join(5)
