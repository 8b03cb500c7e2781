"""Programs that make files kept in the repository: tables, figures, pictures."""
