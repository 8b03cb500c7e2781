"""A lesson: what a teacher and a class need on paper."""
