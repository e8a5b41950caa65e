"""Our ES modules and style sheets as one text each, the way Panel's components take them.

A component's module cannot import a neighbour by path: it reaches the browser as a blob, in a
notebook without any server. So the modules are joined in order: import lines between them go, the
`export` of all but the last goes. The modules are written for it (one import a line, top-level
names unique), and nothing has to be built.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from apps.tables.shared.theme import TOKENS

JS = Path(__file__).with_name("js")
CSS = Path(__file__).with_name("css")

#: what every card table is made of, in the order of its imports
TABLE_MODULES = (
    *("dom", "header", "post", "speak", "dialog", "motion", "file", "drag", "keys", "theme"),
    *(
        "boxes",
        "dialogs",
        "choice",
        "pending",
        "address",
        "answers",
        "carry",
        "focus",
        "head",
        "panels",
    ),
    *("roving", "actions", "ground"),
)

_IMPORT = re.compile(r'^import \{[^}]*\} from "[./][^"]*";\n', re.MULTILINE)
_EXPORT = re.compile(r"^export (?=(?:async )?function|const|let|class)", re.MULTILINE)


def join_modules(paths: Iterable[Path]) -> str:
    """Return one ES module with the code of all `paths` in order; only the last one's exports stay."""
    texts = [_IMPORT.sub("", path.read_text(encoding="utf-8")) for path in paths]
    return "\n".join([*(_EXPORT.sub("", text) for text in texts[:-1]), texts[-1]])


def join_styles(paths: Iterable[Path]) -> str:
    """Return one style sheet: the tokens, then all `paths` in order."""
    return "\n".join(path.read_text(encoding="utf-8") for path in (TOKENS, *paths))
