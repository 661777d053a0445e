"""Constructs of CuTe DSL programs inside functions: classes of fields, namespaces in loops, types as arguments,
tensors that loops carry, and coordinates with layouts."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import fishplate as fp
import fishplate.cute as cute
import fishplate.cutlass as cutlass
import numpy as np
import pytest
from fishplate.cutlass.utils import SmemAllocator


@cute.kernel
def struct_kernel(out: cute.Tensor, count: cute.Constexpr) -> None:
    layout = cute.make_layout((count, 2))
    if out[0] == 0:

        @cute.struct
        class Storage:
            """Fields whose sizes are known when compiling."""

            first: cute.struct.Align[
                cute.struct.MemRange[out.element_type, cute.cosize(layout)], 16
            ]
            second: cutlass.Int32

        storage = SmemAllocator().allocate(Storage)
        tensor = storage.first.get_tensor(layout)
        tensor.fill(3)
        storage.second = 4
        out[0] = tensor[1, 1]
        out[1] = storage.second.ptr.load()
        out[2] = Storage.size_in_bytes()


def test_a_kernel_defines_a_struct() -> None:
    @cute.jit
    def f(out: cute.Tensor, count: cute.Constexpr) -> None:
        struct_kernel(out, count).launch(grid=1, block=1)

    out = np.zeros(3, np.int32)
    f(out, 5)
    assert out.tolist() == [3, 4, 48]


def class_with_a_base() -> None:
    class Wrong(SimpleNamespace):  # here
        pass


def class_with_a_value() -> None:
    class Wrong:
        x: int = 3  # here


def class_with_a_method() -> None:
    class Wrong:
        def f(self) -> None:  # here
            pass


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (class_with_a_base, "a class in a kernel has annotations only, and no bases"),
        (class_with_a_value, "a class in a kernel has annotations without values"),
        (class_with_a_method, "a class in a kernel has annotations only"),
    ],
)
def test_other_classes_are_refused(body: Any, message: str) -> None:
    with pytest.raises(fp.CompileError, match=message):
        cute.jit(body)()


def test_a_namespace_holds_values_of_a_loop_inside_it() -> None:
    out = np.zeros(6, np.int32)

    @cute.jit
    def write(state: Any, out: cute.Tensor) -> None:
        out[state.at] = state.at * 10

    @cute.jit
    def f(n: cutlass.Int32, out: cute.Tensor) -> None:
        state = SimpleNamespace(at=0)
        for i in range(n):
            state.at = i + 1
            write(state, out)

    f(4, out)
    assert out.tolist() == [0, 10, 20, 30, 40, 0]


def read_behind(n: cutlass.Int32, out: cute.Tensor) -> None:
    state = SimpleNamespace(at=0)
    for i in range(n):
        state.at = i
    out[0] = state.at + 1


def read_before(n: cutlass.Int32, out: cute.Tensor) -> None:
    state = SimpleNamespace(at=0)
    for i in range(n):
        out[i] = state.at
        state.at = i


def changed_by_itself(n: cutlass.Int32, out: cute.Tensor) -> None:
    state = SimpleNamespace(at=0)
    for _i in range(n):
        state.at = state.at + 1


def changed_deeper(n: cutlass.Int32, out: cute.Tensor) -> None:
    state = SimpleNamespace(at=0)
    for i in range(n):
        if i > 2:
            state.at = i
        out[i] = state.at


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (read_behind, "`state.at` was set in a branch or loop .* has no value behind it"),
        (read_before, "`state` is changed in a branch or loop known only at run time"),
        (changed_by_itself, "`state` is changed in a branch or loop known only at run time"),
        (changed_deeper, "`state` is changed in a branch or loop known only at run time"),
    ],
)
def test_a_namespace_does_not_carry_values(body: Any, message: str) -> None:
    with pytest.raises(fp.CompileError, match=message):
        cute.jit(body)(3, np.zeros(4, np.int32))


def test_a_type_is_a_constant() -> None:
    @cute.jit
    def f(kind: type[cutlass.Numeric], out: cute.Tensor) -> None:
        out[0] = kind(2.75).to(fp.Float64)

    out = np.zeros(1)
    f(fp.Int32, out)
    assert out[0] == 2
    f(fp.Float32, out)
    assert out[0] == 2.75


class Held:
    """An object that holds a pointer and passes on its protocol."""

    def __init__(self, ptr: Any, count: int) -> None:
        self.ptr, self.count = ptr, count

    def __c_pointers__(self) -> Any:
        return self.ptr.__c_pointers__()

    def __new_from_mlir_values__(self, values: Any) -> Held:
        return Held(self.ptr.__new_from_mlir_values__(values), self.count)


def test_an_object_passes_on_the_protocol_of_its_pointer() -> None:
    @cute.jit
    def f(held: Held) -> None:
        tensor = cute.make_tensor(held.ptr, cute.make_layout(held.count))
        tensor.fill(7)

    x = np.zeros(5, np.int32)
    f(Held(cute.runtime.make_ptr(fp.Int32, x.ctypes.data), 4))
    assert x.tolist() == [7, 7, 7, 7, 0]
    with pytest.raises(AttributeError, match="has no attribute `other`"):
        fp.Pointer(fp.Int32, 0).other  # noqa: B018


@cute.kernel
def carried_kernel(a: cute.Tensor, out: cute.Tensor, swizzled: cute.Constexpr) -> None:
    layout = cute.make_layout((4, 8, 3), stride=(8, 1, 32))
    swizzle = cute.make_swizzle(2, 4, 3) if swizzled else None
    shared = SmemAllocator().allocate_tensor(fp.Int32, layout, 16, swizzle=swizzle)
    for i in range(96):
        shared[i] = a[i]
    part = shared[None, None, 0]
    stage = 0
    for step in range(out.shape[0]):
        own = cute.make_fragment(part.shape, fp.Int32)  # the shape is known in the loop
        cute.autovec_copy(part, own)
        out[step] = own.load().reduce(cute.ReductionOp.ADD, 0)
        stage = stage + 1
        if stage == 3:
            stage = 0
        part = shared[None, None, stage]


@pytest.mark.parametrize("swizzled", [False, True])
def test_a_loop_carries_a_part_of_a_tensor_with_its_layout(swizzled: bool) -> None:
    @cute.jit
    def f(a: cute.Tensor, out: cute.Tensor, swizzled: cute.Constexpr) -> None:
        carried_kernel(a, out, swizzled).launch(grid=1, block=1)

    a, out = (
        np.random.default_rng(4).integers(0, 99, (4, 8, 3)).astype(np.int32),
        np.zeros(5, np.int32),
    )
    f(cute.runtime.from_dlpack(a), out, swizzled)
    sums = a.sum((0, 1))
    assert out.tolist() == [sums[i % 3] for i in range(5)]


def test_coordinates_have_layouts_and_starts() -> None:
    whole = cute.make_identity_tensor((6, 8))
    assert str(whole.layout) == "(6,8):(1@0,1@1)"
    tile = cute.local_tile(whole, (3, 4), (1, 1))
    swapped = cute.make_tensor(
        tile.iterator, cute.composition(tile.layout, cute.make_layout((4, 3), stride=(3, 1)))
    )
    assert [swapped[i, j] for i in range(4) for j in range(3)] == [
        (3 + j, 4 + i) for i in range(4) for j in range(3)
    ]
    assert cute.size(swapped, mode=[0]) == 4
    assert str(cute.make_identity_layout(((2, 3), 4))) == "((2,3),4):((1@0,2@0),1@1)"
    with pytest.raises(
        TypeError, match="coordinates of 2 numbers has a layout of such coordinates"
    ):
        cute.make_tensor(tile.iterator, cute.make_layout((4, 3)))
