"""Python names for the origins of type schemas, and modules for the prefixes of type keys.

The package is called `tvm_ffi` here, as in type keys; `Options.package` is the package that generated code imports
instead.
"""

from __future__ import annotations

PACKAGE = "tvm_ffi"

TY_MAP_DEFAULTS = {
    "Any": "typing.Any",
    "Callable": "typing.Callable",
    "Array": "collections.abc.Sequence",
    "List": "collections.abc.MutableSequence",
    "Map": "collections.abc.Mapping",
    "Dict": "collections.abc.MutableMapping",
    "Object": "ffi.Object",
    "Tensor": "ffi.Tensor",
    "dtype": "ffi.dtype",
    "Device": "ffi.Device",
    "ffi.Enum": f"{PACKAGE}.dataclasses.Enum",
}

# Annotations of parameters: functions accept more types than they return.
TY_MAP_INPUT_DEFAULTS = {
    "Array": "collections.abc.Sequence",
    "List": "collections.abc.Sequence",
    "Map": "collections.abc.Mapping",
    "Dict": "collections.abc.Mapping",
}

MOD_MAP = {"ffi": PACKAGE, "testing": f"{PACKAGE}.testing"}
