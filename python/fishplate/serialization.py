"""Graphs of objects as JSON text and back; shared objects stay shared.

>>> from fishplate import Array, serialization
>>> serialization.from_json_graph_str(serialization.to_json_graph_str(Array([1, 2])))
(1, 2)
"""

from __future__ import annotations

from typing import Any

from .core import _get_global_func

_to_json = _get_global_func("ffi.ToJSONGraphString", False)
_from_json = _get_global_func("ffi.FromJSONGraphString", False)


def to_json_graph_str(obj: Any, metadata: dict[str, Any] | None = None) -> str:
    """Write a value, and everything that it refers to, as JSON.

    Parameters
    ----------
    obj
        The value.
    metadata
        Additional data to write.

    """
    return _to_json(obj, metadata)


def from_json_graph_str(json_str: str) -> Any:
    """Restore a value from the text of :func:`to_json_graph_str`."""
    return _from_json(json_str)


__all__ = ["from_json_graph_str", "to_json_graph_str"]
