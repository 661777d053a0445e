"""Fakes: tensors and streams that describe arguments, without data."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, NoReturn

from .._dtype import dtype as _dtype
from .._tensor import device as _device
from ._scalar import element_type
from ._sym_int import SymInt


class AddressSpace(str, Enum):
    """Memory that holds a tensor's data."""

    #: Memory of the host.
    generic = "generic"
    #: Memory of a CUDA device.
    gmem = "gmem"


def _memory(device: Any, memspace: AddressSpace | str | None) -> AddressSpace:
    """Return the memory space of a fake: that of its device, the given one, or the host by default."""
    if device is None:
        return AddressSpace.generic if memspace is None else AddressSpace(memspace)
    kind = _device(device).type if isinstance(device, str) else getattr(device, "type", None)
    if kind not in ("cpu", "cuda"):
        raise ValueError(f"device must be 'cpu' or 'cuda', got {device!r}")
    made = AddressSpace.generic if kind == "cpu" else AddressSpace.gmem
    if memspace is not None and AddressSpace(memspace) is not made:
        raise ValueError(f"device {device!r} has no memory {AddressSpace(memspace).value!r}")
    return made


def default_alignment(dtype: _dtype) -> int:
    """Return the size of one element in bytes, which is also the default alignment of its address."""
    return max(dtype.bits * dtype.lanes // 8, 1)


def check_alignment(bytes_: Any) -> int:
    """Check and return an alignment: a positive int that an address can be a multiple of."""
    if not isinstance(bytes_, int) or isinstance(bytes_, bool) or not 0 < bytes_ < 1 << 63:
        raise ValueError(f"assumed_align must be a positive int below 2**63, got {bytes_!r}")
    return bytes_


class FakeTensor:
    """Description of a tensor without data; :func:`make_fake_tensor` creates it."""

    def __init__(
        self,
        dtype: Any,
        shape: Sequence[int | SymInt],
        stride: Sequence[int | SymInt],
        memspace: AddressSpace | str,
        assumed_align: int | None,
        order: tuple[int, ...] | None = None,
        use_32bit_stride: bool = False,
    ) -> None:
        """Check and store the description; `order` lists the modes of a compact tensor, innermost first."""
        self._dtype = element_type(dtype)
        self.shape = _entries("shape", shape)
        self.stride = _entries("stride", stride)
        if len(self.shape) != len(self.stride):
            raise ValueError(f"{len(self.shape)} extents, but {len(self.stride)} strides")
        self.memspace = AddressSpace(memspace)
        align = default_alignment(self._dtype) if assumed_align is None else assumed_align
        self.assumed_align = check_alignment(align)
        self.compact_order = order
        self.use_32bit_stride = use_32bit_stride

    @property
    def element_type(self) -> _dtype:
        """The type of the elements."""
        return self._dtype

    @property
    def dynamic_shapes_mask(self) -> tuple[int, ...]:
        """1 for each extent that a call may choose, else 0."""
        return tuple(int(isinstance(extent, SymInt)) for extent in self.shape)

    @property
    def dynamic_strides_mask(self) -> tuple[int, ...]:
        """1 for each stride that a call may choose, else 0."""
        return tuple(int(isinstance(step, SymInt)) for step in self.stride)

    def __repr__(self) -> str:
        """Return type, shape, strides and device."""
        shape, stride = (", ".join(map(str, entries)) for entries in (self.shape, self.stride))
        device = "cpu" if self.memspace is AddressSpace.generic else "cuda"
        return f"FakeTensor({self._dtype}, ({shape}):({stride}), {device})"

    def _no_data(self, what: str) -> NoReturn:
        raise RuntimeError(f"FakeTensor {what}: it has no data")

    def __getitem__(self, index: Any) -> NoReturn:
        """Refuse."""
        self._no_data("is not indexable")

    def __setitem__(self, index: Any, value: Any) -> NoReturn:
        """Refuse."""
        self._no_data("is not writable")

    def fill(self, value: Any) -> NoReturn:
        """Refuse."""
        self._no_data("is not writable")

    @property
    def iterator(self) -> NoReturn:
        """Refuse."""
        self._no_data("has dummy iterator")


def _entries(what: str, entries: Any) -> tuple[int | SymInt, ...]:
    if not isinstance(entries, (tuple, list)):
        raise ValueError(f"Expected tuple or list but got {type(entries)}")
    for entry in entries:
        if not isinstance(entry, (int, SymInt)) or isinstance(entry, bool):
            raise ValueError(f"All {what} elements must be int or SymInt, got {entry!r}")
        if what == "shape" and isinstance(entry, int) and entry < 0:
            raise ValueError(f"shape elements must not be negative, got {entry}")
    return tuple(entries)


def make_fake_tensor(
    dtype: Any,
    shape: Sequence[int | SymInt],
    stride: Sequence[int | SymInt],
    *,
    memspace: AddressSpace | str | None = None,
    assumed_align: int | None = None,
    device: Any = None,
) -> FakeTensor:
    """Return a tensor without data, as an example for compiling.

    Parameters
    ----------
    dtype
        Type of the elements: a scalar type such as ``fp.Float32``, or a dtype.
    shape, stride
        Ints, and a :class:`SymInt` for each size that is known only at call time.
    memspace
        ``"gmem"`` for a CUDA device, ``"generic"`` for the host, which is the default.
    assumed_align
        Alignment of the data in bytes; by default the size of an element.
    device
        An alternative to `memspace`: ``"cuda"`` or ``"cpu"``.

    """
    return FakeTensor(dtype, shape, stride, _memory(device, memspace), assumed_align)


def make_fake_compact_tensor(
    dtype: Any,
    shape: Sequence[int | SymInt],
    *,
    stride_order: Sequence[int] | None = None,
    memspace: AddressSpace | str | None = None,
    assumed_align: int | None = None,
    use_32bit_stride: bool = False,
    device: Any = None,
) -> FakeTensor:
    """Return a compact tensor without data: there are no gaps between its elements.

    Parameters
    ----------
    dtype, shape, memspace, assumed_align, device
        As in :func:`make_fake_tensor`.
    stride_order
        The rank of each mode; 0 is the innermost, whose stride is 1. The default ``(0, 1, ...)`` is column-major.
    use_32bit_stride
        Whether strides that are known only at call time have 32 bits instead of 64.

    """
    extents = _entries("shape", shape)
    ranks = tuple(range(len(extents)) if stride_order is None else stride_order)
    if sorted(ranks) != list(range(len(extents))):
        raise ValueError(
            f"stride_order must hold each of 0 to {len(extents) - 1} once, got {ranks}"
            if extents
            else f"stride_order must be empty, got {ranks}"
        )
    order = tuple(sorted(range(len(extents)), key=ranks.__getitem__))
    stride: list[int | SymInt] = [1] * len(extents)
    step: int | SymInt = 1
    for mode in order:
        stride[mode] = step
        step = step * extents[mode]
        if isinstance(step, SymInt):
            step = SymInt(32 if use_32bit_stride else 64, divisibility=step.divisibility)
    where = _memory(device, memspace)
    return FakeTensor(dtype, extents, stride, where, assumed_align, order, use_32bit_stride)


class FakeStream:
    """A stream as an example for compiling; created by :func:`make_fake_stream`."""

    def __init__(self, use_tvm_ffi_env_stream: bool) -> None:
        """Store where the stream comes from."""
        self.use_tvm_ffi_env_stream = use_tvm_ffi_env_stream


def make_fake_stream(*, use_tvm_ffi_env_stream: bool = False) -> FakeStream:
    """Return a stream as an example for compiling: passed by callers, or the environment's, which takes no
    argument."""
    return FakeStream(use_tvm_ffi_env_stream)
