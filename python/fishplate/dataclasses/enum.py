"""Enums whose entries are objects that all languages share: one object per entry.

An entry has two indices, an integer and a string, and can be looked up by either. `IntEnum` and `StrEnum`
show one of them as `value` and accept it where an entry is expected.
"""

from __future__ import annotations

import typing
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, ClassVar

from .. import core
from ..container import Dict, List
from ..core import MISSING, Object
from .c_class import c_class
from .field import own_annotations
from .py_class import py_class

if TYPE_CHECKING:
    from typing import Self

__all__ = [
    "ENUM_STATE_ATTR",
    "Enum",
    "EnumAttrMap",
    "EnumState",
    "IntEnum",
    "StrEnum",
    "auto",
    "entry",
]

#: The type attribute that holds the entries of an enum.
ENUM_STATE_ATTR = "__ffi_enum__"


@c_class("ffi.EnumState")
class EnumState(Object):
    """The entries of one enum: in order, by index, and with their attributes."""

    entries: List[Object]
    indexes: Dict[Any, Object]
    attrs: Dict[str, Dict[Object, Any]]


class _EnumEntry:
    """An entry as declared in a class body."""

    __slots__ = ("args", "kwargs")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        self.args = args
        self.kwargs = kwargs

    def __repr__(self) -> str:
        shown = [repr(arg) for arg in self.args]
        shown += [f"{name}={value!r}" for name, value in self.kwargs.items()]
        return f"entry({', '.join(shown)})"


def entry(*args: Any, **kwargs: Any) -> Any:
    """Declare an entry of an enum, with values for the fields that the class declares."""
    return _EnumEntry(*args, **kwargs)


def auto() -> Any:
    """Declare an entry whose indices follow from its name and position."""
    return _EnumEntry()


def _normalize_index(index: Any) -> int | str:
    if isinstance(index, int):
        if not -(1 << 63) <= index < 1 << 63:
            raise OverflowError(f"enum integer index {index} is outside int64")
        return int(index)
    if isinstance(index, str):
        return index
    raise TypeError(f"enum index must be int or str, got {type(index).__name__}")


def _state(cls: type) -> EnumState | None:
    info = getattr(cls, "__tvm_ffi_type_info__", None)
    return None if info is None else core._lookup_type_attr(info.type_index, ENUM_STATE_ATTR)


def _make_state(cls: Any) -> EnumState:
    known = _state(cls)
    if known is not None:
        return known
    made = EnumState()
    core._register_type_attr(cls.__tvm_ffi_type_info__.type_index, ENUM_STATE_ATTR, made)
    return made


def _entries(cls: type) -> list[Any]:
    state = _state(cls)
    return [] if state is None else list(state.entries)


class _EnumMeta(type(Object)):
    """Operations of an enum class itself: iterate, count, and find an entry by calling it."""

    def __iter__(cls) -> Iterator[Any]:
        return iter(_entries(cls))

    def __len__(cls) -> int:
        return len(_entries(cls))

    def __bool__(cls) -> bool:
        return True

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        if len(args) == 1 and not kwargs:
            (value,) = args
            if isinstance(value, cls):
                return value
            if isinstance(value, (int, str)):
                try:
                    return cls.get(value)  # type: ignore[attr-defined]
                except KeyError:
                    raise ValueError(f"{value!r} is not a valid {cls.__name__}") from None
        return super().__call__(*args, **kwargs)


class _ClassProperty:
    """A property of the class that can be read from the class or an instance."""

    def __init__(self, getter: Callable[[type], Any]) -> None:
        self.getter = getter
        self.__doc__ = getter.__doc__

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        return self.getter(owner if owner is not None else type(instance))


@c_class("ffi.Enum", init=False)
class Enum(Object, metaclass=_EnumMeta):
    """Base of enums.

    A subclass names its type: ``class Color(Enum, type_key="my.Color")``. The key of a native enum binds to its
    entries; any other key defines a new type. Entries are declared by :func:`auto` and
    :func:`entry`, or by ``name: ClassVar[Color]`` alone.
    """

    __slots__ = ()
    _int_index: int
    _str_index: str

    if TYPE_CHECKING:

        def __new__(cls, *args: Any, **kwargs: Any) -> Self: ...

        @property
        def name(self) -> str: ...

        @property
        def value(self) -> Any: ...

    def __init_subclass__(
        cls,
        *,
        type_key: str | None = None,
        frozen: bool = True,
        init: bool = True,
        repr: bool = True,
        **kwargs: Any,
    ) -> None:
        """Register the type and its entries, if a key is given."""
        super().__init_subclass__(**kwargs)
        if type_key is None:
            return
        payload = int if issubclass(cls, IntEnum) else str if issubclass(cls, StrEnum) else None
        own_repr = "__repr__" in cls.__dict__
        names, declared = _declarations(cls, payload)
        native = core._object_type_key_to_index(type_key) is not None
        if native:
            c_class(type_key, init=init, repr=repr)(cls)
        else:
            py_class(type_key, frozen=frozen, structural_eq="singleton")(cls)
        if payload is not None:
            _behave_like(cls, payload, own_repr)
        _Binder(cls, type_key, native, payload).bind(names, declared)

    @classmethod
    def get(cls, index: int | str) -> Any:
        """Return the entry with an index; KeyError if there is none."""
        index = _normalize_index(index)
        state = _state(cls)
        if state is not None and index in state.indexes:
            return state.indexes[index]
        raise KeyError(index)

    @classmethod
    def all_entries(cls) -> Iterator[Any]:
        """Iterate over the entries in the order of their registration."""
        return iter(_entries(cls))

    @_ClassProperty
    def attr_dict(cls: type) -> Any:  # noqa: N805
        """The attributes of entries by name, each a dictionary from entry to value."""
        state = _state(cls)
        return Dict({}) if state is None else state.attrs

    @classmethod
    def def_attr(cls, name: str, *, default: Any = MISSING) -> EnumAttrMap:
        """Return a view of one attribute of the entries; the attribute may be new."""
        return EnumAttrMap(cls, name, default=default)


class EnumAttrMap:
    """One attribute of the entries of an enum, by entry."""

    __slots__ = ("_default", "_enum_cls", "_name")

    def __init__(self, enum_cls: type, name: str, *, default: Any = MISSING) -> None:
        """View the attribute `name`; `default` applies to entries without it."""
        self._enum_cls = enum_cls
        self._name = name
        self._default = default

    @property
    def name(self) -> str:
        """The name of the attribute."""
        return self._name

    def _check(self, variant: object) -> None:
        if not isinstance(variant, self._enum_cls):
            raise TypeError(f"expected {self._enum_cls.__name__}, got {type(variant).__name__}")

    def _column(self) -> Any:
        state = _state(self._enum_cls)
        return {} if state is None else state.attrs.get(self._name, {})

    def __setitem__(self, variant: object, value: Any) -> None:
        """Set the attribute of an entry."""
        self._check(variant)
        attrs = _make_state(self._enum_cls).attrs
        if self._name not in attrs:
            attrs[self._name] = Dict({})
        attrs[self._name][variant] = value

    def __getitem__(self, variant: object) -> Any:
        """Return the attribute of an entry, or the default."""
        self._check(variant)
        column = self._column()
        if variant in column:
            return column[variant]
        if self._default is not MISSING:
            return self._default
        raise KeyError(f"{variant!r} has no extensible attribute {self._name!r}")

    def __contains__(self, variant: object) -> bool:
        """Whether the attribute was set for an entry."""
        return isinstance(variant, self._enum_cls) and variant in self._column()

    def get(self, variant: object, default: Any = None) -> Any:
        """Return the attribute of an entry, or `default`."""
        return self[variant] if variant in self else default


@c_class("ffi.IntEnum", init=False)
class IntEnum(Enum):
    """An enum whose entries are equal to, and found by, their integer ``value``."""

    __slots__ = ()
    __ffi_payload_enum__: ClassVar[bool] = True
    value: int

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Register the type and its entries."""
        _refuse_value_field(cls, "IntEnum")
        super().__init_subclass__(**kwargs)


@c_class("ffi.StrEnum", init=False)
class StrEnum(Enum):
    """An enum whose entries are equal to, and found by, their string ``value``."""

    __slots__ = ()
    __ffi_payload_enum__: ClassVar[bool] = True
    value: str

    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Register the type and its entries."""
        _refuse_value_field(cls, "StrEnum")
        super().__init_subclass__(**kwargs)


def _refuse_value_field(cls: type, base: str) -> None:
    if "value" in cls.__dict__ or "value" in own_annotations(cls):
        raise TypeError(f"{base} reserves `value` as its canonical index alias")


def _behave_like(cls: Any, payload: type, own_repr: bool) -> None:
    """Make entries compare, hash and print like their value."""

    def __eq__(self: Any, other: object) -> Any:
        if isinstance(other, type(self)):
            return self.value == other.value
        return self.value == other if isinstance(other, payload) else NotImplemented

    def __ne__(self: Any, other: object) -> Any:
        equal = __eq__(self, other)
        return NotImplemented if equal is NotImplemented else not equal

    methods = {
        "__eq__": __eq__,
        "__ne__": __ne__,
        "__str__": lambda self: str(self.value),
        "__hash__": lambda self: hash(self.value),
        "name": property(lambda self: str(self._str_index)),
    }
    for name, method in methods.items():
        if name not in cls.__dict__:
            setattr(cls, name, method)
    if not own_repr:
        cls.__repr__ = lambda self: f"{type(self).__name__}.{self.name}"


def _is_class_var(annotation: Any) -> bool:
    annotation = getattr(annotation, "__forward_arg__", annotation)
    if isinstance(annotation, str):
        return annotation.replace(" ", "").startswith(("ClassVar", "typing.ClassVar"))
    return annotation is ClassVar or typing.get_origin(annotation) is ClassVar


def _is_plain_value(value: Any) -> bool:
    return not (isinstance(value, (staticmethod, classmethod, property)) or callable(value))


def _declarations(cls: type, payload: type | None) -> tuple[list[str], dict[str, _EnumEntry]]:
    """Take the entries out of a class body: names alone, and names with a declaration."""
    annotations = own_annotations(cls)
    names = [
        name
        for name, annotation in annotations.items()
        if not name.startswith("_") and _is_class_var(annotation) and name not in cls.__dict__
    ]
    fields = {name for name, annotation in annotations.items() if not _is_class_var(annotation)}
    declared: dict[str, _EnumEntry] = {}
    for name, value in list(cls.__dict__.items()):
        if name.startswith("_") or name in fields:
            continue
        if isinstance(value, _EnumEntry):
            declared[name] = value
        elif payload is not None and _is_plain_value(value):
            declared[name] = _EnumEntry(value=value)
    for name in declared:
        delattr(cls, name)
    return names, declared


class _Binder:
    """Creates or looks up the entries that a class body names, and makes them class attributes."""

    def __init__(self, cls: Any, type_key: str, native: bool, payload: type | None) -> None:
        self.cls = cls
        self.type_key = type_key
        self.native = native
        self.payload = payload
        self.state = _make_state(cls)

    def bind(self, names: list[str], declared: dict[str, _EnumEntry]) -> None:
        indexes = self.state.indexes
        for name in names:
            found = indexes.get(name)
            setattr(self.cls, name, self._of_name(name) if found is None else found)
        for name, declaration in declared.items():
            number, text, rest = self._indices(name, declaration)
            found = indexes.get(number if self.payload is int else text)
            if found is None:
                if number in indexes or text in indexes:
                    raise ValueError(f"duplicate enum index in {self.cls.__name__}.{name}")
                found = self._add(number, text, rest)
            setattr(self.cls, name, found)

    def _of_name(self, name: str) -> Any:
        if self.native:
            raise RuntimeError(f"{self.type_key!r} has no enum at string index {name!r}")
        if self.payload is int:
            raise TypeError(f"{self.cls.__name__}.{name} requires an integer value")
        return self._add(len(self.state.entries), name, _EnumEntry())

    def _indices(self, name: str, declaration: _EnumEntry) -> tuple[int, str, _EnumEntry]:
        """Return both indices, and the rest of the declaration."""
        rest = dict(declaration.kwargs)
        shown = f"{self.cls.__name__}.{name}"
        if "_int_index" in rest or "_str_index" in rest:
            raise TypeError(f"{shown}: enum indices are inferred")
        ordinal = len(self.state.entries)
        if self.payload is None:
            return ordinal, name, declaration
        expected = self.payload.__name__
        if "value" not in rest:
            raise TypeError(f"{shown} requires a {expected} value")
        value = rest.pop("value")
        if type(value) is not self.payload:
            raise TypeError(f"{shown} value must be {expected}, got {type(value).__name__}")
        _normalize_index(value)
        number, text = (value, name) if self.payload is int else (ordinal, value)
        return number, text, _EnumEntry(*declaration.args, **rest)

    def _add(self, number: int, text: str, declaration: _EnumEntry) -> Any:
        try:
            make = self._make_native if self.native else self._make
            made = make(declaration, {"_int_index": number, "_str_index": text})
        except Exception as error:
            shown = f"{self.cls.__name__}.{text}"
            raise TypeError(f"{shown}: invalid enum entry: {error}") from None
        self.state.entries.append(made)
        self.state.indexes[made._int_index] = made
        self.state.indexes[made._str_index] = made
        return made

    def _make(self, declaration: _EnumEntry, indices: dict[str, Any]) -> Any:
        return self.cls(*declaration.args, **indices, **declaration.kwargs)

    def _make_native(self, declaration: _EnumEntry, indices: dict[str, Any]) -> Any:
        if declaration.args:
            raise TypeError("entries of a native enum take fields by keyword only")
        type_index = self.cls.__tvm_ffi_type_info__.type_index
        allocate = core._lookup_type_attr(type_index, "__ffi_new__")
        if allocate is None:
            raise TypeError("the type cannot be allocated")
        made = allocate()
        for name, value in {**indices, **declaration.kwargs}.items():
            field = getattr(self.cls, name, None)
            if not isinstance(field, core.FFIProperty):
                raise TypeError(f"the type has no field {name!r}")
            field.set(made, value)
        return made
