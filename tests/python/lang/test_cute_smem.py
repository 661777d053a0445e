"""Shared memory by an allocator, structs in it, pointers, and the memory that a launch requests."""

from __future__ import annotations

import ctypes
from typing import Any

import fishplate as fp
import fishplate.cute as cute
import fishplate.cutlass as cutlass
import numpy as np
import pytest
from fishplate.cutlass.utils import LayoutEnum, SmemAllocator


@cute.struct
class Pair:
    low: cutlass.Float32
    high: cutlass.Float32


@cute.struct
class Block:
    values: cute.struct.MemRange[cutlass.Float32, 6]
    count: cutlass.Int64
    pair: Pair
    wide: cute.struct.Align[cute.struct.MemRange[cutlass.Int16, 3], 64]
    flag: cutlass.Int8
    last: cute.struct.Align[Pair, 16]


class CPair(ctypes.Structure):
    _fields_ = [("low", ctypes.c_float), ("high", ctypes.c_float)]


def test_fields_lie_where_c_puts_them() -> None:
    class CBlock(ctypes.Structure):
        _fields_ = [
            ("values", ctypes.c_float * 6),
            ("count", ctypes.c_int64),
            ("pair", CPair),
            ("before_wide", ctypes.c_char * 24),  # up to 64, the alignment
            ("wide", ctypes.c_int16 * 3),
            ("flag", ctypes.c_int8),
            ("before_last", ctypes.c_char * 9),  # up to 80
            ("last", CPair),
        ]

    for name, (_, at) in Block._fields.items():
        assert at == getattr(CBlock, name).offset, name
    assert (Pair.size_in_bytes(), Pair.alignment) == (ctypes.sizeof(CPair), 4)
    assert (Block.size_in_bytes(), Block.alignment) == (128, 64)


@cute.kernel
def use(out: cute.Tensor) -> None:
    smem = SmemAllocator()
    one = smem.allocate(cutlass.Int8)
    block = smem.allocate(Block)
    raw = smem.allocate(64, byte_alignment=128)
    array = smem.allocate_array(cutlass.Int64, 5)
    tensor = smem.allocate_tensor(cutlass.Float32, cute.make_layout((4, 2)), byte_alignment=32)
    thread = cute.arch.thread_idx().x
    if thread == 0:
        one.store(7)
        block.values[5] = 2.5
        block.count = 1 << 40
        block.pair.high = 3.0
        block.last.low = 4.0
        block.flag = -5
        block.wide[2] = 6
        floats = cute.make_tensor(
            cute.recast_ptr(raw, dtype=cutlass.Float32), cute.make_layout((8, 2))
        )
        floats.fill(1.0)
        array[4] = 9
        tensor.fill(2.0)
        (tensor.iterator + 3).store(5.0)
    cute.arch.sync_threads()
    if thread == 1:
        out[0] = one.load()
        out[1] = block.values[5]
        out[2] = block.count.ptr.load()
        out[3] = block.pair.high.ptr.load() + block.last.low.ptr.load()
        out[4] = block.flag.ptr[0]
        out[5] = block.wide.get_tensor(cute.make_layout(3))[2]
        out[6] = raw.recast(cutlass.Float32)[15]
        out[7] = array[4]
        out[8] = tensor[3, 0] + tensor[3, 1]


@cute.jit
def run(out: cute.Tensor, smem: cute.Constexpr) -> None:
    use(out).launch(grid=1, block=2, smem=smem)


@pytest.mark.parametrize("smem", [None, 0, 16, 4096])
def test_threads_share_what_an_allocator_gives(smem: int | None) -> None:
    out = np.zeros(9)
    run(out, smem)
    assert out.tolist() == [7, 2.5, 2.0**40, 7, -5, 6, 1, 9, 7]


def test_assertions_watch_it_and_its_size_is_known_when_compiling() -> None:
    out = np.zeros(9)
    cute.compile(run, out, None, options="--enable-assertions")(out)
    assert out[7] == 9

    @cute.jit
    def dynamic(out: cute.Tensor, smem: fp.Int32) -> None:
        use(out).launch(grid=1, block=2, smem=smem)

    with pytest.raises(fp.CompileError, match="reserves 416 bytes .*: leave smem= out"):
        dynamic(out, 10000)


def test_a_launch_on_a_gpu_asks_for_what_was_given() -> None:
    fake = fp.make_fake_compact_tensor(fp.Float64, (9,), stride_order=(0,), device="cuda")
    made = cute.compile(run, fake, None)
    # 1 byte, the struct at 64, 64 bytes at 256, 5 words of 8 bytes at 320, 8 floats at 384.
    assert "416" in made.mlir
    assert ".extern .shared .align 1024" in made.ptx


@cute.kernel
def swizzled_kernel(out: cute.Tensor) -> None:
    layout = cute.make_layout((8, 8), stride=(8, 1))
    tensor = SmemAllocator().allocate_tensor(
        cutlass.Int32, layout, 16, swizzle=cute.make_swizzle(3, 2, 3)
    )
    for i in range(64):
        tensor[i] = i
    for i in range(64):
        out[i] = tensor.iterator[i]


def test_a_swizzle_exchanges_the_elements() -> None:
    @cute.jit
    def f(out: cute.Tensor) -> None:
        swizzled_kernel(out).launch(grid=1, block=1)

    out = np.zeros(64, np.int32)
    f(out)
    layout = cute.make_layout((8, 8), stride=(8, 1))
    swizzle = cute.make_swizzle(3, 2, 3)  # of bytes
    expected = np.zeros(64, np.int32)
    for i in range(64):
        expected[swizzle(layout(i) * 4) // 4] = i
    assert (out == expected).all() and not (out == np.arange(64)).all()


def test_pointers_are_arguments() -> None:
    @cute.jit
    def f(p: cute.Pointer, n: fp.Int32) -> None:
        x = cute.make_tensor(p, cute.make_layout((n, 2), stride=(2, 1)))
        for i in range(n):
            x[i, 1] = x[i, 0] + 1

    x = np.arange(6, dtype=np.float32).reshape(3, 2)
    f(cute.runtime.make_ptr(fp.Float32, x.ctypes.data, cute.AddressSpace.generic), 3)
    assert x.tolist() == [[0, 1], [2, 3], [4, 5]]
    with pytest.raises(ValueError, match="must be 32 bytes aligned"):
        cute.runtime.make_ptr(fp.Float32, 8, assumed_align=32)


def test_the_order_of_a_matrix() -> None:
    seen = []

    @cute.jit
    def f(x: cute.Tensor) -> None:
        seen.append(LayoutEnum.from_tensor(x))

    x = np.zeros((4, 6))
    f(cute.runtime.from_dlpack(x))
    f(cute.runtime.from_dlpack(x.T))
    assert seen == [LayoutEnum.ROW_MAJOR, LayoutEnum.COL_MAJOR]
    with pytest.raises(fp.CompileError, match=r"neither of the first two modes of \(4,3\):\(6,2\)"):
        f(cute.runtime.from_dlpack(x[:, ::2]))


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (lambda smem: smem.allocate("x"), "what allocate takes must be a numeric type, .* got 'x'"),
        (lambda smem: smem.allocate(-1), "a number of bytes, got -1"),
        (
            lambda smem: smem.allocate(4, byte_alignment=3),
            "a power of 2, from 1 to 1024 bytes, got 3",
        ),
        (lambda smem: smem.allocate(4, byte_alignment=2048), "got 2048"),
        (lambda smem: smem.allocate_array(cutlass.Int8, -2), "a number of elements, got -2"),
        (
            lambda smem: smem.allocate(Block).nothing,
            "Block has no field `nothing`; it has values, count",
        ),
        (lambda smem: setattr(smem.allocate(Block), "pair", 1), "`pair` of Block is not a number"),
        (
            lambda smem: smem.allocate(Block).values.get_tensor(cute.make_layout((4, 2))),
            r"the layout \(4,2\):\(1,4\) needs 8 elements, and the array has 6",
        ),
    ],
)
def test_errors_name_what_is_wrong(body: Any, message: str) -> None:
    @cute.kernel
    def k(body: cute.Constexpr) -> None:
        body(SmemAllocator())

    @cute.jit
    def f(body: cute.Constexpr) -> None:
        k(body).launch(grid=1, block=1)

    with pytest.raises(fp.CompileError, match=message):
        f(body)


def test_an_allocator_needs_a_kernel() -> None:
    @cute.jit
    def f() -> None:
        SmemAllocator().allocate(4)

    with pytest.raises(fp.CompileError, match="in a kernel, not in the function that launches it"):
        f()


def test_fields_of_a_wrong_kind_are_refused() -> None:
    with pytest.raises(TypeError, match="Wrong.a must be a numeric type, .* got <class 'str'>"):

        @cute.struct
        class Wrong:
            a: str

    with pytest.raises(ValueError, match="Align takes a power of 2, got 3"):
        cute.struct.Align[cutlass.Int8, 3]


def test_barriers_by_number() -> None:
    barrier = cutlass.pipeline.NamedBarrier(barrier_id=1, num_threads=64)

    @cute.kernel
    def k(out: cute.Tensor, barrier: cute.Constexpr) -> None:
        shared = cute.make_tensor(fp.shared_array(64, fp.Int32))
        thread = cute.arch.thread_idx().x
        shared[thread] = thread
        barrier.arrive_and_wait()
        out[thread] = shared[63 - thread]

    @cute.jit
    def f(out: cute.Tensor, barrier: cute.Constexpr) -> None:
        k(out, barrier).launch(grid=1, block=64)

    out = np.zeros(64, np.int32)
    f(out, barrier)
    assert (out == np.arange(64)[::-1]).all()


def test_a_benchmark_takes_turns_with_its_arguments() -> None:
    calls = []
    made = iter("abc")
    taken = cute.testing.benchmark(
        calls.append,
        warmup_iterations=2,
        iterations=4,
        workspace_generator=lambda: cute.testing.JitArguments(next(made)),
        workspace_count=3,
    )
    assert "".join(calls) == "ab" + "abca" and taken > 0
    with pytest.raises(ValueError, match="at least 1 iteration, got 0"):
        cute.testing.benchmark(calls.append, iterations=0)
