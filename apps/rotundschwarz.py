"""The Rot und Schwarz table."""

from apps.server.store import parlour_store
from apps.tables.rotundschwarz.page import rotundschwarz_page

rotundschwarz_page(parlour_store()).servable()
