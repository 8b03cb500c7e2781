"""The command line: makes click commands from products, writes files, prints plans and reports."""
