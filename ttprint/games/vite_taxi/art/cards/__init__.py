"""Pictures of the cards: COURSE, BONUS and STOP, and their backs."""
