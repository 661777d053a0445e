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

from typing import TYPE_CHECKING

from .. import _compiler_library

_compiler_library.load()

from ._cache import CacheCounts, CacheInfo, cache_counts, cache_info, clear_cache  # noqa: E402
from ._compile import compile_many, compile_module, ptx, wrap  # noqa: E402
from ._cuda_error import CUDADialectError  # noqa: E402
from ._function import CompiledFunction, load_object  # noqa: E402
from ._hook import PostCompileHookContext  # noqa: E402
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
    DumpDir: type[CompileOption]
    EnableAssertions: type[CompileOption]
    EnableTVMFFI: type[CompileOption]
    GPUArch: type[CompileOption]
    HostTarget: type[CompileOption]
    KeepAssembly: type[CompileOption]
    KeepIR: type[CompileOption]
    KeepPTX: type[CompileOption]
    LibDevice: type[CompileOption]
    NoCache: type[CompileOption]
    OptLevel: type[CompileOption]
    Pipeline: type[CompileOption]

#: One class per row of the compiler's table of options: `OptLevel`, `HostTarget`, ...
globals().update(option_classes())

__all__ = [
    "CUDADialectError",
    "CacheCounts",
    "CacheInfo",
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
    "Timing",
    "cache_counts",
    "cache_info",
    "check_options",
    "clear_cache",
    "compile_many",
    "compile_module",
    "export_module",
    "load_object",
    "ptx",
    "wrap",
    *option_classes(),
]
