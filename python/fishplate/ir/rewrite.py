"""Rewrite patterns in Python, and the drivers that apply them.

The names are those of MLIR's own module ``mlir.rewrite``. A pattern is a function ``f(op, rewriter)``; a set of patterns is
frozen, then applied to the contents of an operation.

.. code-block:: python

    from fishplate.ir import rewrite

    def double(op, rewriter):
        if op.lhs != op.rhs:
            return True  # does not match
        with rewriter.ip, op.location:
            two = arith.ConstantOp(op.result.type, 2)
            rewriter.replace_op(op, arith.MulIOp(op.lhs, two))

    patterns = rewrite.RewritePatternSet()
    patterns.add(arith.AddIOp, double)
    rewrite.apply_patterns_and_fold_greedily(module, patterns.freeze())

Differences from MLIR's module: an exception in a pattern stops the driver and is raised by the function that applies
the patterns. Handles stay valid until their operation is erased. The changes of a pattern are verified when it
returns. A pattern may edit the IR with methods of operations as well as with its rewriter.
"""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .. import _core
from ..core import Function, Object
from ..registry import get_global_func, register_object
from ._conversion import (
    ConversionConfig,
    ConversionTarget,
    OpAdaptor,
    TypeConverter,
    as_conversion,
    operation_name,
)
from ._operation import Module, Operation, OpView
from ._pass import _raised, again
from ._pattern_record import (
    AppliedPattern,
    DebugCounters,
    RewriteRecord,
    record,
    register_patterns,
)
from ._pdl import PDLModule, PDLResultList

if TYPE_CHECKING:
    from ._context import Context
    from ._structure import Block, InsertionPoint, Region
    from ._value import Value

__all__ = [
    "AppliedPattern",
    "ConversionConfig",
    "ConversionPatternRewriter",
    "ConversionTarget",
    "DebugCounters",
    "FrozenRewritePatternSet",
    "GreedyRewriteConfig",
    "GreedyRewriteDriverConfig",
    "GreedyRewriteStrictness",
    "GreedySimplifyRegionLevel",
    "OpAdaptor",
    "PDLModule",
    "PDLResultList",
    "PatternRewriter",
    "RewritePatternSet",
    "RewriteRecord",
    "TypeConverter",
    "apply_full_conversion",
    "apply_partial_conversion",
    "apply_patterns_and_fold_greedily",
    "record",
    "register_patterns",
    "walk_and_apply_patterns",
]


class GreedyRewriteStrictness(enum.Enum):
    """Which operations a greedy driver visits."""

    ANY_OP = 0
    EXISTING_AND_NEW_OPS = 1
    EXISTING_OPS = 2


class GreedySimplifyRegionLevel(enum.Enum):
    """How far a greedy driver simplifies the blocks of regions."""

    DISABLED = 0
    NORMAL = 1
    AGGRESSIVE = 2


@dataclasses.dataclass
class GreedyRewriteConfig:
    """Configuration of a greedy driver.

    Parameters
    ----------
    max_iterations
        Number of passes over all operations; -1 for no limit.
    max_num_rewrites
        Total number of pattern applications; -1 for no limit. By default 50,000, and 100 for each operation.
    use_top_down_traversal
        Whether outer operations and earlier ones come first.
    enable_folding
        Whether operations are folded.
    strictness
        Which operations are visited.
    region_simplification_level
        How far blocks are simplified.
    enable_constant_cse
        Whether equal constants are merged.
    counters
        Which tries of a pattern are allowed.

    """

    max_iterations: int = 10
    max_num_rewrites: int | None = None
    use_top_down_traversal: bool = False
    enable_folding: bool = True
    strictness: GreedyRewriteStrictness = GreedyRewriteStrictness.ANY_OP
    region_simplification_level: GreedySimplifyRegionLevel = GreedySimplifyRegionLevel.AGGRESSIVE
    enable_constant_cse: bool = True
    counters: DebugCounters | None = None


GreedyRewriteDriverConfig = GreedyRewriteConfig

_KINDS: dict[str, type] = {
    "strictness": GreedyRewriteStrictness,
    "region_simplification_level": GreedySimplifyRegionLevel,
}


@register_object("ir.PatternRewriter")
class PatternRewriter(Object):
    """Changes the IR for a pattern, while the pattern runs."""

    __slots__ = ()

    if TYPE_CHECKING:
        ip: InsertionPoint
        context: Context

        def set_insertion_point_before(self, op: Operation) -> None: ...
        def set_insertion_point_after(self, op: Operation) -> None: ...
        def set_insertion_point_to_start(self, block: Block) -> None: ...
        def set_insertion_point_to_end(self, block: Block) -> None: ...
        def insert(self, op: Operation) -> Operation: ...
        def clone(self, op: Operation) -> Operation: ...
        def replace_op(self, op: Operation, new: Operation | Sequence[Value]) -> None: ...
        def erase_op(self, op: Operation) -> None: ...
        def move_op_before(self, op: Operation, other: Operation) -> None: ...
        def move_op_after(self, op: Operation, other: Operation) -> None: ...
        def replace_all_uses_with(self, of: Value, with_: Value) -> None: ...
        def replace_op_with_multiple(
            self, op: Operation, values: Sequence[Sequence[Value]]
        ) -> None: ...
        def convert_region_types(self, region: Region, converter: TypeConverter) -> None: ...


#: The rewriter of patterns for conversions, which can also convert types.
ConversionPatternRewriter = PatternRewriter


def _root_name(root: object) -> str:
    """Return the name of the operations to try a pattern on; empty for all."""
    if isinstance(root, str) and root:
        return root
    if root is Operation or root is OpView:
        return ""
    name = getattr(root, "OPERATION_NAME", None)
    if isinstance(root, type) and isinstance(name, str):
        return name
    raise TypeError(
        f"root: expected a class of operations or the name of one, such as 'arith.addi', got {root!r}"
    )


def _keep_error(error: BaseException) -> None:
    """Keep the exception of a pattern, which the driver raises."""
    _raised.error = error


@register_object("ir.FrozenRewritePatternSet")
class FrozenRewritePatternSet(Object):
    """Patterns that drivers can apply. It is also a pass: ``PassManager.add(patterns.freeze())`` applies them
    greedily."""

    __slots__ = ()

    if TYPE_CHECKING:
        context: Context
        names: Sequence[str]

        def only(
            self, enabled: Sequence[str], disabled: Sequence[str]
        ) -> FrozenRewritePatternSet: ...

    def __call__(self, op: Operation, pass_: object = None) -> None:
        """Apply the patterns greedily."""
        apply_patterns_and_fold_greedily(op, self)


@register_object("ir.RewritePatternSet")
class RewritePatternSet(Object):
    """Patterns for the operations of a context: ``RewritePatternSet(context=None)``."""

    __slots__ = ()

    if TYPE_CHECKING:
        context: Context
        _add: Callable[..., None]
        _add_conversion: Callable[..., None]
        _add_function_type_conversion: Callable[..., None]

        def __init__(self, context: Context | None = None) -> None: ...
        def freeze(self) -> FrozenRewritePatternSet: ...

    def add(
        self,
        root: Any,
        fn: Callable[..., Any] | None = None,
        benefit: int | None = None,
        *,
        name: str | None = None,
    ) -> None:
        """Add a pattern.

        Parameters
        ----------
        root
            The class of the operations that the pattern is tried on, or their name; `Operation` is for all. Without `fn`, a
            class or an object with `root`, a method ``match_and_rewrite(op, rewriter)`` and, optionally, `benefit`.
        fn
            A function ``f(op, rewriter)``. It returns a true value if the pattern does not match; then it must not
            have changed anything.
        benefit
            Patterns with a higher number are tried first; 1 by default.
        name
            Its name in records and counters; by default that of the function or class.

        """
        called = name or getattr(fn or root, "__name__", type(fn or root).__name__)
        if fn is None:
            pattern = root() if isinstance(root, type) else root
            fn = getattr(pattern, "match_and_rewrite", None)
            if fn is None:
                raise TypeError(
                    "fn: expected a function, or a root with a method `match_and_rewrite`; "
                    f"{root!r} has none"
                )
            if benefit is None:
                benefit = getattr(pattern, "benefit", 1)
            root = pattern.root
        if not callable(fn):
            raise TypeError(f"fn: expected a callable, got {type(fn).__name__}")
        benefit = 1 if benefit is None else benefit
        is_python = not isinstance(fn, Function)
        code = _core._make_test(fn, _keep_error) if is_python else fn
        self._add(_root_name(root), code, benefit, called, is_python)

    def add_conversion(
        self,
        root: Any,
        fn: Callable[..., Any],
        type_converter: TypeConverter | None,
        benefit: int = 1,
        *,
        one_to_n: bool = False,
    ) -> None:
        """Add a pattern for conversions.

        Parameters
        ----------
        root
            The class of the operations that the pattern is tried on, or their name; `Operation` is for all.
        fn
            A function ``f(op, adaptor, type_converter, rewriter)``. It returns a true value if the pattern does not match;
            then it must not have changed anything. The adaptor has the operands with converted types.
        type_converter
            Converts the types of the operands. None leaves them as other patterns have made them.
        benefit
            Patterns with a higher number are tried first.
        one_to_n
            Whether each operand of the adaptor is a list of values. Otherwise the pattern does not match if several types take
            the place of one.

        """
        if not callable(fn):
            raise TypeError(f"fn: expected a callable, got {type(fn).__name__}")
        self._add_conversion(
            _root_name(root),
            as_conversion(fn, one_to_n),
            type_converter,
            benefit,
            one_to_n,
            getattr(fn, "__name__", type(fn).__name__),
        )

    def add_function_type_conversion(
        self, root: Any, type_converter: TypeConverter, benefit: int = 1
    ) -> None:
        """Add a pattern for conversions of functions: it converts their type and the arguments of their blocks.

        Parameters
        ----------
        root
            The class of the functions, or its name, such as ``func.func``.
        type_converter
            Converts the types.
        benefit
            Patterns with a higher number are tried first.

        """
        self._add_function_type_conversion(operation_name(root), type_converter, benefit)


_greedily = get_global_func("ir.apply_patterns_and_fold_greedily")
_walk = get_global_func("ir.walk_and_apply_patterns")


def _raising(apply: Callable[..., None], *args: Any) -> None:
    """Call a driver, and raise the same exception object that a pattern raised."""
    outer, _raised.error = _raised.error, None
    _raised.hook = None
    try:
        apply(*args)
    except BaseException as raised:
        error = _raised.error
        if error is None:
            again(raised)
        raise error from None
    finally:
        _raised.error = outer


def apply_patterns_and_fold_greedily(
    op: Operation | Module,
    set: FrozenRewritePatternSet,
    config: GreedyRewriteConfig | None = None,
) -> None:
    """Apply patterns to the contents of an operation, and fold, until nothing changes.

    Raises RuntimeError if this does not converge: the last iteration still changed something, or too many patterns
    were applied.

    Parameters
    ----------
    op
        A module, or an operation that is isolated from above, such as a function. Patterns are not tried on the
        operation itself.
    set
        The patterns.
    config
        Configuration of the driver.

    """
    chosen = config or GreedyRewriteConfig()
    for name, kind in _KINDS.items():
        if not isinstance(getattr(chosen, name), kind):
            raise TypeError(f"{name}: expected a {kind.__name__}, got {getattr(chosen, name)!r}")
    _raising(
        _greedily,
        op,
        set,
        chosen.max_iterations,
        chosen.max_num_rewrites,
        chosen.use_top_down_traversal,
        chosen.enable_folding,
        chosen.enable_constant_cse,
        chosen.strictness.value,
        chosen.region_simplification_level.value,
        chosen.counters,
    )


def walk_and_apply_patterns(op: Operation | Module, set: FrozenRewritePatternSet) -> None:
    """Apply patterns once to each current operation inside an operation, inner ones first.

    Neither new operations nor the operation itself are visited, and nothing is folded.

    Parameters
    ----------
    op
        An operation or a module.
    set
        The patterns.

    """
    _raising(_walk, op, set)


_convert = get_global_func("ir.apply_conversion")


def _apply_conversion(op: Any, target: Any, set: Any, config: Any, full: bool) -> None:
    chosen = config or ConversionConfig()
    _raising(_convert, op, target, set, full, chosen.build_materializations)


def apply_partial_conversion(
    op: Operation | Module,
    target: ConversionTarget,
    set: FrozenRewritePatternSet,
    config: ConversionConfig | None = None,
) -> None:
    """Convert an operation and everything inside until no operation is left that the target calls illegal.

    Raises MLIRError if that is not possible. The IR then stays as the patterns have left it.

    Parameters
    ----------
    op
        An operation or a module.
    target
        Says which operations are legal. Operations without a rule may stay.
    set
        The patterns.
    config
        Configuration of the conversion.

    """
    _apply_conversion(op, target, set, config, False)


def apply_full_conversion(
    op: Operation | Module,
    target: ConversionTarget,
    set: FrozenRewritePatternSet,
    config: ConversionConfig | None = None,
) -> None:
    """Convert an operation and everything inside until the target calls every operation legal.

    Raises MLIRError if that is not possible. The IR then stays as the patterns have left it.

    Parameters
    ----------
    op
        An operation or a module.
    target
        Says which operations are legal. Operations without a rule are not.
    set
        The patterns.
    config
        Configuration of the conversion.

    """
    _apply_conversion(op, target, set, config, True)
