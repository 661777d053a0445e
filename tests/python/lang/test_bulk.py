"""Bulk copies on the CPU: boxes of one to five dimensions, bytes without a map, reductions, and their PTX."""

from __future__ import annotations

import re
from typing import Any

import fishplate as fp
import ml_dtypes
import numpy as np
import pytest

#: A tensor and a box of each rank; the box leaves the tensor on all sides but one.
SHAPES = {
    1: ((44,), (16,), (36,)),
    2: ((9, 20), (4, 8), (7, 16)),
    3: ((5, 6, 20), (2, 4, 8), (-1, 4, 16)),
    4: ((3, 5, 6, 8), (2, 2, 2, 8), (2, -1, 5, 4)),
    5: ((2, 3, 3, 4, 12), (2, 2, 2, 2, 8), (1, 2, -1, 3, 8)),
}


@fp.kernel
def move(source: Any, target: Any, corner: Any, how: fp.Constexpr) -> None:
    arrived = fp.barriers(1)
    box = fp.dynamic_shared(source.dtype, source.box)
    if fp.thread_idx().x == 0:
        arrived[0].init(1)
        fp.fence_barriers()
        fp.prefetch_bulk(source, corner)
        arrived[0].arrive(expect=source.bytes)
        fp.copy_bulk(box, source, corner, arrived[0])
        arrived[0].wait(0)
        fp.fence_async()
        # A box may be loaded from before the tensor, but not stored there.
        to = tuple([max(at, 0) for at in corner])
        if how is None:
            fp.store_bulk(target, to, box)
        else:
            fp.reduce_bulk(target, to, box, how)
        fp.commit_bulk()
        fp.wait_bulk(0, written=True)


@fp.jit(options="--enable-assertions")
def run_move(
    a: fp.Tensor, b: fp.Tensor, box: fp.Constexpr, corner: fp.Constexpr, how: fp.Constexpr
) -> None:
    maps = fp.tensor_map(a, box, 0), fp.tensor_map(b, box, 0, reduce=how)
    move(*maps, corner, how).launch(grid=1, block=32, smem=1024)


def overlap(shape: tuple[int, ...], box: tuple[int, ...], corner: tuple[int, ...]) -> Any:
    sides = zip(corner, box, shape, strict=True)
    return tuple(slice(max(at, 0), min(at + side, all_)) for at, side, all_ in sides)


def numbers(shape: tuple[int, ...], dtype: Any, seed: int) -> Any:
    generator = np.random.default_rng(seed)
    if np.dtype(dtype).kind in "iu":
        made = generator.integers(0, 2**31, shape).astype(dtype)
        return made - 2**30 if np.dtype(dtype).kind == "i" else made
    return generator.standard_normal(shape).astype(dtype)


@pytest.mark.parametrize("rank", SHAPES)
@pytest.mark.parametrize("how", [None, "add"])
def test_boxes_of_each_rank(rank: int, how: str | None) -> None:
    shape, box, corner = SHAPES[rank]
    a, b = numbers(shape, np.float32, 0), numbers(shape, np.float32, 1)
    # The box has zeros outside the tensor, and goes to the first place inside it.
    taken, held = overlap(shape, box, corner), np.zeros(box, np.float32)
    within = tuple(slice(s.start - at, s.stop - at) for s, at in zip(taken, corner, strict=True))
    held[within] = a[taken]
    to = overlap(shape, box, tuple(max(at, 0) for at in corner))
    held = held[tuple(slice(s.stop - s.start) for s in to)]
    expected = b.copy()
    expected[to] = held if how is None else b[to] + held
    run_move(a, b, box, corner, how)
    assert (b == expected).all()


REDUCED = {
    "add": (np.int32, np.uint32, np.int64, np.uint64, np.float16, ml_dtypes.bfloat16, np.float32),
    "min": (np.int32, np.uint32, np.int64, np.uint64, np.float16, ml_dtypes.bfloat16),
    "max": (np.int32, np.uint32, np.int64, np.uint64, np.float16, ml_dtypes.bfloat16),
    "and": (np.int32, np.uint32, np.int64, np.uint64),
    "or": (np.int32, np.uint32, np.int64, np.uint64),
    "xor": (np.int32, np.uint32, np.int64, np.uint64),
}
WITH_NUMPY = {
    "add": np.add,
    "min": np.minimum,
    "max": np.maximum,
    "and": np.bitwise_and,
    "or": np.bitwise_or,
    "xor": np.bitwise_xor,
}
PAIRS = [(how, dtype) for how, dtypes in REDUCED.items() for dtype in dtypes]


@fp.kernel
def bring(x: fp.Tensor, out: fp.Tensor, how: fp.Constexpr) -> None:
    """Combine a row of x, by way of shared memory, with the one row of out; without a tensor map."""
    held, arrived = fp.shared_array(64, x.dtype), fp.barriers(1)
    row = fp.block_idx().x
    if fp.thread_idx().x == 0:
        arrived[0].init(1)
        fp.fence_barriers()
        fp.prefetch_bulk(x, (row, 0), count=64)
        arrived[0].arrive(expect=64 * x.dtype.dtype.bits // 8)
        fp.copy_bulk(held, x, (row, 0), arrived[0])
        arrived[0].wait(0)
        fp.fence_async()
        if how is None:
            fp.store_bulk(out, (row, 0), held, count=48)
        else:
            fp.reduce_bulk(out, (0, 0), held, how)
        fp.commit_bulk()
        fp.wait_bulk()


@fp.jit(options="--enable-assertions")
def run_bring(x: fp.Tensor, out: fp.Tensor, how: fp.Constexpr) -> None:
    bring(x, out, how).launch(grid=x.shape[0], block=1)


@pytest.mark.parametrize(("how", "dtype"), PAIRS)
def test_reductions(how: str, dtype: Any) -> None:
    a, b = numbers((8, 16), dtype, 0), numbers((8, 16), dtype, 1)
    expected = WITH_NUMPY[how](b, a)
    run_move(a, b, (8, 16), (0, 0), how)
    assert (b == expected).all()
    # Of many blocks: nothing is lost. Few bits of a mantissa make sums exact in every order.
    x = numbers((40, 64), dtype, 2) if np.dtype(dtype).kind in "iu" else None
    x = np.random.default_rng(2).integers(-2, 3, (40, 64)).astype(dtype) if x is None else x
    out = np.zeros((1, 64), dtype)
    run_bring(x, out, how)
    assert (out[0] == WITH_NUMPY[how].reduce(np.vstack([out * 0, x]), axis=0, dtype=dtype)).all()


def test_halves_are_rounded_to_even() -> None:
    every = np.arange(1 << 16, dtype=np.uint16).view(np.float16).reshape(-1, 64)
    for number in (1.0, 2.0**-24, 65504.0, 1 / 3):
        a, b = every.copy(), np.full_like(every, number)
        with np.errstate(all="ignore"):
            expected = b + a
        for at in range(0, len(every), 8):
            run_move(a[at : at + 8], b[at : at + 8], (8, 64), (0, 0), "add")
        same = (b.view(np.uint16) == expected.view(np.uint16)) | (np.isnan(b) & np.isnan(expected))
        assert same.all()


def test_bytes_without_a_map() -> None:
    x = numbers((5, 64), np.float32, 0)
    out = np.zeros_like(x)
    run_bring(x, out, None)
    assert (out[:, :48] == x[:, :48]).all() and (out[:, 48:] == 0).all()


def refused(body: Any) -> str:
    """Return the error of a kernel that copies a row of Float32 as `body` says."""

    @fp.kernel
    def faulty(x: fp.Tensor) -> None:
        held, arrived = fp.shared_array(64, fp.Float32), fp.barriers(1)
        arrived[0].init(1)
        fp.fence_barriers()
        body(x, held, arrived[0])

    with pytest.raises((fp.CompileError, RuntimeError, IndexError)) as caught:
        faulty(np.zeros((4, 64), np.float32)).launch(grid=1, block=1)
    return str(caught.value)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (lambda x, s, b: fp.copy_bulk(s, x, (0, 0), b, count=3), "a multiple of 16 bytes, got 12"),
        (lambda x, s, b: fp.copy_bulk(s, x, (0, 1), b, count=4), "to a multiple of 16 bytes"),
        (lambda x, s, b: fp.copy_bulk(s, x, 0, b, count=4), "an index for each of 2 dimensions"),
        (lambda x, s, b: fp.copy_bulk(s, s, 0, b), "outside of shared memory"),
        (lambda x, s, b: fp.copy_bulk(x, x, (0, 0), b, count=4), "in shared memory, got `x`"),
        (lambda x, s, b: fp.copy_bulk(s, x, (0, 0), b, count=128), "out of range|shared memory"),
        (lambda x, s, b: fp.copy_bulk(s, 3, (0, 0), b), "a tensor map or a tensor, got int"),
        (
            lambda x, s, b: fp.copy_bulk(s, x, (0, 0), b, 2),
            "takes bits of the ranks .*, 1 to 1, got 2",
        ),
        (lambda x, s, b: fp.copy_bulk(s, x, (0, 0), b.remote(0)), "shared memory, got `x`"),
        (lambda x, s, b: fp.copy_bulk(s, s, 0, b.remote(0), 1), "goes to that block only"),
        (lambda x, s, b: fp.copy_bulk(s, s, 0, b.remote(0), count=6), "16 bytes, got 24"),
        (lambda x, s, b: fp.prefetch_bulk(x, (0, 0)), "takes count="),
        (lambda x, s, b: fp.reduce_bulk(x, (0, 0), s, "min"), "no 'min' of Float32"),
        (lambda x, s, b: fp.reduce_bulk(x, (0, 0), s, "mul"), "one of add, min, max, and, or, xor"),
    ],
)
def test_what_is_refused(body: Any, message: str) -> None:
    text = refused(body)
    assert re.search(message, text), text


@fp.kernel
def start_at(source: Any, target: Any, places: fp.Tensor, stores: fp.Constexpr) -> None:
    """Start a copy at a place that only the run time knows."""
    arrived = fp.barriers(1)
    box = fp.dynamic_shared(fp.Float32, source.box)
    arrived[0].init(1)
    fp.fence_barriers()
    corner = places[0], places[1]
    if stores:
        fp.fence_async()
        fp.store_bulk(target, corner, box)
        fp.commit_bulk()
        fp.wait_bulk(0, written=True)
    else:
        arrived[0].arrive(expect=source.bytes)
        fp.copy_bulk(box, source, corner, arrived[0])
        arrived[0].wait(0)


@fp.jit
def run_start_at(a: fp.Tensor, places: fp.Tensor, stores: fp.Constexpr) -> None:
    maps = fp.tensor_map(a, (4, 8), 0), fp.tensor_map(a, (4, 8), 0)
    start_at(*maps, places, stores).launch(grid=1, block=1, smem=1024)


@pytest.mark.parametrize(
    ("swizzle", "offset", "is_fine"),
    [(0, 128, True), (0, 64, False), (128, 1024, True), (128, 128, False)],
)
@pytest.mark.parametrize("stores", [False, True])
def test_where_a_box_may_lie(swizzle: int, offset: int, is_fine: bool, stores: bool) -> None:
    @fp.kernel
    def copy(source: Any, offset: fp.Int32) -> None:
        arrived = fp.barriers(1)
        if swizzle:
            box = fp.shared_tile((8, 32), fp.Float32, 1024 + offset)
        else:
            box = fp.dynamic_shared(fp.Float32, source.box, 1024 + offset)
        arrived[0].init(1)
        fp.fence_barriers()
        if stores:
            fp.store_bulk(source, (0, 0), box)
        else:
            arrived[0].arrive(expect=source.bytes)
            fp.copy_bulk(box, source, (0, 0), arrived[0])
            arrived[0].wait(0)

    @fp.jit
    def run(a: fp.Tensor, offset: fp.Int32) -> None:
        # The barrier takes the first bytes, and dynamic shared memory starts at a multiple of 1024.
        copy(fp.tensor_map(a, (4, 32), swizzle), offset).launch(grid=1, block=1, smem=4096)

    a = np.zeros((9, 32), np.float32)
    if is_fine:
        run(a, offset)
        return
    size = 1024 if swizzle else 128
    with pytest.raises(RuntimeError, match=f"at a multiple of {size} bytes .*test_bulk.py"):
        run(a, offset)


@pytest.mark.parametrize(
    ("places", "stores", "message"),
    [
        ((0, 4), False, None),
        ((-1, -4), False, None),
        ((0, 3), False, "a multiple of 16 bytes in its last dimension"),
        ((0, 4), True, None),
        ((0, 6), True, "a multiple of 16 bytes in its last dimension"),
        ((-1, 4), True, "must not start before the tensor"),
        ((0, -4), True, "must not start before the tensor"),
    ],
)
def test_where_a_box_may_start(places: Any, stores: bool, message: str | None) -> None:
    a = np.zeros((9, 20), np.float32)
    if message is None:
        run_start_at(a, np.array(places, np.int32), stores)
        return
    with pytest.raises(RuntimeError, match=message):
        run_start_at(a, np.array(places, np.int32), stores)


def test_a_known_store_before_the_tensor_is_refused_when_compiling() -> None:
    @fp.kernel
    def faulty(target: Any) -> None:
        fp.store_bulk(target, (-1, 0), fp.dynamic_shared(fp.Float32, target.box))

    @fp.jit
    def run(a: fp.Tensor) -> None:
        faulty(fp.tensor_map(a, (4, 8), 0)).launch(grid=1, block=1, smem=1024)

    with pytest.raises(fp.CompileError, match=r"before the tensor, got \(-1, 0\)"):
        run(np.zeros((9, 20), np.float32))


def mistake(*names: str) -> Any:
    """Return the launch of a reduction from which something is left out."""

    @fp.kernel
    def faulty(x: fp.Tensor, out: fp.Tensor) -> None:
        held, arrived = fp.shared_array(64, fp.Float32), fp.barriers(1)
        thread = fp.thread_idx().x
        if thread == 0:
            arrived[0].init(1)
            fp.fence_barriers()
            arrived[0].arrive(expect=512 if "bytes" in names else 256)
            fp.copy_bulk(held, x, 0, arrived[0])
        fp.sync_threads()
        if "wait" not in names:
            arrived[0].wait(0)
        held[thread] = held[thread] + 1
        if "fence" not in names:
            fp.fence_async()
        if "sync" not in names:
            fp.sync_threads()
        if thread == 0:
            fp.reduce_bulk(out, 0, held)
            fp.commit_bulk()
            if "read" not in names:
                fp.wait_bulk(0)
        fp.sync_threads()
        held[thread] = 0

    x, out = np.ones(64, np.float32), np.zeros(64, np.float32)
    return out, lambda: faulty(x, out).launch(grid=1, block=64)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("wait", "its thread has not waited for the bulk copy"),
        ("bytes", "misses 0 of 1 arrivals and 256 bytes, for which no copy was started"),
        ("fence", r"no fence_async\(\) and barrier follow the write"),
        ("sync", "no barrier orders it after|no fence_async"),
        ("read", "nobody has waited for the bulk copy"),
    ],
)
def test_mistakes_are_errors(name: str, message: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FISHPLATE_BOUNDS_CHECK", "1")
    out, launch = mistake()
    launch()
    assert (out == 2).all()
    with pytest.raises(RuntimeError, match=message):
        mistake(name)[1]()


def fake(dtype: Any) -> Any:
    shape = fp.sym_int(), fp.sym_int(divisibility=64)
    return fp.make_fake_compact_tensor(dtype, shape, stride_order=(1, 0), memspace="gmem")


@pytest.mark.parametrize(
    ("how", "dtype", "plain"),
    [
        (None, fp.Float32, ""),
        ("add", fp.BFloat16, ".add.noftz.bf16"),
        ("max", fp.Float16, ".max.f16"),
        ("add", fp.Int64, ".add.u64"),
        ("min", fp.Int64, ".min.s64"),
        ("xor", fp.Uint32, ".xor.b32"),
    ],
)
def test_ptx(how: str | None, dtype: Any, plain: str) -> None:
    options = "--gpu-arch sm_90a"
    ptx = fp.compile(run_bring, fake(dtype), fake(dtype), how, options=options).ptx
    assert "cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [" in ptx
    assert "cp.async.bulk.prefetch.L2.global [" in ptx
    name = "cp.async" if how is None else "cp.reduce.async"
    assert f"{name}.bulk.global.shared::cta.bulk_group{plain} [" in ptx
    ptx = fp.compile(run_move, fake(dtype), fake(dtype), (8, 16), (0, 0), how, options=options).ptx
    assert "cp.async.bulk.prefetch.tensor.2d.L2.global [" in ptx
    form = "" if how is None else f".{how}"
    assert f"{name}.bulk.tensor.2d.global.shared::cta{form}.bulk_group [" in ptx


@pytest.mark.parametrize(
    ("made", "used", "message"),
    [
        (None, "min", r"'min' of Int64 needs a map of tensor_map with reduce='min'"),
        ("max", "add", "'add' of Int64 needs a map of tensor_map with no reduce="),
    ],
)
def test_maps_of_int64_know_their_reduction(made: Any, used: str, message: str) -> None:
    @fp.jit
    def launch(a: fp.Tensor, b: fp.Tensor) -> None:
        maps = fp.tensor_map(a, (8, 16), 0), fp.tensor_map(b, (8, 16), 0, reduce=made)
        move(*maps, (0, 0), used).launch(grid=1, block=32, smem=1024)

    a, b = (np.zeros((8, 16), np.int64) for _ in range(2))
    with pytest.raises(fp.CompileError, match=message):
        launch(a, b)


def test_a_box_starts_at_whole_chunks() -> None:
    a, b = (np.zeros((9, 20), np.float32) for _ in range(2))
    with pytest.raises(fp.CompileError, match="at a multiple of 4 elements, got -1"):
        run_move(a, b, (4, 8), (0, -1), None)
