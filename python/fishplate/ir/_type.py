"""`Type` and `Attribute`, the bases of all types and attributes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ..core import Object
from ..registry import register_object
from ._cast import Castable
from ._kind import OfClass, name_of_class, typeid_of, typeid_of_class

if TYPE_CHECKING:
    from ._builtin_attributes import NamedAttribute
    from ._context import Context


def _parse(cls: Any, text: str) -> Any:
    """Unpickle a type or an attribute."""
    return cls.parse(text)


@register_object("ir.Type", init=False)
class Type(Castable, Object):
    """A type. Equal types of a context are the same object."""

    __slots__ = ()

    _FAMILY = "type", "Type"

    #: The full name of the kind that a class represents: ``IntegerType.type_name``.
    type_name = OfClass(name_of_class)
    #: The kind that a class represents.
    static_typeid = OfClass(typeid_of_class)
    typeid = property(typeid_of, doc="The kind of the type.")

    if TYPE_CHECKING:

        @property
        def context(self) -> Context: ...
        def text(self) -> str: ...
        @staticmethod
        def parse(text: str, context: Context | None = None) -> Type: ...

    def __reduce__(self) -> Any:
        """Pickle by text; unpickling makes the type in the current context."""
        return _parse, (Type, self.text())


@register_object("ir.Attribute", init=False)
class Attribute(Castable, Object):
    """An attribute. Equal attributes of a context are the same object."""

    __slots__ = ()

    _FAMILY = "attribute", "Attribute"

    #: The full name of the kind that a class represents: ``StringAttr.attr_name``.
    attr_name = OfClass(name_of_class)
    #: The kind that a class represents.
    static_typeid = OfClass(typeid_of_class)
    typeid = property(typeid_of, doc="The kind of the attribute.")

    if TYPE_CHECKING:

        @property
        def context(self) -> Context: ...
        @property
        def type(self) -> Type: ...
        def text(self) -> str: ...
        @staticmethod
        def parse(text: str, context: Context | None = None) -> Attribute: ...
        @staticmethod
        def of(
            value: Any, type: Type | None = None, context: Context | None = None
        ) -> Attribute: ...
        def get_named(self, name: str) -> NamedAttribute: ...

    def __reduce__(self) -> Any:
        """Pickle by text; unpickling makes the attribute in the current context."""
        return _parse, (Attribute, self.text())
