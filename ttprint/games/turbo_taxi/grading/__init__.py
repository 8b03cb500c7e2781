"""How hard every setup is, read from frozen tables."""
