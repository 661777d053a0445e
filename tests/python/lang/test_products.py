"""Products of warpgroups for every type of elements: factors in shared memory, and the first one in registers."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import ml_dtypes
import numpy as np
import pytest


def random(*shape: int, dtype: Any = np.float32, seed: int = 0) -> Any:
    return np.random.default_rng(seed).standard_normal(shape).astype(dtype)


@fp.kernel
def multiply_along(a: Any, b: Any, out: fp.Tensor, types: fp.Constexpr) -> None:
    depth = 128 * 8 // types[0].dtype.bits
    arrived = fp.barriers(1)
    first = fp.shared_tile((64, depth), types[0])
    second = fp.shared_tile((48, depth), types[1], 64 * 128)
    t = fp.thread_idx().x
    if t == 0:
        arrived[0].init(1)
        fp.fence_barriers()
        arrived[0].arrive(expect=a.bytes + b.bytes)
        fp.copy_bulk(first, a, (0, 0), arrived[0])
        fp.copy_bulk(second, b, (0, 0), arrived[0])
    fp.sync_threads()
    arrived[0].wait(0)
    sums = fp.wgmma(first, second.T)
    fp.commit_wgmma()
    sums = fp.wait_wgmma(0, sums)
    row, column = t // 32 * 16 + t % 32 // 4, t % 4 * 2
    for k in fp.range_constexpr(24):
        out[row + k % 4 // 2 * 8, column + k // 4 * 8 + k % 2] = sums[k]


@fp.jit
def run_multiply_along(a: fp.Tensor, b: fp.Tensor, out: fp.Tensor, types: fp.Constexpr) -> None:
    depth = 128 * 8 // types[0].dtype.bits
    maps = fp.tensor_map(a, (64, depth)), fp.tensor_map(b, (48, depth))
    multiply_along(*maps, out, types).launch(grid=1, block=128, smem=112 * 128)


NAMES = {
    "float8_e4m3fn": fp.Float8E4M3FN,
    "float8_e5m2": fp.Float8E5M2,
    "float16": fp.Float16,
    "bfloat16": fp.BFloat16,
    "float32": fp.Float32,
    "int8": fp.Int8,
    "uint8": fp.Uint8,
}


def factors(first: str, second: str, rows: int) -> Any:
    """Return random factors of 128 bytes along the sum, and their product."""
    made = []
    for seed, (name, count) in enumerate(((first, 64), (second, rows))):
        depth = 128 * 8 // NAMES[name].dtype.bits
        if "int" in name:
            generator, whole = np.random.default_rng(seed), np.iinfo(name)
            made.append(generator.integers(whole.min, whole.max + 1, (count, depth), name))
        else:
            dtype = getattr(ml_dtypes, name, None) or np.dtype(name)
            made.append(random(count, depth, dtype=dtype, seed=seed))
    a, b = made
    return a, b, a.astype(np.float64) @ b.astype(np.float64).T


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("float8_e4m3fn", "float8_e4m3fn"),
        ("float8_e5m2", "float8_e4m3fn"),
        ("float32", "float32"),
        ("int8", "int8"),
        ("uint8", "uint8"),
    ],
)
def test_products_of_other_types(first: str, second: str) -> None:
    a, b, expected = factors(first, second, 48)
    out = np.zeros((64, 48), np.int32 if "int" in first else np.float32)
    run_multiply_along(a, b, out, (NAMES[first], NAMES[second]))
    assert np.allclose(out, expected, rtol=2e-3, atol=2e-2 if first == "float32" else 1e-3)


@fp.kernel
def multiply_words(
    a: fp.Tensor, b: Any, out: fp.Tensor, types: fp.Constexpr, columns: fp.Constexpr
) -> None:
    """Multiply a matrix that the threads hold in words by one in shared memory."""
    depth = 128 * 8 // types[1].dtype.bits
    arrived, second = fp.barriers(1), fp.shared_tile((columns, depth), types[1])
    t = fp.thread_idx().x
    row = t // 32 * 16 + t % 32 // 4
    if t == 0:
        arrived[0].init(1)
        fp.fence_barriers()
        arrived[0].arrive(expect=b.bytes)
        fp.copy_bulk(second, b, (0, 0), arrived[0])
    fp.sync_threads()
    words = []
    for i in fp.range_constexpr(16):
        words.append(a[row + i % 2 * 8, i // 4 * 8 + i % 4 // 2 * 4 + t % 4])
    arrived[0].wait(0)
    sums = fp.wgmma(words, second.T, dtype=types[0])
    fp.commit_wgmma()
    sums = fp.wait_wgmma(0, sums)
    for k in fp.range_constexpr(columns // 2):
        out[row + k % 4 // 2 * 8, t % 4 * 2 + k // 4 * 8 + k % 2] = sums[k]


@fp.jit
def run_multiply_words(
    a: fp.Tensor, b: fp.Tensor, out: fp.Tensor, types: fp.Constexpr, columns: fp.Constexpr
) -> None:
    box = columns, 128 * 8 // types[1].dtype.bits
    smem = max(columns * 128, 1024)
    multiply_words(a, fp.tensor_map(b, box), out, types, columns).launch(
        grid=1, block=128, smem=smem
    )


@pytest.mark.parametrize(
    ("first", "second", "columns"),
    [
        ("bfloat16", "bfloat16", 8),
        ("float16", "float16", 24),
        ("float8_e4m3fn", "float8_e5m2", 40),
        ("float8_e5m2", "float8_e5m2", 16),
        ("float32", "float32", 256),
        ("int8", "int8", 32),
        ("uint8", "uint8", 112),
    ],
)
def test_words_of_every_type(first: str, second: str, columns: int) -> None:
    a, b, expected = factors(first, second, columns)
    out = np.zeros((64, columns), np.int32 if "int" in first else np.float32)
    run_multiply_words(a.view(np.uint32), b, out, (NAMES[first], NAMES[second]), columns)
    assert np.allclose(out, expected, rtol=2e-3, atol=2e-2 if first == "float32" else 1e-3)


@pytest.mark.parametrize("columns", range(8, 257, 8))
def test_every_number_of_columns(columns: int) -> None:
    a, b, expected = factors("bfloat16", "bfloat16", columns)
    out = np.zeros((64, columns), np.float32)
    types = fp.BFloat16, fp.BFloat16
    run_multiply_words(a.view(np.uint32), b, out, types, columns)
    assert np.allclose(out, expected, rtol=2e-3, atol=1e-3)
    shape = fp.sym_int(), fp.sym_int(divisibility=64)
    fakes = [
        fp.make_fake_compact_tensor(dtype, shape, stride_order=(1, 0), memspace="gmem")
        for dtype in (fp.Uint32, fp.BFloat16, fp.Float32)
    ]
    options = "--gpu-arch sm_90a"
    ptx = fp.compile(run_multiply_words, *fakes, types, columns, options=options).ptx
    assert ptx.count(f"wgmma.mma_async.sync.aligned.m64n{columns}k16.f32.bf16.bf16 {{") == 4


def test_words_are_checked() -> None:
    @fp.kernel
    def wrong(out: fp.Tensor, word: Any) -> None:
        b = fp.shared_tile((64, 128), fp.Int8)
        out[0] = fp.wgmma([word] * 4, b.T)[0]

    for word, message in (
        (fp.Float32(1), "expected words of 32 bits .* of Int8, got Float32"),
        (fp.Uint64(1), "expected words of 32 bits .* of Int8, got Uint64"),
        (fp.Uint32(1), "multiplies 64 x k by k x n, .* got 64 x 32 by 128 x 64"),
    ):
        with pytest.raises(fp.CompileError, match=message):
            wrong(np.zeros(1, np.int32), word).launch(grid=1, block=128, smem=8192)


def test_a_product_says_how_other_types_must_lie() -> None:
    @fp.kernel
    def wrong(out: fp.Tensor) -> None:
        a, b = fp.shared_tile((64, 128), fp.Int8), fp.shared_tile((128, 128), fp.Int8, 8192)
        out[0] = fp.wgmma(a, b)[0]

    @fp.jit
    def run(out: fp.Tensor) -> None:
        wrong(out).launch(grid=1, block=128, smem=8192 * 3)

    with pytest.raises(fp.CompileError, match="summed along their rows"):
        run(np.zeros(1, np.int32))

    # PTX has that from version 8.4 on, and the compiler writes 8.0, which more drivers read.
    @fp.kernel
    def mixed(out: fp.Tensor) -> None:
        a, b = fp.shared_tile((64, 128), fp.Uint8), fp.shared_tile((64, 128), fp.Int8, 8192)
        out[0] = fp.wgmma(a, b.T)[0]

    with pytest.raises(fp.CompileError, match="takes tiles of one type, .* got Uint8 and Int8"):
        mixed(np.zeros(1, np.int32)).launch(grid=1, block=128, smem=8192 * 2)


@fp.jit
def both() -> Any:
    return fp.shared_tile((64, 64), fp.BFloat16), fp.shared_tile((64, 64), fp.BFloat16, 8192)


@fp.kernel
def left_out(out: fp.Tensor, steps: fp.Int32, without: fp.Constexpr) -> None:
    """Add products, and leave out what `without` names."""
    a, b = both()
    sums = (0.0,) * 32
    for _ in range(steps):
        if without == "wait in the loop":
            out[1] = sums[0]
        sums = fp.wgmma(a, b, sums)
        if without != "commit":
            fp.commit_wgmma()
    if without == "sums":
        fp.wait_wgmma(0)
    elif without != "wait":
        sums = fp.wait_wgmma(0, sums)
    out[0] = sums[0]


@fp.jit
def run_left_out(out: fp.Tensor, steps: fp.Int32, without: fp.Constexpr) -> None:
    left_out(out, steps, without).launch(grid=1, block=128, smem=16384)


@pytest.mark.parametrize("gpu", [False, True])
@pytest.mark.parametrize(
    ("without", "message"),
    [
        ("wait", "used before it has ended: pass them to wait_wgmma"),
        ("wait in the loop", "used before it has ended"),
        ("sums", "used before it has ended"),
        ("commit", r"commit_wgmma\(\) is missing"),
    ],
)
def test_sums_are_used_after_their_product(without: str, message: str, gpu: bool) -> None:
    out = np.ones(2, np.float32)
    run_left_out(out, 3, "")
    assert out.tolist() == [0, 1]
    options = "--gpu-arch sm_90a" if gpu else ""
    if gpu:
        shape = (fp.sym_int(),)
        out = fp.make_fake_compact_tensor(fp.Float32, shape, memspace="gmem")
        assert "wgmma.mma_async" in fp.compile(run_left_out, out, 3, "", options=options).ptx
    with pytest.raises(fp.CompileError, match=message) as caught:
        fp.compile(run_left_out, out, 3, without, options=options)
    assert "test_products.py" in str(caught.value)


@pytest.mark.parametrize(
    "use",
    [
        lambda s: s * 2,
        lambda s: 2 - s,
        lambda s: -s,
        lambda s: s < 0,
        lambda s: fp.math.exp(s),
        lambda s: max(s, 0.0),
        lambda s: fp.Float32(s),
        lambda s: s.to(fp.Int32),
        lambda s: fp.shuffle_xor(s, 1),
        lambda s: fp.warp_sum(s),
        lambda s: fp.pack_pairs([s, s], fp.BFloat16),
        lambda s: fp.wgmma([s] * 16, both()[1]),
        lambda s: fp.shared_array(4, fp.Float32).store_vec(0, (s, s)),
        lambda s: print(s),
        lambda s: f"{s}",
        lambda s: 1 if s else 0,
    ],
)
def test_every_use_of_unfinished_sums_is_refused(use: Any) -> None:
    @fp.kernel
    def early() -> None:
        sums = fp.wgmma(*both())
        fp.commit_wgmma()
        use(sums[0])

    with pytest.raises(fp.CompileError, match="the sums of a product are used before it has ended"):
        early().launch(grid=1, block=128, smem=16384)


def multiplied(body: Any, block: int = 128) -> None:
    @fp.kernel
    def multiply() -> None:
        body()

    multiply().launch(grid=1, block=block, smem=16384)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        (lambda: fp.wgmma(*both(), (fp.Int32(1),) * 32), "are of type Float32, got Int32"),
        (lambda: fp.wgmma(*both(), (fp.Float64(1),) * 32), "are of type Float32, got Float64"),
        (lambda: fp.wgmma(*both(), (fp.BFloat16(1),) * 32), "are of type Float32, got BFloat16"),
        (lambda: fp.wgmma(*both(), 0), "takes a tuple of sums, got int"),
        (lambda: fp.wgmma(*both(), (0,) * 16), "32 sums for 64 columns, got 16"),
        (lambda: fp.wgmma([1 << 32] * 16, both()[1]), "a word has 32 bits, got 4294967296"),
        (lambda: fp.wait_wgmma(-1), "leaves 0 to 7 groups in progress, got -1"),
        (lambda: fp.wait_wgmma(8), "leaves 0 to 7 groups in progress, got 8"),
    ],
)
def test_wrong_numbers_are_refused(body: Any, message: str) -> None:
    with pytest.raises(fp.CompileError, match=message):
        multiplied(body)


@fp.kernel
def multiply_some(first: fp.Int32, end: fp.Int32, step: fp.Int32) -> None:
    t = fp.thread_idx().x
    if t >= first and t < end and t % step == 0:
        a, b = both()
        sums = fp.wgmma(a, b)
        fp.commit_wgmma()
        fp.wait_wgmma(0, sums)


@pytest.mark.parametrize(
    ("block", "threads", "message"),
    [
        (160, (0, 128, 1), None),
        (256, (128, 256, 1), None),
        (128, (0, 64, 1), "thread 64 has returned after 0 products, and thread 0 after 1"),
        (256, (64, 192, 1), "thread 0 has returned after 0 products, and thread 64 after 1"),
        (128, (0, 128, 2), "thread 1 has returned after 0 products, and thread 0 after 1"),
        (96, (0, 96, 1), "of a warpgroup, and the block has fewer"),
        (160, (0, 160, 1), "of a warpgroup, and the block has fewer"),
    ],
)
def test_all_threads_of_a_warpgroup_multiply(block: int, threads: Any, message: str | None) -> None:
    @fp.jit
    def run(first: fp.Int32, end: fp.Int32, step: fp.Int32) -> None:
        multiply_some(first, end, step).launch(grid=2, block=block, smem=16384)

    if message is None:
        run(*threads)
        return
    with pytest.raises(RuntimeError, match=rf"needs all 128 threads .*{message}") as caught:
        run(*threads)
    assert "test_products.py:" in str(caught.value)
