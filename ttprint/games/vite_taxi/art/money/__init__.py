"""Pictures of the notes."""
