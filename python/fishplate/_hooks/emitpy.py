"""Hooks of tt-mlir's dialect ``emitpy``."""

from __future__ import annotations

from typing import Any

from ..ir.hooks import AsmParser, AsmPrinter, OpFacts, add_operands, hook, parse_list


@hook("emitpy.custom<EmitPyGlobalOpInitialValue>.parse")
def _parse_initial_value(parser: AsmParser) -> list[Any]:
    parser.parse_punctuation("=")
    return [parser.parse_attribute()]


@hook("emitpy.custom<EmitPyGlobalOpInitialValue>.print")
def _print_initial_value(printer: AsmPrinter, op: OpFacts, value: Any) -> None:
    printer.print("= ")
    printer.print_attribute(value)


@hook("!emitpy.dict.parse")
def _parse_dict(parser: AsmParser) -> list[Any]:
    from .._dialect import find

    def one() -> Any:
        if parser.parse_optional_keyword("Any"):
            return find("emitpy").OpaqueType.get("Any", context=parser.context)
        return parser.parse_type()

    if not parser.parse_optional_punctuation("<"):
        return [None, None]
    key = one()
    parser.parse_punctuation(",")
    value = one()
    parser.parse_punctuation(">")
    return [key, value]


@hook("!emitpy.dict.print")
def _print_dict(printer: AsmPrinter, key: Any, value: Any) -> None:
    if key is None and value is None:
        return
    for mark, ty in (("<", key), (", ", value)):
        printer.print(mark)
        if str(ty) == '!emitpy.opaque<"Any">':
            printer.print("Any")
        else:
            printer.print_type(ty)
    printer.print(">")


@hook("emitpy.expression.parse")
def _parse_expression(parser: AsmParser) -> None:
    from .. import ir

    operands, types = [], []
    if parser.parse_optional_punctuation("("):
        operands = parse_list(parser, parser.parse_operand)
        parser.parse_punctuation(")")
    if parser.parse_optional_punctuation("{"):
        parser.parse_keyword("do_not_inline")
        parser.parse_punctuation("}")
        parser.add_attribute("do_not_inline", ir.UnitAttr.get(parser.context))
    parser.parse_punctuation(":")
    if operands:
        types = parse_list(parser, parser.parse_type, "(", ")")
    parser.parse_punctuation("->")
    parser.add_types([parser.parse_type()])
    parser.add_region(parser.parse_region())
    add_operands(parser, operands, types)


@hook("emitpy.expression.print")
def _print_expression(printer: AsmPrinter, op: OpFacts) -> None:
    printer.print(" ")
    if op.operand_types:
        printer.print("(")
        printer.print_operands(list(range(len(op.operand_types))))
        printer.print(") ")
    if "do_not_inline" in op.attributes:
        printer.print("{do_not_inline} ")
    printer.print(": ")
    if op.operand_types:
        printer.print("(")
        printer.print_types(op.operand_types)
        printer.print(") ")
    printer.print("-> ")
    printer.print_types(op.result_types)
    printer.print(" ")
    printer.print_region(0)


@hook("emitpy.import.parse")
def _parse_import(parser: AsmParser) -> None:
    from .. import ir

    if not parser.parse_optional_keyword("from"):
        parser.parse_keyword("import")
        parser.add_attribute("module_name", parser.parse_attribute())
        if parser.parse_optional_keyword("as"):
            parser.add_attribute("module_alias", parser.parse_attribute())
        return
    parser.add_attribute("module_name", parser.parse_attribute())
    parser.parse_keyword("import")
    if parser.parse_optional_punctuation("*"):
        parser.add_attribute("import_all", ir.UnitAttr.get(parser.context))
        return

    def member() -> tuple[Any, Any]:
        name = parser.parse_attribute()
        alias = parser.parse_attribute() if parser.parse_optional_keyword("as") else None
        return name, alias or ir.StringAttr.get("", parser.context)

    members = parse_list(parser, member)
    for place, name in enumerate(("members_to_import", "member_aliases")):
        values = [pair[place] for pair in members]
        parser.add_attribute(name, ir.ArrayAttr.get(values, parser.context))


@hook("emitpy.import.print")
def _print_import(printer: AsmPrinter, op: OpFacts) -> None:
    members = list(op.attributes.get("members_to_import") or [])
    module = op.attributes["module_name"]
    if "import_all" in op.attributes or members:
        printer.print(f" from {module} import ")
    else:
        printer.print(f" import {module}")
        if "module_alias" in op.attributes:
            printer.print(f" as {op.attributes['module_alias']}")
        return
    if not members:
        printer.print("*")
        return
    aliases = list(op.attributes.get("member_aliases") or [])
    aliases += [None] * (len(members) - len(aliases))
    named = (
        f"{member} as {alias}" if alias is not None and alias.value else str(member)
        for member, alias in zip(members, aliases, strict=True)
    )
    printer.print(", ".join(named))


@hook("emitpy.assign_global.parse")
def _parse_assign_global(parser: AsmParser) -> None:
    parser.add_attribute("name", parser.parse_attribute())
    parser.parse_punctuation("=")
    value = parser.parse_operand()
    parser.parse_punctuation(":")
    parser.add_operand(value, parser.parse_type())


@hook("emitpy.assign_global.print")
def _print_assign_global(printer: AsmPrinter, op: OpFacts) -> None:
    printer.print(f" {op.attributes['name']} = ")
    printer.print_operand(0)
    printer.print(" : ")
    printer.print_types(op.operand_types)
