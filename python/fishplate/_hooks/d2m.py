"""Hooks of tt-mlir's dialect ``d2m``."""

from __future__ import annotations

from typing import Any

from ..ir.hooks import AsmParser, AsmPrinter, OpFacts, add_operands, hook, parse_list


@hook("#d2m.thread.parse")
def _parse_thread(parser: AsmParser) -> list[Any]:
    kernel, core = None, -1
    parser.parse_punctuation("<")
    kind = parser.parse_keyword()
    while parser.parse_optional_punctuation(","):
        if parser.parse_optional_keyword("dm_core"):
            parser.parse_punctuation("=")
            core = parser.parse_integer()
        else:
            kernel = parser.parse_attribute()
    parser.parse_punctuation(">")
    return [kind, kernel, core]


@hook("#d2m.thread.print")
def _print_thread(printer: AsmPrinter, kind: int, kernel: Any, core: int) -> None:
    from .._dialect import find

    printer.print(f"<{find('d2m').ThreadType(kind)}")
    if kernel is not None:
        printer.print(", ")
        printer.print_attribute(kernel)
    if core >= 0:
        printer.print(f", dm_core = {core}")
    printer.print(">")


_GROUPS = ["ins", "outs", "additionalArgs"]


def _operands(parser: AsmParser) -> tuple[list[int], list[Any]]:
    """Parse ``(%a, %b : t, u)``."""
    parser.parse_punctuation("(")
    operands, types = [], []
    if parser.peek() == "%":
        operands = parse_list(parser, parser.parse_operand)
    if parser.parse_optional_punctuation(":"):
        types = parse_list(parser, parser.parse_type)
    parser.parse_punctuation(")")
    return operands, types


@hook("d2m.generic.parse")
def _parse_generic(parser: AsmParser) -> None:
    from .. import ir

    attributes = parser.parse_optional_attr_dict()
    sizes = []
    for group in _GROUPS:
        found = parser.parse_optional_keyword(group)
        operands, types = _operands(parser) if found else ([], [])
        sizes.append(len(operands))
        add_operands(parser, operands, types)
    while (region := parser.parse_optional_region()) is not None:
        parser.add_region(region)
        if not parser.parse_optional_punctuation(","):
            break
    if parser.parse_optional_punctuation(":"):
        parser.add_types(parse_list(parser, parser.parse_type))
    for name, value in attributes.items():
        parser.add_attribute(name, value)
    parser.add_attribute("operandSegmentSizes", ir.DenseI32ArrayAttr.get(sizes, parser.context))


@hook("d2m.generic.print")
def _print_generic(printer: AsmPrinter, op: OpFacts) -> None:
    printer.print_optional_attr_dict(["operandSegmentSizes"])
    sizes = list(op.attributes["operandSegmentSizes"])
    first = 0
    for group, size in zip(_GROUPS, sizes, strict=True):
        places = list(range(first, first + size))
        first += size
        if group == "additionalArgs" and not size:
            continue
        printer.print_newline()
        printer.print(f"    {group}(")
        printer.print_operands(places)
        if size:
            printer.print(" : ")
            printer.print_types([op.operand_types[place] for place in places])
        printer.print(")")
    printer.print_newline()
    printer.print("    ")
    for region in range(len(op.argument_types)):
        if region:
            printer.print(", ")
        printer.print_region(region)
    if op.result_types:
        printer.print(" : ")
        printer.print_types(op.result_types)


@hook("d2m.remote_load.parse")
def _parse_remote_load(parser: AsmParser) -> None:
    from .. import ir

    def indices(word: str) -> list[int]:
        if word and not parser.parse_optional_keyword(word):
            return []
        return parse_list(parser, parser.parse_operand, "[", "]")

    values = [parser.parse_operand()]
    if (second := parser.parse_optional_operand()) is not None:
        values.append(second)
    at = indices("")
    buffer = [parser.parse_operand()] if parser.parse_optional_keyword("into") else []
    cores, shape, multicast = indices("mcore"), indices("mshape"), indices("mcast")
    attributes = parser.parse_optional_attr_dict()
    parser.parse_punctuation(":")
    types = parse_list(parser, parser.parse_type)
    buffer_types = [parser.parse_type()] if parser.parse_optional_keyword("into") else []
    if parser.parse_optional_punctuation("->"):
        parser.add_types([parser.parse_type()])
    index = ir.IndexType.get(parser.context)
    groups = [
        (values, types),
        *((group, [index] * len(group)) for group in [at]),
        (buffer, buffer_types),
        *((group, [index] * len(group)) for group in (cores, shape, multicast)),
    ]
    for operands, given in groups:
        add_operands(parser, operands, given)
    for name, value in attributes.items():
        parser.add_attribute(name, value)
    sizes = [len(values) - 1, 1, *(len(group) for group in (at, buffer, cores, shape, multicast))]
    parser.add_attribute("operandSegmentSizes", ir.DenseI32ArrayAttr.get(sizes, parser.context))


@hook("d2m.remote_load.print")
def _print_remote_load(printer: AsmPrinter, op: OpFacts) -> None:
    groups, first = [], 0
    for size in op.attributes["operandSegmentSizes"]:
        groups.append(list(range(first, first + size)))
        first += size
    local, memory, at, buffer, cores, shape, multicast = groups
    for place in [*local, *memory]:
        printer.print(" ")
        printer.print_operand(place)
    printer.print("[")
    printer.print_operands(at)
    printer.print("]")
    if buffer:
        printer.print(" into ")
        printer.print_operands(buffer)
    for word, group in (("mcore", cores), ("mshape", shape), ("mcast", multicast)):
        if group:
            printer.print(f" {word}[")
            printer.print_operands(group)
            printer.print("]")
    printer.print_optional_attr_dict(["operandSegmentSizes"])
    printer.print(" : ")
    printer.print_types([op.operand_types[place] for place in [*local, *memory]])
    if buffer:
        printer.print(" into ")
        printer.print_types([op.operand_types[place] for place in buffer])
    if op.result_types:
        printer.print(" -> ")
        printer.print_types(op.result_types)
