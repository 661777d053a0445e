"""Launches that depend on each other, and grids whose blocks all run at the same time."""

from __future__ import annotations

from typing import Any

from ._device import block_idx, grid_dim, thread_idx
from ._hopper import _run
from ._matrix import _need
from ._trace import current

#: The first GPUs whose launches start while the one before still runs, and whose grids run together.
_DEPENDENT, _COOPERATIVE = 90, 70


def wait_dependencies() -> None:
    """Wait until the launches before this one have ended, and see what they wrote.

    A kernel launched with ``dependent=True`` may start earlier than that: what it does before this call must not depend on
    them, and overwrite nothing that they read. On the CPU launches run one after the other.
    """
    _need("wait_dependencies", _DEPENDENT)
    trace = _in_kernel("wait_dependencies")
    trace.waits_for_launches = True
    if trace.gpu:
        _run("", "griddepcontrol.wait;", [])


def launch_dependents() -> None:
    """Let the next launch start, if it is one with ``dependent=True``: once all blocks have called this or returned.

    It says nothing of memory: what this kernel writes is seen after :func:`wait_dependencies`.
    """
    _need("launch_dependents", _DEPENDENT)
    if _in_kernel("launch_dependents").gpu:
        _run("", "griddepcontrol.launch_dependents;", [])


def sync_grid() -> None:
    """Wait for all threads of the grid; afterwards each sees the earlier writes of the others to global memory.

    The launch says ``cooperative=True``: then all blocks run at the same time. All threads of a block call it, and all
    blocks do.
    """
    _need("sync_grid", _COOPERATIVE)
    trace = _in_kernel("sync_grid")
    trace.syncs_grid = True
    if not trace.gpu:
        _run("whole_sync", "", [])
        return
    from ..arguments import Uint32

    place, sides, thread = block_idx(), grid_dim(), thread_idx()
    blocks = Uint32(sides.x) * Uint32(sides.y) * Uint32(sides.z)
    is_first = Uint32((thread.x | thread.y | thread.z) == 0)
    # The driver gives each cooperative launch a word. Its upper bit changes when all blocks have come: all but the first
    # block add 1, and that one adds what is missing.
    is_first_block = Uint32((place.x | place.y | place.z) == 0)
    added = Uint32(1) + is_first_block * (Uint32(1 << 31) - blocks)
    _run("", _BARRIER, [is_first, added])


#: The barrier of a grid. The driver's registers hold the address of 8 bytes, the second word of which is the barrier's.
_BARRIER = """{
.reg .pred first, same;
.reg .b32 high, low, old, now;
.reg .b64 word;
barrier.sync 0;
setp.ne.b32 first, %0, 0;
@!first bra DONE;
mov.u32 high, %%envreg1;
mov.u32 low, %%envreg2;
mov.b64 word, {low, high};
fence.acq_rel.gpu;
atom.relaxed.gpu.global.add.u32 old, [word + 4], %1;
AGAIN:
ld.acquire.gpu.global.u32 now, [word + 4];
xor.b32 now, now, old;
setp.ge.s32 same, now, 0;
@same bra AGAIN;
fence.acq_rel.gpu;
DONE:
barrier.sync 0;
}"""


def _in_kernel(name: str) -> Any:
    """Return the trace, which must be that of a kernel."""
    trace = current()
    if not trace.in_kernel:
        raise TypeError(f"{name} is for kernels")
    return trace
