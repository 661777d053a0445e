"""`kernel`: a function that runs once for each thread of a grid, launched from a `jit` function.

On the CPU the blocks of a grid run on several threads. If the tensors are in GPU memory, the kernel
is compiled to PTX, which the function launches there.
"""

from __future__ import annotations

import types
import warnings
from collections.abc import Callable
from ctypes import c_void_p
from functools import cache
from math import prod
from typing import TYPE_CHECKING, Any, NoReturn, overload

from ..arguments._scalar import Constexpr, is_constexpr
from ..registry import get_global_func
from ._jit import JitFunction, P, R
from ._merge import number
from ._tensor import TensorView
from ._trace import Trace, current, is_tracing, symbol_of
from ._value import Value

_start_kernel = get_global_func("fishplate.kernel.start_kernel")
_launch = get_global_func("fishplate.kernel.launch")

#: Most threads per block, and along each axis.
_THREADS, _SIDES = 1024, (1024, 1024, 64)
#: Most blocks per cluster, of which every GPU with clusters supports half, and the first architecture with clusters.
_CLUSTER, _CLUSTER_ARCHITECTURE = 16, 90
#: The first architectures with dependent launches, and with cooperative ones.
_DEPENDENT_ARCHITECTURE, _COOPERATIVE_ARCHITECTURE = 90, 70


class KernelFunction(JitFunction[P, R]):
    """A kernel. Calling it returns a :class:`KernelCall`, which can be launched."""

    #: The class of calls, if it is another.
    call_class: type[KernelCall] | None = None
    #: Whether a GPU may fuse its products and sums of floats.
    fuses = False

    def __init__(
        self, function: Callable[..., Any], noalias: bool = False, source: str | None = None
    ) -> None:
        """Take the function; nothing is compiled yet."""
        super().__init__(function, {"noalias": noalias}, source)
        self.noalias = noalias

    if TYPE_CHECKING:

        @overload  # type: ignore[override]
        def __call__(self, *args: P.args, **kwargs: P.kwargs) -> KernelCall: ...
        @overload
        def __call__(self, *args: Any, **kwargs: Any) -> KernelCall: ...

    def __call__(self, *args: Any, **kwargs: Any) -> KernelCall:
        """Return the kernel with arguments, to be launched."""
        self.signature.bind(*args, **kwargs)
        call = (self.call_class or KernelCall)(self, args, kwargs)
        if is_tracing():
            trace = current()
            trace.calls_to_launch.append((call, trace.where))
            call._is_traced = True
        return call

    def __getitem__(self, sizes: Any) -> NoReturn:
        """Refuse: launches have another syntax."""
        name = self.function.__name__
        raise TypeError(
            f"`{name}[grid, block](...)` is not how a kernel is launched: write "
            f"`{name}(...).launch(grid=grid, block=block)`"
        )

    def compile(self, *examples: Any, options: Any = None, **kwargs: Any) -> Any:
        """Refuse: a kernel runs only in a launch."""
        raise TypeError(
            f"`{self.function.__name__}` is a kernel: compile the @fp.jit function that launches it"
        )

    def __repr__(self) -> str:
        """Return name and signature."""
        return f"<fp.kernel {self.function.__name__}{self.signature}>"


class KernelCall:
    """A kernel with its arguments."""

    def __init__(
        self, kernel: KernelFunction, args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> None:
        """Store kernel and arguments."""
        self._kernel, self._args, self._kwargs = kernel, args, kwargs
        self._is_launched = self._is_traced = False

    def __del__(self) -> None:
        """Warn about a call from Python that was never launched: it has done nothing."""
        if not self._is_launched and not self._is_traced:  # A trace raises an error instead.
            warnings.warn(self.forgotten, RuntimeWarning, stacklevel=2)

    @property
    def forgotten(self) -> str:
        """The reason why a call without a launch is wrong; empty if the call was launched."""
        if self._is_launched:
            return ""
        name = self._kernel.function.__name__
        return (
            f"the kernel `{name}` was called and not launched, so it does nothing: write "
            f"`{name}(...).launch(grid=..., block=...)`"
        )

    def launch(
        self,
        *,
        grid: Any = None,
        block: Any = None,
        smem: Any = 0,
        cluster: Any = None,
        cooperative: bool = False,
        dependent: bool = False,
        stream: Any = None,
        **others: Any,
    ) -> None:
        """Run the kernel for every thread of a grid.

        Parameters
        ----------
        grid, block
            Number of blocks and of threads per block: an integer, or up to three for x, y and z.
        smem
            Bytes of dynamic shared memory, for :func:`fishplate.dynamic_shared`. The minimum is the amount that the
            kernel reserves with an allocator of ``fishplate.cutlass.utils``; None means exactly that amount.
        cluster
            Blocks per cluster, ints known when compiling, on GPUs from ``sm_90`` on. Every such GPU supports 8. More,
            up to 16, are an error where the driver does not support them.
        cooperative
            Whether all blocks run at the same time, for :func:`fishplate.sync_grid`. A grid of more blocks than the
            device has room for is an error.
        dependent
            Whether the launch may start while the one before it on the stream still runs. The kernel calls
            :func:`fishplate.wait_dependencies` before it uses what that one wrote.
        stream
            A stream: a parameter of the function, or from Python any stream that functions accept; by default the
            current stream of the tensors' device.

        """
        self._is_launched = True
        if grid is None or block is None or others:
            got = ", ".join(f"{name}=" for name in others)
            raise TypeError(
                "launch takes grid= and block=, and may take smem=, cluster=, cooperative=, dependent= and stream="
                + (f", got {got}" if others else "")
            )
        sizes = (_sides("grid", grid), _sides("block", block), 0 if smem is None else smem)
        known = _sides("cluster", cluster) if cluster is not None else ()
        _check_block(sizes[1])
        _check_cluster(known, sizes[0])
        how = (known, _flag("cooperative", cooperative), _flag("dependent", dependent))
        if not is_tracing():
            self._launch_from_python(sizes, how, stream)
            return
        self._launch(current(), sizes, how, stream)

    def _start(self, trace: Trace) -> None:
        """Add what a subclass knows about the kernel, whose body follows."""

    def _launch_from_python(
        self, sizes: tuple[Any, Any, Any], how: tuple[tuple[Any, ...], bool, bool], stream: Any
    ) -> None:
        kernel = self._kernel
        bound = kernel.signature.bind(*self._args, **self._kwargs)
        bound.apply_defaults()
        values: dict[Any, Any] = {**dict(enumerate(bound.args)), **bound.kwargs}
        named = list(kernel.signature.parameters.values())
        fixed = {p.name for p in named if is_constexpr(kernel._annotations[p.name])}
        by_place = [p.name for p in named if p.kind in (p.POSITIONAL_ONLY, p.POSITIONAL_OR_KEYWORD)]
        fixed |= {at for at, name in enumerate(by_place) if name in fixed}
        keys = tuple(key for key in values if key not in fixed)
        constants = tuple((key, value) for key, value in values.items() if key in fixed)
        launcher = _launcher(kernel, sizes[1], how, keys)
        stream = c_void_p(stream) if isinstance(stream, int) else stream
        launcher(tuple(values[key] for key in keys), sizes[0], sizes[2], stream, constants)

    def _launch(
        self,
        trace: Trace,
        sizes: tuple[Any, Any, Any],
        how: tuple[tuple[Any, ...], bool, bool],
        stream: Any,
    ) -> None:
        builder, kernel = trace.builder, self._kernel
        name, (grid, block, smem) = kernel.function.__name__, sizes
        cluster, cooperative, dependent = how
        _check_architecture(trace, cooperative, dependent)
        if cluster and trace.gpu and trace.options.gpu_number < _CLUSTER_ARCHITECTURE:
            raise ValueError("a cluster needs the option --gpu-arch sm_90, or that of a later GPU")
        known = [side if isinstance(side, int) else 0 for side in block]
        here, outer = builder.current(), (trace.depth, trace.threads, trace.smem, trace.cluster)
        started = _start_kernel(
            builder, symbol_of(name), trace.gpu, known, list(cluster), kernel.noalias
        )
        trace.depth, trace.threads, trace.smem = 0, prod(known), number(smem)
        trace.cluster = cluster or (1, 1, 1)
        trace.in_kernel, trace.reserved, trace.products = True, 0, None
        trace.uncommitted, trace.budgets, trace.registers = [], {}, 0
        trace.waits_for_launches = trace.syncs_grid = False
        fused = builder.fuse(kernel.fuses and trace.gpu)
        self._start(trace)
        if kernel._inline(self._args, self._kwargs) is not None:
            raise TypeError(f"the kernel `{name}` returns a value; let it write to a tensor")
        builder.ret()
        builder.fuse(fused)
        _check_waits(trace, name, cooperative, dependent)
        trace.depth, trace.threads, trace.smem, trace.cluster = outer
        trace.in_kernel = False
        _check_stream(stream)
        stream = (trace.stream if trace.gpu else 0) if stream is None else stream
        sizes_now = [*grid, *block, _at_least(number(smem), trace.reserved)]
        checked = trace.checks_indices
        device = trace.device
        _launch(builder, started, here, sizes_now, stream, device, checked, dependent, cooperative)
        trace.live = True


@overload
def kernel(
    function: Callable[P, R], *, noalias: bool = False, source: str | None = None
) -> KernelFunction[P, R]: ...
@overload
def kernel(
    function: None = None, *, noalias: bool = False, source: str | None = None
) -> Callable[[Callable[P, R]], KernelFunction[P, R]]: ...
def kernel(
    function: Callable[..., Any] | None = None, *, noalias: bool = False, source: str | None = None
) -> Any:
    """Make a function run once for each thread of a grid.

    ``k(a, b).launch(grid=(blocks,), block=(threads,))`` launches it, in a function of :func:`fishplate.jit` or from
    Python. A launch from Python compiles such a function.

    Parameters
    ----------
    function
        The kernel. It returns nothing.
    noalias
        The promise that no two of its tensors overlap. A GPU may then read tensors that the kernel does not write
        through its constant cache.
    source
        The text with the definition if Python does not keep it, as for functions created by ``exec``.

    """
    if function is None:
        return lambda function: KernelFunction(function, noalias, source)
    return KernelFunction(function, noalias, source)


def _at_least(smem: Any, reserved: int) -> Any:
    """Return the bytes of dynamic shared memory that a launch requests."""
    if not isinstance(smem, Value):
        return max(smem, reserved)
    if reserved:
        raise TypeError(
            f"the kernel reserves {reserved} bytes of shared memory by an allocator: leave smem= out, or give a number "
            "that is known when compiling"
        )
    return smem


def _sides(what: str, given: Any) -> tuple[Any, ...]:
    """Return three sizes, 1 for those left out."""
    sides = tuple(given) if isinstance(given, (tuple, list)) else (given,)
    if not 1 <= len(sides) <= 3:
        raise ValueError(f"{what} has one to three sides, got {len(sides)}")
    for side in sides:
        if isinstance(side, bool) or not (isinstance(side, Value) or hasattr(side, "__index__")):
            raise TypeError(f"{what} takes integers, got {type(side).__name__}")
    plain = tuple(side if isinstance(side, Value) else side.__index__() for side in sides)
    return (*plain, 1, 1, 1)[:3]


def _check_block(block: tuple[Any, ...]) -> None:
    known = [side for side in block if isinstance(side, int)]
    for side, limit in zip(block, _SIDES, strict=True):
        if isinstance(side, int) and not 1 <= side <= limit:
            raise ValueError(f"a block of {block}: a side must be from 1 to {limit}, got {side}")
    if prod(known) > _THREADS:
        raise ValueError(f"a block has at most {_THREADS} threads, got {prod(known)}")


def _check_cluster(cluster: tuple[Any, ...], grid: tuple[Any, ...]) -> None:
    if any(isinstance(side, Value) for side in cluster):
        raise TypeError("the sides of a cluster must be ints that are known when compiling")
    if cluster and not 1 <= min(cluster) <= prod(cluster) <= _CLUSTER:
        raise ValueError(f"a cluster has 1 to {_CLUSTER} blocks, got {prod(cluster)}")
    for side, part in zip(grid, cluster, strict=False):
        if isinstance(side, int) and side % part:
            raise ValueError(f"a grid of {grid} is not a multiple of the cluster {cluster}")


def _flag(name: str, given: Any) -> bool:
    if not isinstance(given, bool):
        raise TypeError(f"{name} must be True or False, got {type(given).__name__}")
    return given


def _check_architecture(trace: Trace, cooperative: bool, dependent: bool) -> None:
    """Refuse launches that the GPUs of the option do not have."""
    for given, name, least in (
        (cooperative, "cooperative", _COOPERATIVE_ARCHITECTURE),
        (dependent, "dependent", _DEPENDENT_ARCHITECTURE),
    ):
        if given and trace.gpu and trace.options.gpu_number < least:
            raise ValueError(
                f"{name}=True needs the option --gpu-arch sm_{least}, or that of a later GPU"
            )


def _check_waits(trace: Trace, name: str, cooperative: bool, dependent: bool) -> None:
    """Refuse a kernel that waits for more than its launch promises, or for less."""
    if trace.syncs_grid and not cooperative:
        raise ValueError(f"the kernel `{name}` calls sync_grid: launch it with cooperative=True")
    if dependent and not trace.waits_for_launches:
        raise ValueError(
            f"the kernel `{name}` is launched with dependent=True and does not call wait_dependencies(): it would "
            "run beside the launches before it, and see some of what they write"
        )


def _check_stream(stream: Any) -> None:
    if stream is None or isinstance(stream, Value) and stream.type_name() == "Pointer":
        return
    got = stream.type_name() if isinstance(stream, Value) else type(stream).__name__
    raise TypeError(
        "stream= takes a parameter that is a stream (a cuda.Stream, one of torch's or "
        f"ctypes.c_void_p(handle)), got {got}"
    )


class Launcher(JitFunction[..., None]):
    """The function that launches a kernel called from Python; errors name the kernel."""

    def __init__(self, function: Callable[..., Any], kernel: KernelFunction) -> None:
        """Take the function that launches, and the kernel."""
        super().__init__(function)
        self._kernel = kernel

    @property
    def origin(self) -> types.FunctionType:
        """The kernel's function."""
        return self._kernel.function


@cache
def _launcher(
    kernel: KernelFunction,
    block: tuple[int, int, int],
    how: tuple[tuple[int, ...], bool, bool],
    keys: tuple[int | str, ...],
) -> Launcher:
    """Return the function that launches a kernel with arguments at these positions and names."""
    cluster, cooperative, dependent = how

    def launch(values: Any, grid: Any, smem: Any, stream: Any, constants: Constexpr) -> None:
        call = _call(kernel, keys, values, constants)
        call.launch(
            grid=grid,
            block=block,
            smem=smem,
            cluster=cluster or None,
            cooperative=cooperative,
            dependent=dependent,
            stream=stream,
        )

    launch.__name__ = kernel.function.__name__
    return Launcher(launch, kernel)


def _call(kernel: KernelFunction, keys: Any, values: Any, constants: Any) -> KernelCall:
    whole = {**dict(zip(keys, values, strict=True)), **dict(constants)}
    names = list(kernel.signature.parameters)
    for key, value in whole.items():
        if isinstance(value, TensorView):  # errors name the kernel's parameter
            value._name = key if isinstance(key, str) else names[min(key, len(names) - 1)]
    places = sorted(key for key in whole if isinstance(key, int))
    named = {key: value for key, value in whole.items() if isinstance(key, str)}
    return kernel(*(whole[at] for at in places), **named)
