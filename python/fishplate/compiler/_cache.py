"""The compile cache in memory and on disk."""

from __future__ import annotations

from typing import NamedTuple

from ..registry import get_global_func

_info = get_global_func("fishplate.compiler.cache_info")
_clear = get_global_func("fishplate.compiler.cache_clear")


class CacheInfo(NamedTuple):
    """Contents of the cache."""

    #: The folder, or None.
    folder: str | None
    #: Number of entries in it.
    files: int
    #: Their total size.
    bytes: int
    #: Number of functions in memory.
    in_memory: int


def cache_info() -> CacheInfo | None:
    """Return the contents of the cache; None if ``FISHPLATE_NO_CACHE`` turns it off."""
    info = _info()
    if not info:
        return None
    folder = info["folder"]
    return CacheInfo(
        None if folder is None else str(folder), info["files"], info["bytes"], info["in_memory"]
    )


class CacheCounts(NamedTuple):
    """How the cache answered the requests of this process."""

    #: Number of compilations in this process.
    compiled: int
    #: Number of hits on disk.
    from_disk: int
    #: Number of hits in memory.
    from_memory: int
    #: How often a request waited for another thread or process that was compiling the same function.
    waited: int


def cache_counts() -> CacheCounts:
    """Return how the cache answered the requests of this process so far; zeros if it is turned off."""
    info = _info()
    return CacheCounts(*(int(info[name]) if info else 0 for name in CacheCounts._fields))


def clear_cache() -> None:
    """Forget everything, in memory and on disk."""
    _clear()
