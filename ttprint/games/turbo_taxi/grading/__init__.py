"""How hard every setup is."""
