"""Extras of the dialect `transform`: operations with a body, the interpreter, and the modules of MLIR's own package.

``transform.interpreter`` is this module, and ``transform.structured`` and its like are the module of the whole dialect.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from fishplate import ir
from fishplate._dialect import Extended, ValueLike
from fishplate.registry import get_global_func

from ._build import values_of

#: The parts of the dialect that are modules of their own in MLIR's package.
_PARTS = (
    "bufferization",
    "debug",
    "gpu",
    "loop",
    "memref",
    "nvgpu",
    "pdl",
    "smt",
    "sparse_tensor",
    "structured",
    "tensor",
    "tune",
    "vector",
    "xegpu",
)

__all__ = [
    "ApplyPatternsOp",
    "NamedSequenceOp",
    "SequenceOp",
    "TransformOptions",
    "YieldOp",
    "apply_named_sequence",
    "interpreter",
    *_PARTS,
]

interpreter = sys.modules[__name__]
for _part in _PARTS:
    globals()[_part] = sys.modules.get("fishplate.dialects.transform")


class _WithBody(Extended):
    """An operation with one block, whose first argument is the handle that its transforms work on."""

    __slots__ = ()

    @property
    def bodyTarget(self) -> ir.Value:  # noqa: N802
        """The handle that the transforms work on."""
        return self.regions[0].blocks[0].arguments[0]

    @property
    def bodyExtraArgs(self) -> Sequence[ir.Value]:  # noqa: N802
        """The other handles."""
        return list(self.regions[0].blocks[0].arguments)[1:]


class SequenceOp(_WithBody):
    """``SequenceOp(mode, results, target)``: transforms that run one after another, with a block for them."""

    __slots__ = ()

    def __init__(
        self,
        failure_propagation_mode: Any,
        results: Sequence[ir.Type],
        target: ir.Type | ValueLike,
        extra_bindings: Any = (),
        *,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None:
        """Build a sequence.

        Parameters
        ----------
        failure_propagation_mode
            Whether a failure of one transform is a failure of the sequence.
        results
            The types of the results.
        target
            The handle to work on; or its type, for a sequence at the top.
        extra_bindings
            More handles, or their types.
        loc
            The location.
        ip
            The place.

        """
        if isinstance(target, ir.Type):
            types = [target, *extra_bindings]
            root, extra = None, []
        else:
            (root,), extra = values_of([target]), values_of(extra_bindings)
            types = [value.type for value in (root, *extra)]
        self._build(results, failure_propagation_mode, extra, root=root, loc=loc, ip=ip)
        self.regions[0].blocks.append(*types)

    @property
    def body(self) -> ir.Block:
        """The block of the transforms."""
        return self.regions[0].blocks[0]


class NamedSequenceOp(_WithBody):
    """``NamedSequenceOp(name, input_types, result_types)``: a sequence that others call, with a block."""

    __slots__ = ()

    def __init__(
        self,
        sym_name: str | ir.Attribute,
        input_types: Sequence[ir.Type],
        result_types: Sequence[ir.Type],
        *,
        sym_visibility: str | ir.Attribute | None = None,
        arg_attrs: Any = None,
        res_attrs: Any = None,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None:
        """Build a named sequence; its first argument is the handle to the payload."""
        function_type = ir.FunctionType.get(input_types, result_types)
        self._build(
            sym_name,
            function_type,
            sym_visibility=sym_visibility,
            arg_attrs=arg_attrs,
            res_attrs=res_attrs,
            loc=loc,
            ip=ip,
        )
        self.regions[0].blocks.append(*input_types)

    @property
    def body(self) -> ir.Block:
        """The block of the transforms."""
        return self.regions[0].blocks[0]


class YieldOp(Extended):
    """``YieldOp(operands=[])``: the end of a sequence."""

    __slots__ = ()

    def __init__(
        self,
        operands: Any = (),
        *,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None:
        """Build the end of a sequence with the handles that it returns."""
        self._build(values_of(operands), loc=loc, ip=ip)


class ApplyPatternsOp(Extended):
    """``ApplyPatternsOp(target)``: patterns that are applied greedily, with a block for them."""

    __slots__ = ()

    def __init__(
        self,
        target: ValueLike,
        apply_cse: Any = None,
        max_iterations: Any = None,
        max_num_rewrites: Any = None,
        *,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None:
        """Build it without patterns."""
        self._build(
            target,
            apply_cse=apply_cse or None,
            max_iterations=max_iterations,
            max_num_rewrites=max_num_rewrites,
            loc=loc,
            ip=ip,
        )
        self.regions[0].blocks.append()

    @property
    def patterns(self) -> ir.Block:
        """The block of the patterns."""
        return self.regions[0].blocks[0]


@dataclass
class TransformOptions:
    """How strictly a sequence is applied."""

    #: Whether to verify the payload and the handles after each transform.
    expensive_checks: bool = True
    #: Whether to refuse a root with several transforms at the top.
    enforce_single_top_level_transform_op: bool = True


def apply_named_sequence(
    payload_root: Any,
    transform_root: Any,
    transform_module: Any,
    transform_options: TransformOptions | None = None,
) -> None:
    """Rewrite a payload as a named sequence says.

    Handles to anything inside the payload are invalid afterwards. A failure raises an ``MLIRError`` with all diagnostics.

    Parameters
    ----------
    payload_root
        The operation or module to rewrite.
    transform_root
        The ``transform.named_sequence`` to apply.
    transform_module
        The module with the sequences that it includes.
    transform_options
        How strictly to apply it.

    """
    options = transform_options or TransformOptions()
    get_global_func("ir.transform.apply_named_sequence")(
        payload_root.operation,
        transform_root.operation,
        transform_module.operation,
        options.expensive_checks,
        options.enforce_single_top_level_transform_op,
    )
