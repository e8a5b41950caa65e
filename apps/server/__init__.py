"""How the parlour is served: the command line, and what keeps it quick."""
