"""Printer profiles: the calibration page, measured errors, and compensated pages."""
