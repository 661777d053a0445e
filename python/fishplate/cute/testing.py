"""Timing and tuning of calls, under CuTe's names."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ._autotune import Autotuned, fastest
from ._missing import missing

__all__ = [
    "JitArguments",
    "autotune_jit",
    "benchmark",
    "convert",
    "get_workspace_count",
    "tune",
]

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


def autotune_jit(
    params_dict: Mapping[str, Sequence[Any]] | None = None,
    update_on_change: Sequence[str] | None = None,
    warmup_iterations: int = 10,
    iterations: int = 100,
) -> Callable[[Any], Autotuned]:
    """Compile a function with each combination of some parameters when it is called, and keep the fastest.

    Parameters
    ----------
    params_dict
        The values to try, by the name of the parameter. Values that raise an error are left out.
    update_on_change
        Names of arguments: the choice is made again for values that were not there before.
    warmup_iterations, iterations
        Numbers of warm-up calls and of timed calls.

    """

    def decorate(function: Any) -> Autotuned:
        def measure(call: Callable[[], Any]) -> float:
            return benchmark(call, warmup_iterations=warmup_iterations, iterations=iterations)

        return Autotuned(function, params_dict or {}, update_on_change or (), measure)

    return decorate


def tune(
    func: Callable[..., Callable[[], Any]],
    params_dict: Mapping[str, Sequence[Any]] | None = None,
    kernel_arguments: JitArguments | None = None,
    warmup_iterations: int = 10,
    iterations: int = 100,
    stream: Any = None,
) -> dict[str, Any]:
    """Return the parameters that are fastest, by their names.

    Parameters
    ----------
    func
        A function of the arguments and of the parameters, by their names. It returns the call to time.
    params_dict
        The values to try, by the name of the parameter. Values that raise an error are left out.
    kernel_arguments
        The arguments.
    warmup_iterations, iterations, stream
        As for :func:`benchmark`.

    """
    given = kernel_arguments or JitArguments()

    def prepare(**parameters: Any) -> Callable[[], Any]:
        return func(*given.args, **given.kwargs, **parameters)

    def measure(call: Callable[[], Any]) -> float:
        return benchmark(
            call, warmup_iterations=warmup_iterations, iterations=iterations, stream=stream
        )

    return fastest(prepare, params_dict or {}, measure)


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
