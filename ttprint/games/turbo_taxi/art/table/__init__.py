"""A city on the table: one grid with its clock, in colour and as line art."""
