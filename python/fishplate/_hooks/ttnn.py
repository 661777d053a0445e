"""Hooks of tt-mlir's dialect ``ttnn``."""

from __future__ import annotations

from typing import Any

from ..ir.hooks import AsmParser, AsmPrinter, hook
from ._coordinates import ranges, separate_sizes

separate_sizes("ttnn")
ranges("ttnn", "core_range", "CoreCoordAttr")
ranges("ttnn", "mesh_range", "MeshOffsetAttr")


@hook("#ttnn.memory_config.parse")
def _parse_memory_config(parser: AsmParser) -> list[Any]:
    layout = shards = nd_shards = None
    parser.parse_punctuation("<")
    buffer = parser.parse_stripped_attribute("ttnn.buffer_type")
    while parser.parse_optional_punctuation(","):
        if parser.parse_optional_keyword("ndShardSpec"):
            parser.parse_punctuation("=")
            nd_shards = parser.parse_stripped_attribute("ttnn.nd_shard_spec")
        elif parser.peek() == "#":
            shards = parser.parse_attribute()
            if not str(shards).startswith("#ttnn.shard_spec"):
                layout, shards = shards, None
        else:
            layout = parser.parse_stripped_attribute("ttnn.tensor_memory_layout")
    parser.parse_punctuation(">")
    return [layout, buffer, shards, nd_shards]


@hook("#ttnn.memory_config.print")
def _print_memory_config(
    printer: AsmPrinter, layout: Any, buffer: Any, shards: Any, nd_shards: Any
) -> None:
    printer.print("<")
    printer.print_stripped_attribute(buffer)
    if layout is not None:
        printer.print(", ")
        printer.print_stripped_attribute(layout)
    if shards is not None:
        printer.print(", ")
        printer.print_attribute(shards)
    elif nd_shards is not None:
        printer.print(", ndShardSpec = ")
        printer.print_stripped_attribute(nd_shards)
    printer.print(">")
