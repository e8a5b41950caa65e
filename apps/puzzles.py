"""The proof puzzles of Battleseil."""

from apps.server.store import parlour_store
from apps.tables.puzzles.page import puzzles_page

puzzles_page(parlour_store()).servable()
