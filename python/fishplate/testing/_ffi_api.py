"""The global functions named `testing.*` as Python functions, under their last name."""

from ..registry import init_ffi_api, list_global_func_names

init_ffi_api("testing", __name__)

__all__ = sorted(  # what the library registered, whichever version it is
    name.removeprefix("testing.")
    for name in list_global_func_names()
    if name.startswith("testing.") and name.removeprefix("testing.").isidentifier()
)
