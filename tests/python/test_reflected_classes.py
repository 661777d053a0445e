"""Classes over native types: properties, methods and constructors, and the errors of their misuse."""

from __future__ import annotations

import gc
import inspect
import pydoc
import weakref
from typing import Any

import fishplate
import pytest
from fishplate import testing
from fishplate.core import MISSING, FFIProperty, Object
from fishplate.dataclasses import c_class

PAIR = testing.TestIntPair
SIMPLE = testing._TestCxxAutoInitSimple


class Strange:
    """Not an FFI object."""


# -- properties -------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", [1, "text", None, Strange(), SIMPLE(1, 2), fishplate.Array([1])])
def test_a_field_is_read_from_objects_of_its_type_only(other: Any) -> None:
    field = testing.TestObjectBase.v_i64
    for use in (lambda: field.fget(other), lambda: field.fset(other, 1)):
        with pytest.raises(TypeError, match=r"testing\.TestObjectBase\.v_i64 needs an object of"):
            use()


def test_a_field_of_a_derived_object_is_the_same_field() -> None:
    derived = testing.TestObjectDerived(v_map={}, v_array=[], v_i64=5)
    assert testing.TestObjectBase.v_i64.__get__(derived) == 5
    with pytest.raises(TypeError, match="TestObjectDerived.v_map needs an object of type"):
        testing.TestObjectDerived.v_map.__get__(testing.TestObjectBase())


def test_an_empty_object_has_no_fields() -> None:
    empty = PAIR.__new__(PAIR)
    with pytest.raises(ValueError, match=r"testing\.TestIntPair\.a of an empty .*TestIntPair"):
        empty.a  # noqa: B018
    moved = testing.TestObjectBase()
    fishplate.convert(lambda x: None)(moved._move())
    with pytest.raises(ValueError, match="was moved"):
        moved.v_i64 = 1


def test_a_wrong_value_names_class_and_field() -> None:
    held = testing.TestObjectBase()
    with pytest.raises(TypeError, match=r"testing\.TestObjectBase\.v_i64: .*`int`"):
        held.v_i64 = "text"
    assert held.v_i64 == 10


def test_frozen_fields() -> None:
    frozen = PAIR(1, 2)
    with pytest.raises(AttributeError, match="'a' of '.*TestIntPair' object has no setter"):
        frozen.a = 2
    with pytest.raises(AttributeError, match="has no deleter"):
        del frozen.a
    PAIR.a.set(frozen, 3)
    assert (frozen.a, PAIR.a.fset) == (3, None)


def test_a_class_may_freeze_what_the_type_does_not() -> None:
    try:

        @c_class("testing.TestObjectBase", frozen=True)
        class Frozen(Object):
            v_i64: int
            v_f64: float
            v_str: str

        held = Frozen(v_i64=1)
        with pytest.raises(AttributeError, match="has no setter"):
            held.v_i64 = 2
        Frozen.v_i64.set(held, 3)
        assert held.v_i64 == 3
    finally:
        c_class("testing.TestObjectBase")(testing.TestObjectBase)


def test_a_property_is_made_once() -> None:
    field = testing.TestObjectBase.v_i64
    with pytest.raises(TypeError, match="__init__ has run already"):
        field.__init__(field.fget, field.fset, False)
    with pytest.raises(TypeError, match="fget must be a FieldGetter, got int"):
        FFIProperty(1, field.fset, False)
    empty = FFIProperty.__new__(FFIProperty)
    for use in (lambda: empty.__get__(1), lambda: empty.__set__(1, 2), lambda: empty.set(1, 2)):
        with pytest.raises(TypeError, match="empty"):
            use()
    assert isinstance(field, property) and (field.__name__, field.fdel) == ("v_i64", None)


def test_a_conversion_may_empty_the_object() -> None:
    held = testing.TestObjectBase()

    class Mover:
        def __tvm_ffi_int__(self) -> int:
            fishplate.convert(lambda x: None)(held._move())
            return 3

    with pytest.raises(ValueError, match="was moved"):
        held.v_i64 = Mover()


# -- methods ----------------------------------------------------------------------------------------


def test_a_method_is_a_method() -> None:
    held = testing.TestObjectBase(v_i64=4)
    assert held.add_i64(1) == testing.TestObjectBase.add_i64(held, 1) == 5
    bound = held.add_i64
    assert inspect.ismethod(bound) and bound.__self__ is held and bound(2) == 6
    assert inspect.ismethoddescriptor(testing.TestObjectBase.add_i64)
    assert testing.TestObjectBase.add_i64.__qualname__ == "TestObjectBase.add_i64"


def test_methods_and_constructors_have_signatures() -> None:
    assert str(inspect.signature(testing.TestObjectBase.add_i64)) == "(self, _1: int, /) -> int"
    assert str(inspect.signature(testing.TestObjectBase().add_i64)) == "(_1: int, /) -> int"
    child = testing._TestCxxAutoInitChild
    names = ["parent_required", "child_required", "parent_default", "child_kw_only"]
    assert list(inspect.signature(child).parameters) == names
    text = pydoc.plain(pydoc.render_doc(PAIR))
    assert "__init__(self, a: int, b: int)" in text and "sum(self, /) -> int" in text


def test_wrong_calls_of_methods_say_what_was_expected() -> None:
    with pytest.raises(TypeError, match=r"argument #0 .*Expected `testing.TestIntPair`"):
        PAIR.sum(1)
    with pytest.raises(TypeError, match="Expected 1 but got 2"):
        PAIR(1, 2).sum(3)
    with pytest.raises(TypeError, match="takes no keyword arguments"):
        PAIR(1, 2).sum(x=3)


# -- constructors -----------------------------------------------------------------------------------


def test_keywords_find_their_position() -> None:
    for made in (PAIR(1, 2), PAIR(1, b=2), PAIR(b=2, a=1), PAIR(**{"".join(["a"]): 1, "b": 2})):
        assert (made.a, made.b) == (1, 2)
    assert SIMPLE(y=2, x=1).y == 2
    child = testing._TestCxxAutoInitChild(child_kw_only=4, child_required=2, parent_required=1)
    assert (child.parent_required, child.parent_default, child.child_kw_only) == (1, 5, 4)


def test_missing_is_not_given() -> None:
    assert testing.TestObjectBase(v_i64=MISSING, v_f64=2.0).v_i64 == 10
    with pytest.raises(TypeError, match="missing required argument: 'y'"):
        SIMPLE(1, y=MISSING)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: PAIR(1, a=2), r"TestIntPair\.__init__\(\) got multiple values for argument 'a'"),
        (lambda: PAIR(1, c=2), "got an unexpected keyword argument 'c'"),
        (lambda: PAIR(b=2), "missing required argument: 'a'"),
        (lambda: PAIR(1, 2, 3, b=1), "takes at most 2 positional argument"),
        (lambda: PAIR(1), "Expected 2 but got 1"),
        (lambda: SIMPLE(1, "x"), r"TestCxxAutoInitSimple.*field 'y':\n.*`int`"),
        (lambda: SIMPLE(*range(40)), "takes at most 2 positional"),
        (lambda: PAIR.__init__(), "needs an FFI object as self, got nothing"),
        (lambda: PAIR.__init__(Strange(), 1, 2), "needs an FFI object as self, got Strange"),
        (lambda: PAIR.__init__(SIMPLE(1, 2), 1, 2), "not supported on an instance of"),
    ],
)
def test_wrong_arguments_of_constructors(make: Any, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        make()


def test_an_object_can_be_made_anew() -> None:
    made = PAIR(1, 2)
    before = made.id_
    with pytest.raises(TypeError):
        made.__init__(1)
    assert (made.id_, made.a) == (before, 1)
    made.__init__(3, 4)
    assert (made.a, made.b) == (3, 4)


def test_a_class_and_its_attributes_go_together() -> None:
    @c_class("testing.TestCxxInitSubset")
    class Passing(Object):
        required_field: int
        optional_field: int
        note: str

    assert Passing(1).required_field == 1
    parts = [weakref.ref(Passing)]
    # The tables refer to the class until another one replaces it.
    del fishplate._type_info._INFO_OF_CLASS[Passing]
    c_class("testing.TestCxxInitSubset")(testing._TestCxxInitSubset)
    del Passing
    gc.collect()
    assert testing._TestCxxInitSubset(2).required_field == 2
    assert parts  # the extension keeps replaced classes; nothing above may crash on them


# -- fallback classes -------------------------------------------------------------------------------


def test_a_type_without_a_class_gets_one() -> None:
    made = testing.make_unregistered_object()
    cls = type(made)
    assert cls is type(testing.make_unregistered_object())
    assert (cls.__name__, cls.__qualname__) == (
        "TestUnregisteredObject",
        cls.__tvm_ffi_type_info__.type_key,
    )
    assert issubclass(cls, Object) and made.v1 == 41 and made.get_v1_plus_one() == 42
    with pytest.raises(AttributeError):
        made.nothing_like_this = 1


def test_an_unknown_index_is_an_error() -> None:
    core = fishplate.core
    for call in (core._describe_type, core._describe_fields, core._native_size):
        for index in (-1, 60, 40_000, 1 << 40):
            with pytest.raises(ValueError, match="no type has the index"):
                call(index)
    assert core._lookup_type_attr(40_000, "__ffi_init__") is None
    assert core._object_type_key_to_index("no.such.type") is None
    with pytest.raises(ValueError, match="Cannot find type key: no.such.type"):
        core._lookup_or_register_type_info_from_type_key("no.such.type")
