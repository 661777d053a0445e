"""attention: softmax(q k^T / sqrt(d)) v for one head, with the weights in memory. The plain algorithm: three passes.

Each thread runs them for a few queries at a time, whose weights stay in the cache between passes.
"""

from __future__ import annotations

import fishplate as fp
import numpy as np
from matmul import multiply
from softmax import softmax_row

QUERIES = 96


@fp.jit
def attention(q: fp.Tensor, k: fp.Tensor, v: fp.Tensor, weights: fp.Tensor, out: fp.Tensor) -> None:
    """Set weights to the weight of each key for each query, and out to the weighted sums of values."""
    queries, depth = q.shape
    keys, width = v.shape
    assert k.shape[0] == keys and k.shape[1] == depth, (
        "k needs a row for each of v, as long as those of q"
    )
    assert weights.shape[0] == queries and weights.shape[1] == keys, "weights are queries by keys"
    assert out.shape[0] == queries and out.shape[1] == width, "out is queries by columns of v"
    assert keys > 0, "there are no keys"
    scale = fp.math.rsqrt(q.dtype(depth))
    for chunk in fp.parallel_range((queries + QUERIES - 1) // QUERIES):
        top = chunk * QUERIES
        bottom = min(top + QUERIES, queries)
        rows = weights[top:bottom]
        multiply(q[top:bottom], k.T, rows, QUERIES)
        for i in range(bottom - top):
            row = rows[i]
            for j in range(keys):
                row[j] *= scale
            softmax_row(row, row)
        multiply(rows, v, out[top:bottom], QUERIES)


def main() -> None:
    """Check the kernel against NumPy."""
    q, k, v = np.random.default_rng(0).standard_normal((3, 200, 64), dtype=np.float32)
    weights, out = np.empty((200, 200), np.float32), np.empty_like(q)
    attention(q, k, v, weights, out)
    scores = q.astype(np.float64) @ k.T / 8
    e = np.exp(scores - scores.max(axis=1, keepdims=True))
    expected = e / e.sum(axis=1, keepdims=True) @ v
    print("attention: close to NumPy:", np.allclose(out, expected, rtol=1e-4, atol=1e-5))


if __name__ == "__main__":
    main()
