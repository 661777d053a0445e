"""The extension and the Python classes nearest to it, under one name."""

from __future__ import annotations

from ._core import *  # noqa: F403
from ._core import (  # noqa: F401
    _OPAQUE_PTR_HANDLERS,
    _get_global_func,
    _register_global_func,
)
from ._object import (  # noqa: F401
    Bytes,
    Object,
    ObjectConvertible,
    ObjectRValueRef,
    PyNativeObject,
    String,
    _new_object,
    object_repr,
)
