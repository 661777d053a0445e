"""The global functions named `testing.*` as Python functions, under the last part of their names."""

from ..registry import init_ffi_api, list_global_func_names

init_ffi_api("testing", __name__)

__all__ = sorted(  # all functions that the library registers, whatever its version
    name.removeprefix("testing.")
    for name in list_global_func_names()
    if name.startswith("testing.") and name.removeprefix("testing.").isidentifier()
)
