"""Operations of the dialects ``stablehlo`` and ``mhlo`` whose whole text is C++ code."""

from __future__ import annotations

from typing import Any

from ..ir.hooks import AsmParser, AsmPrinter, OpFacts, hook, parse_list
from . import _hlo


def _constant(name: str) -> None:
    @hook(f"{name}.parse")
    def parse(parser: AsmParser) -> None:
        if parser.parse_optional_punctuation("("):
            parser.parse_punctuation(")")
            if parser.parse_optional_punctuation("<"):
                for key, value in parser.parse_optional_attr_dict().items():
                    parser.add_attribute(key, value)
                parser.parse_punctuation(">")
            for key, value in parser.parse_optional_attr_dict().items():
                parser.add_attribute(key, value)
            for mark in (":", "(", ")", "->"):
                parser.parse_punctuation(mark)
            parser.add_types([parser.parse_type()])
            return
        attributes = parser.parse_optional_attr_dict()
        value = parser.parse_attribute()
        for key, attribute in attributes.items():
            parser.add_attribute(key, attribute)
        parser.add_attribute("value", value)
        parser.add_types([value.type])

    @hook(f"{name}.print")
    def write(printer: AsmPrinter, op: OpFacts) -> None:
        value = op.attributes["value"]
        if value.type != op.result_types[0]:
            printer.print_generic_op()
            return
        printer.print_optional_attr_dict(["value"])
        printer.print(" ")
        printer.print_attribute(value)


_constant("stablehlo.constant")
_constant("mhlo.constant")
_constant("sdy.constant")


@hook("stablehlo.while.parse", "mhlo.while.parse")
def _parse_while(parser: AsmParser) -> None:
    def one() -> tuple[int, int]:
        argument = parser.parse_operand()
        parser.parse_punctuation("=")
        return argument, parser.parse_operand()

    pairs = parse_list(parser, one, "(", ")")
    types: list[Any] = []
    if pairs:
        parser.parse_punctuation(":")
        types = parse_list(parser, parser.parse_type)
    if len(types) != len(pairs):
        parser.emit_error(f"{len(pairs)} operands present, but expected {len(types)}")
    for (_, operand), ty in zip(pairs, types, strict=True):
        parser.add_operand(operand, ty)
    for name, value in parser.parse_optional_attr_dict(True).items():
        parser.add_attribute(name, value)
    parser.add_types(types)
    arguments = [argument for argument, _ in pairs]
    for word in ("cond", "do"):
        parser.parse_keyword(word)
        parser.add_region(parser.parse_region(arguments, types))


@hook("stablehlo.while.print", "mhlo.while.print")
def _print_while(printer: AsmPrinter, op: OpFacts) -> None:
    printer.print("(")
    for index in range(len(op.operand_types)):
        printer.print(", " if index else "")
        printer.print_region_argument(1, index, True)
        printer.print(" = ")
        printer.print_operand(index)
    printer.print(")")
    if op.operand_types:
        printer.print(" : ")
        printer.print_types(op.operand_types)
    printer.print_optional_attr_dict([], True)
    printer.print_newline()
    printer.print("cond ")
    printer.print_region(0, False)
    printer.print(" do ")
    printer.print_region(1, False)


def _reduce_of(dialect: str) -> None:
    @hook(f"{dialect}.reduce.parse")
    def parse(parser: AsmParser) -> None:
        from .. import ir

        def pair() -> tuple[int, int] | None:
            if not parser.parse_optional_punctuation("("):
                return None
            operand = parser.parse_operand()
            parser.parse_keyword("init")
            parser.parse_punctuation(":")
            start = parser.parse_operand()
            parser.parse_punctuation(")")
            return operand, start

        pairs = [found for found in parse_list(parser, pair) if found]
        inner = None
        if parser.parse_optional_keyword("applies"):
            inner = parser.parse_keyword()
        parser.parse_keyword("across")
        parser.parse_keyword("dimensions")
        parser.parse_punctuation("=")
        dimensions = _hlo.dims(parser)
        attributes = parser.parse_optional_attr_dict()
        parser.parse_punctuation(":")
        at, ty = parser.position, parser.parse_type()
        if not isinstance(ty, ir.FunctionType):
            parser.emit_error("expected function type", at)
        operands = [place for column in range(2) for place in (found[column] for found in pairs)]
        if len(operands) != len(ty.inputs):
            parser.emit_error(
                f"{len(operands)} operands present, but expected {len(ty.inputs)}", at
            )
        for operand, given in zip(operands, ty.inputs, strict=True):
            parser.add_operand(operand, given)
        parser.add_types(list(ty.results))
        for name, value in attributes.items():
            parser.add_attribute(name, value)
        parser.add_attribute("dimensions", _hlo.numbers(dialect, dimensions, parser))
        if inner is not None:
            t = f"tensor<{ty.inputs[0].element_type}>"
            parser.add_region(
                parser.region_of_text(
                    f'^bb0(%a: {t}, %b: {t}):\n%c = "{inner}"(%a, %b) : ({t}, {t}) -> {t}\n'
                    f'"{dialect}.return"(%c) : ({t}) -> ()'
                )
            )
            return
        parser.parse_keyword("reducer")
        columns: list[list[tuple[int, Any]]] = [[], []]
        while parser.parse_optional_punctuation("("):
            for column, end in zip(columns, (",", ")"), strict=True):
                argument = parser.parse_operand()
                parser.parse_punctuation(":")
                column.append((argument, parser.parse_type()))
                parser.parse_optional_location()
                parser.parse_punctuation(end)
        both = columns[0] + columns[1]
        parser.add_region(parser.parse_region([one for one, _ in both], [t for _, t in both]))


_reduce_of("stablehlo")
_reduce_of("mhlo")


@hook("stablehlo.reduce.print", "mhlo.reduce.print")
def _print_reduce(printer: AsmPrinter, op: OpFacts) -> None:
    half = len(op.operand_types) // 2
    for index in range(half):
        printer.print(", (" if index else "(")
        printer.print_operand(index)
        printer.print(" init: ")
        printer.print_operand(index + half)
        printer.print(")")
    dimensions = ", ".join(map(str, op.attributes["dimensions"]))
    printer.print(f" across dimensions = [{dimensions}]")
    printer.print_optional_attr_dict(["dimensions"])
    printer.print(" : ")
    _hlo.print_function(printer, op)
    printer.print_newline()
    printer.print(" reducer")
    for index in range(half):
        printer.print("(")
        printer.print_region_argument(0, index)
        printer.print(", ")
        printer.print_region_argument(0, index + half)
        printer.print(") ")
    printer.print(" ")
    printer.print_region(0, False)
