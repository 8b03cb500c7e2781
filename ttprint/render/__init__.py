"""Pictures and texts as files: one module for each output format or library."""
