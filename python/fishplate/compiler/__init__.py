"""Kernel code and a parameter spec in, a validated function out.

.. code-block:: python

    import numpy as np
    from fishplate import spec
    from fishplate.compiler import PlainCall, compile_module

    n = spec.Var("n", "int32", divisibility=4)
    params = [spec.Tensor("a", [n], "float32", device_type="cpu"), spec.Var("k", "float32")]
    scale = compile_module(mlir_text, "scale", params, provider=PlainCall())
    scale(np.ones(8, np.float32), 2.0)

Importing this module loads the compiler's library, which holds LLVM and is a package of its own:
``pip install 'fishplate[compiler]'``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .. import _compiler_library

_compiler_library.load()

from ._cache import CacheCounts, CacheInfo, cache_counts, cache_info, clear_cache  # noqa: E402
from ._compile import compile_many, compile_module, ptx, wrap  # noqa: E402
from ._cuda_error import CUDADialectError  # noqa: E402
from ._function import CompiledFunction, load_object  # noqa: E402
from ._hook import PostCompileHookContext  # noqa: E402
from ._tools import find_ptxas  # noqa: E402
from ._options import CompileOption, CompileOptions, check_options, option_classes  # noqa: E402
from ._shipping import export_module  # noqa: E402
from ._benchmark import Timing  # noqa: E402
from ._providers import (  # noqa: E402
    CallProvider,
    CudaLaunch,
    CuteCall,
    Nop,
    PackedCall,
    PlainCall,
    StructCall,
)

if TYPE_CHECKING:
    from ._attach import CallContext as CallContext, attach_ffi_func as attach_ffi_func
    from ._builder import TVMFFIFunctionBuilder as TVMFFIFunctionBuilder

    DumpDir: type[CompileOption]
    EnableAssertions: type[CompileOption]
    EnableTVMFFI: type[CompileOption]
    GenerateLineInfo: type[CompileOption]
    GPUArch: type[CompileOption]
    HostTarget: type[CompileOption]
    KeepAssembly: type[CompileOption]
    KeepCUBIN: type[CompileOption]
    KeepIR: type[CompileOption]
    KeepPTX: type[CompileOption]
    LibDevice: type[CompileOption]
    LinkLibraries: type[CompileOption]
    NoCache: type[CompileOption]
    OptLevel: type[CompileOption]
    Pipeline: type[CompileOption]
    PtxasOptions: type[CompileOption]

#: One class per row of the compiler's table of options: `OptLevel`, `HostTarget`, ...
globals().update(option_classes())

#: Names whose modules need MLIR's Python classes; they are imported when first used.
_LAZY = {
    "CallContext": "_attach",
    "TVMFFIFunctionBuilder": "_builder",
    "attach_ffi_func": "_attach",
}


def __getattr__(name: str) -> Any:
    if name not in _LAZY:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    found = getattr(import_module(f"{__name__}.{_LAZY[name]}"), name)
    globals()[name] = found
    return found


__all__ = [
    "CUDADialectError",
    "CacheCounts",
    "CacheInfo",
    "CallContext",
    "CallProvider",
    "CompileOption",
    "CompileOptions",
    "CompiledFunction",
    "CudaLaunch",
    "CuteCall",
    "Nop",
    "PackedCall",
    "PlainCall",
    "PostCompileHookContext",
    "StructCall",
    "TVMFFIFunctionBuilder",
    "Timing",
    "attach_ffi_func",
    "cache_counts",
    "cache_info",
    "check_options",
    "clear_cache",
    "compile_many",
    "compile_module",
    "export_module",
    "find_ptxas",
    "load_object",
    "ptx",
    "wrap",
    *option_classes(),
]
