"""Calls that let the CPU detect races in shared memory, in kernels compiled with ``--enable-assertions``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..registry import get_global_func
from ._trace import current
from ._value import size_of

if TYPE_CHECKING:
    from ._tensor import TensorView

_primitive = get_global_func("fishplate.kernel.primitive")
_shared_address = get_global_func("fishplate.kernel.shared_address")


def _call(function: str, inputs: list, constants: list | None = None) -> None:
    trace = current()
    place = "{}:{}".format(*trace.where)
    _primitive(trace.builder, "", function, place, [], [], inputs, constants or [])


def _is_watching() -> bool:
    """Whether the kernel in the making tells the CPU what it does with shared memory."""
    trace = current()
    return trace.checks_indices and trace.in_kernel and not trace.gpu


def start_watch() -> None:
    """Start to watch the shared memory of the block; all threads call this before they use the memory."""
    if _is_watching():
        _call("watch", [])


def watch_commit() -> None:
    """Report that this thread forms a group of its copies to shared memory."""
    if _is_watching():
        _call("shared_copies_commit", [])


def watch_wait(pending: int) -> None:
    """Report that this thread has waited for all groups of such copies except the last ones."""
    if _is_watching():
        _call("shared_copies_wait", [], [pending])


def watch_access(way: str, tensor: TensorView, count: int) -> None:
    """Report that this thread reads or writes some contiguous elements, or starts a copy to them."""
    from ._tensor import REMOTE_SHARED

    size = count * size_of(tensor._scalar)
    if tensor._name == REMOTE_SHARED:
        _call(f"remote_{way}", [tensor._address, size])
    else:
        _call(f"shared_{way}", [_shared_address(current().builder, tensor._address), size])
