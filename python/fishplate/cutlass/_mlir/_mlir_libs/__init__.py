"""The package in which `cutlass` has the classes of MLIR's types."""
