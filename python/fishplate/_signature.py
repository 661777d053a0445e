"""Names and defaults of functions from their metadata, found when a call first needs them."""

from __future__ import annotations

import json
from typing import Any

from . import core
from .core import Function, Signature

_metadata_of_global = core._get_global_func("ffi.GetGlobalFuncMetadata", False)


def signature_from_metadata(metadata: dict[str, Any]) -> Signature | None:
    """Return the signature that metadata tells of, or None when it names no arguments.

    ``arg_names`` lists the parameters; ``arg_defaults`` belong to the last of them. A default
    that is an expression of the callee's language is left to the callee.
    """
    names = metadata.get("arg_names")
    if not names:
        return None
    values = metadata.get("arg_defaults", [])
    last = names[len(names) - len(values) :] if values else []
    defaults = {
        name: ... if isinstance(value, dict) and "expr" in value else value
        for name, value in zip(last, values, strict=True)
    }
    return Signature(tuple(names), defaults, 0, ())


def find_signature(function: Function) -> Signature | None:
    """Return the signature of a function by the name it was looked up by."""
    metadata = getattr(function, "__tvm_ffi_metadata__", None)
    if metadata is None and function._global_name is not None:
        metadata = _metadata_of_global(function._global_name)
    if callable(metadata):
        metadata = metadata()
    if isinstance(metadata, str):
        metadata = json.loads(metadata) if metadata else None
    return signature_from_metadata(metadata) if metadata else None


core._set_signature_finder(find_signature)

