"""`AsmState`: how values are named when several are printed."""

from __future__ import annotations

from typing import Any


class AsmState:
    """The flags that names of values are made with; names are those of the moment they are asked for."""

    __slots__ = ("use_local_scope", "value")

    def __init__(self, value: Any, use_local_scope: bool = False) -> None:
        """Keep what names are asked about, and the flag."""
        self.value = value
        self.use_local_scope = use_local_scope
