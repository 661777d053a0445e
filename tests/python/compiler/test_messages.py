"""Errors of compiled functions, each as a whole string: kind, place, expected, got."""

from __future__ import annotations

import ctypes
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from fishplate import spec
from fishplate.compiler import compile_module


def var(name: str, dtype: str = "int32", divisibility: int | None = None) -> spec.Var:
    return spec.Var(name, dtype, divisibility=divisibility)


def tensor(name: str, shape: list[Any], dtype: str = "float32", **options: Any) -> spec.Tensor:
    return spec.Tensor(name, shape, dtype, device_type="cpu", **options)


def f32(*shape: int) -> np.ndarray:
    return np.zeros(shape, np.float32)


N, M, S = var("n"), var("m"), var("s", "int64")
SMALL = var("small", "int8", 2)
TWO = [tensor("a", [N, 8]), tensor("b", [N])]
TUPLE = [spec.TupleParam("t", [tensor("a", [N]), spec.TupleParam("u", [var("k")])])]

# Parameters, arguments, the exception, the message around "when calling: `signature`".
CASES: list[tuple[list[spec.Param], tuple[Any, ...], type[Exception], str, str]] = [
    (TWO, (), TypeError, "Expects 2 parameters", "got 0"),
    (TWO, (1, 2, 3), TypeError, "Expects 2 parameters", "got 3"),
    (
        [var("k")],
        ("x",),
        TypeError,
        "Mismatched type on argument #0",
        "expected int, got ffi.String",
    ),
    ([var("k")], (None,), TypeError, "Mismatched type on argument #0", "expected int, got None"),
    ([var("k")], (0.5,), TypeError, "Mismatched type on argument #0", "expected int, got float"),
    (
        [var("k", "int8")],
        (128,),
        ValueError,
        "Out of bound value on argument #0",
        "expected to be in int8 range [-128, 127], got 128",
    ),
    (
        [var("k", "uint8")],
        (-1,),
        ValueError,
        "Out of bound value on argument #0",
        "expected to be in uint8 range [0, 255], got -1",
    ),
    (
        [var("k", divisibility=8)],
        (12,),
        ValueError,
        "Invalid value on argument #0",
        "expected to be divisible by 8, got 12",
    ),
    (
        [var("k", "float32")],
        ("x",),
        TypeError,
        "Mismatched type on argument #0",
        "expected float, got ffi.String",
    ),
    (
        [var("p", "handle")],
        (3,),
        TypeError,
        "Mismatched type on argument #0",
        "expected handle, got int",
    ),
    (
        [spec.DataPointer("p")],
        (True,),
        TypeError,
        "Mismatched type on argument #0",
        "expected handle or int, got bool",
    ),
    (
        [spec.Stream("s")],
        ("x",),
        TypeError,
        "Mismatched type on argument #0",
        "expected handle or int, got ffi.String",
    ),
    (
        [spec.ConstNone("c")],
        (1,),
        TypeError,
        "Mismatched type on argument #0",
        "expected None, got int",
    ),
    (
        [spec.ConstBool("c", True)],
        (1,),
        TypeError,
        "Mismatched type on argument #0",
        "expected bool, got int",
    ),
    (
        [spec.ConstBool("c", True)],
        (False,),
        ValueError,
        "Mismatched constexpr value on argument #0",
        "expected True, got False",
    ),
    (
        [spec.ConstInt("c", 3)],
        (4,),
        ValueError,
        "Mismatched constexpr value on argument #0",
        "expected 3, got 4",
    ),
    (
        [spec.ConstFloat("c", 1.5)],
        (2.5,),
        ValueError,
        "Mismatched constexpr value on argument #0",
        "expected 1.5, got 2.5",
    ),
    (
        [spec.Shape("s", [N, 2])],
        (3,),
        TypeError,
        "Mismatched type on argument #0",
        "expected ffi.Shape or ffi.Array, got int",
    ),
    (
        [spec.Shape("s", [N, 2])],
        (fp.Shape((1,)),),
        ValueError,
        "Mismatched Shape on argument #0",
        "expected shape size=2, got 1",
    ),
    (
        [spec.Shape("s", [N, 2])],
        ((1, 0.5),),
        TypeError,
        "Invalid shape element type s[1] on argument #0",
        "expected int, got float",
    ),
    (
        [spec.Shape("s", [N, 2])],
        (fp.Shape((4, 3)),),
        ValueError,
        "Mismatched s[1] on argument #0",
        "expected to be 2, got 3",
    ),
    (
        [spec.Shape("s", [SMALL])],
        (fp.Shape((300,)),),
        ValueError,
        "Out of bound s[0] on argument #0",
        "expected to be in int8 range [-128, 127], got 300",
    ),
    (
        TUPLE,
        (3,),
        TypeError,
        "Mismatched type on argument #0",
        "expected ffi.Array for tuple, got int",
    ),
    (
        TUPLE,
        ((1,),),
        ValueError,
        "Mismatched tuple size on argument #0",
        "expected tuple size=2, got 1",
    ),
    (
        TUPLE,
        ((f32(2), ("x",)),),
        TypeError,
        "Mismatched type on t[1][0] in argument #0",
        "expected int, got ffi.String",
    ),
    (
        TUPLE,
        ((f32(2, 2), (1,)),),
        ValueError,
        "Mismatched Tensor on t[0] in argument #0",
        "expected ndim=1, got 2",
    ),
    (TWO, (1, 2), TypeError, "Mismatched type on argument #0", "expected Tensor, got int"),
    (
        TWO,
        (f32(4), f32(4)),
        ValueError,
        "Mismatched Tensor on argument #0",
        "expected ndim=2, got 1",
    ),
    (
        TWO,
        (np.zeros((4, 8), np.float64), f32(4)),
        ValueError,
        "Mismatched Tensor on argument #0",
        "expected dtype=float32, got float64",
    ),
    (
        TWO,
        (f32(4, 9), f32(4)),
        ValueError,
        "Mismatched a.shape[1] on argument #0",
        "expected to be 8, got 9",
    ),
    (
        TWO,
        (f32(4, 8), f32(5)),
        ValueError,
        "Mismatched b.shape[0] on argument #1",
        "expected to match a.shape[0], got 5",
    ),
    (
        TWO,
        (f32(8, 4).T, f32(4)),
        ValueError,
        "Mismatched Tensor on argument #0",
        "expected contiguous",
    ),
    (
        [tensor("a", [N, M], strides=[S, 1])],
        (f32(4, 3).T,),
        ValueError,
        "Mismatched a.strides[1] on argument #0",
        "expected to be 1, got 3",
    ),
    (
        [tensor("a", [N], data_alignment=64)],
        (f32(64)[1:],),
        ValueError,
        "Misaligned Tensor data on argument #0",
        "expected data alignment=64 bytes",
    ),
    (
        [spec.Tensor("a", [N], "float32", device_type="cuda")],
        (f32(2),),
        ValueError,
        "Mismatched Tensor on argument #0",
        "expected device_type=cuda, got cpu",
    ),
    (
        [N, tensor("a", [N])],
        (3, f32(4)),
        ValueError,
        "Mismatched a.shape[0] on argument #1",
        "expected to match n, got 4",
    ),
]


@pytest.mark.parametrize(("params", "arguments", "kind", "what", "expected"), CASES)
def test_message(
    params: list[spec.Param],
    arguments: tuple[Any, ...],
    kind: type[Exception],
    what: str,
    expected: str,
) -> None:
    function = compile_module(None, "symbol", params, display_name="shown")
    with pytest.raises(kind) as caught:
        function(*arguments)
    assert type(caught.value) is kind
    said = str(caught.value)
    calling = f"{what} when calling: `{spec.signature('shown', params)}`, {expected}"
    # If bytes or strides are wrong, the actual ones follow.
    assert said == calling or said.startswith(calling + ", got "), said


def test_behaviour_022_pointers_from_python() -> None:
    function = compile_module(None, "f", [spec.DataPointer("p"), spec.Stream("s")])
    for pointer in (None, 64, ctypes.c_void_p(64)):
        function(pointer, pointer)


def test_what_is_accepted() -> None:
    params = [tensor("a", [N, M]), spec.Shape("s", [N, M]), var("k", "float16"), var("b", "bool")]
    function = compile_module(None, "f", params)
    a = f32(2, 3)
    for shape in (fp.Shape((2, 3)), (2, 3), [2, 3], fp.Array([2, 3]), fp.List([2, 3])):
        function(a, shape, 1, True)
    function(fp.from_dlpack(a), (2, 3), 0.5, 5)
    function(f32(1, 3), (1, 3), True, False)
    function(f32(0, 3), (0, 3), 1e9, 0)
