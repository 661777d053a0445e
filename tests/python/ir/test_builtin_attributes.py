"""The builtin attributes, and conversion of Python values to attributes."""

from __future__ import annotations

import enum
import math
import pickle
from collections.abc import Iterator

import pytest

from fishplate import ir

ATTRIBUTES = [
    ("5 : i32", ir.IntegerAttr),
    ("-1 : index", ir.IntegerAttr),
    ("true", ir.BoolAttr),
    ("1.500000e+00 : f32", ir.FloatAttr),
    ('"text"', ir.StringAttr),
    ("[1 : i8, unit]", ir.ArrayAttr),
    ("{a = 1 : i8, b}", ir.DictAttr),
    ("i32", ir.TypeAttr),
    ("unit", ir.UnitAttr),
    ("@a", ir.FlatSymbolRefAttr),
    ("@a::@b", ir.SymbolRefAttr),
    ("array<i1: true, false>", ir.DenseBoolArrayAttr),
    ("array<i8: 1, 2>", ir.DenseI8ArrayAttr),
    ("array<i16: 1, 2>", ir.DenseI16ArrayAttr),
    ("array<i32: 1, 2>", ir.DenseI32ArrayAttr),
    ("array<i64: 1, 2>", ir.DenseI64ArrayAttr),
    ("array<f32: 1.000000e+00>", ir.DenseF32ArrayAttr),
    ("array<f64: 1.000000e+00>", ir.DenseF64ArrayAttr),
    ("array<ui8: 1>", ir.DenseArrayAttr),
    ("dense<[1, 2]> : tensor<2xi32>", ir.DenseIntElementsAttr),
    ("dense<1.000000e+00> : vector<2xbf16>", ir.DenseFPElementsAttr),
    ("dense<(1.000000e+00,2.000000e+00)> : tensor<1xcomplex<f32>>", ir.DenseElementsAttr),
    ('dense<["a", "b"]> : tensor<2x!foo.bar>', ir.DenseElementsAttr),
    ("affine_map<(d0)[s0] -> (d0 + s0)>", ir.AffineMapAttr),
    ("affine_set<(d0) : (d0 - 1 >= 0, d0 mod 2 == 0)>", ir.IntegerSetAttr),
    ("strided<[?, 1], offset: 4>", ir.StridedLayoutAttr),
    ('loc("f":1:2)', ir.LocationAttr),
    ("loc(unknown)", ir.LocationAttr),
    ('loc(callsite("a" at "b"))', ir.LocationAttr),
]


@pytest.fixture(autouse=True)
def _context() -> Iterator[None]:
    with ir.Context() as ctx:
        ctx.allow_unregistered_dialects = True
        yield


@pytest.mark.parametrize(("text", "cls"), ATTRIBUTES)
def test_24_38_parsed_attributes_have_their_class(text: str, cls: type) -> None:
    parsed = ir.Attribute.parse(text)
    assert type(parsed) is cls
    assert str(parsed) == text and repr(parsed) == f"{cls.__name__}({text})"
    assert ir.Attribute.parse(str(parsed)) is parsed
    assert pickle.loads(pickle.dumps(parsed)) is parsed


def test_22_23_casts() -> None:
    truth, text = ir.BoolAttr.get(True), ir.StringAttr.get("x")
    assert ir.IntegerAttr(truth) is truth and ir.BoolAttr(truth) is truth
    assert ir.SymbolRefAttr(ir.FlatSymbolRefAttr.get("a")).value == "a"
    with pytest.raises(
        ValueError, match=r'^Cannot cast attribute to IntegerAttr \(from Attribute\("x"\)\)$'
    ):
        ir.IntegerAttr(text)
    everything = [ir.Attribute.parse(text) for text, _ in ATTRIBUTES]
    for _, cls in ATTRIBUTES:
        for one in everything:
            assert cls.isinstance(one) is isinstance(one, cls)
            assert cls.maybe_downcast(one) is (one if isinstance(one, cls) else None)


def test_12_17_made_and_unique() -> None:
    other = ir.Context()
    assert ir.StringAttr.get("x") is ir.StringAttr.get(value="x")
    assert ir.StringAttr.get("x", context=other).context is other
    assert ir.StringAttr.get("x", other) != ir.StringAttr.get("x")
    assert ir.UnitAttr.get() is ir.Attribute.parse("unit")
    with pytest.raises(AttributeError):
        ir.StringAttr.get("x").value = "y"


@pytest.mark.parametrize(
    ("text", "least", "most"),
    [
        ("i8", -128, 255),
        ("si8", -128, 127),
        ("ui8", 0, 255),
        ("i64", -(2**63), 2**64 - 1),
        ("ui64", 0, 2**64 - 1),
        ("i65", -(2**64), 2**65 - 1),
        ("si128", -(2**127), 2**127 - 1),
        ("ui200", 0, 2**200 - 1),
        ("index", -(2**63), 2**64 - 1),
        ("i0", 0, 0),
    ],
)
def test_integers_of_any_width(text: str, least: int, most: int) -> None:
    ty = ir.Type.parse(text)
    for value in {least, 0, most, most // 2, least // 2}:
        made = ir.IntegerAttr.get(ty, value)
        bits = 64 if text == "index" else ty.width
        signless = text[0] == "i"
        wrapped = value - 2**bits if signless and value >= 2**bits // 2 and bits else value
        assert made.value == int(made) == wrapped and made.type is ty
        assert made is ir.Attribute.parse(f"{wrapped} : {text}") or bits == 0
    for value in (least - 1, most + 1):
        with pytest.raises(ValueError, match=f"{value} does not fit {text}"):
            ir.IntegerAttr.get(ty, value)


def test_integers_are_refused_by_other_types() -> None:
    with pytest.raises(ValueError, match="expected an integer or index type, got f32"):
        ir.IntegerAttr.get(ir.F32Type.get(), 1)
    with pytest.raises(TypeError):
        ir.IntegerAttr.get(ir.IndexType.get(), 1.5)


def test_truth_values() -> None:
    yes, no = ir.BoolAttr.get(True), ir.BoolAttr.get(False)
    assert yes.value is True and no.value is False and bool(yes) and not bool(no)
    assert ir.IntegerAttr.get(ir.IntegerType.get_signless(1), 1) is yes
    assert [10, 20][no] == 10


def test_floats() -> None:
    half = ir.FloatAttr.get(ir.F16Type.get(), 0.1)
    assert half.value == float(half) == pytest.approx(0.1, abs=1e-4) and half.value != 0.1
    assert ir.FloatAttr.get_f32(1.5) is ir.Attribute.parse("1.5 : f32")
    assert ir.FloatAttr.get_f64(1).type is ir.F64Type.get()
    assert math.isinf(ir.FloatAttr.get_f32(math.inf).value)
    assert math.isnan(ir.FloatAttr.get_f64(math.nan).value)
    with pytest.raises(ir.MLIRError, match="floating point type"):
        ir.FloatAttr.get(ir.IndexType.get(), 1.0)


def test_strings_and_bytes() -> None:
    assert ir.StringAttr.get("grün").value == "grün"
    raw = ir.StringAttr.get(b"\xff\x00")
    assert raw.value_bytes == b"\xff\x00" and ir.StringAttr.get("").value == ""
    assert ir.StringAttr.get_typed(ir.IndexType.get(), "x").type is ir.IndexType.get()


def test_16_arrays_and_dictionaries() -> None:
    i32 = ir.IntegerType.get_signless(32)
    array = ir.ArrayAttr.get([ir.IntegerAttr.get(i32, 1), "x", [2]])
    assert len(array) == 3 and array[0].value == 1 and array[-1][0].value == 2
    assert isinstance(array.value, list) and list(array) == list(array.value)
    assert array + [None] is ir.Attribute.parse('[1 : i32, "x", [2], unit]')
    with pytest.raises(IndexError):
        _ = array[3]
    assert len(ir.ArrayAttr.get([])) == 0
    named = ir.DictAttr.get({"b": array, "a": 1})
    assert len(named) == 2 and named["b"] is array and named["a"].value == 1
    assert "a" in named and "c" not in named and list(named) == ["a", "b"]
    assert (named[0].name, named[0].attr.value) == ("a", 1) and named.items()[1][1] is array
    with pytest.raises(KeyError, match="c"):
        _ = named["c"]
    with pytest.raises(ValueError, match="must not be empty"):
        ir.DictAttr.get({"": 1})
    assert str(ir.DictAttr.get()) == "{}"
    assert array.get_named("n").attr is array
    with pytest.raises(ValueError, match="another context"):
        ir.ArrayAttr.get([array, ir.UnitAttr.get(ir.Context())])


def test_dense_arrays() -> None:
    made = ir.DenseI32ArrayAttr.get([1, 2, 3])
    assert len(made) == 3 and made[-1] == 3 and list(made) == [1, 2, 3] and made.value == (1, 2, 3)
    assert made + [4] is ir.DenseI32ArrayAttr.get((1, 2, 3, 4))
    assert made.element_type is ir.IntegerType.get_signless(32)
    assert list(ir.DenseBoolArrayAttr.get([True, False])) == [True, False]
    assert list(ir.DenseF64ArrayAttr.get([0.5, 1])) == [0.5, 1.0]
    assert len(ir.DenseI64ArrayAttr.get([])) == 0
    with pytest.raises(IndexError):
        _ = made[3]
    with pytest.raises(TypeError):
        ir.DenseI8ArrayAttr.get([1, 300])
    with pytest.raises(TypeError):
        ir.DenseI8ArrayAttr.get(["x"])


def test_symbols() -> None:
    assert ir.FlatSymbolRefAttr.get("f").value == "f"
    nested = ir.SymbolRefAttr.get(["m", "f"])
    assert nested.value == ["m", "f"] and str(nested) == "@m::@f"
    assert type(ir.SymbolRefAttr.get(["f"])) is ir.FlatSymbolRefAttr
    for wrong in (
        lambda: ir.SymbolRefAttr.get([]),
        lambda: ir.SymbolRefAttr.get(["a", ""]),
        lambda: ir.FlatSymbolRefAttr.get(""),
    ):
        with pytest.raises(ValueError, match="symbol"):
            wrong()


def test_38_layouts_types_and_locations() -> None:
    layout = ir.StridedLayoutAttr.get(4, [2, 1])
    assert (layout.offset, layout.strides) == (4, (2, 1))
    dynamic = ir.ShapedType.get_dynamic_stride_or_offset()
    assert ir.StridedLayoutAttr.get_fully_dynamic(2).strides == (dynamic, dynamic)
    with pytest.raises(ValueError, match="rank: expected a number from 0"):
        ir.StridedLayoutAttr.get_fully_dynamic(-1)
    i32 = ir.IntegerType.get_signless(32)
    assert ir.TypeAttr.get(i32).value is i32
    place = ir.Location.file("f", 1, 2)
    assert ir.LocationAttr.get(place) is place.attr and place.attr.value is place
    opaque = ir.OpaqueAttr.get("foo", b"bar", i32)
    assert (opaque.dialect_namespace, opaque.data, opaque.type) == ("foo", b"bar", i32)


class Color(enum.IntEnum):
    RED = 3


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (True, "true"),
        (5, "5 : i64"),
        (Color.RED, "3 : i64"),
        (1.5, "1.500000e+00 : f64"),
        ("x", '"x"'),
        (b"x", '"x"'),
        (None, "unit"),
        ([1, "a", [True]], '[1, "a", [true]]'),
        ((), "[]"),
        ({"a": {"b": 1}}, "{a = {b = 1 : i64}}"),
    ],
)
def test_attribute_of_a_python_value(value: object, text: str) -> None:
    made = ir.Attribute.of(value)
    assert made is ir.Attribute.parse(text)
    assert ir.Attribute.of(made) is made


def test_attribute_of_with_a_type_and_of_objects() -> None:
    i8, f32 = ir.IntegerType.get_signless(8), ir.F32Type.get()
    assert ir.Attribute.of(5, i8) is ir.IntegerAttr.get(i8, 5)
    assert ir.Attribute.of(5, f32) is ir.FloatAttr.get_f32(5.0)
    assert ir.Attribute.of([1, 2], type=i8) is ir.Attribute.parse("[1 : i8, 2 : i8]")
    assert ir.Attribute.of(i8) is ir.TypeAttr.get(i8)
    a_map = ir.AffineMap.get_identity(2)
    assert ir.Attribute.of(a_map) is ir.AffineMapAttr.get(a_map)
    place = ir.Location.unknown()
    assert ir.Attribute.of(place) is place.attr
    with pytest.raises(ValueError, match="300 does not fit i8"):
        ir.Attribute.of(300, i8)
    with pytest.raises(TypeError, match="no attribute for a value of type"):
        ir.Attribute.of(print)
    deep: list[object] = []
    for _ in range(1000):
        deep = [deep]
    with pytest.raises((TypeError, RecursionError)):
        ir.Attribute.of(deep)
    with pytest.raises(ValueError, match="another context"):
        ir.Attribute.of(i8, context=ir.Context())
