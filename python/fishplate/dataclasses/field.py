"""Declarations of fields in a class body: `field()`, `Field`, `init_property`, `KW_ONLY`."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, overload

from ..core import MISSING

if TYPE_CHECKING:
    from ..core import TypeSchema

__all__ = ["KW_ONLY", "Field", "field", "init_property"]

_T = TypeVar("_T")


def _field_converter(value: Any) -> Any:
    """Tell type checkers that a field accepts more than its type; the FFI converts the value."""
    return value


def own_annotations(cls: Any) -> dict[str, Any]:
    """Return the annotations of the class body itself; undefined names stay as text."""
    if sys.version_info >= (3, 14):
        import annotationlib

        return annotationlib.get_annotations(cls, format=annotationlib.Format.FORWARDREF)
    return inspect.get_annotations(cls)


class init_property(Generic[_T]):
    """A field that is computed once, right after the object is created.

    The decorated method gets the object and returns the value; its return annotation is the type
    of the field. The value is stored in the object, so other languages see it too. The field is not a parameter of
    ``__init__`` and is ignored by comparison, hashing and repr.
    """

    def __init__(self, func: Callable[[Any], _T]) -> None:
        """Wrap the function that computes the value."""
        self.func = func
        self.name: str | None = None

    @overload
    def __get__(self, obj: None, objtype: type) -> init_property[_T]: ...
    @overload
    def __get__(self, obj: object, objtype: type) -> _T: ...
    def __get__(self, obj: object | None, objtype: type) -> Any:
        """Return itself; the finished class has a property for the field instead."""
        return self

    def __set_name__(self, owner: type, name: str) -> None:
        """Annotate the name in the class, like a field in the body."""
        self.name = name
        annotations = own_annotations(owner)
        annotations[name] = own_annotations(self.func).get("return", Any)
        owner.__annotations__ = annotations


class Field:
    """One field of a class defined with ``py_class`` or ``c_class``.

    :func:`field` creates it; the decorator fills in ``name`` and ``type``. ``MISSING`` means that there is no
    ``default`` or ``default_factory``.
    """

    __slots__ = (
        "_ty_schema",
        "compare",
        "converter",
        "default",
        "default_factory",
        "doc",
        "extra_kwargs",
        "frozen",
        "hash",
        "init",
        "kw_only",
        "metadata",
        "name",
        "repr",
        "structural_eq",
        "type",
    )

    _VALID_STRUCTURAL_EQ_VALUES: ClassVar[frozenset[str | None]] = frozenset(
        {None, "ignore", "def", "def-pattern", "def-simple"}
    )

    def __init__(
        self,
        name: str | None = None,
        _ty_schema: TypeSchema | None = None,
        *,
        default: Any = MISSING,
        default_factory: Any = MISSING,
        frozen: bool = False,
        init: bool = True,
        repr: bool = True,
        hash: bool | None = True,
        compare: bool = False,
        kw_only: bool | None = False,
        metadata: Mapping[str, Any] | None = None,
        structural_eq: str | None = None,
        doc: str | None = None,
        converter: Callable[[Any], Any] = _field_converter,
        **extra_kwargs: Any,
    ) -> None:
        """Describe a field; the parameters are those of :func:`field`."""
        if default_factory is not MISSING:
            if default is not MISSING:
                raise ValueError("cannot specify both default and default_factory")
            if not callable(default_factory):
                got = type(default_factory).__name__
                raise TypeError(f"default_factory must be a callable, got {got}")
        if structural_eq not in self._VALID_STRUCTURAL_EQ_VALUES:
            valid = sorted(self._VALID_STRUCTURAL_EQ_VALUES, key=str)
            raise ValueError(f"structural_eq must be one of {valid}, got {structural_eq!r}")
        self.name = name
        self._ty_schema = _ty_schema
        self.type: Any = None
        self.default = default
        self.default_factory = default_factory
        self.frozen = frozen
        self.init = init
        self.repr = repr
        self.hash = hash
        self.compare = compare
        self.kw_only = kw_only
        self.metadata = dict(metadata or {})
        self.structural_eq = structural_eq
        self.doc = doc
        self.converter = converter
        self.extra_kwargs = extra_kwargs

    def __repr__(self) -> str:
        """Show name and type."""
        return f"Field(name={self.name!r}, type={self.type!r})"

    def __copy__(self) -> Field:
        """Copy with separate dictionaries; attributes of subclasses are kept."""
        made = object.__new__(type(self))
        if hasattr(self, "__dict__"):
            made.__dict__.update(self.__dict__)
        for cls in type(self).__mro__:
            slots = cls.__dict__.get("__slots__", ())
            for slot in (slots,) if isinstance(slots, str) else slots:
                if slot not in ("__dict__", "__weakref__") and hasattr(self, slot):
                    setattr(made, slot, getattr(self, slot))
        made.metadata = dict(self.metadata)
        made.extra_kwargs = dict(self.extra_kwargs)
        return made


def field(
    *,
    default: Any = MISSING,
    default_factory: Any = MISSING,
    frozen: bool = False,
    init: bool = True,
    repr: bool = True,
    hash: bool | None = None,
    compare: bool = True,
    kw_only: bool | None = None,
    metadata: Mapping[str, Any] | None = None,
    structural_eq: str | None = None,
    doc: str | None = None,
    converter: Callable[[Any], Any] = _field_converter,
    **extra_kwargs: Any,
) -> Any:
    """Describe a field of a ``py_class`` beyond its type.

    Parameters
    ----------
    default, default_factory
        The default, or a function without parameters that makes a new default for each object; not both.
    frozen
        The field cannot be set after construction, except by ``type(obj).name.set(obj, value)``.
    init, repr, hash, compare
        Whether the field is a parameter of ``__init__``, is shown by ``repr``, is part of the hash (None: same as
        ``compare``) and of comparison.
    kw_only
        Whether the parameter is keyword-only; None: as set by the decorator.
    metadata
        Anything for the author's own use; copied into a new dictionary.
    structural_eq
        For ``structural_equal`` and ``structural_hash``: ``"ignore"`` leaves the field out;
        ``"def-pattern"`` (or ``"def"``) means that it defines variables, including those in their types;
        ``"def-simple"`` means that it defines only the variables themselves.
    doc
        The docstring of the property.
    converter
        For type checkers only.
    extra_kwargs
        Options for hooks of the class; an option that no hook accepts is an error.

    """
    return Field(
        default=default,
        default_factory=default_factory,
        frozen=frozen,
        init=init,
        repr=repr,
        hash=hash,
        compare=compare,
        kw_only=kw_only,
        metadata=metadata,
        structural_eq=structural_eq,
        doc=doc,
        converter=converter,
        **extra_kwargs,
    )
