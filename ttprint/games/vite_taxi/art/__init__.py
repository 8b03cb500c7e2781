"""What the things in the box look like."""
