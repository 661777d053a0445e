"""The stub generator (`fishplate-stubgen`): typed Python and Rust bindings from the registry.

It rewrites the text between `tvm-ffi-stubgen(begin)` and `tvm-ffi-stubgen(end)` comments, in place.
"""
