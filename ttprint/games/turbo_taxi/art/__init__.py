"""The drawings of all pieces."""
