"""Measure the engine, the table in a browser and the code itself, and print what was seen."""

from __future__ import annotations

import os
import platform
from datetime import date

from tests.bench import code, engine, rotundschwarz, seilschaft, table


def main() -> None:
    """Print the machine and then every measurement."""
    print(
        f"{date.today()}, Python {platform.python_version()}, {platform.machine()}, {os.cpu_count()} cores"
    )
    for part in (engine, seilschaft, rotundschwarz, table, code):
        print(f"\n{part.__doc__.splitlines()[0]}")
        for line in part.measure():
            print(f"  {line}")


if __name__ == "__main__":
    main()
