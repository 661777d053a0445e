"""Kernels that tests register as operators of torch and call from JAX. They run on the CPU as well."""

from __future__ import annotations

import fishplate as fp
from stand_in import STUB

#: Where the tests of frameworks run: the stand-in for the driver runs no kernels, so there they run on the CPU.
DEVICE = "cpu" if STUB else "cuda"
BLOCK = 128


def blocks(n: fp.Int32) -> fp.Int32:
    """Return the number of blocks for n threads."""
    return (n + BLOCK - 1) // BLOCK


def place() -> fp.Int32:
    """Return the number of the thread."""
    return fp.block_idx().x * BLOCK + fp.thread_idx().x


@fp.kernel
def squared_kernel(a: fp.Tensor, k: fp.Float32, b: fp.Tensor) -> None:
    """b = k a a."""
    i = place()
    if i < a.shape[0]:
        b[i] = k * a[i] * a[i]


@fp.jit
def squared(a: fp.Tensor, k: fp.Float32, b: fp.Tensor) -> None:
    """Launch it."""
    squared_kernel(a, k, b).launch(grid=blocks(a.shape[0]), block=BLOCK)


@fp.kernel
def gradient_kernel(grad_b: fp.Tensor, a: fp.Tensor, k: fp.Float32, grad_a: fp.Tensor) -> None:
    """The gradient of `squared`."""
    i = place()
    if i < a.shape[0]:
        grad_a[i] = 2 * k * a[i] * grad_b[i]


@fp.jit
def squared_backward(grad_b: fp.Tensor, a: fp.Tensor, k: fp.Float32, grad_a: fp.Tensor) -> None:
    """Launch it."""
    gradient_kernel(grad_b, a, k, grad_a).launch(grid=blocks(a.shape[0]), block=BLOCK)


@fp.kernel
def scale_kernel(a: fp.Tensor, k: fp.Float32) -> None:
    """a *= k."""
    i = place()
    if i < a.shape[0]:
        a[i] = a[i] * k


@fp.jit
def scale(a: fp.Tensor, k: fp.Float32) -> None:
    """Launch it."""
    scale_kernel(a, k).launch(grid=blocks(a.shape[0]), block=BLOCK)


@fp.kernel
def total_kernel(x: fp.Tensor, y: fp.Tensor, out: fp.Tensor, k: fp.Float32) -> None:
    """out = k (x + y)."""
    i = place()
    if i < out.shape[0]:
        out[i] = k * (x[i] + y[i])


@fp.jit
def total(parts: tuple[fp.Tensor, fp.Tensor], out: fp.Tensor, k: fp.Float32 = 2.0) -> None:
    """Launch it for two tensors in a list."""
    total_kernel(parts[0], parts[1], out, k).launch(grid=blocks(out.shape[0]), block=BLOCK)


@fp.kernel
def affine_kernel(
    x: fp.Tensor, weight: fp.Tensor | None, bias: fp.Tensor | None, k: fp.Float32, y: fp.Tensor
) -> None:
    """y = k x weight + bias; both tensors may be left out."""
    i = place()
    if i < x.shape[0]:
        value = x[i] * k
        if weight is not None:
            value = value * weight[i]
        if bias is not None:
            value = value + bias[i]
        y[i] = value


@fp.jit
def affine(
    x: fp.Tensor, weight: fp.Tensor | None, bias: fp.Tensor | None, k: fp.Float32, y: fp.Tensor
) -> None:
    """Launch it."""
    affine_kernel(x, weight, bias, k, y).launch(grid=blocks(x.shape[0]), block=BLOCK)


def vector() -> object:
    """Return a vector of any length without data; vectors of one call have the same length."""
    return fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),), device=DEVICE)


def compiled_squared() -> fp.Function:
    """Return `squared` for vectors of one length, which may be any."""
    v = vector()
    return fp.compile(squared, v, 2.0, v)


def compiled_backward() -> fp.Function:
    """Return `squared_backward`, likewise."""
    v = vector()
    return fp.compile(squared_backward, v, v, 2.0, v)


#: Adds 1 to a number in host memory, and stores the stream of the call behind it. The kernel's tensor stays as it is.
COUNT = """
llvm.func @count(%a: !llvm.ptr, %place: i64, %device: i32, %stream: !llvm.ptr) {
  %calls = llvm.inttoptr %place : i64 to !llvm.ptr
  %one = llvm.mlir.constant(1 : i64) : i64
  %before = llvm.load %calls : !llvm.ptr -> i64
  %after = llvm.add %before, %one : i64
  llvm.store %after, %calls : i64, !llvm.ptr
  %next = llvm.getelementptr %calls[1] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.store %stream, %next : !llvm.ptr, !llvm.ptr
  llvm.return
}
"""


def counting(size: int) -> fp.Function:
    """Return a compiled function of a vector and an address, where it counts its calls and notes their stream."""
    from fishplate import spec
    from fishplate.compiler import PlainCall, compile_module

    params = [
        spec.Tensor("a", [size], "float32", device_type=DEVICE),
        spec.Var("place", "int64"),
    ]
    return compile_module(COUNT, "count", params, PlainCall(passes_device=True))
