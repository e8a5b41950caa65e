"""The Battleseil table."""

from apps.server.store import parlour_store
from apps.tables.battleseil.page import battleseil_page

battleseil_page(parlour_store()).servable()
