"""A sentence above a table that a person should read once and may put away."""

from __future__ import annotations

from typing import Any, ClassVar

import panel as pn
import param
from panel.custom import JSComponent

from apps.tables.shared.bundle import CSS, JS, join_modules, join_styles
from apps.tables.shared.page import Visitor
from apps.tables.shared.words import Words
from rulesengine.common.errors import N_

UNSAVED = N_(
    "Your games cannot be saved here just now. You can play; a reload deals a new game, though."
)


class Notice(JSComponent):
    """Shows `view` (text, close, theme, lang) until somebody closes it."""

    view = param.Dict(default={}, doc="The sentence, the button's label, theme and language.")

    _esm = join_modules([JS / "dom.js", JS / "theme.js", JS / "notice.js"])
    _stylesheets: ClassVar = [join_styles([CSS / "base.css", CSS / "notice.css"])]


def under_notice(visitor: Visitor, sentence: str, content: Any) -> Any:
    """Return `content` below the sentence (English, translated here); without one just `content`."""
    if not sentence:
        return content
    t = Words(visitor.lang)
    view = {"text": t(sentence), "close": t("Close"), "theme": visitor.theme, "lang": t.code}
    notice = Notice(view=view, sizing_mode="stretch_width", margin=0)
    return pn.Column(notice, content, sizing_mode="stretch_width", margin=0)
