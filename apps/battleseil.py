"""The Battleseil table."""

from apps.tables.battleseil.page import battleseil_page

battleseil_page().servable()
