"""The cards: 40 COURSES, 70 BONUS or STOP. Data without a sentence; what is printed on them lives in templates/."""
