"""The extension and the Python classes nearest to it, under one name."""

from __future__ import annotations

from . import _core, _object
from ._object import object_repr  # noqa: F401
from ._schema import TypeSchema  # noqa: F401

# Underscored names too: the rest of the package, and programs that know them, use them from here.
globals().update({name: value for name, value in vars(_core).items() if not name.startswith("__")})
globals().update({name: value for name, value in vars(_object).items() if isinstance(value, type)})
_new_object = _object._new_object

MISSING = _core._get_global_func("ffi.GetInvalidObject", False)()
KWARGS = _core._get_global_func("ffi.GetKwargsObject", False)()
