"""Names and habits of libraries that are written for the CuTe DSL: row reductions, pairs of numbers in one word, helpers."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import partial
from typing import Any

import fishplate.cute as cute
import fishplate.cutlass as cutlass
import numpy as np
import pytest
from fishplate.cutlass._mlir.dialects import nvvm, vector
from fishplate.cutlass.base_dsl.runtime import cuda
from fishplate.cutlass.base_dsl.typing import JitArgument
from fishplate.cutlass.cutlass_dsl import NumericMeta, T, dsl_user_op

add_pairs = partial(cute.arch.add_packed_f32x2, rnd=nvvm.RoundingModeKind.RN)
subtract_pairs = partial(
    cute.arch.calc_packed_f32x2_op,
    src_c=None,
    calc_func=nvvm.sub_packed_f32x2,
    rnd=nvvm.RoundingModeKind.RN,
)


@dsl_user_op
def packed(a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """Return two floats as one integer."""
    pair = vector.from_elements(T.vector(2, T.f32()), (a, b), loc=loc, ip=ip)
    whole = vector.bitcast(T.vector(1, T.i64()), pair)
    return cutlass.Int64(vector.extract(whole, dynamic_position=[], static_position=[0]))


@dsl_user_op
def unpacked(whole: Any, *, loc: Any = None, ip: Any = None) -> tuple[Any, Any]:
    """Return the two floats of an integer."""
    one = vector.from_elements(T.vector(1, T.i64()), (whole,), loc=loc, ip=ip)
    pair = vector.bitcast(T.vector(2, T.f32()), one)
    first, second = (vector.extract(pair, [], [at]) for at in range(2))
    return first, second


@cute.jit
def row_reduce(
    x: cute.TensorSSA | cute.Numeric,
    op: cute.ReductionOp,
    warp_op: Callable[..., Any],
    buffer: cute.Tensor,
    init_val: cute.Numeric = 0.0,
) -> cute.Numeric:
    """Reduce over the threads of a row: a warp by exchanges, several by shared memory."""
    value = x.reduce(op, init_val=init_val, reduction_profile=0)
    value = cute.arch.warp_reduction(value, warp_op)
    lane, warp = cute.arch.lane_idx(), cute.arch.warp_idx()
    warps_per_row = cute.size(buffer.shape[1])
    row, column = warp // warps_per_row, warp % warps_per_row
    if lane == 0:
        buffer[row, column] = packed(value, value * 2.0)
    cute.arch.barrier()
    found = init_val
    if lane < warps_per_row:
        found, _twice = unpacked(buffer[row, lane])
    return cute.arch.warp_reduction(found, warp_op)


@cute.kernel
def softmax_kernel(
    x: cute.Tensor, out: cute.Tensor, tiled: cute.Constexpr, tile: cute.Constexpr
) -> None:
    thread, _, _ = cute.arch.thread_idx()
    block, _, _ = cute.arch.block_idx()
    part_x, part_out = (cute.local_tile(t, tile, (block, 0)) for t in (x, out))
    coordinates = cute.local_tile(cute.make_identity_tensor(x.shape), tile, (block, 0))
    mine = tiled.get_slice(thread)
    own_x, own_out = mine.partition_S(part_x), mine.partition_D(part_out)
    row = mine.partition_S(coordinates)[(0, None), None, None][0][0]
    held = cute.make_fragment_like(own_x)
    held.fill(-cutlass.Float32.inf)
    if row < x.shape[0]:
        cute.copy(tiled, own_x, held)
    smem = cutlass.utils.SmemAllocator()
    warps = cute.size(tiled) // cute.arch.WARP_SIZE
    shape = (1, (warps, 1), 2)
    layout = cute.make_ordered_layout(shape, order=(1, 0, 2))
    buffer = smem.allocate_tensor(cutlass.Int64, layout, byte_alignment=8)
    values = held.load().to(cutlass.Float32)
    most = row_reduce(
        values, cute.ReductionOp.MAX, cute.arch.fmax, buffer[None, None, 0], -cutlass.Float32.inf
    )
    values = cute.math.exp2((values - most) * 1.4426950408889634, fastmath=True)
    total = row_reduce(values, cute.ReductionOp.ADD, operator.add, buffer[None, None, 1])
    result = cute.make_fragment_like(own_out)
    result.store((values * cute.arch.rcp_approx(total)).to(result.element_type))
    if row < x.shape[0]:
        cute.copy(tiled, result, own_out)


@cute.jit
def softmax(x: cute.Tensor, out: cute.Tensor) -> None:
    columns = x.shape[1]
    width = max(t.element_type.width for t in [x, out])
    atom = cute.make_copy_atom(
        cute.nvgpu.CopyUniversalOp(),
        x.element_type,
        num_bits_per_copy=x.element_type.width * 128 // width,
    )
    threads = cute.make_ordered_layout((1, 128), order=(1, 0))
    tiled = cute.make_tiled_copy_tv(atom, threads, cute.make_layout((1, 128 // width)))
    softmax_kernel(x, out, tiled, (1, columns)).launch(grid=x.shape[0], block=cute.size(tiled))


@pytest.mark.parametrize("columns", [512, 4096])
@pytest.mark.parametrize("kind", [np.float32, np.float16])
def test_softmax_of_rows_that_warps_share(columns: int, kind: Any) -> None:
    x = np.random.default_rng(0).standard_normal((3, columns)).astype(kind)
    out = np.zeros((3, columns), np.float32)
    softmax(*[cute.runtime.from_dlpack(array, assumed_align=16) for array in (x, out)])
    wide = np.exp(x.astype(np.float64) - x.max(1, keepdims=True))
    np.testing.assert_allclose(out, wide / wide.sum(1, keepdims=True), rtol=1e-5)


def test_pairs_of_numbers() -> None:
    @cute.jit
    def run(x: cute.Tensor, out: cute.Tensor) -> None:
        a, b = (x[0], x[1]), (x[2], x[3])
        out[0], out[1] = add_pairs(a, b)
        out[2], out[3] = subtract_pairs(a, b)
        out[4] = nvvm.fmin(T.f32(), x[0], x[2])
        out[5] = nvvm.fmax(T.f32(), x[0], x[2])

    x, out = np.array([1, 2, 30, 40], np.float32), np.zeros(6, np.float32)
    run(x, out)
    assert out.tolist() == [31, 42, -29, -38, 1, 30]


def test_helpers_of_libraries() -> None:
    layout = cute.make_layout((4, (2, 3)), stride=(6, (1, 2)))
    assert cute.crd2idx((3, (1, 2)), layout) == 23 and cute.crd2idx((1, 2), (4, 3)) == 9
    assert cute.make_ordered_layout((4, (2, 3), 5), order=(1, 0, 2)) == cute.make_layout(
        (4, (2, 3), 5), stride=(6, (1, 2), 24)
    )
    assert cute.make_ordered_layout((2, 3), order=1) == cute.make_layout((2, 3))
    assert isinstance(cutlass.Float32, NumericMeta) and isinstance(JitArgument, type)
    assert cute.core.ThrCopy is cute.ThrCopy
    with pytest.raises(NotImplementedError, match="loads its machine code itself"):
        cuda.load_cubin_module_data(b"")


def test_bits_that_do_not_fit_are_refused() -> None:
    @cute.jit
    def run(x: cute.Tensor) -> None:
        vector.bitcast(T.vector(1, T.i64()), x.load())

    with pytest.raises(Exception, match="vector<1xInt64> has 64 bits, and the vector 96"):
        run(cute.runtime.from_dlpack(np.zeros(3, np.float32)))
