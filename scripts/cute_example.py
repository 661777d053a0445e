"""Runs one program that is written for the CuTe DSL, its imports unchanged. `cute_examples.py` starts it.

Where there is no GPU, tensors that the program asks for there are the processor's: torch's device `cuda` is `cpu`, its
streams are 0, and a module stands in for `cuda.bindings.driver` if that is not installed.
"""

from __future__ import annotations

import importlib.util
import os
import runpy
import sys
from types import ModuleType, SimpleNamespace
from typing import Any


def main(path: str, arguments: list[str]) -> None:
    """Run a program under its own name."""
    import fishplate.cute

    fishplate.cute.install()
    if not has_gpu():
        stand_in_for_the_driver()
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
    """A stream by its handle."""

    def __init__(self, handle: int = 0) -> None:
        """Keep the handle."""
        self.handle = handle

    def __cuda_stream__(self) -> tuple[int, int]:
        """Return version and handle, by which packages exchange streams."""
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


def stand_in_for_torch() -> None:
    """Let torch put on the processor what a program puts on a GPU."""
    import torch
    from torch.overrides import TorchFunctionMode

    class OnProcessor(TorchFunctionMode):
        """Replaces the device in calls of torch's functions."""

        def __torch_function__(
            self, function: Any, types: Any, args: Any = (), kwargs: Any = None
        ) -> Any:
            if function is torch.Tensor.cuda:
                return args[0]
            named = {key: _device(key, value) for key, value in (kwargs or {}).items()}
            if function is torch.Tensor.to:
                args = [_device("device", value) for value in args]
            return function(*args, **named)

    def _device(key: str, value: Any) -> Any:
        asked = isinstance(value, (str, torch.device)) and str(value).split(":")[0] == "cuda"
        return "cpu" if key == "device" and asked else value

    cuda: Any = torch.cuda
    cuda.is_available, cuda.synchronize = lambda: True, lambda device=None: None
    cuda.current_stream = cuda.default_stream = lambda device=None: SimpleNamespace(cuda_stream=0)
    OnProcessor().__enter__()


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
