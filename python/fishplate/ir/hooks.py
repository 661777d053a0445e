"""Hooks for what a dialect's TableGen leaves to C++, written in Python: parsers, printers, verifiers, defaults, interfaces,
folders and canonicalizers.

A hook is a function with a name. :func:`hook` registers it; the dialect's own module imports a file
``<dialect>_hooks.py`` beside it, if there is one, and never writes to it.

.. code-block:: python

    from fishplate.ir.hooks import hook

    @hook("geo.custom<Corner>.parse")
    def _(parser):
        parser.parse_punctuation("(")
        x = parser.parse_integer()
        parser.parse_punctuation(",")
        y = parser.parse_integer()
        parser.parse_punctuation(")")
        return [x, y]  # one value for each argument of the directive

    @hook("geo.custom<Corner>.print")
    def _(printer, op, x, y):
        printer.print(f"({x}, {y})")

=========================== ========================================== =====================================
name                        called with                                returns
=========================== ========================================== =====================================
``d.custom<X>.parse``       parser, arguments that were parsed before  a value per argument, or one for all
``d.custom<X>.print``       printer, operation or None, the arguments  nothing
``!d.t.parse, #d.a.parse``  parser                                     a list of the parameters
``!d.t.print, #d.a.print``  printer, the parameters                    nothing
``d.op.parse``              parser, which gets the operation's parts   nothing
``d.op.print``              printer, operation                         nothing
``d.op.verify``             operation                                  nothing, or what is wrong
``!d.t.verify, ...``        the parameters                             nothing, or what is wrong
``d.op.attr.default``       context                                    the value when the attribute is absent
``d.op.b.build``            what :func:`build` is given                whatever it makes
``d.materialize_constant``  attribute, type                            name of an operation, attributes
``d.op.infer``              operation without results                  types of the results
``d.op.effects``            operation                                  ``"read"``, ``("write", operand)``, ...
``d.op.speculatability``    operation                                  a bool, or ``"recursive"``
``d.op.loop``               operation                                  regions, bounds, carried values
``d.op.successor_regions``  operation, region or None                  regions, None for the operation
``d.op.entry_operands``     operation, region or None                  operands
``d.op.successor_operands`` operation, number of the successor         operands
``d.op.call, .callable``    operation                                  callee and arguments; region, results
``d.op.dps_inits``          operation                                  operands
``d.op.slots, .access``     operation                                  memory that ``mem2reg`` promotes
``d.op.fold``               operation, its constant operands           operand or attribute per result
``d.op.canonicalize``       operation, rewriter                        true if it does not match
=========================== ========================================== =====================================

The operation is an :class:`OpFacts`, and for ``canonicalize`` the operation itself. An exception in a parser becomes a
diagnostic at the place in the text. One in a hook that passes call ends their pipeline. ``docs/dialects.md`` has more.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from ..core import Function, Object
from ..registry import get_global_func, register_object
from ._pass import keep_hook_error

if TYPE_CHECKING:
    from ._context import Context
    from ._type import Type

__all__ = [
    "DYNAMIC",
    "AsmParser",
    "AsmPrinter",
    "OpFacts",
    "add_operands",
    "build",
    "hook",
    "parse_list",
]

_register = get_global_func("ir.dialect.register_hook")
_build = get_global_func("ir.dialect.build_by_hook")
_F = TypeVar("_F", bound=Callable[..., Any])

#: The size that a parser returns for ``?`` in a list of dimensions.
DYNAMIC = -(2**63)


def hook(*names: str) -> Callable[[_F], _F]:
    """Register a function as the hook of these names. It is used by contexts that load the dialect afterwards."""

    def register(function: _F) -> _F:
        if not callable(function):
            kind = type(function).__name__
            raise TypeError(f"the hook {', '.join(names)}: expected a callable, got {kind}")
        # A function of another language has no exception to keep.
        code = function if isinstance(function, Function) else keep_hook_error(function)
        for name in names:
            _register(name, code)
        return function

    return register


def build(operation: str, builder: str, *arguments: Any) -> Any:
    """Call the builder that the hook ``<operation>.<builder>.build`` gives an operation."""
    return _build(operation, builder, arguments)


@register_object("ir.AsmParser")
class AsmParser(Object):
    """MLIR's parser, while a hook runs. Operands, regions and successors are numbers, which the parser takes back."""

    __slots__ = ()

    if TYPE_CHECKING:
        context: Context
        position: int
        num_results: int

        def peek(self) -> str: ...
        def emit_error(self, message: str, position: int | None = None) -> None: ...
        def parse_optional_keyword(self, word: str | None = None) -> str | None: ...
        def parse_keyword(self, word: str | None = None) -> str: ...
        def parse_optional_punctuation(self, token: str) -> bool: ...
        def parse_punctuation(self, token: str) -> None: ...
        def parse_optional_integer(self) -> int | None: ...
        def parse_integer(self) -> int: ...
        def parse_float(self) -> float: ...
        def parse_optional_string(self) -> str | None: ...
        def parse_string(self) -> str: ...
        def parse_optional_attribute(self, ty: Type | None = None) -> Any: ...
        def parse_attribute(self, ty: Type | None = None) -> Any: ...
        def parse_stripped_attribute(self, name: str) -> Any: ...
        def parse_optional_type(self) -> Any: ...
        def parse_type(self) -> Any: ...
        def parse_affine_map(self) -> Any: ...
        def parse_dimension_list(
            self, allow_dynamic: bool = True, trailing: bool = False
        ) -> Sequence[int]: ...
        def parse_optional_symbol_name(self) -> str | None: ...
        def parse_symbol_name(self) -> str: ...
        def parse_optional_attr_dict(self, keyword: bool = False) -> Mapping[str, Any]: ...
        def parse_optional_location(self) -> bool: ...
        def parse_optional_operand(self) -> int | None: ...
        def parse_operand(self) -> int: ...
        def parse_optional_region(
            self, arguments: Sequence[int] = (), types: Sequence[Type] = ()
        ) -> int | None: ...
        def parse_region(
            self, arguments: Sequence[int] = (), types: Sequence[Type] = ()
        ) -> int: ...
        def region_of_text(self, contents: str) -> int: ...
        def ensure_terminator(self, region: int, name: str) -> None: ...
        def parse_optional_successor(self) -> int | None: ...
        def add_operand(self, operand: int, ty: Type) -> None: ...
        def add_attribute(self, name: str, value: Any) -> None: ...
        def add_types(self, types: Sequence[Type]) -> None: ...
        def add_region(self, region: int | None = None) -> None: ...
        def add_successor(self, block: int) -> None: ...


@register_object("ir.AsmPrinter")
class AsmPrinter(Object):
    """MLIR's printer, while a hook runs. Operands, regions and successors are their places in the operation."""

    __slots__ = ()

    if TYPE_CHECKING:
        context: Context

        def print(self, text: str) -> None: ...
        def print_newline(self) -> None: ...
        def indent(self, more: bool = True) -> None: ...
        def print_string(self, text: str) -> None: ...
        def print_keyword_or_string(self, text: str) -> None: ...
        def print_symbol_name(self, name: str) -> None: ...
        def print_attribute(self, attribute: Any) -> None: ...
        def print_attribute_without_type(self, attribute: Any) -> None: ...
        def print_stripped_attribute(self, attribute: Any) -> None: ...
        def print_type(self, ty: Any) -> None: ...
        def print_types(self, types: Sequence[Any]) -> None: ...
        def print_dimension_list(self, sizes: Sequence[int]) -> None: ...
        def print_operand(self, operand: int) -> None: ...
        def print_operands(self, operands: Sequence[int]) -> None: ...
        def print_region(
            self,
            region: int,
            entry_arguments: bool = True,
            terminators: bool = True,
            empty_block: bool = False,
        ) -> None: ...
        def print_region_argument(
            self, region: int, argument: int, omit_type: bool = False
        ) -> None: ...
        def print_generic_op(self) -> None: ...
        def print_successor(self, successor: int) -> None: ...
        def print_optional_attr_dict(
            self, elided: Sequence[str] = (), keyword: bool = False
        ) -> None: ...


@register_object("ir.OpFacts")
class OpFacts(Object):
    """Facts about an operation, for hooks that run while MLIR parses, prints or verifies it."""

    __slots__ = ()

    if TYPE_CHECKING:
        name: str
        attributes: Mapping[str, Any]
        operand_types: Sequence[Any]
        result_types: Sequence[Any]
        argument_types: Sequence[Any]
        body: Sequence[Sequence[str]]
        num_successors: int


def parse_list(
    parser: AsmParser, one: Callable[[], Any], opening: str = "", closing: str = ""
) -> list[Any]:
    """Parse values separated by commas, between two marks if they are given. The list may be empty."""
    found: list[Any] = []
    if opening:
        parser.parse_punctuation(opening)
        if parser.parse_optional_punctuation(closing):
            return found
    found.append(one())
    while parser.parse_optional_punctuation(","):
        found.append(one())
    if closing:
        parser.parse_punctuation(closing)
    return found


def add_operands(parser: AsmParser, operands: Sequence[int], types: Sequence[Any]) -> None:
    """Add operands that were parsed, each with its type, to the operation."""
    if len(operands) != len(types):
        parser.emit_error(f"{len(operands)} operands present, but expected {len(types)}")
    for operand, ty in zip(operands, types, strict=True):
        parser.add_operand(operand, ty)
