"""The rules, proofs and computer players of the card parlour; knows no screen, no database, no clock."""
