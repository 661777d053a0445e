"""Hooks of the dialect ``mhlo``. Most of its text is that of ``stablehlo``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..ir.hooks import AsmParser, AsmPrinter, hook, parse_list
from . import _hlo, stablehlo  # noqa: F401  its hooks are those of this dialect, too

_hlo.same_types("mhlo")

#: A type that the dialect defines in C++ alone.
_TOKEN = {
    "name": "TokenType",
    "def": "TokenType",
    "cpp_class": "mlir::mhlo::TokenType",
    "mnemonic": "token",
    "params": [],
    "format": "generic",
    "cpp_verifier": False,
    "summary": "a token that orders operations with side effects",
}


def amend(model: dict[str, Any]) -> None:
    """Add the type ``token``."""
    if all(row["mnemonic"] != "token" for row in model["types"]):
        model["types"].append(_TOKEN)


@hook("mhlo.custom<DimSizes>.parse")
def _parse_sizes(parser: AsmParser) -> list[list[int]]:
    return [parse_list(parser, lambda: _hlo.size(parser), "[", "]")]


@hook("mhlo.custom<DimSizes>.print")
def _print_sizes(printer: AsmPrinter, _op: None, bounds: Sequence[int]) -> None:
    printer.print(f"[{_hlo.sizes(bounds)}]")
