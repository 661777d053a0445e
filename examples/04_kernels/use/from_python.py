"""Uses the kernels of example 04 from Python, through the stock package, checked with NumPy."""

import sys

import numpy as np
import tvm_ffi

kernels = tvm_ffi.load_module(sys.argv[1])
rng = np.random.default_rng(0)

for dtype in (np.float32, np.float64, np.float16):
    x = rng.normal(size=(64, 33)).astype(dtype)
    out = np.empty_like(x)
    kernels.softmax(x, out)
    exp = np.exp(x.astype(np.float64) - x.max(axis=-1, keepdims=True))
    np.testing.assert_allclose(out, exp / exp.sum(axis=-1, keepdims=True), rtol=2e-3, atol=1e-6)
    print(f"softmax of {np.dtype(dtype).name}: as NumPy has it")

# Every second column of a transposed array: no copy is made on the way in or out.
strided = rng.normal(size=(66, 32)).astype(np.float32).T[:, ::2]
target = np.zeros((32, 66), np.float32)[:, ::2]
kernels.layer_norm(strided, np.ones(33, np.float32), np.zeros(33, np.float32), target, 1e-5)
centred = strided - strided.mean(axis=-1, keepdims=True)
np.testing.assert_allclose(
    target, centred / np.sqrt(strided.var(axis=-1, keepdims=True) + 1e-5), atol=1e-5
)
print("layer_norm of a strided view: as NumPy has it")

try:
    kernels.softmax(np.zeros(3, np.int32), np.zeros(3, np.int32))
except TypeError as error:
    print(f"TypeError: {error}")
