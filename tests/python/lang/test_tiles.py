"""Tiles in shared memory: what a bulk copy, an index and a matrix see at a place is the same, and what cannot agree is
refused."""

from __future__ import annotations

from typing import Any

import fishplate as fp
import ml_dtypes
import numpy as np
import pytest


@fp.kernel
def through(source: Any, target: Any, out: fp.Tensor, rows: fp.Constexpr) -> None:
    """Copy the lower rows of a tile, read it by indices and as matrices, and copy it on with the elements doubled."""
    arrived = fp.barriers(1)
    columns = source.swizzle // 2
    tile = fp.shared_tile((rows, columns), fp.BFloat16, swizzle=source.swizzle)
    t = fp.thread_idx().x
    if t == 0:
        arrived[0].init(1)
        fp.fence_barriers()
        arrived[0].arrive(expect=2 * source.bytes)
        fp.copy_bulk(tile, source, (0, 0), arrived[0])
        fp.copy_bulk(tile.rows(rows // 2, rows // 2), source, (rows // 2, 0), arrived[0])
    fp.sync_threads()
    arrived[0].wait(0)
    words = fp.ldmatrix(tile, (t % 8, t // 8 % 2 * 8), 2)
    for i in fp.range_constexpr(2):
        for half in fp.range_constexpr(2):
            bits = (words[i] >> (16 * half)) & 0xFFFF
            out[t // 4, i * 8 + t % 4 * 2 + half] = fp.Int32(bits)
    fp.sync_threads()
    for row in range(rows):
        if t < columns:
            tile[row, t] = tile.T[t, row] * 2
    fp.fence_async()
    fp.sync_threads()
    if t == 0:
        for first in fp.range_constexpr(0, rows, rows // 2):
            fp.store_bulk(target, (first, 0), tile.rows(first, rows // 2))
        fp.commit_bulk()
        fp.wait_bulk(0)


@fp.jit(options="--enable-assertions")
def run_through(
    a: fp.Tensor, b: fp.Tensor, out: fp.Tensor, swizzle: fp.Constexpr, rows: fp.Constexpr
) -> None:
    box = rows // 2, swizzle // 2
    maps = fp.tensor_map(a, box, swizzle), fp.tensor_map(b, box, swizzle)
    through(*maps, out, rows).launch(grid=1, block=64, smem=rows * swizzle)


@pytest.mark.parametrize(("swizzle", "rows"), [(128, 16), (64, 32), (32, 64)])
def test_each_swizzle_agrees_with_indices_and_matrices(swizzle: int, rows: int) -> None:
    a = np.arange(rows * swizzle // 2).astype(ml_dtypes.bfloat16).reshape(rows, swizzle // 2)
    b, out = np.zeros_like(a), np.zeros((16, 16), np.int32)
    run_through(a, b, out, swizzle, rows)
    assert (b == a * 2).all()
    assert (out[:8] == a[:8, :16].view(np.uint16)).all()


def copied(make: Any, box: Any, swizzle: int, stores: bool) -> Any:
    """Return the launch of a copy between a tensor of Float32 and what `make` returns."""

    @fp.kernel
    def copy(source: Any) -> None:
        if stores:
            fp.store_bulk(source, (0, 0), make())
        else:
            fp.copy_bulk(make(), source, (0, 0), fp.barriers(1)[0])

    @fp.jit
    def run(a: fp.Tensor) -> None:
        copy(fp.tensor_map(a, box, swizzle)).launch(grid=1, block=1, smem=8192)

    return lambda: run(np.zeros((64, 64), np.float32))


@pytest.mark.parametrize("stores", [False, True])
@pytest.mark.parametrize(
    ("make", "box", "swizzle", "message"),
    [
        (lambda: fp.shared_tile((8, 32), fp.Float32), (8, 32), 0, "rows of 128 bytes and the map"),
        (lambda: fp.shared_tile((8, 32), fp.Float32), (8, 16), 64, "the map those of 64: pass the"),
        (
            lambda: fp.shared_array((8, 32), fp.Float32),
            (8, 32),
            128,
            "pass swizzle=0 to tensor_map",
        ),
        (lambda: fp.shared_tile((8, 32), fp.Int32), (8, 32), 128, "map of Float32 .* of Int32"),
        (lambda: fp.shared_array((8, 32), fp.Int32), (8, 32), 0, "map of Float32 .* of Int32"),
        (lambda: fp.shared_tile((8, 32), fp.Float32), (16, 32), 128, "the tile has 8 rows of 32"),
        (lambda: fp.shared_tile((8, 32), fp.Float32), (8, 16), 128, "a box of 8 rows of 16"),
        (lambda: fp.shared_tile((8, 64), fp.Float32), (8, 32), 128, r"take columns\(first, 32\)"),
        (lambda: fp.shared_tile((8, 32), fp.Float32).T, (8, 32), 128, "not its transpose"),
        (lambda: fp.shared_array((8, 32), fp.Float32), (16, 32), 0, "`shared array` has 256"),
    ],
)
def test_a_box_that_does_not_fit_is_refused(
    make: Any, box: Any, swizzle: int, message: str, stores: bool
) -> None:
    with pytest.raises(fp.CompileError, match=message):
        copied(make, box, swizzle, stores)()


def used(body: Any, options: str = "") -> None:
    @fp.kernel
    def use(place: fp.Int32) -> None:
        body(fp.shared_tile((16, 128), fp.BFloat16), place)

    @fp.jit(options=options)
    def run(place: fp.Int32) -> None:
        use(place).launch(grid=1, block=1, smem=4096)

    run(16)


@pytest.mark.parametrize(
    ("body", "message"),
    [
        # Without the check this would be row 0 of the next 64 columns.
        (lambda tile, at: tile[16, 0], "row 16 is out of range for a tile of 16 rows"),
        (lambda tile, at: tile[0, -1], "column -1 is out of range for a tile of 128 columns"),
        (lambda tile, at: tile.T[0, 16], "row 16 is out of range"),
        (lambda tile, at: tile.rows(0, 8)[8, 0], "row 8 is out of range for a tile of 8 rows"),
        (lambda tile, at: tile.columns(64, 64)[0, 64], "column 64 is out of range"),
        (lambda tile, at: tile[0], "a tile takes a row and a column"),
        (lambda tile, at: tile[0, 1.0], "the column of a tile is an integer"),
        (lambda tile, at: tile.rows(4, 8), "rows 4 to 12 of 16: expected a start at a multiple"),
        (lambda tile, at: tile.rows(8, 16), "rows 8 to 24 of 16"),
        (lambda tile, at: tile.rows(0, 17), "a tile of 16 rows has no 17 rows"),
        (lambda tile, at: fp.shared_tile((8, 64), fp.BFloat16, swizzle=0), "32, 64 or 128 bytes"),
        (lambda tile, at: fp.shared_tile((8, 16), fp.BFloat16, swizzle=64), "in multiples of 32"),
    ],
)
def test_what_lies_outside_of_a_tile(body: Any, message: str) -> None:
    with pytest.raises(fp.CompileError, match=message):
        used(body)


@pytest.mark.parametrize("body", [lambda t, at: t[at, 0], lambda t, at: t.T[0, at]])
def test_a_row_is_checked_at_run_time_with_assertions(body: Any) -> None:
    with pytest.raises(IndexError, match=r"row 16 is out of range .*test_tiles.py:\d+"):
        used(body, "--enable-assertions")


def test_a_tile_starts_at_a_multiple_of_1024_bytes() -> None:
    def take(tile: Any, at: Any) -> None:
        fp.shared_tile((8, 64), fp.BFloat16, at)

    used(take)
    with pytest.raises(ValueError, match=r"a multiple of 1024 bytes \(.*test_tiles.py:\d+\)"):
        used(take, "--enable-assertions")


def test_products_take_whole_rows() -> None:
    @fp.kernel
    def multiply(out: fp.Tensor) -> None:
        a = fp.shared_tile((64, 32), fp.BFloat16, swizzle=64)
        fp.wgmma(a, fp.shared_tile((64, 32), fp.BFloat16, 4096, swizzle=64).T)

    with pytest.raises(fp.CompileError, match="rows have 128 bytes, got one of swizzle=64"):
        multiply(np.zeros(1, np.float32)).launch(grid=1, block=128, smem=8192)
