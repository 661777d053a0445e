"""`ExecutionEngine`: a module that is compiled in this process and called by name, as in MLIR's own package.

.. code-block:: python

    import ctypes
    from fishplate.ir.execution_engine import ExecutionEngine

    engine = ExecutionEngine(module)          # a module of the llvm dialect
    a, result = (ctypes.c_float * 1)(2.0), (ctypes.c_float * 1)()
    engine.invoke("square", a, result)        # needs llvm.emit_c_interface on the function

For kernels, `fishplate.jit` and `fishplate.compiler` check arguments and cache what they compile; this class does neither.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from ..core import Object
from ..registry import register_object
from ._capsule import with_capsules

__all__ = ["ExecutionEngine"]

_PREFIX = "_mlir_ciface_"


@register_object("ir.ExecutionEngine")
class ExecutionEngine(Object):
    """A compiled module: ``ExecutionEngine(module, opt_level=2, shared_libs=[], ...)``.

    Parameters
    ----------
    module
        A module whose operations all translate to LLVM IR.
    opt_level
        The level of optimisation, 0 to 3.
    shared_libs
        Files of libraries whose symbols the code may use.
    enable_object_dump
        Whether to keep the object code for `dump_to_object_file`.
    enable_pic
        Whether the code is independent of its position.

    """

    __slots__ = ("_callbacks",)
    _callbacks: list[Any]

    if TYPE_CHECKING:

        def raw_lookup_symbol(self, name: str) -> int: ...
        def initialize(self) -> None: ...

    def __init__(
        self,
        module: Any,
        opt_level: int = 2,
        shared_libs: Sequence[str | os.PathLike[str]] = (),
        enable_object_dump: bool = True,
        enable_pic: bool = False,
    ) -> None:
        """Compile a module."""
        libraries = [os.fspath(path) for path in shared_libs]
        arguments = (module.operation, opt_level, libraries, enable_object_dump, enable_pic)
        self.__ffi_init__(*arguments)  # type: ignore[attr-defined]
        self._callbacks = []

    def lookup(self, name: str) -> Callable[..., Any]:
        """Return the function of a name that has a C interface, as a ctypes function of one array of pointers.

        Each pointer points to an argument, and the last one to the result if there is one.
        """
        try:
            address = self.raw_lookup(_PREFIX + name)
        except RuntimeError as error:
            raise RuntimeError(
                f"Unknown function {name}: is it in the module, and has it llvm.emit_c_interface?\n{error}"
            ) from None
        function = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(address)
        # The code lives as long as the engine.
        function._engine = self  # type: ignore[attr-defined]
        return function

    def invoke(self, name: str, *ctypes_args: Any) -> None:
        """Call a function. Each argument is a ctypes pointer or array; the last one receives the result."""
        packed = (ctypes.c_void_p * len(ctypes_args))()
        for index, argument in enumerate(ctypes_args):
            packed[index] = ctypes.cast(argument, ctypes.c_void_p)
        self.lookup(name)(packed)

    def register_runtime(self, name: str, ctypes_callback: Any) -> None:
        """Let the code call a ctypes callback as the private function of a name that has a C interface."""
        address = ctypes.cast(ctypes_callback, ctypes.c_void_p).value or 0
        self._callbacks.append(ctypes_callback)
        self.raw_register_runtime(_PREFIX + name, address)

    if TYPE_CHECKING:

        def raw_lookup(self, name: str) -> int: ...
        def raw_register_runtime(self, name: str, address: int) -> None: ...
        def dump_to_object_file(self, path: str) -> None: ...


with_capsules(ExecutionEngine)
