"""Operations of the dialect `nvvm` on values of a kernel."""

from __future__ import annotations

from enum import Enum
from typing import Any

from ....arguments import Boolean
from ....cute._missing import missing
from ....cute._tma import barrier_of
from ....cute.arch import sub_packed_f32x2
from ....lang._vector import larger, smaller

__all__ = [
    "RoundingModeKind",
    "fmax",
    "fmin",
    "mbarrier_try_wait_parity_timelimit",
    "sub_packed_f32x2",
]


class RoundingModeKind(Enum):
    """How results are rounded; arithmetic here rounds to nearest."""

    NONE = 0
    RN = 1
    RM = 2
    RP = 3
    RZ = 4


def fmin(res: Any, a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """Return the smaller of two numbers."""
    return smaller(a, b)


def fmax(res: Any, a: Any, b: Any, *, loc: Any = None, ip: Any = None) -> Any:
    """Return the larger of two numbers."""
    return larger(a, b)


def mbarrier_try_wait_parity_timelimit(
    addr: Any, phase: Any, time_limit: Any, *, loc: Any = None, ip: Any = None
) -> Any:
    """Wait until a phase of a barrier is over, however long that takes, and return True."""
    barrier_of(addr).wait(phase)
    return Boolean(True)


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"_mlir.dialects.nvvm.{name}", "cutlass"))
