"""Pictures of the six taxis."""
