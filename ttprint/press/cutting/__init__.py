"""What guides a knife: in the gutters of a printed sheet, and in files for cutting machines."""
