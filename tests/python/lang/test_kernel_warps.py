"""Partial warps, lanes beyond the last, dynamic shared memory, and constants of launches from Python."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import jax.numpy as jnp
import numpy as np
import pytest


@fp.kernel
def reduce(x: fp.Tensor, out: fp.Tensor) -> None:
    sides = fp.block_dim()
    t = fp.thread_idx().x + sides.x * fp.thread_idx().y
    at = fp.block_idx().x * sides.x * sides.y + t
    out[0, at] = fp.warp_sum(x[at])
    out[1, at] = fp.warp_max(x[at])
    out[2, at] = fp.warp_min(x[at])


@fp.jit
def reduce_any(x: fp.Tensor, out: fp.Tensor, threads: fp.Int32) -> None:
    reduce(x, out).launch(grid=x.shape[0] // threads, block=threads)


@pytest.mark.parametrize("threads", [1, 2, 7, 31, 32, 33, 63, 96, 130])
@pytest.mark.parametrize("dtype", ["int32", "float64"])
def test_a_warp_is_reduced_over_the_threads_it_has(threads: int, dtype: str) -> None:
    x = np.random.default_rng(threads).integers(-50, 50, 3 * threads).astype(dtype)
    warps = np.split(np.arange(threads), range(32, threads, 32))
    expected = np.zeros((3, 3, threads), dtype)
    for block, row in enumerate(x.reshape(3, threads)):
        for lanes in warps:
            part = row[lanes]
            expected[:, block, lanes] = np.array([part.sum(), part.max(), part.min()])[:, None]
    out = np.zeros((3, x.size), dtype)
    reduce(x, out).launch(grid=3, block=threads)
    assert (out == expected.reshape(3, -1)).all()
    out[:] = 0
    reduce_any(x, out, threads)
    assert (out == expected.reshape(3, -1)).all()
    if threads % 3 == 0:
        out[:] = 0
        reduce(x, out).launch(grid=3, block=(threads // 3, 3))
        assert (out == expected.reshape(3, -1)).all()


@fp.kernel
def leave_and_reduce(x: fp.Tensor, n: fp.Int32) -> None:
    t = fp.thread_idx().x
    if t >= n:
        return
    x[t] = fp.warp_sum(x[t])


@fp.jit
def run_leave(x: fp.Tensor, n: fp.Int32) -> None:
    leave_and_reduce(x, n).launch(grid=1, block=64)


def test_threads_of_a_reduced_warp_that_have_returned() -> None:
    x = np.ones(64, np.float32)
    checked = fp.compile(run_leave, x, fp.Int32(0), options="--enable-assertions")
    checked(x, 32)  # a whole warp may have returned
    assert (x[:32] == 32).all() and (x[32:] == 1).all()
    with pytest.raises(RuntimeError, match="warp_sum: threads of the warp have returned"):
        checked(x, 40)


@fp.kernel
def far(x: fp.Tensor, out: fp.Tensor, by: fp.Int32) -> None:
    t = fp.thread_idx().x
    out[0, t] = fp.shuffle(x[t], by)
    out[1, t] = fp.shuffle_up(x[t], by)
    out[2, t] = fp.shuffle_down(x[t], by)
    out[3, t] = fp.shuffle_xor(x[t], by)


@pytest.mark.parametrize("by", [-1, 0, 31, 32, 40, 1 << 30])
def test_five_bits_of_a_lanes_number_count(by: int) -> None:
    x, out = np.arange(32, dtype=np.int32), np.zeros((4, 32), np.int32)
    far(x, out, by).launch(grid=1, block=32)
    lane, few = np.arange(32), by % 32
    assert (out[0] == few).all()
    assert (out[1] == np.where(lane < few, lane, lane - few)).all()
    assert (out[2] == np.where(lane + few > 31, lane, lane + few)).all()
    assert (out[3] == lane ^ few).all()


@fp.kernel
def turn(x: fp.Tensor, n: fp.Int32, gap: fp.Int32) -> None:
    t = fp.thread_idx().x
    memory = fp.dynamic_shared(fp.Int32, (n,), offset=gap * 4)
    memory[t] = x[t]
    fp.sync_threads()
    x[t] = memory[n - 1 - t]


@fp.jit
def run_turn(x: fp.Tensor, gap: fp.Int32, smem: fp.Int32) -> None:
    turn(x, x.shape[0], gap).launch(grid=1, block=x.shape[0], smem=smem)


def test_dynamic_shared_memory_is_checked_where_the_options_say_so() -> None:
    x = np.arange(100, dtype=np.int32)
    checked = fp.compile(run_turn, x, fp.Int32(0), fp.Int32(0), options="--enable-assertions")
    checked(x, 0, 400)
    checked(x, 3, 412)
    assert (x == np.arange(100)).all()
    for gap, smem in ((0, 399), (0, 0), (1, 400)):
        with pytest.raises(IndexError, match=r"larger than `smem` \(.*test_kernel_warps.py:\d+\)"):
            checked(x, gap, smem)


@fp.kernel
def vectors(x: fp.Tensor, at: fp.Int32, writes: fp.Constexpr = False) -> None:
    if writes:
        x.store_vec(at, (1, 2, 3, 4))
    else:
        x[0] = sum(x.load_vec(at, 4))


@fp.jit
def run_vectors(x: fp.Tensor, at: fp.Int32, writes: fp.Constexpr) -> None:
    vectors(x, at, writes).launch(grid=1, block=1)


@pytest.mark.parametrize("writes", [False, True])
def test_all_elements_of_an_access_are_checked(writes: bool) -> None:
    room = np.zeros(20, np.float32)
    x = room[-(room.ctypes.data // 4) % 4 :][:16]
    checked = fp.compile(run_vectors, x, fp.Int32(0), writes, options="--enable-assertions")
    checked(x, 12)
    with pytest.raises(IndexError, match="dimension 0 of `x`"):
        checked(x, 13)
    name = "store_vec" if writes else "load_vec"
    with pytest.raises(
        ValueError, match=f"{name}: the address in `x` is not a multiple of 16 bytes"
    ):
        checked(x, 2)
    with pytest.raises(ValueError, match="not a multiple of 16 bytes"):
        checked(x[1:], 0)


@fp.jit
def starts(x: fp.Tensor) -> Any:
    return (
        x.is_aligned(1),
        x.is_aligned(2),
        x.is_aligned(4),
        x[0].is_aligned(4),
        x[:1].is_aligned(4),
    )


def test_where_rows_start() -> None:
    room = np.zeros(64, np.float32)
    room = room[-(room.ctypes.data // 4) % 4 :]
    assert list(starts(room[:48].reshape(4, 12))) == [True] * 5
    assert list(starts(room[:40].reshape(4, 10))) == [True, True, False, True, True]
    assert list(starts(room[1:37].reshape(4, 9))) == [True, False, False, False, False]
    with pytest.raises(fp.CompileError, match="is_aligned takes 1, 2, 4, 8 or 16 elements"):
        misuse(np.zeros(16, np.float32), lambda x: x.is_aligned(3)).launch(grid=1, block=32)


@fp.kernel
def fetch(x: fp.Tensor, y: fp.Tensor, at: fp.Int32) -> None:
    t = fp.thread_idx().x
    shared = fp.shared_array((32, 8), fp.BFloat16)
    fp.copy_async(shared, (t, 0), x, t * 8 + at)
    fp.wait_async()
    fp.sync_threads()
    y[t] = fp.ldmatrix(shared, (t, 0), 4)[0]


@fp.jit
def run_fetch(x: fp.Tensor, y: fp.Tensor, at: fp.Int32) -> None:
    fetch(x, y, at).launch(grid=1, block=32)


def test_copies_are_checked_too() -> None:
    y, bits = np.zeros(32, np.uint32), fp.make_fake_compact_tensor(fp.BFloat16, (260,))
    given = jnp.zeros(260, jnp.bfloat16)
    checked = fp.compile(run_fetch, bits, y, fp.Int32(0), options="--enable-assertions")
    checked(given, y, 0)
    with pytest.raises(IndexError, match="dimension 0 of `x`"):
        checked(given, y, 8)
    with pytest.raises(ValueError, match="copy_async: the address in `x` is not a multiple of 16"):
        checked(given, y, 4)


@fp.kernel
def choose(
    x: fp.Tensor, how: fp.Constexpr, *rest: fp.Int32, names: fp.Constexpr = (), by: fp.Int32 = 1
) -> None:
    for number in rest:
        by += number
    if how == "add" and "twice" in names:
        by = by * 2
    x[fp.thread_idx().x] = x[fp.thread_idx().x] + (by if how == "add" else -by)


def test_constants_of_a_launch_from_python() -> None:
    x = np.zeros(4, np.int32)
    choose(x, "add").launch(grid=1, block=4)
    choose(x, "sub", 10, 20).launch(grid=1, block=4)
    choose(x, how="add", names=["twice"], by=50).launch(grid=1, block=4)
    assert (x == 1 - 31 + 100).all()
    with pytest.raises(fp.CompileError, match="too many indices: `x` has 1 dimensions") as caught:
        wrong(x, 3).launch(grid=1, block=4)
    assert "x[0, number] = 1" in str(caught.value)


@fp.kernel
def wrong(x: fp.Tensor, number: fp.Constexpr) -> None:
    x[0, number] = 1


@fp.kernel
def gives(x: fp.Tensor) -> Any:
    return x[0]


@fp.kernel
def launches(x: fp.Tensor) -> None:
    gives(x).launch(grid=1, block=1)


@pytest.mark.parametrize(
    ("kernel", "message", "line"),
    [
        (gives, "the kernel `gives` returns a value", "def gives("),
        (launches, "a kernel cannot launch another", "gives(x).launch(grid=1, block=1)"),
    ],
)
def test_errors_of_launches_from_python_are_at_the_users_lines(
    kernel: Any, message: str, line: str
) -> None:
    with pytest.raises(fp.CompileError, match=message) as caught:
        kernel(np.zeros(1, np.float32)).launch(grid=1, block=1)
    assert line in str(caught.value) and "test_kernel_warps.py" in str(caught.value)


@fp.kernel
def misuse(x: fp.Tensor, what: fp.Constexpr) -> None:
    what(x)


@pytest.mark.parametrize(
    ("what", "message"),
    [
        (lambda x: fp.sync_warp(x[0]), "`a mask of lanes` does not take Float32"),
        (lambda x: fp.ballot(True, mask=0.5), "`a mask of lanes` does not take float"),
        (lambda x: x.store_vec(0, 5), "store_vec takes tuples of numbers, got int"),
        (lambda x: x.load_vec(0, x[0]), "a number of elements that is known when compiling"),
        (lambda x: fp.mma_bf16(1, 2, 3), "mma_bf16 takes tuples of numbers, got int"),
        (lambda x: fp.mma_bf16((1,), (), ()), r"takes \(4, 2, 4\) numbers, got \(1, 0, 0\)"),
        (
            lambda x: fp.atomic_and(x, 0, 1),
            "`atomic_and` takes elements that are integers of 32 or 64 bits, got Float32",
        ),
        (
            lambda x: fp.atomic_add(fp.shared_array(4, fp.Int8), 0, 1),
            "`atomic_add` takes elements that are floats, or integers of 32 or 64 bits, got Int8",
        ),
        (
            lambda x: fp.atomic_cas(x, 0, 1, 2),
            "`atomic_cas` takes elements that are integers of 16 bits or more, got Float32",
        ),
        (lambda x: fp.warp_sum(x), "warp_sum takes a number, got TensorView"),
        (lambda x: fp.shared_array(-1, fp.Int32), "cannot have an extent of -1"),
        (lambda x: fp.dynamic_shared(fp.Int32, 4, offset=3), "a multiple of 4 bytes, got 3"),
        (lambda x: fp.dynamic_shared(fp.Int32, 4, offset=-4), "a multiple of 4 bytes, got -4"),
    ],
)
def test_what_is_refused_when_compiling(what: Any, message: str) -> None:
    with pytest.raises(fp.CompileError, match=message):
        misuse(np.zeros(16, np.float32), what).launch(grid=1, block=32)


@pytest.mark.parametrize(
    ("grid", "cluster", "message"),
    [
        (32, 32, "a cluster has 1 to 16 blocks, got 32"),
        (4, 0, "a cluster has 1 to 16 blocks, got 0"),
        (5, 2, r"a grid of \(5, 1, 1\) is not a multiple of the cluster \(2, 1, 1\)"),
        ((4, 3), (2, 2), "is not a multiple of the cluster"),
    ],
)
def test_clusters_that_no_gpu_has(grid: Any, cluster: Any, message: str) -> None:
    x = np.ones(64, np.float32)
    with pytest.raises(ValueError, match=message):
        leave_and_reduce(x, 0).launch(grid=grid, block=64, cluster=cluster)
    leave_and_reduce(x, 64).launch(grid=4, block=64, cluster=(2, 1))


@fp.jit
def run_clusters(x: fp.Tensor, blocks: fp.Int32) -> None:
    leave_and_reduce(x, 0).launch(grid=(6, blocks), block=64, cluster=(4, 2))


def test_clusters_are_checked_when_compiling() -> None:
    with pytest.raises(fp.CompileError, match="is not a multiple of the cluster"):
        fp.compile(run_clusters, np.ones(64, np.float32), fp.Int32(1))
