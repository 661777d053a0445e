"""fishplate and the peer's tvm_ffi in one process, imported in either order: one registry."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import importlib, sys
import numpy as np
first, second = map(importlib.import_module, sys.argv[1:])


def exchange(giver, taker):
    name = "two_packages." + giver.__name__

    @giver.register_global_func(name + ".add")
    def add(a, b):
        return a + b

    @giver.register_global_func(name + ".make")
    def make():
        return giver.Array([1, "two", giver.Shape((3, 4)), {"k": 5}])

    @giver.register_global_func(name + ".apply")
    def apply(function, *args):
        assert isinstance(function, giver.Function)
        return function(*args)

    @giver.register_global_func(name + ".fail")
    def fail():
        raise IndexError("raised through " + giver.__name__)

    assert taker.get_global_func(name + ".add")(1, 2) == 3
    made = taker.get_global_func(name + ".make")()
    assert isinstance(made, taker.Array) and len(made) == 4
    assert made[:2] == [1, "two"] and tuple(made[2]) == (3, 4) and made[3]["k"] == 5
    run = taker.get_global_func(name + ".apply")
    assert run(lambda x: x * 2, 21) == 42
    assert run(taker.get_global_func(name + ".add"), "a", "b") == "ab"
    assert run(lambda a: isinstance(a, taker.Array), taker.Array([1]))
    data = np.arange(3.0)
    assert run(lambda t: np.from_dlpack(t).ctypes.data, taker.from_dlpack(data)) == data.ctypes.data
    try:
        taker.get_global_func(name + ".fail")()
    except IndexError as error:
        assert "raised through " + giver.__name__ in str(error)
    else:
        raise AssertionError("the error got lost")


exchange(first, second)
exchange(second, first)
assert set(first.registry.list_global_func_names()) == set(second.registry.list_global_func_names())
print("met")
"""


@pytest.mark.parametrize("order", [("fishplate", "tvm_ffi"), ("tvm_ffi", "fishplate")])
def test_functions_and_objects_pass_both_ways(order: tuple[str, str], peer_package: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'python'}:{peer_package}"}
    command = [sys.executable, "-c", PROGRAM, *order]
    run = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert (run.returncode, run.stdout) == (0, "met\n"), run.stderr
