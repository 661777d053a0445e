"""Hooks of the dialect ``chlo``."""

from __future__ import annotations

from . import _hlo

_hlo.same_types("chlo")
