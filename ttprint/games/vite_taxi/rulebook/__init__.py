"""The rule booklet: its words filled in, its pictures drawn."""
