"""The cards as data: 40 COURSE cards, 70 BONUS and STOP cards. Their texts are in templates/."""
