"""Copies modules between jaxlib's MLIR and this package, in one call.

Modules are exchanged as bytecode. If only one side has the C++ of a dialect, its operations are exchanged as generic
text: bytecode holds their properties in a form that only this C++ can read.
"""

from __future__ import annotations

import functools
import io
from typing import TYPE_CHECKING, Any

from ._context import Context
from ._error import MLIRError
from ._operation import Module

if TYPE_CHECKING:
    from types import ModuleType

__all__ = ["from_jaxlib", "to_jaxlib"]


@functools.cache
def _version() -> int:
    """Return the version of MLIR's bytecode that is written here; readers accept it and earlier ones."""
    with Context(load_site_dialects=False):
        data: bytes = Module.parse("").operation.to_bytecode()
    return _version_of(data)


def _version_of(data: bytes) -> int:
    """Return the version after the magic number: one byte, as MLIR encodes numbers up to 127."""
    return data[4] >> 1


@functools.cache
def _probe() -> Context:
    """Return a context in which only C++ defines operations."""
    return Context(load_site_dialects=False)


@functools.cache
def _is_native(name: str) -> bool:
    """Whether linked C++ defines the operation."""
    return _probe().is_registered_operation(name)


def _foreign(module: Any) -> str | None:
    """Return the name of an operation without C++ here, if there is one."""
    names = {module.operation.name}
    module.operation.walk(lambda op: names.add(op.name))
    return next((name for name in sorted(names) if not _is_native(name)), None)


def _class_name(thing: object) -> str:
    return f"{type(thing).__module__}.{type(thing).__qualname__}"


def _jaxlib_ir() -> ModuleType:
    from jaxlib.mlir import ir

    return ir


def _jaxlib_context() -> Any:
    """Return the current context of jaxlib, or a new one with JAX's dialects."""
    current = _jaxlib_ir().Context.current
    if current is not None:
        return current
    from jax.interpreters import mlir

    return mlir.make_ir_context()


def _bytecode(module: Any) -> bytes:
    """Return the bytecode of jaxlib's module, in a version that can be read here."""
    file = io.BytesIO()
    try:
        module.operation.write_bytecode(file, desired_version=_version())
    except ValueError as error:
        raise ValueError(
            f"module: its MLIR cannot write bytecode of version {_version()}, which is the newest that can be read here"
        ) from error
    return file.getvalue()


def from_jaxlib(module: Any, context: Context | None = None) -> Module:
    """Return a copy of a module of ``jaxlib.mlir``.

    Parameters
    ----------
    module
        The module. A module of another package with MLIR's Python API works as well.
    context
        The context of the copy; by default the current one. Register dialects that MLIR lacks there, or set
        ``allow_unregistered_dialects``.

    """
    if not hasattr(getattr(module, "operation", None), "write_bytecode"):
        raise TypeError(f"module: expected a module of jaxlib.mlir, got {_class_name(module)}")
    try:
        made = Module.parse(_bytecode(module), context)
    except MLIRError:
        made = None
    if made is not None and _foreign(made) is None:
        return made
    text = module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
    return Module.parse(text, context)


def to_jaxlib(module: Module, context: Any = None) -> Any:
    """Return a copy of a module as a module of ``jaxlib.mlir``.

    Parameters
    ----------
    module
        The module.
    context
        The context of the copy, one of ``jaxlib.mlir``. By default the current one, else a new one with JAX's dialects.

    """
    if not isinstance(module, Module):
        raise TypeError(f"module: expected a fishplate.ir.Module, got {_class_name(module)}")
    target = _jaxlib_context() if context is None else context
    parse = _jaxlib_ir().Module.parse
    cause = None
    if _foreign(module) is None and not target.allow_unregistered_dialects:
        try:
            return parse(module.operation.to_bytecode(), target)
        except _jaxlib_ir().MLIRError as error:
            # An older MLIR may read the text of a dialect even if it cannot read its bytecode.
            cause = error
    text = module.operation.get_asm(print_generic_op_form=True, enable_debug_info=True)
    try:
        return parse(text, target)
    except _jaxlib_ir().MLIRError as error:
        raise ValueError(f"module: jaxlib's MLIR cannot read it: {error}") from (cause or error)
