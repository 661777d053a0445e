"""The package `fishplate` in one page: functions, classes, tensors, and an error across languages.

Started by run.py with the paths of two shared libraries: the bank (C) and the kernels (Rust).
"""

from __future__ import annotations

import ctypes
import importlib
import sys
import traceback

import fishplate
import numpy as np
from fishplate.dataclasses import field, py_class

BANK, KERNELS = sys.argv[1:]


def show(code: str, value: object) -> None:
    print(f"  {code:44} {value}")


def functions() -> None:
    """Registered here, and found by name from any language; functions of C and Rust are found the same way."""

    @fishplate.register_global_func("demo.scale")
    def scale(x: float, k: float) -> float:
        return x * k

    show('get_global_func("demo.scale")(21, 2)', fishplate.get_global_func("demo.scale")(21, 2))
    if ctypes.CDLL(BANK).bank_register() != 0:
        sys.exit("the bank could not be registered")
    account = fishplate.get_global_func("demo.open_account")("Ada", 100)
    show('get_global_func("demo.open_account")(...)', f"{account}   from C")
    kernels = fishplate.load_module(KERNELS)
    show("load_module(...).softmax", f"{type(kernels.softmax).__name__}   from Rust")


def classes() -> None:
    """A class declared in Python also exists for C and Rust; a class of C gets a Python class."""

    @py_class("demo.Point")
    class Point(fishplate.Object):
        x: float
        y: float = 0.0
        tags: list[str] = field(default_factory=list)

    @fishplate.register_object("demo.Account")
    class Account(fishplate.Object):
        def __init__(self, owner: str, balance: float) -> None:
            create = fishplate.get_global_func("demo.open_account")
            self.__init_handle_by_constructor__(create, owner, balance)

    point = Point(1.5, tags=["a"])
    point.tags.append("b")
    show('Point(1.5, tags=["a"]); .tags.append("b")', point)
    held = fishplate.Array([point])
    show("Array([point])[0] is point", held[0] is point)
    bob = Account("Bob", 20)
    bob.balance += 5
    show('Account("Bob", 20).balance += 5', bob)


def tensors() -> None:
    """Memory of NumPy and JAX is passed without a copy; Rust writes into a NumPy array."""
    softmax = fishplate.load_module(KERNELS).softmax
    x, out = np.arange(3, dtype="float32"), np.empty(3, dtype="float32")
    softmax(x, out)
    show("softmax(numpy, out)", out.round(3))
    tensor = fishplate.from_dlpack(x)
    same = np.from_dlpack(tensor).ctypes.data == x.ctypes.data
    show("numpy -> Tensor -> numpy, the same memory", same)
    try:
        jnp = importlib.import_module("jax.numpy")
    except ImportError:
        print("  JAX is not installed here: its part is left out (pip install jax)")
        return
    array = jnp.arange(3, dtype="float32")
    softmax(array, out)
    show("softmax(jax, out)", out.round(3))
    back = jnp.from_dlpack(fishplate.from_dlpack(array))
    same = back.unsafe_buffer_pointer() == array.unsafe_buffer_pointer()
    show("jax -> Tensor -> jax, the same memory", same)


def error_across_languages() -> None:
    """Python calls C, C calls Python back, Python calls Rust, and Rust raises an error."""
    print("  for_each(normalise, account): Python -> C -> Python -> Rust, where it fails")
    layer_norm = fishplate.load_module(KERNELS).layer_norm
    account = fishplate.get_global_func("demo.open_account")("Ada", 100)

    def normalise(_: fishplate.Object) -> None:
        x, scale = np.zeros((2, 3)), np.zeros(4)
        layer_norm(x, scale, scale, x)

    try:
        fishplate.get_global_func("demo.for_each")(normalise, account)
    except ValueError:
        print("\n".join(f"    {line}" for line in traceback.format_exc().rstrip().splitlines()))


functions()
classes()
tensors()
error_across_languages()
