"""Fakes: strides of compact tensors, devices, alignment, and what has no data."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import numpy as np
import pytest
from fishplate import spec
from fishplate.arguments import arg_specs

from kernel.conftest import compiled, printed


def f(a: fp.Tensor) -> None: ...


def pair(a: fp.Tensor, b: fp.Tensor) -> None: ...


def test_behaviour_096_compact_stride_orders() -> None:
    make = fp.make_fake_compact_tensor
    assert make(fp.Float32, (2, 3, 4)).stride == (1, 2, 6)
    assert make(fp.Float32, (2, 3, 4), stride_order=(2, 1, 0)).stride == (12, 4, 1)
    assert make(fp.Float32, (2, 3, 4), stride_order=(1, 0, 2)).stride == (3, 1, 6)
    assert make(fp.Float32, ()).stride == ()


def test_behaviour_096_symbolic_strides_keep_divisibility() -> None:
    n = fp.sym_int(divisibility=4)
    made = fp.make_fake_compact_tensor(fp.Float32, (n, 3, 2))
    assert made.stride == (1, fp.sym_int64(divisibility=4), fp.sym_int64(divisibility=12))
    made = fp.make_fake_compact_tensor(fp.Float32, (n, 3), use_32bit_stride=True)
    assert made.stride == (1, fp.sym_int32(divisibility=4))


@pytest.mark.parametrize("order", [(0,), (0, 0), (1, 2), (0, 1, 2)])
def test_behaviour_096_wrong_orders(order: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="stride_order must hold each of 0 to 1 once"):
        fp.make_fake_compact_tensor(fp.Float32, (2, 3), stride_order=order)


def test_fault_14_compact_strides_are_checked_as_products() -> None:
    n, m = fp.sym_int(), fp.sym_int()
    column = fp.make_fake_compact_tensor(fp.Float32, (n, m), memspace="generic")
    check = compiled(f, column)
    check(np.ones((4, 6), np.float32, order="F"))
    with pytest.raises(ValueError, match=r"Mismatched a.strides\[1\] .* match a.shape\[0\], got 8"):
        check(np.ones((8, 6), np.float32, order="F")[:4])
    k = fp.sym_int()
    row = fp.make_fake_compact_tensor(
        fp.Float32, (n, m, k), stride_order=(2, 1, 0), memspace="generic"
    )
    check = compiled(f, row)
    check(np.ones((4, 6, 2), np.float32))
    with pytest.raises(ValueError, match="expected contiguous"):
        check(np.ones((4, 6, 4), np.float32)[:, :, :2])


def test_fault_14_products_of_several_extents_are_checked() -> None:
    n, m = fp.sym_int(divisibility=4), fp.sym_int()
    example = fp.make_fake_compact_tensor(fp.Float32, (n, m, 8), memspace="generic")
    (param,) = arg_specs(f, [example]).params
    one, first, second = param.strides
    assert (one, first) == (1, param.shape[0])
    assert (second.number, list(second.factors)) == (1, list(param.shape[:2]))
    assert (str(second.var.name), str(second.var.dtype)) == ("n0*n1", "int64")
    check = compiled(f, example)
    check(np.ones((4, 6, 8), np.float32, order="F"))
    with pytest.raises(ValueError, match=r"Mismatched a.strides\[2\] .* to be n0\*n1, got 48"):
        check(np.ones((4, 6, 16), np.float32, order="F")[:, :, ::2])
    narrow = fp.make_fake_compact_tensor(fp.Float32, (n, m, 8), use_32bit_stride=True)
    assert str(arg_specs(f, [narrow]).params[0].strides[2].var.dtype) == "int32"


def test_behaviour_097_generic_memory_is_the_hosts() -> None:
    host = fp.make_fake_tensor("float32", (4,), (1,), memspace="generic")
    device = fp.make_fake_tensor("float32", (4,), (1,), memspace="gmem")
    params = arg_specs(pair, [host, device]).params
    assert [param.device_type for param in params] == ["cpu", "cuda"]
    assert str(params[0].device_id.name) == "a.device.index"
    assert str(params[1].device_id.name) == "device_id0"
    params = arg_specs(pair, [device, device]).params
    assert params[0].device_id == params[1].device_id


def test_a_fake_is_the_hosts_unless_it_says_so() -> None:
    make = fp.make_fake_compact_tensor
    for kinds, expected in (
        ({}, "generic"),
        ({"device": "cpu"}, "generic"),
        ({"device": "cuda:1"}, "gmem"),
        ({"device": fp.device("cuda")}, "gmem"),
        ({"memspace": "gmem"}, "gmem"),
    ):
        assert make(fp.Float32, (4,), **kinds).memspace == expected
    compiled(f, make(fp.Float32, (fp.sym_int(),)))(np.ones(3, np.float32))
    with pytest.raises(ValueError, match="device must be 'cpu' or 'cuda', got 'rocm'"):
        make(fp.Float32, (4,), device="rocm")
    with pytest.raises(ValueError, match="device 'cpu' has no memory 'gmem'"):
        make(fp.Float32, (4,), device="cpu", memspace="gmem")


def test_alignment_is_the_elements_size() -> None:
    for dtype, expected in ((fp.Float64, 8), ("bool", 1), ("float4_e2m1fn", 1), (np.int16, 2)):
        assert fp.make_fake_tensor(dtype, (2,), (1,)).assumed_align == expected
    example = fp.make_fake_tensor("int8", (2,), (1,), assumed_align=16)
    assert arg_specs(f, [example]).params[0].data_alignment == 16


@pytest.mark.parametrize(
    ("shape", "stride", "message"),
    [
        (4, (1,), "Expected tuple or list but got"),
        ((4.0,), (1,), "All shape elements must be int or SymInt"),
        ((4,), ("1",), "All stride elements must be int or SymInt"),
        ((4,), (1, 2), "1 extents, but 2 strides"),
    ],
)
def test_wrong_layouts(shape: Any, stride: Any, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        fp.make_fake_tensor(fp.Float32, shape, stride)


def test_wrong_types_places_and_alignments() -> None:
    with pytest.raises(TypeError, match="TVM-FFI does not support tensor dtype complex"):
        fp.make_fake_tensor(complex, (4,), (1,))
    with pytest.raises(ValueError, match="smem"):
        fp.make_fake_tensor("int8", (4,), (1,), memspace="smem")
    with pytest.raises(ValueError, match="assumed_align must be a positive int below 2..63, got 0"):
        fp.make_fake_tensor("int8", (4,), (1,), assumed_align=0)


def test_there_is_no_data() -> None:
    fake = fp.make_fake_tensor(fp.Float32, (4,), (1,))
    with pytest.raises(RuntimeError, match="is not indexable"):
        fake[0]
    with pytest.raises(RuntimeError, match="is not writable"):
        fake[0] = 1
    with pytest.raises(RuntimeError, match="is not writable"):
        fake.fill(0)
    with pytest.raises(RuntimeError, match="has dummy iterator"):
        fake.iterator  # noqa: B018
    with pytest.raises(AttributeError):
        fake.element_type = "int8"


def test_streams() -> None:
    def g(a: fp.Tensor, s: Any, t: Any) -> None: ...

    device = fp.make_fake_tensor("float32", (4,), (1,), device="cuda")
    env = fp.make_fake_stream(use_tvm_ffi_env_stream=True)
    specs = arg_specs(g, [device, env, fp.make_fake_stream()])
    assert [type(param) for param in specs.params] == [spec.Tensor, spec.EnvStream, spec.Stream]
    assert specs.signature.names == ("a", "t")


def test_four_bit_floats_arrive_in_pairs() -> None:
    n = fp.sym_int(divisibility=4)
    fake = fp.make_fake_tensor("float4_e2m1fn", (2, n), (n, 1))
    (param,) = arg_specs(f, [fake]).params
    assert param.map_tensor_dtype_f4x2_to_f4
    assert printed(f, fake) == "f(a: Tensor([2, n0], float4_e2m1fnx2))"


def test_masks_and_repr_of_fakes() -> None:
    """CuTe's masks, and the device by its common name."""
    fake = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(), 4), stride_order=(1, 0))
    assert fake.dynamic_shapes_mask == (1, 0) and fake.dynamic_strides_mask == (0, 0)
    assert repr(fake).endswith(", cpu)")
    on_gpu = fp.make_fake_tensor(fp.Float32, (2,), (fp.sym_int64(),), device="cuda")
    assert on_gpu.dynamic_shapes_mask == (0,) and on_gpu.dynamic_strides_mask == (1,)
    assert repr(on_gpu).endswith(", cuda)")
    tensor = fp.convert(np.ones((2, 3), np.float32))
    assert str(tensor.element_type) == "float32" and tensor.stride == (3, 1)
