"""Statements of the Python section: one per row, run on either package.

Both packages call the same C++ functions and objects, those of the peer's testing library. Only the measuring process
imports the packages; names, bars and floors are also read outside.
"""

from __future__ import annotations

import operator
from dataclasses import dataclass, field
from types import ModuleType

EMPTY_0, EMPTY_3 = "floor: empty Python function, 0 args", "floor: empty Python function, 3 args"
OPERATOR_ADD = "floor: operator.add"
DOCUMENT = '{"a":[1,2,3,{"b":null,"c":1.5}],"d":"hello"}'

# Ours / peer, at most, with the interpreter's lock kept by both. Rows without a bar are only informative.
BARS = {
    "nop()": 0.35,
    "nop(int)": 0.35,
    "nop of 3 ints": 0.25,
    "nop of 8 ints": 0.35,
    "nop(str of 6)": 0.4,
    "nop(str of 64)": 0.4,
    "nop(Tensor)": 0.4,
    "nop of 3 Tensors": 0.4,
    "nop(numpy array)": 0.5,
    "nop(torch CPU tensor)": 0.6,
    "echo int": 0.4,
    "echo str of 64": 0.4,
    "echo Tensor": 0.4,
    "callback, 0 args": 0.5,
    "callback, 1 arg, returned": 0.5,
    "callback, 3 args": 0.5,
    "call with keywords": 0.4,
    "field get": 0.6,
    "field set": 0.6,
    "construct, 2 fields": 0.15,
    "method call": 0.4,
    "Array[3]": 0.15,
    "list(Array of 10)": 0.1,
    "Array([1, 2, 3])": 0.3,
    "Shape((1, 2, 3))": 0.3,
    "dtype('float32')": 0.3,
    "native error to Python": 0.2,
    "error of a Python callback": 0.3,
    "json.Parse, small": 0.6,
    "json.Stringify, small": 0.6,
}

# The same with the lock released by both; then most of the time is the interpreter's own.
RELEASED_BARS = {"nop of 3 ints": 0.38}

# Rows whose bar may be below the time that the interpreter itself needs for such a call.
FLOORS = {
    "nop()": OPERATOR_ADD,
    "nop(int)": OPERATOR_ADD,
    "nop of 3 ints": OPERATOR_ADD,
    "callback, 0 args": EMPTY_0,
    "callback, 3 args": EMPTY_3,
}


@dataclass
class Cases:
    """Statements by row name, with the names that they use."""

    statements: dict[str, tuple[str, dict[str, object]]] = field(default_factory=dict)

    def add(self, row: str, statement: str, **names: object) -> None:
        self.statements[row] = (statement, names)


def make(ffi: ModuleType) -> Cases:
    """All rows that can be measured here; `ffi` is tvm_ffi or fishplate."""
    cases = Cases()
    _add_floors(cases)
    _add_calls(cases, ffi)
    _add_tensors(cases, ffi)
    _add_callbacks(cases, ffi)
    _add_objects(cases, ffi)
    _add_containers(cases, ffi)
    return cases


def _add_floors(cases: Cases) -> None:
    def empty_0() -> None:
        pass

    def empty_3(a: int, b: int, c: int) -> None:
        pass

    cases.add(EMPTY_0, "f()", f=empty_0)
    cases.add(EMPTY_3, "f(1, 2, 3)", f=empty_3)
    cases.add(OPERATOR_ADD, "f(1, 2)", f=operator.add)


def _add_calls(cases: Cases, ffi: ModuleType) -> None:
    nop, echo = ffi.get_global_func("testing.nop"), ffi.get_global_func("testing.echo")
    cases.add("nop()", "f()", f=nop)
    cases.add("nop(int)", "f(1)", f=nop)
    cases.add("nop of 3 ints", "f(1, 2, 3)", f=nop)
    cases.add("nop of 8 ints", "f(1, 2, 3, 4, 5, 6, 7, 8)", f=nop)
    cases.add("nop(str of 6)", "f(x)", f=nop, x="abcdef")
    cases.add("nop(str of 64)", "f(x)", f=nop, x="x" * 64)
    cases.add("nop(bytes of 64)", "f(x)", f=nop, x=b"x" * 64)
    cases.add("echo int", "f(1)", f=echo)
    cases.add("echo str of 64", "f(x)", f=echo, x="x" * 64)
    cases.add("get_global_func", "f('testing.nop')", f=ffi.get_global_func)
    wrapped = ffi.utils.kwargs_wrapper.make_kwargs_wrapper(nop, arg_names=["a", "b", "c"])
    cases.add("call with keywords", "f(1, b=2, c=3)", f=wrapped)
    cases.add("the same, positional", "f(1, 2, 3)", f=wrapped)
    raise_error = ffi.get_global_func("testing.test_raise_error")

    def catch() -> None:
        try:
            raise_error("ValueError", "x")
        except ValueError:
            pass

    cases.add("native error to Python", "f()", f=catch)


def _add_tensors(cases: Cases, ffi: ModuleType) -> None:
    import numpy

    nop, echo = ffi.get_global_func("testing.nop"), ffi.get_global_func("testing.echo")
    array = numpy.zeros(4, dtype="float32")
    tensor = ffi.from_dlpack(array)
    cases.add("nop(Tensor)", "f(x)", f=nop, x=tensor)
    cases.add("nop of 3 Tensors", "f(x, x, x)", f=nop, x=tensor)
    cases.add("nop(numpy array)", "f(x)", f=nop, x=array)
    cases.add("echo Tensor", "f(x)", f=echo, x=tensor)
    try:
        import torch
    except ImportError:
        return
    cases.add("nop(torch CPU tensor)", "f(x)", f=nop, x=torch.zeros(4))


def _add_callbacks(cases: Cases, ffi: ModuleType) -> None:
    apply = ffi.get_global_func("testing.apply")

    def fail() -> None:
        raise ValueError("x")

    failing = ffi.convert(fail)

    def catch() -> None:
        try:
            failing()
        except ValueError:
            pass

    cases.add("callback, 0 args", "f(c)", f=apply, c=ffi.convert(lambda: None))
    cases.add("callback, 1 arg, returned", "f(c, 1)", f=apply, c=ffi.convert(lambda a: a))
    cases.add("callback, 3 args", "f(c, 1, 2, 3)", f=apply, c=ffi.convert(lambda a, b, c: None))
    cases.add("error of a Python callback", "f()", f=catch)


def _add_objects(cases: Cases, ffi: ModuleType) -> None:
    pair = ffi.testing.TestIntPair(1, 2)
    derived = ffi.testing.create_object(
        "testing.TestObjectDerived", v_i64=1, v_map={"a": 1}, v_array=[1, 2, 3]
    )
    cases.add("construct, 2 fields", "f(1, 2)", f=ffi.testing.TestIntPair)
    cases.add("field get", "x.a", x=pair)
    cases.add("field set", "x.v_i64 = 3", x=derived)
    cases.add("method call", "x.sum()", x=pair)


def _add_containers(cases: Cases, ffi: ModuleType) -> None:
    ten = ffi.convert(list(range(10)))
    parse, stringify = map(ffi.get_global_func, ("ffi.json.Parse", "ffi.json.Stringify"))
    cases.add("Array[3]", "x[3]", x=ten)
    cases.add("list(Array of 10)", "list(x)", x=ten)
    cases.add("Array([1, 2, 3])", "f([1, 2, 3])", f=ffi.Array)
    cases.add("Map['a']", "x['a']", x=ffi.convert({"a": 1, "b": 2}))
    cases.add("Shape((1, 2, 3))", "f((1, 2, 3))", f=ffi.Shape)
    cases.add("dtype('float32')", "f('float32')", f=ffi.dtype)
    cases.add("json.Parse, small", "f(x)", f=parse, x=DOCUMENT)
    cases.add("json.Stringify, small", "f(x, None)", f=stringify, x=parse(DOCUMENT))
