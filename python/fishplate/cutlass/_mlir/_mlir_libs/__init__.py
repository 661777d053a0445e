"""The place where `cutlass` keeps the classes of MLIR's types."""
