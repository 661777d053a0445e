"""Fixtures of the launch tests. They run on a GPU if there is one, else on the stand-in for the driver.

Kernels do not run on the stand-in: tests check the calls of the driver. Tests marked `gpu` need a GPU and are skipped
there; those marked `stub` inspect the calls, or make them fail. The number of skipped tests is printed at the end.
"""

from __future__ import annotations

from collections.abc import Iterator

import fishplate as fp
import pytest
from fishplate import cuda
from stand_in import STUB, Driver


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
