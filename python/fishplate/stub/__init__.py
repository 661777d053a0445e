"""The stub generator (`fishplate-stubgen`): typed Python and Rust bindings from the registry.

It rewrites the text between `tvm-ffi-stubgen(begin)` and `tvm-ffi-stubgen(end)` comments, in place. Its modules and
functions have upstream's names, because upstream's tests and users import them. `fishplate stubgen` writes clients of
finished libraries instead; docs/howto/stubs.md compares the two.
"""
