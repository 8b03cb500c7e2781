"""A lesson: pages for the teacher and the pupils, and everything for a class in one folder."""
