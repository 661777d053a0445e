"""Hooks of the dialect ``stablehlo``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ..ir.hooks import AsmParser, AsmPrinter, OpFacts, hook, parse_list
from . import _hlo, _hlo_convolution, _hlo_operations  # noqa: F401

_hlo.same_types("stablehlo")


def amend(model: dict[str, Any]) -> None:
    """Give type extensions the name that the dialect's C++ writes."""
    for attr in model["attrs"]:
        if attr["name"] == "TypeExtensionsAttr":
            attr["mnemonic"] = "bounds"


@hook("#stablehlo.bounds.parse")
def _parse_bounds(parser: AsmParser) -> list[Any]:
    return [parse_list(parser, lambda: _hlo.size(parser), "<", ">")]


@hook("#stablehlo.bounds.print")
def _print_bounds(printer: AsmPrinter, bounds: Sequence[int]) -> None:
    printer.print(f"<{_hlo.sizes(bounds)}>")


@hook("#stablehlo.result_accuracy.parse", "#mhlo.result_accuracy.parse")
def _parse_accuracy(parser: AsmParser) -> list[Any]:
    values: list[Any] = [0.0, 0.0, 0]
    parser.parse_punctuation("<")
    for place, name in enumerate(("atol", "rtol", "ulps")):
        if parser.parse_optional_keyword(name):
            parser.parse_punctuation("=")
            values[place] = parser.parse_integer() if name == "ulps" else parser.parse_float()
            parser.parse_punctuation(",")
    parser.parse_keyword("mode")
    parser.parse_punctuation("=")
    mode = parser.parse_attribute()
    parser.parse_punctuation(">")
    return [*values, mode.value]


def _accuracy_of(dialect: str) -> None:
    @hook(f"#{dialect}.result_accuracy.print")
    def write(printer: AsmPrinter, atol: float, rtol: float, ulps: int, mode: int) -> None:
        from .._dialect import find

        printer.print("<")
        printer.print(f"atol = {atol:e}, " if atol else "")
        printer.print(f"rtol = {rtol:e}, " if rtol else "")
        printer.print(f"ulps = {ulps}, " if ulps else "")
        word = find(dialect).ResultAccuracyMode(mode)
        printer.print(f"mode = #{dialect}.result_accuracy_mode<{word}>>")


_accuracy_of("stablehlo")
_accuracy_of("mhlo")


# Types.


@hook(
    "stablehlo.custom<VariadicSameOperandsAndResultType>.parse",
    "mhlo.custom<VariadicSameOperandsAndResultType>.parse",
)
def _parse_variadic(parser: AsmParser, operands: Sequence[int]) -> list[Any]:
    from .. import ir

    ty = parser.parse_type()
    if isinstance(ty, ir.FunctionType):
        return [list(ty.inputs), ty.results[0]]
    return [[ty] * len(operands), ty]


@hook(
    "stablehlo.custom<VariadicSameOperandsAndResultType>.print",
    "mhlo.custom<VariadicSameOperandsAndResultType>.print",
)
def _print_variadic(
    printer: AsmPrinter, op: OpFacts, operands: Any, types: Sequence[Any], result: Any
) -> None:
    if all(ty == result for ty in types):
        printer.print_type(result)
    else:
        _hlo.print_function(printer, op)


def _real(ty: Any) -> Any:
    """Return a tensor type with the real type of its complex elements."""
    from .. import ir

    if isinstance(ty, ir.RankedTensorType):
        element: Any = getattr(ty.element_type, "element_type")  # noqa: B009
        return ir.RankedTensorType.get(
            ty.shape, element, ty.encoding, loc=ir.Location.unknown(ty.context)
        )
    element = ty.element_type.element_type
    return ir.UnrankedTensorType.get(element, loc=ir.Location.unknown(ty.context))


@hook("stablehlo.custom<ComplexOpType>.parse", "mhlo.custom<ComplexOpType>.parse")
def _parse_complex(parser: AsmParser) -> list[Any]:
    from .. import ir

    at, ty = parser.position, parser.parse_type()
    if isinstance(ty, ir.FunctionType):
        return [*ty.inputs, *ty.results]
    if not isinstance(getattr(ty, "element_type", None), ir.ComplexType):
        parser.emit_error("expected tensor with complex element type", at)
    real = _real(ty)
    return [real, real, ty]


@hook("stablehlo.custom<ComplexOpType>.print", "mhlo.custom<ComplexOpType>.print")
def _print_complex(printer: AsmPrinter, op: OpFacts, lhs: Any, rhs: Any, result: Any) -> None:
    if lhs == rhs == _real(result):
        printer.print_type(result)
    else:
        _hlo.print_function(printer, op)


@hook("stablehlo.custom<SelectOpType>.parse", "mhlo.custom<SelectOpType>.parse")
def _parse_select(parser: AsmParser) -> list[Any]:
    from .. import ir

    at, types = parser.position, parse_list(parser, parser.parse_type)
    if len(types) == 2:
        return [types[0], types[1], types[1], types[1]]
    if len(types) != 1 or not isinstance(types[0], ir.FunctionType):
        parser.emit_error("expected functional type or list of two types", at)
    return [*types[0].inputs, *types[0].results]


@hook("stablehlo.custom<SelectOpType>.print", "mhlo.custom<SelectOpType>.print")
def _print_select(
    printer: AsmPrinter, op: OpFacts, pred: Any, on_true: Any, on_false: Any, result: Any
) -> None:
    if on_true == on_false == result:
        printer.print_types([pred, result])
    else:
        _hlo.print_function(printer, op)


@hook(
    "stablehlo.custom<TupleOpType>.parse",
    "mhlo.custom<TupleOpType>.parse",
    "ttcore.custom<TupleOpType>.parse",
)
def _parse_tuple(parser: AsmParser) -> list[Any]:
    from .. import ir

    at, ty = parser.position, parser.parse_type()
    if not isinstance(ty, ir.TupleType):
        parser.emit_error("expected tuple type", at)
    return [[ty.get_type(index) for index in range(ty.num_types)], ty]


@hook(
    "stablehlo.custom<TupleOpType>.print",
    "mhlo.custom<TupleOpType>.print",
    "ttcore.custom<TupleOpType>.print",
)
def _print_tuple(printer: AsmPrinter, op: OpFacts, operands: Any, result: Any) -> None:
    printer.print_type(result)


@hook("stablehlo.custom<PairwiseOpType>.parse", "mhlo.custom<PairwiseOpType>.parse")
def _parse_pairs(parser: AsmParser) -> list[Any]:
    types = parse_list(parser, parser.parse_type)
    return [types, types]


@hook("stablehlo.custom<PairwiseOpType>.print", "mhlo.custom<PairwiseOpType>.print")
def _print_pairs(printer: AsmPrinter, op: OpFacts, operands: Sequence[Any], results: Any) -> None:
    printer.print_types(operands)


# Operands and attributes.


@hook("stablehlo.custom<VariadicOperandWithAttribute>.parse")
def _parse_operands(parser: AsmParser) -> list[Any]:
    found = []
    while (operand := parser.parse_optional_operand()) is not None:
        found.append(operand)
        parser.parse_punctuation(",")
    return [found]


@hook("stablehlo.custom<VariadicOperandWithAttribute>.print")
def _print_operands(printer: AsmPrinter, op: OpFacts, operands: Sequence[int]) -> None:
    printer.print_operands(operands)
    printer.print(",")


@hook("stablehlo.custom<SliceRanges>.parse")
def _parse_ranges(parser: AsmParser) -> list[Any]:
    from .. import ir

    def one() -> tuple[int, int, int]:
        start = parser.parse_integer()
        parser.parse_punctuation(":")
        limit = parser.parse_integer()
        return start, limit, parser.parse_integer() if parser.parse_optional_punctuation(":") else 1

    ranges = parse_list(parser, one, "[", "]")
    lists = ([part[place] for part in ranges] for place in range(3))
    return [ir.DenseI64ArrayAttr.get(part, parser.context) for part in lists]


@hook("stablehlo.custom<SliceRanges>.print")
def _print_ranges(printer: AsmPrinter, op: OpFacts, starts: Any, limits: Any, strides: Any) -> None:
    parts = (
        f"{start}:{limit}" + (f":{stride}" if stride != 1 else "")
        for start, limit, stride in zip(starts, limits, strides, strict=True)
    )
    printer.print(f"[{', '.join(parts)}]")


@hook("stablehlo.custom<ExponentMantissa>.parse", "mhlo.custom<ExponentMantissa>.parse")
def _parse_format(parser: AsmParser) -> list[Any]:
    at, word = parser.position, parser.parse_keyword()
    found = re.fullmatch(r"e(\d+)m(\d+)", word)
    if found is None:
        parser.emit_error(f"expected exponent mantissa in format e#m#, saw {word}", at)
    assert found is not None
    return [int(found[1]), int(found[2])]


@hook("stablehlo.custom<ExponentMantissa>.print", "mhlo.custom<ExponentMantissa>.print")
def _print_format(printer: AsmPrinter, op: OpFacts, exponent: Any, mantissa: Any) -> None:
    printer.print(f"e{exponent.value}m{mantissa.value}")


@hook("stablehlo.custom<CustomCallTarget>.parse", "mhlo.custom<CustomCallTarget>.parse")
def _parse_target(parser: AsmParser) -> list[Any]:
    return [parser.parse_symbol_name()]


@hook("stablehlo.custom<CustomCallTarget>.print", "mhlo.custom<CustomCallTarget>.print")
def _print_target(printer: AsmPrinter, op: OpFacts, target: Any) -> None:
    printer.print_symbol_name(target.value)


# Products.


def _parse_precision(parser: AsmParser) -> Any:
    from .. import ir

    parser.parse_keyword("precision")
    parser.parse_punctuation("=")
    one = lambda: ir.Attribute.parse(
        f"#stablehlo<precision {parser.parse_keyword()}>", parser.context
    )  # noqa: E731
    return ir.ArrayAttr.get(parse_list(parser, one, "[", "]"), parser.context)


@hook("stablehlo.custom<PrecisionConfig>.parse")
def _parse_precision_config(parser: AsmParser) -> list[Any]:
    return [_parse_precision(parser) if parser.parse_optional_punctuation(",") else None]


@hook("stablehlo.custom<PrecisionConfig>.print")
def _print_precision(printer: AsmPrinter, op: OpFacts, precision: Any) -> None:
    if precision is not None:
        words = (re.search(r"(\w+)>*$", str(one)) for one in precision)
        printer.print(f", precision = [{', '.join(word[1] for word in words if word)}]")


@hook("stablehlo.custom<PrecisionConfigAndAlgorithm>.parse")
def _parse_algorithm(parser: AsmParser) -> list[Any]:
    precision = algorithm = None
    while parser.parse_optional_punctuation(","):
        if parser.parse_optional_keyword("algorithm"):
            parser.parse_punctuation("=")
            algorithm = parser.parse_stripped_attribute("stablehlo.dot_algorithm")
        else:
            precision = _parse_precision(parser)
    return [precision, algorithm]


@hook("stablehlo.custom<PrecisionConfigAndAlgorithm>.print")
def _print_algorithm(printer: AsmPrinter, op: OpFacts, precision: Any, algorithm: Any) -> None:
    _print_precision(printer, op, precision)
    if algorithm is not None:
        printer.print(", algorithm = ")
        printer.print_stripped_attribute(algorithm)


_DOT = ("batching_dims", "contracting_dims")


@hook("stablehlo.custom<DotDimensionNumbers>.parse")
def _parse_dot(parser: AsmParser) -> list[Any]:
    from .._dialect import find

    found: dict[str, tuple[list[int], list[int]]] = {word: ([], []) for word in _DOT}
    for word in _DOT:
        if word == "batching_dims" and not parser.parse_optional_keyword(word):
            continue
        if word == "contracting_dims":
            parser.parse_keyword(word)
        parser.parse_punctuation("=")
        lhs = _hlo.dims(parser)
        parser.parse_keyword("x")
        found[word] = lhs, _hlo.dims(parser)
        if word == "batching_dims":
            parser.parse_punctuation(",")
    (lhs_batch, rhs_batch), (lhs_sum, rhs_sum) = found.values()
    get = find("stablehlo").DotDimensionNumbersAttr.get
    return [get(lhs_batch, rhs_batch, lhs_sum, rhs_sum, context=parser.context)]


@hook("stablehlo.custom<DotDimensionNumbers>.print")
def _print_dot(printer: AsmPrinter, op: OpFacts, numbers: Any) -> None:
    values = [list(getattr(numbers, name)) for name in numbers.PARAMETER_NAMES]
    if values[0] or values[1]:
        printer.print(f"batching_dims = {values[0]} x {values[1]}, ")
    printer.print(f"contracting_dims = {values[2]} x {values[3]}")


def _structure(name: str, fields: Sequence[tuple[str, bool]]) -> None:
    @hook(f"#stablehlo.{name}.parse", f"#mhlo.{name}.parse")
    def parse(parser: AsmParser) -> list[Any]:
        parser.parse_punctuation("<")
        return _hlo.parse_struct(parser, fields)

    @hook(f"#stablehlo.{name}.print", f"#mhlo.{name}.print")
    def write(printer: AsmPrinter, *values: Any) -> None:
        _hlo.print_struct(printer, fields, values)


_structure(
    "dot",
    [
        (f"{side}_{kind}_dimensions", True)
        for kind in ("batching", "contracting")
        for side in ("lhs", "rhs")
    ],
)
_structure(
    "scatter",
    [
        ("update_window_dims", True),
        ("inserted_window_dims", True),
        ("input_batching_dims", True),
        ("scatter_indices_batching_dims", True),
        ("scatter_dims_to_operand_dims", True),
        ("index_vector_dim", False),
    ],
)
_structure(
    "gather",
    [
        ("offset_dims", True),
        ("collapsed_slice_dims", True),
        ("operand_batching_dims", True),
        ("start_indices_batching_dims", True),
        ("start_index_map", True),
        ("index_vector_dim", False),
    ],
)
