"""The target Rust: structs over Apache's `tvm_ffi` crate for registered types."""

from .generator import RustGenerator

__all__ = ["RustGenerator"]
