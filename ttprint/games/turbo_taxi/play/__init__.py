"""The page on which one plays, as one file for a browser."""
