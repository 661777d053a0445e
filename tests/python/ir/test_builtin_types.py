"""The builtin types: making, reading, casting, and errors."""

from __future__ import annotations

import gc
import pickle
import sys

import numpy as np
import pytest

from fishplate import ir

TYPES = [
    ("i1", ir.IntegerType),
    ("si8", ir.IntegerType),
    ("ui16777215", ir.IntegerType),
    ("index", ir.IndexType),
    ("none", ir.NoneType),
    ("f4E2M1FN", ir.Float4E2M1FNType),
    ("f6E2M3FN", ir.Float6E2M3FNType),
    ("f6E3M2FN", ir.Float6E3M2FNType),
    ("f8E3M4", ir.Float8E3M4Type),
    ("f8E4M3", ir.Float8E4M3Type),
    ("f8E4M3B11FNUZ", ir.Float8E4M3B11FNUZType),
    ("f8E4M3FN", ir.Float8E4M3FNType),
    ("f8E4M3FNUZ", ir.Float8E4M3FNUZType),
    ("f8E5M2", ir.Float8E5M2Type),
    ("f8E5M2FNUZ", ir.Float8E5M2FNUZType),
    ("f8E8M0FNU", ir.Float8E8M0FNUType),
    ("bf16", ir.BF16Type),
    ("f16", ir.F16Type),
    ("tf32", ir.FloatTF32Type),
    ("f32", ir.F32Type),
    ("f64", ir.F64Type),
    ("f80", ir.F80Type),
    ("f128", ir.F128Type),
    ("complex<f32>", ir.ComplexType),
    ("vector<4x[8]xf32>", ir.VectorType),
    ("tensor<2x?xf32>", ir.RankedTensorType),
    ('tensor<2xf32, "csr">', ir.RankedTensorType),
    ("tensor<*xf32>", ir.UnrankedTensorType),
    ("memref<2x?xf32, strided<[?, 1], offset: 4>, 3>", ir.MemRefType),
    ("memref<*xf32, 3>", ir.UnrankedMemRefType),
    ("tuple<i32, f32>", ir.TupleType),
    ("(i32, f32) -> index", ir.FunctionType),
]


@pytest.mark.parametrize(("text", "cls"), TYPES)
def test_24_parsed_types_have_their_class(text: str, cls: type) -> None:
    with ir.Context():
        parsed = ir.Type.parse(text)
        assert type(parsed) is cls
        assert str(parsed) == text and repr(parsed) == f"{cls.__name__}({text})"
        assert ir.Type.parse(str(parsed)) is parsed
        assert pickle.loads(pickle.dumps(parsed)) is parsed


FLOATS = [(text, cls) for text, cls in TYPES if issubclass(cls, ir.FloatType)]


@pytest.mark.parametrize(("text", "cls"), FLOATS)
def test_13_floats_are_typed_and_types(text: str, cls: type) -> None:
    with ir.Context():
        made = cls.get()
        assert type(made) is cls and isinstance(made, ir.FloatType) and isinstance(made, ir.Type)
        assert str(made) == text
        bits = 19 if text == "tf32" else int(text.split("E")[0].strip("bf"))
        assert made.width == bits


def test_12_get_by_position_keyword_and_context() -> None:
    one, two = ir.Context(), ir.Context()
    with pytest.raises(ValueError, match="pass `context=`"):
        ir.IntegerType.get_signless(32)
    with one:
        assert ir.IntegerType.get_signless(32).context is one
        assert ir.IntegerType.get_signless(32, two).context is two
        assert ir.IntegerType.get_signless(width=32, context=two).context is two
        assert ir.IntegerType.get_signless(context=two, width=32) is not (
            ir.IntegerType.get_signless(32)
        )
    i8 = ir.IntegerType.get_signed(8, one)
    assert str(ir.RankedTensorType.get(element_type=i8, shape=(2, 3))) == "tensor<2x3xsi8>"
    assert str(ir.RankedTensorType.get([], i8, None, None)) == "tensor<si8>"
    with pytest.raises(TypeError, match="width"):
        ir.IntegerType.get_signless(context=one)
    with pytest.raises(TypeError, match="wide"):
        ir.IntegerType.get_signless(wide=32, context=one)
    with pytest.raises(TypeError, match="Expected `int` but got"):
        ir.IntegerType.get_signless("32", one)


def test_17_equal_types_are_one_object() -> None:
    with ir.Context():
        f32 = ir.F32Type.get()
        assert ir.F32Type.get() is f32 is ir.Type.parse("f32")
        one = ir.MemRefType.get([4], f32)
        assert ir.MemRefType.get([4], f32) is one and hash(one) == hash(ir.MemRefType.get([4], f32))
        assert one == ir.Type.parse("memref<4xf32>") and one != f32
        other = ir.F32Type.get(ir.Context())
        assert other is not f32 and other != f32


def test_14_getters_are_typed_and_read_only() -> None:
    with ir.Context():
        integer = ir.IntegerType.get(7, ir.IntegerType.UNSIGNED)
        assert (integer.width, integer.signedness) == (7, ir.IntegerType.Signedness.UNSIGNED)
        assert integer.is_unsigned and not integer.is_signed and not integer.is_signless
        assert ir.IntegerType.get(7).is_signless
        with pytest.raises(AttributeError):
            integer.width = 8
        tensor = ir.Type.parse("tensor<2x?xf32>")
        for name in ("shape", "rank", "element_type", "encoding", "has_rank", "anything"):
            with pytest.raises(AttributeError):
                setattr(tensor, name, 1)


def test_shaped_types() -> None:
    with ir.Context():
        f32, dynamic = ir.F32Type.get(), ir.ShapedType.get_dynamic_size()
        tensor = ir.RankedTensorType.get([2, dynamic, 3], f32)
        assert tensor is ir.RankedTensorType.get((2, None, 3), f32)
        assert tensor.shape == [2, dynamic, 3] and isinstance(tensor.shape, list)
        assert tensor.rank == 3 and tensor.has_rank and not tensor.has_static_shape
        assert tensor.element_type is f32
        assert tensor.is_dynamic_dim(1) and tensor.is_static_dim(0) and tensor.get_dim_size(2) == 3
        assert ir.ShapedType.is_dynamic_size(dynamic) and ir.ShapedType.is_static_size(3)
        assert tensor.is_dynamic_stride_or_offset(ir.ShapedType.get_dynamic_stride_or_offset())
        assert tensor.is_static_stride_or_offset(0)
        with pytest.raises(IndexError, match="index 3 is out of range of 3"):
            tensor.get_dim_size(3)
        unranked = ir.UnrankedTensorType.get(f32)
        assert not unranked.has_rank and str(unranked) == "tensor<*xf32>"
        with pytest.raises(
            ValueError,
            match="rank: calling this method requires that the type has a rank. Got tensor<",
        ):
            _ = unranked.rank


def test_15_optional_parameters() -> None:
    with ir.Context():
        f32, csr = ir.F32Type.get(), ir.StringAttr.get("csr")
        assert ir.RankedTensorType.get([2], f32).encoding is None
        encoded = ir.RankedTensorType.get([2], f32, csr)
        assert encoded.encoding is csr and str(encoded) == 'tensor<2xf32, "csr">'
        plain = ir.MemRefType.get([2, 3], f32)
        assert plain.memory_space is None and str(plain) == "memref<2x3xf32>"
        assert isinstance(plain.layout, ir.AffineMapAttr) and plain.affine_map.is_identity
        assert plain.get_strides_and_offset() == ([3, 1], 0)
        layout = ir.StridedLayoutAttr.get(5, [1, None])
        space = ir.IntegerAttr.get(ir.IntegerType.get_signless(64), 3)
        placed = ir.MemRefType.get([2, 3], f32, layout=layout, memory_space=space)
        assert placed.layout is layout and placed.memory_space is space
        dynamic = ir.ShapedType.get_dynamic_stride_or_offset()
        assert placed.get_strides_and_offset() == ([1, dynamic], 5)
        assert ir.UnrankedMemRefType.get(f32, space).memory_space is space
        assert ir.UnrankedMemRefType.get(f32).memory_space is None


def test_vectors() -> None:
    with ir.Context():
        f32 = ir.F32Type.get()
        assert ir.VectorType.get([4, 8], f32).scalable_dims == (False, False)
        some = ir.VectorType.get([4, 8], f32, scalable=[False, True])
        assert some is ir.VectorType.get([4, 8], f32, scalable_dims=[1])
        assert some.scalable and some.scalable_dims == (False, True)
        with pytest.raises(ValueError, match="The shape has 2 dimensions, `scalable` has 1"):
            ir.VectorType.get([4, 8], f32, scalable=[True])
        with pytest.raises(ValueError, match="mutually exclusive"):
            ir.VectorType.get([4], f32, scalable=[True], scalable_dims=[0])
        with pytest.raises(ValueError, match="Scalable dimension index out of bounds"):
            ir.VectorType.get([4], f32, scalable_dims=[1])


def test_16_sequences_come_back_as_tuples() -> None:
    with ir.Context():
        i32, f32 = ir.IntegerType.get_signless(32), ir.F32Type.get()
        function = ir.FunctionType.get((i32, f32), [i32])
        assert function.inputs == (i32, f32) and function.results == (i32,)
        assert type(function.inputs[1]) is ir.F32Type
        assert str(ir.FunctionType.get([], [])) == "() -> ()"
        pair = ir.TupleType.get_tuple([i32, f32])
        assert pair.num_types == 2 and pair.get_type(1) is f32 and pair.types == (i32, f32)
        assert ir.TupleType.get([i32, f32]) is pair
        with pytest.raises(IndexError):
            pair.get_type(2)
        assert ir.ComplexType.get(f32).element_type is f32


def test_opaque_types() -> None:
    with ir.Context() as ctx:
        with pytest.raises(ir.MLIRError, match="foo"):
            ir.OpaqueType.get("foo", "bar")
        ctx.allow_unregistered_dialects = True
        made = ir.OpaqueType.get("foo", "bar<1>")
        assert made is ir.Type.parse("!foo.bar<1>") and type(made) is ir.OpaqueType
        assert (made.dialect_namespace, made.data) == ("foo", "bar<1>")
        with pytest.raises(ir.MLIRError, match="namespace"):
            ir.OpaqueType.get("not a name", "x")


def test_22_cast_by_calling_the_class() -> None:
    with ir.Context():
        i32, f32 = ir.Type.parse("i32"), ir.Type.parse("f32")
        assert ir.IntegerType(i32) is i32 and ir.Type(i32) is i32
        assert ir.FloatType(f32) is f32
        with pytest.raises(
            ValueError, match=r"^Cannot cast type to IntegerType \(from Type\(f32\)\)$"
        ):
            ir.IntegerType(f32)
        with pytest.raises(ValueError, match="Cannot cast type to ShapedType"):
            ir.ShapedType(i32)
        with pytest.raises(ValueError, match=r"to IntegerType \(from None\)"):
            ir.IntegerType(None)


def test_23_isinstance_and_maybe_downcast_agree() -> None:
    with ir.Context():
        all_types = [ir.Type.parse(text) for text, _ in TYPES]
        for _, cls in TYPES:
            for one in all_types:
                is_it = isinstance(one, cls)
                assert cls.isinstance(one) is is_it
                assert cls.maybe_downcast(one) is (one if is_it else None)
        assert all(one.maybe_downcast() is one for one in all_types)


def test_checked_gets_carry_the_diagnostics() -> None:
    with ir.Context():
        f32, function = ir.F32Type.get(), ir.FunctionType.get([], [])
        with pytest.raises(ir.MLIRError, match="invalid tensor dimension size") as caught:
            ir.RankedTensorType.get([-2], f32, loc=ir.Location.file("a.py", 3, 4))
        (said,) = caught.value.error_diagnostics
        assert said.location.start_line == 3
        with ir.Location.name("here"), pytest.raises(ir.MLIRError, match='"here"'):
            ir.RankedTensorType.get([2], function)
        for wrong in (
            lambda: ir.VectorType.get([0], f32),
            lambda: ir.VectorType.get([2], function),
            lambda: ir.MemRefType.get([2], function),
            lambda: ir.UnrankedTensorType.get(function),
            lambda: ir.UnrankedMemRefType.get(function),
            lambda: ir.MemRefType.get([-7], f32),
        ):
            with pytest.raises(ir.MLIRError):
                wrong()


def test_what_has_no_diagnostics_is_refused_all_the_same() -> None:
    with ir.Context() as ctx:
        f32 = ir.F32Type.get()
        with pytest.raises(ValueError, match="from 0 to 16777215, got 16777216"):
            ir.IntegerType.get_signless(1 << 24)
        with pytest.raises(ValueError, match="got -1"):
            ir.IntegerType.get_signless(-1)
        with pytest.raises(ValueError, match="signedness: .* got 3"):
            ir.IntegerType.get(8, 3)
        with pytest.raises(ValueError, match="expected floating point or integer type"):
            ir.ComplexType.get(ir.IndexType.get())
        with pytest.raises(ValueError, match="layout: expected an affine map"):
            ir.MemRefType.get([2], f32, ir.StringAttr.get("x"))
        with pytest.raises(ValueError, match="expected a strided layout"):
            ir.Type.parse("memref<4xf32, affine_map<(d0) -> (d0 mod 2)>>").get_strides_and_offset()
        other = ir.F32Type.get(ir.Context())
        for wrong in (
            lambda: ir.FunctionType.get([f32, other], []),
            lambda: ir.TupleType.get_tuple([other], ctx),
            lambda: ir.RankedTensorType.get([2], other, ir.UnitAttr.get()),
            lambda: ir.RankedTensorType.get([2], other, loc=ir.Location.unknown()),
            lambda: ir.MemRefType.get([2], other, memory_space=ir.UnitAttr.get()),
        ):
            with pytest.raises(ValueError, match="another context"):
                wrong()


def test_25_a_class_below_replaces_a_builtin_one() -> None:
    @ir.register_type_class("builtin.f80", "test_ir.Extended", replace=True)
    class Extended(ir.F80Type):
        @property
        def bytes(self) -> int:
            return self.width // 8

    try:
        with ir.Context():
            assert type(ir.Type.parse("f80")) is Extended and ir.F80Type.get().bytes == 10
            assert Extended(ir.F80Type.get()) is ir.F80Type.get()
        with pytest.raises(ValueError, match=r"has the class `test_ir.Extended` already"):
            ir.register_type_class("builtin.f80", "test_ir.Again")(type("Again", (ir.F80Type,), {}))
    finally:
        ir.register_type_class("builtin.f80", "ir.F80Type", replace=True)(ir.F80Type)


def test_53_what_is_kept_goes_with_the_current_context() -> None:
    for _ in range(3):
        ctx = ir.Context()
        with ctx:
            i32 = ir.IntegerType.get_signless(32)
            one = ir.RankedTensorType.get([2, 3], i32)
            five = ir.IntegerAttr.get(i32, 5)
            with ir.Context() as inner:
                assert ir.IntegerType.get_signless(32).context is inner
            assert ir.RankedTensorType.get([2, 3], i32) is one
            assert ir.IntegerAttr.get(i32, 5) is five and ir.IntegerAttr.get(i32, 6) is not five
            assert ir.IntegerType.get_unsigned(32) is not i32
            assert ir.RankedTensorType.get([2, 3, 1], i32) is not one
            assert ir.RankedTensorType.get([2, 3], i32, ir.UnitAttr.get()) is not one
        numbers = np.arange(2, dtype=np.float32)
        before = sys.getrefcount(numbers)
        with ctx:
            ty = ir.RankedTensorType.get([2], ir.F32Type.get())
            ir.DenseResourceElementsAttr.get_from_buffer(numbers, "r", ty)
        assert sys.getrefcount(numbers) > before
        del ctx, i32, one, five, inner, ty
        gc.collect()
        # The resource is released with the context, which nothing keeps alive.
        assert sys.getrefcount(numbers) == before


def test_shapes_of_any_rank() -> None:
    with ir.Context():
        f32 = ir.F32Type.get()
        for rank in range(12):
            shape = tuple(range(1, rank + 1))
            assert ir.RankedTensorType.get(shape, f32).shape == shape
