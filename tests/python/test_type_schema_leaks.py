"""Conversion by a type schema leaks nothing: allocated blocks and counts stay the same."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from typing import Any

import fishplate
import pytest
from fishplate.core import CAny, TypeSchema, _to_py_class_value

ROUNDS = 20_000
BLOCKS_SLACK = 200
TEXT = "a text that lies on the heap"
TOKEN = object()
ARRAY = fishplate.Array([1, TEXT, 2.5])
MAP = fishplate.Map({"a": 1})


class Value:
    """A value that converts to another."""

    def __tvm_ffi_value__(self) -> object:
        return [1, True]


class Broken:
    """A value whose conversion fails."""

    def __tvm_ffi_object__(self) -> object:
        raise RuntimeError(TEXT)


def converted(annotation: object, value: object) -> Callable[[], object]:
    schema = TypeSchema.from_annotation(annotation)
    return lambda: _to_py_class_value(schema.convert(value))


def refused(annotation: object, value: object) -> Callable[[], object]:
    schema = TypeSchema.from_annotation(annotation)

    def run() -> None:
        try:
            schema.check_value(value)
        except TypeError:
            return
        raise AssertionError("it was accepted")

    return run


KINDS: dict[str, Callable[[], object]] = {
    "text": converted(str, TEXT),
    "list": converted(list[float], [1, True, 2.5]),
    "array of a list": converted(tuple[str, ...], [TEXT, "b"]),
    "array to list": converted(list[Any], ARRAY),
    "array kept": converted(tuple[Any, ...], ARRAY),
    "dict": converted(dict[str, list[int]], {"a": [1], "b": [True]}),
    "map to dict": converted(dict[str, float], MAP),
    "python object": converted(Any, TOKEN),
    "callable": converted(Callable[[int], int], len),
    "value of its own": converted(list[int] | None, Value()),
    "union": converted(int | str | list[int], [1]),
    "any": lambda: CAny([TEXT, TOKEN]),
    "schema": lambda: converted(dict[str, int | None], {"a": None})(),
    "wrong element": refused(list[int], [1, [TOKEN], TEXT]),
    "wrong value": refused(dict[str, int], {"a": TEXT}),
    "wrong element of an array": refused(list[int], ARRAY),
    "broken protocol": refused(list[Any], [1, Broken()]),
    "no member of the union": refused(int | list[int], [TEXT]),
}


@pytest.mark.parametrize("kind", KINDS)
def test_conversion_keeps_nothing(kind: str) -> None:
    run = KINDS[kind]
    for _ in range(500):
        run()
    gc.collect()
    counts = [sys.getrefcount(shared) for shared in (TEXT, TOKEN, ARRAY, MAP)]
    blocks = sys.getallocatedblocks()
    for _ in range(ROUNDS):
        run()
    gc.collect()
    assert sys.getallocatedblocks() - blocks < BLOCKS_SLACK
    assert [sys.getrefcount(shared) for shared in (TEXT, TOKEN, ARRAY, MAP)] == counts
