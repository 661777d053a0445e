"""Functions and types for testing, from the library `libtvm_ffi_testing.so` of Apache TVM-FFI.

Importing this package loads that library; see `library.py` for where it is looked for.
"""

from . import library

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

__all__ = [
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
    *_ffi_api.__all__,
]
