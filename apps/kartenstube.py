"""The front door: which tables there are."""

from apps.frontdoor.page import front_door

front_door().servable()
