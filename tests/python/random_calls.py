"""Calls random functions with random objects: random_calls.py KIND SEED CALLS LAST_CALL_FILE.

KIND is `globals`, or `members` for the members of classes over native types.
"""

from __future__ import annotations

import mmap
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fishplate
import numpy as np

# They take addresses, change state that other calls need, or write files: no argument is wrong for them.
EXCLUDED = {
    "ffi.FunctionFromExternC",
    "ffi.FunctionRemoveGlobal",
    "ffi.MakeObjectFromPackedArgs",
    "ffi.ModuleWriteToFile",
    "ffi._RegisterFFIInit",
    "ffi._PyClassRegisterTypeAttrColumns",
}


class Odd:
    """A Python object that fails at every operation."""

    def __len__(self) -> int:
        raise RuntimeError("no length")

    def __dlpack__(self, **_: object) -> object:
        return "not a capsule"

    def __int__(self) -> int:
        raise OverflowError("no number")


def make_pool() -> list[object]:
    nested: list[object] = []
    for _ in range(50):
        nested = [nested]
    error = ValueError("kept")
    return [
        *(None, True, False, 0, -1, 3, 1 << 62, -(1 << 63), 1 << 64, 0.0, float("nan"), 1e308),
        *("", "abc", "x" * 100, "nul\0byte", "\U0001f600", "\ud800", b"", b"bytes" * 10),
        *((), (1, 2), [], [1, "a", None], nested, {}, {"k": [1]}, {1: {2: 3}}, {object(): 1}),
        *(object(), Odd(), Odd, int, len, lambda: 1, lambda *a: a, error, ..., range(3), 1j),
        fishplate.Array([1, "a", 2.5]),
        fishplate.List([1, [2]]),
        fishplate.Map({"a": 1}),
        fishplate.Dict({"a": {"b": 2}}),
        fishplate.Shape((2, 3)),
        fishplate.dtype("float32"),
        fishplate.device("cpu"),
        fishplate.device("cuda", 7),
        fishplate.from_dlpack(np.zeros((2, 3))),
        fishplate.get_global_func("ffi.json.Parse"),
        np.arange(6).reshape(2, 3).T,
        np.zeros(0),
        np.array(["text"]),
        np.float32(1.5),
        np.int8(3),
        memoryview(b"view"),
    ]


def global_functions() -> dict[str, Callable[..., Any]]:
    every = fishplate.registry.list_global_func_names()
    names = sorted(name for name in every if name.startswith("ffi.") and name not in EXCLUDED)
    return {name: fishplate.get_global_func(name) for name in names}


def class_members() -> dict[str, Callable[..., Any]]:
    from fishplate import testing
    from fishplate.dataclasses.type_attrs import TYPE_ATTR_NAMES

    found: dict[str, Callable[..., Any]] = {}
    for cls in [value for value in vars(testing).values() if isinstance(value, type)]:
        found[cls.__name__] = cls
        found[f"{cls.__name__}.__new__"] = lambda *_, cls=cls: cls.__new__(cls)
        # The runtime calls hooks with objects of their type, and native code relies on that.
        for name in [name for name in dir(cls) if name not in TYPE_ATTR_NAMES]:
            member = getattr(cls, name)
            shown = f"{cls.__name__}.{name}"
            if isinstance(member, fishplate.core.FFIProperty):
                for part in ("fget", "fset", "set", "__get__", "__set__", "__delete__"):
                    if getattr(member, part) is not None:
                        found[f"{shown}.{part}"] = getattr(member, part)
            elif callable(member) and not isinstance(member, type):
                found[shown] = member
    return found


def main() -> None:
    kind, seed, calls, last_call = (
        sys.argv[1],
        int(sys.argv[2]),
        int(sys.argv[3]),
        Path(sys.argv[4]),
    )
    rng = random.Random(seed)
    targets = {"globals": global_functions, "members": class_members}[kind]()
    names = list(targets)
    pool = make_pool()
    # Written before each call, so that it outlives a crash without a file operation each time.
    last_call.write_bytes(b"\0" * 4096)
    with last_call.open("r+b") as file, mmap.mmap(file.fileno(), 4096) as note:
        for _ in range(calls):
            name = rng.choice(names)
            picked = [rng.randrange(len(pool)) for _ in range(rng.choice((0, 1, 1, 2, 2, 3, 5)))]
            text = f"{name} with pool items {picked}".encode()
            note[: len(text) + 1] = text + b"\0"
            try:
                result = targets[name](*(pool[i] for i in picked))
            except Exception:  # noqa: S112  what it is does not matter here
                continue
            if rng.random() < 0.3:
                pool[rng.randrange(len(pool))] = result
    print(f"{calls} calls")


if __name__ == "__main__":
    main()
