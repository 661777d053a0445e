"""Fishplate: TVM-FFI's functions, objects and tensors from Python."""
