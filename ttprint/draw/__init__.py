"""Pictures: values, shapes, inks, fonts."""
