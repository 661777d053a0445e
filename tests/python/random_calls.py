"""Calls random global functions with random objects: random_calls.py SEED CALLS LAST_CALL_FILE."""

from __future__ import annotations

import mmap
import random
import sys
from pathlib import Path

import fishplate
import numpy as np

# They take addresses, change what other calls need, or write files: no arguments are wrong for them.
EXCLUDED = {
    "ffi.FunctionFromExternC",
    "ffi.FunctionRemoveGlobal",
    "ffi.MakeObjectFromPackedArgs",
    "ffi.ModuleWriteToFile",
    "ffi._RegisterFFIInit",
    "ffi._PyClassRegisterTypeAttrColumns",
}


class Odd:
    """A Python object that fails at whatever it is asked."""

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


def main() -> None:
    seed, calls, last_call = int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    rng = random.Random(seed)
    every = fishplate.registry.list_global_func_names()
    names = sorted(name for name in every if name.startswith("ffi.") and name not in EXCLUDED)
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
                result = fishplate.get_global_func(name)(*(pool[i] for i in picked))
            except Exception:  # noqa: S112  what it is does not matter here
                continue
            if rng.random() < 0.3:
                pool[rng.randrange(len(pool))] = result
    print(f"{calls} calls")


if __name__ == "__main__":
    main()
