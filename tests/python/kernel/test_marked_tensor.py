"""Marks of tensors: what they deduce, what they refuse, and that calls are checked against them."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import fishplate as fp
import numpy as np
import pytest
from dlpack_producer import CUDA, Producer
from fishplate.arguments import MarkedTensor, arg_specs
from numpy.lib.stride_tricks import as_strided

from kernel.conftest import compiled, printed


def f(a: fp.Tensor) -> None: ...


def array(*shape: int, strides: tuple[int, ...] | None = None) -> np.ndarray:
    """Zeros, with optional strides in elements."""
    if strides is None:
        return np.zeros(shape, np.float32)
    return as_strided(np.zeros(64, np.float32), shape, tuple(4 * stride for stride in strides))


def strides_of(tensor: fp.Tensor) -> list[Any]:
    """The strides of the spec: numbers, and the names of variables."""
    (param,) = arg_specs(f, [tensor]).params
    return [step if isinstance(step, int) else str(step.name) for step in param.strides]


@pytest.mark.parametrize(
    ("shape", "strides", "expected"),
    [
        ((4, 8), (8, 1), ["s0", 1]),
        ((4, 8), (1, 4), [1, "s0"]),
        ((4, 2), (4, 2), ["s0", "s1"]),
        ((4, 8), (0, 1), [0, 1]),
        ((1, 8), (1, 1), ["s0", 1]),
        ((4, 1), (1, 1), [1, "s0"]),
        ((3, 2, 4), (8, 4, 1), ["s0", "s1", 1]),
        ((3, 4), (0, 0), [0, 0]),
    ],
)
def test_behaviour_102_deduced(
    shape: tuple[int, ...], strides: tuple[int, ...], expected: list[Any]
) -> None:
    tensor = fp.from_dlpack(array(*shape, strides=strides)).mark_layout_dynamic()
    assert strides_of(tensor) == expected
    names = ", ".join(f"n{i}" for i in range(len(shape)))
    assert printed(f, tensor) == f"f(a: Tensor([{names}], float32))"


@pytest.mark.parametrize(("shape", "strides"), [((1, 1), (1, 1)), ((2, 3), (1, 1))])
def test_behaviour_102_not_deduced(shape: tuple[int, ...], strides: tuple[int, ...]) -> None:
    tensor = fp.from_dlpack(array(*shape, strides=strides))
    with pytest.raises(ValueError, match="Can't deduce the leading dimension from layout"):
        tensor.mark_layout_dynamic()
    assert strides_of(tensor.mark_layout_dynamic(leading_dim=-1)) == ["s0", 1]
    assert tensor.mark_layout_dynamic(0).leading_dim is None


def test_behaviour_102_explicit() -> None:
    tensor = fp.from_dlpack(array(4, 8))
    assert strides_of(tensor.mark_layout_dynamic(1)) == ["s0", 1]
    with pytest.raises(ValueError, match=r"Expected strides\[leading_dim\] == 1, but got 8"):
        tensor.mark_layout_dynamic(0)
    with pytest.raises(ValueError, match=r"leading_dim must be in range \[-2, 2\), got 2"):
        tensor.mark_layout_dynamic(2)


def test_behaviour_102_32_bits() -> None:
    tensor = fp.from_dlpack(array(4, 8), use_32bit_stride=True).mark_layout_dynamic()
    (param,) = arg_specs(f, [tensor]).params
    assert str(param.strides[0].dtype) == "int32"
    wide = as_strided(np.zeros(1, np.int8), (2, 1), (1 << 31, 1))
    with pytest.raises(ValueError, match="int32 overflow risk. Please set use_32bit_stride to Fal"):
        fp.from_dlpack(wide, use_32bit_stride=True).mark_layout_dynamic()
    fp.from_dlpack(wide).mark_layout_dynamic()


def test_unmarked_tensors_are_fixed() -> None:
    tensor = fp.from_dlpack(array(4, 8))
    assert printed(f, tensor) == "f(a: Tensor([4, 8], float32))"
    assert strides_of(tensor) == [8, 1]


def test_behaviour_103_errors() -> None:
    tensor = fp.from_dlpack(array(4, 6, 8), enable_tvm_ffi=True)
    mark = tensor.mark_compact_shape_dynamic
    with pytest.raises(ValueError, match=r"mode must be in range \[0, 3\), got 3"):
        mark(3)
    with pytest.raises(ValueError, match=r"mode must be in range \[0, 3\), got -1"):
        mark(-1)
    with pytest.raises(ValueError, match=r"hold each mode of 3 once, got \(0, 1\)"):
        mark(0, stride_order=(0, 1))
    with pytest.raises(ValueError, match=r"hold each mode of 3 once, got \(0, 1, 1\)"):
        mark(0, stride_order=(0, 1, 1))
    with pytest.raises(ValueError, match="is inconsistent with the layout"):
        mark(0, stride_order=(2, 1, 0))
    with pytest.raises(ValueError, match=r"The shape\(6\) of mode\(1\) is not divisible by the d"):
        mark(1, divisibility=4)
    with pytest.raises(ValueError, match="divisibility must be a positive int, got 0"):
        mark(1, divisibility=0)
    assert tensor.extents == [4, 6, 8]
    mark(1)
    with pytest.raises(ValueError, match="is inconsistent with the last one"):
        mark(0, stride_order=(2, 1, 0))
    with pytest.raises(ValueError, match="could not be deduced"):
        fp.from_dlpack(array(4, 1)).mark_compact_shape_dynamic(1)
    with pytest.raises(ValueError, match="is inconsistent with the layout"):
        fp.from_dlpack(array(4, 8)[:, :4]).mark_compact_shape_dynamic(0)


def test_behaviour_103_one_mode_after_the_other() -> None:
    tensor = fp.from_dlpack(array(4, 6, 8)).mark_compact_shape_dynamic(1)
    assert printed(f, tensor) == "f(a: Tensor([4, n0, 8], float32))"
    tensor.mark_compact_shape_dynamic(mode=0, stride_order=(0, 1, 2))
    assert printed(f, tensor) == "f(a: Tensor([n0, n1, 8], float32))"
    single = fp.from_dlpack(array(4, 1)).mark_compact_shape_dynamic(1, stride_order=(0, 1))
    compiled(f, single)(array(4, 7))


def test_behaviour_104_divisibility_is_enforced() -> None:
    tensor = fp.from_dlpack(array(4, 8)).mark_compact_shape_dynamic(1, divisibility=4)
    check = compiled(f, tensor)
    check(array(4, 12))
    with pytest.raises(ValueError, match=r"Invalid a.shape\[1\] .* be divisible by 4, got 6"):
        check(array(4, 6))
    with pytest.raises(ValueError, match=r"Mismatched a.shape\[0\] .*, expected to be 4, got 5"):
        check(array(5, 8))
    with pytest.raises(ValueError, match="expected contiguous"):
        check(array(4, 16)[:, :8])


def test_fault_06_alignment_is_checked() -> None:
    aligned = np.zeros(64, np.float32)
    start = -(aligned.ctypes.data // 4) % 16
    tensor = fp.from_dlpack(aligned[start:][:16], assumed_align=64).mark_layout_dynamic()
    check = compiled(f, tensor)
    check(aligned[start:])
    with pytest.raises(ValueError, match="Misaligned Tensor data .* data alignment=64 bytes"):
        check(aligned[start + 1 :])
    with pytest.raises(ValueError, match="assumed_align=64, but the data is at 0x"):
        fp.from_dlpack(aligned[start + 1 :], assumed_align=64)
    by_size = compiled(f, fp.from_dlpack(aligned).mark_layout_dynamic())
    odd = np.zeros(9, np.int8)[1:].view(np.float32)
    with pytest.raises(ValueError, match="Misaligned Tensor data .* data alignment=4 bytes"):
        by_size(odd)


def test_fault_21_raw_arrays_are_examples() -> None:
    check = compiled(f, array(4, 8))
    check(array(3, 5))
    check(array(3, 10)[:, :5])
    with pytest.raises(ValueError, match=r"Mismatched a.strides\[1\] .*, expected to be 1, got 4"):
        check(array(5, 4).T)
    assert printed(f, array(1, 1)) == "f(a: Tensor([n0, n1], float32))"
    assert printed(f, array(2, 3, strides=(1, 1))) == "f(a: Tensor([n0, n1], float32))"


def test_a_marked_tensor_is_a_tensor() -> None:
    raw = array(4, 8)
    plain = fp.from_dlpack(raw)
    marked = plain.mark_layout_dynamic()
    assert type(plain) is fp.Tensor and isinstance(marked, MarkedTensor)
    assert plain.data_ptr() == marked.data_ptr() == raw.ctypes.data
    assert marked.memspace == "generic" and marked.leading_dim == 1
    assert fp.convert([marked])[0].data_ptr() == raw.ctypes.data
    compiled(f, marked)(marked)
    assert isinstance(fp.from_dlpack(raw, enable_tvm_ffi=True), MarkedTensor)


def test_from_dlpack_still_takes_requirements() -> None:
    assert type(fp.from_dlpack(array(4), require_alignment=4, require_contiguous=True)) is fp.Tensor
    for more in ({}, {"assumed_align": 4}):
        with pytest.raises((BufferError, RuntimeError, ValueError), match="contiguous"):
            fp.from_dlpack(array(4, 4).T, require_contiguous=True, **more)


@pytest.mark.parametrize("variable", ["FISHPLATE_ENABLE_TVM_FFI", "CUTE_DSL_ENABLE_TVM_FFI"])
@pytest.mark.parametrize(
    ("value", "expected"), [("1", "MarkedTensor"), ("off", "Tensor"), ("", "Tensor")]
)
def test_behaviour_107_environment(
    variable: str, value: str, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, value)
    code = "import fishplate, numpy; print(type(fishplate.from_dlpack(numpy.zeros(3))).__name__)"
    run = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert run.stdout.strip() == expected


def test_behaviour_107_environment_that_means_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FISHPLATE_ENABLE_TVM_FFI", "maybe")
    code = "import fishplate, numpy; fishplate.from_dlpack(numpy.zeros(3))"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert "ValueError: FISHPLATE_ENABLE_TVM_FFI must be 1, true" in run.stderr


def test_pairs_of_four_bit_floats_are_counted_one_by_one() -> None:
    def pairs() -> fp.Tensor:
        producer = Producer((4, 6))
        producer.tensor.code, producer.tensor.bits, producer.tensor.lanes = 17, 4, 2
        return fp.from_dlpack(producer.versioned())

    (param,) = arg_specs(f, [pairs()]).params
    assert param.map_tensor_dtype_f4x2_to_f4
    assert (list(param.shape), list(param.strides)) == ([4, 6], [6, 1])
    compiled(f, pairs())(pairs())
    check = compiled(f, pairs().mark_layout_dynamic())
    check(pairs())
    (param,) = arg_specs(f, [pairs().mark_layout_dynamic()]).params
    assert param.shape[1].var.divisibility == 2


def test_tensors_of_one_device_share_its_index() -> None:
    def g(a: fp.Tensor, b: fp.Tensor, c: fp.Tensor) -> None: ...

    def on(index: int) -> fp.Tensor:
        producer = Producer((4,), CUDA)
        producer.tensor.device_id = index
        return fp.from_dlpack(producer.versioned())

    a, b, c = arg_specs(g, [on(0), on(1), on(0)]).params
    assert a.device_type == "cuda" and a.device_id == c.device_id != b.device_id
    assert [str(param.device_id.name) for param in (a, b)] == ["device_id0", "device_id1"]
    assert on(0).mark_layout_dynamic().memspace == "gmem"
