"""Dimensions and windows of convolutions in the dialects ``stablehlo`` and ``mhlo``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..ir.hooks import AsmParser, AsmPrinter, OpFacts, hook, parse_list
from . import _hlo

_RAW = [
    (f"{part}_{name}", many)
    for part, names in (
        ("input", [("batch_dimension", False), ("feature_dimension", False)]),
        ("kernel", [("input_feature_dimension", False), ("output_feature_dimension", False)]),
        ("output", [("batch_dimension", False), ("feature_dimension", False)]),
    )
    for name, many in [*names, ("spatial_dimensions", True)]
]


def _parse_side(parser: AsmParser, letters: str) -> list[Any]:
    """Parse ``[b, 0, 1, f]``: the places of the letters, and those of the spatial dimensions."""
    spatial: dict[int, int] = {}
    places: dict[str, int] = {}
    index = 0

    def one() -> None:
        nonlocal index
        at, number = parser.position, parser.parse_optional_integer()
        if number is not None:
            if number < 0 or number in spatial:
                parser.emit_error(f"Unexpected dimension {number}", at)
            spatial[number] = index
        else:
            letter = parser.parse_keyword()
            if letter not in letters or letter in places:
                parser.emit_error(f"Unexpected dimension {letter}", at)
            places[letter] = index
        index += 1

    parse_list(parser, one, "[", "]")
    if len(places) != len(letters):
        parser.emit_error(f"Expected dimensions {', '.join(letters)}")
    if sorted(spatial) != list(range(len(spatial))):
        parser.emit_error("Expected all spatial dimensions")
    return [*(places[letter] for letter in letters), [spatial[at] for at in range(len(spatial))]]


def _parse_convolution(parser: AsmParser) -> list[Any]:
    values = _parse_side(parser, "bf")
    parser.parse_keyword("x")
    values += _parse_side(parser, "io")
    parser.parse_punctuation("->")
    return values + _parse_side(parser, "bf")


def _print_convolution(printer: AsmPrinter, values: Sequence[Any]) -> None:
    parts = []
    for letters, (first, second, spatial) in zip(
        ("bf", "io", "bf"), (values[:3], values[3:6], values[6:]), strict=True
    ):
        text = {first: letters[0], second: letters[1]}
        text |= {place: str(index) for index, place in enumerate(spatial)}
        parts.append("[" + ", ".join(text[place] for place in sorted(text)) + "]")
    printer.print(f"{parts[0]}x{parts[1]}->{parts[2]}")


@hook("#stablehlo.conv.parse", "#mhlo.conv.parse")
def _parse_conv(parser: AsmParser) -> list[Any]:
    parser.parse_punctuation("<")
    if parser.parse_optional_keyword("raw"):
        return _hlo.parse_struct(parser, _RAW)
    values = _parse_convolution(parser)
    parser.parse_punctuation(">")
    return values


@hook("#stablehlo.conv.print", "#mhlo.conv.print")
def _print_conv(printer: AsmPrinter, *values: Any) -> None:
    printer.print("<")
    _print_convolution(printer, values)
    printer.print(">")


def _dimensions_of(dialect: str) -> None:
    @hook(f"{dialect}.custom<ConvolutionDimensions>.parse")
    def parse(parser: AsmParser) -> list[Any]:
        from .._dialect import find

        get = find(dialect).ConvDimensionNumbersAttr.get
        return [get(*_parse_convolution(parser), context=parser.context)]


_dimensions_of("stablehlo")
_dimensions_of("mhlo")


@hook("stablehlo.custom<ConvolutionDimensions>.print", "mhlo.custom<ConvolutionDimensions>.print")
def _print_conv_dimensions(printer: AsmPrinter, op: OpFacts, numbers: Any) -> None:
    _print_convolution(printer, [getattr(numbers, name) for name in numbers.PARAMETER_NAMES])


_WINDOW = ["stride", "pad", "lhs_dilate", "rhs_dilate", "reverse"]


def _window_of(dialect: str) -> None:
    @hook(f"{dialect}.custom<WindowAttributes>.parse")
    def parse(parser: AsmParser) -> list[Any]:
        from .. import ir

        found: dict[str, Any] = dict.fromkeys(_WINDOW)
        while (name := parser.parse_optional_keyword()) is not None:
            if name not in found or found[name] is not None:
                parser.emit_error(f"Unexpected keyword {name}")
            parser.parse_punctuation("=")
            if name == "pad":
                pairs = parse_list(parser, lambda: _hlo.dims(parser), "[", "]")
                if any(len(pair) != 2 for pair in pairs):
                    parser.emit_error("Expected array with 2 elements")
                text = (
                    f"dense<{pairs}> : tensor<{len(pairs)}x2xi64>"
                    if pairs
                    else "dense<> : tensor<0x2xi64>"
                )
                found[name] = ir.Attribute.parse(text, parser.context)
            elif name == "reverse":
                found[name] = _hlo.flags(
                    dialect, [value != 0 for value in _hlo.dims(parser)], parser
                )
            else:
                found[name] = _hlo.numbers(dialect, _hlo.dims(parser), parser)
            if not parser.parse_optional_punctuation(","):
                break
        return list(found.values())


_window_of("stablehlo")
_window_of("mhlo")


@hook("stablehlo.custom<WindowAttributes>.print", "mhlo.custom<WindowAttributes>.print")
def _print_window(printer: AsmPrinter, op: OpFacts, *values: Any) -> None:
    shown = []
    for name, value in zip(_WINDOW, values, strict=True):
        if value is None:
            continue
        items = list(value)
        if name == "pad":
            items = [list(items[at : at + 2]) for at in range(0, len(items), 2)]
        if name == "reverse":
            items = [str(bool(item)).lower() for item in items]
        text = ", ".join(map(str, items))
        shown.append(f"{name} = [{text}]")
    printer.print(", ".join(shown))
