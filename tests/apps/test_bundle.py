"""Our modules reach the browser as one text each: whole, without a name twice, without an import."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from apps.frontdoor.page import FrontDoor
from apps.tables.battleseil.component import BattleseilComponent
from apps.tables.puzzles.component import PuzzleComponent
from apps.tables.rotundschwarz.component import RotUndSchwarzComponent
from apps.tables.seilschaft.component import SeilschaftComponent
from apps.tables.shared.bundle import join_modules, join_styles
from apps.tables.shared.theme import TOKENS

APPS = Path(__file__).resolve().parents[2] / "apps"
COMPONENTS = (
    *(BattleseilComponent, PuzzleComponent, RotUndSchwarzComponent, SeilschaftComponent),
    FrontDoor,
)
MODULES = sorted(APPS.rglob("*.js"))

_IMPORT = re.compile(r'^import \{ ([^}]*) \} from "([^"]+)";$', re.MULTILINE)
_DECLARED = re.compile(
    r"^(?:export )?(?:async )?(?:function\*?|const|let|var|class) ([\w$]+)", re.MULTILINE
)
_EXPORTED = re.compile(r"^export (?:async )?(?:function|const|let|class) (\w+)", re.MULTILINE)


def _bundled(component: type) -> list[Path]:
    """Return the modules of a component's bundle in order; each is found by its text."""
    bundle = component._esm
    places = {path: bundle.find(_core(path)) for path in MODULES}
    return sorted((path for path, at in places.items() if at >= 0), key=places.__getitem__)


def _core(path: Path) -> str:
    """Return the text of a module that stays as it is: from its first declaration on, to the next export."""
    text = re.sub(r"^export ", "", path.read_text("utf-8"), flags=re.MULTILINE)
    return text[text.index("{", _DECLARED.search(text).start()) :][:200].split("\nexport ")[0]


def test_imports_go_and_only_the_last_export_stays(tmp_path: Path) -> None:
    first, last = tmp_path / "first.js", tmp_path / "last.js"
    first.write_text("export const one = 1;\nexport function two() { return 2; }\n")
    last.write_text(
        'import { one, two } from "./first.js";\n\nexport function render() { return one + two(); }\n'
    )
    assert join_modules([first, last]) == (
        "const one = 1;\nfunction two() { return 2; }\n\n\n"
        "export function render() { return one + two(); }\n"
    )


def test_styles_begin_with_the_tokens(tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.css"
    sheet.write_text(".a { color: var(--ks-ink); }")
    joined = join_styles([sheet])
    assert joined.startswith(TOKENS.read_text("utf-8"))
    assert joined.endswith(sheet.read_text())


@pytest.mark.parametrize("component", COMPONENTS)
def test_no_import_is_left_in_a_bundle(component: type) -> None:
    assert not re.findall(r"^\s*import\b.*", component._esm, re.MULTILINE)
    assert re.findall(r"^export .*", component._esm, re.MULTILINE) == [
        line for line in component._esm.splitlines() if line.startswith("export function render(")
    ]


@pytest.mark.parametrize("component", COMPONENTS)
def test_no_name_is_declared_twice_in_a_bundle(component: type) -> None:
    names = Counter(_DECLARED.findall(component._esm))
    assert len(names) > 10
    assert not [name for name, times in names.items() if times > 1]


def test_two_modules_with_the_same_name_would_be_noticed() -> None:
    assert _DECLARED.findall("const a = 1;\nexport function b() {\n  const c = 2;\n}\nlet a;") == [
        "a",
        "b",
        "a",
    ]


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_imports_are_one_a_line_and_name_what_the_other_module_exports(path: Path) -> None:
    text = path.read_text("utf-8")
    found = _IMPORT.findall(text)
    assert len(found) == len(re.findall(r"^import\b", text, re.MULTILINE))
    for names, target in found:
        exported = _EXPORTED.findall((path.parent / target).read_text("utf-8"))
        assert set(names.split(", ")) <= set(exported), f"{path.name} imports from {target}"


@pytest.mark.parametrize("component", COMPONENTS)
def test_a_bundle_holds_every_module_before_those_that_import_it(component: type) -> None:
    order = _bundled(component)
    assert len(order) > 5
    for at, path in enumerate(order):
        for _, target in _IMPORT.findall(path.read_text("utf-8")):
            needed = (path.parent / target).resolve()
            assert needed in order[:at], f"{path.name} needs {needed.name} before it"


def test_every_module_is_in_a_bundle_or_read_by_name() -> None:
    bundled = {path for component in COMPONENTS for path in _bundled(component)}
    python = "".join(path.read_text("utf-8") for path in APPS.rglob("*.py"))
    alone = [path.name for path in MODULES if path not in bundled and path.name not in python]
    assert not alone


@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.name)
def test_modules_ask_nobody_outside(path: Path) -> None:
    addresses = re.findall(r"https?://[^\s\"'`)]+", path.read_text("utf-8"))
    # the name of the SVG language is no address
    assert set(addresses) <= {"http://www.w3.org/2000/svg"}
