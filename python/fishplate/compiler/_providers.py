"""How a kernel is called: one class per convention. They are object types of the compiler's library."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..core import Object
from ..registry import register_object

if TYPE_CHECKING:
    from ..ir import Block
    from ._attach import CallContext


@register_object("fishplate.compiler.Provider", init=False)
class CallProvider(Object):
    """How a kernel is called: one of the derived classes, or your own class.

    Your own class defines ``__call__``, which writes the call of the kernel.
    """

    __slots__ = ("__dict__",)
    callee: str | None

    def __init__(self) -> None:
        """Accept a class with its own ``__call__``; other classes have their own constructors."""
        if type(self).__call__ is CallProvider.__call__:
            raise TypeError(
                "CallProvider is abstract: use PlainCall, PackedCall, CuteCall, ..., or a class with a "
                "__call__(current_block, context) of its own"
            )

    def __call__(self, current_block: Block, context: CallContext) -> Block:
        """Write the call of the kernel into a block; return the block where the wrapper returns 0.

        Parameters
        ----------
        current_block
            The insertion point is at its end.
        context
            The values of the arguments, and a builder.

        """
        raise TypeError(
            f"{type(self).__name__} is no function: pass it to compile_module as the provider; "
            "the compiler writes its call"
        )


@register_object("fishplate.compiler.Nop", init=False)
class Nop(CallProvider):
    """Call nothing: the function only checks its arguments."""

    def __init__(self) -> None:
        """Make the provider."""
        self.__ffi_init__()


@register_object("fishplate.compiler.PlainCall", init=False)
class PlainCall(CallProvider):
    """Pass pointers and numbers one by one, as a function written in C or Rust takes them.

    Per parameter, in order: for a tensor the pointer to its first element, its dynamic extents and its dynamic
    strides, each in its Var's type; a Var; the dynamic entries of a shape; the pointer of a stream or data pointer.
    Tuples are flattened, constants are left out. The kernel returns nothing, or ``i32``: 0 for success, -1 if it has
    raised an error. Only MLIR shows which: a kernel that is LLVM IR, an object or an address is expected to return
    ``i32`` unless ``returns_status`` is False. With ``passes_device``, the index of the GPU tensors' device (``i32``,
    -1 if there are none) and the environment's stream for it follow the parameters. With ``passes_args``, the address
    of the arguments, ``TVMFFIAny*``, and their number (``i32``) follow. With ``passes_result``, the address of the
    result, a ``TVMFFIAny`` that holds None, is the last argument. With ``returns``, a type such as ``"int32"``, the
    kernel returns a number, which becomes the function's result.
    """

    returns_status: bool
    passes_result: bool
    passes_device: bool
    passes_args: bool
    returns: str | None

    def __init__(
        self,
        callee: str | None = None,
        *,
        returns_status: bool = True,
        passes_result: bool = False,
        passes_device: bool = False,
        passes_args: bool = False,
        returns: str | None = None,
    ) -> None:
        """Make the provider; ``callee`` is the kernel's symbol if it differs from the compiled one."""
        if returns is not None and passes_result:
            raise ValueError("expected returns or passes_result, got both: each gives the result")
        fields = callee, returns_status, passes_result, passes_device, passes_args, returns
        self.__ffi_init__(*fields)


@register_object("fishplate.compiler.PackedCall", init=False)
class PackedCall(CallProvider):
    """Pass ``void**``: an array with the address of one struct per parameter.

    The struct of a tensor holds pointer, dynamic extents and dynamic strides; of a Var or pointer just
    that; of a shape its dynamic entries. The kernel returns nothing.
    """

    include_num_args: bool
    struct_call: bool

    def __init__(
        self,
        callee: str | None = None,
        *,
        include_num_args: bool = False,
        struct_call: bool = False,
    ) -> None:
        """Make the provider; optionally pass the number of structs after the array, or the structs by value."""
        self.__ffi_init__(callee, include_num_args, struct_call)


class StructCall(PackedCall):
    """Pass a struct per parameter by value; the fields are those of :class:`PackedCall`."""

    def __init__(self, callee: str | None = None) -> None:
        """Make the provider."""
        super().__init__(callee, struct_call=True)


@register_object("fishplate.compiler.CuteCall", init=False)
class CuteCall(CallProvider):
    """Pass tensors as the CuTe DSL does: ``{pointer, {extents, strides}}`` by value.

    The kernel returns ``i32``: 0, -1 when it has raised an error, or another number, which with ``cuda``
    is an error code of CUDA.

    Parameters
    ----------
    callee
        The kernel's symbol if it differs from the compiled one.
    cuda
        Whether to make the device of the first GPU tensor current during the call.
    cuda_init, cuda_load, cuda_unload
        With ``cuda``: functions of the module that create its library (once), prepare it for a device (once per
        device) and unload it. The first two take ``void**``: the addresses of a pointer to the library, of the device
        (``cuda_load`` only) and of storage for an error code. The last takes the library and returns ``i32``.

    """

    cuda: bool
    cuda_init: str | None
    cuda_load: str | None
    cuda_unload: str | None

    def __init__(
        self,
        callee: str | None = None,
        *,
        cuda: bool = False,
        cuda_init: str | None = None,
        cuda_load: str | None = None,
        cuda_unload: str | None = None,
    ) -> None:
        """Make the provider; naming a CUDA function implies ``cuda``."""
        cuda = cuda or any(hook is not None for hook in (cuda_init, cuda_load, cuda_unload))
        self.__ffi_init__(callee, cuda, cuda_init, cuda_load, cuda_unload)


@register_object("fishplate.compiler.CudaLaunch", init=False)
class CudaLaunch(CallProvider):
    """Launch a CUDA kernel from PTX or a cubin. Needs no host compiler, and loads no CUDA library before the first
    call.

    The kernel gets what :class:`PlainCall` would pass, on the stream parameter if there is one, else
    on the current stream of the tensors' device. A grid without blocks launches nothing. If the driver refuses the
    launch, :class:`CUDADialectError` is raised.

    Parameters
    ----------
    image
        PTX as text, or a cubin as bytes.
    kernel
        The kernel's name in it.
    grid, block
        One to three sizes: numbers, or expressions over the variables of the spec such as
        ``"ceildiv(n, 128)"``.
    shared_memory
        Dynamic shared memory in bytes, as a number or an expression.
    params
        Names of the parameters that the kernel takes, in its order; by default all except the stream.
    args
        Alternative to ``params``: the kernel's arguments in order, as names of tensors (each passes the address of its
        first element) and of variables. ``["x", "y", "n"]`` suits ``f(float* x, float* y, int n)``.
    cluster
        Blocks per cluster, one to three numbers, for GPUs that have clusters.
    preflight
        Whether every launch is first checked against the limits of the device, so that errors name the violated limit.
        An empty grid is then an error too.

    """

    image: bytes
    kernel: str
    grid: Sequence[int | str]
    block: Sequence[int | str]
    shared_memory: str
    params: Sequence[str] | None
    args: Sequence[str] | None
    cluster: Sequence[int] | None
    preflight: bool

    def __init__(
        self,
        image: str | bytes,
        kernel: str,
        grid: int | str | Sequence[int | str],
        block: int | str | Sequence[int | str],
        shared_memory: int | str = 0,
        *,
        params: Sequence[str] | None = None,
        args: Sequence[str] | None = None,
        cluster: int | Sequence[int] | None = None,
        preflight: bool = False,
    ) -> None:
        """Make the provider; expressions are parsed when a function is compiled."""
        if params is not None and args is not None:
            raise ValueError("expected params or args, got both: each says what the kernel takes")
        self.__ffi_init__(
            image=image.encode() if isinstance(image, str) else bytes(image),
            kernel=kernel,
            grid=_sizes("grid", grid),
            block=_sizes("block", block),
            shared_memory=str(shared_memory),
            params=None if params is None else list(params),
            args=None if args is None else list(args),
            cluster=None if cluster is None else _sizes("cluster", cluster),
            preflight=preflight,
        )


def _sizes(what: str, sizes: int | str | Sequence[int | str]) -> list[int | str]:
    """Return sizes as a list; accepts a single size."""
    listed = list(sizes) if isinstance(sizes, (tuple, list)) else [sizes]
    if not 1 <= len(listed) <= 3:
        raise ValueError(f"{what} must have one to three sizes, got {len(listed)}")
    for size in listed:
        if not isinstance(size, str) and not hasattr(size, "__index__"):
            kinds = "ints and expressions"
            raise TypeError(f"{what} must hold {kinds}, got {type(size).__name__}")
    return [size if isinstance(size, str) else size.__index__() for size in listed]
