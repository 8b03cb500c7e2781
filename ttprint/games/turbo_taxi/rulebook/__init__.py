"""The rule booklet: its text with numbers filled in, and its pictures."""
