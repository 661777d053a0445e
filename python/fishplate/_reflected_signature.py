"""Signatures of reflected methods and constructors, for `help()` and `inspect`.

Imported when a signature is requested.
"""

from __future__ import annotations

import inspect
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ._type_info import MISSING

if TYPE_CHECKING:
    from ._schema import TypeSchema
    from ._type_info import TypeField, TypeInfo


class _Shown:
    """A default that is an expression of another language."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return self.text


def parameter_schemas(metadata: dict[str, Any]) -> list[dict[str, Any]] | None:
    """Return the schemas of a function's parameters as JSON objects, if its metadata has them."""
    groups = _function_schema(metadata).get("named_args")
    if groups is None:
        return None
    return groups.get("params")


def _function_schema(metadata: dict[str, Any]) -> dict[str, Any]:
    raw = metadata.get("type_schema")
    schema = json.loads(raw) if isinstance(raw, str) else raw
    if not isinstance(schema, dict):
        return {}
    args = schema.get("args")
    if args and "named_args" not in schema:
        # The older form: the result, then the parameters.
        schema = {**schema, "named_args": {"return": args[:1], "params": args[1:]}}
    return schema


def _annotation(schema: dict[str, Any]) -> TypeSchema:
    # A schema shows itself as the annotation would be written.
    from ._schema import TypeSchema

    return TypeSchema.from_json_obj(schema)


def method_signature(metadata: dict[str, Any], is_static: bool) -> inspect.Signature:
    """Return the signature described by a method's metadata."""
    groups = _function_schema(metadata).get("named_args", {})
    schemas = groups.get("params")
    empty = inspect.Parameter.empty
    result = _annotation(groups["return"][0]) if groups.get("return") else empty
    if schemas is None:
        first = [] if is_static else [_positional("self", empty, empty)]
        rest = inspect.Parameter("args", inspect.Parameter.VAR_POSITIONAL)
        return inspect.Signature([*first, rest], return_annotation=result)
    names: Sequence[str] = metadata.get("arg_names") or ()
    defaults = metadata.get("arg_defaults") or []
    parameters = []
    for at, schema in enumerate(schemas):
        named = at < len(names) and names[at].isidentifier()
        name = names[at] if named else f"_{at}"
        if at == 0 and not is_static:
            parameters.append(_positional("self", empty, empty))
            continue
        back = at - (len(schemas) - len(defaults))
        default = _default(defaults[back]) if back >= 0 else empty
        kind = inspect.Parameter.POSITIONAL_OR_KEYWORD if names else None
        parameters.append(_positional(name, default, _annotation(schema), kind))
    if names and not is_static:
        parameters[0] = parameters[0].replace(kind=inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return inspect.Signature(parameters, return_annotation=result)


def _positional(name: str, default: Any, annotation: Any, kind: Any = None) -> inspect.Parameter:
    kind = inspect.Parameter.POSITIONAL_ONLY if kind is None else kind
    return inspect.Parameter(name, kind, default=default, annotation=annotation)


def _default(value: Any) -> Any:
    if isinstance(value, dict) and "expr" in value:
        return _Shown(str(value["expr"]))
    return value


def init_signature(info: TypeInfo) -> inspect.Signature:
    """Return the signature of the constructor that takes a type's fields."""
    from ._constructor import init_fields

    positional, keyword_only = init_fields(info)
    either = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [inspect.Parameter("self", either)]
    parameters += [_of_field(field, either) for field in positional]
    parameters += [_of_field(field, inspect.Parameter.KEYWORD_ONLY) for field in keyword_only]
    return inspect.Signature(parameters)


def _of_field(field: TypeField, kind: Any) -> inspect.Parameter:
    # The constructor fills in the default; passing MISSING is the same as leaving the argument out.
    default = MISSING if field.c_has_default else inspect.Parameter.empty
    annotation = inspect.Parameter.empty if field.ty is None else field.ty
    return inspect.Parameter(field.name, kind, default=default, annotation=annotation)
