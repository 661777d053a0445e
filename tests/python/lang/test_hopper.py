"""Barriers in shared memory, bulk copies and warpgroup products, on the CPU."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import ml_dtypes
import numpy as np
import pytest


def random(*shape: int, dtype: Any = np.float32, seed: int = 0) -> Any:
    return np.random.default_rng(seed).standard_normal(shape).astype(dtype)


@fp.kernel
def in_turns(out: fp.Tensor, rounds: fp.Int32) -> None:
    """Two warps write in turns; each waits for the other's phase."""
    ready = fp.barriers(2)
    t = fp.thread_idx().x
    if t == 0:
        ready[0].init(32)
        ready[1].init(32)
        fp.fence_barriers()
    fp.sync_threads()
    mine = t // 32
    for i in range(rounds):
        if mine == 1:
            ready[0].wait(i % 2)
        if t % 32 == 0:
            out[i * 2 + mine] = out[0] + 1 if mine == 1 else i
        ready[mine].arrive()
        if mine == 0:
            ready[1].wait(i % 2)


@fp.jit
def run_in_turns(out: fp.Tensor, rounds: fp.Int32) -> None:
    in_turns(out, rounds).launch(grid=1, block=64)


def test_barriers_let_warps_take_turns() -> None:
    out = np.full(14, -1, np.int32)
    run_in_turns(out, 7)
    assert out.tolist() == [value for i in range(7) for value in (i, 1)]


@fp.kernel
def copy_box(source: Any, target: Any, corner: tuple[fp.Int32, fp.Int32], to: fp.Int32) -> None:
    arrived = fp.barriers(1)
    if source.swizzle:
        box = fp.shared_tile((8, 128 // source.dtype.dtype.itemsize), fp.Float32)
    else:
        box = fp.dynamic_shared(fp.Float32, (8, 32))
    if fp.thread_idx().x == 0:
        arrived[0].init(1)
        fp.fence_barriers()
        arrived[0].arrive(expect=source.bytes)
        fp.copy_bulk(box, source, (corner[0], corner[1]), arrived[0])
        arrived[0].wait(0)
        fp.fence_async()
        fp.store_bulk(target, (to, 0), box)
        fp.commit_bulk()
        fp.wait_bulk(0)


@fp.jit
def run_copy_box(
    a: fp.Tensor, b: fp.Tensor, row: fp.Int32, column: fp.Int32, to: fp.Int32, swizzle: fp.Constexpr
) -> None:
    maps = fp.tensor_map(a, (8, 32), swizzle), fp.tensor_map(b, (8, 32), swizzle)
    copy_box(*maps, (row, column), to).launch(grid=1, block=32, smem=1024)


@pytest.mark.parametrize("swizzle", [0, 128])
@pytest.mark.parametrize(("row", "column"), [(0, 0), (3, 4), (-2, 16), (36, -8), (100, 0)])
def test_a_box_that_leaves_the_tensor_holds_zeros(row: int, column: int, swizzle: int) -> None:
    a, b = random(40, 44), random(16, 32, seed=1)
    expected = b.copy()
    for i in range(8):
        for j in range(32):
            inside = 0 <= row + i < 40 and 0 <= column + j < 44
            expected[5 + i, j] = a[row + i, column + j] if inside else 0
    run_copy_box(a, b, row, column, 5, swizzle)
    assert np.array_equal(b, expected)


@fp.kernel
def copy_all(source: Any, out: fp.Tensor) -> None:
    arrived = fp.barriers(1)
    box = fp.shared_array((2, 1, 2, 3, 8), fp.Float16)
    t = fp.thread_idx().x
    if t == 0:
        arrived[0].init(1)
        fp.fence_barriers()
    fp.sync_threads()
    if t == 0:
        arrived[0].arrive(expect=source.bytes)
        fp.copy_bulk(box, source, (1, 2, 0, 1, 8), arrived[0])
    arrived[0].wait(0)
    for i in range(out.shape[0]):
        out[i] = box.reshape(96)[i]


@fp.jit
def run_copy_all(a: fp.Tensor, out: fp.Tensor) -> None:
    copy_all(fp.tensor_map(a, (2, 1, 2, 3, 8), swizzle=0), out).launch(grid=1, block=32)


def test_a_box_of_five_dimensions() -> None:
    a, out = random(3, 4, 2, 5, 16, dtype=np.float16), np.zeros(96, np.float16)
    run_copy_all(a, out)
    assert np.array_equal(out.reshape(2, 1, 2, 3, 8), a[1:3, 2:3, 0:2, 1:4, 8:16])


@fp.kernel
def multiply_tiles(a: Any, b: Any, out: fp.Tensor, shapes: fp.Constexpr) -> None:
    (a_shape, a_turned), (b_shape, b_turned), dtype = shapes
    arrived = fp.barriers(1)
    first = fp.shared_tile(a_shape, dtype)
    second = fp.shared_tile(b_shape, dtype, a_shape[0] * a_shape[1] * 2)
    t = fp.thread_idx().x
    if t == 0:
        arrived[0].init(1)
        fp.fence_barriers()
        arrived[0].arrive(expect=(a_shape[0] * a_shape[1] + b_shape[0] * b_shape[1]) * 2)
        for tile, source in ((first, a), (second, b)):
            for panel in fp.range_constexpr(tile.shape[1] // 64):
                part = tile.columns(panel * 64, 64)
                fp.copy_bulk(part, source, (0, panel * 64), arrived[0])
    fp.sync_threads()
    arrived[0].wait(0)
    left, right = first.T if a_turned else first, second.T if b_turned else second
    sums = fp.wgmma(left, right)
    fp.commit_wgmma()
    sums = fp.wait_wgmma(0, sums)
    row, column = t // 32 * 16 + t % 32 // 4, t % 4 * 2
    for j in fp.range_constexpr(right.shape[1] // 8):
        for k in fp.range_constexpr(4):
            out[row + k // 2 * 8, column + j * 8 + k % 2] = sums[j * 4 + k]


@fp.jit
def run_multiply(a: fp.Tensor, b: fp.Tensor, out: fp.Tensor, shapes: fp.Constexpr) -> None:
    a_shape, b_shape = shapes[0][0], shapes[1][0]
    maps = fp.tensor_map(a, (a_shape[0], 64)), fp.tensor_map(b, (b_shape[0], 64))
    smem = (a_shape[0] * a_shape[1] + b_shape[0] * b_shape[1]) * 2
    multiply_tiles(*maps, out, shapes).launch(grid=1, block=128, smem=smem)


@pytest.mark.parametrize("a_turned", [False, True])
@pytest.mark.parametrize("b_turned", [False, True])
@pytest.mark.parametrize(("depth", "columns"), [(64, 64), (128, 128), (64, 256)])
@pytest.mark.parametrize("half", [False, True])
def test_products_of_tiles(
    a_turned: bool, b_turned: bool, depth: int, columns: int, half: bool
) -> None:
    numpy_type, dtype = (np.float16, fp.Float16) if half else (ml_dtypes.bfloat16, fp.BFloat16)
    a, b = random(64, depth, dtype=numpy_type), random(depth, columns, dtype=numpy_type, seed=1)
    held_a = np.ascontiguousarray(a.T) if a_turned else a
    held_b = np.ascontiguousarray(b.T) if b_turned else b
    out = np.zeros((64, columns), np.float32)
    shapes = ((held_a.shape, a_turned), (held_b.shape, b_turned), dtype)
    run_multiply(held_a, held_b, out, shapes)
    expected = a.astype(np.float64) @ b.astype(np.float64)
    assert np.allclose(out, expected, rtol=1e-4, atol=1e-3)


@fp.kernel
def multiply_own(a: fp.Tensor, b: Any, out: fp.Tensor, spec: fp.Constexpr) -> None:
    (rows, columns), is_turned, dtype = spec
    arrived = fp.barriers(1)
    tile = fp.shared_tile((rows, columns), dtype)
    t = fp.thread_idx().x
    if t == 0:
        arrived[0].init(1)
        fp.fence_barriers()
        arrived[0].arrive(expect=rows * columns * 2)
        for panel in fp.range_constexpr(columns // 64):
            fp.copy_bulk(tile.columns(panel * 64, 64), b, (0, panel * 64), arrived[0])
    fp.sync_threads()
    arrived[0].wait(0)
    factor = tile.T if is_turned else tile
    row, column = t // 32 * 16 + t % 32 // 4, t % 4 * 2
    own = [
        a[row + k % 4 // 2 * 8, column + k // 4 * 8 + k % 2]
        for k in fp.range_constexpr(factor.shape[0] // 2)
    ]
    sums = fp.wgmma(fp.pack_pairs(own, dtype), factor)
    fp.commit_wgmma()
    sums = fp.wait_wgmma(0, sums)
    for k in fp.range_constexpr(factor.shape[1] // 2):
        out[row + k % 4 // 2 * 8, column + k // 4 * 8 + k % 2] = sums[k]


@fp.jit
def run_multiply_own(a: fp.Tensor, b: fp.Tensor, out: fp.Tensor, spec: fp.Constexpr) -> None:
    rows, columns = spec[0]
    b_map = fp.tensor_map(b, (rows, 64))
    multiply_own(a, b_map, out, spec).launch(grid=1, block=128, smem=rows * columns * 2)


@pytest.mark.parametrize("is_turned", [False, True])
@pytest.mark.parametrize("is_half", [False, True])
def test_the_first_factor_may_lie_in_registers(is_turned: bool, is_half: bool) -> None:
    numpy_type, dtype = (np.float16, fp.Float16) if is_half else (ml_dtypes.bfloat16, fp.BFloat16)
    a, b = random(64, 64), random(64, 128, dtype=numpy_type, seed=1)
    out = np.zeros((64, 128), np.float32)
    held = np.ascontiguousarray(b.T) if is_turned else b
    run_multiply_own(a, held, out, (held.shape, is_turned, dtype))
    expected = a.astype(numpy_type).astype(np.float64) @ b.astype(np.float64)
    assert np.allclose(out, expected, rtol=1e-4, atol=1e-3)


@fp.kernel
def outside(out: fp.Tensor) -> None:
    a, b = fp.shared_tile((64, 64), fp.BFloat16), fp.shared_tile((64, 256), fp.BFloat16, 8192)
    sums = fp.wgmma(a, b)
    fp.commit_wgmma()
    out[fp.thread_idx().x] = fp.wait_wgmma(0, sums)[0]


@fp.jit
def run_outside(out: fp.Tensor) -> None:
    outside(out).launch(grid=1, block=128, smem=8192 + 1024)


@fp.kernel
def off_by_rows(out: fp.Tensor, first: fp.Int32) -> None:
    tile = fp.shared_tile((72, 64), fp.BFloat16)
    for row in range(fp.thread_idx().x, 72, 128):
        for column in range(64):
            tile[row, column] = 0
    fp.fence_async()
    fp.sync_threads()
    sums = fp.wgmma(tile.rows(first, 64), tile.rows(0, 64))
    fp.commit_wgmma()
    out[fp.thread_idx().x] = fp.wait_wgmma(0, sums)[0]


@fp.jit(options="--enable-assertions")
def run_off_by_rows(out: fp.Tensor, first: fp.Int32) -> None:
    off_by_rows(out, first).launch(grid=1, block=128, smem=72 * 128)


@pytest.mark.parametrize(("first", "is_fine"), [(0, True), (8, True), (12, False), (16, False)])
def test_rows_of_a_tile_start_at_a_multiple_of_8(first: int, is_fine: bool) -> None:
    out = np.ones(128, np.float32)
    if is_fine:
        run_off_by_rows(out, first)
        assert not out.any()
        return
    with pytest.raises(ValueError, match="start at a multiple of 8, and end within its 72 rows"):
        run_off_by_rows(out, first)


def test_a_product_beyond_shared_memory_is_refused() -> None:
    with pytest.raises(RuntimeError, match="a tile of a product must lie in shared memory"):
        run_outside(np.zeros(128, np.float32))


@fp.kernel
def through_a_tile(source: Any, out: fp.Tensor) -> None:
    arrived = fp.barriers(1)
    tile = fp.shared_tile((16, 64), fp.Float32)
    t = fp.thread_idx().x
    if t == 0:
        arrived[0].init(1)
        fp.fence_barriers()
        arrived[0].arrive(expect=2 * source.bytes)
        fp.copy_bulk(tile.columns(0, 32), source, (0, 0), arrived[0])
        fp.copy_bulk(tile.columns(32, 32), source, (0, 32), arrived[0])
    fp.sync_threads()
    arrived[0].wait(0)
    for row in range(16):
        tile[row, t] = tile[row, t] * 2
        out[t, row] = tile.T[t, row]


@fp.jit
def run_through_a_tile(a: fp.Tensor, out: fp.Tensor) -> None:
    source = fp.tensor_map(a, (16, 32))
    through_a_tile(source, out).launch(grid=1, block=64, smem=4096)


def test_indices_of_a_tile_agree_with_copies() -> None:
    a, out = random(16, 64), np.zeros((64, 16), np.float32)
    run_through_a_tile(a, out)
    assert np.array_equal(out, 2 * a.T)


@fp.kernel
def chunks_of_a_tile(a: fp.Tensor, out: fp.Tensor, other: fp.Constexpr) -> None:
    """Write rows of a tile 16 bytes at a time, read them as matrices and as chunks."""
    tile, t = fp.shared_tile((16, 128), fp.BFloat16), fp.lane_id()
    for row in range(16):
        for first in fp.range_constexpr(0, 128, 64):
            if t < 8:
                tile.store_vec(row, first + t * 8, a[row].load_vec(first + t * 8, 8))
    fp.sync_warp()
    held = fp.map_shared(tile, 0) if other else tile
    for left in fp.range_constexpr(0, 128, 16):
        # Two matrices of 8 by 8, one below the other, and the two to the right of them.
        words = fp.ldmatrix(tile, (t % 16, left + t // 16 * 8))
        for i in fp.range_constexpr(4):
            row, column = i % 2 * 8 + t // 4, left + i // 2 * 8 + t % 4 * 2
            out[0, row, column] = fp.Float32(fp.Uint32(words[i]) & 0xFFFF)
            out[0, row, column + 1] = fp.Float32(fp.Uint32(words[i]) >> 16)
    if t < 16:
        for left in fp.range_constexpr(0, 128, 8):
            for i, value in enumerate(held.load_vec(t, left, 8)):
                out[1, t, left + i] = value


@fp.jit(options="--enable-assertions")
def run_chunks(a: fp.Tensor, out: fp.Tensor, other: fp.Constexpr) -> None:
    chunks_of_a_tile(a, out, other).launch(grid=1, block=32, smem=4096, cluster=1)


@pytest.mark.parametrize("other", [False, True])
def test_a_tile_is_read_as_matrices_and_in_chunks(
    other: bool, capfd: pytest.CaptureFixture[str]
) -> None:
    a, out = random(16, 128, dtype=ml_dtypes.bfloat16), np.zeros((2, 16, 128), np.float32)
    run_chunks(a, out, other)
    assert (out[0] == a.view(np.uint16)).all() and (out[1] == a.astype(np.float32)).all()
    # Eight rows, or the chunks of a row, are in different banks.
    assert "bank conflict" not in capfd.readouterr().err


@pytest.mark.parametrize(
    ("use", "message"),
    [
        (
            lambda tile: tile.load_vec(0, 4, 8),
            "8 elements of a tile start at a multiple of 8, got 4",
        ),
        (lambda tile: tile.load_vec(0, 0, 16), "at most 16 bytes, got 16 of BFloat16"),
        (lambda tile: tile.T.load_vec(0, 0, 8), "takes rows of a tile, not of its transpose"),
        (lambda tile: fp.ldmatrix(tile, 0), "takes a row and a column of a tile"),
    ],
)
def test_what_no_chunk_of_a_tile_is(use: Any, message: str) -> None:
    @fp.kernel
    def wrong() -> None:
        use(fp.shared_tile((8, 64), fp.BFloat16))

    with pytest.raises(fp.CompileError, match=message):
        wrong().launch(grid=1, block=32, smem=1024)


@fp.kernel
def elect_in_warps(out: fp.Tensor) -> None:
    t = fp.thread_idx().x
    if t % 3 == 0:
        return
    out[t] = fp.select(fp.elect(), 1, 0)


def test_one_thread_of_each_warp_is_elected() -> None:
    out = np.full(80, -1, np.int32)
    elect_in_warps(out).launch(grid=1, block=80)
    rest = [t for t in range(80) if t % 3]
    first = {min(t for t in rest if t // 32 == warp) for warp in range(3)}
    assert out.tolist() == [-1 if t % 3 == 0 else int(t in first) for t in range(80)]


@fp.kernel
def all_fences(out: fp.Tensor) -> None:
    for scope in ("block", "cluster", "gpu", "system"):
        fp.fence(scope)
    for memory in ("shared", "global", "all"):
        fp.fence_async(memory)
    if fp.elect():
        out[0] = 1.0


@fp.jit
def run_all_fences(out: fp.Tensor) -> None:
    all_fences(out).launch(grid=1, block=32)


def test_fences() -> None:
    out = np.zeros(1, np.float32)
    run_all_fences(out)
    assert out[0] == 1
    fake = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),), memspace="gmem")
    ptx = fp.compile(run_all_fences, fake, options="--gpu-arch sm_90a").ptx
    for kind in ("acq_rel.cta", "acq_rel.cluster", "acq_rel.gpu", "acq_rel.sys"):
        assert f"fence.{kind};" in ptx
    for kind in (".shared::cta", ".global", ""):
        assert f"fence.proxy.async{kind};" in ptx
    assert "elect.sync _|elected, 0xffffffff;" in ptx

    @fp.kernel
    def wrong(out: fp.Tensor) -> None:
        fp.fence("warp")

    with pytest.raises(fp.CompileError, match="fence takes 'block', 'cluster', 'gpu', 'system'"):
        wrong(out).launch(grid=1, block=32)


MISTAKES = {
    "a wait left out": "nonsense",
    "one arrival too many expected": r"for phase 0 of the barrier at byte \d+ .* misses 1 of 2 arrivals and 0 bytes; the last to "
    "arrive was thread 0 at",
    "too few bytes": "nonsense",
    "too many bytes": "misses 0 of 1 arrivals and 16 bytes",
    "an arrival too many": "more arrivals than the barrier has in a phase",
    "a barrier without init": "the barrier was not initialised",
    "the wrong phase": "nonsense",
    "a phase too far": "for phase 1 of the barrier",
    "no arrivals at all": "a barrier takes 1 to 65535 arrivals",
}


@fp.kernel
def mistaken(source: Any, out: fp.Tensor, mistake: fp.Constexpr) -> None:
    arrived = fp.barriers(1)
    box = fp.shared_array((8, 32), fp.Float32)
    t = fp.thread_idx().x
    if t == 0 and mistake != "a barrier without init":
        counts = {"one arrival too many expected": 2, "no arrivals at all": 0}
        arrived[0].init(counts.get(mistake, 1))
        fp.fence_barriers()
    fp.sync_threads()
    if t == 0:
        off = {"too few bytes": -source.bytes, "too many bytes": 16}.get(mistake, 0)
        arrived[0].arrive(expect=source.bytes + off)
        fp.copy_bulk(box, source, (0, 0), arrived[0])
        if mistake == "an arrival too many":
            arrived[0].arrive()
    if mistake != "a wait left out":
        arrived[0].wait(1 if mistake == "the wrong phase" else 0)
    if mistake == "a phase too far":
        arrived[0].wait(1)
    out[t] = box[0, t]


@fp.jit
def run_mistaken(a: fp.Tensor, out: fp.Tensor, mistake: fp.Constexpr) -> None:
    mistaken(fp.tensor_map(a, (8, 32), 0), out, mistake).launch(grid=1, block=32)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_the_simulation_finds_mistakes(mistake: str) -> None:
    a, out = random(8, 32), np.zeros(32, np.float32)
    wanted = MISTAKES[mistake]
    if wanted == "nonsense":
        run_mistaken(a, out, mistake)
        assert np.isnan(out).all()
        return
    with pytest.raises(RuntimeError, match=wanted) as caught:
        run_mistaken(a, out, mistake)
    assert "test_hopper.py:" in str(caught.value) or "takes 1 to" in wanted


@fp.kernel
def take_map(source: Any) -> None:
    source.prefetch()


@fp.jit
def run_mapped(a: fp.Tensor, box: fp.Constexpr, swizzle: fp.Constexpr) -> None:
    take_map(fp.tensor_map(a, box, swizzle)).launch(grid=1, block=32)


@pytest.mark.parametrize(
    ("columns", "first", "box", "swizzle", "message"),
    [
        (32, 1, (8, 32), 0, "is not a multiple of 16 bytes"),
        (
            33,
            0,
            (8, 32),
            0,
            r"the stride of dimension 1 \(the last is 0\) is 132 bytes, expected a multiple of 16",
        ),
        (32, 0, (8, 300), 0, r"side 0 of the box \(the last is 0\) is 300, expected 1 to 256"),
        (32, 0, (8, 2), 0, "a row of the box has 8 bytes, expected a multiple of 16"),
        (64, 0, (8, 64), 128, "a row of the box has 256 bytes, more than the 128 of the swizzle"),
    ],
)
def test_what_no_map_can_describe(
    columns: int, first: int, box: Any, swizzle: int, message: str
) -> None:
    memory = np.zeros(8 * columns + 4, np.float32)
    start = -memory.ctypes.data // 4 % 4 + first
    a = memory[start : start + 8 * columns].reshape(8, columns) if first < 4 else memory
    with pytest.raises(ValueError, match=message):
        run_mapped(a, box, swizzle)


@pytest.mark.parametrize(
    ("shape", "box", "swizzle", "message"),
    [
        ((), (), 0, "a tensor of 1 to 5 dimensions, got 0"),
        ((1,) * 5 + (8,), (1,) * 5 + (8,), 0, "a tensor of 1 to 5 dimensions, got 6"),
        ((32,), 32, 0, "box: expected a tuple of sides, got int"),
        ((8, 32), (8,), 0, "the box has 1 sides, and `a` 2 dimensions"),
        ((8, 32), (8.0, 32), 0, "a side of the box must be an int"),
        ((8, 32), (8, 32), 16, "a swizzle is 0, 32, 64 or 128 bytes, got 16"),
    ],
)
def test_what_is_known_of_a_map_is_checked_when_compiling(
    shape: Any, box: Any, swizzle: int, message: str
) -> None:
    with pytest.raises(fp.CompileError, match=message):
        run_mapped(np.zeros(shape, np.float32), box, swizzle)


@fp.kernel
def write_matrices(
    a: fp.Tensor, out: fp.Tensor, count: fp.Constexpr, transpose: fp.Constexpr
) -> None:
    tile = fp.shared_tile((32, 64), fp.BFloat16)
    t = fp.thread_idx().x
    for row in range(t, 32, 32):
        for column in range(64):
            tile[row, column] = 0
    fp.sync_threads()
    words = [fp.pack_pairs([a[i, t, 0], a[i, t, 1]], fp.BFloat16)[0] for i in range(count)]
    fp.stmatrix(tile, (t, 8), words, transpose=transpose)
    fp.sync_threads()
    for column in range(64):
        out[t, column] = tile[t, column]


@fp.jit
def run_write_matrices(
    a: fp.Tensor, out: fp.Tensor, count: fp.Constexpr, transpose: fp.Constexpr
) -> None:
    write_matrices(a, out, count, transpose).launch(grid=1, block=32, smem=32 * 128)


@pytest.mark.parametrize("count", [1, 2, 4])
@pytest.mark.parametrize("transpose", [False, True])
def test_a_warp_writes_matrices_to_a_tile(count: int, transpose: bool) -> None:
    a = np.arange(4 * 64, dtype=np.float32).reshape(4, 32, 2)
    out = np.zeros((32, 64), np.float32)
    run_write_matrices(a, out, count, transpose)
    expected = np.zeros((32, 64), np.float32)
    for i in range(count):
        matrix = a[i].reshape(8, 8)
        expected[i * 8 : i * 8 + 8, 8:16] = matrix.T if transpose else matrix
    assert np.array_equal(out, expected)


@fp.kernel
def take_turns_by_number(out: fp.Tensor, rounds: fp.Int32, first: fp.Constexpr) -> None:
    warp, t = fp.warp_id(), fp.thread_idx().x % 32
    if warp == 1:
        fp.named_barrier(first, 64).arrive()
    for i in range(rounds):
        fp.named_barrier(fp.Int32(1) + warp, 64).sync()
        if t == 0:
            out[i * 2 + warp] = out[fp.select(i * 2 + warp > 0, i * 2 + warp - 1, 0)] + 1
        fp.named_barrier(fp.Int32(2) - warp, 64).arrive()


@fp.jit
def run_by_number(out: fp.Tensor, rounds: fp.Int32, first: fp.Constexpr) -> None:
    take_turns_by_number(out, rounds, first).launch(grid=1, block=64)


def test_warps_take_turns_at_barriers_by_number() -> None:
    out = np.zeros(14, np.int32)
    run_by_number(out, 7, 1)
    assert out.tolist() == list(range(1, 15))


def test_a_barrier_by_number_that_nobody_else_reaches_is_a_deadlock_with_its_line() -> None:
    text = (
        "test_hopper.py:[0-9]+ for the barrier with number 1, where 32 of 64 threads have arrived"
    )
    with pytest.raises(RuntimeError, match=text):
        run_by_number(np.zeros(14, np.int32), 7, 3)


def test_numbers_of_barriers_are_checked() -> None:
    @fp.kernel
    def waits(number: fp.Constexpr, threads: fp.Constexpr) -> None:
        fp.named_barrier(number, threads).sync()

    @fp.jit
    def run(number: fp.Constexpr, threads: fp.Constexpr) -> None:
        waits(number, threads).launch(grid=1, block=64)

    with pytest.raises(fp.CompileError, match="from 1 to 15, got 16"):
        run(16, 64)
    with pytest.raises(fp.CompileError, match="multiples of 32, from 32 to 1024, got 40"):
        run(1, 40)
    with pytest.raises(RuntimeError, match="that the block has"):
        run(1, 96)
