"""`LayoutEnum`: the order of a matrix."""

from __future__ import annotations

from enum import Enum
from typing import Any


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
