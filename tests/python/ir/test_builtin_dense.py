"""Dense elements and resources: arrays in, elements and arrays out."""

from __future__ import annotations

import array
import gc
import sys
from collections.abc import Iterator

import numpy as np
import pytest

from fishplate import ir


@pytest.fixture(autouse=True)
def _context() -> Iterator[None]:
    with ir.Context():
        yield


@pytest.mark.parametrize(
    ("dtype", "text"),
    [
        ("bool", "i1"),
        ("int8", "i8"),
        ("int16", "i16"),
        ("int32", "i32"),
        ("int64", "i64"),
        ("uint8", "i8"),
        ("uint64", "i64"),
        ("float16", "f16"),
        ("float32", "f32"),
        ("float64", "f64"),
        ("complex64", "complex<f32>"),
        ("complex128", "complex<f64>"),
    ],
)
def test_38_arrays_go_in_and_come_out(dtype: str, text: str) -> None:
    numbers = np.arange(6).reshape(2, 3).astype(dtype)
    made = ir.DenseElementsAttr.get(numbers)
    assert str(made.type) == f"tensor<2x3x{text}>"
    assert made is ir.Attribute.parse(str(made))
    back = np.asarray(made)
    assert back.shape == (2, 3) and (back.astype(dtype) == numbers).all()
    assert len(made) == 6 and not made.is_splat
    if isinstance(made, (ir.DenseIntElementsAttr, ir.DenseFPElementsAttr)):
        assert list(made) == [float(x) for x in numbers.reshape(-1)]


def test_sign_of_integers() -> None:
    numbers = np.array([1, 255], dtype=np.uint8)
    signless = ir.DenseElementsAttr.get(numbers)
    unsigned = ir.DenseElementsAttr.get(numbers, signless=False)
    assert list(signless) == [1, -1] and list(unsigned) == [1, 255]
    assert str(unsigned.type) == "tensor<2xui8>" and np.asarray(unsigned).dtype == np.uint8
    assert str(ir.DenseElementsAttr.get(np.int8([1]), False).type) == "tensor<1xsi8>"


def test_nothing_is_copied_on_the_way_out() -> None:
    made = ir.DenseElementsAttr.get(np.arange(1000))
    one, two = np.asarray(made), np.asarray(made)
    assert np.shares_memory(one, two) and not one.flags.writeable
    assert np.array(made, dtype=np.float32).dtype == np.float32
    assert np.array(made, copy=True).flags.writeable
    del made, two
    gc.collect()
    assert one[999] == 999


def test_splats() -> None:
    f32 = ir.F32Type.get()
    ty = ir.RankedTensorType.get([100, 100], f32)
    made = ir.DenseElementsAttr.get_splat(ty, ir.FloatAttr.get(f32, 1.5))
    assert made.is_splat and made.get_splat_value().value == 1.5 and len(made) == 10_000
    assert made[-1] == 1.5 and np.asarray(made).strides == (0, 0)
    assert ir.DenseElementsAttr.get(np.float32([1.5]), shape=[100, 100]) is made
    assert ir.DenseElementsAttr.get(np.float32([1.5]), type=ty) is made
    truths = ir.Attribute.parse("dense<true> : tensor<9xi1>")
    assert list(truths) == [1] * 9 and np.asarray(truths).all()
    with pytest.raises(ValueError, match="all the same"):
        ir.DenseElementsAttr.get(np.arange(2)).get_splat_value()
    with pytest.raises(
        ValueError,
        match="must be equal: shaped=Type\\(tensor<100x100xf32>\\), element=Attribute\\(1 : i64",
    ):
        ir.DenseElementsAttr.get_splat(ty, ir.Attribute.of(1))
    with pytest.raises(
        ValueError,
        match="Expected a static ShapedType for the shaped_type parameter: Type\\(tensor<",
    ):
        ir.DenseElementsAttr.get_splat(ir.Type.parse("tensor<?xf32>"), ir.FloatAttr.get_f32(1))


def test_layouts_and_buffers() -> None:
    numbers = np.arange(24, dtype=np.int16).reshape(2, 3, 4)
    for view in (numbers.T, numbers[:, ::-1], numbers[1:, :, ::2], np.asfortranarray(numbers)):
        made = ir.DenseElementsAttr.get(view)
        assert (np.asarray(made) == view).all()
    assert list(ir.DenseElementsAttr.get(array.array("i", [1, 2]))) == [1, 2]
    assert list(ir.DenseElementsAttr.get(b"ab")) == [97, 98]
    fixed = np.arange(3)
    fixed.flags.writeable = False
    assert list(ir.DenseElementsAttr.get(fixed)) == [0, 1, 2]
    assert len(ir.DenseElementsAttr.get(np.zeros((0, 2)))) == 0


def test_explicit_types() -> None:
    bits = np.array([0x3F80, 0x4000], dtype=np.uint16)
    made = ir.DenseElementsAttr.get(bits, type=ir.BF16Type.get())
    assert list(made) == [1.0, 2.0]
    assert list(ir.DenseElementsAttr.get(np.arange(2), type=ir.IndexType.get())) == [0, 1]
    wide = ir.IntegerType.get_signless(128)
    words = np.array([5, 1], dtype=np.uint64)
    assert list(ir.DenseElementsAttr.get(words, type=wide, shape=[1])) == [5 + 2**64]
    vector = ir.VectorType.get([2], ir.IntegerType.get_signless(64))
    assert ir.DenseElementsAttr.get(np.arange(2), type=vector).type is vector
    with pytest.raises(ValueError, match=r"tensor<2xi32> cannot hold \[2\] elements of int64"):
        ir.DenseElementsAttr.get(np.arange(2), type=ir.IntegerType.get_signless(32))
    with pytest.raises(ValueError, match="has a shape already"):
        ir.DenseElementsAttr.get(np.arange(2), type=vector, shape=[2])
    with pytest.raises(ValueError, match="a type of numbers"):
        ir.DenseElementsAttr.get(np.arange(2), type=ir.NoneType.get())
    with pytest.raises(ValueError, match="sizes that are known"):
        ir.DenseElementsAttr.get(np.arange(2), shape=[-1])
    with pytest.raises(ValueError, match="expected DenseFPElementsAttr, got dense<"):
        ir.DenseFPElementsAttr.get(np.arange(2))
    with pytest.raises(TypeError):
        ir.DenseElementsAttr.get(5)


def test_elements_from_attributes() -> None:
    i32 = ir.IntegerType.get_signless(32)
    numbers = [ir.IntegerAttr.get(i32, n) for n in (1, 2, 3, 4)]
    assert list(ir.DenseElementsAttr.get(numbers)) == [1, 2, 3, 4]
    square = ir.RankedTensorType.get([2, 2], i32)
    made = ir.DenseElementsAttr.get(numbers, square)
    assert made is ir.DenseElementsAttr.get(numbers, type=square) and made.type is square
    with pytest.raises(ValueError, match=r"expected 4 attribute\(s\), or one, got 3"):
        ir.DenseElementsAttr.get(numbers[:3], square)
    with pytest.raises(ValueError, match="expected an element of type i32"):
        ir.DenseElementsAttr.get([numbers[0], ir.FloatAttr.get_f32(1)])
    with pytest.raises(ValueError, match="must be non-empty"):
        ir.DenseElementsAttr.get([])
    pair = ir.ArrayAttr.get([ir.FloatAttr.get_f32(1), ir.FloatAttr.get_f32(2)])
    ty = ir.Type.parse("tensor<1xcomplex<f32>>")
    assert np.asarray(ir.DenseElementsAttr.get([pair], ty)) == [1 + 2j]
    with pytest.raises(ValueError, match=r"complex<f32>"):
        ir.DenseElementsAttr.get([numbers[0]], ty)


def test_indexing() -> None:
    made = ir.DenseElementsAttr.get(np.float32([1, 2]))
    assert made[0] == 1.0 and made[-1] == 2.0
    for wrong in (2, -3):
        with pytest.raises(IndexError):
            _ = made[wrong]
    with pytest.raises(ValueError, match="no elements of type i4"):
        np.asarray(ir.Attribute.parse("dense<[1, 2]> : tensor<2xi4>"))


def test_38_resources_keep_the_memory() -> None:
    numbers = np.arange(4, dtype=np.float32)
    ty = ir.RankedTensorType.get([4], ir.F32Type.get())
    before = sys.getrefcount(numbers)
    made = ir.DenseResourceElementsAttr.get_from_buffer(numbers, "weights", ty)
    assert type(made) is ir.DenseResourceElementsAttr and made.name == "weights"
    assert str(made) == "dense_resource<weights> : tensor<4xf32>" and made.type is ty
    assert np.shares_memory(np.asarray(made), numbers) and sys.getrefcount(numbers) > before
    again = ir.DenseResourceElementsAttr.get_from_buffer(numbers, "weights", ty)
    assert again.name == "weights_1"
    with pytest.raises(ValueError, match="a power of two, got 3"):
        ir.DenseResourceElementsAttr.get_from_buffer(numbers, "w", ty, alignment=3)
    with pytest.raises(ValueError, match="row after row"):
        ir.DenseResourceElementsAttr.get_from_buffer(numbers[::2], "w", ty)
    short = ir.DenseResourceElementsAttr.get_from_buffer(numbers[:2], "short", ty)
    with pytest.raises(ValueError, match="expected a resource of 16 bytes, got 8"):
        np.asarray(short)


def test_resources_let_go_with_their_context() -> None:
    numbers = np.arange(4, dtype=np.float32)
    before = sys.getrefcount(numbers)
    ctx = ir.Context()
    ty = ir.RankedTensorType.get([4], ir.F32Type.get(ctx))
    made = ir.DenseResourceElementsAttr.get_from_buffer(numbers, "weights", ty)
    assert sys.getrefcount(numbers) > before
    del made, ty, ctx
    gc.collect()
    assert sys.getrefcount(numbers) == before


def test_attribute_of_an_array() -> None:
    made = ir.Attribute.of(np.float32([1, 2]))
    assert str(made) == "dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>"
