"""Hooks of Shardy's dialect ``mpmd``."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..ir.hooks import AsmParser, AsmPrinter, OpFacts, add_operands, hook, parse_list
from ._hlo import print_function
from .sdy import parse_body, parse_shardings, print_body, print_shardings


@hook("!mpmd.mesh_tensor.parse")
def _parse_mesh_tensor(parser: AsmParser) -> list[Any]:
    sharding = memory = None
    parser.parse_punctuation("<")
    mesh = parser.parse_string()
    parser.parse_punctuation(",")
    tensor = parser.parse_type()
    while parser.parse_optional_punctuation(","):
        if parser.parse_optional_keyword("sharding"):
            parser.parse_punctuation("=")
            sharding = parser.parse_stripped_attribute("sdy.sharding")
        else:
            parser.parse_keyword("memory_kind")
            parser.parse_punctuation("=")
            memory = parser.parse_string()
    parser.parse_punctuation(">")
    return [mesh, tensor, sharding, memory]


@hook("!mpmd.mesh_tensor.print")
def _print_mesh_tensor(
    printer: AsmPrinter, mesh: str, tensor: Any, sharding: Any, memory: Any
) -> None:
    printer.print(f'<"{mesh}", ')
    printer.print_type(tensor)
    if sharding is not None:
        printer.print(", sharding=")
        printer.print_stripped_attribute(sharding)
    if memory is not None:
        printer.print(f', memory_kind="{memory}"')
    printer.print(">")


# The origin of a computation: a name, and how often it was transposed.


@hook("mpmd.custom<OptionalTransposeCount>.parse")
def _parse_count(parser: AsmParser) -> list[Any]:
    if not parser.parse_optional_punctuation("("):
        return [0]
    count = parser.parse_integer()
    parser.parse_punctuation(")")
    return [count]


@hook("mpmd.custom<OptionalTransposeCount>.print")
def _print_count(printer: AsmPrinter, op: Any, count: int) -> None:
    printer.print(f"({count})" if count else "")


def _parse_origin(parser: AsmParser) -> Any:
    from .._dialect import find

    name = parser.parse_string()
    (count,) = _parse_count(parser)
    return find("mpmd").UserOriginAttr.get(name, count, context=parser.context)


def _origin(origin: Any) -> str:
    name, count = (getattr(origin, param) for param in origin.PARAMETER_NAMES)
    text = name if str(name).startswith('"') else f'"{name}"'
    return f"{text}({count})" if count else str(text)


def _add_typed(parser: AsmParser, operands: Sequence[int], attributes: Mapping[str, Any]) -> None:
    """Parse a function type, and add operands, results and attributes to the operation."""
    from .. import ir

    at, ty = parser.position, parser.parse_type()
    if not isinstance(ty, ir.FunctionType):
        parser.emit_error("expected function type", at)
    add_operands(parser, operands, ty.inputs)
    for name, value in attributes.items():
        parser.add_attribute(name, value)
    parser.add_types(list(ty.results))


def _parse_region_op(parser: AsmParser, attributes: Mapping[str, Any]) -> None:
    """Parse the rest of an operation: operands, attributes, body and types."""
    operands = parse_list(parser, parser.parse_operand, "(", ")")
    given = parser.parse_optional_attr_dict()
    (region,) = parse_body(parser)
    parser.parse_punctuation(":")
    _add_typed(parser, operands, {**attributes, **given})
    parser.add_region(region)


def _print_region_op(printer: AsmPrinter, op: OpFacts, elided: Sequence[str]) -> None:
    printer.print(" (")
    printer.print_operands(list(range(len(op.operand_types))))
    printer.print(")")
    printer.print_optional_attr_dict(elided)
    printer.print(" ")
    print_body(printer, op, 0)
    printer.print(" : ")
    print_function(printer, op)


@hook("mpmd.named_computation.parse")
def _parse_named(parser: AsmParser) -> None:
    parser.parse_punctuation("<")
    origin = _parse_origin(parser)
    parser.parse_punctuation(">")
    _parse_region_op(parser, {"origin": origin})


@hook("mpmd.named_computation.print")
def _print_named(printer: AsmPrinter, op: OpFacts) -> None:
    printer.print(f"<{_origin(op.attributes['origin'])}>")
    _print_region_op(printer, op, ["name", "origin"])


def _parse_mesh_and_origin(parser: AsmParser) -> dict[str, Any]:
    from .. import ir

    parser.parse_keyword("mesh")
    parser.parse_punctuation("=")
    mesh = parser.parse_attribute()
    parser.parse_punctuation(",")
    parser.parse_keyword("origin")
    parser.parse_punctuation("=")
    origins = parse_list(parser, lambda: _parse_origin(parser), "[", "]")
    return {"mesh_name": mesh, "origin": ir.ArrayAttr.get(origins, parser.context)}


def _print_mesh_and_origin(printer: AsmPrinter, op: OpFacts) -> None:
    origins = ", ".join(map(_origin, op.attributes["origin"]))
    printer.print(f"<mesh={op.attributes['mesh_name']}, origin=[{origins}]")


@hook("mpmd.fragment.parse")
def _parse_fragment(parser: AsmParser) -> None:
    parser.parse_punctuation("<")
    attributes = _parse_mesh_and_origin(parser)
    while parser.parse_optional_punctuation(","):
        name = parser.parse_keyword()
        parser.parse_punctuation("=")
        if name == "stage":
            attributes["stage_id"] = parser.parse_attribute()
        else:
            (attributes[name],) = parse_shardings(parser)
    parser.parse_punctuation(">")
    _parse_region_op(parser, attributes)


@hook("mpmd.fragment.print")
def _print_fragment(printer: AsmPrinter, op: OpFacts) -> None:
    _print_mesh_and_origin(printer, op)
    if "stage_id" in op.attributes:
        printer.print(f", stage={op.attributes['stage_id'].value}")
    for name in ("in_shardings", "out_shardings"):
        if name in op.attributes:
            printer.print(f", {name}=")
            print_shardings(printer, op, op.attributes[name])
    printer.print(">")
    _print_region_op(
        printer, op, ["mesh_name", "origin", "stage_id", "in_shardings", "out_shardings"]
    )


@hook("mpmd.fragment_call.parse")
def _parse_call(parser: AsmParser) -> None:
    parser.parse_punctuation("<")
    attributes = _parse_mesh_and_origin(parser)
    parser.parse_punctuation(">")
    attributes["callee"] = parser.parse_attribute()
    operands = parse_list(parser, parser.parse_operand, "(", ")")
    given = parser.parse_optional_attr_dict()
    parser.parse_punctuation(":")
    _add_typed(parser, operands, {**attributes, **given})


@hook("mpmd.fragment_call.print")
def _print_call(printer: AsmPrinter, op: OpFacts) -> None:
    _print_mesh_and_origin(printer, op)
    printer.print("> ")
    printer.print_attribute(op.attributes["callee"])
    printer.print("(")
    printer.print_operands(list(range(len(op.operand_types))))
    printer.print(")")
    printer.print_optional_attr_dict(["mesh_name", "origin", "callee"])
    printer.print(" : ")
    print_function(printer, op)


@hook("mpmd.for.parse")
def _parse_for(parser: AsmParser) -> None:
    operands = parse_list(parser, parser.parse_operand, "(", ")")
    attributes = parser.parse_optional_attr_dict()
    (region,) = parse_body(parser)
    parser.parse_punctuation(":")
    types = parse_list(parser, parser.parse_type)
    if len(types) != len(operands):
        parser.emit_error(f"{len(operands)} operands have {len(types)} types")
    for operand, ty in zip(operands, types, strict=True):
        parser.add_operand(operand, ty)
    for name, value in attributes.items():
        parser.add_attribute(name, value)
    parser.add_types(types)
    parser.add_region(region)


@hook("mpmd.for.print")
def _print_for(printer: AsmPrinter, op: OpFacts) -> None:
    printer.print(" (")
    printer.print_operands(list(range(len(op.operand_types))))
    printer.print(")")
    printer.print_optional_attr_dict()
    printer.print(" ")
    print_body(printer, op, 0)
    printer.print(" : ")
    printer.print_types(op.result_types)
