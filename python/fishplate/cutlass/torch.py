"""Types, streams and test data of torch, under CuTe's names. Torch is imported on first use."""

from __future__ import annotations

from ctypes import c_void_p
from dataclasses import dataclass
from enum import Enum
from typing import Any

from ..cute._missing import missing

__all__ = [
    "GaussianInitConfig",
    "RandomInitConfig",
    "ScalarInitConfig",
    "TensorInitType",
    "convert_cute_tensor",
    "create_and_permute_torch_tensor",
    "current_stream",
    "cute_tensor_like",
    "default_stream",
    "dtype",
    "matrix",
]


class TensorInitType(Enum):
    """Initial content of a new tensor."""

    SKIP = "what was there"
    SCALAR = "one number"
    RANDOM = "random integers"
    GAUSSIAN = "random numbers"


@dataclass
class ScalarInitConfig:
    """The number that all elements are."""

    value: float = 0.0


@dataclass
class RandomInitConfig:
    """The smallest integer, and one more than the largest."""

    min_val: int = -2
    max_val: int = 2


@dataclass
class GaussianInitConfig:
    """Mean and standard deviation, and a factor for the numbers."""

    mean: float = 0.0
    std: float = 1.0
    scale: float = 1.0


def dtype(ty: Any) -> Any:
    """Return torch's type for a numeric type."""
    import torch

    name = "bool" if str(ty.dtype) == "bool" else str(ty.dtype)
    found = getattr(torch, name, None)
    if not isinstance(found, torch.dtype):
        raise TypeError(f"torch has no type for {ty.__name__}")
    return found


def current_stream() -> Any:
    """Return torch's current stream, as an argument."""
    import torch

    return c_void_p(torch.cuda.current_stream().cuda_stream)


def default_stream() -> Any:
    """Return torch's default stream, as an argument."""
    import torch

    return c_void_p(torch.cuda.default_stream().cuda_stream)


def create_and_permute_torch_tensor(
    shape: Any,
    dtype: Any,
    permute_order: Any = None,
    init_type: TensorInitType = TensorInitType.RANDOM,
    init_config: Any = None,
    device: Any = None,
) -> Any:
    """Return a new tensor of torch.

    Parameters
    ----------
    shape, dtype
        Shape and type of torch's.
    permute_order
        The order in which the dimensions follow, if it is another.
    init_type, init_config
        What the tensor holds.
    device
        Where it is; on the processor by default.

    """
    import torch

    if init_type is TensorInitType.SKIP:
        made = torch.empty(*shape, dtype=dtype, device=device)
    elif init_type is TensorInitType.SCALAR:
        config = init_config or ScalarInitConfig()
        made = torch.full(tuple(shape), config.value, dtype=dtype, device=device)
    elif init_type is TensorInitType.RANDOM:
        config = init_config or RandomInitConfig()
        whole = torch.randint(config.min_val, config.max_val, tuple(shape), device=device)
        made = whole.to(dtype)
    elif init_type is TensorInitType.GAUSSIAN:
        config = init_config or GaussianInitConfig()
        drawn = torch.empty(*shape, dtype=torch.float32, device=device)
        made = (drawn.normal_(config.mean, config.std) * config.scale).to(dtype)
    else:
        raise TypeError(f"init_type is a TensorInitType, got {init_type!r}")
    return made if permute_order is None else made.permute(permute_order)


def convert_cute_tensor(
    f32_torch_tensor: Any, cute_tensor: Any, dtype: Any, is_dynamic_layout: bool = True
) -> Any:
    """Write numbers of Float32, rounded, into a tensor, and return that.

    Parameters
    ----------
    f32_torch_tensor
        The numbers.
    cute_tensor
        A tensor of the same shape, of ``cute.runtime.from_dlpack``.
    dtype
        The type of its elements.
    is_dynamic_layout
        Accepted: the tensor keeps its marks.

    """
    memory = cute_tensor.source
    rounded = f32_torch_tensor.to(torch_dtype(dtype))
    memory.copy_(rounded.view(memory.dtype) if dtype.width == 8 else rounded)
    return cute_tensor


torch_dtype = dtype


def matrix(
    l: int,
    mode0: int,
    mode1: int,
    is_mode0_major: bool,
    cutlass_dtype: Any,
    init_type: TensorInitType = TensorInitType.RANDOM,
    init_config: Any = None,
    device: Any = None,
) -> Any:
    """Return ``l`` matrices on the processor as one tensor of rows, columns and matrices.

    Parameters
    ----------
    l, mode0, mode1
        The number of matrices, and rows and columns of each.
    is_mode0_major
        Whether the rows have no gaps along them; otherwise the columns have none.
    cutlass_dtype
        The type that the numbers are for: types of 8 bits are held as Float32.
    init_type, init_config, device
        As for :func:`create_and_permute_torch_tensor`.

    """
    import torch

    shape = (l, mode1, mode0) if is_mode0_major else (l, mode0, mode1)
    order = (2, 1, 0) if is_mode0_major else (1, 2, 0)
    if init_config is None and init_type is TensorInitType.RANDOM:
        unsigned = cutlass_dtype.__name__.startswith("Uint")
        init_config = RandomInitConfig(0, 4) if unsigned else RandomInitConfig(-2, 2)
    kind = (
        torch.float32 if cutlass_dtype.__name__.startswith("Float8") else torch_dtype(cutlass_dtype)
    )
    return create_and_permute_torch_tensor(shape, kind, order, init_type, init_config, device)


def cute_tensor_like(
    data_ref: Any, cutlass_dtype: Any, is_dynamic_layout: bool, assumed_align: int | None = None
) -> tuple[Any, Any]:
    """Return a copy of a tensor of torch on the GPU as an argument, and the tensor of torch whose memory it is.

    Parameters
    ----------
    data_ref
        The tensor, on the processor.
    cutlass_dtype
        The type of the copy's elements; those of 8-bit floats are bytes for torch.
    is_dynamic_layout
        Whether extents and strides are dynamic.
    assumed_align
        What the address is a multiple of, in bytes.

    """
    import torch

    from ..cute.runtime import from_dlpack

    kind = torch_dtype(cutlass_dtype)
    held = torch.empty_like(data_ref, dtype=kind, device="cuda")
    held.copy_(data_ref.to(kind))
    made = from_dlpack(held, assumed_align=assumed_align)
    if is_dynamic_layout:
        leading = next(
            (
                at
                for at, step in enumerate(data_ref.stride())
                if step == 1 and data_ref.shape[at] > 1
            ),
            None,
        )
        made.mark_layout_dynamic(leading_dim=leading)
    small = cutlass_dtype.__name__.startswith("Float8")
    return made, held.view(torch.uint8) if small else held


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"torch.{name}", "cutlass"))
