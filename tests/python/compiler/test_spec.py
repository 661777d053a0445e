"""Specs: constructors, fields, printing and reading, and errors before anything is compiled."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import fishplate as fp
import ml_dtypes
import numpy as np
import pytest
from fishplate import compiler, spec


def tensor(name: str, shape: list[Any], dtype: str = "float32", **options: Any) -> spec.Tensor:
    """A tensor in host memory."""
    return spec.Tensor(name, shape, dtype, device_type="cpu", **options)


def test_behaviour_001_signature() -> None:
    n0 = spec.Var("n0", "int32")
    params = [tensor("a", [n0, 8]), spec.Var("k", "int32")]
    assert spec.signature("f", params) == "f(a: Tensor([n0, 8], float32), k: int32)"


def test_behaviour_005_every_kind_prints_its_type() -> None:
    params = [
        spec.TupleParam("t", [spec.Var("x", "float16"), spec.TupleParam("u", [])]),
        spec.Shape("s", [spec.Var("m", "int64"), 3]),
        spec.Stream("stream"),
        spec.EnvStream("env"),
        spec.DataPointer("p", 1),
        spec.ConstNone("none"),
        spec.ConstInt("i", 7),
        spec.ConstBool("b", True),
        spec.ConstFloat("f", 1.5),
    ]
    assert spec.signature("g", params) == (
        "g(t: Tuple[float16, Tuple[]], s: Shape([m, 3]), stream: Stream, p: DataPointer, "
        "none: None, i: Int(7), b: Bool(True), f: Float(1.5))"
    )


@pytest.mark.parametrize(
    "text",
    [
        "f()",
        "f(a: Tensor([n, 8], float32), k: int32)",
        "f(t: Tuple[Tensor([n], bfloat16), int64], s: Shape([n, 2]))",
        "f(a: Stream, b: DataPointer, c: None, d: Int(-3), e: Bool(False), g: Float(0.25))",
        "f(a: Tensor([], bool))",
    ],
)
def test_a_printed_signature_is_read_back(text: str) -> None:
    name, params = spec.parse(text)
    assert spec.signature(name, params) == text


def test_a_stream_of_the_environment_has_a_text() -> None:
    _, params = spec.parse("f(a: Tensor([n], float32, device=cuda), s: EnvStream)")
    assert isinstance(params[1], spec.EnvStream)


def test_a_name_that_comes_twice_is_one_variable() -> None:
    _, params = spec.parse("f(a: Tensor([n], float32, device=cpu), b: Tensor([n], int8), n: int64)")
    assert params[0].shape[0] == params[1].shape[0] == params[2]
    assert params[0].device_type == "cpu"


@pytest.mark.parametrize("text", ["", "f(", "f(a)", "f(a: Tensr([n], float32))", "f() g"])
def test_text_that_is_no_signature(text: str) -> None:
    with pytest.raises(ValueError, match="cannot read the signature .* at byte"):
        spec.parse(text)


def test_fields() -> None:
    n = spec.Var("n", "int32", divisibility=4)
    assert (n.name, str(n.dtype), n.divisibility) == ("n", "int32", 4)
    a = tensor("a", [n, 8], strides=[8, 1], data_alignment=16)
    assert (list(a.shape), list(a.strides), a.data_alignment) == ([n, 8], [8, 1], 16)
    assert (a.dlpack_device_type, a.device_type_name) == (1, "cpu")
    assert (a.device_id.name, str(a.device_id.dtype)) == ("a.device.index", "int32")
    assert (a.data.name, str(a.data.dtype)) == ("a.data", "handle")
    assert a.data is a.data
    stream = spec.Stream("s")
    assert (stream.var.name, str(stream.var.dtype)) == ("s", "handle")
    assert spec.DataPointer("p", 1).address_space == 1
    values = [spec.ConstInt("i", True).value, spec.ConstBool("b", 5).value]
    assert values == [1, True]
    assert spec.ConstFloat("f", 1).value == 1.0
    assert [p.name for p in spec.TupleParam("t", [n, stream]).params] == ["n", "s"]


def test_variables_are_compared_by_identity() -> None:
    a, b = spec.Var("n", "int32"), spec.Var("n", "int32")
    assert a != b
    assert len({a, b, a}) == 2
    assert tensor("t", [a]).shape[0] == a


def test_alternate_type_is_asked_for_once() -> None:
    asked = []
    var = spec.Var("k", "float32", alternate_ir_type_fetch_func=lambda b: asked.append(b) or "i32")
    assert (var.callee_type, asked) == ("i32", [None])


def test_default_config_nests_and_belongs_to_its_thread() -> None:
    assert spec.DefaultConfig.current().device_type == "cuda"
    with spec.DefaultConfig(device_type="cpu"):
        assert spec.Tensor("a", [1], "int8").device_type == "cpu"
        with spec.DefaultConfig(device_type="rocm"), spec.DefaultConfig():
            assert spec.Tensor("a", [1], "int8").device_type == "rocm"
        seen = []
        look = threading.Thread(
            target=lambda: seen.append(spec.DefaultConfig.current().device_type)
        )
        look.start()
        look.join()
        assert seen == ["cuda"]
        assert spec.DefaultConfig.current().device_type == "cpu"
    assert spec.Tensor("a", [1], "int8").device_type == "cuda"


@pytest.mark.parametrize("dtype", ["float8_e4m3fn", "float8_e5m2"])
def test_floats_of_8_bits_are_checked(dtype: str) -> None:
    check = compiler.compile_module(None, "check", [tensor("a", [spec.Var("n", "int32")], dtype)])
    numbers = np.arange(8, dtype=np.uint8)
    check(numbers.view(getattr(ml_dtypes, dtype)))
    with pytest.raises(ValueError, match=f"expected dtype={dtype}, got uint8"):
        check(numbers)


def test_packed_float4() -> None:
    n = spec.Var("n", "int32", divisibility=32)
    logical = spec.Tensor("a", [4, n], "float4_e2m1fn", device_type="cpu", data_alignment=32)
    packed = spec.create_map_tensor_dtype_f4x2_to_f4_spec(logical)
    assert str(packed.dtype) == "float4_e2m1fnx2"
    assert packed.map_tensor_dtype_f4x2_to_f4
    assert (packed.device_type, packed.data_alignment) == ("cpu", 32)
    assert packed.shape[1].var == n


FLOAT4_ERRORS: list[tuple[str, Callable[[], spec.Tensor]]] = [
    ("f4_tensor_spec must be a float4 tensor", lambda: tensor("a", [2])),
    (
        "Cannot find dimension with stride=1",
        lambda: tensor("a", [2, 2], "float4_e2m1fn", strides=[4, 2]),
    ),
    ("Dimension 1 with stride=1 must be even", lambda: tensor("a", [2, 3], "float4_e2m1fn")),
    (
        "Dimension 0 with stride != 1 must be even",
        lambda: tensor("a", [2, 4], "float4_e2m1fn", strides=[5, 1]),
    ),
    (
        "Dimension with stride=1 must be divisible by 2",
        lambda: tensor("a", [spec.Var("n", "int32", divisibility=3)], "float4_e2m1fn"),
    ),
]


@pytest.mark.parametrize(("message", "make"), FLOAT4_ERRORS)
def test_packed_float4_errors(message: str, make: Callable[[], spec.Tensor]) -> None:
    with pytest.raises(ValueError) as caught:
        spec.create_map_tensor_dtype_f4x2_to_f4_spec(make())
    assert str(caught.value) == message


REFUSED: list[tuple[str, Callable[[], Any]]] = [
    ("Two parameters have the name `k`", lambda: [spec.Var("k", "int8"), spec.Var("k", "int8")]),
    ("Unsupported Var dtype: float8_e5m2 of `k`", lambda: [spec.Var("k", "float8_e5m2")]),
    ("Unsupported Var dtype: int32x2 of `k`", lambda: [spec.Var("k", "int32x2")]),
    (
        "Unsupported Var dtype: float32 of `n`, an extent or stride is an integer of 8 to 64 bits",
        lambda: [tensor("a", [spec.Var("n", "float32")])],
    ),
    (
        "The divisibility of `k` must be positive, got 0",
        lambda: [spec.Var("k", "int8", divisibility=0)],
    ),
    (
        "The data alignment of `a` must be positive, got 0",
        lambda: [tensor("a", [1], data_alignment=0)],
    ),
    ("The extents of `a` must not be negative, got -1", lambda: [tensor("a", [-1])]),
    ("`a` has 1 extents, but 2 strides", lambda: [tensor("a", [1], strides=[1, 1])]),
    (
        "EnvStream cannot be detected in `f(a: Tensor([1], float32))` we need parameters to contain "
        'GPU Tensors: give a tensor device_type="cuda", or take the stream as an argument with spec.Stream',
        lambda: [tensor("a", [1]), spec.EnvStream("s")],
    ),
]


@pytest.mark.parametrize(("message", "make"), REFUSED)
def test_parameters_that_mean_nothing(message: str, make: Callable[[], Any]) -> None:
    from fishplate.compiler import compile_module

    params = make()
    for refuse in (spec.validate, lambda name, p: compile_module(None, name, p)):
        with pytest.raises(ValueError) as caught:
            refuse("f", params)
        assert str(caught.value) == message


def test_entries_of_a_shape_are_checked_when_it_is_made() -> None:
    with pytest.raises(TypeError, match=r"a\.shape\[1\] must be an int or a Var, got str"):
        tensor("a", [1, "n"])
    with pytest.raises(TypeError, match=r"a\.strides\[0\] must be an int or a Var, got float"):
        tensor("a", [1], strides=[1.0])
    with pytest.raises(TypeError, match="Unsupported parameter type: str"):
        spec.TupleParam("t", ["a"])
    with pytest.raises(ValueError):
        spec.Var("k", "float33x")
    with pytest.raises(ValueError):
        spec.Tensor("a", [1], "float32", device_type="gpu9")


def test_specs_are_objects_of_the_ffi() -> None:
    var = spec.Var("n", "int32")
    assert fp.Array([var])[0] == var
    assert 'fishplate.spec.Var(name="n"' in repr(var)
