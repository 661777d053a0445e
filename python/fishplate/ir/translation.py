"""Translations out of MLIR and into it.

.. code-block:: python

    from fishplate.ir import translation

    print(translation.to_llvm_ir(module))     # everything in the llvm dialect
    print(translation.to_cpp(module))         # emitc as C or C++
    binary = translation.to_spirv(module)     # a spirv.module, or a module that contains one

Only `to_llvm_ir` is in the usual library of the compiler. The others need the library of fishplate-mlir-all, and so do
`translate`, which takes every name of ``mlir-translate``, and `names`, which lists them.
"""

from __future__ import annotations

from typing import Any

from ..registry import get_global_func
from ._context import Context
from ._operation import Module

__all__ = [
    "from_llvm_ir",
    "from_spirv",
    "names",
    "to_cpp",
    "to_llvm_ir",
    "to_spirv",
    "translate",
]

_to_llvm_ir = get_global_func("ir.translate_to_llvm_ir")


def _complete(name: str) -> Any:
    found = get_global_func(name, allow_missing=True)
    if found is None:
        raise ImportError(
            "The compiler's library translates to LLVM IR only: run `pip install fishplate-mlir-all`, whose library "
            "has all translations of MLIR"
        )
    return found


def names() -> list[str]:
    """Return the names of all translations, such as ``mlir-to-cpp``."""
    return list(_complete("ir.translations")())


def translate(source: Any, name: str, context: Context | None = None) -> bytes:
    """Translate a source by the name that ``mlir-translate`` gives to the translation.

    Parameters
    ----------
    source
        A module or an operation, or text or bytes in the translation's input format.
    name
        The translation; `names` lists them.
    context
        The context, for text and bytes; by default the current one. A module is translated in its own.

    """
    if isinstance(source, str):
        source = source.encode()
    elif not isinstance(source, bytes):
        operation = source.operation
        source, context = operation.to_bytecode(), operation.context
    return bytes(_complete("ir.translate")(name, source, context))


def to_llvm_ir(module: Any) -> str:
    """Translate a module of the llvm dialect to LLVM IR."""
    return str(_to_llvm_ir(module.operation))


def to_cpp(module: Any) -> str:
    """Translate a module of the emitc dialect to C or C++."""
    return translate(module, "mlir-to-cpp").decode()


def to_spirv(module: Any) -> bytes:
    """Translate a ``spirv.module``, or the only one directly inside a module, to a SPIR-V binary."""
    operation = module.operation
    if operation.name == "builtin.module":
        inside = [
            op for op in operation.regions[0].blocks[0] if op.operation.name == "spirv.module"
        ]
        if len(inside) != 1:
            raise ValueError(f"expected one spirv.module in the module, got {len(inside)}")
        operation = inside[0]
    return translate(operation, "serialize-spirv")


def from_spirv(binary: bytes, context: Context | None = None) -> Module:
    """Read a SPIR-V binary as a module of the spirv dialect."""
    return _parsed(translate(binary, "deserialize-spirv", context), context)


def from_llvm_ir(source: str | bytes, context: Context | None = None) -> Module:
    """Read LLVM IR, as text or bitcode, as a module of the llvm dialect."""
    return _parsed(translate(source, "import-llvm", context), context)


def _parsed(text: bytes, context: Context | None) -> Module:
    module: Module = Module.parse(text.decode(), context)
    return module
