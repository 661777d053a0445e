"""Kernels on the CPU: positions in the grid, barriers, shared memory, warps, atomics, and what goes wrong."""

from __future__ import annotations

import resource
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import fishplate as fp
import numpy as np
import pytest


@fp.kernel
def add_one(a: fp.Tensor, b: fp.Tensor) -> None:
    i = fp.block_idx().x * fp.block_dim().x + fp.thread_idx().x
    if i < a.shape[0]:
        b[i] = a[i] + 1.0


@fp.jit
def run_add_one(a: fp.Tensor, b: fp.Tensor) -> None:
    add_one(a, b).launch(grid=((a.shape[0] + 255) // 256,), block=(256,))


@pytest.mark.parametrize("size", [0, 1, 255, 256, 257, 100_000])
def test_a_kernel_is_launched(size: int) -> None:
    a = np.arange(size, dtype=np.float32)
    b = np.zeros(size + 1, np.float32)
    run_add_one(a, b[:size])
    assert (b[:size] == a + 1).all() and b[size] == 0


def test_a_kernel_is_launched_from_python() -> None:
    a, b = np.arange(300, dtype=np.float32), np.zeros(300, np.float32)
    add_one(a, b).launch(grid=2, block=256)
    add_one(b=b, a=a).launch(grid=(2,), block=256)
    assert (b == a + 1).all()


@fp.kernel
def places(out: fp.Tensor) -> None:
    tx, ty, tz = fp.thread_idx()
    bx, by, bz = fp.block_idx()
    sides, blocks = fp.block_dim(), fp.grid_dim()
    block = bx + blocks.x * (by + blocks.y * bz)
    thread = tx + sides.x * (ty + sides.y * tz)
    at = block * (sides.x * sides.y * sides.z) + thread
    for axis, part in enumerate((tx, ty, tz, bx, by, bz, fp.lane_id(), fp.warp_id())):
        out[at, axis] = part


@pytest.mark.parametrize("block", [(3, 4, 5), (32, 2, 1), (7, 1, 1)])
@pytest.mark.parametrize("grid", [(2, 3, 4), (5, 1, 1)])
def test_threads_know_their_place(grid: Any, block: Any) -> None:
    threads, blocks = int(np.prod(block)), int(np.prod(grid))
    out = np.full((blocks * threads, 8), -1, np.int32)
    places(out).launch(grid=grid, block=block)
    number = np.arange(blocks * threads)
    inner, outer = number % threads, number // threads
    expected = [inner % block[0], inner // block[0] % block[1], inner // block[0] // block[1]]
    expected += [outer % grid[0], outer // grid[0] % grid[1], outer // grid[0] // grid[1]]
    expected += [inner % 32, inner // 32]
    assert (out == np.stack(expected, 1)).all()


@fp.kernel
def reverse(a: fp.Tensor, b: fp.Tensor, rounds: fp.Int32) -> None:
    t, base = fp.thread_idx().x, fp.block_idx().x * fp.block_dim().x
    shared = fp.shared_array(96, fp.Float32)
    other = fp.shared_array((2, 48), fp.Float32)
    shared[t] = a[base + t]
    for _ in range(rounds):
        fp.sync_threads()
        kept = shared[95 - t]
        fp.sync_threads()
        shared[t] = kept
        other[t % 2, t // 2] = kept
    fp.sync_threads()
    b[base + t] = shared[t] + 100 * other[t % 2, t // 2]


def test_barriers_and_shared_memory() -> None:
    a, b = np.arange(96 * 37, dtype=np.float32), np.zeros(96 * 37, np.float32)
    blocks = a.reshape(-1, 96)
    reverse(a, b, 3).launch(grid=37, block=96)
    assert (b.reshape(-1, 96) == 101 * blocks[:, ::-1]).all()
    reverse(a, b, 2).launch(grid=37, block=96)
    assert (b.reshape(-1, 96) == 101 * blocks).all()


@fp.kernel
def block_sum(a: fp.Tensor, out: fp.Tensor) -> None:
    t, size = fp.thread_idx().x, fp.block_dim().x
    memory = fp.dynamic_shared(a.dtype, (size,))
    at = fp.block_idx().x * size + t
    memory[t] = 0
    if at < a.shape[0]:
        memory[t] = a[at]
    half = size // 2
    while half > 0:
        fp.sync_threads()
        if t < half:
            memory[t] += memory[t + half]
        half //= 2
    if t == 0:
        fp.atomic_add(out, 0, memory[0])


@fp.jit
def total(a: fp.Tensor, out: fp.Tensor, threads: fp.Int32) -> None:
    blocks = (a.shape[0] + threads - 1) // threads
    block_sum(a, out).launch(grid=blocks, block=threads, smem=threads * 8)


@pytest.mark.parametrize("threads", [1, 64, 1024])
def test_dynamic_shared_memory_and_a_block_of_any_size(threads: int) -> None:
    a, out = np.arange(5000, dtype=np.int64), np.zeros(1, np.int64)
    total(a, out, threads)
    assert out[0] == a.sum()


@fp.kernel
def leave_early(out: fp.Tensor) -> None:
    t = fp.thread_idx().x
    if t % 3 == 0:
        return
    fp.sync_threads()
    out[t] = fp.shuffle_xor(t, 1)
    fp.sync_threads()
    out[t] += 1


def test_a_thread_that_has_ended_is_not_waited_for() -> None:
    out = np.zeros(64, np.int32)
    leave_early(out).launch(grid=1, block=64)
    number = np.arange(64)
    other = number ^ 1
    expected = np.where(other % 3 == 0, number, other) + 1
    assert (out == np.where(number % 3 == 0, 0, expected)).all()


@fp.kernel
def wait_in_part(out: fp.Tensor) -> None:
    if fp.thread_idx().x < 16:
        fp.sync_threads()
    else:
        fp.sync_warp()
    out[0] = 1


def test_threads_that_wait_for_each_other() -> None:
    with pytest.raises(RuntimeError) as caught:
        wait_in_part(np.zeros(1, np.int32)).launch(grid=2, block=32)
    first = wait_in_part.function.__code__.co_firstlineno
    head, _, rest = str(caught.value).partition("each other: ")
    assert "`fp_wait_in_part" in head
    assert rest == (
        f"threads 0-15 wait at {__file__}:{first + 3} in sync_threads, where 16 of 32 have arrived; "
        f"threads 16-31 wait at {__file__}:{first + 5} in an exchange of a warp, to which thread 0 has not come nor 15 more"
    )


@fp.kernel
def wait_for_many(out: fp.Tensor) -> None:
    ready, t = fp.barriers(2), fp.thread_idx().x
    if t == 0:
        ready[1].init(3)
        fp.fence_barriers()
    fp.sync_threads()
    if t == 5 or t == 40:
        ready[1].arrive()
    if t % 2 == 0 and t < 20:
        return
    if t < 48:
        ready[1].wait(0)
    out[t] = 1


def test_a_deadlock_says_who_waits_who_has_arrived_and_who_has_returned() -> None:
    with pytest.raises(RuntimeError) as caught:
        wait_for_many(np.zeros(64, np.int32)).launch(grid=1, block=64)
    first = wait_for_many.function.__code__.co_firstlineno
    assert str(caught.value).partition("each other: ")[2] == (
        "threads 0, 2, 4, 6 and 22 more have returned; "
        f"threads 1, 3, 5, 7 and 34 more wait at {__file__}:{first + 12} for phase 0 of the barrier at byte 8 of shared "
        f"memory, made at {__file__}:{first + 4}, which misses 1 of 3 arrivals and 0 bytes; the last to arrive was thread 40 "
        f"at {__file__}:{first + 8}"
    )


@fp.kernel
def exchange(x: fp.Tensor, out: fp.Tensor) -> None:
    t = fp.thread_idx().x
    mine = x[t]
    out[0, t] = fp.shuffle(mine, 5)
    out[1, t] = fp.shuffle_up(mine, 3)
    out[2, t] = fp.shuffle_down(mine, 7)
    out[3, t] = fp.shuffle_xor(mine, 21)
    out[4, t] = fp.warp_sum(mine)
    out[5, t] = fp.warp_max(mine)
    out[6, t] = fp.warp_min(mine)


@pytest.mark.parametrize(
    "dtype", ["int8", "uint16", "int32", "uint64", "float16", "float32", "float64"]
)
def test_lanes_exchange_values(dtype: str) -> None:
    x = (np.arange(64) % 5 + (np.arange(64) >= 32)).astype(dtype)
    out = np.zeros((7, 64), dtype)
    exchange(x, out).launch(grid=1, block=64)
    lanes, lane = x.reshape(2, 32), np.arange(32)
    rows = [lanes[:, [5] * 32], lanes[:, np.where(lane < 3, lane, lane - 3)]]
    rows += [lanes[:, np.where(lane + 7 > 31, lane, (lane + 7) % 32)], lanes[:, lane ^ 21]]
    for row, expected in zip(out[:4], rows, strict=True):
        assert (row.reshape(2, 32) == expected).all()
    reduced = [lanes.sum(1, keepdims=True, dtype=dtype)]
    reduced += [lanes.max(1, keepdims=True), lanes.min(1, keepdims=True)]
    for row, expected in zip(out[4:], reduced, strict=True):
        assert (row.reshape(2, 32) == expected).all()


@fp.kernel
def vote(x: fp.Tensor, out: fp.Tensor) -> None:
    t = fp.thread_idx().x
    out[0, t] = fp.ballot(x[t] > 0)
    out[1, t] = 1 if fp.warp_any(x[t] > 2) else 0
    out[2, t] = 1 if fp.warp_all(x[t] > 0) else 0
    if t < 8:
        out[3, t] = fp.ballot(x[t] > 1, mask=0xFF)
    out[4, t] = fp.ballot(x[t] > 1)


def test_lanes_vote() -> None:
    x = np.array([1, 2, 0, 3] * 8, np.int32)
    out = np.zeros((5, 32), np.uint32)
    vote(x, out).launch(grid=1, block=32)
    bits = lambda held: sum(1 << i for i, one in enumerate(held) if one)  # noqa: E731
    assert (out[0] == bits(x > 0)).all() and (out[1] == 1).all() and (out[2] == 0).all()
    assert (out[3, :8] == bits(x[:8] > 1)).all() and (out[4] == bits(x > 1)).all()
    vote(x + 1, out).launch(grid=1, block=32)
    assert (out[2] == 1).all()


@fp.kernel
def change(x: fp.Tensor, old: fp.Tensor) -> None:
    t = fp.block_idx().x * fp.block_dim().x + fp.thread_idx().x
    fp.atomic_add(x, 0, t)
    fp.atomic_sub(x, 1, t)
    fp.atomic_min(x, 2, t)
    fp.atomic_max(x, 3, t)
    old[t] = fp.atomic_exch(x, 4, t)


@fp.kernel
def change_bits(x: fp.Tensor) -> None:
    t = fp.block_idx().x * fp.block_dim().x + fp.thread_idx().x
    fp.atomic_or(x, 0, 1 << (t % 31))
    fp.atomic_and(x, 1, ~(1 << (t % 31)))
    fp.atomic_xor(x, 2, t)
    last = x[3]
    while True:
        found = fp.atomic_cas(x, 3, last, last + 2)
        if found == last:
            break
        last = found


@pytest.mark.parametrize("dtype", ["int32", "uint32", "int64", "uint64", "float32", "float64"])
def test_atomics(dtype: str) -> None:
    count = 64 * 40
    x = np.array([0, 4_000_000, 5000, 0, -1 if dtype[0] != "u" else 9999], dtype)
    start, old = x[4], np.zeros(count, dtype)
    change(x, old).launch(grid=40, block=64)
    whole = sum(range(count))
    assert list(x[:4]) == [whole, 4_000_000 - whole, 0, count - 1]
    # Every value but one was taken out again, and the first one was there before.
    assert sorted([*old, x[4]]) == sorted([start, *range(count)])


@pytest.mark.parametrize("dtype", ["int32", "uint32", "int64", "uint64"])
def test_atomics_on_bits(dtype: str) -> None:
    x = np.array([0, 2**31 - 1, 0, 5], dtype)
    change_bits(x).launch(grid=40, block=64)
    count = 64 * 40
    assert list(x) == [2**31 - 1, 0, int(np.bitwise_xor.reduce(np.arange(count))), 5 + 2 * count]


@fp.jit
def count_in_parallel(x: fp.Tensor, counts: fp.Tensor) -> None:
    for i in fp.parallel_range(x.shape[0]):
        fp.atomic_add(counts, x[i], 1)


def test_atomics_in_a_parallel_loop() -> None:
    x = (np.arange(20_000) % 7).astype(np.int32)
    counts = np.zeros(7, np.int64)
    count_in_parallel(x, counts)
    assert (counts == np.bincount(x)).all()


def test_launches_from_several_threads() -> None:
    a = np.arange(96 * 20, dtype=np.float32)
    expected = 101 * a.reshape(-1, 96)[:, ::-1]

    def work(_: int) -> bool:
        b = np.zeros_like(a)
        reverse(a, b, 3).launch(grid=20, block=96)
        return bool((b.reshape(-1, 96) == expected).all())

    with ThreadPoolExecutor(6) as pool:
        assert all(pool.map(work, range(60)))


@fp.kernel
def check(x: fp.Tensor, limit: fp.Int32) -> None:
    i = fp.block_idx().x * fp.block_dim().x + fp.thread_idx().x
    shared = fp.shared_array(32, fp.Int32)
    shared[fp.thread_idx().x] = i
    fp.sync_threads()
    assert shared[31 - fp.thread_idx().x] < limit, "too large"
    fp.sync_threads()
    x[i] = 1


def test_an_error_in_one_thread_ends_the_launch() -> None:
    x = np.zeros(320, np.int32)
    check(x, 320).launch(grid=10, block=32)
    assert (x == 1).all()
    for _ in range(3):
        with pytest.raises(AssertionError, match=r"too large \(.*test_kernel.py:\d+\)"):
            check(x, 100).launch(grid=10, block=32)
    check(x, 320).launch(grid=10, block=32)


@fp.kernel
def large_arrays(x: fp.Tensor) -> None:
    t = fp.thread_idx().x
    mine = fp.local_array(100_000, fp.Float32)
    for i in range(100_000):
        mine[i] = x[t] + i
    fp.sync_threads()
    x[t] = mine[99_999 - t]


def resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


def test_memory_of_large_arrays_is_given_back() -> None:
    x = np.arange(512, dtype=np.float32)
    before = resident_bytes()
    large_arrays(x).launch(grid=1, block=512)
    assert (x == 99_999).all()
    assert resident_bytes() - before < 100 << 20  # of 200 MB


@fp.kernel
def alone(x: fp.Tensor) -> None:
    mine = fp.local_array(1 << 20, fp.Float64)
    for i in range(1 << 20):
        mine[i] = i
    x[fp.thread_idx().x] = mine[x.shape[0]]


@fp.jit
def run_alone(x: fp.Tensor) -> None:
    alone(x).launch(grid=2, block=4)


@fp.jit
def too_much(x: fp.Tensor, n: fp.Int32) -> None:
    a, b = (fp.local_array(70_000, fp.Float32) for _ in range(2))
    for i in range(70_000):
        a[i] = i
        b[i] = i
    x[0] = a[n] + b[n]


@fp.jit
def in_loops(x: fp.Tensor, n: fp.Int32) -> None:
    total, count = 0.0, 0
    for i in range(n):
        while count < 10:
            for j in range(n):
                a = fp.local_array(100_000, fp.Float32)
                a[j] = x[0]
                total += a[i]
                count += 1
    x[0] = total


def test_local_arrays_that_no_stack_has_room_for() -> None:
    x = np.zeros(4, np.float64)
    run_alone(x)
    assert (x == 4).all()
    with pytest.raises(
        fp.CompileError, match=r"at most 524288 bytes together, got 56\d{4}"
    ) as caught:
        too_much(x, 5)
    assert "def too_much(" in str(caught.value)
    in_loops(x, 1)  # one array, however often the body was traced
    gpu = fp.make_fake_compact_tensor(fp.Float64, (4,), device="cuda")
    with pytest.raises(fp.CompileError, match="at most 524288 bytes together, got 8388608"):
        fp.compile(run_alone, gpu)


@fp.kernel
def many_values(x: fp.Tensor, y: fp.Tensor) -> None:
    t = fp.thread_idx().x
    values = [x[i] * (t + 1) for i in fp.range_constexpr(12_000)]
    fp.sync_threads()
    y[t] = sum(values)


@fp.jit
def run_many_values(x: fp.Tensor, y: fp.Tensor) -> None:
    many_values(x, y).launch(grid=2, block=16)


def test_values_that_wait_at_a_barrier_have_room() -> None:
    x, y = np.ones(12_000), np.zeros(16)
    fp.compile(run_many_values, x, y, options="--opt-level 0")(x, y)
    assert (y == 12_000 * np.arange(1, 17)).all()


@fp.jit
def run_beyond(a: fp.Tensor, b: fp.Tensor) -> None:
    reverse(a, b, 1).launch(grid=2, block=96)


def test_indices_are_checked_where_the_options_say_so() -> None:
    a, b = np.zeros(150, np.float32), np.zeros(192, np.float32)
    checked = fp.compile(run_beyond, a, b, options="--enable-assertions")
    with pytest.raises(
        IndexError, match=r"dimension 0 of `a`, of extent 150 \(.*test_kernel.py:\d+\)"
    ):
        checked(a, b)


@fp.jit
def sides(x: fp.Tensor, gx: fp.Int32, bx: fp.Int32, smem: fp.Int32) -> None:
    add_one(x, x).launch(grid=(gx, 1, 1), block=(bx,), smem=smem)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ((-1, 1, 0), "side x of the grid must be from 0 to 2147483647, got -1"),
        ((1, 0, 0), "side x of the block must be from 1 to 1024, got 0"),
        ((1, 2000, 0), "side x of the block must be from 1 to 1024, got 2000"),
        ((1, 1, 1 << 20), "at most 232448 bytes of shared memory, got 1048576"),
    ],
)
def test_launches_that_cannot_be(given: Any, message: str) -> None:
    with pytest.raises(RuntimeError) as caught:
        sides(np.zeros(4, np.float32), *given)
    assert str(caught.value).startswith("the launch of `fp_add_one` failed: ")
    assert str(caught.value).endswith(message)


@fp.kernel
def doubled(a: fp.Tensor) -> None:
    i = fp.thread_idx().x
    a[i] *= 2


@fp.jit
def several(a: fp.Tensor, b: fp.Tensor, times: fp.Int32) -> fp.Int32:
    for k in range(times):
        doubled(a[k]).launch(grid=1, block=a.shape[1])
        if k % 2 == 0:
            add_one(a[k], b[k]).launch(grid=1, block=64)
    return times


def test_launches_in_loops_and_branches() -> None:
    a, b = np.ones((6, 8), np.float32), np.zeros((6, 8), np.float32)
    assert several(a, b, 5) == 5
    assert (a == np.array([2, 2, 2, 2, 2, 1])[:, None]).all()
    assert (b == np.array([3, 0, 3, 0, 3, 0])[:, None]).all()


def wrong_place(a: fp.Tensor) -> None:
    a[fp.thread_idx().x] = 0


@fp.kernel
def launches(a: fp.Tensor) -> None:
    doubled(a).launch(grid=1, block=1)


@fp.kernel
def returns(a: fp.Tensor) -> Any:
    return a[0]


def bad_block(a: fp.Tensor) -> None:
    doubled(a).launch(grid=1, block=(64, 64))


def bad_grid(a: fp.Tensor) -> None:
    doubled(a).launch(grid=1.5, block=1)


@fp.kernel
def shares_much(a: fp.Tensor) -> None:
    fp.shared_array((100, 100), fp.Float32)
    fp.shared_array(3000, fp.Float32)


def launch_shares_much(a: fp.Tensor) -> None:
    shares_much(a).launch(grid=1, block=1)


def launch_launches(a: fp.Tensor) -> None:
    launches(a).launch(grid=1, block=1)


def launch_returns(a: fp.Tensor) -> None:
    returns(a).launch(grid=1, block=1)


@pytest.mark.parametrize(
    ("function", "message"),
    [
        (wrong_place, "this can only be used in a function decorated with @fp.kernel"),
        (launch_launches, "a kernel cannot launch another"),
        (launch_returns, "the kernel `returns` returns a value; let it write to a tensor"),
        (launch_shares_much, "at most 49152 bytes together, got 52064; dynamic_shared has what"),
        (bad_block, "a block has at most 1024 threads, got 4096"),
        (bad_grid, "grid takes integers, got float"),
    ],
)
def test_what_is_refused_when_compiling(function: Any, message: str) -> None:
    with pytest.raises(fp.CompileError) as caught:
        fp.compile(function, np.zeros(4, np.float32))
    assert message in str(caught.value) and "test_kernel.py" in str(caught.value)


def test_an_exported_kernel_runs_without_the_compiler(tmp_path: Any) -> None:
    a, out = np.arange(5000, dtype=np.int64), np.zeros(1, np.int64)
    made = fp.compile(total, a, out, fp.Int32(64))
    made.export(tmp_path / "total.so")
    fp.load_module(tmp_path / "total.so").total(a, out, 256)
    assert out[0] == a.sum()
