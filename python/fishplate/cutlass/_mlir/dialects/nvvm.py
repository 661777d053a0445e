"""Operations of the dialect `nvvm` on values of a kernel."""

from __future__ import annotations

from typing import Any

from ....arguments import Boolean
from ....cute._missing import missing
from ....cute._tma import barrier_of

__all__ = ["mbarrier_try_wait_parity_timelimit"]


def mbarrier_try_wait_parity_timelimit(
    addr: Any, phase: Any, time_limit: Any, *, loc: Any = None, ip: Any = None
) -> Any:
    """Wait until a phase of a barrier is over, however long that takes, and return True."""
    barrier_of(addr).wait(phase)
    return Boolean(True)


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"_mlir.dialects.nvvm.{name}", "cutlass"))
