"""`jit` and `kernel` for tensors with layouts, as programs written for CuTe expect."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from ..lang._jit import JitFunction
from ..lang._kernel import KernelCall, KernelFunction
from ..lang._layout_tensor import make_tensor
from ..lang._pointer import PointerView
from ..lang._tensor import TensorView
from ..lang._trace import Trace
from ..lang._warpgroup import keep_registers

#: Most blocks that a multiprocessor of any GPU runs at once.
_MOST_BLOCKS = 32


class CuteFunction(JitFunction[..., Any]):
    """A function to compile, in which tensors are indexed by the coordinates of their layouts."""

    prints_now = host_has_no_stream = True

    def seen(self, value: Any) -> Any:
        """Return an argument in which tensors are replaced by tensors with layouts."""
        if isinstance(value, TensorView) and not isinstance(value, PointerView):
            return make_tensor(value)
        if isinstance(value, tuple) and hasattr(value, "_fields"):
            return type(value)(*map(self.seen, value))
        return type(value)(map(self.seen, value)) if type(value) in (tuple, list) else value

    def default_gpu(self) -> str:
        """Return the architecture of ``CUTE_DSL_ARCH``, or that of the GPU."""
        return os.environ.get("CUTE_DSL_ARCH") or super().default_gpu()

    def set_name_prefix(self, prefix: str) -> None:
        """Accept a name for generated code; the function keeps its own."""


class CuteCall(KernelCall):
    """A kernel with its arguments, whose launch takes hints."""

    _min_blocks = 0

    def launch(self, *, min_blocks_per_mp: int = 0, use_pdl: bool = False, **sizes: Any) -> None:
        """Run the kernel for every thread of a grid.

        Parameters
        ----------
        min_blocks_per_mp
            How many blocks a multiprocessor of a GPU has registers for at least; 0 leaves that to the assembler.
        use_pdl
            Whether the launch may start while the one before it still runs: ``arch.griddepcontrol_wait`` waits for that.
        sizes
            As for :meth:`fishplate.lang.KernelCall.launch`.

        """
        if type(min_blocks_per_mp) is not int or not 0 <= min_blocks_per_mp <= _MOST_BLOCKS:
            raise ValueError(
                f"launch: min_blocks_per_mp is an int from 0 to {_MOST_BLOCKS}, got {min_blocks_per_mp!r}"
            )
        self._min_blocks = min_blocks_per_mp
        super().launch(**{"dependent": use_pdl, **sizes})

    def _start(self, trace: Trace) -> None:
        """Ask for the registers of that many blocks."""
        if trace.gpu and self._min_blocks:
            keep_registers(trace, self._min_blocks)


class CuteKernel(KernelFunction):
    """A kernel, launched from a :class:`CuteFunction`."""

    call_class = CuteCall
    fuses = True

    def set_name_prefix(self, prefix: str) -> None:
        """Accept a name for generated code; the kernel keeps its own."""


def jit(function: Callable[..., Any] | None = None, *, options: Any = None) -> Any:
    """Compile a function at its first call; its tensors have layouts."""
    if function is None:
        return lambda function: CuteFunction(function, options)
    return CuteFunction(function, options)


def kernel(function: Callable[..., Any] | None = None) -> Any:
    """Make a function run once for each thread of a grid."""
    return CuteKernel if function is None else CuteKernel(function)


def ceil_div(extent: Any, tile: Any) -> Any:
    """Return how many tiles cover an extent: of two integers, or of tuples mode by mode.

    Parameters
    ----------
    extent
        An integer, or a tuple of integers.
    tile
        An integer; for a tuple, a tuple of at most as many. Modes without a partner stay unchanged.

    """
    if not isinstance(extent, tuple):
        return (extent + tile - 1) // tile
    if not isinstance(tile, tuple) or len(tile) > len(extent):
        raise TypeError(
            f"ceil_div of {extent}: expected a tuple of at most {len(extent)}, got {tile}"
        )
    return (*map(ceil_div, extent, tile), *extent[len(tile) :])


def round_up(a: Any, b: Any) -> Any:
    """Return the smallest multiple of ``b`` that is at least ``a``; of tuples, mode by mode."""
    if isinstance(a, tuple):
        return tuple([round_up(*pair) for pair in zip(a, b, strict=True)])
    return (a + b - 1) // b * b
