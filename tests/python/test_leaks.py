"""Nothing leaks: every kind of call, conversion, error and construction, 100,000 times.

Python's allocated blocks, the counts of the objects involved, and the memory of the process have to stay the same.
"""

from __future__ import annotations

import copy
import gc
import sys
from collections.abc import Callable
from typing import Any

import fishplate
import numpy as np
import pytest
from fishplate import testing
from fishplate.dataclasses import py_class

ROUNDS = 100_000
WARM_UP = 2_000
# The allocators keep pages and free lists; a leak of one byte per round would still be seen.
BLOCKS_SLACK = 400
MEMORY_SLACK = 1 << 20

ECHO = fishplate.convert(lambda x: x)
ARRAY = fishplate.Array([1, "two", 3.0])
MAP = fishplate.Map({"a": 1})
LIST, DICT = fishplate.List([b"y" * 64]), fishplate.Dict({})
NUMPY = np.zeros(4, dtype="float32")
TENSOR = fishplate.from_dlpack(NUMPY)
WRAPPER = fishplate.core.DLTensorTestWrapper(TENSOR)
READ_ONLY = np.zeros(4)
READ_ONLY.flags.writeable = False
USED = TENSOR.__dlpack__()
fishplate.from_dlpack(USED)
TEXT, DATA = "x" * 64, b"x" * 64
PARSE = fishplate.get_global_func("ffi.json.Parse")
SHARED = (ARRAY, MAP, NUMPY, TENSOR, ECHO, TEXT, DATA)


BASE = testing.TestObjectBase()


@py_class("test_leaks.Point")
class POINT(fishplate.Object):
    x: int
    items: list[str]
    tag: Any = None


def fail() -> None:
    raise ValueError("on purpose")


FAIL = fishplate.convert(fail)


def raising(call: Callable[[], object], kind: type[Exception]) -> Callable[[], None]:
    def run() -> None:
        try:
            call()
        except kind:
            return
        raise AssertionError("it did not raise")

    return run


KINDS: dict[str, Callable[[], object]] = {
    "int through a callback": lambda: ECHO(1 << 40),
    "float through a callback": lambda: ECHO(1.5),
    "short string": lambda: ECHO("abc"),
    "long string": lambda: ECHO(TEXT),
    "bytes": lambda: ECHO(DATA),
    "object": lambda: ECHO(ARRAY),
    "tensor": lambda: ECHO(TENSOR),
    "numpy array": lambda: ECHO(NUMPY),
    "list argument": lambda: ECHO([1, TEXT]),
    "dict argument": lambda: ECHO({"k": ARRAY}),
    "Python object": lambda: ECHO(object()),
    "callback made on the way": lambda: ECHO(lambda: ARRAY),
    "dtype and device": lambda: (ECHO(fishplate.dtype("float32")), ECHO(fishplate.device("cpu"))),
    "shape": lambda: fishplate.Shape((1, 2, 3)),
    "array construction": lambda: fishplate.Array([1, TEXT, ARRAY]),
    "array element and iteration": lambda: (ARRAY[1], list(ARRAY)),
    "list changes": lambda: (LIST.append(TEXT), LIST.__setitem__(slice(0, 1), [TEXT]), LIST.pop()),
    "dict changes": lambda: (DICT.__setitem__(TEXT, ARRAY), list(DICT.items()), DICT.pop(TEXT)),
    "container refused": raising(lambda: fishplate.Array([TEXT, "\ud800"]), UnicodeEncodeError),
    "map construction and look-up": lambda: fishplate.Map({"k": TEXT})["k"],
    "from_dlpack and back": lambda: np.from_dlpack(fishplate.from_dlpack(NUMPY)),
    "capsules that nobody takes": lambda: (
        TENSOR.__dlpack__(),
        TENSOR.__dlpack__(max_version=(1, 0)),
    ),
    "attributes of a tensor": lambda: (TENSOR.shape, TENSOR.strides, TENSOR.dtype, TENSOR.device),
    "tensor through an exchange table": lambda: ECHO(WRAPPER),
    "array refused": raising(lambda: ECHO(READ_ONLY), BufferError),
    "used capsule refused": raising(lambda: fishplate.from_dlpack(USED), ValueError),
    "data types of NumPy": lambda: (ECHO(NUMPY.dtype), fishplate.dtype(NUMPY.dtype)),
    "device by name, and refused": raising(
        lambda: (fishplate.device("cuda:1"), fishplate.device("nothing")), ValueError
    ),
    "global function": lambda: fishplate.get_global_func("ffi.json.Parse"),
    "json": lambda: PARSE('{"a": [1, 2, {"b": null}]}'),
    "error of a callback": raising(FAIL, ValueError),
    "error of a native function": raising(lambda: PARSE("{"), ValueError),
    "unknown function": raising(lambda: fishplate.get_global_func("no.such"), ValueError),
    "object construction": lambda: testing.TestIntPair(1, 2),
    "object construction by name": lambda: testing.TestObjectBase(v_str=TEXT, v_i64=1 << 40),
    "object construction refused": raising(lambda: testing.TestIntPair(1, TEXT), TypeError),
    "fields": lambda: (BASE.v_str, setattr(BASE, "v_str", TEXT), setattr(BASE, "v_i64", 1 << 40)),
    "field refused": raising(lambda: setattr(BASE, "v_i64", TEXT), TypeError),
    "method, bound and not": lambda: (BASE.add_i64(1), BASE.add_i64),
    "object defined in Python": lambda: POINT(1, [TEXT], tag=ARRAY).items,
    "copies": lambda: (copy.copy(BASE), copy.deepcopy(BASE), BASE == BASE, repr(BASE)),
    "wrong argument": raising(lambda: PARSE(ARRAY), TypeError),
}


def allocated_bytes() -> int:
    """Return the resident memory that is no part of a file: symbols of libraries come and go with backtraces."""
    with open("/proc/self/status") as status:
        return next(int(line.split()[1]) * 1024 for line in status if line.startswith("RssAnon:"))


def measure(call: Callable[[], object]) -> tuple[int, int, list[int]]:
    gc.collect()
    return sys.getallocatedblocks(), allocated_bytes(), [sys.getrefcount(x) for x in SHARED]


def repeat(call: Callable[[], object], rounds: int) -> None:
    """Call many times, always from here, so that backtraces have the same frames."""
    for _ in range(rounds):
        call()


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_kept(kind: str) -> None:
    """Of two times, one has to leave no memory behind: a backtrace with a new frame may load symbols at any time."""
    call = KINDS[kind]
    repeat(call, WARM_UP)
    grown = []
    while len(grown) < 2 and not any(grew < MEMORY_SLACK for grew in grown):
        blocks, memory, counts = measure(call)
        repeat(call, ROUNDS)
        blocks_after, memory_after, counts_after = measure(call)
        assert counts_after == counts
        assert blocks_after - blocks < BLOCKS_SLACK
        grown.append(memory_after - memory)
    assert min(grown) < MEMORY_SLACK
