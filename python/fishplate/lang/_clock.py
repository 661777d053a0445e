"""The time inside a kernel."""

from __future__ import annotations

from ._hopper import _run
from ._value import Value


def global_timer() -> Value:
    """Return the nanoseconds of a clock that all threads of a GPU share, an Int64; on the CPU the system's own."""
    (now,) = _run("clock", "mov.u64 %0, %%globaltimer;", [], outputs=["Int64"])
    return now
