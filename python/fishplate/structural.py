"""Equality, hash, visits and changes of values by their structure.

>>> import fishplate
>>> fishplate.structural_equal([1, 2, 3], [1, 2, 3])
True
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from . import core
from ._enum import DirectIntEnum
from .core import Object, _get_global_func
from .registry import register_object

if TYPE_CHECKING:
    from .access_path import AccessPath

_structural_equal = _get_global_func("ffi.StructuralEqual", False)
_structural_hash = _get_global_func("ffi.StructuralHash", False)
_first_mismatch = _get_global_func("ffi.GetFirstStructuralMismatch", False)
_make_key = _get_global_func("ffi.StructuralKey", False)
_keys_equal = _get_global_func("ffi.StructuralKeyEqual", False)
_make_interrupt = _get_global_func("ffi.VisitInterrupt", False)
_walk = _get_global_func("ffi.StructuralWalk", False)
_visit = _get_global_func("ffi.StructuralVisit", False)
_map = _get_global_func("ffi.StructuralMap", False)
_mutate = _get_global_func("ffi.StructuralMutate", False)
_visitor_visit = _get_global_func("ffi.StructuralVisitorVisit", False)
_visitor_default = _get_global_func("ffi.StructuralVisitorDefaultVisit", False)
_visitor_region = _get_global_func("ffi.StructuralVisitorDefRegionKind", False)
_visitor_with_region = _get_global_func("ffi.StructuralVisitorWithDefRegionKind", False)
_mutator_mutate = _get_global_func("ffi.StructuralMutatorMutate", False)
_mutator_default = _get_global_func("ffi.StructuralMutatorDefaultMutate", False)
_mutator_get = _get_global_func("ffi.StructuralMutatorVarRemapGet", False)
_mutator_set = _get_global_func("ffi.StructuralMutatorVarRemapSet", False)
_mutator_region = _get_global_func("ffi.StructuralMutatorDefRegionKind", False)
_mutator_with_region = _get_global_func("ffi.StructuralMutatorWithDefRegionKind", False)

# Hashes cross the ABI as signed numbers; callers see unsigned ones.
_UNSIGNED = (1 << 64) - 1


class WalkOrder(DirectIntEnum):
    """Whether a callback runs before or after the children of its value."""

    PREORDER = 0
    POSTORDER = 1


class WalkResult(DirectIntEnum):
    """Return value of a callback of :func:`structural_walk`: continue, or skip the children.

    To end the whole walk, return a :class:`VisitInterrupt`.
    """

    ADVANCE = 0
    SKIP = 1


class InplaceMode(DirectIntEnum):
    """Whether a callback of :func:`structural_mutate` may change its value in place.

    It may if the value has no other owner; it need not.
    """

    DISALLOW = 0
    ALLOW = 1


class DefRegionKind(DirectIntEnum):
    """Whether a value occurs where variables are defined: no, by pattern, or one by one."""

    NONE = 0
    DEF_PATTERN = 1
    DEF_SIMPLE = 2


def structural_equal(
    lhs: Any, rhs: Any, map_free_vars: bool = False, skip_tensor_content: bool = False
) -> bool:
    """Whether two values have the same structure.

    Parameters
    ----------
    lhs, rhs
        Any values.
    map_free_vars
        Whether free variables may be mapped to each other.
    skip_tensor_content
        Whether tensors are compared by shape and type only.

    """
    return _structural_equal(lhs, rhs, map_free_vars, skip_tensor_content)


def structural_hash(
    value: Any, map_free_vars: bool = False, skip_tensor_content: bool = False
) -> int:
    """Return a hash that is the same for values that :func:`structural_equal` considers equal."""
    return _structural_hash(value, map_free_vars, skip_tensor_content) & _UNSIGNED


def get_first_structural_mismatch(
    lhs: Any, rhs: Any, map_free_vars: bool = False, skip_tensor_content: bool = False
) -> tuple[AccessPath, AccessPath] | None:
    """Return the paths to the first difference, one for each side, or None."""
    return _first_mismatch(lhs, rhs, map_free_vars, skip_tensor_content)


@register_object("ffi.StructuralKey")
class StructuralKey(Object):
    """A value as a key of dictionaries and maps; keys with the same structure are equal.

    >>> {StructuralKey([1, 2]): "a"}[StructuralKey([1, 2])]
    'a'
    """

    if TYPE_CHECKING:
        key: Any
        hash_i64: int

    def __init__(self, key: Any) -> None:
        """Hash the value once."""
        self.__init_handle_by_constructor__(_make_key, key)

    def __hash__(self) -> int:
        """Return the hash computed at construction."""
        return self.hash_i64 & _UNSIGNED

    def __eq__(self, other: object) -> bool:
        """Whether the other is a key of the same structure."""
        return isinstance(other, StructuralKey) and _keys_equal(self, other)


@register_object("ffi.VisitInterrupt")
class VisitInterrupt(Object):
    """Ends a walk or a visit when a callback returns it; the walk or visit returns it to the caller."""

    if TYPE_CHECKING:
        value: Any

    def __init__(self, value: Any = None) -> None:
        """Carry a value to the caller."""
        self.__init_handle_by_constructor__(_make_interrupt, value)


class _Region:
    """Position of visitors and mutators relative to definitions of variables."""

    __slots__ = ()

    def def_region_kind(self) -> DefRegionKind:
        """Return whether variables are being defined here."""
        return DefRegionKind(type(self)._region(self))

    def with_def_region_kind(self, kind: int, callback: Callable[[], Any]) -> Any:
        """Call the callback as if in a region of that kind, and return its result."""
        return type(self)._with_region(self, kind, callback)


@register_object("ffi.StructuralVisitor")
class StructuralVisitor(_Region, Object):
    """Traverses a value; a visit passes it to callbacks and hooks."""

    _region = staticmethod(_visitor_region)
    _with_region = staticmethod(_visitor_with_region)

    def visit(self, value: Any) -> VisitInterrupt | None:
        """Visit a value with the matching callback, if there is one."""
        return _visitor_visit(self, value)

    def default_visit(self, value: Any) -> VisitInterrupt | None:
        """Visit the children of a value, without the callbacks for the value itself.

        The value's own hook runs, so a hook must not call this for its own value: the recursion would not end.
        """
        return _visitor_default(self, value)


@register_object("ffi.StructuralMutator")
class StructuralMutator(_Region, Object):
    """Rebuilds a value; a mutation passes it to callbacks and hooks."""

    _region = staticmethod(_mutator_region)
    _with_region = staticmethod(_mutator_with_region)

    def mutate(self, value: Any) -> Any:
        """Return the mutated value: the value itself if nothing in it changes, else a copy."""
        return _mutator_mutate(self, value)

    def default_mutate(self, value: Any) -> Any:
        """Rebuild a value from its children, without the callbacks for the value itself."""
        return _mutator_default(self, value)

    def var_remap_get(self, var: Object) -> Any | None:
        """Return the replacement of a variable, or None."""
        return _mutator_get(self, var)

    def var_remap_set(self, var: Object, mapped_value: Any) -> None:
        """Set the replacement of a variable."""
        _mutator_set(self, var, mapped_value)


Callbacks = tuple | Sequence | Callable


def structural_walk(
    root: Any,
    callbacks: Callbacks = (),
    with_def_region_kind: Callbacks = (),
    order: str | WalkOrder = "post",
) -> VisitInterrupt | None:
    """Call the first matching callback for every value below a root.

    A value that occurs twice is walked twice.

    Parameters
    ----------
    root
        Where to start.
    callbacks
        ``f(value)``, for every value; or ``(type, f)``, ``((type, ...), f)``, or a sequence of
        such pairs, tried in order. Types are builtins, registered classes, or ``typing.Any``.
    with_def_region_kind
        The same for callbacks ``f(value, kind)`` with a :class:`DefRegionKind`.
    order
        ``"post"``: children first; ``"pre"``: children after, unless the callback returns
        ``WalkResult.SKIP``.

    Returns
    -------
    result
        The :class:`VisitInterrupt` that a callback returned, or None.

    """
    order = _order(order, "walk")
    plain = _entries(callbacks, "structural_walk")
    in_region = _region_entries(with_def_region_kind, "structural_walk")
    return _walk(root, plain, in_region, order)


def structural_visit(root: Any, callbacks: Callbacks = ()) -> VisitInterrupt | None:
    """Visit a value with callbacks that handle its children themselves.

    Parameters
    ----------
    root
        Where to start.
    callbacks
        As for :func:`structural_walk`, but ``f(value, visitor)``: children are visited if the
        callback calls ``visitor.visit(child)`` or ``visitor.default_visit(value)``.

    """
    return _visit(root, _entries(callbacks, "structural_visit"))


def structural_mutate(root: Any, callbacks: Callbacks = ()) -> Any:
    """Rebuild a value with callbacks that handle its children themselves.

    Parameters
    ----------
    root
        Where to start. It is not changed, unless it is passed as ``root._move()``.
    callbacks
        As for :func:`structural_walk`, but ``f(value, mutator)`` or
        ``f(value, mutator, inplace_mode)``, which returns the new value.

    """
    entries = _entries(callbacks, "structural_mutate")
    return _mutate(root, [(index, f, _takes_inplace_mode(f)) for index, f in entries])


def structural_map(
    root: Any,
    callbacks: Callbacks = (),
    with_def_region_kind: Callbacks = (),
    order: str | WalkOrder = "post",
) -> Any:
    """Rebuild a value with callbacks that return the new value.

    Callbacks run for every value below the root and must not change their arguments.

    Parameters
    ----------
    root
        Where to start. It is not changed, unless it is passed as ``root._move()``.
    callbacks, with_def_region_kind, order
        As for :func:`structural_walk`.

    """
    order = _order(order, "map")
    plain = _entries(callbacks, "structural_map")
    in_region = _region_entries(with_def_region_kind, "structural_map")
    return _map(root, plain, in_region, order)


def _order(order: str | WalkOrder, what: str) -> int:
    if isinstance(order, WalkOrder):
        return int(order)
    if order not in ("pre", "post"):
        raise ValueError(f"Unknown structural {what} order: {order!r}")
    return int(WalkOrder.PREORDER if order == "pre" else WalkOrder.POSTORDER)


def _entries(callbacks: Callbacks, function: str) -> list[tuple[int, Callable[..., Any]]]:
    """Convert the users' callbacks to pairs of a type index and a callback."""
    entries = []
    for kinds, callback in _pairs(callbacks, function):
        kinds = kinds if isinstance(kinds, tuple) else (kinds,)
        entries.extend((_type_index(kind, function), callback) for kind in kinds)
    return entries


def _region_entries(callbacks: Callbacks, function: str) -> list[tuple[int, Callable[..., Any]]]:
    def with_kind(callback: Callable[..., Any]) -> Callable[[Any, int], Any]:
        return lambda value, kind: callback(value, DefRegionKind(kind))

    return [(index, with_kind(callback)) for index, callback in _entries(callbacks, function)]


def _pairs(callbacks: Callbacks, function: str) -> list[tuple[Any, Callable[..., Any]]]:
    if callable(callbacks):
        return [(Any, callbacks)]
    if _is_pair(callbacks):
        return [callbacks]
    if not isinstance(callbacks, Sequence) or isinstance(callbacks, (str, bytes)):
        raise TypeError(
            f"{function} callbacks must be callbacks, (type, callback) entries, "
            "((type1, type2, ...), callback) entries, or sequences of tuple entries, "
            f"got {type(callbacks).__name__}"
        )
    for index, pair in enumerate(callbacks):
        if not _is_pair(pair):
            raise TypeError(
                f"{function} callbacks within a sequence must be (type, callback) tuples, "
                f"got {type(pair).__name__} at position {index}"
            )
    return list(callbacks)


def _is_pair(value: Any) -> bool:
    return isinstance(value, tuple) and len(value) == 2 and callable(value[1])


def _takes_inplace_mode(callback: Callable[..., Any]) -> bool:
    """Whether a callback takes a third argument."""
    import inspect  # Slow to import, and rarely needed.

    try:
        signature = inspect.signature(callback)
    except (TypeError, ValueError):
        return False  # The signature is unknown: two arguments always work.
    try:
        signature.bind(None, None, InplaceMode.DISALLOW)
        return True
    except TypeError:
        pass
    try:
        signature.bind(None, None)
    except TypeError as error:
        raise TypeError(
            "structural_mutate callback must accept (value, mutator) or "
            "(value, mutator, inplace_mode)"
        ) from error
    return False


def _type_index(kind: Any, function: str) -> int:
    annotation = Any if kind is object else kind
    try:
        index = core.TypeSchema.from_annotation(annotation).origin_type_index
    except TypeError as error:
        raise TypeError(
            f"{function} callback type must be a supported builtin, "
            f"typing.Any/object, or an FFI-registered object class, got {kind!r}"
        ) from error
    if index < 0 and annotation is not Any:
        raise TypeError(
            f"{function} callback type_index is negative, the only "
            f"acceptable negative type_index is -1 for Any, got {kind!r}"
        )
    return index


__all__ = [
    "DefRegionKind",
    "InplaceMode",
    "StructuralKey",
    "StructuralMutator",
    "StructuralVisitor",
    "VisitInterrupt",
    "WalkOrder",
    "WalkResult",
    "get_first_structural_mismatch",
    "structural_equal",
    "structural_hash",
    "structural_map",
    "structural_mutate",
    "structural_visit",
    "structural_walk",
]
