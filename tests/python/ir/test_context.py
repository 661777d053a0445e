"""Contexts, locations, types and attributes: identity, the current context, errors."""

from __future__ import annotations

import gc
import pickle

import pytest

from fishplate import ir


def test_12_context_explicit_current_or_missing() -> None:
    outer, inner = ir.Context(), ir.Context()
    assert ir.Context.current is None
    with pytest.raises(ValueError, match="pass `context=`"):
        ir.Type.parse("i32")
    with outer:
        assert ir.Context.current is outer
        assert ir.Type.parse("i32").context is outer
        assert ir.Type.parse("i32", context=inner).context is inner
        with inner:
            assert ir.Type.parse("i32").context is inner
        assert ir.Context.current is outer
    assert ir.Context.current is None


def test_with_ends_in_order() -> None:
    one, two = ir.Context(), ir.Context()
    with one:
        with pytest.raises(ValueError, match="not the innermost"):
            two.__exit__(None, None, None)
    with pytest.raises(ValueError, match="not the innermost"):
        one.__exit__(None, None, None)


def test_17_equal_is_identical_within_a_context() -> None:
    a, b = ir.Context(), ir.Context()
    one = ir.Type.parse("tensor<2x4xi32>", a)
    assert one is ir.Type.parse("tensor<2x4xi32>", a)
    assert one is not ir.Type.parse("tensor<2x4xi32>", b)
    assert one != ir.Type.parse("tensor<2x4xi32>", b)
    attribute = ir.Attribute.parse('"text"', a)
    assert attribute is ir.Attribute.parse('"text"', a)
    assert ir.Location.name("x", context=a) is ir.Location.name("x", context=a)
    assert len({one, ir.Type.parse("tensor<2x4xi32>", a)}) == 1


def test_text_and_pickle() -> None:
    with ir.Context():
        t = ir.Type.parse("memref<?xf32>")
        assert str(t) == "memref<?xf32>" and repr(t) == "MemRefType(memref<?xf32>)"
        assert pickle.loads(pickle.dumps(t)) is t
        a = ir.Attribute.parse("[1 : i32, unit]")
        assert str(a) == "[1 : i32, unit]" and pickle.loads(pickle.dumps(a)) is a


def test_53_types_outlive_their_context() -> None:
    ctx = ir.Context()
    t, loc = ir.Type.parse("i7", ctx), ir.Location.at_file("f", 1, 2, context=ctx)
    del ctx
    gc.collect()
    assert str(t) == "i7" and str(loc) == 'loc("f":1:2)'
    assert t.context.num_loaded_dialects >= 1


def test_parse_errors_carry_their_diagnostics() -> None:
    with ir.Context():
        with pytest.raises(ir.MLIRError, match="error: .*:1:8: expected") as caught:
            ir.Type.parse("tensor<x")
        (first,) = caught.value.error_diagnostics
        assert first.severity is ir.DiagnosticSeverity.ERROR
        assert first.location.start_line == 1 and "expected" in str(first)
        with pytest.raises(ir.MLIRError, match="nest deeper"):
            ir.Attribute.parse("[" * 100_000)


def test_42_a_type_of_an_unknown_dialect() -> None:
    with ir.Context() as ctx:
        with pytest.raises(ir.MLIRError, match="foo"):
            ir.Type.parse("!foo.bar<1>")
        ctx.allow_unregistered_dialects = True
        assert str(ir.Type.parse("!foo.bar<any [text]>")) == "!foo.bar<any [text]>"


def test_38_locations() -> None:
    with ir.Context():
        unknown = ir.Location.unknown()
        assert str(unknown) == "loc(unknown)"
        place = ir.Location.file("a.py", 3, 4)
        assert (place.filename, place.start_line, place.start_col) == ("a.py", 3, 4)
        span = ir.Location.file("a.py", 3, 4, 5, 6)
        assert (span.end_line, span.end_col) == (5, 6)
        assert ir.Location.file("a.py", 3, 4, ir.Context.current) is place
        name = ir.Location.name("x", place)
        assert name.name_str == "x" and name.child_loc is place
        call = ir.Location.callsite(place, [name, span])
        assert call.callee is place and call.caller.callee is name and call.caller.caller is span
        fused = ir.Location.fused([place, name], ir.Attribute.parse("1 : i32"))
        assert list(fused.locations) == [place, name] and str(fused.metadata) == "1 : i32"
        assert ir.Location.from_attr(fused.attr) is fused
        with pytest.raises(ValueError, match=r"Location.filename: expected a file location"):
            _ = unknown.filename
        with pytest.raises(ValueError, match="another context"):
            ir.Location.fused([place, ir.Location.unknown(ir.Context())])
        with name as current:
            assert ir.Location.current is current is name
