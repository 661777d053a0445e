"""Measures compiled functions through the package fishplate; prints JSON, times in nanoseconds."""

from __future__ import annotations

import json
import sys
import timeit

import fishplate as fp
import numpy as np
from fishplate import spec
from fishplate.compiler import compile_module


def least(call: str, names: dict, count: int, repeat: int = 15) -> float:
    """Returns the least time of a statement, without the loop around it."""
    empty = min(timeit.repeat("pass", number=count, repeat=repeat))
    return (
        (min(timeit.repeat(call, globals=names, number=count, repeat=repeat)) - empty) / count * 1e9
    )


def main() -> None:
    n0, n1, s0 = spec.Var("n0", "int32"), spec.Var("n1", "int32"), spec.Var("s0", "int64")
    params = [
        spec.Tensor("a", [n0, n1], "float32", strides=[s0, 1], device_type="cpu"),
        spec.Tensor("b", [n0, 8], "float32", strides=[8, 1], device_type="cpu"),
    ]
    two = compile_module(None, "two", params)
    x, y = np.zeros((4, 5), np.float32), np.zeros((4, 8), np.float32)
    names = {"two": two, "x": fp.from_dlpack(x), "y": fp.from_dlpack(y), "nx": x, "ny": y}
    names |= {"compile_module": compile_module, "params": params}
    count = int(sys.argv[1])
    rows = {
        "python_tensor": least("two(x, y)", names, count),
        "python_numpy": least("two(nx, ny)", names, count),
        "python_keywords": least("two(x, b=y)", names, count),
        "python_compile": least(
            "compile_module(None, 'two', params, options='--no-cache')", names, 5
        ),
        "python_memory": least("compile_module(None, 'two', params)", names, 50),
    }
    print(json.dumps(rows))


if __name__ == "__main__":
    main()
