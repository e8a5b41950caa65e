"""What is written for people stays true: commands, examples, changes, both languages, notebooks."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import string
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.pofile import read_po
from click import Command, Group
from click.testing import CliRunner
from nbclient import NotebookClient

PROJECT = Path(__file__).resolve().parents[2]
MODULES = sorted(
    path for package in ("rulesengine", "apps") for path in (PROJECT / package).rglob("*.py")
)
WITH_EXAMPLES = [path for path in MODULES if ">>> " in path.read_text("utf-8")]
NOTEBOOKS = sorted((PROJECT / "notebooks").glob("*.ipynb"))
LOCALES = PROJECT / "apps" / "tables" / "shared" / "locales"
LANGUAGES = ("de", "en")
EXAMPLE_OPTIONS = doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS
# What marks a sentence for the catalogues in the code: t("…"), N_("…"), t.count("…", "…", number)
KEYWORDS = {"t": None, "N_": None, "_": None, "count": (1, 2)}


def _name(path: Path) -> str:
    return str(path.relative_to(PROJECT))


def _module(path: Path) -> str:
    return ".".join(path.relative_to(PROJECT).with_suffix("").parts).removesuffix(".__init__")


# --- README and CHANGELOG ---


def _readme() -> str:
    return (PROJECT / "README.md").read_text("utf-8")


def _code_lines(text: str) -> Iterator[str]:
    """Yield the lines of fenced blocks and the contents of `code spans`."""
    for block in re.findall(r"^```[^\n]*\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        yield from block.splitlines()
    yield from re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```", "", text, flags=re.M | re.S))


def _commands(program: str) -> list[list[str]]:
    """Return the words after `program` for each time the README calls it."""
    pattern = re.compile(rf"(?:^|&&|\$)\s*(?:\S*/)?{program}\s+([^#&|;]+)")
    calls = (pattern.search(line) for line in _code_lines(_readme()))
    return [call.group(1).split() for call in calls if call]


def test_every_make_target_in_the_readme_exists() -> None:
    calls = _commands("make")
    assert calls, "the README names no make target"
    for words in calls:
        dry = subprocess.run(
            ["make", "--dry-run", *words], cwd=PROJECT, capture_output=True, text=True
        )
        assert dry.returncode == 0, f"make {' '.join(words)}: {dry.stderr}"


def _script() -> Group:
    pyproject = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    module, name = pyproject["project"]["scripts"]["kartenstube"].split(":")
    main = getattr(importlib.import_module(module), name)
    assert isinstance(main, Group)
    return main


def _resolve(words: list[str]) -> tuple[Command, list[str]]:
    """Return the command that `words` reach, and the words left for it."""
    command: Command = _script()
    while isinstance(command, Group) and words and words[0] in command.commands:
        command, words = command.commands[words[0]], words[1:]
    return command, words


def test_every_kartenstube_command_in_the_readme_exists() -> None:
    for words in _commands("kartenstube"):
        command, rest = _resolve(words)
        group_alone = isinstance(command, Group) and not all(w.startswith("-") for w in rest)
        assert not group_alone, f"there is no command: kartenstube {' '.join(words)}"
        known = {"--help", "-h"}.union(*(p.opts + p.secondary_opts for p in command.params))
        options = {word.split("=")[0] for word in rest if word.startswith("-")}
        assert options <= known, f"kartenstube {' '.join(words)}: unknown {options - known}"


def test_every_kartenstube_command_explains_itself() -> None:
    main = _script()
    for words in ([], *([name] for name in main.commands)):
        answer = CliRunner().invoke(main, [*words, "--help"])
        assert answer.exit_code == 0, answer.output
        command, _ = _resolve(words)
        assert command.help, f"kartenstube {' '.join(words)} --help promises nothing"


def test_links_of_the_readme_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#\s]+)[^)]*\)", _readme())
    broken = [link for link in links if "://" not in link and not (PROJECT / link).exists()]
    assert not broken


def test_python_in_the_readme_runs() -> None:
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=EXAMPLE_OPTIONS)
    names: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```", _readme(), re.MULTILINE | re.DOTALL):
        if ">>> " not in block:
            exec(compile(block, "README.md", "exec"), names)
            continue
        example = parser.get_doctest(block, names, "README.md", "README.md", 0)
        runner.run(example, clear_globs=False)
        names.update(example.globs)
    assert runner.summarize(verbose=False).failed == 0


def test_the_changelog_tells_of_this_version() -> None:
    pyproject = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    version = re.escape(pyproject["project"]["version"])
    changes = (PROJECT / "CHANGELOG.md").read_text("utf-8")
    entry = re.search(rf"^## \[?v?{version}\b[^\n]*\n(.*?)(?=^## |\Z)", changes, re.M | re.S)
    assert entry, f"CHANGELOG.md has no entry for {version}"
    assert entry.group(1).strip(), f"the entry for {version} is empty"


# --- Examples in docstrings ---


def test_some_docstrings_show_examples() -> None:
    assert WITH_EXAMPLES


@pytest.mark.parametrize("path", WITH_EXAMPLES, ids=_name)
def test_docstring_examples_run(path: Path) -> None:
    module = importlib.import_module(_module(path))
    tests = [test for test in doctest.DocTestFinder().find(module) if test.examples]
    shown = len(re.findall(r"^\s*>>> ", path.read_text("utf-8"), re.MULTILINE))
    found = sum(len(test.examples) for test in tests)
    assert found == shown, f"{shown - found} examples stand where nobody runs them"
    runner = doctest.DocTestRunner(optionflags=EXAMPLE_OPTIONS)
    for test in tests:
        runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


# --- Words in both languages ---


def _catalogue(language: str) -> Catalog:
    with (LOCALES / language / "LC_MESSAGES" / "kartenstube.po").open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


def _messages(language: str) -> list[Message]:
    return [message for message in _catalogue(language) if message.id]


def _forms(text: str | tuple[str, ...]) -> tuple[str, ...]:
    """Return singular and plural forms, or the one form there is."""
    return (text,) if isinstance(text, str) else tuple(text)


def _fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def test_both_catalogues_hold_the_same_sentences() -> None:
    german, english = ({_forms(m.id) for m in _messages(language)} for language in LANGUAGES)
    assert german == english
    assert german


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_translated(language: str) -> None:
    catalogue = _catalogue(language)
    unfinished = [
        message.id
        for message in _messages(language)
        if message.fuzzy
        or not all(_forms(message.string))
        or len(_forms(message.string)) != (catalogue.num_plurals if message.pluralizable else 1)
    ]
    assert not unfinished


@pytest.mark.parametrize("language", LANGUAGES)
def test_translations_fill_in_the_same_values(language: str) -> None:
    for message in _messages(language):
        wanted = set().union(*map(_fields, _forms(message.id)))
        given = set().union(*map(_fields, _forms(message.string)))
        assert given == wanted, f"{message.id!r} -> {message.string!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_in_the_code_is_in_the_catalogue(language: str) -> None:
    known = {_forms(message.id) for message in _messages(language)}
    missing = [
        f"{_name(path)}:{line}: {sentence!r}"
        for path in MODULES
        for line, sentence, _, _ in extract_from_file("python", path, keywords=KEYWORDS)
        if _forms(sentence) not in known
    ]
    assert not missing, "\n".join(missing)


def _asked_inside_f_strings(path: Path) -> Iterator[str]:
    for text in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(text, ast.JoinedStr):
            continue
        for call in ast.walk(text):
            if isinstance(call, ast.Call) and call.args and isinstance(call.args[0], ast.Constant):
                asked = getattr(call.func, "id", getattr(call.func, "attr", None))
                if asked in KEYWORDS:
                    yield f"{_name(path)}:{call.lineno}: {call.args[0].value!r}"


def test_no_sentence_stands_inside_an_f_string_where_python_3_11_does_not_find_it() -> None:
    assert not [found for path in MODULES for found in _asked_inside_f_strings(path)]


# --- Notebooks ---


def test_there_are_notebooks() -> None:
    assert NOTEBOOKS


@pytest.mark.parametrize("path", NOTEBOOKS, ids=_name)
def test_notebooks_are_stored_without_outputs(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    nbformat.validate(notebook)
    cells = [cell for cell in notebook.cells if cell.cell_type == "code"]
    assert not [cell.source for cell in cells if cell.outputs or cell.execution_count]


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=_name)
def test_notebooks_run(path: Path) -> None:
    notebook = nbformat.read(path, as_version=4)
    folder = {"metadata": {"path": str(path.parent)}}
    NotebookClient(notebook, timeout=600, kernel_name="python3", resources=folder).execute()
