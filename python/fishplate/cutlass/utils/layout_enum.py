"""`LayoutEnum`: the order of a matrix."""

from __future__ import annotations

from enum import Enum
from typing import Any

from ...cute.nvgpu.warpgroup import OperandMajorMode


class LayoutEnum(Enum):
    """Which mode of a matrix is contiguous."""

    ROW_MAJOR = "row"
    COL_MAJOR = "column"

    @staticmethod
    def from_tensor(tensor: Any) -> LayoutEnum:
        """Return the order of a tensor: one of its first two modes has stride 1."""
        stride = tensor.stride
        for at, order in ((1, LayoutEnum.ROW_MAJOR), (0, LayoutEnum.COL_MAJOR)):
            if isinstance(stride, tuple) and len(stride) > 1:
                if type(stride[at]) is int and stride[at] == 1:
                    return order
        raise ValueError(
            f"LayoutEnum.from_tensor: neither of the first two modes of {tensor.layout} has stride 1, known when "
            "compiling"
        )

    def sm90_mma_major_mode(self) -> OperandMajorMode:
        """Return which mode of a factor of products of warpgroups has no gaps: rows are in the order of the sum."""
        return OperandMajorMode.K if self is LayoutEnum.ROW_MAJOR else OperandMajorMode.MN

    def is_k_major_a(self) -> bool:
        """Return whether the mode of the sum of a first factor has no gaps."""
        return self is LayoutEnum.ROW_MAJOR

    def is_m_major_a(self) -> bool:
        """Return whether the rows of a first factor have no gaps along them."""
        return self is LayoutEnum.COL_MAJOR

    def is_k_major_b(self) -> bool:
        """Return whether the mode of the sum of a second factor has no gaps."""
        return self is LayoutEnum.ROW_MAJOR

    def is_n_major_b(self) -> bool:
        """Return whether the columns of a second factor have no gaps along them."""
        return self is LayoutEnum.COL_MAJOR

    def is_n_major_c(self) -> bool:
        """Return whether a row of a result has no gaps."""
        return self is LayoutEnum.ROW_MAJOR

    def is_m_major_c(self) -> bool:
        """Return whether a column of a result has no gaps."""
        return self is LayoutEnum.COL_MAJOR
