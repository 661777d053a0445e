"""A thread's last query is cached while its context is current, and never answers another query."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from fishplate import ir


def questions(ctx: ir.Context) -> list[Any]:
    """Make queries that differ slightly."""
    i32, i8 = ir.IntegerType.get_signless(32), ir.IntegerType.get_signless(8)
    f32, f64 = ir.F32Type.get(), ir.F64Type.get()
    here = ir.Location.name("here")
    return [
        *(
            ir.StringAttr.get(text)
            for text in ("", "a", "a\0", b"b", "12345678", "1234567", "x" * 99)
        ),
        *(ir.FlatSymbolRefAttr.get(name) for name in ("a", "b", "12345678")),
        *(ir.FunctionType.get(a, b) for a, b in (([], [i32]), ([i32], []), ([i8, i32], [i8]))),
        *(ir.FunctionType.get(a, b) for a, b in (([i8], [i32, i8]), ([i32, i8], [i8]), ([], []))),
        *(make([2, 4], t) for make in (ir.VectorType.get, ir.MemRefType.get) for t in (f32, f64)),
        ir.MemRefType.get([2, 4], f32, memory_space=ir.IntegerAttr.get(i32, 1)),
        ir.VectorType.get([2, 4], f32, scalable=[True, False]),
        *(ir.FloatAttr.get(t, x) for t in (f32, f64) for x in (0.0, -0.0, 1.0)),
        *(ir.BoolAttr.get(x) for x in (True, False)),
        *(ir.TypeAttr.get(t) for t in (i32, i8)),
        ir.UnitAttr.get(),
        ir.IndexType.get(),
        ir.NoneType.get(),
        ir.Location.unknown(),
        *(ir.Location.file("f", line, col) for line, col in ((1, 2), (2, 1))),
        ir.Location.file("g", 1, 2),
        ir.Location.name("here", here),
        here,
    ]


def test_answers_differ_and_stay(ctx: ir.Context) -> None:
    first = questions(ctx)
    assert len(set(first)) == len(first)
    assert all(one is other for one, other in zip(first, questions(ctx), strict=True))
    assert len({str(each) for each in first}) == len(first)


def test_contexts_have_answers_of_their_own(ctx: ir.Context) -> None:
    outer = questions(ctx)
    with ir.Context() as other:
        inner = questions(other)
        assert all(each.context is other for each in inner)
        explicit = [ir.UnitAttr.get(ctx), ir.StringAttr.get("a", ctx), ir.Location.unknown(ctx)]
        assert all(each.context is ctx for each in explicit)
    assert not set(map(id, outer)) & set(map(id, inner))
    assert all(one is other for one, other in zip(outer, questions(ctx), strict=True))


def test_nothing_is_kept_after_with() -> None:
    context = ir.Context()
    with context:
        questions(context)
    held = ir.IntegerType.get_signless(7, context)
    with pytest.raises(ValueError, match="requires a Context"):
        ir.UnitAttr.get()
    assert held.context is context


def test_threads_ask_on_their_own(ctx: ir.Context) -> None:
    first = questions(ctx)
    found: list[Any] = []

    def ask() -> None:
        with ctx:
            found.extend(questions(ctx))

    thread = threading.Thread(target=ask)
    thread.start()
    thread.join()
    assert all(one is other for one, other in zip(first, found, strict=True))
