"""Sizes and coordinates, which several dialects of tt-mlir write in the same way."""

from __future__ import annotations

from typing import Any

from ..ir.hooks import AsmParser, AsmPrinter, hook

__all__ = ["coordinate", "ranges", "separate_sizes"]


def coordinate(parser: AsmParser) -> list[int]:
    """Parse ``(y, x)``."""
    parser.parse_punctuation("(")
    first = parser.parse_integer()
    parser.parse_punctuation(",")
    second = parser.parse_integer()
    parser.parse_punctuation(")")
    return [first, second]


def separate_sizes(dialect: str) -> None:
    """Give a dialect the directive that writes integer parameters as ``4x8``."""

    @hook(f"{dialect}.custom<VargDimensionList>.parse")
    def parse(parser: AsmParser) -> Any:
        return parser.parse_dimension_list()

    @hook(f"{dialect}.custom<VargDimensionList>.print")
    def write(printer: AsmPrinter, op: Any, *sizes: int) -> None:
        printer.print_dimension_list(sizes)


def ranges(dialect: str, name: str, of: str) -> None:
    """Give an attribute with two coordinates of a class the text ``<(0,0), (1,1)>``."""

    @hook(f"#{dialect}.{name}.parse")
    def parse(parser: AsmParser) -> list[Any]:
        from .._dialect import find

        get = getattr(find(dialect), of).get
        parser.parse_punctuation("<")
        start = get(*coordinate(parser), context=parser.context)
        parser.parse_punctuation(",")
        end = get(*coordinate(parser), context=parser.context)
        parser.parse_punctuation(">")
        return [start, end]

    @hook(f"#{dialect}.{name}.print")
    def write(printer: AsmPrinter, start: Any, end: Any) -> None:
        def pair(point: Any) -> str:
            return "({},{})".format(*(getattr(point, name) for name in point.PARAMETER_NAMES))

        printer.print(f"<{pair(start)}, {pair(end)}>")
