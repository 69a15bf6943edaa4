"""What games share: content files, clauses, reasons, observations, the bots' data."""
