"""What every table needs: words, theme, the page around it, the referee, work in the background."""
