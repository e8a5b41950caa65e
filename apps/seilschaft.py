"""The Seilschaft table."""

from apps.server.store import parlour_store
from apps.tables.seilschaft.page import seilschaft_page

seilschaft_page(parlour_store()).servable()
