"""Calls of XLA on a GPU: the handler that `fishplate.jax` registers, called as XLA does. No JAX is needed."""

from __future__ import annotations

import ctypes
from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    byref,
    c_char_p,
    c_int32,
    c_int64,
    c_size_t,
    c_uint32,
    c_void_p,
    cast,
    pointer,
    sizeof,
)
from typing import Any

import fishplate as fp
import pytest
from fishplate import cuda
from fishplate._core import _env_get_current_stream, _xla_handler
from stand_in import Driver

STREAM, EXECUTE, METADATA, F32, ARRAY, TEXT = 0x5EED, 3, 1, 11, 1, 4


class Head(Structure):
    _fields_ = [("size", c_size_t), ("extension", c_void_p)]


class Version(Head):
    _fields_ = [("major", c_int32), ("minor", c_int32)]


class Ask(Head):
    _fields_ = [("context", c_void_p), ("answer", c_void_p)]


ASK = CFUNCTYPE(c_void_p, POINTER(Ask))


class ErrorArgs(Head):
    _fields_ = [("message", c_char_p), ("code", c_int32)]


CREATE = CFUNCTYPE(c_void_p, POINTER(ErrorArgs))


class Api(Head):
    _fields_ = [
        ("version", Version),
        ("internal", c_void_p),
        ("error_create", CREATE),
        ("errors", c_void_p * 2),
        ("register", c_void_p),
        ("stream", ASK),
        ("others", c_void_p * 12),
        ("device", ASK),
    ]


class Buffer(Head):
    _fields_ = [
        ("dtype", c_int32),
        ("data", c_void_p),
        ("rank", c_int64),
        ("dims", POINTER(c_int64)),
    ]


class Buffers(Head):
    _fields_ = [("count", c_int64), ("types", POINTER(c_int32)), ("values", POINTER(c_void_p))]


class Span(Structure):
    _fields_ = [("data", c_char_p), ("length", c_size_t)]


class Array(Structure):
    _fields_ = [("dtype", c_int32), ("count", c_size_t), ("data", c_void_p)]


class Attributes(Head):
    _fields_ = [
        ("count", c_int64),
        ("types", POINTER(c_int32)),
        ("names", POINTER(c_void_p)),
        ("values", POINTER(c_void_p)),
    ]


class Frame(Head):
    _fields_ = [
        ("api", c_void_p),
        ("context", c_void_p),
        ("stage", c_int32),
        ("args", Buffers),
        ("rets", Buffers),
        ("attributes", Attributes),
    ]


class Metadata(Structure):
    _fields_ = [("size", c_size_t), ("version", Version), ("traits", c_uint32)]


class Question(Structure):
    _fields_ = [
        ("size", c_size_t),
        ("kind", c_int32),
        ("next", c_void_p),
        ("metadata", POINTER(Metadata)),
    ]


pytestmark = pytest.mark.stub
KEEP: list[Any] = []


def handler(place: int) -> Any:
    """The handler for a place as a function of C."""
    capsule = _xla_handler(0, 1, place)
    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = c_void_p, [ctypes.py_object, c_char_p]
    return CFUNCTYPE(c_void_p, POINTER(Frame))(get(capsule, None))


def words(values: list[Any], kind: Any = c_void_p) -> Any:
    made = (kind * len(values))(*values)
    KEEP.append(made)
    return cast(made, POINTER(kind))


def kept(value: Any) -> int:
    KEEP.append(value)
    return ctypes.addressof(value)


def buffers(tensors: list[fp.Tensor]) -> Buffers:
    made = []
    for tensor in tensors:
        dims = words(list(tensor.shape), c_int64)
        made.append(kept(Buffer(48, None, F32, tensor.data_ptr(), len(tensor.shape), dims)))
    return Buffers(40, None, len(made), words([1] * len(made), c_int32), words(made))


def attributes(**given: Any) -> Attributes:
    types, values = [], []
    for value in given.values():
        if isinstance(value, bytes):
            types.append(TEXT)
            values.append(kept(Span(value, len(value))))
        else:
            numbers, dtype, kind = value
            types.append(ARRAY)
            data = cast(words(numbers, kind), c_void_p)
            values.append(kept(Array(dtype, len(numbers), data)))
    names = [kept(Span(name.encode(), len(name))) for name in given]
    return Attributes(48, None, len(types), words(types, c_int32), words(names), words(values))


@fp.kernel
def fill(a: fp.Tensor, b: fp.Tensor) -> None:
    b[fp.thread_idx().x] = a[fp.thread_idx().x] + 1


@fp.jit
def launch(a: fp.Tensor, b: fp.Tensor) -> None:
    fill(a, b).launch(grid=1, block=32)


def run(name: bytes, size: int = 32) -> str | None:
    """Call the handler as XLA does; return the message of an error."""
    said: list[str] = []

    def create(args: Any) -> int:
        said.append(args.contents.message.decode())
        return 1

    def answer(value: int) -> Any:
        def tell(args: Any) -> None:
            assert args.contents.context == 7
            args.contents.answer = value

        return ASK(tell)

    api = Api(sizeof(Api), None, Version(24, None, 0, 1), None, CREATE(create))
    api.stream, api.device = answer(STREAM), answer(0)
    a, b = cuda.empty(size), cuda.empty(size)
    plan = ([0 | 0 << 8, 1 | 0 << 8], 5, c_int64)
    numbers = {"plan": plan, "ints": ([0], 5, c_int64), "floats": ([0.0], 12, ctypes.c_double)}
    frame = Frame(168, None, kept(api), 7, EXECUTE, buffers([a]), buffers([b]))
    frame.attributes = attributes(function=name, **numbers)
    handler(1)(byref(frame))
    return said[0] if said else None


def test_a_call_runs_on_the_stream_of_xla(driver: Driver) -> None:
    n = fp.sym_int()
    vector = fp.make_fake_compact_tensor(fp.Float32, (n,), device="cuda")
    fp.register_global_func("fishplate.test.launch", fp.compile(launch, vector, vector))
    assert run(b"fishplate.test.launch") is None
    (line,) = driver.launches()
    assert f"{STREAM:#x}" in line or str(STREAM) in line, line
    assert _env_get_current_stream(2, 0) != STREAM


def test_an_error_comes_back() -> None:
    assert "no function `fishplate.test.none`" in str(run(b"fishplate.test.none"))


def test_only_compiled_functions_are_captured() -> None:
    for place, traits in ((0, 0), (1, 1), (2, 0)):
        metadata = Metadata(sizeof(Metadata), Version(24), 99)
        question = Question(32, METADATA, None, pointer(metadata))
        frame = Frame(168, kept(question))
        assert not handler(place)(byref(frame))
        assert (metadata.traits, metadata.version.major, metadata.version.minor) == (traits, 0, 1)
