"""A city on the table: the grid with its clock, in colour and as line art."""
