"""Tensors inside containers: they come out with the framework's class that went in.

The framework is fictitious: a class with an exchange table whose functions are written in Python.
"""

from __future__ import annotations

import ctypes
from typing import Any

import fishplate
import fishplate.testing  # noqa: F401  its library has the functions that make containers
import numpy as np
import pytest
from fishplate import Array, Dict, List, Map, Tensor

FROM_PYTHON = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.py_object, ctypes.POINTER(ctypes.c_void_p))
TO_PYTHON = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.POINTER(ctypes.c_void_p))
STREAM = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_int, ctypes.c_int32, ctypes.POINTER(ctypes.c_void_p)
)

NEW_CAPSULE = ctypes.pythonapi.PyCapsule_New
NEW_CAPSULE.restype = ctypes.py_object
NEW_CAPSULE.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)
POINTER_OF = ctypes.pythonapi.PyCapsule_GetPointer
POINTER_OF.restype = ctypes.c_void_p
POINTER_OF.argtypes = (ctypes.py_object, ctypes.c_char_p)
SET_NAME = ctypes.pythonapi.PyCapsule_SetName
SET_NAME.argtypes = (ctypes.py_object, ctypes.c_char_p)

# A capsule stores the address of its name, so the names must stay alive.
OWNED, USED = b"dltensor_versioned", b"used_dltensor_versioned"
EXCHANGE = b"dlpack_exchange_api"


class Table(ctypes.Structure):
    _fields_ = (
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("previous", ctypes.c_void_p),
        ("allocator", ctypes.c_void_p),
        ("from_python", FROM_PYTHON),
        ("to_python", TO_PYTHON),
        ("borrow", ctypes.c_void_p),
        ("stream", STREAM),
    )


class Framework:
    """A tensor of the fictitious framework."""

    def __init__(self, content: Tensor) -> None:
        self.content = content


@FROM_PYTHON
def from_python(value: Framework, out: Any) -> int:
    capsule = value.content.__dlpack__(max_version=(1, 0))
    out[0] = POINTER_OF(capsule, OWNED)
    SET_NAME(capsule, USED)
    return 0


@TO_PYTHON
def to_python(managed: int, out: Any) -> int:
    made = Framework(fishplate.from_dlpack(NEW_CAPSULE(managed, OWNED, None)))
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(made))
    out[0] = id(made)
    return 0


@STREAM
def no_stream(kind: int, index: int, out: Any) -> int:
    out[0] = None
    return 0


TABLE = Table(1, 0, None, None, from_python, to_python, None, no_stream)
Framework.__dlpack_c_exchange_api__ = NEW_CAPSULE(ctypes.addressof(TABLE), EXCHANGE, None)


def function(name: str) -> fishplate.Function:
    return fishplate.get_global_func(f"testing.{name}")


@pytest.fixture
def tensor() -> Framework:
    return Framework(fishplate.from_dlpack(np.arange(4, dtype="float32")))


def is_same(got: object, tensor: Framework) -> bool:
    return isinstance(got, Framework) and got.content.data_ptr() == tensor.content.data_ptr()


def test_sequences(tensor: Framework) -> None:
    for made, cls in [
        (function("make_array_with_tensor")(tensor), Array),
        (function("make_list_with_tensor")(tensor, 7), List),
    ]:
        assert isinstance(made, cls)
        assert is_same(made[0], tensor)
        assert is_same(made[:1][0], tensor)
        assert is_same(next(iter(made)), tensor)
    made = function("make_list_with_tensor")(tensor, 7)
    assert made.pop() == 7 and is_same(made.pop(), tensor)


def test_maps(tensor: Framework) -> None:
    for made, cls in [
        (function("make_map_with_tensor")(tensor), Map),
        (function("make_dict_with_tensor")(tensor), Dict),
    ]:
        assert isinstance(made, cls)
        assert is_same(made["tensor"], tensor)
        assert is_same(made.get("tensor"), tensor)
        assert is_same(dict(made.items())["tensor"], tensor)
        assert any(is_same(value, tensor) for value in made.values())


def test_what_lies_deeper(tensor: Framework) -> None:
    made = function("make_nested_map_with_tensor")(tensor, tensor)
    assert is_same(made["array"][0], tensor)
    assert is_same(made["map"]["t"], tensor)
    assert is_same(function("make_nested_array_with_tensor")(tensor)[0][0], tensor)


def test_a_container_brings_its_framework(tensor: Framework) -> None:
    made = function("make_array_with_tensor")(tensor)
    assert is_same(function("echo")(made)[0], tensor)


def test_without_a_framework(tensor: Framework) -> None:
    made = function("make_array_with_tensor")(tensor.content)
    assert isinstance(made[0], Tensor)
    assert isinstance(Array([tensor])[0], Tensor)


def test_callbacks(tensor: Framework) -> None:
    seen: list[Any] = []
    fishplate.convert_func(seen.append)(tensor)
    fishplate.convert_func(seen.append, tensor_cls=Framework)(tensor)
    assert isinstance(seen[0], Tensor)
    assert is_same(seen[1], tensor)
    fishplate.convert_func(seen.append, Framework)([tensor])
    assert is_same(seen[2][0], tensor)
    for wrong in (int, object, 5):
        with pytest.raises(TypeError, match="__dlpack_c_exchange_api__"):
            fishplate.convert_func(print, tensor_cls=wrong)
