"""Directives that the dialects of StableHLO share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..ir.hooks import DYNAMIC, AsmParser, AsmPrinter, OpFacts, hook, parse_list

__all__ = [
    "dims",
    "flags",
    "numbers",
    "parse_struct",
    "print_function",
    "print_struct",
    "same_types",
    "size",
    "sizes",
]


def dims(parser: AsmParser) -> list[int]:
    """Parse ``[0, 1]``."""
    return parse_list(parser, parser.parse_integer, "[", "]")


def numbers(dialect: str, values: list[int], parser: AsmParser) -> Any:
    """Return a vector of integers as the dialect keeps it: MHLO's are tensors."""
    from .. import ir

    if dialect != "mhlo":
        return ir.DenseI64ArrayAttr.get(values, parser.context)
    text = f"dense<{values or ''}> : tensor<{len(values)}xi64>"
    return ir.Attribute.parse(text, parser.context)


def flags(dialect: str, values: list[bool], parser: AsmParser) -> Any:
    """Return a vector of booleans as the dialect keeps it."""
    from .. import ir

    if dialect != "mhlo":
        return ir.DenseBoolArrayAttr.get(values, parser.context)
    words = ", ".join(str(value).lower() for value in values)
    text = f"dense<{f'[{words}]' if values else ''}> : tensor<{len(values)}xi1>"
    return ir.Attribute.parse(text, parser.context)


def print_function(printer: AsmPrinter, op: OpFacts) -> None:
    """Print the types of operands and results as a function's."""
    printer.print("(")
    printer.print_types(op.operand_types)
    printer.print(") -> ")
    alone = len(op.result_types) == 1
    printer.print("" if alone else "(")
    printer.print_types(op.result_types)
    printer.print("" if alone else ")")


def same_types(dialect: str) -> None:
    """Give a dialect the directives for operands and results whose types are mostly equal."""

    @hook(f"{dialect}.custom<SameOperandsAndResultType>.parse")
    def parse(parser: AsmParser) -> Any:
        from .. import ir

        ty = parser.parse_type()
        return [*ty.inputs, *ty.results] if isinstance(ty, ir.FunctionType) else ty

    @hook(f"{dialect}.custom<SameOperandsAndResultType>.print")
    def write(printer: AsmPrinter, op: OpFacts, *types: Any) -> None:
        if all(ty == types[-1] for ty in types):
            printer.print_type(types[-1])
        else:
            print_function(printer, op)


def parse_struct(parser: AsmParser, fields: Sequence[tuple[str, bool]]) -> list[Any]:
    """Parse ``<name = [1, 2], other = 3>``: the values of fields, which are lists of integers or integers."""
    values: dict[str, Any] = {name: [] if many else 0 for name, many in fields}
    known = dict(fields)
    seen: set[str] = set()
    while not parser.parse_optional_punctuation(">"):
        at = parser.position
        name = parser.parse_optional_keyword()
        if name not in known:
            parser.emit_error("expected one of: " + ", ".join(f"`{n}`" for n in known), at)
        assert name is not None
        if name in seen:
            parser.emit_error(f"duplicated `{name}` entry", at)
        seen.add(name)
        parser.parse_punctuation("=")
        values[name] = dims(parser) if known[name] else parser.parse_integer()
        if not parser.parse_optional_punctuation(","):
            parser.parse_punctuation(">")
            break
    return list(values.values())


def print_struct(
    printer: AsmPrinter, fields: Sequence[tuple[str, bool]], values: Sequence[Any]
) -> None:
    """Print the fields that are not empty or 0."""
    shown = []
    for (name, many), value in zip(fields, values, strict=True):
        if many and len(value):
            shown.append(f"{name} = [{', '.join(map(str, value))}]")
        elif not many and value:
            shown.append(f"{name} = {value}")
    printer.print(f"<{', '.join(shown)}>")


def size(parser: AsmParser) -> int:
    """Parse a size, or ``?``."""
    return DYNAMIC if parser.parse_optional_punctuation("?") else parser.parse_integer()


def sizes(values: Sequence[int]) -> str:
    """Return the text of sizes, separated by commas."""
    return ", ".join("?" if value == DYNAMIC else str(value) for value in values)
