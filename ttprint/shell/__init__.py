"""What all commands share: options, delivery, printers."""
