"""The embedded database: what is kept, how it is opened, brought up to date, read and written."""
