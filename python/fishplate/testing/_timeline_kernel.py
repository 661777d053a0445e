"""The part of a timeline that runs in kernels."""

from __future__ import annotations

from typing import Any

from ..arguments import Int64, Uint64
from ..lang import global_timer, jit


@jit
def note(times: Any, track: Any, first: Any, second: Any) -> None:
    """Add an event, if there is room: the two words of its name, and the time."""
    now = global_timer()
    count = times[track, 0]
    at = 1 + count * 3
    if at + 3 <= times.shape[1]:
        times[track, at] = Int64(Uint64(first))
        times[track, at + 1] = Int64(Uint64(second))
        times[track, at + 2] = now
    times[track, 0] = count + 1
