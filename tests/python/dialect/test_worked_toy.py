"""The worked example of the guide, word for word, and real passes over the toy."""

from __future__ import annotations

from types import ModuleType

import pytest

from fishplate import ir


def test_the_guide_runs_as_written(tk: ModuleType) -> None:
    with ir.Context() as ctx, ir.Location.unknown():
        tk.register(ctx)  # or register(ctx, load=False)
        t = tk.TileType.get([32, 32], tk.DataType.BFloat16)  # also "bf16" or 2
        assert isinstance(t, ir.Type) and t.shape == (32, 32)
        assert t.data_type is tk.DataType.BFloat16
        assert str(t) == "!tk.tile<[32, 32], bf16>" and t is tk.TileType.get([32, 32], "bf16")
        cb = tk.CBType.get(ir.RankedTensorType.get([2, 4], t))  # pages defaults to 2
        m = ir.Module.create()
        with ir.InsertionPoint(m.body):
            k = tk.kernel("main", inputs=[], args=[tk.ArgAttr.get(0, True, "x")])
            with k.body.new_block(cb, ir.IndexType.get()) as (c, i):
                a = tk.load(t, c, i)
                b = tk.add(a, a)  # result type inferred
        assert b.type is t
        generic = ir.Type.parse("!tk.tile<[32, 32], bf16>")  # comes back typed, no downcast needed
        assert generic is t
        with pytest.raises(ValueError, match=r"expected tk\.tile, got tk\.cb"):
            tk.TileType(cb)
        log = ir.ModuleLogger()
        log.attach(ctx, passes=["cse"])
        ir.PassManager.parse("builtin.module(cse)").run(m)
        assert log.entries[-1].ir == str(m)


BODY = """
func.func @f(%c: !tk.cb<memref<4xf32>>, %i: index) -> (!tk.tile<[1], f32>, !tk.tile<[1], f32>) {
  %a = tk.load %c[%i] : <memref<4xf32>> -> <[1], f32>
  %b = tk.load %c[%i] : <memref<4xf32>> -> <[1], f32>
  %s = tk.add %a, %b : <[1], f32>
  %t = tk.add %b, %a : <[1], f32>
  %dead = tk.add %s, %s : <[1], f32>
  return %s, %t : !tk.tile<[1], f32>, !tk.tile<[1], f32>
}
"""


def test_cse_and_canonicalize_know_pure_and_commutative(tk: ModuleType, ctx: ir.Context) -> None:
    module = ir.Module.parse(BODY)
    ir.PassManager.parse("builtin.module(cse,canonicalize)").run(module)
    text = str(module)
    assert (text.count("tk.load"), text.count("tk.add")) == (1, 1)


def test_symbol_dce_knows_symbols(tk: ModuleType, ctx: ir.Context) -> None:
    sizes = "operandSegmentSizes = array<i32: 0, 0>"
    kernel = '"tk.kernel"() <{{sym_name = "{}", ' + sizes + "}}> ({{^bb0:}}) {}: () -> ()\n"
    module = ir.Module.parse(
        kernel.format("kept", "") + kernel.format("gone", '{sym_visibility = "private"} ')
    )
    ir.PassManager.parse("builtin.module(symbol-dce)").run(module)
    assert "kept" in str(module) and "gone" not in str(module)


def test_inlining_functions_with_the_toy(tk: ModuleType, ctx: ir.Context) -> None:
    call = (
        "func.func @g(%t: !tk.tile<[1], f32>) -> !tk.tile<[1], f32> {\n"
        "  %0 = call @h(%t) : (!tk.tile<[1], f32>) -> !tk.tile<[1], f32>\n"
        "  return %0 : !tk.tile<[1], f32>\n}\n"
        "func.func private @h(%t: !tk.tile<[1], f32>) -> !tk.tile<[1], f32> {\n"
        "  %0 = tk.add %t, %t : <[1], f32>\n  return %0 : !tk.tile<[1], f32>\n}\n"
    )
    module = ir.Module.parse(call)
    ir.PassManager.parse("builtin.module(inline)").run(module)
    assert "call" not in str(module) and str(module).count("tk.add") == 1


def test_parallel_contexts(tk: ModuleType) -> None:
    from concurrent.futures import ThreadPoolExecutor

    def work(size: int) -> str:
        with ir.Context() as context, ir.Location.unknown():
            tk.register(context, load=False)
            module = ir.Module.parse(BODY)
            ir.PassManager.parse("builtin.module(cse)").run(module)
            return str(tk.TileType.get([size], "f32"))

    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(work, range(16))) == [f"!tk.tile<[{n}], f32>" for n in range(16)]
