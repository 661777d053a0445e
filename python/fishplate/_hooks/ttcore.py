"""Hooks of tt-mlir's dialect ``ttcore``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..ir.hooks import AsmParser, AsmPrinter, hook, parse_list
from ._coordinates import coordinate, ranges, separate_sizes

separate_sizes("ttcore")
ranges("ttcore", "core_range", "CoreCoordAttr")


@hook("ttcore.custom<CoreCoordList>.parse")
def _parse_coordinates(parser: AsmParser) -> list[Any]:
    from .._dialect import find

    get = find("ttcore").CoreCoordAttr.get
    one = lambda: get(*coordinate(parser), context=parser.context)  # noqa: E731
    return [parse_list(parser, one, "[", "]")]


@hook("ttcore.custom<CoreCoordList>.print")
def _print_coordinates(printer: AsmPrinter, op: Any, points: Sequence[Any]) -> None:
    printer.print("[" + ", ".join(f"({point.y}, {point.x})" for point in points) + "]")
