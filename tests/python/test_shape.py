"""Shape: a tuple in Python, an object in the FFI."""

from __future__ import annotations

import copy
import gc
import pickle

import fishplate
import numpy as np
import pytest
from fishplate import Array, Shape

MAKE = fishplate.get_global_func("ffi.Shape")


@pytest.mark.parametrize("content", [(), (1,), (2, 3), (-1, 0, 2**63 - 1, -(2**63)), range(20)])
def test_content(content: tuple[int, ...]) -> None:
    made = Shape(content)
    assert isinstance(made, tuple) and type(made) is Shape
    assert made == tuple(content)
    assert hash(made) == hash(tuple(content))
    assert made + (9,) == (*content, 9)
    again = MAKE(*content)
    assert type(again) is Shape and again == made


def test_any_iterable_of_integers() -> None:
    assert Shape([1, 2]) == Shape(iter([1, 2])) == Shape(np.array([1, 2])) == (1, 2)
    made = Shape((np.int32(3), True))
    assert made == (3, 1)
    assert all(type(extent) is int for extent in made)


@pytest.mark.parametrize(
    ("content", "error", "message"),
    [
        ((1.0,), ValueError, "Shape must be a tuple of integers, got float at position 0"),
        ((1, "2"), ValueError, "Shape must be a tuple of integers, got str at position 1"),
        ((1, None), ValueError, "got NoneType at position 1"),
        ((1, 2**63), ValueError, "extent 1 of a Shape does not fit 64 bits"),
        (3, TypeError, "'int' object is not iterable"),
    ],
)
def test_refused(content: object, error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        Shape(content)


def test_wrong_calls() -> None:
    for call in (lambda: Shape(), lambda: Shape((1,), (2,)), lambda: Shape.__new__(int, (1,))):
        with pytest.raises(TypeError):
            call()
    with pytest.raises(TypeError, match="expected an FFI shape, got Array"):
        fishplate.core._shape_obj_get_py_tuple(Array([1]))


def test_it_is_passed_as_its_object() -> None:
    made = Shape((1, 2))
    cached = made._tvm_ffi_cached_object
    assert Array([made])[0]._tvm_ffi_cached_object.same_as(cached)
    assert copy.copy(made) == copy.deepcopy(made) == made


def test_a_shape_that_nobody_else_has_gets_its_object_when_it_is_needed() -> None:
    made = MAKE(2, 3)
    assert type(made) is Shape and "_tvm_ffi_cached_object" not in vars(made)
    held = Array([made])
    assert "_tvm_ffi_cached_object" in vars(made)
    again = held[0]
    assert again == made
    assert again._tvm_ffi_cached_object.same_as(made._tvm_ffi_cached_object)
    assert "_tvm_ffi_cached_object" in vars(held[0])
    assert pickle.loads(pickle.dumps(MAKE(4))) == (4,) and copy.deepcopy(MAKE(5)) == (5,)
    with pytest.raises(AttributeError, match="'Shape' object has no attribute 'extents'"):
        _ = made.extents


def test_a_subclass() -> None:
    class Named(Shape):
        name = "s"

    made = Named((1, 2))
    assert type(made) is Named and made == (1, 2) and made.name == "s"


def test_nothing_is_left_behind() -> None:
    gc.collect()
    for _ in range(1000):
        with pytest.raises(ValueError):
            Shape((1, 2, "x"))
    assert Shape((5,)) == (5,)
