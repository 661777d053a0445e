"""Random argument lists, 100,000 of them: a compiled function returns None or raises, and never crashes."""

from __future__ import annotations

import ctypes
import random
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from compiler.conftest import SCALE, scale_params
from fishplate import spec
from fishplate.compiler import PlainCall, compile_module

CALLS = 25_000
SEEDS = range(4)
NUMBERS = [0, 1, -1, 2, 4, 7, 8, 127, 128, 255, 2**31 - 1, 2**31, 2**63 - 1, -(2**63), 2**64]


def functions() -> list[fp.Function]:
    """Functions over every kind of parameter; one runs a kernel that touches all its memory."""
    n, m, s = spec.Var("n", "int32"), spec.Var("m", "int64", divisibility=2), spec.Var("s", "int64")
    cpu = {"device_type": "cpu"}
    lists = [
        [spec.Tensor("a", [n, m], "float32", **cpu), spec.Tensor("b", [n], "int8", **cpu), n],
        [
            spec.Tensor("a", [n, m], "float32", strides=[s, 1], data_alignment=16, **cpu),
            spec.Shape("shape", [n, m]),
        ],
        [
            spec.TupleParam(
                "t", [spec.Var("x", "int8"), spec.TupleParam("u", [n, spec.Shape("s", [n])])]
            ),
            spec.Var("f", "bfloat16"),
            spec.DataPointer("p"),
        ],
        [
            spec.ConstInt("i", 4),
            spec.ConstBool("b", True),
            spec.ConstFloat("f", 0.5),
            spec.ConstNone("z"),
        ],
        [
            spec.Tensor("a", [n], "float32"),
            spec.EnvStream("e"),
            spec.Stream("s"),
            spec.Var("h", "handle"),
        ],
    ]
    checks = [compile_module(None, f"check{i}", params) for i, params in enumerate(lists)]
    return [*checks, compile_module(SCALE, "scale", scale_params(None), PlainCall())]


def array(choose: random.Random) -> np.ndarray:
    """An array of some type, shape and strides."""
    dtype = choose.choice(["float32", "float32", "float64", "int8", "uint8", "bool"])
    made = np.zeros([choose.choice([0, 1, 2, 4, 8]) for _ in range(choose.randrange(4))], dtype)
    change = choose.randrange(6)
    if change == 0:
        return made.T
    if change == 1 and made.ndim:
        return made[::-1] if choose.random() < 0.5 else made[1:]
    if change == 2:
        return np.stack([made, made])
    return made


def value(choose: random.Random, depth: int = 0) -> Any:
    """An argument: often a valid one, sometimes nearly valid, sometimes neither."""
    kind = choose.randrange(12)
    if kind < 4:
        return array(choose)
    if kind < 6:
        return choose.choice(NUMBERS)
    if kind < 8 and depth < 3:
        items = [value(choose, depth + 1) for _ in range(choose.randrange(4))]
        return choose.choice([tuple, list, fp.Array, fp.List])(items)
    if kind == 8:
        return fp.Shape([choose.choice([0, 1, 2, 4, 8]) for _ in range(choose.randrange(4))])
    if kind == 9:
        return fp.from_dlpack(np.zeros((2, 4), np.float32))
    others = [None, True, False, 0.5, 4.0, float("nan"), "x", b"y", ctypes.c_void_p(64), {}]
    return choose.choice([*others, fp.dtype("int8"), fp.device("cpu", 0), object, ...])


def fitting(param: spec.Param) -> Any:
    """An argument that fits together with the others."""
    if isinstance(param, spec.Tensor):
        return np.zeros([4] * len(param.shape), str(param.dtype))
    if isinstance(param, spec.TupleParam):
        return [fitting(element) for element in param.params]
    if isinstance(param, spec.Shape):
        return (4,) * len(param.shape)
    if isinstance(param, (spec.ConstInt, spec.ConstBool, spec.ConstFloat)):
        return param.value
    if isinstance(param, spec.Var) and str(param.dtype) != "handle":
        return 4
    return None


@pytest.mark.parametrize("seed", SEEDS)
def test_random_arguments(seed: int) -> None:
    choose = random.Random(seed)
    wrapped = functions()
    pool = [value(choose) for _ in range(3000)]
    accepted = 0
    for _ in range(CALLS):
        function = choose.choice(wrapped)
        good = choose.choice([0.0, 0.7, 0.95])
        arguments = [
            fitting(param) if choose.random() < good else choose.choice(pool)
            for param in function.spec
        ]
        if choose.random() < 0.1:
            arguments = choose.choice([arguments[:-1], [*arguments, choose.choice(pool)]])
        try:
            assert function(*arguments) is None
            accepted += 1
        except (TypeError, ValueError, OverflowError, BufferError):
            continue
    assert CALLS // 20 < accepted < CALLS
