"""Another MLIR in this process: tables of C functions through which modules travel as bytecode or text.

``fishplate/mlir_exchange.h`` describes the table. `exchange_capsule` gives ours to others, and `load_shim` loads a
vendor's library that has one. The compiler's library links MLIR statically and exports none of it, so a vendor's C++
cannot be registered in our contexts. It runs in its own MLIR instead.
"""

from __future__ import annotations

import ctypes
import os
import threading
from typing import Any

from ..registry import get_global_func
from ._context import Context
from ._error import MLIRError
from ._jaxlib import _foreign, _version
from ._operation import Module

__all__ = ["Shim", "exchange_capsule", "load_shim"]

_ABI_VERSION = 1
_CAPSULE = b"fishplate.mlir_exchange"
_SYMBOL = "fishplate_mlir_exchange"
_TEXT, _GENERIC = -1, -2
_FORMS = {"text": _TEXT, "generic": _GENERIC}


class _Buffer(ctypes.Structure):
    _fields_ = [("data", ctypes.c_void_p), ("size", ctypes.c_size_t)]


class _Table(ctypes.Structure):
    """`FishplateMlirExchange`."""

    _fields_ = [
        ("abi_version", ctypes.c_uint32),
        ("size", ctypes.c_uint32),
        ("mlir_version", ctypes.c_uint32 * 3),
        ("bytecode_version", ctypes.c_uint32),
        ("state", ctypes.c_void_p),
        (
            "run",
            ctypes.CFUNCTYPE(
                ctypes.c_int32,
                ctypes.c_void_p,
                ctypes.c_char_p,
                ctypes.c_char_p,
                ctypes.c_size_t,
                ctypes.c_int32,
                ctypes.POINTER(_Buffer),
            ),
        ),
        ("release", ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.POINTER(_Buffer))),
    ]


_new_capsule = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype = ctypes.py_object
_new_capsule.argtypes = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]


def exchange_capsule() -> Any:
    """Return a PyCapsule named ``fishplate.mlir_exchange`` with the table of this package's MLIR."""
    return _new_capsule(get_global_func("ir.exchange_table")(), _CAPSULE, None)


class Shim:
    """A vendor's library with its own MLIR, dialects and passes. `load_shim` makes it."""

    def __init__(self, path: str, table: _Table) -> None:
        """Take the table of a library."""
        self.path = path
        self._table = table

    @property
    def mlir_version(self) -> tuple[int, int, int]:
        """The version of the library's MLIR."""
        major, minor, patch = self._table.mlir_version
        return major, minor, patch

    @property
    def bytecode_version(self) -> int:
        """The newest version of bytecode that the library's MLIR reads and writes."""
        return int(self._table.bytecode_version)

    def convert(self, source: str | bytes, pipeline: str = "", form: str = "text") -> bytes:
        """Return a module after the passes of a pipeline in the library's MLIR.

        Parameters
        ----------
        source
            The module as text or bytecode.
        pipeline
            Passes of the library, such as ``builtin.module(vendor-expand)``. Without any, the module is only parsed and
            verified.
        form
            ``text``, ``generic`` (the generic form with locations), or ``bytecode`` of a version that both MLIRs know.

        """
        if form != "bytecode" and form not in _FORMS:
            raise ValueError(f"form: expected text, generic or bytecode, got {form!r}")
        if not isinstance(source, str | bytes | bytearray | memoryview):
            raise TypeError(f"source: expected text or bytecode, got {type(source).__name__}")
        if not isinstance(pipeline, str):
            raise TypeError(f"pipeline: expected a text, got {type(pipeline).__name__}")
        if "\0" in pipeline:
            raise ValueError(f"pipeline: expected text without NUL, got {pipeline!r}")
        number = _FORMS.get(form, min(self.bytecode_version, _version()))
        data = source.encode() if isinstance(source, str) else bytes(source)
        out = _Buffer()
        status = self._table.run(
            self._table.state,
            pipeline.encode(),
            data,
            len(data),
            number,
            ctypes.byref(out),
        )
        try:
            made = ctypes.string_at(out.data, out.size) if out.data else b""
        finally:
            self._table.release(self._table.state, ctypes.byref(out))
        if status:
            words = made.decode(errors="replace").rstrip() or f"failed with status {status}"
            raise MLIRError(f"{self.path}: {words}")
        return made

    def run(self, module: Module, pipeline: str, context: Context | None = None) -> Module:
        """Return a copy of a module after the passes of a pipeline.

        Parameters
        ----------
        module
            The module, which stays as it is.
        pipeline
            Passes of the library, such as ``builtin.module(vendor-expand)``.
        context
            The context of the copy, by default the module's. Operations of the vendor that are left need their dialect
            there, or ``allow_unregistered_dialects``.

        """
        if not isinstance(module, Module):
            raise TypeError(f"module: expected a Module, got {type(module).__name__}")
        target = module.context if context is None else context
        if _foreign(module) is None:
            version = min(self.bytecode_version, _version())
            source: str | bytes = module.operation.to_bytecode(version)
        else:
            source = module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
        try:
            source, pipeline = self.convert(source, pipeline, "bytecode"), ""
            made = Module.parse(source, target)
        except MLIRError:
            made = None
        if made is not None and _foreign(made) is None:
            return made
        # Bytecode holds the properties of the vendor's operations in a form that only its C++ reads.
        text = self.convert(source, pipeline, "generic")
        try:
            return Module.parse(text.decode(), target)
        except UnicodeDecodeError as error:
            raise MLIRError(f"{self.path}: the module that it wrote is not text: {error}") from None

    def __repr__(self) -> str:
        """Return the path and the version."""
        return f"<Shim {self.path!r}, MLIR {'.'.join(map(str, self.mlir_version))}>"


_loaded: dict[str, Shim] = {}
_lock = threading.Lock()


def load_shim(path: str | os.PathLike[str]) -> Shim:
    """Load a vendor's library whose C++ dialects and passes are built against an MLIR of its own.

    The library exports ``fishplate_mlir_exchange``; in C++ the header ``fishplate/mlir_shim.h`` writes it. It is never
    unloaded. Its passes run in this process: one that crashes ends it.
    """
    name = os.path.abspath(os.fsdecode(path))
    with _lock:
        if name not in _loaded:
            _loaded[name] = _load(name)
        return _loaded[name]


def _load(path: str) -> Shim:
    from ..module import load_module

    if not os.path.isfile(path):
        raise FileNotFoundError(2, "no such file", path)
    try:
        # This loader checks the file before the system maps it.
        load_module(path)
        library = ctypes.CDLL(path)
    except (OSError, RuntimeError, ValueError) as error:
        raise ValueError(f"{path}: cannot be loaded as a shared library: {error}") from error
    try:
        give = library[_SYMBOL]
    except AttributeError:
        raise ValueError(
            f"{path}: exports no function `{_SYMBOL}`; see fishplate/mlir_exchange.h"
        ) from None
    give.restype = ctypes.POINTER(_Table)
    table = give()
    if not table:
        raise ValueError(f"{path}: `{_SYMBOL}` returned no table")
    found, size = table[0].abi_version, table[0].size
    if found != _ABI_VERSION or size < ctypes.sizeof(_Table):
        raise ValueError(
            f"{path}: its table has version {found} and {size} bytes, expected version {_ABI_VERSION} and at least "
            f"{ctypes.sizeof(_Table)} bytes; build it with this package's headers"
        )
    for field in ("run", "release"):
        if not getattr(table[0], field):
            raise ValueError(f"{path}: its table has no function `{field}`")
    return Shim(path, table[0])
