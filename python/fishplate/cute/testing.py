"""Timing of calls, under CuTe's names."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from ._missing import missing

__all__ = ["JitArguments", "benchmark", "convert", "get_workspace_count"]

#: Upper bound of the cache sizes of current GPUs, in bytes.
_CACHE = 256 << 20


class JitArguments:
    """Arguments of a call, without those that are compile-time constants."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Store the arguments."""
        self.args, self.kwargs = args, kwargs


def benchmark(
    callable: Callable[..., Any],
    *,
    warmup_iterations: int = 10,
    iterations: int = 100,
    stream: Any = None,
    kernel_arguments: JitArguments | None = None,
    workspace_generator: Callable[[], JitArguments] | None = None,
    workspace_count: int = 1,
    use_cuda_graphs: bool = False,
) -> float:
    """Return the mean time of a call in microseconds.

    Parameters
    ----------
    callable
        A compiled function.
    warmup_iterations, iterations
        Numbers of warm-up calls and of timed calls.
    stream
        The stream that the calls use; the time ends when the device has completed all of them.
    kernel_arguments
        The arguments of each call.
    workspace_generator, workspace_count
        A function that returns arguments, and how often to call it. The calls cycle through these sets of arguments.
    use_cuda_graphs
        Accepted, but calls are made one by one.

    """
    if iterations < 1:
        raise ValueError(f"benchmark takes at least 1 iteration, got {iterations}")
    if workspace_generator is None:
        sets = [kernel_arguments or JitArguments()]
    else:
        sets = [workspace_generator() for _ in range(max(workspace_count, 1))]

    def call(times: int) -> None:
        for at in range(times):
            given = sets[at % len(sets)]
            callable(*given.args, **given.kwargs)
        _wait()

    call(warmup_iterations)
    start = time.perf_counter()
    call(iterations)
    return (time.perf_counter() - start) / iterations * 1e6


def get_workspace_count(one_workspace_bytes: int, warmup_iterations: int, iterations: int) -> int:
    """Return how many sets of arguments exceed the cache together, at most the number of calls."""
    enough = -(-3 * _CACHE // max(one_workspace_bytes, 1))
    return max(1, min(enough, warmup_iterations + iterations))


def _wait() -> None:
    """Wait until the GPU, if there is one, has completed its work."""
    from ..cutlass import cuda

    cuda.stream_sync(None)


def convert(src: Any, dst: Any) -> None:
    """Write the numbers of a tensor, rounded, into another of the same shape, by torch.

    Parameters
    ----------
    src, dst
        Tensors of ``cute.runtime.from_dlpack``, whose types torch has.

    """
    from ..cutlass.torch import dtype as torch_dtype

    target, numbers = (part.source.view(torch_dtype(part.element_type)) for part in (dst, src))
    target.copy_(numbers)


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"testing.{name}"))
