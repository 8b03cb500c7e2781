"""Words on a page that a machine does not typeset: lines, columns, steps."""
