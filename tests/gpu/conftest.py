"""What the tests of launches share. They run on a GPU where there is one, else on the stand-in for the driver.

On the stand-in kernels do not run: tests look at what the driver was asked for. Tests marked `gpu` need a
GPU and are skipped there; those marked `stub` look at the calls, or make them fail. How many were skipped
is said at the end.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator

import fishplate as fp
import pytest
from fishplate import cuda

STUB = "fishplate_cuda_stub" in os.environ.get("FISHPLATE_CUDA_LIBRARY", "")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "gpu: needs a GPU")
    config.addinivalue_line("markers", "stub: needs the stand-in for the driver")
    if not cuda.device_count():
        pytest.exit(
            "neither a GPU nor the stand-in for the driver: run tests/gpu/run", returncode=1
        )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = ("gpu", "no GPU here") if STUB else ("stub", "on a GPU")
    for item in items:
        if item.get_closest_marker(missing[0]):
            item.add_marker(pytest.mark.skip(reason=missing[1]))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    count = {key: len(terminalreporter.stats.get(key, [])) for key in ("passed", "skipped")}
    where = "the stand-in for the CUDA driver" if STUB else cuda.device_name()
    skipped = f"{count['skipped']} GPU tests were SKIPPED: no GPU here" if STUB else ""
    skipped = skipped or f"{count['skipped']} skipped"
    terminalreporter.write_line(f"GPU tests: {count['passed']} passed on {where}, {skipped}")


class Driver:
    """The stand-in's own functions; where there is a GPU, only `log` may be asked, for nothing."""

    def __init__(self) -> None:
        path = os.environ["FISHPLATE_CUDA_LIBRARY"] if STUB else None
        self._library = ctypes.CDLL(path) if path else None
        self._start = len(self._all())

    def _all(self) -> list[str]:
        if not self._library:
            return []
        log = self._library.fishplate_cuda_stub_log
        log.restype, log.argtypes = ctypes.c_size_t, [ctypes.c_void_p, ctypes.c_size_t]
        buffer = ctypes.create_string_buffer(log(None, 0))
        log(buffer, len(buffer))
        return buffer.raw.decode().split("\n")

    def log(self) -> list[str]:
        """The calls since the test began."""
        return self._all()[self._start :]

    def launches(self) -> list[str]:
        """What was launched since then."""
        return [line for line in self.log() if line.startswith("cuLaunchKernel")]

    def fail(self, function: str, code: int, times: int = 1) -> None:
        """Make a function fail the next times."""
        self._library.fishplate_cuda_stub_fail(function.encode(), code, times)

    def call(self, function: str, *arguments: int) -> None:
        """Call a function of the driver with words."""
        code = self._library[function](*map(ctypes.c_size_t, arguments))
        assert code == 0, (function, code)

    def device(self) -> int | None:
        """The thread's device."""
        context = ctypes.c_size_t()
        self.call("cuCtxGetCurrent", ctypes.addressof(context))
        return context.value - 0x100 if context.value else None


@pytest.fixture
def driver() -> Iterator[Driver]:
    """The driver, with a log that starts at the test."""
    yield Driver()


@pytest.fixture
def tensors() -> tuple[fp.Tensor, fp.Tensor]:
    """Two tensors of 1000 numbers on the first device: 0, 1, 2, ... and -1."""
    import numpy as np

    x, y = cuda.empty(1000), cuda.empty(1000)
    cuda.copy(x, np.arange(1000, dtype=np.float32))
    cuda.copy(y, np.full(1000, -1, np.float32))
    return x, y


def values(tensor: fp.Tensor) -> object:
    """The elements of a tensor on a device, as NumPy has them."""
    import numpy as np

    cuda.synchronize(tensor.device)
    array = np.empty(tuple(tensor.shape), str(tensor.dtype))
    cuda.copy(array, tensor)
    return array
