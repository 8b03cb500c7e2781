"""Texts by key and language, plural forms, typography."""
