"""The markers: taxis and houses."""
