"""DLPack structures made by hand with ctypes: from well-behaved and faulty producers."""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

CPU, CUDA, FLOAT = 1, 2, 2


class DLTensor(ctypes.Structure):
    _fields_ = [
        ("data", ctypes.c_void_p),
        ("device_type", ctypes.c_int32),
        ("device_id", ctypes.c_int32),
        ("ndim", ctypes.c_int32),
        ("code", ctypes.c_uint8),
        ("bits", ctypes.c_uint8),
        ("lanes", ctypes.c_uint16),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),
        ("byte_offset", ctypes.c_uint64),
    ]


Deleter = ctypes.CFUNCTYPE(None, ctypes.c_void_p)


class Legacy(ctypes.Structure):
    _fields_ = [("tensor", DLTensor), ("context", ctypes.c_void_p), ("deleter", Deleter)]


class Versioned(ctypes.Structure):
    _fields_ = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("context", ctypes.c_void_p),
        ("deleter", Deleter),
        ("flags", ctypes.c_uint64),
        ("tensor", DLTensor),
    ]


class ExchangeApi(ctypes.Structure):
    _fields_ = [
        ("major", ctypes.c_uint32),
        ("minor", ctypes.c_uint32),
        ("prev_api", ctypes.c_void_p),
        ("allocator", ctypes.c_void_p),
        ("from_py_object", ctypes.c_void_p),
        ("to_py_object", ctypes.c_void_p),
        ("borrow", ctypes.c_void_p),
        ("current_work_stream", ctypes.c_void_p),
    ]


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
_capsule_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_capsule_pointer.restype = ctypes.c_void_p
_capsule_pointer.argtypes = [ctypes.py_object, ctypes.c_char_p]

# Python keeps the address of a capsule's name, so names live as long as the tests.
_names: dict[bytes, ctypes.Array[ctypes.c_char]] = {}


def new_capsule(address: int, name: bytes) -> object:
    kept = _names.setdefault(name, ctypes.create_string_buffer(name))
    return _new_capsule(address, ctypes.cast(kept, ctypes.c_char_p), None)


def capsule_pointer(capsule: object, name: bytes) -> int:
    return _capsule_pointer(capsule, name)


# A class's table is read whenever one of its tensors is passed.
_tables: list[ExchangeApi] = []


def name_exchange_api(cls: type, *, export: Any, borrow: Any, stream: Any = None) -> None:
    """Give a class of tensors the C exchange API, built from C functions."""
    export, borrow, stream = (
        function and ctypes.cast(function, ctypes.c_void_p) for function in (export, borrow, stream)
    )
    table = ExchangeApi(1, 3, None, None, export, None, borrow, stream)
    _tables.append(table)
    capsule = new_capsule(ctypes.addressof(table), b"dlpack_exchange_api")
    cls.__dlpack_c_exchange_api__ = capsule  # type: ignore[attr-defined]


# A consumer may call the deleter at any time, so producers live as long as the tests.
_producers: list[Producer] = []


class Producer:
    """A tensor of float32 that counts how often it is released; its memory is `memory`."""

    def __init__(self, shape: Sequence[int] = (2, 3), device_type: int = CPU) -> None:
        self.memory = (ctypes.c_float * 64)(*range(64))
        self.released = 0
        self._deleter = Deleter(self._release)
        self._shape = (ctypes.c_int64 * len(shape))(*shape)
        self.tensor = DLTensor(
            data=ctypes.addressof(self.memory),
            device_type=device_type,
            ndim=len(shape),
            code=FLOAT,
            bits=32,
            lanes=1,
            shape=self._shape,
        )
        self.version, self.flags = (1, 1), 0
        _producers.append(self)

    def _release(self, _: int) -> None:
        self.released += 1

    def legacy(self) -> object:
        self._legacy = Legacy(tensor=self.tensor, deleter=self._deleter)
        return new_capsule(ctypes.addressof(self._legacy), b"dltensor")

    def versioned(self) -> object:
        major, minor = self.version
        self._versioned = Versioned(
            major=major, minor=minor, deleter=self._deleter, flags=self.flags, tensor=self.tensor
        )
        return new_capsule(ctypes.addressof(self._versioned), b"dltensor_versioned")

    def __dlpack__(self) -> object:
        return self.legacy()
