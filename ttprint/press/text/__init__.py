"""Texts on pages that are not typeset by Typst: lines, columns, steps."""
