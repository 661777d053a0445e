"""Extras of the dialect `gpu`: kernels with a body, launches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, cast

from fishplate import ir
from fishplate._dialect import Extended, ValueLike

from ._build import IndexLike, fill, indices, results_of, values_of
from ._function import Function
from ._region import region_op

__all__ = [
    "GPUFuncOp",
    "LaunchFuncOp",
    "LaunchOp",
    "gpu_async_token",
    "launch",
    "launch_",
    "launch_func",
    "printf",
    "wait",
]


def gpu_async_token() -> ir.Type:
    """Return the type of async tokens, which operations wait for."""
    return ir.Type.parse("!gpu.async.token")


def _three(name: str, sizes: Sequence[IndexLike]) -> list[Any]:
    if len(sizes) != 3:
        raise ValueError(f"{name}: expected sizes in x, y and z, got {len(sizes)}")
    return list(sizes)


class GPUFuncOp(Function):
    """``GPUFuncOp(type, name, kernel=True)``: a function or kernel without a body yet."""

    __slots__ = ()

    _MISUSE: ClassVar[type[Exception]] = RuntimeError

    def _words_for_no_body(self) -> str:
        return (
            f"Entry block does not exist for {self._symbol()}. Do you need to call the add_entry_block() method on "
            "this GPUFuncOp?"
        )

    def _words_for_a_body(self) -> str:
        return f"Entry block already exists for {self._symbol()}"

    def _symbol(self) -> str:
        return str(cast("ir.StringAttr", self.attributes["sym_name"]).value)

    def __init__(
        self,
        function_type: ir.FunctionType | ir.TypeAttr,
        sym_name: str | ir.StringAttr | None = None,
        *,
        kernel: bool | None = None,
        body_builder: Callable[[Any], object] | None = None,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
        **attributes: Any,
    ) -> None:
        """Build a function of a GPU module.

        Parameters
        ----------
        function_type
            Its type.
        sym_name
            Its symbol.
        kernel
            Whether it can be launched.
        body_builder
            Called with the function; the insertion point is the end of its new entry block.
        loc
            The location.
        ip
            The insertion point.
        attributes
            Other attributes, such as ``known_block_size`` and ``arg_attrs``.

        """
        self._build(function_type, loc=loc, ip=ip, **attributes)
        if sym_name is not None:
            name = ir.StringAttr.get(sym_name) if isinstance(sym_name, str) else sym_name
            self.attributes["sym_name"] = name
        if kernel:
            self.attributes["gpu.kernel"] = ir.UnitAttr.get()
        if body_builder is not None:
            fill(self, self.add_entry_block(), body_builder, self)

    @property
    def is_kernel(self) -> bool:
        """Whether it can be launched."""
        return "gpu.kernel" in self.attributes


class LaunchFuncOp(Extended):
    """``LaunchFuncOp(kernel, grid_size, block_size, operands)``: a launch of a kernel by its name."""

    __slots__ = ()

    def __init__(
        self,
        kernel: Sequence[str] | ir.SymbolRefAttr,
        grid_size: Sequence[IndexLike],
        block_size: Sequence[IndexLike],
        kernel_operands: Sequence[ValueLike] | None = None,
        async_dependencies: Sequence[ValueLike] | None = None,
        dynamic_shared_memory_size: ValueLike | None = None,
        async_object: ValueLike | None = None,
        cluster_size: Sequence[IndexLike] | None = None,
        *,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None:
        """Build a launch.

        Parameters
        ----------
        kernel
            The names of the module and of the kernel in it.
        grid_size
            Number of blocks in x, y and z: numbers and values.
        block_size
            Number of threads per block in x, y and z.
        kernel_operands
            The arguments of the kernel.
        async_dependencies
            Tokens that the launch waits for; if given, the launch returns a token as well.
        dynamic_shared_memory_size
            Bytes of dynamic shared memory per block, a value of type ``i32``.
        async_object
            The stream.
        cluster_size
            Number of blocks per cluster in x, y and z.
        loc
            The location.
        ip
            The insertion point.

        """
        sizes = [*_three("grid_size", grid_size), *_three("block_size", block_size)]
        places = indices(sizes, loc, ip)
        more: dict[str, Any] = {
            "dynamicSharedMemorySize": dynamic_shared_memory_size,
            "asyncObject": async_object,
        }
        if cluster_size is not None:
            names = ("clusterSizeX", "clusterSizeY", "clusterSizeZ")
            clusters = indices(_three("cluster_size", cluster_size), loc, ip)
            more |= dict(zip(names, clusters, strict=True))
        waits = values_of(async_dependencies)
        token = gpu_async_token() if waits else None
        operands = values_of(kernel_operands)
        self._build(token, waits, kernel, *places, operands, **more, loc=loc, ip=ip)


def launch_func(
    kernel: Sequence[str] | ir.SymbolRefAttr,
    grid_size: Sequence[IndexLike],
    block_size: Sequence[IndexLike],
    kernel_operands: Sequence[ValueLike] | None = None,
    async_dependencies: Sequence[ValueLike] | None = None,
    dynamic_shared_memory_size: ValueLike | None = None,
    async_object: ValueLike | None = None,
    cluster_size: Sequence[IndexLike] | None = None,
    *,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Build a launch of a kernel by its name, as `LaunchFuncOp` does.

    Returns the token to wait for, or the operation if there are no `async_dependencies`.
    """
    from fishplate.dialects import gpu

    op = gpu.LaunchFuncOp(
        kernel,
        grid_size,
        block_size,
        kernel_operands,
        async_dependencies,
        dynamic_shared_memory_size,
        async_object,
        cluster_size,
        loc=loc,
        ip=ip,
    )
    return results_of(op)


class LaunchOp(Extended):
    """``LaunchOp(grid_size, block_size)``: a launch whose kernel is its body, an empty block.

    The block's arguments are the indices of block and thread, then the sizes of grid and block, each in x, y and z.
    """

    __slots__ = ()

    def __init__(
        self,
        grid_size: Sequence[IndexLike],
        block_size: Sequence[IndexLike],
        async_dependencies: Sequence[ValueLike] | None = None,
        dynamic_shared_memory_size: ValueLike | None = None,
        *,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None:
        """Build a launch; the parameters are those of `LaunchFuncOp`."""
        sizes = [*_three("grid_size", grid_size), *_three("block_size", block_size)]
        places = indices(sizes, loc, ip)
        waits = values_of(async_dependencies)
        token = gpu_async_token() if waits else None
        memory: dict[str, Any] = {"dynamicSharedMemorySize": dynamic_shared_memory_size}
        self._build(token, waits, *places, **memory, loc=loc, ip=ip)
        self.regions[0].blocks.append(*[ir.IndexType.get()] * 12)


def launch_(
    grid_size: Sequence[IndexLike],
    block_size: Sequence[IndexLike],
    async_dependencies: Sequence[ValueLike] | None = None,
    dynamic_shared_memory_size: ValueLike | None = None,
    *,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Build a launch with an empty block, as `LaunchOp` does.

    Returns the token to wait for, or the operation if there are no `async_dependencies`.
    """
    from fishplate.dialects import gpu

    op = gpu.LaunchOp(
        grid_size, block_size, async_dependencies, dynamic_shared_memory_size, loc=loc, ip=ip
    )
    return results_of(op)


def launch(
    grid_size: Sequence[IndexLike],
    block_size: Sequence[IndexLike],
    async_dependencies: Sequence[ValueLike] | None = None,
    dynamic_shared_memory_size: ValueLike | None = None,
    *,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Callable[[Callable[..., object]], Any]:
    """Return a decorator: a Python function builds the kernel of a launch, from the twelve arguments of its block.

    .. code-block:: python

        @gpu.launch(grid_size=(1, 1, 1), block_size=(32, 1, 1))
        def kernel(*places):
            gpu.printf("thread %d", places[3])
    """
    from fishplate.dialects import gpu

    def build() -> ir.OpView:
        return gpu.LaunchOp(
            grid_size,
            block_size,
            async_dependencies,
            dynamic_shared_memory_size,
            loc=loc,
            ip=ip,
        )

    decorator = region_op(build, lambda _: gpu.TerminatorOp())
    return cast("Callable[[Callable[..., object]], Any]", decorator())


def wait(
    async_dependencies: Sequence[ValueLike] | None = None,
    *,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Build a wait that returns a token; without dependencies it starts a chain."""
    from fishplate.dialects import gpu

    waits = values_of(async_dependencies)
    return results_of(gpu.WaitOp(gpu_async_token(), waits, loc=loc, ip=ip))


def printf(
    format: str | ir.Attribute,
    *args: ValueLike,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> ir.OpView:
    """Build a print of values in a thread."""
    from fishplate.dialects import gpu

    return gpu.PrintfOp(format, values_of(args), loc=loc, ip=ip)
