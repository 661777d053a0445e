"""A timeline of kernels, and functions and types for testing from the library `libtvm_ffi_testing.so` of Apache TVM-FFI.

Importing this package loads that library; see `library.py` for the search path. If the library is missing, only the
names that need it raise an error.
"""

from typing import Any as _Any

from . import library
from ._timeline import Span, spans, stage, timeline, timeline_shape

__all__ = [
    "Span",
    "TestCompare",
    "TestCustomCompare",
    "TestCustomHash",
    "TestEqWithoutHash",
    "TestFrozenCxx",
    "TestHash",
    "TestIntPair",
    "TestNonCopyable",
    "TestObjectBase",
    "TestObjectDerived",
    "TestObjectPtrHolder",
    "_SchemaAllTypes",
    "_TestCxxAutoInit",
    "_TestCxxAutoInitAllInitOff",
    "_TestCxxAutoInitChild",
    "_TestCxxAutoInitKwOnlyDefaults",
    "_TestCxxAutoInitParent",
    "_TestCxxAutoInitSimple",
    "_TestCxxClassBase",
    "_TestCxxClassDerived",
    "_TestCxxClassDerivedDerived",
    "_TestCxxEnumHolder",
    "_TestCxxInitSubset",
    "_TestCxxIntEnum",
    "_TestCxxKwOnly",
    "_TestCxxNoAutoInit",
    "_TestCxxStrEnum",
    "add_one",
    "create_object",
    "library",
    "make_unregistered_object",
    "run_with_gpu_lock",
    "spans",
    "stage",
    "timeline",
    "timeline_shape",
]

_missing = ""
try:
    library.load()

    from . import _ffi_api
    from ._ffi_api import *  # noqa: F403
    from ._locking import run_with_gpu_lock
    from .testing import (
        TestCompare,
        TestCustomCompare,
        TestCustomHash,
        TestEqWithoutHash,
        TestFrozenCxx,
        TestHash,
        TestIntPair,
        TestNonCopyable,
        TestObjectBase,
        TestObjectDerived,
        TestObjectPtrHolder,
        _SchemaAllTypes,
        _TestCxxAutoInit,
        _TestCxxAutoInitAllInitOff,
        _TestCxxAutoInitChild,
        _TestCxxAutoInitKwOnlyDefaults,
        _TestCxxAutoInitParent,
        _TestCxxAutoInitSimple,
        _TestCxxClassBase,
        _TestCxxClassDerived,
        _TestCxxClassDerivedDerived,
        _TestCxxEnumHolder,
        _TestCxxInitSubset,
        _TestCxxIntEnum,
        _TestCxxKwOnly,
        _TestCxxNoAutoInit,
        _TestCxxStrEnum,
        add_one,
        create_object,
        make_unregistered_object,
    )

    __all__ += _ffi_api.__all__
except ImportError as error:
    _missing = str(error)
    __all__ = ["Span", "library", "spans", "stage", "timeline", "timeline_shape"]


def __getattr__(name: str) -> _Any:
    """Explain why a name of the library is missing."""
    if _missing and not name.startswith("__"):
        raise ImportError(_missing)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
