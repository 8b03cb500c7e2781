"""The cards: COURSE, BONUS and STOP, and their backs."""
