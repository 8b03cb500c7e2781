"""Any language."""
