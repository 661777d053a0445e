"""MLIR: contexts, types, attributes, locations and operations.

The names are those of MLIR's own Python bindings. What is different: a handle to something that is
gone raises :class:`InvalidHandleError`, everything that is returned has its most derived class, and
equal types and attributes of a context are the same object.

.. code-block:: python

    from fishplate import ir

    with ir.Context() as ctx, ir.Location.unknown():
        t = ir.Type.parse("tensor<2x4xi32>")

Importing this module loads the compiler's library: ``pip install fishplate-compiler``.
"""

from __future__ import annotations

from .. import _compiler_library

_compiler_library.load()

from ._context import Context  # noqa: E402
from ._error import (  # noqa: E402
    Diagnostic,
    DiagnosticHandler,
    DiagnosticSeverity,
    InvalidHandleError,
    MLIRError,
)
from ._location import Location  # noqa: E402
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
from ._type import Attribute, Type  # noqa: E402
from ._value import BlockArgument, OpOperand, OpResult, Value  # noqa: E402

__all__ = [
    "Attribute",
    "Block",
    "BlockArgument",
    "BlockArgumentList",
    "BlockList",
    "BlockPredecessors",
    "BlockSuccessors",
    "Context",
    "Diagnostic",
    "DiagnosticHandler",
    "DiagnosticSeverity",
    "InsertionPoint",
    "InvalidHandleError",
    "Location",
    "LogEntry",
    "MLIRError",
    "Module",
    "ModuleLogger",
    "OpAttributeMap",
    "OpOperand",
    "OpOperandList",
    "OpOperands",
    "OpResult",
    "OpResultList",
    "OpSuccessors",
    "OpView",
    "Operation",
    "OperationList",
    "Pass",
    "PassManager",
    "Region",
    "RegionSequence",
    "SymbolTable",
    "Type",
    "Value",
    "WalkOrder",
    "WalkResult",
    "dialect_search_prefixes",
    "register_attribute_class",
    "register_operation_class",
    "register_pass",
    "register_type_class",
]
