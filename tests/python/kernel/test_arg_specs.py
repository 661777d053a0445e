"""From examples to specs: names, widths, sharing, and one rule after the other."""

from __future__ import annotations

import ctypes
import inspect
from dataclasses import dataclass
from typing import Any, NamedTuple, Optional, Union

import fishplate as fp
import numpy as np
import pytest
from fishplate import spec
from fishplate.arguments import Layout, arg_specs

from kernel.conftest import compiled, printed


def fake(*shape: Any, stride: tuple[Any, ...] | None = None) -> Any:
    """A tensor of the host."""
    if stride is None:
        order = tuple(reversed(range(len(shape))))
        return fp.make_fake_compact_tensor(
            fp.Float32, shape, stride_order=order, memspace="generic"
        )
    return fp.make_fake_tensor(fp.Float32, shape, stride, memspace="generic")


def pair(a: fp.Tensor, b: fp.Tensor) -> None: ...


def test_behaviour_092_counters_and_identity() -> None:
    n, m, s = fp.sym_int(), fp.sym_int(), fp.sym_int64()
    examples = [fake(n, m, stride=(s, 1)), fake(m, 8, n, stride=(s, n, fp.sym_int64()))]
    params = arg_specs(pair, examples).params
    assert spec.signature("pair", params) == (
        "pair(a: Tensor([n0, n1], float32), b: Tensor([n1, 8, n0], float32))"
    )
    a, b = params
    assert a.shape[0] == b.shape[2] == b.strides[1] and a.shape[1] == b.shape[0]
    assert a.strides[0] == b.strides[0]
    assert [str(step.name) for step in b.strides] == ["s0", "n0", "s1"]


def test_behaviour_092_marks_are_not_shared() -> None:
    tensor = fp.from_dlpack(np.zeros((2, 3), np.float32)).mark_layout_dynamic()
    shown = "pair(a: Tensor([n0, n1], float32), b: Tensor([n2, n3], float32))"
    assert printed(pair, tensor, tensor) == shown
    raw = np.zeros((2, 3), np.float32)
    assert printed(pair, raw, raw) == shown


def test_behaviour_093_one_text_two_numbers() -> None:
    first, second = fp.sym_int(symbol="n"), fp.sym_int(symbol="n")
    assert first == second
    params = arg_specs(pair, [fake(first), fake(second)]).params
    assert params[0].shape[0] != params[1].shape[0]
    check = compiled(pair, fake(first), fake(second))
    check(np.zeros(3, np.float32), np.zeros(4, np.float32))
    check = compiled(pair, fake(first), fake(first))
    with pytest.raises(ValueError, match=r"Mismatched b.shape\[0\] .* match a.shape\[0\]"):
        check(np.zeros(3, np.float32), np.zeros(4, np.float32))


def test_fault_13_symbols_are_names() -> None:
    rows, other = fp.sym_int(symbol="rows"), fp.sym_int(symbol="rows")
    assert printed(pair, fake(rows, fp.sym_int()), fake(other, rows)) == (
        "pair(a: Tensor([rows, n0], float32), b: Tensor([n1, rows], float32))"
    )
    taken = fp.sym_int(symbol="a")
    assert printed(pair, fake(taken), fake(4)) == (
        "pair(a: Tensor([n0], float32), b: Tensor([4], float32))"
    )


def test_behaviour_094_width() -> None:
    examples = [fake(fp.sym_int32(divisibility=4), fp.sym_int64()), fake(1)]
    narrow, wide = arg_specs(pair, examples).params[0].shape
    assert (str(narrow.dtype), narrow.divisibility) == ("int32", 4)
    assert (str(wide.dtype), wide.divisibility) == ("int64", None)


def test_fault_23_a_scalar_is_linked_to_the_dims_that_use_it() -> None:
    def f(a: fp.Tensor, count: fp.Int32, t: Any) -> None: ...

    n, m = fp.sym_int(divisibility=2), fp.sym_int64()
    shown = "f(a: Tensor([count, t[0]], float32), count: int32, t: Tuple[int64])"
    assert printed(f, fake(n, m), n, (m,)) == shown
    check = compiled(f, fake(n, m), n, (m,))
    data = np.zeros((4, 3), np.float32)
    check(data, 4, (3,))
    with pytest.raises(ValueError, match=r"Mismatched value on argument #1 .* match a.shape\[0\]"):
        check(data, 6, (3,))
    with pytest.raises(ValueError, match=r"Mismatched value on t\[0\] .* match a.shape\[1\]"):
        check(data, 4, (4,))
    with pytest.raises(TypeError, match="a SymInt of 64 bits, annotated Int32"):
        arg_specs(f, [fake(m), m, ()])
    with pytest.raises(ValueError, match=r"argument 't\[0\]' is the SymInt that 'count' is"):
        arg_specs(f, [fake(n), n, (n,)])


def test_behaviour_098_plain_numbers() -> None:
    def f(i: Any, x: Any, b: Any, wide: Any) -> None: ...

    assert printed(f, 1, 2.0, True, 1 << 40) == "f(i: int32, x: float32, b: bool, wide: int64)"
    shown = "f(i: int8, x: float64, b: bool, wide: uint16)"
    assert printed(f, np.int8(1), np.float64(2), np.bool_(True), np.uint16(3)) == shown
    compiled(f, 1, 2.0, True, 1 << 40)(3, 4.5, False, 5)


def test_behaviour_098_annotations_decide() -> None:
    def f(i: fp.Int64, x: fp.Float16, b: fp.Boolean, y: float) -> None: ...

    assert printed(f, 1, 2, 0, 3) == "f(i: int64, x: float16, b: bool, y: float32)"
    # A typed value takes precedence over the annotation.
    assert printed(f, fp.Uint8(1), fp.BFloat16(2), True, 1.0) == (
        "f(i: uint8, x: bfloat16, b: bool, y: float32)"
    )
    with pytest.raises(TypeError, match="argument 'i': Int64 takes an int, got float"):
        arg_specs(f, [1.5, 2, 0, 3])
    with pytest.raises(ValueError, match="argument 'i': Int64 holds .* got 9223372036854775808"):
        arg_specs(f, [1 << 63, 2, 0, 3])
    with pytest.raises(TypeError, match="argument 'y': expected float, got str"):
        arg_specs(f, [1, 2, 0, "3"])


def test_scalar_values_are_arguments() -> None:
    echo = fp.convert(lambda *values: list(values))
    assert list(echo(fp.Int8(-3), fp.Float32(2), fp.Boolean(True))) == [-3, 2.0, 1]
    with pytest.raises(ValueError, match="Uint8 holds 0 to 255, got 256"):
        fp.Uint8(256)
    assert fp.Int8(1) == fp.Int8(1) and fp.Int8(1) != fp.Int16(1)
    assert [1, 2][fp.Int32(1)] == 2


def test_behaviour_099_first_member_that_fits() -> None:
    def f(
        a: Union[fp.Int32, fp.Float32],  # noqa: UP007
        b: fp.Int8 | fp.Int64,
        c: Optional[fp.Tensor],  # noqa: UP045
    ) -> None: ...

    assert printed(f, 1, 300, None) == "f(a: int32, b: int64, c: None)"
    assert printed(f, 1.5, 3, fake(4)) == "f(a: float32, b: int8, c: Tensor([4], float32))"
    with pytest.raises(TypeError, match="argument 'b': expected Int8 or Int64, got str"):
        arg_specs(f, [1, "x", None])


class Point(NamedTuple):
    """A named tuple with a nested tuple of types."""

    x: fp.Int64
    y: fp.Float16
    z: Any = 0


def test_behaviour_100_named_tuples() -> None:
    def f(p: Point) -> None: ...

    assert printed(f, Point(1, 2.0, True)) == "f(p: Tuple[int64, float16, bool])"
    assert printed(f, (1, 2.0, 3)) == "f(p: Tuple[int64, float16, int32])"
    assert [str(p.name) for p in arg_specs(f, [Point(y=1.0, x=2)]).params[0].params] == [
        "p[0]",
        "p[1]",
        "p[2]",
    ]
    with pytest.raises(ValueError, match="argument 'p': expected a tuple of 3, got 2 elements"):
        arg_specs(f, [(1, 2.0)])
    compiled(f, Point(1, 2.0))(Point(3, 4.0, 5))


def test_tuples() -> None:
    def f(t: tuple[fp.Int8, fp.Float64], u: Any, v: tuple[fp.Int8, ...]) -> None: ...

    shown = "f(t: Tuple[int8, float64], u: Tuple[int32, Tuple[float32]], v: Tuple[int8, int8])"
    assert printed(f, (1, 2), [1, (2.0,)], (1, 2)) == shown
    with pytest.raises(TypeError, match="argument 't': expected a tuple, got int"):
        arg_specs(f, [1, 2, ()])


def test_behaviour_101_constexpr_is_removed() -> None:
    def f(a: fp.Int32, width: fp.Constexpr, c: fp.Constexpr[int] = 3, d: fp.Int8 = 4) -> None: ...

    specs = arg_specs(f, [1, "anything"])
    assert spec.signature("f", specs.params) == "f(a: int32, d: int8)"
    assert specs.signature.names == ("a", "d")
    compiled(f, 1, 8)(5)


@dataclass
class Inner:
    """Nested in Config."""

    alpha: fp.Float64


@dataclass
class Config:
    """Some fields are compile-time constants."""

    scale: fp.Float32
    tile: fp.Constexpr[int]
    fast: fp.Constexpr
    eps: fp.Constexpr[float]
    none: fp.Constexpr
    inner: Inner


def test_behaviour_035_dataclass_by_keyword() -> None:
    def f(a: fp.Int32, config: Config) -> None: ...

    config = Config(2.0, 16, True, 0.5, None, Inner(1.0))
    specs = arg_specs(f, [1, config])
    assert spec.signature("f", specs.params) == (
        "f(a: int32, config: Tuple[float32, Int(16), Bool(True), Float(0.5), None, Tuple[float64]])"
    )
    assert [str(p.name) for p in specs.params[1].params][:2] == ["config.scale", "config.tile"]
    assert specs.dataclass_names == ["config"]
    check = compiled(f, 1, config)
    check(config=Config(3.0, 16, True, 0.5, None, Inner(2.0)), a=4)
    with pytest.raises(ValueError, match=r"constexpr value on config.tile .*, expected 16, got 32"):
        check(a=4, config=Config(3.0, 32, True, 0.5, None, Inner(2.0)))
    with pytest.raises(TypeError, match="Unsupported Constexpr value for config.tile: 'x'. Suppor"):
        arg_specs(f, [1, Config(2.0, "x", True, 0.5, None, Inner(1.0))])
    with pytest.raises(TypeError, match="argument 'config': expected Config, got Inner"):
        arg_specs(f, [1, Inner(1.0)])


def test_shapes_and_layouts() -> None:
    def f(s: fp.Shape, t: fp.IntTuple, u: Layout) -> None: ...

    n = fp.sym_int64()
    shown = (
        "f(s: Shape([n0, 4]), t: Tuple[Int(2), Shape([n0, n1])], u: Tuple[Shape([n0]), Shape([1])])"
    )
    assert printed(f, (n, 4), (2, (n, fp.Int32(1))), Layout((n,), (1,))) == shown
    check = compiled(f, (n, 4), (2, (n, fp.Int32(1))), Layout((n,), (1,)))
    check((5, 4), (2, (5, 6)), Layout((5,), (1,)))
    with pytest.raises(ValueError, match=r"Mismatched t\[1\]\[0\] .* match s\[0\], got 7"):
        check((5, 4), (2, (7, 6)), Layout((5,), (1,)))
    with pytest.raises(TypeError, match=r"s\[1\] must be an int or a SymInt, got str"):
        arg_specs(f, [(1, "x"), (), ()])


def test_pointers_specs_and_native_structs() -> None:
    class Native:
        _struct_type = "!llvm.struct<(i32)>"

    def f(p: Any, q: fp.Pointer, r: Any, k: Any, s: Any) -> None: ...

    examples = [fp.Pointer("int8", 64, "gmem", 16), 0, ctypes.c_void_p(8)]
    params = arg_specs(f, [*examples, spec.Var("k", "int8"), Native()]).params
    shown = "f(p: DataPointer, q: DataPointer, r: DataPointer, k: int8, s: handle)"
    assert spec.signature("f", params) == shown
    assert [param.address_space for param in params[:3]] == [1, None, None]
    assert params[4].native_struct == "!llvm.struct<(i32)>"
    with pytest.raises(ValueError, match="pointer must be 16 bytes aligned"):
        fp.Pointer("int8", 65, assumed_align=16)
    with pytest.raises(ValueError, match="argument 'k': its spec has another name, 'j'"):
        arg_specs(f, [*examples, spec.Var("j", "int8"), Native()])


def test_refused() -> None:
    def f(a: fp.Tensor, *rest: Any) -> None: ...

    def g(a: Any) -> None: ...

    with pytest.raises(TypeError, match="argument 'a': expected a tensor, got int"):
        arg_specs(f, [1])
    with pytest.raises(TypeError, match="Unsupported argument type: object of argument 'rest1'"):
        arg_specs(f, [fake(1), 2, object()])
    with pytest.raises(TypeError, match="Unsupported argument type: object of argument 'a'"):
        arg_specs(g, [object()])
    with pytest.raises(TypeError, match="missing a required argument: 'a'"):
        arg_specs(g)
    g.__annotations__["a"] = "Unknown"
    with pytest.raises(TypeError, match="the annotation 'Unknown' of argument 'a' cannot be read"):
        arg_specs(g, [1])


def test_a_signature_will_do() -> None:
    def f(a: fp.Int64, *, b: Any = 2.5) -> None: ...

    specs = arg_specs(inspect.signature(f, eval_str=True), (), {"a": 1})
    assert spec.signature("f", specs.params) == "f(a: int64, b: float32)"


def test_types_of_elements_have_classes() -> None:
    """CuTe's names of types that exist only in tensors."""
    for name, dtype in {
        "Float8E5M2": "float8_e5m2",
        "Float8E4M3FN": "float8_e4m3fn",
        "Float8E4M3B11FNUZ": "float8_e4m3b11fnuz",
        "Float8E4M3": "float8_e4m3",
        "Float8E8M0FNU": "float8_e8m0fnu",
        "Float6E2M3FN": "float6_e2m3fn",
        "Float6E3M2FN": "float6_e3m2fn",
        "Int4": "int4",
        "Int128": "int128",
    }.items():
        fake = fp.make_fake_tensor(getattr(fp, name), (4,), (1,), assumed_align=1)
        assert str(fake.element_type) == dtype

        def f(x: Any) -> None: ...

        (param,) = arg_specs(f, [fake]).params
        assert str(param.dtype) == dtype
    with pytest.raises(TypeError, match="Int4 is the type of a tensor's elements; a number cannot"):
        fp.Int4(3)
    fake = fp.make_fake_tensor(fp.Float4E2M1FN, (8,), (1,))
    assert str(arg_specs(f, [fake]).params[0].dtype) == "float4_e2m1fnx2"
