"""jax-tvm-ffi: a function of the FFI inside `jax.jit`, with inputs, outputs and an attribute."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import jax_tvm_ffi
import numpy as np
import tvm_ffi

calls = []


def scale(by: float, x: tvm_ffi.Tensor, y: tvm_ffi.Tensor) -> None:
    """Write `x * by` to `y`."""
    calls.append((x.shape, str(x.dtype)))
    np.from_dlpack(y)[:] = np.from_dlpack(x) * by


jax_tvm_ffi.register_ffi_target(
    "clients.scale",
    tvm_ffi.convert(scale),
    ["attrs.by", "args", "rets"],
    platform="cpu",
    pass_owned_tensor=True,
)


@jax.jit
def program(x: jax.Array) -> jax.Array:
    """Call the function between operations of JAX."""
    call = jax.ffi.ffi_call("clients.scale", jax.ShapeDtypeStruct(x.shape, x.dtype))
    return call(x + 1, by=3.0) - 1


print("result", program(jnp.arange(4.0)).tolist())
print("again", program(jnp.ones(4)).tolist())
print("calls", calls)
print("registered", jax_tvm_ffi.registered_count())


def fails(x: tvm_ffi.Tensor, y: tvm_ffi.Tensor) -> None:
    """Raise an error."""
    raise ValueError("on purpose")


jax_tvm_ffi.register_ffi_target("clients.fails", tvm_ffi.convert(fails), platform="cpu")
try:
    call = jax.ffi.ffi_call("clients.fails", jax.ShapeDtypeStruct((4,), jnp.float32))
    call(jnp.ones(4)).block_until_ready()
except Exception as error:
    print("error", type(error).__name__, "on purpose" in str(error))
