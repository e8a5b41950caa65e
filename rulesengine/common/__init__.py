"""What more than one room needs: cards, records, luck, refusals, transcripts, estimates."""
