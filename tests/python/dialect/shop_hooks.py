"""Hooks of the dialect in Shop.td. The tests copy this file beside the generated module."""

from __future__ import annotations

from typing import Any

from fishplate import ir
from fishplate.ir.hooks import hook, parse_list

__all__ = ["CoinType"]


class CoinType:
    """Methods of coins."""

    def doubled(self) -> Any:
        """Return a coin that is worth twice as much."""
        return self.replace(worth=2 * self.worth)


@hook("!shop.coin.parse")
def _parse_coin(parser: Any) -> Any:
    parser.parse_punctuation("<")
    metal = parser.parse_type()
    parser.parse_keyword("worth")
    worth = parser.parse_integer()
    parser.parse_punctuation(">")
    return [worth, metal]


@hook("!shop.coin.print")
def _print_coin(printer: Any, worth: Any, metal: Any) -> None:
    printer.print("<")
    printer.print_type(metal)
    printer.print(f" worth {worth}>")


@hook("!shop.coin.verify")
def _verify_coin(worth: Any, metal: Any) -> Any:
    if worth < 0:
        return f"a coin cannot be worth {worth}"
    return None


@hook("shop.custom<Place>.parse")
def _parse_place(parser: Any) -> Any:
    row = parser.parse_integer()
    parser.parse_punctuation("/")
    return [row, parser.parse_integer()]


#: Functions to call whenever a place is printed.
when_printed: list[Any] = []


@hook("shop.custom<Place>.print")
def _print_place(printer: Any, op: Any, row: Any, column: Any) -> None:
    assert op is None
    for each in when_printed:
        each()
    printer.print(f"{row}/{column}")


@hook("shop.custom<Depth>.parse")
def _parse_depth(parser: Any, row: Any, word: Any) -> Any:
    deep = parser.parse_optional_keyword(word)
    if not deep:
        parser.parse_keyword("flat")
    return [row * 10 if deep else 0]


@hook("shop.custom<Depth>.print")
def _print_depth(printer: Any, op: Any, row: Any, depth: Any, word: Any) -> None:
    printer.print(word if depth else "flat")


@hook("shop.custom<Coins>.parse")
def _parse_coins(parser: Any) -> Any:
    def one() -> Any:
        operand = parser.parse_operand()
        parser.parse_keyword("of")
        return operand, parser.parse_type()

    coins = parse_list(parser, one, "[", "]")
    return [[operand for operand, _ in coins], [ty for _, ty in coins]]


@hook("shop.custom<Coins>.print")
def _print_coins(printer: Any, op: Any, coins: Any, types: Any) -> None:
    assert op.name == "shop.pay"
    printer.print("[")
    for index, (coin, ty) in enumerate(zip(coins, types, strict=True)):
        printer.print(", " if index else "")
        printer.print_operand(coin)
        printer.print(" of ")
        printer.print_type(ty)
    printer.print("]")


@hook("shop.custom<Same>.parse")
def _parse_same(parser: Any) -> Any:
    return parser.parse_type()


@hook("shop.custom<Same>.print")
def _print_same(printer: Any, op: Any, ty: Any) -> None:
    printer.print_type(ty)


@hook("shop.pay.verify")
def _verify_pay(op: Any) -> None:
    paid = sum(ty.worth for ty in op.operand_types)
    if paid < op.attributes["price"].value:
        raise ValueError(f"paid {paid}, which is less than the price")


@hook("shop.pack.box.default")
def _box(context: Any) -> Any:
    return ir.StringAttr.get("carton", context)


@hook("shop.pack.parse")
def _parse_pack(parser: Any) -> None:
    what = parser.parse_operand()
    attributes = parser.parse_optional_attr_dict()
    parser.parse_punctuation(":")
    ty = parser.parse_type()
    parser.add_operand(what, ty)
    for name, value in attributes.items():
        parser.add_attribute(name, value)
    parser.add_types([ty])
    if parser.parse_optional_keyword("empty"):
        parser.add_region(parser.region_of_text('"shop.note"() {shelf = 1 : i32} : () -> ()'))
    else:
        parser.add_region(parser.parse_region())


@hook("shop.pack.print")
def _print_pack(printer: Any, op: Any) -> None:
    printer.print(" ")
    printer.print_operand(0)
    printer.print_optional_attr_dict()
    printer.print(" : ")
    printer.print_type(op.operand_types[0])
    printer.print(" ")
    printer.print_region(0)
