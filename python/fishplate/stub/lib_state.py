"""The registered functions and types of this process, by prefix."""

from __future__ import annotations

import functools
from collections.abc import Iterable

from ..core import TypeSchema, _lookup_or_register_type_info_from_type_key
from ..registry import (
    get_global_func_metadata,
    get_registered_type_keys,
    list_global_func_names,
)
from . import consts as C
from .utils import FuncInfo, ObjectInfo


@functools.cache
def object_info_from_type_key(type_key: str) -> ObjectInfo:
    """The facts of a type, by its key."""
    return ObjectInfo.from_type_info(_lookup_or_register_type_info_from_type_key(str(type_key)))


def collect_global_funcs() -> dict[str, list[FuncInfo]]:
    """The global functions that have a schema, by prefix, sorted by name; reports those that it leaves out."""
    functions: dict[str, list[FuncInfo]] = {}
    for prefix, names in _by_prefix(list_global_func_names(), tell=True).items():
        known = [info for name in names if (info := _function_info(name)) is not None]
        if known:
            functions[prefix] = known
    return functions


def collect_type_keys() -> dict[str, list[str]]:
    """The keys of all registered types, by prefix, sorted."""
    return _by_prefix(str(key) for key in get_registered_type_keys())


def toposort_objects(type_keys: list[str]) -> list[ObjectInfo]:
    """The facts of types: each type after its ancestors, otherwise by name."""
    infos = {key: object_info_from_type_key(key) for key in sorted(set(type_keys))}
    ordered: dict[str, ObjectInfo] = {}
    waiting = sorted(infos)
    while waiting:
        # The first by name of those whose ancestors are done.
        ready = next(key for key in waiting if infos[key].parent_type_key not in waiting)
        ordered[ready] = infos[ready]
        waiting.remove(ready)
    return list(ordered.values())


def _by_prefix(names: Iterable[str], tell: bool = False) -> dict[str, list[str]]:
    groups: dict[str, list[str]] = {}
    for name in sorted(names):
        prefix, dot, _ = name.rpartition(".")
        if dot:
            groups.setdefault(prefix, []).append(name)
        elif tell:
            _print_skipped("Invalid name in global function", name)
    return groups


@functools.cache
def _function_info(name: str) -> FuncInfo | None:
    try:
        schema = TypeSchema.from_json_str(get_global_func_metadata(name)["type_schema"])
    except (KeyError, ValueError, RuntimeError):
        _print_skipped("Function has no type schema", name)
        return None
    return FuncInfo.from_schema(name, schema)


def _print_skipped(why: str, name: str) -> None:
    print(f"{C.TERM_YELLOW}[Skipped] {why}: {name}{C.TERM_RESET}")
