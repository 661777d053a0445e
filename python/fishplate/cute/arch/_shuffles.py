"""Exchanges of values in a warp, or in parts of it, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ...lang import lane_id, shuffle, shuffle_down, shuffle_up, shuffle_xor
from ...lang._device import FULL
from ...lang._select import select
from ...lang._value import Value

#: Lanes of a warp.
WARP_SIZE = 32
#: The last lane. As `mask_and_clamp` it means that the whole warp exchanges values.
CLAMP = WARP_SIZE - 1


def shuffle_sync_op(
    value: Any, offset: Any, mask: Any = FULL, mask_and_clamp: int = CLAMP
) -> Value:
    """Return the value of a lane, in the whole warp or in parts.

    Parameters
    ----------
    value
        The value of the own lane.
    offset
        The number of the lane, within the part.
    mask
        A bit for each lane that takes part.
    mask_and_clamp
        The last lane of a part, and 256 times the bits of a lane's number that say to which part it belongs. A thread
        gets its own value instead of that of a lane beyond.

    """
    if mask_and_clamp == CLAMP:
        return shuffle(value, offset, lanes(mask))
    own = _parts("shuffle_sync", mask_and_clamp)[0]
    # The lane may be known only at run time, so that both sides are numbers of the kernel.
    lane = lane_id() & own | offset & (CLAMP ^ own)
    return _inside("shuffle_sync", value, lane, mask, mask_and_clamp)


shuffle_sync = shuffle_sync_op


def shuffle_sync_up(value: Any, offset: Any, mask: Any = FULL, mask_and_clamp: int = 0) -> Value:
    """Return the value of the lane that many below, as :func:`shuffle_sync_op` does.

    Here `mask_and_clamp` holds the first lane of a part.
    """
    if mask_and_clamp == 0:
        return shuffle_up(value, offset, lanes(mask))
    lane = lane_id() - (offset & CLAMP)
    return _inside("shuffle_sync_up", value, lane, mask, mask_and_clamp, is_first=True)


def shuffle_sync_down(
    value: Any, offset: Any, mask: Any = FULL, mask_and_clamp: int = CLAMP
) -> Value:
    """Return the value of the lane that many above, as :func:`shuffle_sync_op` does."""
    if mask_and_clamp == CLAMP:
        return shuffle_down(value, offset, lanes(mask))
    lane = lane_id() + (offset & CLAMP)
    return _inside("shuffle_sync_down", value, lane, mask, mask_and_clamp)


def shuffle_sync_bfly(
    value: Any, offset: Any, mask: Any = FULL, mask_and_clamp: int = CLAMP
) -> Value:
    """Return the value of the lane whose number differs in these bits, as :func:`shuffle_sync_op` does."""
    if mask_and_clamp == CLAMP:
        return shuffle_xor(value, offset, lanes(mask))
    lane = lane_id() ^ (offset & CLAMP)
    return _inside("shuffle_sync_bfly", value, lane, mask, mask_and_clamp)


def _parts(name: str, mask_and_clamp: int) -> tuple[int, int]:
    """Return the bits of a lane's number that name its part, and the last lane of the parts."""
    own, clamp = mask_and_clamp >> 8, mask_and_clamp & 0xFF
    if not 0 <= own <= CLAMP or clamp > CLAMP:
        raise ValueError(
            f"{name}: mask_and_clamp has numbers from 0 to {CLAMP} in bits 0 to 4 and 8 to 12, got {mask_and_clamp}"
        )
    return own, clamp


def _inside(
    name: str, value: Any, lane: Any, mask: Any, mask_and_clamp: int, *, is_first: bool = False
) -> Value:
    """Return the value of a lane of the own part; the thread's own value if it is outside."""
    own, clamp = _parts(name, mask_and_clamp)
    here = lane_id()
    end = here & own | clamp & (CLAMP ^ own)
    held = lane >= end if is_first else lane <= end
    return shuffle(value, select(held, lane, here), lanes(mask))


def lanes(mask: Any) -> Any:
    """Return a mask of lanes as 32 bits; CuTe also writes -1 for all lanes."""
    return mask & FULL if type(mask) is int else mask
