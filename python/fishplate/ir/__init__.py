"""MLIR: contexts, types, attributes, locations and operations.

The names are those of MLIR's own Python bindings. The differences: a handle to a deleted object raises
:class:`InvalidHandleError`, all returned objects have their most derived class, and equal types and attributes of
a context are the same object.

.. code-block:: python

    from fishplate import ir

    with ir.Context() as ctx, ir.Location.unknown():
        t = ir.Type.parse("tensor<2x4xi32>")

Importing this module loads the compiler's library: ``pip install 'fishplate[compiler]'``.

Threads: contexts and their contents may be used from any thread. One thread at a time works in a context; others wait
for it with the GIL released. Different contexts do not block each other, and the current context (``with``) is per
thread. A handle to an object that another thread has erased raises
:class:`InvalidHandleError`. The tables of the extension are guarded by the GIL, so a free-threaded Python
turns the GIL on when it imports the package; the native code here does not depend on it.
"""

from __future__ import annotations

from .. import _compiler_library

_compiler_library.load()

from . import _capsule, _operation  # noqa: E402
from . import _cext as _cext  # noqa: E402
from . import _conventions as _conventions  # noqa: E402
from ._asm_state import AsmState  # noqa: E402
from ._attr_builder import AttrBuilder, register_attribute_builder  # noqa: E402
from ._builtin_affine import (  # noqa: E402
    AffineAddExpr,
    AffineBinaryExpr,
    AffineCeilDivExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineFloorDivExpr,
    AffineMap,
    AffineModExpr,
    AffineMulExpr,
    AffineSymbolExpr,
    IntegerSet,
    IntegerSetConstraint,
)
from ._builtin_attributes import (  # noqa: E402
    AffineMapAttr,
    ArrayAttr,
    BoolAttr,
    DenseArrayAttr,
    DenseBoolArrayAttr,
    DenseF32ArrayAttr,
    DenseF64ArrayAttr,
    DenseI16ArrayAttr,
    DenseI32ArrayAttr,
    DenseI64ArrayAttr,
    DenseI8ArrayAttr,
    DictAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    IntegerSetAttr,
    LocationAttr,
    NamedAttribute,
    OpaqueAttr,
    StridedLayoutAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)
from ._builtin_dense import (  # noqa: E402
    DenseElementsAttr,
    DenseFPElementsAttr,
    DenseIntElementsAttr,
    DenseResourceElementsAttr,
)
from ._builtin_types import (  # noqa: E402
    BF16Type,
    ComplexType,
    F128Type,
    F16Type,
    F32Type,
    F64Type,
    F80Type,
    Float4E2M1FNType,
    Float6E2M3FNType,
    Float6E3M2FNType,
    Float8E3M4Type,
    Float8E4M3B11FNUZType,
    Float8E4M3FNType,
    Float8E4M3FNUZType,
    Float8E4M3Type,
    Float8E5M2FNUZType,
    Float8E5M2Type,
    Float8E8M0FNUType,
    FloatTF32Type,
    FloatType,
    FunctionType,
    GraphType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    OpaqueType,
    RankedTensorType,
    ShapedType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from ._caster import register_type_caster, register_value_caster  # noqa: E402
from ._context import Context  # noqa: E402
from ._debug import _GlobalDebug as _GlobalDebug  # noqa: E402
from ._dialect_registry import (  # noqa: E402
    DialectRegistry,
    append_load_on_create_dialect,
    get_load_on_create_dialects,
)
from ._dialects import Dialect, DialectDescriptor, Dialects  # noqa: E402
from ._error import (  # noqa: E402
    Diagnostic,
    DiagnosticHandler,
    DiagnosticSeverity,
    InvalidHandleError,
    MLIRError,
)
from ._interfaces import (  # noqa: E402
    BranchOpInterface,
    CallOpInterface,
    DestinationStyleOpInterface,
    InferTypeOpInterface,
    LoopLikeOpInterface,
    MemoryEffect,
    MemoryEffectsOpInterface,
    OpInterface,
    SymbolOpInterface,
)
from ._jaxlib import from_jaxlib, to_jaxlib  # noqa: E402
from ._shim import Shim, exchange_capsule, load_shim  # noqa: E402
from ._kind import TypeID  # noqa: E402
from ._location import Location  # noqa: E402
from ._location_kinds import CallSiteLoc, FileLineColLoc, FusedLoc, NameLoc  # noqa: E402
from ._logger import LogEntry, ModuleLogger  # noqa: E402
from ._operation import (  # noqa: E402
    Module,
    OpAttributeMap,
    Operation,
    OpView,
    WalkOrder,
    WalkResult,
)
from ._pass import Pass, PassManager, register_pass  # noqa: E402
from ._registry import (  # noqa: E402
    dialect_search_prefixes,
    register_attribute_class,
    register_operation_class,
    register_type_class,
)
from ._search import get_ops_of_type, get_parent_of_type  # noqa: E402
from ._structure import (  # noqa: E402
    Block,
    BlockArgumentList,
    BlockList,
    BlockPredecessors,
    BlockSuccessors,
    InsertionPoint,
    OperationList,
    OpOperandList,
    OpOperands,
    OpResultList,
    OpSuccessors,
    Region,
    RegionSequence,
)
from ._symbol_table import SymbolTable  # noqa: E402
from ._thread_pool import ThreadPool  # noqa: E402
from ._type import Attribute, Type  # noqa: E402
from ._value import BlockArgument, OpOperand, OpResult, Value  # noqa: E402

_capsule.with_capsules(
    AffineExpr,
    AffineMap,
    Attribute,
    Block,
    Context,
    IntegerSet,
    Location,
    Module,
    PassManager,
    Type,
    Value,
)
_capsule.with_capsules(Operation, renew=_operation.as_operation)

__all__ = [
    "AffineAddExpr",
    "AffineBinaryExpr",
    "AffineCeilDivExpr",
    "AffineConstantExpr",
    "AffineDimExpr",
    "AffineExpr",
    "AffineFloorDivExpr",
    "AffineMap",
    "AffineMapAttr",
    "AffineModExpr",
    "AffineMulExpr",
    "AffineSymbolExpr",
    "ArrayAttr",
    "AsmState",
    "AttrBuilder",
    "Attribute",
    "BF16Type",
    "Block",
    "BlockArgument",
    "BlockArgumentList",
    "BlockList",
    "BlockPredecessors",
    "BlockSuccessors",
    "BoolAttr",
    "BranchOpInterface",
    "CallOpInterface",
    "CallSiteLoc",
    "ComplexType",
    "Context",
    "DenseArrayAttr",
    "DenseBoolArrayAttr",
    "DenseElementsAttr",
    "DenseF32ArrayAttr",
    "DenseF64ArrayAttr",
    "DenseFPElementsAttr",
    "DenseI16ArrayAttr",
    "DenseI32ArrayAttr",
    "DenseI64ArrayAttr",
    "DenseI8ArrayAttr",
    "DenseIntElementsAttr",
    "DenseResourceElementsAttr",
    "DestinationStyleOpInterface",
    "Diagnostic",
    "DiagnosticHandler",
    "DiagnosticSeverity",
    "Dialect",
    "DialectDescriptor",
    "DialectRegistry",
    "Dialects",
    "DictAttr",
    "F128Type",
    "F16Type",
    "F32Type",
    "F64Type",
    "F80Type",
    "FileLineColLoc",
    "FlatSymbolRefAttr",
    "Float4E2M1FNType",
    "Float6E2M3FNType",
    "Float6E3M2FNType",
    "Float8E3M4Type",
    "Float8E4M3B11FNUZType",
    "Float8E4M3FNType",
    "Float8E4M3FNUZType",
    "Float8E4M3Type",
    "Float8E5M2FNUZType",
    "Float8E5M2Type",
    "Float8E8M0FNUType",
    "FloatAttr",
    "FloatTF32Type",
    "FloatType",
    "FunctionType",
    "FusedLoc",
    "GraphType",
    "IndexType",
    "InferTypeOpInterface",
    "InsertionPoint",
    "IntegerAttr",
    "IntegerSet",
    "IntegerSetAttr",
    "IntegerSetConstraint",
    "IntegerType",
    "InvalidHandleError",
    "Location",
    "LocationAttr",
    "LogEntry",
    "LoopLikeOpInterface",
    "MLIRError",
    "MemRefType",
    "MemoryEffect",
    "MemoryEffectsOpInterface",
    "Module",
    "ModuleLogger",
    "NameLoc",
    "NamedAttribute",
    "NoneType",
    "OpAttributeMap",
    "OpInterface",
    "OpOperand",
    "OpOperandList",
    "OpOperands",
    "OpResult",
    "OpResultList",
    "OpSuccessors",
    "OpView",
    "OpaqueAttr",
    "OpaqueType",
    "Operation",
    "OperationList",
    "Pass",
    "PassManager",
    "RankedTensorType",
    "Region",
    "RegionSequence",
    "ShapedType",
    "Shim",
    "StridedLayoutAttr",
    "StringAttr",
    "SymbolOpInterface",
    "SymbolRefAttr",
    "SymbolTable",
    "ThreadPool",
    "TupleType",
    "Type",
    "TypeAttr",
    "TypeID",
    "UnitAttr",
    "UnrankedMemRefType",
    "UnrankedTensorType",
    "Value",
    "VectorType",
    "WalkOrder",
    "WalkResult",
    "append_load_on_create_dialect",
    "dialect_search_prefixes",
    "exchange_capsule",
    "from_jaxlib",
    "get_load_on_create_dialects",
    "get_ops_of_type",
    "get_parent_of_type",
    "load_shim",
    "register_attribute_builder",
    "register_attribute_class",
    "register_operation_class",
    "register_pass",
    "register_type_caster",
    "register_type_class",
    "register_value_caster",
    "to_jaxlib",
]
