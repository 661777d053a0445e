"""Hooks of StableHLO's versioned dialect ``vhlo``. Numbers and arrays are written with builtin types, and stored with those
of the dialect."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from .. import ir
from ..ir.hooks import DYNAMIC, AsmParser, AsmPrinter, hook, parse_list

_PLAIN = re.compile(r"!vhlo\.(\w+)_v1")
#: Words that differ between the text of a builtin type and that of the dialect.
_WORDS = {"i1": "bool", "bool": "i1"}


def amend(model: dict[str, Any]) -> None:
    """Say what C++ stores: a null pointer in tensors without an encoding, and pairs of attributes in dictionaries."""
    for ty in model["types"]:
        for parameter in ty["params"]:
            parameter["optional"] |= parameter["name"] == "encoding"
    for attribute in model["attrs"]:
        if attribute["mnemonic"] == "dict_v1":
            attribute["params"][0]["kind"] = {"array": {"attr": None}}


def _own(ty: Any) -> str:
    """Return the text of the dialect's type for a builtin type."""
    if isinstance(ty, ir.RankedTensorType):
        sizes = "".join(f"{_size(size)}x" for size in ty.shape)
        return f"!vhlo.tensor_v1<{sizes}{_own(ty.element_type)}>"
    if isinstance(ty, ir.ComplexType):
        return f"!vhlo.complex_v1<{_own(ty.element_type)}>"
    text = str(ty)
    # The dialect has signless integers, whose names have no sign, and unsigned ones.
    return f"!vhlo.{_WORDS.get(text, text)}_v1"


def _builtin(ty: Any) -> str:
    """Return the text of the builtin type for a type of the dialect."""
    name = _PLAIN.fullmatch(str(ty))
    return str(ty) if name is None else _WORDS.get(name[1], name[1])


def _size(size: int) -> str:
    return "?" if size == DYNAMIC else str(size)


def _parse(parser: AsmParser, text: str) -> Any:
    """Return an attribute of the dialect by its text."""
    return ir.Attribute.parse(text, parser.context)


@hook("!vhlo.tensor_v1.parse")
def _parse_tensor_type(parser: AsmParser) -> list[Any]:
    parser.parse_punctuation("<")
    shape = list(parser.parse_dimension_list(True, True))
    element = parser.parse_type()
    encoding = parser.parse_attribute() if parser.parse_optional_punctuation(",") else None
    parser.parse_punctuation(">")
    return [shape, element, encoding]


@hook("!vhlo.tensor_v1.print")
def _print_tensor_type(
    printer: AsmPrinter, shape: Sequence[int], element: Any, encoding: Any
) -> None:
    _print_shaped(printer, shape, element)
    if encoding is not None:
        printer.print(", ")
        printer.print_attribute(encoding)
    printer.print(">")


@hook("!vhlo.buffer_v1.parse")
def _parse_buffer_type(parser: AsmParser) -> list[Any]:
    parser.parse_punctuation("<")
    shape = list(parser.parse_dimension_list(True, True))
    element = parser.parse_type()
    parser.parse_punctuation(">")
    return [shape, element]


@hook("!vhlo.buffer_v1.print")
def _print_buffer_type(printer: AsmPrinter, shape: Sequence[int], element: Any) -> None:
    _print_shaped(printer, shape, element)
    printer.print(">")


def _print_shaped(printer: AsmPrinter, shape: Sequence[int], element: Any) -> None:
    printer.print("<" + "".join(f"{_size(size)}x" for size in shape))
    printer.print_type(element)


@hook("vhlo.custom<TypeArray>.parse")
def _parse_types(parser: AsmParser, *before: Any) -> list[Any]:
    if parser.parse_optional_punctuation("("):
        parser.parse_punctuation(")")
        return [[]]
    return [parse_list(parser, parser.parse_type)]


@hook("vhlo.custom<TypeArray>.print")
def _print_types(printer: AsmPrinter, op: Any, types: Sequence[Any]) -> None:
    if len(types):
        printer.print_types(types)
    else:
        printer.print("()")


@hook("vhlo.custom<AttributeArray>.parse")
def _parse_attributes(parser: AsmParser) -> list[Any]:
    return [list(parser.parse_attribute())]


@hook("vhlo.custom<AttributeArray>.print")
def _print_attributes(printer: AsmPrinter, op: Any, attributes: Sequence[Any]) -> None:
    printer.print("[")
    for index, attribute in enumerate(attributes):
        printer.print(", " if index else "")
        printer.print_attribute(attribute)
    printer.print("]")


@hook("#vhlo.dict_v1.parse")
def _parse_dictionary(parser: AsmParser) -> list[Any]:
    def pair() -> Any:
        name = parser.parse_attribute()
        parser.parse_punctuation("=")
        return ir.ArrayAttr.get([name, parser.parse_attribute()], parser.context)

    parser.parse_punctuation("<")
    pairs = parse_list(parser, pair, "{", "}")
    parser.parse_punctuation(">")
    return [pairs]


@hook("#vhlo.dict_v1.print")
def _print_dictionary(printer: AsmPrinter, pairs: Sequence[Any]) -> None:
    printer.print("<{")
    for index, (name, value) in enumerate(pairs):
        printer.print(", " if index else "")
        printer.print_attribute(name)
        printer.print(" = ")
        printer.print_attribute(value)
    printer.print("}>")


@hook("vhlo.custom<EscapedString>.parse")
def _parse_text(parser: AsmParser) -> list[Any]:
    return [parser.parse_string()]


@hook("vhlo.custom<EscapedString>.print")
def _print_text(printer: AsmPrinter, op: Any, text: str) -> None:
    printer.print_string(text)


@hook("#vhlo.integer_v1.parse")
def _parse_integer(parser: AsmParser) -> list[Any]:
    parser.parse_punctuation("<")
    number = parser.parse_attribute()
    parser.parse_punctuation(">")
    return [ir.Type.parse(_own(number.type), parser.context), int(number.value)]


@hook("#vhlo.integer_v1.print")
def _print_integer(printer: AsmPrinter, ty: Any, value: int) -> None:
    kind = _builtin(ty)
    word = {"i1": "true" if value else "false"}.get(kind, f"{value} : {kind}")
    printer.print(f"<{word}>")


@hook("#vhlo.tensor_v1.parse")
def _parse_tensor(parser: AsmParser) -> list[Any]:
    parser.parse_punctuation("<")
    data = parser.parse_attribute()
    parser.parse_punctuation(">")
    return [ir.Type.parse(_own(data.type), parser.context), data]


@hook("#vhlo.tensor_v1.print")
def _print_tensor(printer: AsmPrinter, ty: Any, data: Any) -> None:
    printer.print("<")
    printer.print_attribute(data)
    printer.print(">")


@hook("vhlo.custom<FunctionBody>.parse")
def _parse_function(parser: AsmParser) -> list[Any]:
    def argument() -> tuple[int, Any]:
        operand = parser.parse_operand()
        parser.parse_punctuation(":")
        return operand, parser.parse_type()

    name = ir.StringAttr.get(parser.parse_symbol_name(), parser.context)
    arguments = parse_list(parser, argument, "(", ")")
    results: list[Any] = []
    if parser.parse_optional_punctuation("->"):
        many = parser.peek() == "("
        results = parse_list(parser, parser.parse_type, "(", ")") if many else [parser.parse_type()]
    body = parser.parse_region([each for each, _ in arguments], [ty for _, ty in arguments])

    def types(some: Sequence[Any]) -> str:
        return ", ".join(map(str, some)) or "()"

    function = f"!vhlo.func_v1<({types([ty for _, ty in arguments])}) -> {types(results)}>"
    return [
        _parse(parser, f"#vhlo.string_v1<{name}>"),
        body,
        _parse(parser, f"#vhlo.type_v1<{function}>"),
    ]


@hook("vhlo.custom<FunctionBody>.print")
def _print_function(printer: AsmPrinter, op: Any, name: Any, body: int, function: Any) -> None:
    printer.print_symbol_name(name.value)
    printer.print("(")
    for index in range(len(op.argument_types[body] or ())):
        printer.print(", " if index else "")
        printer.print_region_argument(body, index)
    printer.print(") -> (")
    printer.print_types(function.value.outputs)
    printer.print(") ")
    printer.print_region(body, False, True, True)
