"""Runs one program that is written for the CuTe DSL, its imports unchanged. `cute_examples.py` starts it.

Without a GPU, the program's GPU tensors are created on the CPU: torch's device `cuda` is `cpu`, its streams are 0. A
module replaces `cuda.bindings.driver` if that is not installed.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import runpy
import sys
import time
from types import ModuleType, SimpleNamespace
from typing import Any


def main(path: str, arguments: list[str]) -> None:
    """Run a program under its own name."""
    import fishplate.cute

    fishplate.cute.install()
    stand_in_for_the_driver()
    if not has_gpu():
        stand_in_for_memory()
        if importlib.util.find_spec("torch"):
            stand_in_for_torch()
    sys.argv = [path, *arguments]
    sys.path[0] = os.path.dirname(os.path.abspath(path))
    runpy.run_path(path, run_name="__main__")


def has_gpu() -> bool:
    """Tell whether the CUDA driver finds a GPU."""
    import fishplate.cuda

    try:
        fishplate.cuda.device_name()
    except RuntimeError:
        return False
    return True


class CUstream:
    """A stream with its handle."""

    def __init__(self, handle: int = 0) -> None:
        """Store the handle."""
        self.handle = handle

    def __cuda_stream__(self) -> tuple[int, int]:
        """Return version and handle, the protocol by which packages exchange streams."""
        return 0, self.handle


def stand_in_for_the_driver() -> None:
    """Provide the names of the driver's package that examples use for streams."""
    try:
        import cuda.bindings.driver  # noqa: F401
    except ImportError:
        package, bindings, driver = map(
            ModuleType, ("cuda", "cuda.bindings", "cuda.bindings.driver")
        )
        names = vars(driver)
        names.update(CUstream=CUstream, CUstream_flags=SimpleNamespace(CU_STREAM_DEFAULT=0))
        vars(package)["bindings"], vars(bindings)["driver"] = bindings, driver
        sys.modules.update({module.__name__: module for module in (package, bindings, driver)})


def stand_in_for_memory() -> None:
    """Make pointers to GPU memory refer to host memory."""
    from fishplate.cute import AddressSpace, runtime

    make_ptr = runtime.make_ptr

    def on_processor(
        dtype: Any, value: Any, mem_space: Any = None, assumed_align: Any = None
    ) -> Any:
        return make_ptr(dtype, value, AddressSpace.generic, assumed_align)

    runtime.make_ptr = on_processor


class Event:
    """A moment in a stream whose work is done at once."""

    def __init__(self, **how: Any) -> None:
        """Start without a moment."""
        self.moment, self.cuda_event = 0.0, 0

    def record(self, stream: Any = None) -> None:
        """Store the time."""
        self.moment = time.perf_counter()

    def elapsed_time(self, later: Event) -> float:
        """Return the milliseconds up to another moment."""
        return (later.moment - self.moment) * 1e3

    def wait(self, stream: Any = None) -> None:
        """Return: the work is done."""

    synchronize = wait


def stand_in_for_torch() -> None:
    """Make torch put GPU tensors on the CPU."""
    import torch
    from torch.overrides import TorchFunctionMode

    attention = torch.nn.functional.scaled_dot_product_attention

    class OnProcessor(TorchFunctionMode):
        """Replaces the device in calls of torch's functions."""

        def __torch_function__(
            self, function: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            if function is torch.Tensor.cuda:
                return args[0]
            if function is torch.randn and (kwargs or {}).get("dtype") is torch.float16:
                # Examples compare products of halves bit by bit with torch, which adds in another order here. Sums of
                # small integers are exact in any order.
                shape = args[0] if isinstance(args[0], (tuple, list)) else args
                made = torch.randint(-2, 3, shape)
                return made.to(torch.float16)
            if function is attention and args[0].dtype in (torch.float16, torch.bfloat16):
                # For 16-bit numbers, torch uses instructions that not every CPU has.
                wide = [part.float() for part in args[:3]]
                return function(*wide, *args[3:], **(kwargs or {})).to(args[0].dtype)
            named = {key: _device(key, value) for key, value in (kwargs or {}).items()}
            if function is torch.Tensor.to:
                args = [_device("device", value) for value in args]
            return function(*args, **named)

    def _device(key: str, value: Any) -> Any:
        asked = isinstance(value, (str, torch.device)) and str(value).split(":")[0] == "cuda"
        return "cpu" if key == "device" and asked else value

    cuda: Any = torch.cuda
    cuda.is_available, cuda.synchronize = lambda: True, lambda device=None: None
    stream = SimpleNamespace(cuda_stream=0, synchronize=lambda: None)
    stream.wait_event = stream.wait_stream = lambda other: None
    cuda.current_stream = cuda.default_stream = lambda device=None: stream
    cuda.Stream = lambda *where, **how: stream
    cuda.stream = contextlib.nullcontext
    cuda.Event = Event
    # Examples ask for the instructions of Hopper GPUs, which kernels on the CPU have.
    cuda.get_device_capability = lambda device=None: (9, 0)
    OnProcessor().__enter__()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
