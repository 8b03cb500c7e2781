"""What the pieces look like."""
