"""The gallery written in idiomatic Numba: same algorithms, threads on, fastmath off.

Matrix products and attention are simpler than the gallery's, whose panels make Numba slower.
"""

# Numba's functions take any types: it compiles them for the types of the arguments.
# ruff: noqa: ANN001, ANN201

from __future__ import annotations

import math

import numba
import numpy as np

PARTS, TILE = 16, 64
ROWS, COLUMNS, DEPTH = 4, 32, 256
ROOT_HALF = np.float32(math.sqrt(0.5))
jit = numba.njit(parallel=True)
inner = numba.njit


@jit
def add_one(a, b):
    for i in numba.prange(a.shape[0]):
        b[i] = a[i] + np.float32(1)


@jit
def saxpy(a, x, y):
    a = np.float32(a)
    for i in numba.prange(x.shape[0]):
        y[i] = a * x[i] + y[i]


@jit
def strided_copy(x, out):
    n, m = x.shape
    if x.strides[1] == x.itemsize and out.strides[1] == out.itemsize:
        for i in numba.prange(n):
            for j in range(m):
                out[i, j] = x[i, j]
    else:
        for block in numba.prange((n + TILE - 1) // TILE):
            top = block * TILE
            bottom = min(top + TILE, n)
            for left in range(0, m, TILE):
                right = min(left + TILE, m)
                for i in range(top, bottom):
                    for j in range(left, right):
                        out[i, j] = x[i, j]


@jit
def vector_sum(x):
    total = 0.0
    for i in numba.prange(x.shape[0]):
        total += x[i]
    return total


@inner
def softmax_row(x, out):
    top = x[0]
    for j in range(1, x.shape[0]):
        top = max(top, x[j])
    total = np.float32(0)
    for j in range(x.shape[0]):
        e = math.exp(x[j] - top)
        out[j] = e
        total += e
    scale = np.float32(1) / total
    for j in range(x.shape[0]):
        out[j] *= scale


@jit
def softmax(x, out):
    for i in numba.prange(x.shape[0]):
        softmax_row(x[i], out[i])


@jit
def rmsnorm(x, weight, out):
    n, m = x.shape
    for i in numba.prange(n):
        squares = np.float32(0)
        for j in range(m):
            squares += x[i, j] * x[i, j]
        scale = np.float32(1) / math.sqrt(squares / np.float32(m) + np.float32(1e-6))
        for j in range(m):
            out[i, j] = x[i, j] * scale * weight[j]


@jit
def layernorm(x, weight, bias, out):
    n, m = x.shape
    for i in numba.prange(n):
        total = np.float32(0)
        for j in range(m):
            total += x[i, j]
        mean = total / np.float32(m)
        squares = np.float32(0)
        for j in range(m):
            squares += (x[i, j] - mean) * (x[i, j] - mean)
        scale = np.float32(1) / math.sqrt(squares / np.float32(m) + np.float32(1e-5))
        for j in range(m):
            out[i, j] = (x[i, j] - mean) * scale * weight[j] + bias[j]


@jit
def gelu(x, out):
    for i in numba.prange(x.shape[0]):
        out[i] = np.float32(0.5) * x[i] * (np.float32(1) + math.erf(x[i] * ROOT_HALF))


@jit
def histogram(x, low, high, counts, bins):
    n = x.shape[0]
    low, high = np.float32(low), np.float32(high)
    scale = np.float32(bins) / (high - low)
    parts = np.zeros((PARTS, bins), np.int64)
    for part in numba.prange(PARTS):
        for i in range(n * part // PARTS, n * (part + 1) // PARTS):
            v = x[i]
            if low <= v and v <= high:
                parts[part, min(int((v - low) * scale), bins - 1)] += 1
    for b in range(bins):
        total = 0
        for part in range(PARTS):
            total += parts[part, b]
        counts[b] = total


@inner
def add_block(a, b, c):
    sums = np.zeros((ROWS, COLUMNS), np.float32)
    for k in range(a.shape[1]):
        for i in range(ROWS):
            for j in range(COLUMNS):
                sums[i, j] += a[i, k] * b[k, j]
    for i in range(ROWS):
        for j in range(COLUMNS):
            c[i, j] += sums[i, j]


@inner
def add_edge(a, b, c):
    for i in range(a.shape[0]):
        for k in range(a.shape[1]):
            for j in range(b.shape[1]):
                c[i, j] += a[i, k] * b[k, j]


@jit
def matmul(a, b, c):
    n, depth = a.shape
    m = b.shape[1]
    for block in numba.prange((n + ROWS - 1) // ROWS):
        i = block * ROWS
        c[i : min(i + ROWS, n)] = 0
        for k in range(0, depth, DEPTH):
            last = min(k + DEPTH, depth)
            for j in range(0, m, COLUMNS):
                if i + ROWS <= n and j + COLUMNS <= m:
                    add_block(a[i : i + ROWS, k:last], b[k:last, j : j + COLUMNS], c[i:, j:])
                else:
                    right = min(j + COLUMNS, m)
                    add_edge(a[i : min(i + ROWS, n), k:last], b[k:last, j:right], c[i:, j:])


@inner
def dot(a, b):
    total = np.float32(0)
    for d in range(a.shape[0]):
        total += a[d] * b[d]
    return total


@jit
def attention(q, k, v, weights, out):
    queries, depth = q.shape
    keys, width = v.shape
    scale = np.float32(1) / math.sqrt(np.float32(depth))
    for i in numba.prange(queries):
        row = weights[i]
        result = out[i]
        for j in range(keys):
            row[j] = dot(q[i], k[j]) * scale
        softmax_row(row, row)
        for d in range(width):
            result[d] = 0
        for j in range(keys):
            weight = row[j]
            for d in range(width):
                result[d] += weight * v[j, d]


@inner
def escape(x, y, limit):
    re, im = x, y
    for step in range(limit):
        re2, im2 = re * re, im * im
        if re2 + im2 > 4.0:
            return step
        re, im = re2 - im2 + x, 2.0 * re * im + y
    return limit


@jit
def mandelbrot(out, left, top, step, limit):
    for i in numba.prange(out.shape[0]):
        for j in range(out.shape[1]):
            out[i, j] = escape(left + j * step, top - i * step, limit)
