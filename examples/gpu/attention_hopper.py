"""attention_hopper: softmax(q k^T * scale) v on Hopper's tensor cores, heads of 64 or 128, full or causal.

A block takes 128 queries of one head. Its first warpgroup copies tiles of 128 keys and values into a ring of stages;
each of the other two has 64 queries. A consumer starts the scores of the next tile before it adds the products of the
last one, so that the tensor cores are busy while it computes the softmax. Weights stay in registers: the sums of one
product are the first factor of the next.
"""

from __future__ import annotations

import math
from typing import Any

import arrays
import fishplate as fp
import numpy as np
from fishplate.pipeline import pipeline

QUERIES, KEYS, STAGES = 128, 128, 2
CONSUMERS = 2
THREADS = 128 * (1 + CONSUMERS)


def tile_bytes(rows: int, head: int) -> int:
    """Return the bytes of a tile."""
    return rows * head * 2


def shared_bytes(head: int) -> int:
    """Return the shared memory of a block: the queries, and stages of keys and values."""
    return tile_bytes(QUERIES, head) + 2 * STAGES * tile_bytes(KEYS, head)


@fp.jit
def copy_tile(to: Any, source: Any, head: Any, row: Any, arrived: Any) -> None:
    """Copy rows of a head, 64 columns at a time."""
    for left in fp.range_constexpr(0, to.shape[1], 64):
        fp.copy_bulk(to.columns(left, 64), source, (head, row, left), arrived)


@fp.jit
def stage_tile(size: fp.Constexpr, stage: Any, is_value: fp.Constexpr) -> Any:
    """Return the tile of keys or values of a stage."""
    first = tile_bytes(QUERIES, size) + is_value * STAGES * tile_bytes(KEYS, size)
    return fp.shared_tile((KEYS, size), fp.BFloat16, first + stage * tile_bytes(KEYS, size))


@fp.jit
def softmax_step(scores: Any, top: Any, scale: Any) -> Any:
    """Return the weights of a thread's scores in two rows, the new maxima, and the factor for older sums."""
    highest, worth, weights = [], [], []
    for row in fp.range_constexpr(2):
        high = top[row]
        for i in fp.range_constexpr(row * 2, len(scores), 4):
            high = fp.math.fmax(high, fp.math.fmax(scores[i], scores[i + 1]))
        high = fp.math.fmax(high, fp.shuffle_xor(high, 1))
        high = fp.math.fmax(high, fp.shuffle_xor(high, 2))
        highest.append(high)
        worth.append(fp.math.fast_exp2((top[row] - high) * scale))
    shift = tuple(high * scale for high in highest)
    for i in fp.range_constexpr(len(scores)):
        weights.append(fp.math.fast_exp2(fp.math.fma(scores[i], scale, -shift[i % 4 // 2])))
    return tuple(weights), tuple(highest), tuple(worth)


@fp.jit
def add_weights(weights: Any, total: Any, worth: Any) -> Any:
    """Return the sums of weights of two rows, over the columns of this thread."""
    rows = []
    for row in fp.range_constexpr(2):
        parts = [total[row] * worth[row], fp.Float32(0)]
        for i in fp.range_constexpr(row * 2, len(weights), 4):
            parts = [parts[0] + weights[i], parts[1] + weights[i + 1]]
        rows.append(parts[0] + parts[1])
    return tuple(rows)


@fp.jit
def hide(scores: Any, first: Any, query: Any, keys: Any, is_causal: fp.Constexpr) -> Any:
    """Return scores, with minus infinity for keys that a query must not see."""
    seen = []
    for i in fp.range_constexpr(len(scores)):
        key = first + i // 4 * 8 + fp.thread_idx().x % 4 * 2 + i % 2
        is_seen = key < keys
        if is_causal:
            is_seen = is_seen & (key <= query + i % 4 // 2 * 8)
        seen.append(fp.select(is_seen, scores[i], fp.Float32(-math.inf)))
    return tuple(seen)


@fp.jit
def clear_rows(tile: Any, first: Any, consumer: Any) -> None:
    """Set the rows of a tile of values from `first` on to 0; the threads of all consumers do it together."""
    if first < KEYS:
        chunks = tile.shape[1] // 8
        thread = consumer * 128 + fp.thread_idx().x % 128
        for i in fp.range(first * chunks + thread, KEYS * chunks, 128 * CONSUMERS):
            tile.store_vec(i // chunks, i % chunks * 8, (0,) * 8)
        fp.fence_async()
        fp.named_barrier(3, 128 * CONSUMERS).sync()


@fp.jit
def attend(
    maps: Any, out: Any, at: Any, starts: Any, keys: Any, group: Any, scale: Any, spec: fp.Constexpr
) -> None:
    """Set 128 rows of out, starting at row `at[1]` of head `at[0]`; queries and keys begin at the rows `starts`.

    `spec` is the size of a head, whether attention is causal, and whether there may be any numbers after the last value;
    otherwise the copies bring zeros from there."""
    (q, k, v), (head, row), (size, is_causal, is_packed) = maps, at, spec
    # Queries are filled once; keys and values have separate stages, because values are read a step later.
    asked, keyed, valued = pipeline(1), pipeline(STAGES, CONSUMERS), pipeline(STAGES, CONSUMERS)
    thread = fp.thread_idx().x
    tiles = (keys + KEYS - 1) // KEYS
    if is_causal:
        tiles = min(tiles, (row + QUERIES + KEYS - 1) // KEYS)
    queries = fp.shared_tile((QUERIES, size), fp.BFloat16)
    role = fp.shuffle(thread // 128, 0)
    if role == 0:
        fp.fewer_registers(24)
        if thread == 0:
            full = asked.acquire(asked.producer(), tile_bytes(QUERIES, size))
            copy_tile(queries, q, head, starts[0] + row, full)
            turn = keyed.producer()
            for step in range(tiles):
                first = starts[1] + (tiles - 1 - step) * KEYS
                full = keyed.acquire(turn, tile_bytes(KEYS, size))
                copy_tile(stage_tile(size, turn.stage, 0), k, head // group, first, full)
                full = valued.acquire(turn, tile_bytes(KEYS, size))
                copy_tile(stage_tile(size, turn.stage, 1), v, head // group, first, full)
                turn = keyed.next(turn)
    else:
        fp.more_registers(240)
        consumer = role - 1
        mine = thread % 128
        own = row + consumer * 64 + mine // 32 * 16 + mine % 32 // 4
        factor = queries.rows(consumer * 64, 64)
        asked.wait(asked.consumer())
        turn = keyed.consumer()
        keyed.wait(turn)
        scores = fp.wgmma(factor, stage_tile(size, turn.stage, 0).T)
        fp.commit_wgmma()
        scores = fp.wait_wgmma(0, scores)
        if mine == 0:
            keyed.release(turn)
        scores = hide(scores, (tiles - 1) * KEYS, own, keys, is_causal)
        top = (fp.Float32(-math.inf),) * 2
        weights, top, worth = softmax_step(scores, top, scale)
        total = add_weights(weights, (fp.Float32(0),) * 2, worth)
        words = fp.pack_pairs(weights, fp.BFloat16)
        sums = (fp.Float32(0),) * (size // 2)
        # The turn of the next keys, and that of the values for these weights.
        last, turn = turn, keyed.next(turn)
        if is_packed:
            # A weight of 0 does not hide an infinity.
            valued.wait(last)
            clear_rows(stage_tile(size, last.stage, 1), keys - (tiles - 1) * KEYS, consumer)
        # Consumers start products in turns: one computes its softmax while the products of the other run.
        ours = fp.named_barrier(fp.Int32(1) + consumer, 128 * CONSUMERS)
        theirs = fp.named_barrier(fp.Int32(2) - consumer, 128 * CONSUMERS)
        if consumer == 1:
            theirs.arrive()
        for _ in range(1, tiles):
            keyed.wait(turn)
            ours.sync()
            scores = fp.wgmma(factor, stage_tile(size, turn.stage, 0).T)
            fp.commit_wgmma()
            valued.wait(last)
            sums = fp.wgmma(words, stage_tile(size, last.stage, 1), sums)
            fp.commit_wgmma()
            theirs.arrive()
            scores = fp.wait_wgmma(1, scores)
            if mine == 0:
                keyed.release(turn)
            weights, top, worth = softmax_step(scores, top, scale)
            total = add_weights(weights, total, worth)
            sums = fp.wait_wgmma(0, sums)
            if mine == 0:
                valued.release(last)
            sums = tuple(sums[i] * worth[i % 4 // 2] for i in fp.range_constexpr(size // 2))
            words = fp.pack_pairs(weights, fp.BFloat16)
            last, turn = turn, keyed.next(turn)
        valued.wait(last)
        sums = fp.wgmma(words, stage_tile(size, last.stage, 1), sums)
        fp.commit_wgmma()
        sums = fp.wait_wgmma(0, sums)
        part = []
        for at in fp.range_constexpr(2):
            one = total[at] + fp.shuffle_xor(total[at], 1)
            part.append(1 / (one + fp.shuffle_xor(one, 2)))
        for j in fp.range_constexpr(size // 8):
            column = j * 8 + mine % 4 * 2
            for at in fp.range_constexpr(2):
                if own + at * 8 < out.shape[1]:
                    pair = sums[j * 4 + at * 2] * part[at], sums[j * 4 + at * 2 + 1] * part[at]
                    out.store_vec(head, own + at * 8, column, pair)


@fp.kernel(noalias=True)
def attention_kernel(
    q: Any,
    k: Any,
    v: Any,
    out: fp.Tensor,
    keys: fp.Int32,
    group: fp.Int32,
    scale: fp.Float32,
    spec: fp.Constexpr,
) -> None:
    """Set the rows of out of 128 queries of a head."""
    # Longest rows first, so that no block starts late and runs long.
    row = (fp.grid_dim().x - 1 - fp.block_idx().x) * QUERIES
    attend((q, k, v), out, (fp.block_idx().y, row), (0, 0), keys, group, scale, spec)


@fp.jit(options="--gpu-arch sm_90a")
def attention_hopper(
    q: fp.Tensor,
    k: fp.Tensor,
    v: fp.Tensor,
    out: fp.Tensor,
    scale: fp.Float32,
    size: fp.Constexpr,
    is_causal: fp.Constexpr,
) -> None:
    """Set out to the attention of each head; tensors are heads by rows by `size`, and several heads of q may share one
    of k."""
    assert q.shape[2] == size and k.shape[2] == size and v.shape[2] == size, (
        "heads have another size"
    )
    assert k.shape[1] == v.shape[1] and out.shape[1] == q.shape[1], "rows do not fit"
    assert k.shape[0] == v.shape[0] and q.shape[0] % k.shape[0] == 0, "heads do not fit"
    assert out.is_aligned(2), "rows of out do not start at multiples of 4 bytes"
    maps = tuple(
        fp.tensor_map(x, (1, rows, 64)) for x, rows in ((q, QUERIES), (k, KEYS), (v, KEYS))
    )
    grid = ((q.shape[1] + QUERIES - 1) // QUERIES, q.shape[0])
    spec = size, is_causal, False
    attention_kernel(
        *maps, out, k.shape[1], q.shape[0] // k.shape[0], scale * (1 / math.log(2)), spec
    ).launch(grid=grid, block=THREADS, smem=shared_bytes(size))


def main(n: int = 200, m: int = 300, size: int = 64, heads: int = 2, shared_by: int = 2) -> None:
    """Check the kernel against NumPy, full and causal; that many heads of q share one of k and v."""
    shapes = (heads, n, size), (heads // shared_by, m, size), (heads // shared_by, m, size)
    q, k, v = (arrays.put_bfloat16(arrays.random(*shape, seed=i)) for i, shape in enumerate(shapes))
    wide = [arrays.get(q), *(np.repeat(arrays.get(x), shared_by, axis=0) for x in (k, v))]
    got, expected = [], []
    for is_causal in (False, True):
        out = arrays.put_bfloat16(np.zeros(shapes[0], np.float32))
        attention_hopper(q, k, v, out, size**-0.5, size, is_causal)
        scores = wide[0] @ wide[1].transpose(0, 2, 1) * size**-0.5
        if is_causal:
            scores[:, np.arange(m)[None, :] > np.arange(n)[:, None]] = -np.inf
        e = np.exp(scores - scores.max(axis=2, keepdims=True))
        got.append(arrays.get(out))
        expected.append(e / e.sum(axis=2, keepdims=True) @ wide[2])
    arrays.report("attention_hopper", np.stack(got), np.stack(expected), rtol=1 / 64, atol=0.02)


if __name__ == "__main__":
    main()
