"""The runtime's own functions, `ffi.*`, as attributes of this module."""

from . import registry

registry.init_ffi_api("ffi", __name__)
