"""Bars of the benchmark's rows: the maximum of our time divided by the peer's."""

from __future__ import annotations

DEFAULT_BAR = 1.05
BARS = {
    "dlopen": 1.0,
    "TypeKeyToIndex": 0.5,
    "FunctionGetGlobal hit + DecRef": 0.5,
    "FunctionGetGlobal miss": 0.5,
    "GetTypeAttrColumn": 0.5,
    "error raise + move + DecRef": 0.1,
    "json.Parse 1 MB + DecRef": 0.7,
    "json.Stringify 1 MB + DecRef": 0.7,
    "StructuralHash 100,000 nodes": 0.7,
}

# The same machine code for both libraries: shows whether the machine was quiet, and has no bar.
FLOOR = "floor: C function pointer"
FLOOR_RANGE = (0.9, 1.1)


def bar_of(row: str) -> float | None:
    return None if row == FLOOR else BARS.get(row, DEFAULT_BAR)
