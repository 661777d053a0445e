"""attention: softmax(q k^T / sqrt(d)) v for one head, the weights kept in memory. The plain way: three passes."""

from __future__ import annotations

import fishplate as fp
import numpy as np
from softmax import softmax_row


@fp.jit
def dot(a: fp.Tensor, b: fp.Tensor) -> fp.Float32:
    """Return the scalar product of two vectors."""
    total = a.dtype(0)
    for d in fp.range(a.shape[0], reassoc=True):
        total += a[d] * b[d]
    return total


@fp.jit
def attention(q: fp.Tensor, k: fp.Tensor, v: fp.Tensor, weights: fp.Tensor, out: fp.Tensor) -> None:
    """Set weights to how much each query takes of each key, and out to the sum of values by weight."""
    queries, depth = q.shape
    keys, width = v.shape
    assert k.shape[0] == keys and k.shape[1] == depth, (
        "k needs a row for each of v, as long as those of q"
    )
    assert weights.shape[0] == queries and weights.shape[1] == keys, "weights are queries by keys"
    assert out.shape[0] == queries and out.shape[1] == width, "out is queries by columns of v"
    assert keys > 0, "there are no keys"
    scale = fp.math.rsqrt(q.dtype(depth))
    for i in fp.parallel_range(queries):
        row, result = weights[i], out[i]
        for j in range(keys):
            row[j] = dot(q[i], k[j]) * scale
        softmax_row(row, row)
        for d in range(width):
            result[d] = 0
        for j in range(keys):
            weight = row[j]
            for d in range(width):
                result[d] += weight * v[j, d]


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
