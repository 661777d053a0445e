"""Hooks of Shardy's dialect ``sdy``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ..ir.hooks import AsmParser, AsmPrinter, OpFacts, hook, parse_list
from . import stablehlo  # noqa: F401  its constant is written in the same way


def _axes(parser: AsmParser) -> list[Any]:
    """Parse ``{"a", "b":(1)2}``."""
    return parse_list(parser, lambda: parser.parse_stripped_attribute("sdy.axis_ref"), "{", "}")


def _print_stripped(printer: AsmPrinter, attributes: Sequence[Any]) -> None:
    for index, attribute in enumerate(attributes):
        printer.print(", " if index else "")
        printer.print_stripped_attribute(attribute)


@hook("#sdy.dimension_sharding.parse")
def _parse_dimension(parser: AsmParser) -> list[Any]:
    axes: list[Any] = []
    closed, priority = True, None
    parser.parse_punctuation("{")
    while not parser.parse_optional_punctuation("}"):
        if axes:
            parser.parse_punctuation(",")
        if parser.parse_optional_punctuation("?"):
            closed = False
            parser.parse_punctuation("}")
            break
        axes.append(parser.parse_stripped_attribute("sdy.axis_ref"))
    at = parser.position
    if (word := parser.parse_optional_keyword()) is not None:
        if not re.fullmatch(r"p\d+", word):
            parser.emit_error(f"expecting priority in format 'p<number>', got: {word}", at)
        if re.fullmatch(r"p0\d+", word):
            parser.emit_error(f"priorities with leading zeros are not allowed, got: {word}", at)
        priority = int(word[1:])
    return [axes, closed, priority]


@hook("#sdy.dimension_sharding.print")
def _print_dimension(
    printer: AsmPrinter, axes: Sequence[Any], closed: bool, priority: int | None
) -> None:
    printer.print("{")
    _print_stripped(printer, axes)
    if not closed:
        printer.print(", ?" if len(axes) else "?")
    printer.print("}" if priority is None else f"}}p{priority}")


@hook("sdy.custom<MeshOrRef>.parse")
def _parse_mesh(parser: AsmParser) -> list[Any]:
    if parser.parse_optional_keyword("mesh"):
        return [parser.parse_stripped_attribute("sdy.mesh")]
    return [parser.parse_attribute()]


@hook("sdy.custom<MeshOrRef>.print")
def _print_mesh(printer: AsmPrinter, op: Any, mesh: Any) -> None:
    if str(mesh).startswith("@"):
        printer.print_attribute(mesh)
    else:
        printer.print("mesh")
        printer.print_stripped_attribute(mesh)


@hook("sdy.custom<ReplicatedAndUnreducedAxes>.parse")
def _parse_lists(parser: AsmParser) -> list[Any]:
    replicated: list[Any] = []
    unreduced: list[Any] = []
    reduction = "sum"
    while parser.parse_optional_punctuation(","):
        if not replicated and parser.parse_optional_keyword("replicated"):
            parser.parse_punctuation("=")
            replicated = _axes(parser)
        elif not unreduced and parser.parse_optional_keyword("unreduced"):
            if parser.parse_optional_punctuation("="):
                for word in ("sum", "max", "min"):
                    if parser.parse_optional_keyword(word):
                        reduction = word
                        break
            unreduced = _axes(parser)
        else:
            parser.emit_error("expected a named axis list after the comma")
    return [replicated, unreduced, reduction]


@hook("sdy.custom<ReplicatedAndUnreducedAxes>.print")
def _print_lists(
    printer: AsmPrinter,
    op: Any,
    replicated: Sequence[Any],
    unreduced: Sequence[Any],
    reduction: int,
) -> None:
    from .._dialect import find

    word = str(find("sdy").ReductionOp(reduction))
    for name, axes in (("replicated", replicated), ("unreduced", unreduced)):
        if len(axes):
            kind = word if name == "unreduced" and word != "sum" else ""
            printer.print(f", {name}={kind}{{")
            _print_stripped(printer, axes)
            printer.print("}")


# Sharding rules: factors are letters from i to z, then z_1 and so on.


def _symbol(index: int) -> str:
    return chr(ord("i") + index) if index <= 17 else f"z_{index - 17}"


def _factors(parser: AsmParser, word: str) -> list[int]:
    found: list[int] = []
    while word:
        part = re.match(r"z_([1-9]\d*)|[i-z]", word)
        if part is None:
            parser.emit_error(f"expecting symbol from 'i' to 'z'. Received: '{word[0]}'")
        assert part is not None
        found.append(17 + int(part[1]) if part[1] else ord(word[0]) - ord("i"))
        word = word[part.end() :]
    return found


@hook("#sdy.dim_mapping.parse")
def _parse_mapping(parser: AsmParser) -> list[Any]:
    return [_factors(parser, parser.parse_optional_keyword() or "")]


@hook("#sdy.dim_mapping.print")
def _print_mapping(printer: AsmPrinter, factors: Sequence[int]) -> None:
    printer.print("".join(map(_symbol, factors)))


@hook("sdy.custom<FactorSizes>.parse")
def _parse_sizes(parser: AsmParser) -> list[Any]:
    sizes: list[int] = []

    def one() -> None:
        at, word = parser.position, parser.parse_keyword()
        if _factors(parser, word) != [len(sizes)]:
            expected = _symbol(len(sizes))
            parser.emit_error(f"expecting factor index symbol '{expected}', received: '{word}'", at)
        parser.parse_punctuation("=")
        sizes.append(parser.parse_integer())

    if parser.peek() == "{":
        parse_list(parser, one, "{", "}")
    return [sizes]


@hook("sdy.custom<FactorSizes>.print")
def _print_sizes(printer: AsmPrinter, op: Any, sizes: Sequence[int]) -> None:
    if len(sizes):
        items = ", ".join(f"{_symbol(index)}={size}" for index, size in enumerate(sizes))
        printer.print(f" {{{items}}}")


@hook("sdy.custom<FactorsWithType>.parse")
def _parse_kind(parser: AsmParser, kind: str) -> list[Any]:
    if not parser.parse_optional_keyword(kind):
        return [[]]
    parser.parse_punctuation("=")
    one = lambda: _factors(parser, parser.parse_keyword())[0]  # noqa: E731
    return [parse_list(parser, one, "{", "}")]


@hook("sdy.custom<FactorsWithType>.print")
def _print_kind(printer: AsmPrinter, op: Any, factors: Sequence[int], kind: str) -> None:
    if len(factors):
        printer.print(f" {kind}={{{', '.join(map(_symbol, factors))}}}")


@hook("sdy.custom<IsCustomRule>.parse")
def _parse_custom(parser: AsmParser) -> list[Any]:
    custom = parser.parse_optional_punctuation(",")
    if custom:
        parser.parse_keyword("custom")
    return [custom]


@hook("sdy.custom<IsCustomRule>.print")
def _print_custom(printer: AsmPrinter, op: Any, custom: bool) -> None:
    printer.print(", custom" if custom else "")


@hook("sdy.custom<Minus>.parse")
def _parse_minus(parser: AsmParser, _: str) -> list[Any]:
    parser.parse_punctuation("-")
    return []


@hook("sdy.custom<Minus>.print")
def _print_minus(printer: AsmPrinter, op: Any, _: str) -> None:
    printer.print("-")


# Operations.


@hook("sdy.custom<SingleBlockRegionNoBlockId>.parse")
def parse_body(parser: AsmParser) -> list[Any]:
    """Parse ``(%a: t) {...}``."""

    def one() -> tuple[int, Any]:
        argument = parser.parse_operand()
        parser.parse_punctuation(":")
        return argument, parser.parse_type()

    arguments = parse_list(parser, one, "(", ")")
    return [parser.parse_region([name for name, _ in arguments], [ty for _, ty in arguments])]


@hook("sdy.custom<SingleBlockRegionNoBlockId>.print")
def print_body(printer: AsmPrinter, op: OpFacts, region: int) -> None:
    """Print a region with its arguments in front."""
    printer.print("(")
    for index in range(len(op.argument_types[region] or [])):
        printer.print(", " if index else "")
        printer.print_region_argument(region, index)
    printer.print(") ")
    printer.print_region(region, False)


@hook("sdy.custom<StrippedTensorShardingPerValueAttr>.parse")
def parse_shardings(parser: AsmParser) -> list[Any]:
    """Parse ``[<@mesh, [{}]>]``."""
    from .._dialect import find

    one = lambda: parser.parse_stripped_attribute("sdy.sharding")  # noqa: E731
    shardings = parse_list(parser, one, "[", "]")
    return [find("sdy").TensorShardingPerValueAttr.get(shardings, context=parser.context)]


@hook("sdy.custom<StrippedTensorShardingPerValueAttr>.print")
def print_shardings(printer: AsmPrinter, op: OpFacts, shardings: Any) -> None:
    """Print shardings."""
    printer.print("[")
    _print_stripped(printer, shardings.shardings)
    printer.print("]")
