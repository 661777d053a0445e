"""Helpers for writing MLIR in Python, with the names of MLIR's own package ``mlir.extras``: `types` and `meta`."""
