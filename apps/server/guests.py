"""Who comes: every browser carries a cookie that no script can read.

Panel cannot set a cookie, and Bokeh writes all cookies of a request into the page, where scripts
could read them. So Bokeh's page handler is taught one thing before it starts: it takes this cookie
out of the request, keeps it on the request object for the session that is about to begin, and
answers with it.
"""

from __future__ import annotations

import re
import secrets
from functools import wraps
from typing import Any

from bokeh.server.views.doc_handler import DocHandler

COOKIE = "ks_guest"
_DAYS = 400  #: browsers keep no cookie longer
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")  # 256 bits
_KEPT = "kartenstube_guest"


def know_guests() -> None:
    """Give every page opened from now on a guest; calling again changes nothing."""
    if _knows_guests():
        return
    prepare = DocHandler.prepare

    @wraps(prepare)
    async def prepare_with_guest(self: Any) -> None:
        await prepare(self)
        _welcome(self)

    prepare_with_guest.knows_guests = True  # type: ignore[attr-defined]
    DocHandler.prepare = prepare_with_guest


def came_too_early(document: Any) -> bool:
    """Return whether this page was asked for before guests were known, and has to be loaded anew.

    So it is with the first page of a plain `panel serve`, which runs our code only inside a session.
    """
    if _knows_guests():
        return False
    know_guests()
    return getattr(_request(document), "connection", None) is not None  # else nobody to ask anew


def guest_token(document: Any) -> str | None:
    """Return the token of the guest that opened the page; None where no page handler was asked."""
    return getattr(_request(document), _KEPT, None)


def _knows_guests() -> bool:
    return getattr(DocHandler.prepare, "knows_guests", False)


def _request(document: Any) -> Any:
    return getattr(document.session_context, "request", None)


def _welcome(handler: Any) -> None:
    """Move the guest's cookie from the request to the request object, and renew it."""
    request = handler.request
    morsel = request.cookies.pop(COOKIE, None)
    if morsel is not None:
        _set_cookie_header(request)
    known = morsel is not None and _TOKEN.fullmatch(morsel.value)
    token = morsel.value if known else secrets.token_urlsafe(32)
    setattr(request, _KEPT, token)
    handler.set_cookie(
        COOKIE,
        token,
        path="/",
        expires_days=_DAYS,
        httponly=True,
        samesite="Lax",
        secure=request.protocol == "https",
    )


def _set_cookie_header(request: Any) -> None:
    """Make the raw header say what is left of the cookies: it goes into the page as well."""
    left = "; ".join(f"{name}={morsel.coded_value}" for name, morsel in request.cookies.items())
    if left:
        request.headers["Cookie"] = left
    else:
        del request.headers["Cookie"]
