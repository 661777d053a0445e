"""A program that prints the outcomes of random type schemas for random values, one line each.

`python schema_outcomes.py PACKAGE SEED COUNT`. Run with two packages, the lines can be compared.
"""

from __future__ import annotations

import collections
import ctypes
import importlib
import random
import sys
import typing
from typing import Any

import numpy as np

package = importlib.import_module(sys.argv[1])
core = importlib.import_module(f"{sys.argv[1]}.core")
dice = random.Random(int(sys.argv[2]))
convert_back = core._to_py_class_value


class Int:
    """Converts to an integer."""

    def __tvm_ffi_int__(self) -> int:
        return 7


class Float:
    """Converts to a float."""

    def __tvm_ffi_float__(self) -> float:
        return 7.5


class Value:
    """Converts to another value."""

    def __init__(self, inner: object) -> None:
        self.inner = inner

    def __tvm_ffi_value__(self) -> object:
        return self.inner


class Pointer:
    """Converts to an address."""

    def __tvm_ffi_opaque_ptr__(self) -> int:
        return 16


class Convertible(core.ObjectConvertible):
    """Converts to an FFI object."""

    def asobject(self) -> object:
        return package.Array([1, 2])


class Text(str):
    """A subclass of `str`."""


class Number(int):
    """A subclass of `int`."""


def annotation(depth: int) -> Any:
    """A random annotation."""
    leaves = [int, float, bool, str, bytes, None, Any, ctypes.c_void_p, core.Object]
    leaves += [collections.abc.Callable, tuple, list, dict, package.Array, package.Map]
    leaves += [package.dtype, package.Device, package.Tensor]
    if depth == 0 or dice.random() < 0.3:
        return dice.choice(leaves)
    part = lambda: annotation(depth - 1)  # noqa: E731
    return dice.choice(
        [
            lambda: list[part()],
            lambda: tuple[part(), ...],
            lambda: tuple[part(), part()],
            lambda: dict[part(), part()],
            lambda: package.Map[part(), part()],
            lambda: typing.Optional[part()],  # noqa: UP045
            lambda: typing.Union[part(), part()],  # noqa: UP007
        ]
    )()


def value(depth: int) -> Any:
    """A random value."""
    leaves = [0, 1, -5, 1 << 62, 1 << 64, True, False, 2.5, float("inf"), "", "a", "a long text"]
    leaves += [b"", b"bytes", bytearray(b"array"), None, len, Int(), Float(), Pointer()]
    leaves += [Convertible(), Text("t"), Number(3), ctypes.c_void_p(8), object, {1, 2}, 1j]
    leaves += ["int8", "cpu", package.device("cpu"), np.dtype("int32")]
    # NumPy booleans are left out: upstream treats them as unknown objects, here they are booleans.
    leaves += [np.zeros(2), np.int8(3), np.float32(0.5), core.DataType("int8")]
    if depth == 0 or dice.random() < 0.3:
        return dice.choice(leaves)
    part = lambda: value(depth - 1)  # noqa: E731
    key = lambda: dice.choice(["a", "b", 1, 2.5, True])  # noqa: E731
    ffi = lambda: dice.choice([1, True, 2.5, "a", "a long text", None, b"x"])  # noqa: E731
    return dice.choice(
        [
            lambda: [part() for _ in range(dice.randrange(4))],
            lambda: tuple(part() for _ in range(dice.randrange(4))),
            lambda: {key(): part() for _ in range(dice.randrange(3))},
            lambda: Value(part()),
            lambda: package.Array([ffi() for _ in range(dice.randrange(4))]),
            lambda: package.List([ffi() for _ in range(dice.randrange(4))]),
            lambda: package.Map({key(): ffi() for _ in range(dice.randrange(3))}),
            lambda: package.Dict({key(): ffi() for _ in range(dice.randrange(7))}),
        ]
    )()


def show(result: Any) -> str:
    """The text of a value, without addresses."""
    if isinstance(result, (package.Array, package.List)):
        return f"{type(result).__name__}({', '.join(map(show, result))})"
    if isinstance(result, (package.Map, package.Dict)):
        items = ", ".join(f"{show(key)}: {show(item)}" for key, item in result.items())
        return f"{type(result).__name__}({items})"
    if isinstance(result, (core.Function, core.Tensor)):
        return type(result).__name__
    if type(result).__repr__ is object.__repr__:
        return type(result).__name__
    return f"{type(result).__name__} {result!r}"


for _ in range(int(sys.argv[3])):
    schema, given = None, None
    try:
        schema = core.TypeSchema.from_annotation(annotation(3))
        given = value(3)
        print(f"{schema!r}: {show(convert_back(schema.convert(given)))}")
    except Exception as error:
        print(f"{schema!r}: {type(error).__name__}: {error}")
