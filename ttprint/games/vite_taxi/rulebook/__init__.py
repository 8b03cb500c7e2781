"""The rule booklet: its texts and its pictures."""
