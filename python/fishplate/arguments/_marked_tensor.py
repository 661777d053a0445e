"""`MarkedTensor`: a tensor as an example, with marks on the parts that may differ in calls.

Without marks, a call takes tensors of exactly this shape and these strides.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from .. import core
from ..core import Tensor, dtype
from ._fake import AddressSpace, check_alignment, default_alignment

if TYPE_CHECKING:
    from typing_extensions import Self

_INT32 = (1 << 31) - 1


class Dynamic(NamedTuple):
    """An extent or stride that a call may choose; unlike a SymInt, each one is independent."""

    width: int
    divisibility: int = 1


def twice(entry: int | Dynamic) -> int | Dynamic:
    """Return twice an extent or stride."""
    if isinstance(entry, Dynamic):
        return Dynamic(entry.width, 2 * entry.divisibility)
    return 2 * entry


class MarkedTensor(Tensor):
    """A tensor that knows which parts of its layout a call may choose.

    Methods that mark change the tensor and return it.
    """

    assumed_align: int
    use_32bit_stride: bool
    #: Extents that calls may have.
    extents: list[int | Dynamic]
    #: Strides that calls may have; those of a compact tensor follow from the extents.
    steps: list[int | Dynamic]
    #: Modes of a compact tensor, innermost first.
    compact_order: tuple[int, ...] | None

    @classmethod
    def of(
        cls,
        tensor: Any,
        assumed_align: int | None = None,
        use_32bit_stride: bool = False,
        **requirements: Any,
    ) -> Self:
        """Wrap a tensor of any package, without marks."""
        made = cls()
        made.__move_handle_from__(core.from_dlpack(tensor, **requirements))
        align = default_alignment(made.dtype) if assumed_align is None else assumed_align
        made.assumed_align = check_alignment(align)
        if assumed_align is not None and made.data_ptr() % assumed_align:
            address = hex(made.data_ptr())
            raise ValueError(f"assumed_align={assumed_align}, but the data is at {address}")
        made.use_32bit_stride = use_32bit_stride
        made.extents = list(made.shape)
        made.steps = list(made.strides)
        made.compact_order = None
        return made

    @property
    def memspace(self) -> AddressSpace:
        """The data's memory space: ``generic`` on the host, ``gmem`` on a device."""
        return AddressSpace.generic if self.device.type == "cpu" else AddressSpace.gmem

    @property
    def element_type(self) -> dtype:
        """The type of the elements, as in :class:`fishplate.arguments.FakeTensor`."""
        return self.dtype

    @property
    def stride(self) -> tuple[int, ...]:
        """The strides, in elements."""
        return tuple(self.strides)

    @property
    def dynamic_shapes_mask(self) -> tuple[int, ...]:
        """1 for each extent that a call may choose, else 0."""
        return tuple(int(isinstance(extent, Dynamic)) for extent in self.extents)

    @property
    def dynamic_strides_mask(self) -> tuple[int, ...]:
        """1 for each stride that a call may choose, or that follows from such an extent, else 0."""
        if self.compact_order is None:
            return tuple(int(isinstance(step, Dynamic)) for step in self.steps)
        mask, known = [0] * self.ndim, True
        for mode in self.compact_order:
            mask[mode] = int(not known)
            known = known and not isinstance(self.extents[mode], Dynamic)
        return tuple(mask)

    @property
    def leading_dim(self) -> int | None:
        """The mode of stride 1; None if there is no such mode or more than one."""
        return find_leading_dim(self.shape, self.strides)[0]

    def mark_layout_dynamic(self, leading_dim: int | None = None) -> MarkedTensor:
        """Let calls choose all extents, and all strides except that of the leading dimension.

        Parameters
        ----------
        leading_dim
            The dimension of stride 1; by default found from the strides. Negative ones count from
            the end.

        """
        shape, strides = self.shape, self.strides
        if leading_dim is None:
            leading_dim, unclear = find_leading_dim(shape, strides)
            if unclear:
                layout = f"{shape}:{strides}"
                raise ValueError(
                    f"Can't deduce the leading dimension from layout {layout}: more than one has "
                    "stride 1; give leading_dim"
                )
        else:
            leading_dim = _mode(leading_dim, self.ndim, "leading_dim", negative=True)
            if strides[leading_dim] != 1:
                got = strides[leading_dim]
                raise ValueError(f"Expected strides[leading_dim] == 1, but got {got}")
        self._check_32bit()
        width = 32 if self.use_32bit_stride else 64
        self.extents = [_extent(extent) for extent in shape]
        self.steps = [
            stride if mode == leading_dim or stride == 0 else Dynamic(width)
            for mode, stride in enumerate(strides)
        ]
        self.compact_order = None
        return self

    def mark_compact_shape_dynamic(
        self, mode: int, stride_order: Sequence[int] | None = None, divisibility: int = 1
    ) -> MarkedTensor:
        """Let calls choose one extent of a compact tensor, and the strides that follow from it.

        Parameters
        ----------
        mode
            Which extent.
        stride_order
            All modes from the outermost to the innermost; by default found from the strides.
        divisibility
            A number that divides the extent; calls with other extents are refused.

        """
        mode = _mode(mode, self.ndim, "mode")
        if not isinstance(divisibility, int) or divisibility < 1:
            raise ValueError(f"divisibility must be a positive int, got {divisibility!r}")
        if self.shape[mode] % divisibility:
            raise ValueError(
                f"The shape({self.shape[mode]}) of mode({mode}) is not divisible by the "
                f"divisibility({divisibility})"
            )
        extents = list(self.extents)
        extents[mode] = _extent(self.shape[mode], divisibility)
        order = self._order(stride_order, extents)
        self._check_compact(order)
        self._check_32bit()
        self.extents, self.compact_order = extents, order
        return self

    def _order(
        self, stride_order: Sequence[int] | None, extents: Sequence[int | Dynamic]
    ) -> tuple[int, ...]:
        """Return the modes, innermost first."""
        if stride_order is not None:
            given = tuple(stride_order)
            if sorted(given) != list(range(self.ndim)):
                raise ValueError(
                    f"stride_order must hold each mode of {self.ndim} once, got {given}"
                )
            order = given[::-1]
            if self.compact_order is not None and order != self.compact_order:
                last = self.compact_order[::-1]
                raise ValueError(f"stride_order {given} is inconsistent with the last one, {last}")
            return order
        if self.compact_order is not None:
            return self.compact_order
        # The stride of a mode with one element means nothing, unless a call may have more elements.
        real = [mode for mode in range(self.ndim) if extents[mode] != 1]
        seen = [self.strides[mode] for mode in real]
        if len(set(seen)) != len(seen):
            raise ValueError(
                f"stride_order could not be deduced from layout {self.shape}:{self.strides}: give it"
            )
        return tuple(sorted(range(self.ndim), key=lambda mode: (self.strides[mode], -mode)))

    def _check_compact(self, order: tuple[int, ...]) -> None:
        expected = 1
        for mode in order:
            extent, stride = self.shape[mode], self.strides[mode]
            if extent != 1 and stride != expected:
                raise ValueError(
                    f"stride_order {order[::-1]} is inconsistent with the layout {self.shape}:"
                    f"{self.strides}: mode {mode} of a compact tensor has stride {expected}"
                )
            expected *= extent

    def _check_32bit(self) -> None:
        if not self.use_32bit_stride:
            return
        last = sum((max(n, 1) - 1) * abs(s) for n, s in zip(self.shape, self.strides, strict=True))
        if last > _INT32 or any(abs(stride) > _INT32 for stride in self.strides):
            raise ValueError(
                "Layout in DLTensorWrapper has int32 overflow risk. "
                "Please set use_32bit_stride to False."
            )


def _extent(example: int, divisibility: int = 1) -> Dynamic:
    """Return an extent that a call may choose; 32 bits unless the example has more."""
    return Dynamic(32 if example <= _INT32 else 64, divisibility)


def _mode(mode: Any, rank: int, what: str, negative: bool = False) -> int:
    low = -rank if negative else 0
    if not isinstance(mode, int) or isinstance(mode, bool):
        raise TypeError(f"{what} must be an int, got {type(mode).__name__}")
    if not low <= mode < rank:
        raise ValueError(f"{what} must be in range [{low}, {rank}), got {mode}")
    return mode % rank


def find_leading_dim(shape: Sequence[int], strides: Sequence[int]) -> tuple[int | None, bool]:
    """Return the dimension of stride 1, and whether there are several candidates."""
    ones = [mode for mode, stride in enumerate(strides) if stride == 1]
    if len(ones) > 1:
        ones = [mode for mode in ones if shape[mode] > 1]
        if len(ones) != 1:
            return None, True
    return (ones[0] if ones else None), False


def _is_row_major(shape: Sequence[int], strides: Sequence[int]) -> bool:
    """Tell whether strides are those of a compact tensor; the stride of a dimension with one element does not
    matter."""
    step = 1
    for extent, stride in zip(reversed(shape), reversed(strides), strict=True):
        if stride != step:
            return False
        step *= extent
    return True


def mark_raw(array: Any) -> MarkedTensor:
    """Return an array of any package as an example: calls may choose extents and strides.

    The dimension of stride 1 keeps its stride; if there are several, the last one does.
    """
    tensor = MarkedTensor.of(array)
    shape, strides = tensor.shape, tensor.strides
    if 0 in shape and not any(strides):
        # NumPy gives strides of 0 to arrays without elements. They say nothing, and a call may choose compact arrays.
        tensor.extents = [_extent(extent) for extent in shape]
        tensor.steps = [*[Dynamic(64)] * (tensor.ndim - 1), 1]
        return tensor
    leading, unclear = find_leading_dim(shape, strides)
    if strides and _is_row_major(shape, strides):
        # One function for all compact arrays, whichever extents are 1.
        leading = tensor.ndim - 1
    elif unclear:
        leading = max(mode for mode, stride in enumerate(strides) if stride == 1)
    return tensor.mark_layout_dynamic(leading)
