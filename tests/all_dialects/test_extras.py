"""`fishplate.extras`: short names of types, and decorators of regions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fishplate import ir
from fishplate.dialects import arith, quant, scf, transform
from fishplate.extras import meta
from fishplate.extras import types as T  # noqa: N812


@pytest.fixture
def ctx() -> Iterator[ir.Context]:
    with ir.Context() as context, ir.Location.unknown():
        yield context


def test_types(ctx: ir.Context) -> None:
    made = {
        T.i(7): "i7",
        T.si8(): "si8",
        T.ui(4): "ui4",
        T.bool(): "i1",
        T.index(): "index",
        T.none(): "none",
        T.bf16(): "bf16",
        T.f8E4M3FN(): "f8E4M3FN",
        T.complex(T.f32()): "complex<f32>",
        T.function(inputs=[T.i32()], results=[T.f64()]): "(i32) -> f64",
        T.tuple(T.i8(), T.f16()): "tuple<i8, f16>",
        T.tensor(2, None, T.f32()): "tensor<2x?xf32>",
        T.tensor(T.f32()): "tensor<*xf32>",
        T.tensor([3], element_type=T.i1(), encoding="e"): 'tensor<3xi1, "e">',
        T.memref(2, T.i64(), memory_space=3): "memref<2xi64, 3>",
        T.memref(T.i64()): "memref<*xi64>",
        T.vector(4, 4, T.f32(), scalable=[False, True]): "vector<4x[4]xf32>",
    }
    for made_type, text in made.items():
        assert str(made_type) == text
    with pytest.raises(ValueError, match="no encoding"):
        T.tensor(T.f32(), encoding="e")


def test_a_region_is_filled_by_a_function(ctx: ir.Context) -> None:
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        execute = scf.ExecuteRegionOp([T.i32()])

        @meta.op_region_builder(execute, execute.regions[0], scf.YieldOp)
        def filled() -> ir.Value:
            return arith.constant(T.i32(), 1)

    assert filled is execute
    assert module.operation.verify()
    assert "scf.yield" in str(module)


def test_sequences_are_built_with_a_block(ctx: ir.Context) -> None:
    module = ir.Module.create()
    module.operation.attributes["transform.with_named_sequence"] = ir.UnitAttr.get()
    handle = transform.AnyOpType.get()
    with ir.InsertionPoint(module.body):
        named = transform.NamedSequenceOp("main", [handle], [])
        with ir.InsertionPoint(named.body):
            patterns = transform.ApplyPatternsOp(named.bodyTarget)
            with ir.InsertionPoint(patterns.patterns):
                transform.ApplyCanonicalizationPatternsOp()
            transform.YieldOp()
        mode = transform.FailurePropagationMode.Propagate
        sequence = transform.SequenceOp(mode, [], handle)
        with ir.InsertionPoint(sequence.body):
            transform.YieldOp()
    assert module.operation.verify()
    assert "transform.apply_patterns to %arg0" in str(module)


def test_quantized_types(ctx: ir.Context) -> None:
    i8, f32 = T.i8(), T.f32()
    signed = quant.QuantizedType.FLAG_SIGNED
    uniform = quant.UniformQuantizedType.get(signed, i8, f32, 0.1, 3, -128, 127)
    axis = quant.UniformQuantizedPerAxisType.get(0, i8, f32, [0.5, 200], [0, 120], 1, 0, 7)
    blocks = ir.Type.parse("!quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:10, 3.0:20}}>")
    made = {
        uniform: ("!quant.uniform<i8:f32, 1.000000e-01:3>", quant.UniformQuantizedType),
        axis: (
            "!quant.uniform<u8<0:7>:f32:1, {5.000000e-01,2.000000e+02:120}>",
            quant.UniformQuantizedPerAxisType,
        ),
        blocks: (str(blocks), quant.UniformQuantizedSubChannelType),
        quant.AnyQuantizedType.get(signed, i8, None, -8, 7): (
            "!quant.any<i8<-8:7>>",
            quant.AnyQuantizedType,
        ),
        quant.CalibratedQuantizedType.get(f32, -0.5, 1.25): (
            "!quant.calibrated<f32<-5.000000e-01:1.250000e+00>>",
            quant.CalibratedQuantizedType,
        ),
    }
    kinds = {kind for _, kind in made.values()}
    for got, (text, kind) in made.items():
        assert str(got) == text and isinstance(got, quant.QuantizedType)
        assert [k for k in kinds if isinstance(got, k)] == [kind]
    assert not isinstance(i8, quant.QuantizedType) and not isinstance(5, quant.QuantizedType)
    # All digits of the scale count, even those that are not printed.
    assert uniform != quant.UniformQuantizedType.get(signed, i8, f32, 0.10000001, 3, -128, 127)
    with pytest.raises(TypeError, match="storage_type: expected an IntegerType, got f32"):
        quant.AnyQuantizedType.get(signed, f32, None, -8, 7)
    with pytest.raises(ValueError, match="one for each of the 2 scales, got 1"):
        quant.UniformQuantizedPerAxisType.get(0, i8, f32, [1, 2], [0], 1, 0, 7)
