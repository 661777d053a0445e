"""Names, defaults and documentation of functions from their metadata, found when they are first needed."""

from __future__ import annotations

from typing import Any

from . import core
from ._object import object_repr
from .core import Function, Signature

_metadata_of_global = core._get_global_func("ffi.GetGlobalFuncMetadata", False)


def signature_from_metadata(metadata: dict[str, Any]) -> Signature | None:
    """Return the signature described by metadata, or None if it names no arguments.

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


def _metadata(function: Function) -> dict[str, Any]:
    """Return the signature of a function, from the function itself or from the name it was looked up by."""
    metadata = getattr(function, "__tvm_ffi_metadata__", None)
    if metadata is None and function._global_name is not None:
        try:
            metadata = _metadata_of_global(function._global_name)
        except RuntimeError:  # the name was removed since; the function lives on
            return {}
    if callable(metadata):
        metadata = metadata()
    if isinstance(metadata, str):
        import json  # programs that call by position never need it

        metadata = json.loads(metadata) if metadata else {}
    return metadata or {}


def find_signature(function: Function) -> Signature | None:
    """Return names and defaults of a function, or None when they are not known."""
    return signature_from_metadata(_metadata(function))


core._set_signature_finder(find_signature)


def _repr(function: Function) -> str:
    """Return name and parameters of a compiled function; for any other function the name of its class."""
    metadata = getattr(function, "__tvm_ffi_metadata__", None)
    if isinstance(metadata, str):
        import json

        metadata = json.loads(metadata)
    signature = metadata.get("signature") if isinstance(metadata, dict) else None
    return f"<fishplate.Function {signature}>" if signature else object_repr(function)


Function.__repr__ = _repr  # type: ignore[method-assign]


def _inspect_signature(self: Function) -> Any:
    """Signature for ``inspect.signature`` and ``help``: names, types and defaults, if known."""
    import inspect

    metadata = _metadata(self)
    if "inspect" in metadata:  # provided by the creator of the function
        return metadata["inspect"]()
    types, result = _annotations(metadata.get("type_schema"))
    names = self._signature.names if self._signature else metadata.get("arg_names", [])
    names = names or [f"_{index}" for index in range(len(types))]
    values = metadata.get("arg_defaults", [])
    parameters = []
    for index, name in enumerate(names):
        given = index - (len(names) - len(values))
        default = values[given] if given >= 0 else inspect.Parameter.empty
        if isinstance(default, dict) and "expr" in default:
            default = ...
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
        annotation = types[index] if index < len(types) else inspect.Parameter.empty
        parameters.append(inspect.Parameter(name, kind, default=default, annotation=annotation))
    if not parameters and result is None:
        parameters = [inspect.Parameter("args", inspect.Parameter.VAR_POSITIONAL)]
    returns = inspect.Signature.empty if result is None else result
    return inspect.Signature(parameters, return_annotation=returns)


def _annotations(schema: str | None) -> tuple[list[str], str | None]:
    """Return the types of the parameters and of the result as text."""
    if not schema:
        return [], None
    from ._schema import TypeSchema

    named = TypeSchema.from_json_str(schema).named_args or {}
    types = [repr(param) for param in named.get("params", ())]
    return types, repr(named["return"][0]) if named.get("return") else None


Function.__signature__ = property(_inspect_signature)


class _Doc:
    """`__doc__` of the class itself, or the documentation in the metadata of one function."""

    def __init__(self, of_class: str | None) -> None:
        self.of_class = of_class

    def __get__(self, function: Function | None, owner: type | None = None) -> str | None:
        """Return the text; a text set on the function itself takes precedence."""
        if function is None:
            return self.of_class
        metadata = _metadata(function)
        if doc := metadata.get("doc"):
            return doc
        if signature := metadata.get("signature"):
            return f"Compiled function `{signature}`."
        if function._global_name is None:
            return self.of_class
        return f"Global function {function._global_name!r} of the FFI."


Function.__doc__ = _Doc(Function.__doc__)  # type: ignore[assignment]
