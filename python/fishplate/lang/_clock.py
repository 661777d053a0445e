"""The time inside a kernel."""

from __future__ import annotations

from ._hopper import _run
from ._value import Value


def global_timer() -> Value:
    """Return a time in nanoseconds as an Int64. All threads of a GPU share the clock; the CPU uses the system's."""
    (now,) = _run("clock", "mov.u64 %0, %%globaltimer;", [], outputs=["Int64"])
    return now
