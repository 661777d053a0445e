"""Fishplate: TVM-FFI's functions, objects and tensors from Python, and a compiler for kernels.

>>> import fishplate as fp
>>> fp.get_global_func("ffi.Shape")(1, 2, 3)
(1, 2, 3)

Some parts are imported when they are first asked for:

- `jit`, `compile`, `kernel`, `export_module` and the rest of the kernel language: `help(fp.lang)`
- `Float32`, `sym_int`, `make_fake_tensor` and other descriptions of arguments: `help(fp.arguments)`
- `compiler` (MLIR modules), `spec`, `cuda`, `cpp` (C++ extensions), `dataclasses`, `config`, `testing`
- `torch` and `jax`, where those packages are installed
"""

# ruff: noqa: F401  (what is imported here is the package's face; `__all__` lists it)

from typing import TYPE_CHECKING
from typing import Any as _Any

from . import _core, _signature, access_path, dataclasses, serialization, structural
from ._convert import convert, convert_func
from ._dtype import (
    bfloat16,
    bool,
    dtype,
    float16,
    float32,
    float4_e2m1fn,
    float4_e2m1fnx2,
    float64,
    float6_e2m3fn,
    float6_e3m2fn,
    float8_e3m4,
    float8_e4m3,
    float8_e4m3b11fnuz,
    float8_e4m3fn,
    float8_e4m3fnuz,
    float8_e5m2,
    float8_e5m2fnuz,
    float8_e8m0fnu,
    int16,
    int32,
    int64,
    int8,
    uint16,
    uint32,
    uint64,
    uint8,
)
from ._shape import Shape
from ._tensor import Device, DLDeviceType, Tensor, device, from_dlpack
from .container import Array, Dict, List, Map
from .core import CAny, CContainerBase, Function, Object, ObjectConvertible
from .dataclasses.py_class import method
from .error import register_error
from .module import Module, load_module, system_lib
from .registry import (
    _init_api,
    get_global_func,
    get_global_func_metadata,
    init_ffi_api,
    list_global_func_names,
    register_func,
    register_global_func,
    register_object,
    remove_global_func,
)
from .stream import StreamContext, get_raw_stream, use_raw_stream, use_torch_stream
from .structural import (
    DefRegionKind,
    InplaceMode,
    StructuralKey,
    StructuralMutator,
    StructuralVisitor,
    VisitInterrupt,
    WalkOrder,
    WalkResult,
    get_first_structural_mismatch,
    structural_equal,
    structural_hash,
    structural_map,
    structural_mutate,
    structural_visit,
    structural_walk,
)

__all__ = [
    "LIB",
    "Array",
    "CAny",
    "CContainerBase",
    "DLDeviceType",
    "DefRegionKind",
    "Device",
    "Dict",
    "Function",
    "InplaceMode",
    "List",
    "Map",
    "Module",
    "Object",
    "ObjectConvertible",
    "Shape",
    "StreamContext",
    "StructuralKey",
    "StructuralMutator",
    "StructuralVisitor",
    "Tensor",
    "VisitInterrupt",
    "WalkOrder",
    "WalkResult",
    "__version__",
    "__version_tuple__",
    "access_path",
    "convert",
    "convert_func",
    "cpp",
    "dataclasses",
    "device",
    "dtype",
    "from_dlpack",
    "get_first_structural_mismatch",
    "get_global_func",
    "get_global_func_metadata",
    "get_raw_stream",
    "init_ffi_api",
    "list_global_func_names",
    "load_module",
    "method",
    "register_error",
    "register_func",
    "register_global_func",
    "register_object",
    "remove_global_func",
    "serialization",
    "structural",
    "structural_equal",
    "structural_hash",
    "structural_map",
    "structural_mutate",
    "structural_visit",
    "structural_walk",
    "system_lib",
    "use_raw_stream",
    "use_torch_stream",
]

#: Names of `fishplate.arguments`, which is imported when one of them is first asked for.
_ARGUMENTS = frozenset(
    "BFloat16 Boolean Constexpr Coord Float16 Float32 Float4E2M1FN Float64 Float6E2M3FN Float6E3M2FN "
    "Float8E4M3 Float8E4M3B11FNUZ Float8E4M3FN Float8E5M2 Float8E8M0FNU Int128 Int16 Int32 Int4 Int64 Int8 "
    "IntTuple Layout "
    "Pointer Stride SymInt TFloat32 Tile Uint16 Uint32 Uint64 Uint8 make_fake_compact_tensor "
    "make_fake_stream make_fake_tensor sym_int sym_int32 sym_int64".split()
)

#: Names of `fishplate.lang`, likewise.
_LANG = frozenset(
    "basic_copy local_partition local_tile make_fragment make_fragment_like make_identity_tensor make_tensor "
    "Barrier Barriers CompileError NamedBarrier SharedTile TensorMap atomic_add atomic_and atomic_cas atomic_exch "
    "atomic_max atomic_min atomic_or atomic_sub atomic_xor ballot barriers block_dim block_idx "
    "commit_async commit_bulk commit_wgmma compile copy_async copy_bulk dynamic_shared "
    "export_module fence_async fence_barriers fewer_registers grid_dim inline_ptx jit kernel "
    "lane_id ldmatrix load_vec local_array math mma_bf16 more_registers named_barrier pack_pairs parallel_range prefetch "
    "range range_constexpr select shared_address shared_array shared_tile shuffle shuffle_down "
    "shuffle_up shuffle_xor stmatrix store_bulk store_vec sync_threads sync_warp tensor_map thread_idx "
    "wait_async wait_bulk wait_wgmma warp_all warp_any warp_id warp_max warp_min warp_sum wgmma".split()
)

#: Compile options, which are classes of `fishplate.compiler`.
_OPTIONS = frozenset(
    "DumpDir EnableAssertions EnableTVMFFI GPUArch GenerateLineInfo HostTarget KeepAssembly KeepCUBIN KeepIR "
    "KeepPTX LibDevice LinkLibraries NoCache OptLevel Pipeline PtxasOptions".split()
)

#: Modules of the package that are imported when they are first asked for.
_MODULES = frozenset(
    "arguments compiler config cpp cuda cute cutlass jax lang layout libinfo spec stub testing torch "
    "tuning utils".split()
)

__version__ = _core.__version__
__version_tuple__ = tuple(int(part) if part.isdigit() else part for part in __version__.split("."))

if TYPE_CHECKING:
    import ctypes

    from . import (
        arguments as arguments,
        compiler as compiler,
        config as config,
        cpp as cpp,
        cuda as cuda,
        cute as cute,
        cutlass as cutlass,
        jax as jax,
        lang as lang,
        layout as layout,
        libinfo as libinfo,
        spec as spec,
        stub as stub,
        testing as testing,
        torch as torch,
        tuning as tuning,
        utils as utils,
    )

    LIB: ctypes.CDLL  #: The runtime, as ctypes sees it.
    from .arguments import (
        BFloat16 as BFloat16,
        Boolean as Boolean,
        Constexpr as Constexpr,
        Coord as Coord,
        Float16 as Float16,
        Float32 as Float32,
        Float4E2M1FN as Float4E2M1FN,
        Float64 as Float64,
        Float6E2M3FN as Float6E2M3FN,
        Float6E3M2FN as Float6E3M2FN,
        Float8E4M3 as Float8E4M3,
        Float8E4M3B11FNUZ as Float8E4M3B11FNUZ,
        Float8E4M3FN as Float8E4M3FN,
        Float8E5M2 as Float8E5M2,
        Float8E8M0FNU as Float8E8M0FNU,
        Int128 as Int128,
        Int16 as Int16,
        Int32 as Int32,
        Int4 as Int4,
        Int64 as Int64,
        Int8 as Int8,
        IntTuple as IntTuple,
        Layout as Layout,
        Pointer as Pointer,
        Stride as Stride,
        SymInt as SymInt,
        TFloat32 as TFloat32,
        Tile as Tile,
        Uint16 as Uint16,
        Uint32 as Uint32,
        Uint64 as Uint64,
        Uint8 as Uint8,
        make_fake_compact_tensor as make_fake_compact_tensor,
        make_fake_stream as make_fake_stream,
        make_fake_tensor as make_fake_tensor,
        sym_int as sym_int,
        sym_int32 as sym_int32,
        sym_int64 as sym_int64,
    )
    from .compiler import (
        CompiledFunction as CompiledFunction,
        DumpDir as DumpDir,
        EnableAssertions as EnableAssertions,
        EnableTVMFFI as EnableTVMFFI,
        GenerateLineInfo as GenerateLineInfo,
        GPUArch as GPUArch,
        HostTarget as HostTarget,
        KeepAssembly as KeepAssembly,
        KeepCUBIN as KeepCUBIN,
        KeepIR as KeepIR,
        KeepPTX as KeepPTX,
        LibDevice as LibDevice,
        NoCache as NoCache,
        LinkLibraries as LinkLibraries,
        OptLevel as OptLevel,
        PtxasOptions as PtxasOptions,
        Pipeline as Pipeline,
    )
    from .cuda import load_cubin as load_cubin
    from .tuning import autotune as autotune
    from .lang import (
        Barrier as Barrier,
        Barriers as Barriers,
        CompileError as CompileError,
        NamedBarrier as NamedBarrier,
        SharedTile as SharedTile,
        TensorMap as TensorMap,
        atomic_add as atomic_add,
        atomic_and as atomic_and,
        atomic_cas as atomic_cas,
        atomic_exch as atomic_exch,
        atomic_max as atomic_max,
        atomic_min as atomic_min,
        atomic_or as atomic_or,
        atomic_sub as atomic_sub,
        atomic_xor as atomic_xor,
        ballot as ballot,
        barriers as barriers,
        basic_copy as basic_copy,
        block_dim as block_dim,
        block_idx as block_idx,
        commit_async as commit_async,
        commit_bulk as commit_bulk,
        commit_wgmma as commit_wgmma,
        compile as compile,
        copy_async as copy_async,
        copy_bulk as copy_bulk,
        dynamic_shared as dynamic_shared,
        export_module as export_module,
        fence_async as fence_async,
        fence_barriers as fence_barriers,
        fewer_registers as fewer_registers,
        grid_dim as grid_dim,
        inline_ptx as inline_ptx,
        jit as jit,
        kernel as kernel,
        lane_id as lane_id,
        ldmatrix as ldmatrix,
        load_vec as load_vec,
        local_array as local_array,
        local_partition as local_partition,
        local_tile as local_tile,
        make_fragment as make_fragment,
        make_fragment_like as make_fragment_like,
        make_identity_tensor as make_identity_tensor,
        make_tensor as make_tensor,
        math as math,
        mma_bf16 as mma_bf16,
        more_registers as more_registers,
        named_barrier as named_barrier,
        pack_pairs as pack_pairs,
        parallel_range as parallel_range,
        prefetch as prefetch,
        range as range,
        range_constexpr as range_constexpr,
        select as select,
        shared_address as shared_address,
        shared_array as shared_array,
        shared_tile as shared_tile,
        shuffle as shuffle,
        shuffle_down as shuffle_down,
        shuffle_up as shuffle_up,
        shuffle_xor as shuffle_xor,
        stmatrix as stmatrix,
        store_bulk as store_bulk,
        store_vec as store_vec,
        sync_threads as sync_threads,
        sync_warp as sync_warp,
        tensor_map as tensor_map,
        thread_idx as thread_idx,
        wait_async as wait_async,
        wait_bulk as wait_bulk,
        wait_wgmma as wait_wgmma,
        warp_all as warp_all,
        warp_any as warp_any,
        warp_id as warp_id,
        warp_max as warp_max,
        warp_min as warp_min,
        warp_sum as warp_sum,
        wgmma as wgmma,
    )
else:

    def __getattr__(name: str) -> _Any:
        """Import what not every program needs."""
        try:
            value = _import_on_demand(name)
        except ImportError as error:
            # `hasattr`, `help` and completion understand this one.
            raise AttributeError(f"{__name__}.{name} cannot be imported: {error}") from error
        globals()[name] = value
        return value

    def _import_on_demand(name: str) -> _Any:
        from importlib import import_module

        if name in _ARGUMENTS:
            return getattr(import_module(".arguments", __name__), name)
        if name in _LANG:
            return getattr(import_module(".lang", __name__), name)
        if name in _OPTIONS or name == "CompiledFunction":
            return getattr(import_module(".compiler", __name__), name)
        if name == "load_cubin":
            return import_module(".cuda", __name__).load_cubin
        if name == "autotune":
            return import_module(".tuning", __name__).autotune
        if name in _MODULES:
            return import_module(f".{name}", __name__)
        if name == "LIB":
            from ctypes import RTLD_GLOBAL, CDLL

            return CDLL(_core._runtime_path(), RTLD_GLOBAL)
        hint = ""
        if not name.startswith("_"):
            from ._elsewhere import missing_name

            hint = missing_name(name, __dir__())
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}{hint}")


def __dir__() -> list[str]:
    """List the names that are imported when asked for, too."""
    listed = _ARGUMENTS | _LANG | _OPTIONS | _MODULES
    return sorted({*globals(), *listed, "CompiledFunction", "LIB", "autotune", "load_cubin"})
