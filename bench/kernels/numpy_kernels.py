"""The gallery written for NumPy: whole arrays at a time, into `out` where a function takes one."""

from __future__ import annotations

import numpy as np
from scipy.special import erf

Array = np.ndarray


def add_one(a: Array, b: Array) -> None:
    np.add(a, np.float32(1), out=b)


def saxpy(a: float, x: Array, y: Array) -> None:
    y += np.float32(a) * x


def strided_copy(x: Array, out: Array) -> None:
    np.copyto(out, x)


def vector_sum(x: Array) -> float:
    return float(x.sum(dtype=np.float64))


def softmax(x: Array, out: Array) -> None:
    np.exp(x - x.max(axis=1, keepdims=True), out=out)
    out /= out.sum(axis=1, keepdims=True)


def rmsnorm(x: Array, weight: Array, out: Array) -> None:
    mean = np.square(x).mean(axis=1, keepdims=True)
    np.multiply(x / np.sqrt(mean + np.float32(1e-6)), weight, out=out)


def layernorm(x: Array, weight: Array, bias: Array, out: Array) -> None:
    centred = x - x.mean(axis=1, keepdims=True)
    scale = np.sqrt(np.square(centred).mean(axis=1, keepdims=True) + np.float32(1e-5))
    np.multiply(centred / scale, weight, out=out)
    out += bias


def gelu(x: Array, out: Array) -> None:
    np.multiply(np.float32(0.5) * x, 1 + erf(x * np.float32(np.sqrt(0.5))), out=out)


def histogram(x: Array, low: float, high: float, counts: Array, bins: int) -> None:
    counts[:] = np.histogram(x, bins, (low, high))[0]


def matmul(a: Array, b: Array, c: Array) -> None:
    np.matmul(a, b, out=c)


def attention(q: Array, k: Array, v: Array, weights: Array, out: Array) -> None:
    scores = q @ k.T * np.float32(1 / np.sqrt(q.shape[1]))
    softmax(scores, weights)
    np.matmul(weights, v, out=out)


def mandelbrot(out: Array, left: float, top: float, step: float, limit: int) -> None:
    x = left + np.arange(out.shape[1])[None, :] * step
    y = top - np.arange(out.shape[0])[:, None] * step
    c = x + 1j * y
    z = c.copy()
    out[:] = limit
    inside = np.ones(out.shape, bool)
    for n in range(limit):
        gone = inside & (z.real * z.real + z.imag * z.imag > 4.0)
        out[gone] = n
        inside &= ~gone
        z = np.where(inside, z * z + c, 0)
