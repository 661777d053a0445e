"""Python classes for the types of the testing library, and a few of its functions.

The classes show what classes over native types look like: fields are annotated, constructors come
from the type's own metadata. Names with an underscore are for tests of one feature each.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from .. import _ffi_api, core
from ..dataclasses import IntEnum, StrEnum, c_class, entry
from ..registry import get_global_func

if TYPE_CHECKING:
    from .. import Device, dtype

Object = core.Object


def __getattr__(name: str) -> Any:
    """`requires_py310` and similar marks, which skip a test on an older Python. Created on demand, because they need
    pytest."""
    if name.startswith("requires_py3") and name.removeprefix("requires_py3").isdigit():
        import pytest

        minor = int(name.removeprefix("requires_py3"))
        too_old = sys.version_info < (3, minor)
        return pytest.mark.skipif(too_old, reason=f"requires Python 3.{minor}+")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def create_object(type_key: str, **kwargs: Any) -> Object:
    """An object of the type `type_key`, with fields given by name."""
    pairs = [item for pair in kwargs.items() for item in pair]
    return _ffi_api.MakeObjectFromPackedArgs(type_key, *pairs)


def make_unregistered_object() -> Object:
    """An object of a type that has no Python class."""
    return get_global_func("testing.make_unregistered_object")()


def add_one(x: int) -> int:
    """`x + 1`, computed by the library."""
    return get_global_func("testing.add_one")(x)


@c_class("testing.TestObjectBase")
class TestObjectBase(Object):
    """Three fields with defaults, and a method `add_i64`."""

    __test__ = False

    v_i64: int
    v_f64: float
    v_str: str


@c_class("testing.TestObjectDerived")
class TestObjectDerived(TestObjectBase):
    """Adds containers to its parent's fields."""

    __test__ = False

    v_map: Mapping[Any, Any]
    v_array: Sequence[Any]


@c_class("testing.TestObjectPtrHolder")
class TestObjectPtrHolder(Object):
    """Holds an object, and another one that may be absent."""

    __test__ = False

    value: TestObjectBase
    optional_value: TestObjectBase | None


@c_class("testing.TestIntPair")
class TestIntPair(Object):
    """Two fields, a constructor that takes them, and a method `sum`."""

    __test__: ClassVar[bool] = False

    a: int
    b: int


@c_class("testing.TestFrozenCxx", frozen=True)
class TestFrozenCxx(Object):
    """Fields that the native type allows to write, and this class does not."""

    __test__: ClassVar[bool] = False

    value: int
    tag: str


@c_class("testing.TestNonCopyable")
class TestNonCopyable(Object):
    """A type that cannot be copied."""

    __test__ = False

    value: int


@c_class("testing.TestCompare")
class TestCompare(Object):
    """Comparisons ignore `ignored_field`."""

    __test__ = False

    key: int
    name: str
    ignored_field: int


@c_class("testing.TestHash")
class TestHash(Object):
    """Hashes ignore `hash_ignored`."""

    __test__ = False

    key: int
    name: str
    hash_ignored: int


@c_class("testing.TestCustomHash")
class TestCustomHash(Object):
    """Hashed by a native function that uses only `key`."""

    __test__ = False

    key: int
    label: str


@c_class("testing.TestCustomCompare")
class TestCustomCompare(Object):
    """Compared by native functions that use only `key`."""

    __test__ = False

    key: int
    label: str


@c_class("testing.TestEqWithoutHash")
class TestEqWithoutHash(Object):
    """Has its own equality without a matching hash."""

    __test__ = False

    key: int
    label: str


@c_class("testing.SchemaAllTypes")
class _SchemaAllTypes:
    """A field of every kind that a type schema can describe."""

    v_bool: bool
    v_int: int
    v_float: float
    v_device: Device
    v_dtype: dtype
    v_string: str
    v_bytes: bytes
    v_opt_int: int | None
    v_opt_str: str | None
    v_arr_int: Sequence[int]
    v_arr_str: Sequence[str]
    v_map_str_int: Mapping[str, int]
    v_map_str_arr_int: Mapping[str, Sequence[int]]
    v_variant: str | Sequence[int] | Mapping[str, int]
    v_opt_arr_variant: Sequence[int | str] | None


@c_class("testing.TestCxxClassBase")
class _TestCxxClassBase(Object):
    """A constructor written in Python that changes its arguments."""

    v_i64: int
    v_i32: int
    not_field_1 = 1
    not_field_2: ClassVar[int] = 2

    def __init__(self, v_i64: int, v_i32: int) -> None:
        info = type(self).__tvm_ffi_type_info__
        constructor = core._lookup_type_attr(info.type_index, "__ffi_init__")
        self.__init_handle_by_constructor__(constructor, v_i64 + 1, v_i32 + 2)


@c_class("testing.TestCxxClassDerived", eq=True, order=True, unsafe_hash=True)
class _TestCxxClassDerived(_TestCxxClassBase):
    """Compared, ordered and hashed by its fields."""

    v_f64: float
    v_f32: float


@c_class("testing.TestCxxClassDerivedDerived")
class _TestCxxClassDerivedDerived(_TestCxxClassDerived):
    """A third level, with a default in the middle."""

    v_str: str
    v_bool: bool


class _TestCxxIntEnum(IntEnum, type_key="testing.TestCxxIntEnum"):
    """Entries with ints; the native side registers the same ones."""

    low = entry(value=10)
    high = entry(value=20)


class _TestCxxStrEnum(StrEnum, type_key="testing.TestCxxStrEnum"):
    """Entries with strings."""

    add = entry(value="+")
    mul = entry(value="*")


@c_class("testing.TestCxxEnumHolder")
class _TestCxxEnumHolder(Object):
    """Fields that hold enum entries."""

    __test__ = False

    priority: _TestCxxIntEnum
    opcode: _TestCxxStrEnum


@c_class("testing.TestCxxInitSubset")
class _TestCxxInitSubset(Object):
    """The constructor takes one of three fields."""

    required_field: int
    optional_field: int
    note: str


@c_class("testing.TestCxxKwOnly")
class _TestCxxKwOnly(Object):
    """The constructor takes keywords only."""

    x: int
    y: int
    z: int
    w: int


@c_class("testing.TestCxxAutoInit")
class _TestCxxAutoInit(Object):
    """`b` is not in the constructor, `c` is keyword-only, `d` has a default."""

    __test__ = False

    a: int
    b: int
    c: int
    d: int


@c_class("testing.TestCxxAutoInitSimple")
class _TestCxxAutoInitSimple(Object):
    """All fields by position."""

    __test__ = False

    x: int
    y: int


@c_class("testing.TestCxxAutoInitAllInitOff")
class _TestCxxAutoInitAllInitOff(Object):
    """No field is in the constructor."""

    __test__ = False

    x: int
    y: int
    z: int


@c_class("testing.TestCxxAutoInitKwOnlyDefaults")
class _TestCxxAutoInitKwOnlyDefaults(Object):
    """Every mixture of positional and keyword-only fields and defaults; `hidden` is not in the constructor."""

    __test__ = False

    p_required: int
    p_default: int
    k_required: int
    k_default: int
    hidden: int


@c_class("testing.TestCxxNoAutoInit", init=False)
class _TestCxxNoAutoInit(Object):
    """No constructor at all."""

    __test__ = False

    x: int
    y: int


@c_class("testing.TestCxxAutoInitParent")
class _TestCxxAutoInitParent(Object):
    """Fields that a child's constructor also takes."""

    __test__ = False

    parent_required: int
    parent_default: int


@c_class("testing.TestCxxAutoInitChild")
class _TestCxxAutoInitChild(_TestCxxAutoInitParent):
    """Required fields of the child come before its parent's default."""

    __test__ = False

    child_required: int
    child_kw_only: int
